// Who has granted whom what: as a realm may know it, and what it can do about it.
import type { PhoenixView } from "../../types";
import type { Deal } from "../deals/deals";

/** What stands between two realms in one matter, seen from the first. */
export type Way = "none" | "ours" | "theirs" | "agreed" | "force";
export type Coast = "none" | "ours" | "theirs" | "both";
export type Gifts = "open" | "ours" | "theirs" | "closed";
export const MATTERS = ["way", "coast", "gifts"] as const;
export type Matter = (typeof MATTERS)[number];

export interface Standing {
    other: number;
    way: Way;
    coast: Coast;
    gifts: Gifts;
}

function has(
    view: PhoenixView,
    giver: number,
    row: "ways" | "coasts" | "consents" | "declines",
    other: number,
) {
    return view.realms[giver]?.[row].includes(other) ?? false;
}

function side<T>(ours: boolean, theirs: boolean, names: readonly [T, T, T, T]): T {
    return names[(ours ? 1 : 0) + (theirs ? 2 : 0)] as T;
}

export function standing(view: PhoenixView, me: number, other: number): Standing {
    const both = (row: "coasts" | "consents" | "declines") =>
        [has(view, me, row, other), has(view, other, row, me)] as const;
    return {
        other,
        way: has(view, me, "ways", other)
            ? "force"
            : side<Way>(...both("consents"), ["none", "ours", "theirs", "agreed"]),
        coast: side<Coast>(...both("coasts"), ["none", "ours", "theirs", "both"]),
        gifts: side<Gifts>(...both("declines"), ["open", "ours", "theirs", "closed"]),
    };
}

/** Whether anything is agreed between the two: such realms come first. */
export function isSpecial(one: Standing): boolean {
    return one.way !== "none" || one.coast !== "none" || one.gifts !== "open";
}

/** What a realm can order in this matter now. In remote play grant and consent may come in the same month. */
export function acts(one: Standing, matter: Matter, name: string, isRemote: boolean): Deal[] {
    const deal = (order: "grant_way" | "agree_way" | "revoke_way" | RightOfOne): Deal => ({
        order,
        realm: name,
    });
    if (matter === "coast")
        return [deal(one.coast === "ours" || one.coast === "both" ? "revoke_coast" : "grant_coast")];
    if (matter === "gifts")
        return [deal(one.gifts === "ours" || one.gifts === "closed" ? "accept_gifts" : "decline_gifts")];
    if (one.way === "force") return [deal("revoke_way")];
    if (one.way === "theirs") return [deal("grant_way"), deal("agree_way")];
    if (one.way === "agreed") return [deal("grant_way"), deal("revoke_way")];
    if (one.way === "ours") return [deal("revoke_way"), ...(isRemote ? [deal("grant_way")] : [])];
    return [deal("agree_way"), ...(isRemote ? [deal("grant_way")] : [])];
}

type RightOfOne = "grant_coast" | "revoke_coast" | "accept_gifts" | "decline_gifts";

const MATTER_OF: Partial<Record<Deal["order"], Matter>> = {
    grant_way: "way",
    agree_way: "way",
    revoke_way: "way",
    grant_coast: "coast",
    revoke_coast: "coast",
    accept_gifts: "gifts",
    decline_gifts: "gifts",
};

export function matterOf(deal: Deal): Matter | null {
    return MATTER_OF[deal.order] ?? null;
}

/** What the other realm would have to order so that we have the right, too. */
export function wish(one: Standing, matter: Matter, me: string): Deal | null {
    if (matter === "coast")
        return one.coast === "theirs" || one.coast === "both" ? null : { order: "grant_coast", realm: me };
    if (matter === "gifts")
        return one.gifts === "theirs" || one.gifts === "closed" ? { order: "accept_gifts", realm: me } : null;
    return one.way === "force" ? null : { order: "grant_way", realm: me };
}
