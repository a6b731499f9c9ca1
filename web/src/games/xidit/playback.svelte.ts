// What happened, one thing after the other. The board shows `view`; it runs behind the table's own view while events play.
import type { GameEvent, XiditView } from "../../generated/xidit";
import { follows, isMany, MOST_WAITING } from "../../lib/frames";
import type { Stepped } from "../../lib/messages";
import { isStill, paced } from "../../lib/motion";
import type { Xidit } from "./kinds";
import { advance } from "./stage";

/** How long an event stays before the next one, in milliseconds. */
const TIMES: Partial<Record<GameEvent["event"], number>> = {
    idrakys_placed: 260,
    programme_revealed: 60,
    moved: 300,
    stayed: 260,
    waited: 60,
    action_void: 300,
    recruited: 300,
    threat_eliminated: 420,
    titan_beaten: 500,
    rewards_taken: 120,
    gold_taken: 260,
    bards_placed: 300,
    stories_built: 300,
    tile_placed: 260,
    tile_discarded: 120,
    titans_woke: 900,
    reinforcements_arrived: 300,
    year_began: 600,
    census_began: 700,
    units_shown: 900,
    census_won: 300,
    nobody_won: 300,
    dummy_raised: 260,
};
/** With so many steps waiting everything goes faster. */
const BUSY = 2;

type Step = Stepped<Xidit>;

export class Playback {
    view = $state.raw<XiditView>() as XiditView;
    /** What is happening right now. */
    event = $state.raw<GameEvent | null>(null);
    isRunning = $state(false);
    /** Whether there is a year to be shown again. */
    hasYear = $state(false);
    /** The steps in which the last programmes were carried out, and how things stood before. */
    #year: { from: XiditView; steps: Step[]; isOpen: boolean } | null = null;
    #queue: Step[] = [];
    #last: Step | null = null;
    #wake: (() => void) | null = null;
    readonly #heard: (event: GameEvent, view: XiditView) => void;

    constructor(heard: (event: GameEvent, view: XiditView) => void) {
        this.#heard = heard;
    }

    /** A new step of the table; whoever is hurried goes straight to it. */
    follow(step: Step, isHurried = false): void {
        if (step === this.#last || !step.view) return;
        const isNext = this.#last !== null && follows(step, this.#last) && !isMany(step);
        this.#remember(step, this.#last);
        this.#last = step;
        if (!isNext || isHurried || isStill() || this.#queue.length >= MOST_WAITING) {
            this.#queue = [];
            this.view = step.view;
            if (isNext && !isHurried && isStill())
                for (const event of step.events) this.#heard(event, step.view);
            this.skip();
            return;
        }
        this.#queue.push(step);
        if (!this.isRunning) void this.#play();
    }

    #remember(step: Step, before: Step | null): void {
        const isRevealed = step.events.some(({ event }) => event === "programme_revealed");
        if (isRevealed && before?.view && follows(step, before))
            this.#year = { from: before.view, steps: [], isOpen: true };
        if (!this.#year?.isOpen || !step.view) return;
        this.#year.steps.push(step);
        this.#year.isOpen = step.view.step !== "programme" && !step.result;
        this.hasYear = true;
    }

    /** The last year once more, from the moment in which the programmes were revealed. */
    again(): void {
        if (!this.#year || this.isRunning) return;
        this.view = this.#year.from;
        this.#queue = [...this.#year.steps];
        void this.#play();
    }

    /** Straight to how things stand. */
    skip(): void {
        if (!this.isRunning) return;
        this.#queue = [];
        this.#wake?.();
    }

    async #play(): Promise<void> {
        this.isRunning = true;
        for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
            for (const [i, event] of step.events.entries()) {
                this.view = advance(this.view, event);
                this.event = event;
                this.#heard(event, this.view);
                if (!(await this.#wait((TIMES[event.event] ?? 0) / (this.#queue.length > BUSY ? 3 : 1)))) {
                    for (const missed of step.events.slice(i + 1)) this.#heard(missed, this.view);
                    break;
                }
            }
            if (step.view) this.view = step.view;
        }
        if (this.#last?.view) this.view = this.#last.view;
        this.event = null;
        this.isRunning = false;
    }

    /** False if somebody does not want to wait. */
    #wait(time: number): Promise<boolean> {
        if (time === 0) return Promise.resolve(true);
        return new Promise((resolve) => {
            const timer = setTimeout(() => resolve(true), paced(time));
            this.#wake = () => {
                clearTimeout(timer);
                resolve(false);
            };
        });
    }
}
