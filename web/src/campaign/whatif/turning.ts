// Which roll turns a fight, in words.
import type { OneDie, Turning } from "../../generated/campaign";
import { listed, t, texts } from "../../lib/texts.svelte";
import { percent } from "../odds/figures";

export function sideName(turning: Turning, side: number): string {
    return listed(turning.sides[side] ?? []);
}

/** Who has won, and how likely that was before anybody rolled. */
export function verdictText(turning: Turning): string {
    const { result, chances } = turning;
    const winner = sideName(turning, result === "defenders" ? 1 : 0);
    const known = { result, winner };
    if (!chances) return t("wi-turn-result", known);
    return t("wi-turn-result-chance", { ...known, chance: percent(chances[result], texts.lang) });
}

export function singleText(turning: Turning, one: OneDie): string {
    return t("wi-turn-single", {
        who: sideName(turning, one.side),
        rolled: one.rolled,
        needed: one.needed,
        way: one.needed > one.rolled ? "more" : "less",
        sides: turning.faces,
        result: one.result,
        winner: sideName(turning, one.result === "defenders" ? 1 : 0),
        chance: percent(one.chance, texts.lang),
    });
}

/** The smallest change of all dice together. */
export function nearestText(turning: Turning): string {
    const { pips, percent: decided, nearest, singles } = turning;
    if (decided) return t("wi-turn-percent", { percent: decided });
    if (pips === null || pips === undefined) {
        return t(singles.length ? "wi-turn-others" : "wi-turn-never");
    }
    const first = nearest[0];
    if (!first) return t("wi-turn-never");
    return t("wi-turn-nearest", {
        pips,
        one: sideName(turning, 0),
        other: sideName(turning, 1),
        oneDice: first.dice[0].join(" ") || "–",
        otherDice: first.dice[1].join(" ") || "–",
        result: first.result,
        winner: sideName(turning, first.result === "defenders" ? 1 : 0),
        more: nearest.length - 1,
    });
}

export interface Run {
    start: number;
    length: number;
    winner: string;
}

/** A row of the table of all throws, as few bars as there are changes in it. */
export function runs(row: string): Run[] {
    const found: Run[] = [];
    [...row].forEach((winner, start) => {
        const last = found.at(-1);
        if (last?.winner === winner) last.length += 1;
        else found.push({ start, length: 1, winner });
    });
    return found;
}
