// Odds as people read them: percent, words, and the losses in so many bars that they can be seen.
import type { Loss, SideForeseen } from "../../generated/campaign";

const LIKELY = [
    [0.995, "od-certain"],
    [0.9, "od-almost-certain"],
    [0.65, "od-likely"],
    [0.55, "od-rather"],
    [0.45, "od-open"],
    [0.35, "od-rather-not"],
    [0.1, "od-unlikely"],
    [0.005, "od-almost-hopeless"],
] as const;

/** The message that says how likely it is. */
export function likelihood(chance: number): string {
    return LIKELY.find(([least]) => chance >= least)?.[1] ?? "od-hopeless";
}

/** Never 0 or 100 % of what can still be otherwise; 32.5 and 67.5 % are 32 and 68, so that both add up. */
export function percent(chance: number, lang: string): string {
    const isEdge = chance > 0 && chance < 1;
    const digits = isEdge && (chance < 0.02 || chance > 0.98) ? 1 : 0;
    const shown = isEdge ? Math.min(0.999, Math.max(0.001, chance)) : chance;
    return new Intl.NumberFormat(lang, {
        style: "percent",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        roundingMode: "halfEven",
    }).format(shown);
}

export interface Bin {
    first: number;
    last: number;
    chance: number;
}

/** At most so many bars of equal width; every loss is in one of them. */
export function bins(losses: readonly Loss[], most: number): Bin[] {
    const [low, high] = [losses[0]?.lost ?? 0, losses.at(-1)?.lost ?? 0];
    const width = Math.max(1, Math.ceil((high - low + 1) / most));
    const found: Bin[] = [];
    for (let first = low; first <= high; first += width) {
        const last = Math.min(high, first + width - 1);
        const inside = losses.filter((loss) => loss.lost >= first && loss.lost <= last);
        found.push({ first, last, chance: inside.reduce((sum, loss) => sum + loss.probability.value, 0) });
    }
    return found;
}

/** With nine throws in ten the losses lie between these. */
export function usual(side: SideForeseen): [number, number] {
    return [side.quantiles["0.05"] ?? 0, side.quantiles["0.95"] ?? 0];
}

/** Troops that a side brings: warriors, riders and ships. */
export function troopsOf(side: SideForeseen): number {
    return side.units.reduce(
        (sum, unit) => sum + (unit.goods["K"] ?? 0) + (unit.goods["R"] ?? 0) + (unit.goods["S"] ?? 0),
        0,
    );
}
