// Whether two moves are the same, however they were put together.

/** Lists whose sequence means something; all others are sets that may be named in any sequence. */
const SEQUENCES = new Set(["orders", "rewards", "order"]);

function isNothing(value: unknown): boolean {
    return (
        value === undefined ||
        value === null ||
        value === 0 ||
        value === false ||
        (Array.isArray(value) && !value.length)
    );
}

function plain(value: unknown, key = ""): unknown {
    if (Array.isArray(value)) {
        const parts = value.map((part) => plain(part));
        return SEQUENCES.has(key) ? parts : parts.map((part) => JSON.stringify(part)).sort();
    }
    if (value === null || typeof value !== "object") return value;
    const fields = Object.entries(value).filter(([, field]) => !isNothing(field));
    return fields
        .map(([name, field]) => [name, plain(field, name)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What is left out counts as nothing: no token, no dice, false. */
export function isSame(a: unknown, b: unknown): boolean {
    return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}
