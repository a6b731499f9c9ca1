// What happened, in words: they come with each step; only what was missed is asked for, in the reader's language.
import type { Story, Told } from "../generated/server";
import { ask } from "./api";
import type { Stepped } from "./messages";

export interface StoryLine {
    /** The step that it belongs to. */
    n: number;
    /** Its place among the lines of the step, from 0 on: that of its event. */
    line: number;
    text: string;
    /** Of a heading, 1 for the largest; 0 where it is none. */
    level: number;
    /** The short name of a heading. */
    label: string;
}

/** A move that still counts. */
export interface Place {
    /** Its step. */
    n: number;
    actor: number;
    /** Of the log, after it. */
    length: number;
}

type Reader = number | null;
type Heard = Pick<Told, "texts" | "marks" | "actor" | "length">;

/** What one reader knows; at hot seat each has a tale of their own. */
interface Tale {
    /** The last step that was told. */
    told: number;
    lines: readonly StoryLine[];
    places: readonly Place[];
    /** Steps that came since then; null where they came without words. */
    heard: Map<number, Heard | null>;
}

/** The board comes first, then the words. */
const PAUSE = 60;

function pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

function untold(heard: Tale["heard"] = new Map()): Tale {
    return { told: 0, lines: [], places: [], heard };
}

function linesOf({ n, texts, marks = [] }: Pick<Told, "n" | "texts" | "marks">): StoryLine[] {
    return texts.map((text, line) => {
        const { level = 0, label = "" } = marks.find((mark) => mark.line === line) ?? {};
        return { n, line, text, level, label };
    });
}

/** The moves that count after these steps: a move makes the log longer, whatever makes it shorter takes some back. */
export function placed(
    places: readonly Place[],
    steps: readonly Pick<Told, "n" | "actor" | "length">[],
): readonly Place[] {
    if (!steps.length) return places;
    const standing = [...places];
    for (const { n, actor, length } of steps) {
        while (standing.length && standing.at(-1)!.length > length) standing.pop();
        if (!standing.length || length > standing.at(-1)!.length) standing.push({ n, actor, length });
    }
    return standing;
}

/** Adds these steps, of which some may have been told before, and all that was heard and goes on from there. */
function goOn(tale: Tale, steps: readonly Told[], until: number): void {
    const more = steps.filter((step) => step.n > tale.told);
    tale.told = Math.max(tale.told, until);
    for (let heard; (heard = tale.heard.get(tale.told + 1)); tale.told += 1) {
        more.push({ n: tale.told + 1, ...heard });
    }
    for (const n of tale.heard.keys()) if (n <= tale.told) tale.heard.delete(n);
    tale.lines = [...tale.lines, ...more.flatMap(linesOf)];
    tale.places = placed(tale.places, more);
}

export class Storyteller {
    lines = $state.raw<readonly StoryLine[]>([]);
    /** The moves that still count, as far as they were told. */
    places = $state.raw<readonly Place[]>([]);
    /** What came last, to be read out. */
    news = $state.raw<readonly string[]>([]);
    #tales = new Map<Reader, Tale>();
    #telling: Promise<void> = Promise.resolve();
    /** Has not begun yet, so it will tell whatever happens until then. */
    #next: Promise<void> | null = null;

    constructor(
        readonly reader: () => Reader,
        readonly path: (after: number) => string,
        readonly token: () => string,
    ) {}

    #tale(reader: Reader): Tale {
        const found = this.#tales.get(reader) ?? untold();
        this.#tales.set(reader, found);
        return found;
    }

    /** A step has come, with its words or, in a fresh view, without. */
    hear({ seat, n, texts = null, marks = [], actor = -1, length = 0 }: Stepped): void {
        const tale = this.#tale(seat);
        const heard = texts && { texts, marks, actor, length };
        if (n > tale.told) tale.heard.set(n, heard ?? tale.heard.get(n) ?? null);
        void this.tell();
    }

    /** Adds what is new, one time after another, so no line comes twice; moves in quick succession share one. */
    tell(): Promise<void> {
        this.#next ??= this.#telling.then(pause).then(() => {
            this.#next = null;
            return this.#more();
        });
        this.#telling = this.#next;
        return this.#telling;
    }

    /** Another reader: not a word of what the last one knows stays on the screen. */
    turn(): Promise<void> {
        this.#show(this.#tale(this.reader()));
        return this.tell();
    }

    /** From the beginning: another language. */
    again(): Promise<void> {
        for (const [reader, tale] of this.#tales) {
            const last = Math.max(tale.told, ...tale.heard.keys());
            this.#tales.set(reader, untold(new Map(last ? [[last, null]] : [])));
        }
        return this.turn();
    }

    #show({ lines, places }: Tale): void {
        this.lines = lines;
        this.places = places;
    }

    async #more(): Promise<void> {
        const tale = this.#tale(this.reader());
        const { told, lines } = tale;
        goOn(tale, [], 0);
        if (tale.heard.size) await this.#ask(tale);
        if (tale !== this.#tales.get(this.reader())) return;
        if (told) this.news = tale.lines.slice(lines.length).map((line) => line.text);
        this.#show(tale);
    }

    async #ask(tale: Tale): Promise<void> {
        const story = await ask<Story>("GET", this.path(tale.told), undefined, this.token()).catch(
            () => null,
        );
        if (story) goOn(tale, story.steps, story.n);
    }
}
