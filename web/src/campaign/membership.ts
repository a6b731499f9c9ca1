// For whom one acts here, and what that allows. The server decides; this only keeps from offering what it refuses.
import type { Act, MyMember } from "./types";

const ORDER = ["read", "write", "hand in"] as const;

export function isAllowed(me: MyMember | null, act: Act): boolean {
    if (!me || me.role === "spectator") return false;
    if (me.role === "master") return act === "lead" || act === "read" || act === "rule";
    if (act === "lead") return false;
    if (act === "rule") return me.rules;
    return ORDER.indexOf(me.right) >= ORDER.indexOf(act);
}

/** Realms before game masters before those who look on; among realms the higher right. */
function weight(member: MyMember): number {
    if (member.role === "spectator") return 0;
    return member.role === "master" ? 1 : 2 + ORDER.indexOf(member.right) + Number(member.rules);
}

/** Whoever came by a link acts for it; otherwise as last time, or for what has the highest right. */
export function preferred(
    members: readonly MyMember[],
    arrived: string | null,
    before: number | null,
): MyMember | null {
    const byLink = arrived ? members.filter((member) => member.token === arrived) : [];
    const asBefore = members.filter((member) => member.id === before);
    const [best = null] = [byLink, asBefore, members].find((some) => some.length > 0) ?? [];
    if (byLink.length || asBefore.length) return best;
    return members.reduce<MyMember | null>(
        (found, member) => (found && weight(found) >= weight(member) ? found : member),
        null,
    );
}
