// A move in the making: what has been chosen so far, and the offer it amounts to.
import type { GameMove } from "../../generated/kingsburg";
import {
    building,
    type Good,
    type Group,
    groupOf,
    groupsFor,
    influences,
    isEmpty,
    isSame,
    countOf,
    NO_GOODS,
    type Offers,
    paying,
    placesOf,
    type Purse,
} from "./offers";

/** What was chosen; dice by their places in the hand. */
export interface Choice {
    dice: readonly number[];
    white: readonly number[];
    token: boolean;
    market: number;
    buildings: readonly string[];
    goods: Purse;
    /** A whole move chosen by its own button, such as a pass or a reroll. */
    move: GameMove | null;
}

export const NOTHING: Choice = {
    dice: [],
    white: [],
    token: false,
    market: 0,
    buildings: [],
    goods: NO_GOODS,
    move: null,
};

/** The dice that can be chosen from. */
export interface Hand {
    dice: readonly number[];
    white: readonly number[];
}

export function groupIn(choice: Choice, hand: Hand): Group {
    const values = (dice: readonly number[], places: readonly number[]) =>
        places.map((place) => dice[place] ?? 0).sort((a, b) => a - b);
    return {
        dice: values(hand.dice, choice.dice),
        white: values(hand.white, choice.white),
        token: choice.token,
        market: choice.market,
    };
}

function toggled<T>(list: readonly T[], item: T): T[] {
    return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** A die is added to the group or taken out of it. */
export function withDie(choice: Choice, place: number, isWhite: boolean): Choice {
    const open = { ...choice, move: null };
    return isWhite
        ? { ...open, white: toggled(choice.white, place) }
        : { ...open, dice: toggled(choice.dice, place) };
}

export function withGroup(group: Group, hand: Hand): Choice {
    return {
        ...NOTHING,
        dice: placesOf(hand.dice, group.dice),
        white: placesOf(hand.white, group.white),
        token: group.token,
        market: group.market,
    };
}

/**
 * Somebody points at an advisor: the chosen dice are completed to a group that reaches it, or, if they cannot be,
 * replaced by one. null when nothing on offer reaches it.
 */
export function withAdvisor(choice: Choice, advisor: number, offers: Offers, hand: Hand): Choice | null {
    const chosen = groupIn(choice, hand);
    const fitting = groupsFor(offers, advisor, chosen);
    const best =
        fitting.find((move) => isSame(groupOf(move), chosen)) ?? fitting[0] ?? groupsFor(offers, advisor)[0];
    return best ? withGroup(groupOf(best), hand) : null;
}

/** A building is chosen or, when it was chosen before, left out again. */
export function withBuilding(choice: Choice, id: string): Choice {
    return { ...NOTHING, buildings: toggled(choice.buildings, id) };
}

export function withGood(choice: Choice, good: Good, change: number): Choice {
    return { ...NOTHING, goods: { ...choice.goods, [good]: choice.goods[good] + change } };
}

export function isNothing(choice: Choice, hand: Hand): boolean {
    return (
        choice.move === null &&
        choice.buildings.length === 0 &&
        countOf(choice.goods) === 0 &&
        isEmpty(groupIn(choice, hand))
    );
}

/** The offer that the choice amounts to; null while something is missing. */
export function moveOf(choice: Choice, offers: Offers, hand: Hand): GameMove | null {
    if (choice.move) return choice.move;
    if (choice.buildings.length) return building(offers, choice.buildings);
    if (countOf(choice.goods)) return paying(offers, choice.goods);
    const group = groupIn(choice, hand);
    return influences(offers).find((move) => isSame(groupOf(move), group)) ?? null;
}
