// Of what somebody can be told: what he has nothing to do with is not offered.
import type { CampaignContact, MemberInfo } from "../../generated/campaign";

export type About = NonNullable<CampaignContact["kinds"]>[number];

const EVERYBODY: readonly About[] = ["round", "report", "rollback", "letter"];
const TO_ACT: readonly About[] = ["turn", "deadline", "returned"];

export function aboutsFor(member: Pick<MemberInfo, "role" | "right">): About[] {
    if (member.role === "master") return [...EVERYBODY, "question", "special"];
    const toDo = member.right === "read" ? [] : TO_ACT;
    return [...toDo, ...EVERYBODY, "offer", "answer"];
}
