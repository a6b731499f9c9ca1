// All that can be ordered, as deeds that somebody chooses: who does it, and which values the piece or the field
// in focus fills in. The sentence comes from the grammar (`language/`); a deed only says what is asked for.
import type { OrderJson, Value } from "../language/grammar";
import { limitsOf } from "../language/grammar";
import type { PieceKind } from "../language/known";
import { isSame } from "../language/read";

export const GROUPS = [
    "movement",
    "fight",
    "tasks",
    "forming",
    "cargo",
    "captives",
    "court",
    "standing",
    "magic",
    "muster",
    "building",
    "rights",
    "trade",
    "market",
    "words",
] as const;
export type Group = (typeof GROUPS)[number];

export interface Deed {
    readonly id: string;
    readonly order: string;
    readonly group: Group;
    /** Pieces that can do it; nobody for what a realm does. */
    readonly who: readonly PieceKind[];
    /** The value that the piece in focus is, and the one that the field in focus is. */
    readonly piece: string;
    readonly field: string;
    /** Values that make it this deed and no other of the same order. */
    readonly preset: Readonly<Record<string, Value>>;
    /** What is asked for, in this sequence. */
    readonly asks: readonly string[];
    /** What is asked for only of those who want it. */
    readonly more: readonly string[];
}

type Settings = Partial<Omit<Deed, "id" | "group">>;

const LAND: readonly PieceKind[] = ["foot", "riders", "creature"];
const HOSTS: readonly PieceKind[] = ["foot", "riders", "fleet", "creature"];
const TROOPS: readonly PieceKind[] = ["foot", "riders", "fleet"];
const PEOPLE: readonly PieceKind[] = ["character", "wizard"];
const WIZARDS: readonly PieceKind[] = ["wizard"];

function deed(id: string, group: Group, settings: Settings = {}): Deed {
    const { order = id, who = [], piece = "", field = "", preset = {} } = settings;
    const values = Object.keys(limitsOf(order)).filter((name) => !(name in preset));
    const more = settings.more ?? [];
    const asks = settings.asks ?? values.filter((name) => !more.includes(name));
    return { id, order, group, who, piece, field, preset, asks, more };
}

const army = (who: readonly PieceKind[], more: Settings = {}): Settings => ({ who, piece: "army", ...more });
const person = (who: readonly PieceKind[], more: Settings = {}): Settings => ({
    who,
    piece: "person",
    ...more,
});
const atField: Settings = { field: "field" };
const BY_RANK: Settings = { order: "set_line", asks: [] };

