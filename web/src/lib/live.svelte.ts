// What is read out to those who do not see the board.

/** Whatever is said within so many milliseconds is heard together: what happened, then what is asked. */
const TOGETHER = 500;

export class LiveText {
    text = $state.raw("");
    /** The same, for those who speak: an effect that says something must not wait for it. */
    #said = "";
    #since = -Infinity;

    constructor(readonly now: () => number = () => performance.now()) {}

    say(text: string): void {
        const now = this.now();
        const isNew = now - this.#since >= TOGETHER;
        if (isNew) this.#since = now;
        this.#said = isNew ? text : `${this.#said} ${text}`;
        this.text = this.#said;
    }

    /** Another reader: nothing of what the last one heard stays. */
    clear(): void {
        this.text = this.#said = "";
        this.#since = -Infinity;
    }
}
