// Everything a realm has or has seen as rows of tables: what stands in each column, sorted, filtered, searched.
import { t, texts } from "../../lib/texts.svelte";
import type { PhoenixView, Possessions, Sighting, Tag } from "../../generated/campaign";

export const GROUPS = ["armies", "fleets", "towns", "people", "others"] as const;
export type Group = (typeof GROUPS)[number];

export interface Row {
    /** What name and note are kept under: "101", "503/22", "3:101". */
    key: string;
    group: Group;
    /** 0 for a town. */
    number: number;
    /** Whose it is; null for one's own. */
    seat: number | null;
    field: string;
    /** As people say it: "army of riders 201". */
    title: string;
    kind: string;
    idle: boolean;
    note: string;
    cells: Record<string, string | number>;
}

export interface Column {
    id: string;
    /** What it is called in the head of the table. */
    label: string;
    isNumber?: boolean;
}

export type Tags = Readonly<Record<string, Tag>>;

const NUMBER: Column = { id: "number", label: "pc-col-number" };
const NAME: Column = { id: "name", label: "pc-col-name" };
const FIELD: Column = { id: "field", label: "pc-col-field" };
const KIND: Column = { id: "kind", label: "pc-col-kind" };
const LEADERS: Column = { id: "leaders", label: "pc-col-leaders", isNumber: true };
const GOLD: Column = { id: "gold", label: "pc-col-gold", isNumber: true };
const MOVES: Column = { id: "moves", label: "pc-col-moves", isNumber: true };
const ORDER: Column = { id: "order", label: "pc-col-order" };

export const COLUMNS: Record<Group, readonly Column[]> = {
    armies: [
        NUMBER,
        NAME,
        KIND,
        FIELD,
        { id: "troops", label: "pc-col-troops", isNumber: true },
        LEADERS,
        { id: "space", label: "pc-col-space", isNumber: true },
        GOLD,
        MOVES,
        ORDER,
    ],
    fleets: [
        NUMBER,
        NAME,
        FIELD,
        { id: "ships", label: "pc-col-ships", isNumber: true },
        { id: "warships", label: "pc-col-warships", isNumber: true },
        LEADERS,
        { id: "free", label: "pc-col-free", isNumber: true },
        GOLD,
        MOVES,
        ORDER,
    ],
    towns: [
        FIELD,
        NAME,
        { id: "stage", label: "pc-col-stage" },
        { id: "points", label: "pc-col-points", isNumber: true },
        { id: "lost", label: "pc-col-lost", isNumber: true },
        { id: "income", label: "pc-col-income", isNumber: true },
        { id: "site", label: "pc-col-site" },
        { id: "besieged", label: "pc-col-besieged", isNumber: true },
    ],
    people: [
        NUMBER,
        NAME,
        { id: "rank", label: "pc-col-rank" },
        FIELD,
        { id: "with", label: "pc-col-with" },
        { id: "good", label: "pc-col-good", isNumber: true },
        ORDER,
    ],
    others: [
        { id: "realm", label: "pc-col-realm" },
        NUMBER,
        NAME,
        KIND,
        FIELD,
        { id: "age", label: "pc-col-age", isNumber: true },
    ],
};

const KINDS = ["", "foot", "riders", "fleet", "creature", "wizard", "character"] as const;

export function kindOf(number: number): string {
    return KINDS[Math.floor(number / 100)] ?? "";
}

/** "army of riders 201" */
export function unitSaid(number: number): string {
    return t(`pc-unit-${kindOf(number)}`, { number: String(number) });
}

function stageSaid(stage: string): string {
    return stage ? t(`pc-stage-${stage.toLowerCase()}`) : t("pc-stage-none");
}

/** Own pieces and towns. */
export function ownRows(own: Possessions, tags: Tags): Row[] {
    const idle = new Set(own.idle);
    const told = (number: number) => t(idle.has(number) ? "pc-order-none" : "pc-order-some");
    const named = (key: string, name = "") => tags[key]?.name || name;
    const basis = (number: number) => ({
        key: String(number),
        number,
        seat: null,
        title: unitSaid(number),
        kind: kindOf(number),
        idle: idle.has(number),
        note: tags[String(number)]?.note ?? "",
    });
    const armies = own.armies.map((army): Row => {
        const goods = army.goods;
        const isFleet = kindOf(army.number) === "fleet";
        const common = {
            number: army.number,
            name: named(String(army.number)),
            kind: t(`pc-kind-${army.kind}`),
            field: army.field,
            leaders: goods["leaders"] ?? 0,
            gold: army.gold + army.special,
            moves: army.left,
            order: told(army.number),
        };
        const cells = isFleet
            ? {
                  ...common,
                  ships: goods["ships"] ?? 0,
                  warships: (goods["light_warships"] ?? 0) + (goods["heavy_warships"] ?? 0),
                  free: army.room - army.load,
              }
            : { ...common, troops: (goods["warriors"] ?? 0) + (goods["riders"] ?? 0), space: army.space };
        return { ...basis(army.number), group: isFleet ? "fleets" : "armies", field: army.field, cells };
    });
    const people = own.people.map((person): Row => ({
        ...basis(person.number),
        group: "people",
        field: person.field,
        cells: {
            number: person.number,
            name: named(String(person.number), person.name),
            rank: t(`pc-rank-${person.rank.toLowerCase()}`),
            field: person.field,
            with: person.army,
            good: (person.now ?? 0) / 10,
            order: told(person.number),
        },
    }));
    const towns = own.towns.map((town): Row => ({
        key: town.field,
        group: "towns",
        number: 0,
        seat: null,
        field: town.field,
        title: t("pc-town-at", { stage: stageSaid(town.stage), field: town.field }),
        kind: town.stage.toLowerCase() || "none",
        idle: false,
        note: tags[town.field]?.note ?? "",
        cells: {
            field: town.field,
            name: named(town.field),
            stage: stageSaid(town.stage),
            points: town.points ?? 0,
            lost: town.lost,
            income: town.income,
            site: town.site ? stageSaid(town.site) : "",
            besieged: town.besieged,
        },
    }));
    return [...armies, ...towns, ...people];
}

