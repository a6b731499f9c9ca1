// Asking for something anew: never twice at once, and again in a while if nobody answered.
import { Refusal } from "../lib/api";

const AGAIN = 4_000;
/** Refusals that pass by themselves. */
const PASSING: readonly string[] = ["offline", "limit", "failed"];

export class Renewal {
    #isRunning = false;
    #isWanted = false;
    #waiting: ReturnType<typeof setTimeout> | undefined;

    constructor(readonly work: () => Promise<void>) {}

    /** As soon as possible; whoever asks while it is under way gets another one after it. */
    ask(): void {
        this.#isWanted = true;
        if (!this.#isRunning) void this.#run();
    }

    stop(): void {
        this.#isWanted = false;
        clearTimeout(this.#waiting);
    }

    async #run(): Promise<void> {
        clearTimeout(this.#waiting);
        this.#isRunning = true;
        while (this.#isWanted) {
            this.#isWanted = false;
            await this.#try();
        }
        this.#isRunning = false;
    }

    async #try(): Promise<void> {
        try {
            await this.work();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            if (PASSING.includes(refusal.code)) this.#waiting = setTimeout(() => this.ask(), AGAIN);
        }
    }
}
