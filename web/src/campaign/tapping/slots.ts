// What a deed asks for, value by value: its kind, its name for the reader, whether it has to be given.
import {
    FORMS,
    limitsOf,
    type Goods,
    type Limits,
    type OrderJson,
    type Part,
    type Value,
} from "../language/grammar";
import { isForeign, isNew } from "../language/complete";
import { isSame } from "../language/read";
import type { Deed } from "./deeds";

export interface Slot {
    readonly name: string;
    /** As in the grammar; `switch` for what is so or not. */
    readonly kind: string;
    /** The message with its name. */
    readonly label: string;
    readonly isNeeded: boolean;
    readonly isNew: boolean;
    readonly isForeign: boolean;
    readonly limits: Limits;
}

function kindsIn(parts: readonly Part[]): [string, string][] {
    return parts.flatMap((part): [string, string][] => {
        if (part.what === "slot") return [[part.name, part.kind]];
        return part.what === "maybe" || part.what === "noise" ? kindsIn(part.inner) : [];
    });
}

function kindOf(order: string, name: string): string {
    const forms = FORMS.filter((form) => form.order === order);
    const found = forms.flatMap((form) => kindsIn(form.parts)).find(([slot]) => slot === name);
    return found?.[1] ?? "switch";
}

/** Values that have another name in some orders than elsewhere. */
const LABELS: Readonly<Record<string, string>> = {
    "recruit army": "tap-slot-new-army",
    "buy_goods army": "tap-slot-new-army",
    "withdraw_crew army": "tap-slot-new-army",
    "split into": "tap-slot-new-army",
    "mount into": "tap-slot-new-army",
    "dismount into": "tap-slot-new-army",
    "raise_dead into": "tap-slot-new-army",
    "enlist number": "tap-slot-new-person",
    "take_over army": "tap-slot-their-army",
    "free_person person": "tap-slot-captive",
    "travel army": "tap-slot-traveller",
    "offer_goods special": "tap-slot-special-gold",
    "pass_cargo special": "tap-slot-special-gold",
    "set_price price": "tap-slot-ask",
    "set_bid price": "tap-slot-bid",
    "mount count": "tap-slot-warriors",
    "dismount count": "tap-slot-riders",
    "pass_cards count": "tap-slot-cards",
    "move_capital field": "tap-slot-seat",
};

/** Values of which one is enough, although each may be missing. */
const EITHER: Readonly<Record<string, readonly string[]>> = {
    pass_cargo: ["gold", "special"],
    offer_goods: ["goods", "special"],
};

/** What goes along or is asked for something, if it is more than nothing. */
const OPEN = ["leaders", "price"];

export function slotOf(deed: Deed, name: string): Slot {
    const { order } = deed;
    const limits = limitsOf(order)[name] ?? {};
    // What may be missing from the order is needed all the same if the deed is about it: a refuge, rivals.
    const isOpen = [...deed.more, ...(EITHER[order] ?? []), ...OPEN].includes(name);
    return {
        name,
        kind: kindOf(order, name),
        label: LABELS[`${order} ${name}`] ?? `tap-slot-${name}`,
        isNeeded: limits.default === undefined || !isOpen,
        isNew: isNew(order, name),
        isForeign: isForeign(order, name),
        limits,
    };
}

export function isGiven(value: Value | undefined): boolean {
    if (value === undefined || value === null || value === "") return false;
    if (Array.isArray(value)) return value.length > 0;
    if (typeof value === "object") return Object.values(value as Goods).some((count) => count > 0);
    return true;
}

/** Names of what is still to be chosen. */
export function missing(deed: Deed, values: Readonly<Record<string, Value>>): string[] {
    const limits = limitsOf(deed.order);
    const isThere = (name: string) => isGiven(values[name]) && !isSame(values[name], limits[name]?.default);
    const needed = deed.asks.filter((name) => slotOf(deed, name).isNeeded && !isThere(name));
    const either = EITHER[deed.order];
    const isNone = either !== undefined && !either.some(isThere);
    return isNone ? [...needed, either[0]!] : needed;
}

/** The order of these values; what is usual or empty is left out. */
export function orderOf(deed: Deed, values: Readonly<Record<string, Value>>): OrderJson {
    const limits = limitsOf(deed.order);
    const all: Record<string, Value> = { ...values, ...deed.preset };
    const told = Object.keys(limits).filter((name) => {
        const value = all[name];
        return isGiven(value) && !isSame(value, limits[name]?.default);
    });
    return { order: deed.order, ...Object.fromEntries(told.map((name) => [name, all[name]!])) };
}
