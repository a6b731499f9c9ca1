// A board in a lesson: the learner makes the moves of one seat. On the line everything else is recorded; whoever
// makes another move leaves the line and plays on against bots, and can always come back to where that began.
import type {
    Aside as RawAside,
    Lesson as RawLesson,
    LessonStep as RawStep,
    Remark,
    Verdict,
    Words,
} from "../generated/server";
import { ask } from "../lib/api";
import type { Face, Forbidden } from "../lib/board";
import { LiveText } from "../lib/live.svelte";
import type { Kinds, Stepped } from "../lib/messages";
import { Parts } from "../lib/parts.svelte";
import { texts } from "../lib/texts.svelte";
import { isSame } from "./same";

type Move = Kinds["move"];

export interface LessonStep extends Omit<RawStep, "view" | "events" | "offers" | "move"> {
    view: Kinds["view"];
    events: Kinds["event"][];
    offers: Move[] | null;
    move: Move | null;
}

export interface Lesson extends Omit<RawLesson, "steps"> {
    steps: LessonStep[];
}

/** A game beside the line, up to the learner's next decision. */
interface Aside {
    moves: readonly Move[];
    steps: readonly LessonStep[];
    remark: Remark | null;
    /** Before its last move; null: on the line. */
    before: Aside | null;
}

export class LessonFace implements Face {
    at = $state(0);
    aside = $state.raw<Aside | null>(null);
    /** Which of the aside's steps is shown. */
    along = $state(0);
    /** What was said of the last move has been read. */
    isHeard = $state(true);
    readonly live = new LiveText();
    readonly parts = new Parts();

    constructor(
        readonly lesson: Lesson,
        readonly terms: Record<string, Words>,
    ) {}

    current = $derived(this.#shown());
    view = $derived(this.current.view);
    offers = $derived(this.current.offers);
    isLast = $derived(this.#isAtEnd());
    isOver = $derived(this.isLast && !this.current.to_act.length);
    isActing = $derived(
        this.aside ? this.isLast && this.current.to_act.includes(this.seat) : this.current.move !== null,
    );
    remark = $derived(this.aside?.remark ?? null);
    step = $derived<Stepped>({
        t: "step",
        n: this.current.n,
        seat: this.seat,
        view: this.view,
        events: this.current.events,
        to_act: this.isActing ? [this.seat] : [],
        offers: this.isActing ? this.offers : [],
    });

    #shown(): LessonStep {
        return (this.aside ? this.aside.steps[this.along] : this.lesson.steps[this.at]) as LessonStep;
    }

    #isAtEnd(): boolean {
        const [at, steps] = this.aside ? [this.along, this.aside.steps] : [this.at, this.lesson.steps];
        return at >= steps.length - 1;
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

    /** To the next moment of the game that is shown. */
    next(): void {
        if (this.isLast) return;
        if (this.aside) this.along += 1;
        else this.at += 1;
    }

    /** To the last decision before this moment, on the line. */
    previous(): void {
        this.back();
        const earlier = this.lesson.steps.findLastIndex((step, i) => i < this.at && step.move !== null);
        this.at = Math.max(0, earlier);
    }

    restart(): void {
        this.back();
        this.at = 0;
    }

    /** To the line of the lesson, where it was left. */
    back(): void {
        this.#show(null);
    }

    /** Before the last move beside the line. */
    takeBack(): void {
        this.#show(this.aside?.before ?? null);
        this.along = Math.max(0, (this.aside?.steps.length ?? 1) - 1);
        this.isHeard = true;
    }

    #show(aside: Aside | null): void {
        this.aside = aside;
        this.along = 0;
        this.isHeard = aside === null;
    }

    async send(move: Move): Promise<Forbidden | null> {
        if (!this.aside && isSame(move, this.current.move)) {
            this.next();
            return null;
        }
        return this.tryOut([...(this.aside?.moves ?? []), move], this.aside);
    }

    /** Plays the last of these moves, after the others, from the moment of the line on. */
    async tryOut(moves: readonly Move[], before: Aside | null): Promise<Forbidden | null> {
        const answer = await this.#ask<RawAside>("try", moves);
        const steps = (answer.steps ?? []) as unknown as LessonStep[];
        if (answer.verdict.allowed) this.#show({ moves, steps, remark: answer.remark ?? null, before });
        return forbidden(answer.verdict);
    }

    async why(move: Move): Promise<Forbidden | null> {
        return forbidden(await this.#ask<Verdict>("why", [...(this.aside?.moves ?? []), move]));
    }

    #ask<T>(what: string, moves: readonly Move[]): Promise<T> {
        const n = (this.lesson.steps[this.at] as LessonStep).n;
        const body = { n, before: moves.slice(0, -1), move: moves.at(-1) };
        return ask<T>("POST", `/api/games/${this.lesson.game}/lesson/${what}`, body);
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

function forbidden(verdict: Verdict): Forbidden | null {
    return verdict.allowed ? null : { rule: verdict.rule ?? "", text: verdict.text ?? "" };
}
