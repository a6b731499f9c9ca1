// The links of this browser's seats, by table. They never travel in an address.
// Several at one table: a link each for the players who share this screen (hot seat).
const KEPT = "tafelrunde.seats";
const INVITED = "tafelrunde.invitations";
const NAME = "tafelrunde.name";

type Kept = Record<string, string | string[]>;

function kept(): Kept {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
    } catch {
        return {};
    }
}

function put(table: string, tokens: readonly string[]): void {
    const { [table]: _, ...others } = kept();
    const changed = tokens.length ? { ...others, [table]: tokens.length === 1 ? tokens[0] : tokens } : others;
    localStorage.setItem(KEPT, JSON.stringify(changed));
}

/** All links that this browser has for a table. */
export function linksOf(table: string): string[] {
    const found = kept()[table] ?? [];
    return typeof found === "string" ? [found] : found.filter((token) => typeof token === "string");
}

/** The first link of each table. */
export function links(): Record<string, string> {
    const tables = Object.keys(kept()).map((table) => [table, linksOf(table)[0] ?? ""] as const);
    return Object.fromEntries(tables.filter(([, token]) => token));
}

/** Keeps a link beside those that are there. */
export function keepLink(table: string, token: string): void {
    put(table, [...new Set([...linksOf(table), token])]);
}

/** Forgets one link of a table, or all of them. */
export function dropLink(table: string, token?: string): void {
    put(table, token === undefined ? [] : linksOf(table).filter((other) => other !== token));
}

/** A link brings its secret behind the hash mark: keep it, and take it out of the address. */
export function arrive(table: string): void {
    const shown = new URLSearchParams(location.hash.slice(1)).get("s");
    if (!shown) return;
    keepLink(table, shown);
    history.replaceState(history.state, "", location.pathname + location.search);
}

/** Invitations that were made here: the server shows their links only once. */
export interface Invited {
    seat: number;
    token: string;
}

export function invitations(table: string): Invited[] {
    try {
        return JSON.parse(sessionStorage.getItem(`${INVITED} ${table}`) ?? "[]");
    } catch {
        return [];
    }
}

export function keepInvitations(table: string, more: readonly Invited[]): void {
    const seats = new Set(more.map((one) => one.seat));
    const others = invitations(table).filter((one) => !seats.has(one.seat));
    const all = [...others, ...more].map(({ seat, token }) => ({ seat, token }));
    sessionStorage.setItem(`${INVITED} ${table}`, JSON.stringify(all));
}

/** The address that carries a link's secret. */
export function linkTo(table: string, token: string): string {
    return `${location.origin}/t/${table}#s=${token}`;
}

export function ownName(): string {
    return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
    localStorage.setItem(NAME, name);
}
