// Number keys: advisors by their own number (two digits quickly one after the other), everything else by its badge.
const TOGETHER = 900;

export class NumberKeys {
    #digits = "";
    #since = 0;

    /** Another key was pressed: the next digit begins a new number. */
    reset(): void {
        this.#digits = "";
    }

    /** The number that the digits typed so far make; the last digit alone when they make none up to `most`. */
    press(digit: string, now: number, most: number): number {
        const joined = now - this.#since < TOGETHER ? this.#digits + digit : digit;
        this.#digits = Number(joined) <= most ? joined : digit;
        this.#since = now;
        return Number(this.#digits);
    }
}

/** Whether a key is meant for a text field or another part of the page. */
export function isElsewhere(event: KeyboardEvent): boolean {
    const target = event.target instanceof Element ? event.target : null;
    return (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (target?.closest("input, textarea, select, dialog, [contenteditable]") ?? null) !== null
    );
}
