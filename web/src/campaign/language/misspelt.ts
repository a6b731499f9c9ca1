// Words that somebody may have meant, by the measure of the rules (`words/misspellings.py`).
const ALLOWED = [
    [12, 3],
    [6, 2],
    [3, 1],
] as const;

/** The slips between what was typed so far and a word, or its beginning; null if there are too many. */
export function slipsTo(typed: string, word: string): number | null {
    const allowed = ALLOWED.find(([letters]) => typed.length >= letters)?.[1] ?? 0;
    if (!allowed) return null;
    let best: number | null = null;
    for (let end = typed.length - 1; end <= typed.length + 1; end += 1) {
        const slips = slipsBetween(typed, word.slice(0, end));
        if (slips <= allowed && (best === null || slips < best)) best = slips;
    }
    return best;
}

/** Letters that are wrong, missing, too many, or changed places with their neighbour. */
export function slipsBetween(one: string, other: string): number {
    let before: number[] = [];
    let last = Array.from({ length: other.length + 1 }, (_, at) => at);
    for (let i = 1; i <= one.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= other.length; j += 1) {
            const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
            let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + wrong);
            const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
            if (isTurned) slips = Math.min(slips, before[j - 2]! + 1);
            row.push(slips);
        }
        [before, last] = [last, row];
    }
    return last[other.length]!;
}