/** What stands on the map now, until what was seen in earlier months is known as well. */
export function seenNow(view: PhoenixView): Sighting[] {
    const found: Sighting[] = [];
    view.realms.forEach((realm, seat) => {
        if (!realm || seat === view.seat) return;
        const pieces = [
            ...Object.entries(view.armies[seat] ?? {}),
            ...Object.entries(view.people[seat] ?? {}),
        ];
        for (const [number, piece] of pieces) {
            found.push({
                realm: realm.name,
                seat,
                number: Number(number),
                unit: { en: "", de: "" },
                name: "name" in piece ? piece.name : "",
                field: piece.field,
                month: view.month,
                age: 0,
                moved: piece.moved,
                trail: [{ month: view.month, field: piece.field }],
                said: null,
            });
        }
    });
    return found;
}

/** What was seen of others, with the months since. */
export function otherRows(sightings: readonly Sighting[], tags: Tags): Row[] {
    return sightings.map((seen): Row => {
        const key = `${seen.seat}:${seen.number}`;
        return {
            key,
            group: "others",
            number: seen.number,
            seat: seen.seat,
            field: seen.field,
            title: t("pc-unit-of", { unit: unitSaid(seen.number), realm: seen.realm }),
            kind: kindOf(seen.number),
            idle: false,
            note: tags[key]?.note ?? "",
            cells: {
                realm: seen.realm,
                number: seen.number,
                name: tags[key]?.name || seen.name,
                kind: t(`pc-kind-${kindOf(seen.number)}`),
                field: seen.field,
                age: seen.age,
            },
        };
    });
}

// -- choosing --------------------------------------------------------------------------------------------

export interface Sorting {
    column: string;
    isDown: boolean;
}

/** The order in which the server tells them decides between equals. */
export function sorted(rows: readonly Row[], by: Sorting): Row[] {
    const collator = new Intl.Collator(texts.lang, { numeric: true, sensitivity: "base" });
    const sign = by.isDown ? -1 : 1;
    const value = (row: Row) => row.cells[by.column] ?? "";
    return [...rows].sort((one, two) => {
        const [first, second] = [value(one), value(two)];
        if (typeof first === "number" && typeof second === "number") return sign * (first - second);
        // What is empty stands at the end, whichever way it is sorted.
        if ((first === "") !== (second === "")) return first === "" ? 1 : -1;
        return sign * collator.compare(String(first), String(second));
    });
}

function folded(text: string): string {
    return text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss");
}

/** Every word stands somewhere in the row; one with a slash is the beginning of a field. */
export function searched(rows: readonly Row[], query: string): Row[] {
    const words = folded(query).split(/\s+/).filter(Boolean);
    if (!words.length) return [...rows];
    return rows.filter((row) => {
        const told = folded([row.title, row.note, ...Object.values(row.cells)].join(" "));
        return words.every((word) => (word.includes("/") ? row.field.startsWith(word) : told.includes(word)));
    });
}

export interface Filters {
    idle: boolean;
    capital: boolean;
    /** "" for all kinds. */
    kind: string;
}

export const NO_FILTERS: Filters = { idle: false, capital: false, kind: "" };

function provinceOf(field: string): string {
    return field.split("/")[0] ?? "";
}

export function filtered(rows: readonly Row[], by: Filters, capital: string): Row[] {
    return rows.filter(
        (row) =>
            (!by.idle || row.idle) &&
            (!by.capital || (capital !== "" && provinceOf(row.field) === provinceOf(capital))) &&
            (!by.kind || row.kind === by.kind),
    );
}

/** The kinds that occur, in the order of the rows. */
export function kindsIn(rows: readonly Row[]): string[] {
    return [...new Set(rows.map((row) => row.kind))];
}
