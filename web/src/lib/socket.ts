// The table's socket: a line that goes on from the last step that was shown.
import { Line } from "./line";
import type { Tells } from "./messages";
import { texts } from "./texts.svelte";

export class TableSocket extends Line<Tells> {
    /** The last step that was shown: a new connection goes on from there. */
    seen: number | null = null;

    constructor(
        readonly table: string,
        public tokens: readonly string[],
        heard: (message: Tells) => void,
        connected: (isConnected: boolean) => void,
    ) {
        super(table, () => [this.#hello()], heard, connected);
    }

    #hello(): object {
        const [token = "", ...also] = this.tokens;
        return { t: "hello", token, also, seen: this.seen, language: texts.lang, words: true };
    }

    /** Says hello anew as somebody else, or in another language, and is shown everything again. */
    renew(tokens: readonly string[]): void {
        this.tokens = tokens;
        this.seen = null;
        this.restart();
    }
}
