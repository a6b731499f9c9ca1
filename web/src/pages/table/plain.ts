// A view of any game as facts and tables. Knows no game: ids get their names, seats theirs.

type Row = Record<string, unknown>;

const HIDDEN = new Set(["to_act", "options", "corrections", "reasons", "move"]);
const HIDDEN_ON_TOP = new Set(["seat", "turn", ...HIDDEN]);
const SEATS = new Set(["seat", "order", "first", "winners"]);

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
        if (SEATS.has(key) && typeof value === "number") return this.names[value] ?? String(value);
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

    parts(view: Row): { facts: [string, unknown][]; bySeat: [string, Row[]][]; byRow: [string, Row[]][] } {
        const shown = Object.entries(view).filter(([key]) => !HIDDEN_ON_TOP.has(key));
        const tables = shown.filter((entry): entry is [string, Row[]] => areRows(entry[1]));
        return {
            facts: shown.filter(([, value]) => !areRows(value) && !isNothing(value)),
            bySeat: tables.filter(([, rows]) => rows.length === this.names.length),
            byRow: tables.filter(([, rows]) => rows.length !== this.names.length),
        };
    }
}
