// The tables of the box as the server tells them, read into plain shapes.
import type { TableRow } from "../../lib/board";
import { GOODS, NO_GOODS, type Purse } from "./offers";

export const COLUMNS = 4;
export const YEARS = ["I", "II", "III", "IV", "V"] as const;
/** Strength of the enemies of each year, as printed on the year counter (KB-1.10). */
export const STRENGTHS: readonly (readonly [least: number, most: number])[] = [
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 7],
    [7, 9],
];
/** What stands for each phase: aid, Spring, reward, Summer, envoy, Autumn, recruiting, Winter. */
export const PHASE_ICONS = ["crown", "flower", "star", "sun", "horse", "leaf", "sword", "snow"] as const;

export interface BuildingFacts {
    id: string;
    /** 0 to 3 within its row. */
    column: number;
    cost: Purse;
    vp: number;
    battle: number;
    /** More against these kinds of enemies. */
    against: Readonly<Record<string, number>>;
}

export interface Spoils extends Purse {
    any: number;
    vp: number;
    buildings: number;
}

export interface AdvisorFacts {
    number: number;
    /** One of these; negative goods are given back. */
    choices: readonly Purse[];
    any: number;
    tokens: number;
    soldiers: number;
    vp: number;
    look: boolean;
    optional: boolean;
}

export interface EnemyFacts {
    id: string;
    kind: string;
    strength: number;
    loss: Spoils;
    reward: Spoils;
}

export interface Box {
    buildings: readonly BuildingFacts[];
    advisors: readonly AdvisorFacts[];
    enemies: ReadonlyMap<string, EnemyFacts>;
}

type Values = Record<string, unknown>;

function number(values: Values, field: string): number {
    const value = values[field];
    return typeof value === "number" ? value : 0;
}

function purse(values: Values): Purse {
    return Object.fromEntries(GOODS.map((good) => [good, number(values, good)])) as Purse;
}

function part(values: Values, field: string): Values {
    return (values[field] ?? {}) as Values;
}

function buildingOf(row: TableRow, place: number): BuildingFacts {
    return {
        id: row.id,
        column: place % COLUMNS,
        cost: purse(part(row.values, "cost")),
        vp: number(row.values, "vp"),
        battle: number(row.values, "battle"),
        against: part(row.values, "battle_against") as Record<string, number>,
    };
}

function advisorOf(row: TableRow): AdvisorFacts {
    const choices = (row.values["choices"] ?? []) as Values[];
    return {
        number: Number(row.id),
        choices: choices.map(purse),
        any: number(row.values, "any_goods"),
        tokens: number(row.values, "tokens"),
        soldiers: number(row.values, "soldiers"),
        vp: number(row.values, "vp"),
        look: row.values["look"] === true,
        optional: row.values["optional"] === true,
    };
}

function spoilsOf(values: Values): Spoils {
    return {
        ...NO_GOODS,
        ...purse(values),
        any: number(values, "any_goods"),
        vp: number(values, "vp"),
        buildings: number(values, "buildings"),
    };
}

function enemyOf(row: TableRow): EnemyFacts {
    return {
        id: row.id,
        kind: row.id.split("-")[0] ?? "",
        strength: number(row.values, "strength"),
        loss: spoilsOf(part(row.values, "loss")),
        reward: spoilsOf(part(row.values, "reward")),
    };
}

export function boxOf(data: Readonly<Record<string, readonly TableRow[]>>): Box {
    return {
        buildings: (data["buildings"] ?? []).map(buildingOf),
        advisors: (data["advisors"] ?? []).map(advisorOf),
        enemies: new Map((data["enemies"] ?? []).map((row) => [row.id, enemyOf(row)])),
    };
}

export function romanYear(year: number): string {
    return YEARS[year - 1] ?? String(year);
}
