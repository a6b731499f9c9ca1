// What happened, in words: asked for after each step, in order, in the reader's language.
import type { Story } from "../generated/server";
import { ask } from "./api";

export interface StoryLine {
    /** The step that it belongs to. */
    n: number;
    text: string;
}

/** The board comes first, then the words. */
const PAUSE = 60;

function pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

export class Storyteller {
    lines = $state.raw<readonly StoryLine[]>([]);
    /** What came last, to be read out. */
    news = $state.raw<readonly string[]>([]);
    #told = 0;
    #round = 0;
    #telling: Promise<void> = Promise.resolve();
    /** Has not asked yet, so it will bring whatever happens until then. */
    #next: Promise<void> | null = null;

    constructor(
        readonly path: (after: number) => string,
        readonly token: () => string,
    ) {}

    /** Adds what is new, one request after another, so no line comes twice; moves in quick succession share one. */
    tell(): Promise<void> {
        this.#next ??= this.#telling.then(pause).then(() => {
            this.#next = null;
            return this.#more();
        });
        this.#telling = this.#next;
        return this.#telling;
    }

    /** From the beginning: another reader, or another language. */
    again(): Promise<void> {
        this.#round += 1;
        this.#told = 0;
        this.lines = [];
        return this.tell();
    }

    async #more(): Promise<void> {
        const round = this.#round;
        const story = await ask<Story>("GET", this.path(this.#told), undefined, this.token()).catch(
            () => null,
        );
        if (!story || round !== this.#round) return;
        const lines = story.steps
            .filter((step) => step.n > this.#told)
            .flatMap((step) => step.texts.map((text) => ({ n: step.n, text })));
        if (this.#told) this.news = lines.map((line) => line.text);
        this.lines = [...this.lines, ...lines];
        this.#told = Math.max(this.#told, story.n);
    }
}
