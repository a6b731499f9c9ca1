// What happened, in words: asked for after each step, in order, in the reader's language.
import type { Story } from "../generated/server";
import { ask } from "./api";

export interface StoryLine {
    /** The step that it belongs to. */
    n: number;
    text: string;
}

export class Storyteller {
    lines = $state.raw<readonly StoryLine[]>([]);
    /** What came last, to be read out. */
    news = $state.raw<readonly string[]>([]);
    #told = 0;
    #round = 0;
    #telling: Promise<void> = Promise.resolve();

    constructor(
        readonly path: (after: number) => string,
        readonly token: () => string,
    ) {}

    /** Adds what is new. Several at once ask one after another, so no line comes twice. */
    tell(): Promise<void> {
        const round = this.#round;
        this.#telling = this.#telling.then(() => (round === this.#round ? this.#more() : undefined));
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
