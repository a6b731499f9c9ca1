// Who of a realm is there, and how somebody who is not gets in.
import type { MemberInfo, Summary } from "../../generated/campaign";

export type Presence = "here" | "away" | "invited" | "nobody";

export interface Row {
    realm: number;
    name: string;
    presence: Presence;
    people: readonly MemberInfo[];
    /** Whose place a code is for: an invitation that waits; null where a new one is needed. */
    open: MemberInfo | null;
    bot: string;
}

function presenceOf(people: readonly MemberInfo[]): Presence {
    if (people.some((one) => one.here)) return "here";
    if (people.some((one) => one.joined)) return "away";
    return people.length ? "invited" : "nobody";
}

export function rowsOf(summary: Summary, members: readonly MemberInfo[]): Row[] {
    return summary.realms
        .filter((realm) => realm.plays)
        .map(({ number, name }) => {
            const people = members.filter((one) => one.role === "realm" && one.realm === number);
            return {
                realm: number,
                name,
                people,
                presence: presenceOf(people),
                open: people.find((one) => !one.joined) ?? null,
                bot: summary.house.bots?.[number] ?? "",
            };
        });
}

/** The same link under an address that phones in the room can reach. */
export function linkAt(link: string, address: string): string {
    if (!address) return link;
    const { pathname, search, hash } = new URL(link);
    return `${address}${pathname}${search}${hash}`;
}

/** What the server offers, and where this page itself came from, unless that leads nowhere from a phone. */
export function addressesFor(offered: readonly string[], origin: string): string[] {
    const isLonely = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);
    return [...new Set([...(isLonely ? [] : [origin]), ...offered])];
}
