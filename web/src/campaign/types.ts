// What the rooms of a campaign share: the server's own structs under the names that the rooms use.
import type { Description, MemberInfo, NewsKind } from "../generated/campaign";

export type {
    AnyOrder,
    CampaignHere,
    Fight,
    Letter,
    LineVerdict,
    MemberInfo,
    MyTasks,
    News,
    NewsKind,
    PhoenixView,
    Piece,
    Reach,
    RealmNamed,
    Round,
    Summary,
    Verdict,
    Way,
} from "../generated/campaign";

/** The geography, which is the same for everybody: terrain, rivers, gates. */
export type World = Description;

/** What I am here, and the link that says so; an account needs none. */
export interface MyMember extends MemberInfo {
    token: string;
}

export const NEWS_KINDS = [
    "round",
    "turn",
    "deadline",
    "report",
    "rollback",
    "decision",
    "letter",
    "offer",
    "question",
    "answer",
    "special",
    "draft",
    "tags",
    "sheet",
    "rehearsal",
    "clock",
    "bell",
    "work",
    "people",
    "here",
    "house",
] as const satisfies readonly NewsKind[];

export type Act = "read" | "write" | "hand in" | "rule" | "lead";

export type Connection = "online" | "connecting" | "offline";

/** A movement of the sheet, as the verdict knows it; fields by their labels ("503/22"). */
export interface Arrow {
    line: number;
    from: string;
    to: string;
    path: readonly string[];
    state: "fine" | "open" | "refused";
}
