// What the offers say: which groups of dice reach whom, what can be built, which goods can be paid.
// No rules here: everything is looked up in the list of moves that the server offers.
import type { Build, BuildTwo, GameMove, Give, Influence, Recruit, Take } from "../../generated/kingsburg";

export type Offers = readonly GameMove[];

/** Dice in hand that are (to be) put on an advisor, with what changes their sum. */
export interface Group {
    dice: readonly number[];
    white: readonly number[];
    token: boolean;
    market: number;
}

export const NO_GROUP: Group = { dice: [], white: [], token: false, market: 0 };

export function groupOf(move: Influence): Group {
    return {
        dice: move.dice,
        white: move.white ?? [],
        token: move.token ?? false,
        market: move.market ?? 0,
    };
}

/** What a group counts, with token and Market. */
export function sumOf(group: Group): number {
    const pips = [...group.dice, ...group.white].reduce((sum, die) => sum + die, 0);
    return pips + (group.token ? 2 : 0) + group.market;
}

export function isEmpty(group: Group): boolean {
    return group.dice.length + group.white.length === 0 && !group.token && group.market === 0;
}

/** Whether every die of `part` lies in `whole`, each one once. */
export function holds(whole: readonly number[], part: readonly number[]): boolean {
    const left = [...whole];
    return part.every((die) => {
        const at = left.indexOf(die);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
    });
}

/** Whether a group is what was chosen, or what was chosen and more. */
export function includes(group: Group, chosen: Group): boolean {
    if (chosen.token && !group.token) return false;
    if (chosen.market !== 0 && chosen.market !== group.market) return false;
    return holds(group.dice, chosen.dice) && holds(group.white, chosen.white);
}

export function isSame(a: Group, b: Group): boolean {
    return includes(a, b) && includes(b, a) && a.token === b.token && a.market === b.market;
}

export function influences(offers: Offers): Influence[] {
    return offers.filter((move) => move.move === "influence");
}

/** Simple groups first: without Envoy, Market and token, then with few white dice, then with few dice. */
function effort(move: Influence): number {
    const group = groupOf(move);
    const extras = (move.envoy ? 1000 : 0) + (group.token ? 100 : 0) + (group.market ? 50 : 0);
    return extras + group.white.length * 10 + group.dice.length;
}

/** The groups on offer that reach an advisor and hold what was chosen, simple ones first. */
export function groupsFor(offers: Offers, advisor: number, chosen: Group = NO_GROUP): Influence[] {
    return influences(offers)
        .filter((move) => move.advisor === advisor && includes(groupOf(move), chosen))
        .sort((a, b) => effort(a) - effort(b));
}

/** How the chosen dice reach an advisor: as they lie, or together with more. */
export type Reach = "now" | "more";

/** Every advisor that the chosen dice can still reach. With nothing chosen all that any group reaches. */
export function reached(offers: Offers, chosen: Group): Map<number, Reach> {
    const found = new Map<number, Reach>();
    for (const move of influences(offers)) {
        const group = groupOf(move);
        if (!includes(group, chosen)) continue;
        const isNow = isEmpty(chosen) || isSame(group, chosen);
        if (isNow || !found.has(move.advisor)) found.set(move.advisor, isNow ? "now" : "more");
    }
    return found;
}

/** Which changes of the sum any offer makes use of. */
export function changesOf(offers: Offers): { token: boolean; markets: number[] } {
    const groups = influences(offers).map(groupOf);
    const markets = [-1, 1].filter((market) => groups.some((group) => group.market === market));
    return { token: groups.some((group) => group.token), markets };
}

/** Places in `hand` of the dice of a group: which of the dice that lie there are meant. */
export function placesOf(hand: readonly number[], dice: readonly number[]): number[] {
    const places: number[] = [];
    for (const die of dice) {
        const at = hand.findIndex((value, place) => value === die && !places.includes(place));
        if (at >= 0) places.push(at);
    }
    return places;
}

/** A move that somebody who points at an unlit advisor may have in mind: to be refused with a fitting rule. */
export function wishFor(advisor: number, chosen: Group, hand: Group): Influence {
    const group = chosen.dice.length ? chosen : (subsetWith(hand, advisor) ?? hand);
    const move: Influence = { move: "influence", advisor, dice: [...group.dice] };
    if (group.white.length) move.white = [...group.white];
    if (group.token) move.token = true;
    if (group.market) move.market = group.market;
    return move;
}

/** Some of the dice in hand that show this sum, a coloured one among them. */
function subsetWith(hand: Group, sum: number): Group | null {
    const all = [...hand.dice, ...hand.white];
    for (let bits = 1; bits < 1 << all.length; bits++) {
        const dice = hand.dice.filter((_, i) => bits & (1 << i));
        const white = hand.white.filter((_, i) => bits & (1 << (i + hand.dice.length)));
        const group: Group = { ...NO_GROUP, dice, white };
        if (dice.length && sumOf(group) === sum) return group;
    }
    return null;
}

/* Buildings */

function isBuild(move: GameMove): move is Build {
    return move.move === "build";
}

function isPair(move: GameMove): move is BuildTwo {
    return move.move === "build_two";
}

/** What lights up in the province when these buildings are chosen already. */
export function buildable(offers: Offers, chosen: readonly string[]): string[] {
    const [first] = chosen;
    if (first === undefined) return offers.filter(isBuild).map((move) => move.building);
    if (chosen.length > 1) return [];
    const others = offers.filter(isPair).map((move) => {
        if (move.first === first) return move.second;
        return move.second === first ? move.first : null;
    });
    return [...new Set(others.filter((id) => id !== null))];
}

/** The move that builds what was chosen; of a pair in the order that is on offer. */
export function building(offers: Offers, chosen: readonly string[]): Build | BuildTwo | null {
    const [first, second] = chosen;
    if (second === undefined) return offers.filter(isBuild).find((move) => move.building === first) ?? null;
    const pairs = offers.filter(isPair);
    const straight = pairs.find((move) => move.first === first && move.second === second);
    return straight ?? pairs.find((move) => move.first === second && move.second === first) ?? null;
}

/* Goods */

export const GOODS = ["gold", "wood", "stone"] as const;
export type Good = (typeof GOODS)[number];
export type Purse = Record<Good, number>;
export const NO_GOODS: Purse = { gold: 0, wood: 0, stone: 0 };

export type Paying = Take | Give | Recruit;

export function isPaying(move: GameMove): move is Paying {
    return move.move === "take" || move.move === "give" || move.move === "recruit";
}

export function purseOf(move: Paying): Purse {
    return { gold: move.gold ?? 0, wood: move.wood ?? 0, stone: move.stone ?? 0 };
}

export function countOf(purse: Purse): number {
    return purse.gold + purse.wood + purse.stone;
}

/** The offer with exactly these goods. */
export function paying(offers: Offers, purse: Purse): Paying | null {
    const fits = (move: Paying) => GOODS.every((good) => (move[good] ?? 0) === purse[good]);
    return offers.filter(isPaying).find(fits) ?? null;
}

/** Whether some offer holds these goods and one more of this kind. */
export function canAdd(offers: Offers, purse: Purse, good: Good): boolean {
    const more = { ...purse, [good]: purse[good] + 1 };
    return offers.filter(isPaying).some((move) => GOODS.every((kind) => (move[kind] ?? 0) >= more[kind]));
}

/** Whether the goods are better put together one by one than chosen from a list. */
export function isLongList(offers: Offers): boolean {
    const choices = offers.filter(isPaying);
    return choices.some((move) => move.move === "recruit") || choices.length > 10;
}
