// What the server said of each line. A verdict goes with its line, and counts as long as the line says what was judged.
import type { Arrow, LineVerdict, Verdict } from "../types";
import type { Row } from "./paper.svelte";

export type Judged = ReadonlyMap<number, { text: string; verdict: LineVerdict }>;

/** `lines` is the text that was judged; meanwhile somebody may have written on. */
export function judgedRows(rows: readonly Row[], lines: readonly string[], verdict: Verdict): Judged {
    const found = new Map<number, { text: string; verdict: LineVerdict }>();
    let next = 0;
    for (const { id, text } of rows) {
        const place = lines.indexOf(text, next);
        const one = verdict.lines[place];
        if (!one) continue;
        next = place + 1;
        found.set(id, { text, verdict: one });
    }
    return found;
}

export function verdictOn(judged: Judged, row: Row): LineVerdict | null {
    const found = judged.get(row.id);
    return found?.text === row.text ? found.verdict : null;
}

/** The movements of the sheet; of a refused one how far the unit would get. */
export function arrowsOf(verdicts: readonly (LineVerdict | null)[]): Arrow[] {
    return verdicts.flatMap((one, line): Arrow[] => {
        const path = one?.path ?? [];
        const [from, to] = [path[0], path.at(-1)];
        if (!one || from === undefined || to === undefined) return [];
        const state = one.kind === "refused" || one.kind === "open" ? one.kind : "fine";
        return [{ line, from, to, path, state }];
    });
}

/** Lines that stand beside each other because two members wrote at one place, as long as all of them stand so. */
export type Clash = readonly Row[];

/** Lines that follow each other belong together. */
export function clashesOf(rows: readonly Row[], lines: readonly number[]): Clash[] {
    const found: Row[][] = [];
    lines.forEach((line, n) => {
        const row = rows[line];
        if (!row) return;
        if (n > 0 && lines[n - 1] === line - 1) found.at(-1)?.push(row);
        else found.push([row]);
    });
    return found;
}

/** Places of the lines of all clashes that nobody has settled yet, by changing or removing one of them. */
export function unsettled(rows: readonly Row[], clashes: readonly Clash[]): number[] {
    const places = new Map(rows.map((row, n) => [row.id, n]));
    const isThere = (row: Row) => rows[places.get(row.id) ?? -1]?.text === row.text;
    return clashes
        .filter((clash) => clash.every(isThere))
        .flatMap((clash) => clash.map((row) => places.get(row.id)!));
}
