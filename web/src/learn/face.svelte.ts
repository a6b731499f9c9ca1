// A board in a lesson: the learner makes the moves of one seat, everything else is recorded.
import type { Lesson as RawLesson, LessonStep as RawStep, Verdict, Words } from "../generated/server";
import { ask } from "../lib/api";
import type { Face, Forbidden } from "../lib/board";
import { LiveText } from "../lib/live.svelte";
import type { Kinds, Stepped } from "../lib/messages";
import { Parts } from "../lib/parts.svelte";
import { t, texts } from "../lib/texts.svelte";
import { isSame } from "./same";

export interface LessonStep extends Omit<RawStep, "view" | "events" | "offers" | "move"> {
    view: Kinds["view"];
    events: Kinds["event"][];
    offers: Kinds["move"][] | null;
    move: Kinds["move"] | null;
}

export interface Lesson extends Omit<RawLesson, "steps"> {
    steps: LessonStep[];
}

export class LessonFace implements Face {
    at = $state(0);
    readonly live = new LiveText();
    readonly parts = new Parts();
    /** Wrong tries at the present decision: after one the move is told in words. */
    tries = $state(0);

    constructor(
        readonly lesson: Lesson,
        readonly terms: Record<string, Words>,
    ) {}

    current = $derived(this.#step(this.at));
    view = $derived(this.current.view);
    offers = $derived(this.current.offers);
    isActing = $derived(this.current.move !== null);
    wording = $derived(this.current.wording?.[texts.lang] ?? "");
    step = $derived<Stepped>({
        t: "step",
        n: this.current.n,
        seat: this.seat,
        view: this.view,
        events: this.current.events,
        to_act: this.isActing ? [this.seat] : [],
        offers: this.isActing ? this.offers : [],
    });

    #step(at: number): LessonStep {
        return this.lesson.steps[at] as LessonStep;
    }

    get isOver(): boolean {
        return this.at >= this.lesson.steps.length - 1;
    }

    get seat(): number {
        return this.lesson.seat;
    }

    get names(): readonly string[] {
        return this.lesson.names;
    }

    get data(): Face["data"] {
        return this.lesson.tables;
    }

    /** To the next moment of the recorded game. */
    next(): void {
        if (this.isOver) return;
        this.at += 1;
        this.tries = 0;
    }

    restart(): void {
        this.at = 0;
        this.tries = 0;
    }

    async send(move: Kinds["move"]): Promise<Forbidden | null> {
        if (isSame(move, this.current.move)) {
            this.next();
            return null;
        }
        const forbidden = await this.why(move);
        this.tries += 1;
        return forbidden ?? { rule: "", text: t("learn-other", { wording: this.wording }) };
    }

    async why(move: Kinds["move"]): Promise<Forbidden | null> {
        const path = `/api/games/${this.lesson.game}/lesson/why`;
        const verdict = await ask<Verdict>("POST", path, { n: this.current.n, move });
        return verdict.allowed ? null : { rule: verdict.rule ?? "", text: verdict.text ?? "" };
    }

    term(id: string): string {
        return this.terms[id]?.[texts.lang] ?? id;
    }

    /** Beside the lesson, which stays where it is. */
    showRule(id: string): void {
        open(`/rules/${this.lesson.game}/${id}`, "_blank", "noopener");
    }

    announce(text: string): void {
        this.live.say(text);
    }
}
