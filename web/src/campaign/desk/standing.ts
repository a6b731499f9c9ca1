// How a realm stands in the round, as one sign: what the desk may know, and no more.
import type { IconName } from "../../lib/pieces/icons";
import type { MemberInfo, RealmStanding } from "../../generated/campaign";

export type Light =
    "ready" | "bot" | "stand-in" | "late" | "absent" | "nobody" | "writing" | "missing" | "idle";

/** Each by its sign: colour is never alone. */
export const SIGNS: Record<Light, IconName> = {
    ready: "check",
    bot: "bot",
    "stand-in": "bot",
    late: "bell",
    absent: "moon",
    nobody: "help",
    writing: "pencil",
    missing: "hourglass",
    idle: "minus",
};

export interface Realm extends RealmStanding {
    /** Who plays it, also those who are only invited. */
    people: readonly MemberInfo[];
    light: Light;
}

/** Whether somebody is there who could write a sheet. */
function hasPlayers(people: readonly MemberInfo[]): boolean {
    return people.some((one) => one.joined && (one.rules || one.right !== "read"));
}

export function lightOf(one: RealmStanding, people: readonly MemberInfo[]): Light {
    if (one.sheet === "waiting") return "ready";
    if (one.bot) return "bot";
    if (one.absent) return "absent";
    if (one.sheet !== "missing") return "idle";
    if (one.late) return one.stand_in ? "stand-in" : "late";
    if (!hasPlayers(people)) return "nobody";
    return one.writing ? "writing" : "missing";
}

/** Who stays out of the way comes last: what needs a look stands first, else by number. */
export function realmsOf(standings: readonly RealmStanding[], members: readonly MemberInfo[]): Realm[] {
    return standings
        .filter((one) => one.plays)
        .map((one) => {
            const people = members.filter((member) => member.role === "realm" && member.realm === one.realm);
            return { ...one, people, light: lightOf(one, people) };
        });
}

/** Who can be reminded now: somebody is there, and nobody has done so a moment ago. */
export function remindable(realms: readonly Realm[], now: number, again: number): Realm[] {
    return realms.filter(
        (one) =>
            one.sheet === "missing" &&
            !one.bot &&
            hasPlayers(one.people) &&
            (one.called === null || one.called === undefined || now >= one.called + again),
    );
}
