// Orders between two realms: what can be given, granted, offered and agreed on, and what a form asks for each.
import type { AnyOrder } from "../../types";

export const RIGHTS = [
    "grant_way",
    "agree_way",
    "revoke_way",
    "grant_coast",
    "revoke_coast",
    "accept_gifts",
    "decline_gifts",
] as const;
export const GIFTS = ["give_gold", "hand_gold", "give_land"] as const;
export const TRADE = ["offer_goods", "take_over", "pass_cards"] as const;
export const CAPTIVES = ["offer_prisoners", "free_person", "release"] as const;
/** The same kinds as the server takes in an offer. */
export const GROUPS = { rights: RIGHTS, gifts: GIFTS, trade: TRADE, captives: CAPTIVES } as const;
export type Group = keyof typeof GROUPS;
export type DealKind = (typeof GROUPS)[Group][number];
export type Deal = Extract<AnyOrder, { order: DealKind }>;

export const GOODS = [
    "mounts",
    "ships",
    "light_catapults",
    "heavy_catapults",
    "light_warships",
    "heavy_warships",
] as const;
export type Good = (typeof GOODS)[number];
export const CARDS = ["tanner", "leatherworker", "mining", "carpenter", "master_builder"] as const;
export type Card = (typeof CARDS)[number];

/** What a form asks for; the other realm is known already. */
export type Slot = "army" | "into" | "person" | "gold" | "price" | "goods" | "fields" | "card" | "count";

export const SLOTS: Record<DealKind, readonly Slot[]> = {
    grant_way: [],
    agree_way: [],
    revoke_way: [],
    grant_coast: [],
    revoke_coast: [],
    accept_gifts: [],
    decline_gifts: [],
    give_gold: ["gold"],
    hand_gold: ["gold", "army"],
    give_land: ["fields"],
    offer_goods: ["goods", "army", "price"],
    take_over: ["army", "into"],
    pass_cards: ["card", "count"],
    offer_prisoners: ["army", "price"],
    free_person: ["person"],
    release: ["army"],
};

/** The rule to read for each. */
export const RULES: Record<DealKind, string> = {
    grant_way: "PH-4.2b",
    agree_way: "PH-4.2c",
    revoke_way: "PH-4.2d",
    grant_coast: "PH-4.1b",
    revoke_coast: "PH-4.1d",
    accept_gifts: "PH-3.2.2c",
    decline_gifts: "PH-3.2.2c",
    give_gold: "PH-3.2.2f",
    hand_gold: "PH-3.2.2f",
    give_land: "PH-3.2.2e",
    offer_goods: "PH-6.1b",
    take_over: "PH-6.1b",
    pass_cards: "PH-6.4.1i",
    offer_prisoners: "PH-3.2.2a",
    free_person: "PH-5.8.4a",
    release: "PH-5.8.4a",
};

/** What somebody has typed into a form so far. */
export interface Typed {
    army: number | null;
    into: number | null;
    person: number | null;
    gold: number | null;
    price: number | null;
    count: number | null;
    goods: Partial<Record<Good, number | null>>;
    special: number | null;
    fields: string;
    card: Card;
}

export function nothingTyped(): Typed {
    return {
        army: null,
        into: null,
        person: null,
        gold: null,
        price: null,
        count: null,
        goods: {},
        special: null,
        fields: "",
        card: "tanner",
    };
}

const FIELD = /\d{1,4}\s*\/\s*\d{1,3}/g;

/** "503/22 and 503 / 23" as a list. */
export function fieldsIn(text: string): string[] {
    const found = [...text.matchAll(FIELD)].map(([field]) => field.replaceAll(/\s/g, ""));
    return [...new Set(found)];
}

function isCount(value: number | null | undefined): value is number {
    return typeof value === "number" && Number.isInteger(value) && value > 0;
}

/** What a form still lacks; empty when a sentence can be written. */
export function missing(kind: DealKind, typed: Typed): Slot[] {
    return SLOTS[kind].filter((slot) => {
        if (slot === "price") return typed.price !== null && typed.price !== 0 && !isCount(typed.price);
        if (slot === "goods") return goodsOf(typed) === null && !isCount(typed.special);
        if (slot === "fields") return fieldsIn(typed.fields).length === 0;
        if (slot === "card") return false;
        return !isCount(typed[slot]);
    });
}

function goodsOf(typed: Typed): Partial<Record<Good, number>> | null {
    const counted = GOODS.flatMap((good) => {
        const count = typed.goods[good];
        return isCount(count) ? [[good, count] as const] : [];
    });
    return counted.length ? Object.fromEntries(counted) : null;
}

/** The order that a whole form stands for; null while something is missing. */
export function dealOf(kind: DealKind, realm: string, typed: Typed): Deal | null {
    if (missing(kind, typed).length) return null;
    const { army, into, person, gold, count } = typed as Record<"army" | "into" | "person", number> & Typed;
    const price = typed.price ? { price: typed.price } : {};
    switch (kind) {
        case "give_gold":
            return { order: kind, realm, gold: gold as number };
        case "hand_gold":
            return { order: kind, army, realm, gold: gold as number };
        case "give_land":
            return { order: kind, realm, fields: fieldsIn(typed.fields) };
        case "offer_goods": {
            const special = typed.special ? { special: typed.special } : {};
            return { order: kind, army, realm, goods: goodsOf(typed) ?? {}, ...special, ...price };
        }
        case "take_over":
            return { order: kind, realm, army, into };
        case "pass_cards":
            return { order: kind, realm, card: typed.card, count: count as number };
        case "offer_prisoners":
            return { order: kind, army, realm, ...price };
        case "free_person":
            return { order: kind, person, realm };
        case "release":
            return { order: kind, army };
        default:
            return { order: kind, realm };
    }
}
