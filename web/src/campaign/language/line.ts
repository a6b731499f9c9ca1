// One typed line, cut into words as the rules do it (`words/vocabulary.py`, `words/line.py`).
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", "'": "", "’": "" };

/** The same for all spellings of a word: `Kräfte`, `KRAEFTE`; `ß` and `ss`. */
export function fold(word: string): string {
    return word
        .normalize("NFC")
        .toLowerCase()
        .replace(/[äöüß'’]/g, (letter) => UMLAUTS[letter]!);
}

export type TokenKind = "field" | "number" | "quote" | "word" | "mark";
export interface Token {
    readonly kind: TokenKind;
    readonly text: string;
    readonly folded: string;
    readonly start: number;
    readonly end: number;
}

const TOKEN =
    /(?<field>\d{1,4}\s*\/\s*\d{1,3}(?!\d))|(?<number>\d{1,3}(?:\.\d{3})+(?!\d)|\d+(?![\p{L}\p{N}_]))|(?<quote>„[^“”"]*[“”"]|"[^"]*")|(?<word>[\p{L}\p{N}_][\p{L}\p{N}_'’-]*)|(?<mark>\S)/uy;
const KINDS: readonly TokenKind[] = ["field", "number", "quote", "word", "mark"];
const LONGEST_NUMBER = "1.000.000.000".length;

/** What could stand where the line ends. */
export interface Wanted {
    /** The kind of slot, or "word". */
    readonly kind: string;
    readonly words: readonly string[];
}

/** Places are counted in characters; blanks before a word belong to it. */
export class Line {
    readonly text: string;
    readonly end: number;
    private readonly known = new Map<number, Token | null>();

    constructor(
        raw: string,
        private readonly wants: (wanted: Wanted) => void = () => undefined,
    ) {
        this.text = raw.replace(/\s/g, " ");
        this.end = this.text.replace(/[ .!]+$/, "").length;
    }

    start(at: number): number {
        while (this.text[at] === " ") at += 1;
        return at;
    }

    token(at: number): Token | null {
        const known = this.known.get(at);
        if (known !== undefined) return known;
        const found = this.cut(this.start(at));
        this.known.set(at, found);
        return found;
    }

    private cut(start: number): Token | null {
        if (start >= this.end) return null;
        TOKEN.lastIndex = start;
        const found = TOKEN.exec(this.text);
        if (!found) return null;
        const kind = KINDS.find((name) => found.groups?.[name] !== undefined)!;
        return { kind, text: found[0], folded: fold(found[0]), start, end: start + found[0].length };
    }

    isOver(at: number): boolean {
        return this.start(at) >= this.end;
    }

    word(at: number): string {
        return this.token(at)?.folded ?? "";
    }

    number(at: number): number | null {
        const token = this.token(at);
        if (token?.kind !== "number" || token.text.length > LONGEST_NUMBER) return null;
        return Number(token.text.replaceAll(".", ""));
    }

    after(at: number): number {
        return this.token(at)?.end ?? this.text.length;
    }

    /** The longest entry of a table that stands here; null if none does. */
    phrase(
        table: ReadonlyMap<string, string>,
        longest: number,
        at: number,
    ): readonly [number, string] | null {
        let words = "";
        let found: readonly [number, string] | null = null;
        for (let count = 0; count < longest; count += 1) {
            words = words ? `${words} ${this.word(at)}` : this.word(at);
            at = this.after(at);
            const meaning = table.get(words);
            if (meaning !== undefined) found = [at, meaning];
        }
        return found;
    }

    /** Something else was expected here; of interest only where the line ends. */
    miss(at: number, kind: string, words: readonly string[] = []): void {
        if (this.isOver(at)) this.wants({ kind, words });
    }
}
