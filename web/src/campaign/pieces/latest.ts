// Questions that follow one another quickly: only the last one is asked, and only its answer counts.
export class Latest {
    #n = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** Asks after a pause; whatever was asked before is forgotten, and its answer is dropped. */
    ask<T>(
        pause: number,
        work: () => Promise<T>,
        done: (answer: T) => void,
        failed: (why: unknown) => void,
    ): void {
        const n = this.forget();
        const go = () => {
            work().then(
                (answer) => n === this.#n && done(answer),
                (why: unknown) => n === this.#n && failed(why),
            );
        };
        if (pause > 0) this.#timer = setTimeout(go, pause);
        else go();
    }

    /** Nothing that was asked so far is waited for any more. */
    forget(): number {
        clearTimeout(this.#timer);
        this.#n += 1;
        return this.#n;
    }
}
