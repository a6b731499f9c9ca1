// Headings of the log on the timeline.
import type { Place, StoryLine } from "../lib/story.svelte";

export interface TimeMark {
    /** Its place on the timeline. */
    place: number;
    level: number;
    label: string;
}

/** The place at which a step is; one that was taken back is where the game stood before it. */
export function placeOf(places: readonly Place[], n: number): number {
    let [from, to] = [0, places.length];
    while (from < to) {
        const middle = (from + to) >> 1;
        if (places[middle]!.n <= n) from = middle + 1;
        else to = middle;
    }
    return Math.max(0, from - 1);
}

/** The headings of the moves that still count; of several in one step the largest, and of these the last. */
export function marksOf(lines: readonly StoryLine[], places: readonly Place[]): TimeMark[] {
    const marks: TimeMark[] = [];
    for (const { n, level, label } of lines) {
        if (!level) continue;
        const place = placeOf(places, n);
        if (places[place]?.n !== n) continue;
        const before = marks.at(-1);
        if (before?.place !== place) marks.push({ place, level, label });
        else if (level <= before.level) marks[marks.length - 1] = { place, level, label };
    }
    return marks;
}

/** The headings above a place, the largest first: `Year II`, `Spring`. */
export function chapterOf(marks: readonly TimeMark[], place: number): string[] {
    const found: TimeMark[] = [];
    for (const mark of marks) {
        if (mark.place > place) break;
        while (found.length && found.at(-1)!.level >= mark.level) found.pop();
        found.push(mark);
    }
    return found.map((mark) => mark.label);
}

/** How wide a letter of a name is at the most, and what lies around the name, in pixels. */
const LETTER = 7.5;
const AROUND = 8;

/** The marks whose names have room on a track of this width, none over another or beyond the end. */
export function legible(marks: readonly TimeMark[], last: number, width: number): Set<TimeMark> {
    const shown = new Set<TimeMark>();
    let free = 0;
    for (const mark of marks) {
        const left = (width * mark.place) / Math.max(1, last);
        const right = left + AROUND + LETTER * mark.label.length;
        if (left < free || right > width + AROUND) continue;
        shown.add(mark);
        free = right;
    }
    return shown;
}