export const DEEDS: readonly Deed[] = [
    deed("move", "movement", army(HOSTS, { field: "to", more: ["via", "spare"] })),
    deed("attack", "movement", army(HOSTS, { order: "move", field: "to", more: ["via", "spare"] })),
    deed("move_person", "movement", person(PEOPLE, { field: "to", more: ["via"] })),
    deed("accompany", "movement", person(PEOPLE)),
    deed("leave", "movement", person(PEOPLE, { order: "accompany", preset: { army: 0 } })),
    deed("embark", "movement", army(LAND)),
    deed("land", "movement", army(LAND, { field: "to", more: ["spare"] })),
    deed("travel", "movement", army(["fleet", "character", "wizard"], { field: "to" })),

    deed("fire_before", "fight", army(HOSTS, { field: "target", more: ["weapons", "side"] })),
    deed("fire_after", "fight", army(HOSTS, { field: "target", more: ["weapons", "side"] })),
    deed("kill", "fight", army(HOSTS, { order: "set_stance", preset: { kill: true } })),
    deed("capture", "fight", army(HOSTS, { order: "set_stance", preset: { kill: false } })),

    deed("plunder", "tasks", army(LAND)),
    deed("tear_down", "tasks", army(LAND)),
    deed("tear_down_town", "tasks", army(LAND)),
    deed("disband", "tasks", army(HOSTS)),
    deed("withdraw_crew", "tasks", atField),

    deed("split", "forming", army(TROOPS, { asks: ["army", "goods", "into"] })),
    deed("merge", "forming", army(TROOPS)),
    deed("shift_leaders", "forming", army(TROOPS)),
    deed("mount", "forming", army(["foot"], { asks: ["army", "count", "leaders", "into"] })),
    deed("dismount", "forming", army(["riders"], { asks: ["army", "count", "leaders", "into"] })),
    deed("raise_dead", "forming", army(TROOPS, { more: ["wizard", "into"] })),

    deed("load", "cargo", army(HOSTS, { more: ["special"] })),
    deed("unload", "cargo", army(HOSTS, { more: ["special"] })),
    deed("pass_cargo", "cargo", army(HOSTS)),
    deed("destroy_gold", "cargo", army(HOSTS)),
    deed("to_treasury", "cargo", atField),

    deed("release", "captives", army(HOSTS)),
    deed("pass_prisoners", "captives", army(HOSTS)),
    deed("offer_prisoners", "captives", army(HOSTS)),
    deed("free_person", "captives", { asks: ["realm", "person"] }),

    deed("appoint", "court", person(PEOPLE)),
    deed("challenge", "court", person(PEOPLE, { asks: ["person", "realm", "foe"] })),
    deed("spare", "court", person(PEOPLE, { order: "set_pursuit", preset: { spare: true } })),
    deed("pursue", "court", person(PEOPLE, { order: "set_pursuit", preset: { spare: false } })),
    deed("retreat", "court", person(PEOPLE, { field: "to" })),
    deed("retrain", "court", person(WIZARDS)),

    deed("refuge", "standing", person(PEOPLE, { order: "set_refuge", field: "to" })),
    deed("refuge_any", "standing", person(PEOPLE, { order: "set_refuge", asks: ["person"] })),
    deed("rivals", "standing", person(PEOPLE, { order: "set_rivals", asks: ["person", "realm", "foes"] })),
    deed("rivals_any", "standing", person(PEOPLE, { order: "set_rivals", asks: ["person"] })),
    deed("line", "standing", { order: "set_line" }),
    deed("line_by_rank", "standing", BY_RANK),

    deed("teleport", "magic", person(WIZARDS, { field: "to" })),
    deed("teleport_late", "magic", person(WIZARDS, { field: "to" })),
    deed("teleport_goods", "magic", person(WIZARDS, { field: "to", asks: ["person", "armies", "to"] })),
    deed("raise_magic_wall", "magic", person(WIZARDS, atField)),
    deed("tear_magic_wall", "magic", person(WIZARDS, atField)),
    deed("tear_magic_wall_late", "magic", person(WIZARDS, atField)),
    deed("ban", "magic", person(WIZARDS, { ...atField, asks: ["person", "field", "power"] })),
    deed(
        "ban_space",
        "magic",
        person(WIZARDS, { ...atField, order: "ban", asks: ["person", "field", "space"] }),
    ),
    deed("dismiss_wizard", "magic", person(WIZARDS)),

    deed("recruit", "muster", {
        field: "town",
        asks: ["town", "goods", "army"],
        more: ["at", "guard", "special"],
    }),
    deed("enlist", "muster", { field: "town", asks: ["town", "rank", "number"], more: ["name", "special"] }),
    deed("buy_goods", "muster", { field: "post", asks: ["post", "goods", "army"], more: ["at"] }),
    deed("sell_goods", "muster", { field: "town" }),
    deed("stock_up", "muster"),

    deed("build", "building", { ...atField, asks: ["field", "work", "side"] }),
    deed("build_town", "building", { ...atField, asks: ["field", "stage"], more: ["points"] }),
    deed("repair", "building", { ...atField, asks: ["field", "work", "side", "points"] }),
    deed("repair_town", "building", atField),
    deed("place_town", "building", { ...atField, asks: ["field", "stage"] }),
    deed("build_post", "building", atField),

    deed("agree_way", "rights"),
    deed("grant_way", "rights"),
    deed("revoke_way", "rights"),
    deed("grant_coast", "rights"),
    deed("revoke_coast", "rights"),
    deed("accept_gifts", "rights"),
    deed("decline_gifts", "rights"),
    deed("move_capital", "rights", atField),

    deed("give_gold", "trade"),
    deed("hand_gold", "trade", army(HOSTS)),
    deed("offer_goods", "trade", army(TROOPS)),
    deed("take_over", "trade"),
    deed("give_land", "trade"),
    deed("pass_cards", "trade"),

    deed("set_price", "market"),
    deed("set_bid", "market"),

    deed("tell", "words"),
];

const BY_ID = new Map(DEEDS.map((one) => [one.id, one]));

export function deedNamed(id: string): Deed | null {
    return BY_ID.get(id) ?? null;
}

/** The deed that an order is: the one that asks for all that it says. */
export function deedOf(order: OrderJson): Deed | null {
    const told = Object.entries(order).filter(([name]) => name !== "order");
    const fitting = DEEDS.filter((one) => one.order === order.order).filter(
        (one) =>
            Object.entries(one.preset).every(([name, value]) =>
                isSame(order[name] ?? usual(one, name), value),
            ) &&
            told.every(([name]) => name in one.preset || one.asks.includes(name) || one.more.includes(name)),
    );
    // Of several the one that asks for the least: "anywhere" rather than "to nowhere".
    return fitting.sort((one, other) => one.asks.length - other.asks.length)[0] ?? null;
}

function usual(one: Deed, name: string): Value | undefined {
    return limitsOf(one.order)[name]?.default;
}

/** What a piece can be told to do, as far as its kind says. */
export function deedsOf(kind: PieceKind): Deed[] {
    return DEEDS.filter((one) => one.who.includes(kind));
}

/** What can be begun from a field, without or with somebody who does it there. */
export function deedsAt(): Deed[] {
    return DEEDS.filter((one) => one.field !== "");
}
