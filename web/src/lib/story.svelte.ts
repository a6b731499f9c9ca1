// What happened, in words: they come with each step; only what was missed is asked for, in the reader's language.
import type { Story, Told } from "../generated/server";
import { ask } from "./api";
import type { Stepped } from "./messages";

export interface StoryLine {
    /** The step that it belongs to. */
    n: number;
    text: string;
}

type Reader = number | null;

/** What one reader knows; at hot seat each has a tale of their own. */
interface Tale {
    /** The last step that was told. */
    told: number;
    lines: readonly StoryLine[];
    /** Steps that came since then; null where they came without words. */
    heard: Map<number, readonly string[] | null>;
}

/** The board comes first, then the words. */
const PAUSE = 60;

function pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

function untold(heard: Tale["heard"] = new Map()): Tale {
    return { told: 0, lines: [], heard };
}

/** Adds these steps, of which some may have been told before, and all that was heard and goes on from there. */
function goOn(tale: Tale, steps: readonly Pick<Told, "n" | "texts">[], until: number): void {
    const more = steps.filter((step) => step.n > tale.told);
    tale.told = Math.max(tale.told, until);
    for (let texts; (texts = tale.heard.get(tale.told + 1)); tale.told += 1) {
        more.push({ n: tale.told + 1, texts: [...texts] });
    }
    for (const n of tale.heard.keys()) if (n <= tale.told) tale.heard.delete(n);
    tale.lines = [...tale.lines, ...more.flatMap(({ n, texts }) => texts.map((text) => ({ n, text })))];
}

export class Storyteller {
    lines = $state.raw<readonly StoryLine[]>([]);
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
    hear({ seat, n, texts = null }: Pick<Stepped, "seat" | "n" | "texts">): void {
        const tale = this.#tale(seat);
        if (n > tale.told) tale.heard.set(n, texts ?? tale.heard.get(n) ?? null);
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
        this.lines = this.#tale(this.reader()).lines;
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

    async #more(): Promise<void> {
        const tale = this.#tale(this.reader());
        const { told, lines } = tale;
        goOn(tale, [], 0);
        if (tale.heard.size) await this.#ask(tale);
        if (tale !== this.#tales.get(this.reader())) return;
        if (told) this.news = tale.lines.slice(lines.length).map((line) => line.text);
        this.lines = tale.lines;
    }

    async #ask(tale: Tale): Promise<void> {
        const story = await ask<Story>("GET", this.path(tale.told), undefined, this.token()).catch(
            () => null,
        );
        if (story) goOn(tale, story.steps, story.n);
    }
}
