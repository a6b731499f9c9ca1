// What a realm can name in its orders: pieces, realms, places, numbers that are free. All of it from its own view.
import type { Lang } from "../../lib/texts.svelte";
import type { ArmySeen, PersonSeen } from "../../generated/campaign";
import type { PhoenixView, World } from "../types";
import type { OrderJson } from "./grammar";
import { read } from "./read";

export type PieceKind = "foot" | "riders" | "fleet" | "creature" | "wizard" | "character";

export interface KnownPiece {
    readonly number: number;
    readonly seat: number;
    readonly realm: string;
    readonly isOwn: boolean;
    readonly kind: PieceKind;
    /** Where it stands; where it will appear if a line of the sheet makes it. */
    readonly field: string;
    /** Of a person. */
    readonly name: string;
    readonly rank: string;
    /** The fleet that carries it, or the army that it goes with; 0 if none. */
    readonly carrier: number;
    /** A line of the sheet makes it; it is not there yet. */
    readonly isComing: boolean;
    readonly army: ArmySeen | null;
    readonly person: PersonSeen | null;
}

export interface KnownPlace {
    readonly field: string;
    readonly what: "capital" | "town" | "army";
}

export interface Known {
    readonly lang: Lang;
    readonly seat: number;
    /** Names of all other realms. */
    readonly realms: readonly string[];
    readonly pieces: readonly KnownPiece[];
    /** Fields that are likely to be named, the likeliest first. */
    readonly places: readonly KnownPlace[];
    /** What lies in the treasury, and special income by town. */
    readonly gold: number;
    readonly chests: ReadonlyMap<string, number>;
    /** By province, how many fields it has. */
    readonly provinces: ReadonlyMap<string, number>;
}

const KINDS: readonly PieceKind[] = ["foot", "riders", "fleet", "creature", "wizard", "character"];

/** By its number: 1xx on foot, 2xx mounted, 3xx ships, 4xx creatures, 5xx wizards, 6xx characters. */
export function kindOf(number: number): PieceKind {
    return KINDS[Math.floor(number / 100) - 1] ?? "character";
}

export function isHost(kind: PieceKind): boolean {
    return kind === "foot" || kind === "riders" || kind === "fleet" || kind === "creature";
}

export function knownFrom(
    view: PhoenixView | null,
    world: World | null,
    seat: number | null,
    lines: readonly string[],
    lang: Lang,
): Known {
    const own = seat ?? -1;
    const pieces = view ? [...seen(view, own), ...coming(view, own, lines)] : [];
    const realms = view?.realms.flatMap((realm, at) => (realm && at !== own ? [realm.name] : [])) ?? [];
    const provinces = new Map(
        Object.entries(world?.terrain ?? {}).map(([province, letters]) => [province, letters.length]),
    );
    const gold = view?.realms[own]?.gold ?? 0;
    const chests = new Map(
        Object.entries(view?.towns ?? {}).flatMap(([field, town]) =>
            town.special ? [[field, town.special] as const] : [],
        ),
    );
    const places = view ? placesOf(view, own, pieces) : [];
    return { lang, seat: own, realms, pieces, places, gold, chests, provinces };
}

function* seen(view: PhoenixView, own: number): Generator<KnownPiece> {
    const seats = view.realms.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own));
    for (const seat of seats) {
        const shared = { seat, realm: view.realms[seat]?.name ?? "", isOwn: seat === own, isComing: false };
        for (const [number, army] of Object.entries(view.armies[seat] ?? {})) {
            const rest = { name: "", rank: "", field: army.field, carrier: army.aboard, army, person: null };
            yield { ...shared, ...rest, number: Number(number), kind: kindOf(Number(number)) };
        }
        for (const [number, person] of Object.entries(view.people[seat] ?? {})) {
            const { name, rank, field } = person;
            const rest = { name, rank, field, carrier: person.army, army: null, person };
            yield { ...shared, ...rest, number: Number(number), kind: kindOf(Number(number)) };
        }
    }
}

/** Orders that make a new piece: in which value its number stands. */
const MAKES: Readonly<Record<string, string>> = {
    recruit: "army",
    buy_goods: "army",
    withdraw_crew: "army",
    enlist: "number",
    split: "into",
    mount: "into",
    dismount: "into",
    raise_dead: "into",
};

/** What the sheet makes before the turn is over: it can be ordered about in the same month. */
function coming(view: PhoenixView, own: number, lines: readonly string[]): KnownPiece[] {
    const there = { ...view.armies[own], ...view.people[own] };
    const found = new Map<number, KnownPiece>();
    for (const order of lines.map(read)) {
        const number = Number(order?.[MAKES[order.order] ?? ""] ?? 0);
        if (!order || !number || String(number) in there || found.has(number)) continue;
        const source = there[String(order["army"])]?.field ?? found.get(Number(order["army"]))?.field;
        found.set(number, {
            number,
            seat: own,
            realm: view.realms[own]?.name ?? "",
            isOwn: true,
            kind: kindOf(number),
            field: placeOf(order) || source || "",
            name: String(order["name"] ?? ""),
            rank: String(order["rank"] ?? ""),
            carrier: 0,
            isComing: true,
            army: null,
            person: null,
        });
    }
    return [...found.values()];
}

function placeOf(order: OrderJson): string {
    return String(order["at"] ?? order["town"] ?? order["post"] ?? order["field"] ?? "");
}

function placesOf(view: PhoenixView, own: number, pieces: readonly KnownPiece[]): KnownPlace[] {
    const found = new Map<string, KnownPlace["what"]>();
    const capital = view.realms[own]?.capital;
    if (capital) found.set(capital, "capital");
    for (const [field, town] of Object.entries(view.towns)) {
        if (view.owners[field] === own && (town.stage || town.site) && !found.has(field))
            found.set(field, "town");
    }
    for (const piece of pieces) {
        if (piece.isOwn && piece.field && !found.has(piece.field)) found.set(piece.field, "army");
    }
    return [...found].map(([field, what]) => ({ field, what }));
}

/** Whether the world has such a field. */
export function isField({ provinces }: Known, field: string): boolean {
    const [province = "", own = ""] = field.split("/");
    return /^\d{2,3}$/.test(own) && Number(own) >= 1 && Number(own) <= (provinces.get(province) ?? 0);
}

/** Numbers for a new piece of this kind that nobody of the realm has, the least first. */
export function freeNumbers({ pieces }: Known, kind: PieceKind, count: number): number[] {
    const taken = new Set(pieces.filter((piece) => piece.isOwn).map((piece) => piece.number));
    const first = 100 * (KINDS.indexOf(kind) + 1) + 1;
    const all = Array.from({ length: 99 }, (_, at) => first + at);
    return all.filter((number) => !taken.has(number)).slice(0, count);
}
