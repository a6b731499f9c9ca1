// A view of any game as facts and tables. Knows no game: ids get their names, seats theirs.

type Row = Record<string, unknown>;

const HIDDEN = new Set(["to_act", "options", "corrections", "reasons", "move"]);
const HIDDEN_ON_TOP = new Set(["seat", "turn", ...HIDDEN]);
/** Fields of these names hold seats. */
const SEATS = new Set(["seat", "order", "first", "last", "winners"]);

function isRow(value: unknown): value is Row {
    return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isNothing(value: unknown): boolean {
    if (value === null || value === undefined || value === 0 || value === false) return true;
    if (Array.isArray(value)) return value.length === 0;
    return isRow(value) && Object.values(value).every(isNothing);
}

function areRows(value: unknown): value is Row[] {
    return Array.isArray(value) && value.length > 0 && value.every(isRow);
}

interface Parts {
    facts: [string, unknown][];
    /** By name, a value for each seat. */
    seatFacts: [string, unknown[]][];
    bySeat: [string, Row[]][];
    byRow: [string, Row[]][];
}

export class Plain {
    constructor(
        readonly term: (id: string) => string,
        readonly names: readonly string[],
    ) {}

    label(key: string): string {
        const known = this.term(key);
        return known === key ? key.replaceAll("_", " ") : known;
    }

    /** One cell: a word, a list of words, or the parts of a small object. */
    cell(key: string, value: unknown): string {
        if (Array.isArray(value)) {
            const parts = value.map((one) => this.cell(key.replace(/s$/, ""), one));
            return parts.join(value.some((one) => typeof one === "object") ? "; " : ", ") || "–";
        }
        if (isRow(value)) {
            const parts = Object.entries(value).filter(([name, one]) => !HIDDEN.has(name) && !isNothing(one));
            return (
                parts.map(([name, one]) => `${this.label(name)} ${this.cell(name, one)}`).join(", ") || "–"
            );
        }
        return this.#word(key, value);
    }

    #word(key: string, value: unknown): string {
        if (SEATS.has(key) && typeof value === "number") return this.names[value] ?? "–";
        if (value === true) return "✓";
        if (value === false || value === null || value === undefined) return "–";
        const text = String(value);
        const known = this.term(`${key}_${text}`);
        return known === `${key}_${text}` ? this.term(text) : known;
    }

    /** The columns or lines worth showing: some row says something about them. */
    fields(rows: readonly Row[]): string[] {
        const all = [...new Set(rows.flatMap((row) => Object.keys(row)))];
        return all.filter((field) => !HIDDEN.has(field) && rows.some((row) => !isNothing(row[field])));
    }

    /** A number, or some, for each seat; words are things that lie about, however many they are. */
    #isBySeat(key: string, value: unknown): value is unknown[] {
        if (!Array.isArray(value) || value.length !== this.names.length || SEATS.has(key)) return false;
        return value.every((one) =>
            Array.isArray(one)
                ? one.every((part) => typeof part === "number")
                : typeof one !== "string" && !isRow(one),
        );
    }

    parts(view: Row): Parts {
        const shown = Object.entries(view).filter(([key]) => !HIDDEN_ON_TOP.has(key));
        const tables = shown.filter((entry): entry is [string, Row[]] => areRows(entry[1]));
        return {
            facts: shown.filter(
                ([key, value]) =>
                    !areRows(value) && !this.#isBySeat(key, value) && (value === 0 || !isNothing(value)),
            ),
            seatFacts: shown.filter((entry): entry is [string, unknown[]] => this.#isBySeat(...entry)),
            bySeat: tables.filter(([, rows]) => rows.length === this.names.length),
            byRow: tables.filter(([, rows]) => rows.length !== this.names.length),
        };
    }
}
