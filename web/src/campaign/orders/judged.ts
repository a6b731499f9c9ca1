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
