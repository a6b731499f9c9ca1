// What comes next, in one sentence, and the one button for it. All of it follows from what the desk knows.
import type { DeskSeen } from "../../generated/campaign";
import { remindable, type Realm } from "./standing";

/** What the main button does. */
export type Deed =
    | { do: "rehearse"; standIns: boolean }
    | { do: "go"; tab: "turn" | "reports" }
    | { do: "invite"; realm: number }
    | { do: "remind" }
    | { do: "start" };

export interface Next {
    /** The message, below `desk-next-`. */
    id: string;
    /** Names of realms that it is about. */
    names: readonly string[];
    /** Somebody's name. */
    who: string;
    /** When the time is over; null where none is limited. */
    until: number | null;
    deed: Deed | null;
}

const said = (id: string, more: Partial<Next> = {}): Next => ({
    id,
    names: [],
    who: "",
    until: null,
    deed: null,
    ...more,
});

export function nextOf(desk: DeskSeen, realms: readonly Realm[], now: number): Next {
    const { course, rehearsal } = desk;
    if (course.over) return said("over", { deed: { do: "go", tab: "reports" } });
    if (rehearsal) return said("rehearsal", { who: rehearsal.who, deed: { do: "go", tab: "turn" } });
    if (course.wanted) return said("dice", { deed: { do: "go", tab: "turn" } });
    const missing = realms.filter((one) => course.late.includes(one.realm));
    if (!missing.length) return readyNow(desk, realms);
    const nobody = missing.filter((one) => one.light === "nobody");
    if (nobody.length) {
        const [first] = nobody;
        const isInvited = nobody.every((one) => one.people.length > 0);
        const deed: Deed = { do: "invite", realm: first!.realm };
        return said(isInvited ? "invited" : "nobody", { names: namesOf(nobody), deed });
    }
    return waiting(desk, missing, now);
}

const namesOf = (realms: readonly Realm[]) => realms.map((one) => one.name);

/** Nobody is waited for: the month, or the turn of one realm, can be looked at. */
function readyNow(desk: DeskSeen, realms: readonly Realm[]): Next {
    const deed: Deed = { do: "rehearse", standIns: false };
    const active = realms.find((one) => one.realm === desk.course.active);
    if (active) return said("turn-ready", { names: [active.name], deed });
    return said(desk.mode === "meeting" ? "muster-ready" : "ready", { deed });
}

function waiting(desk: DeskSeen, missing: readonly Realm[], now: number): Next {
    const { clock } = desk;
    const names = namesOf(missing);
    if (missing.every((one) => one.late)) {
        const standIns = missing.every((one) => one.stand_in);
        return said(standIns ? "stand-ins" : "late", { names, deed: { do: "rehearse", standIns: true } });
    }
    if (!clock.runs && clock.minutes) return said("stands", { names, deed: { do: "start" } });
    const deed: Deed | null = remindable(missing, now, desk.remind_again ?? 0).length
        ? { do: "remind" }
        : null;
    const until = clock.until ?? null;
    const id = until === null ? "missing" : "missing-until";
    return said(deed ? id : `${id}-reminded`, { names, until, deed });
}
