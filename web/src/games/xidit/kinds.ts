// The kinds of things that the board of Xidit shows.
import type { GameEvent, GameMove, XiditView } from "../../generated/xidit";
import type { Face } from "../../lib/board";

export interface Xidit {
    view: XiditView;
    move: GameMove;
    event: GameEvent;
}

export type XiditFace = Face<Xidit>;

export const COLOURS = ["black", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const ORDERS = [...COLOURS, "action", "wait"] as const;
export type Order = (typeof ORDERS)[number];
export const UNITS = ["militia", "archer", "infantry", "cleric", "mage"] as const;
export type Unit = (typeof UNITS)[number];
export const REWARDS = ["gold", "bards", "stories"] as const;
export type Reward = (typeof REWARDS)[number];
export const COLUMNS = ["wealth", "influence", "reputation"] as const;
export type Column = (typeof COLUMNS)[number];
/** Orders in a year. */
export const YEAR = 6;

export function isColour(order: string | null | undefined): order is Colour {
    return COLOURS.includes(order as Colour);
}

/** From weakest to strongest, each with its number. */
export function counted(units: readonly string[]): [Unit, number][] {
    return UNITS.map((unit): [Unit, number] => [unit, units.filter((each) => each === unit).length]).filter(
        ([, count]) => count > 0,
    );
}
