// What is to be otherwise in a trial, as the server is asked for it; and both courses set beside each other.
import type { ConflictSaid } from "../../generated/campaign";

export const THINGS = ["army", "person", "treasury"] as const;
export type Thing = (typeof THINGS)[number];

/** What can be tried on each, by the names that corrections have. */
export const VALUES: Record<Thing, readonly string[]> = {
    army: ["troops", "mounts", "leaders", "light", "heavy"],
    person: ["most", "now"],
    treasury: ["gold"],
};
/** Good points of people are kept in tenths. */
const TENTHS: readonly string[] = ["most", "now"];

export interface ChangeWish {
    thing: Thing;
    realm: string;
    number: number;
    value: string;
    amount: number;
}

/** Who stands against whom somewhere, before dice or after. */
export interface Faced {
    readonly fields: readonly string[];
    readonly attackers?: readonly Side[];
    readonly parties?: readonly { readonly members: readonly Side[] }[];
}

interface Side {
    readonly realm: string;
    readonly numbers: readonly number[];
}

export interface Wishes {
    /** By entry of the log, what falls there instead. */
    rolls: Record<number, string>;
    /** For rolls to come: a line for each, an empty one is drawn. */
    dice: string;
    changes: readonly ChangeWish[];
    options: Record<string, string>;
    sheets: readonly { realm: string; text: string }[];
}

export function noWishes(): Wishes {
    return { rolls: {}, dice: "", changes: [], options: {}, sheets: [] };
}

/** `armies.Ann.101.troops`; a realm whose name has a point in it goes by its number. */
export function pathOf(wish: ChangeWish, names: readonly string[]): string {
    const realm = wish.realm.includes(".") ? String(names.indexOf(wish.realm) + 1) : wish.realm;
    if (wish.thing === "treasury") return `realms.${realm}.gold`;
    return `${wish.thing === "army" ? "armies" : "people"}.${realm}.${wish.number}.${wish.value}`;
}

function amountOf(wish: ChangeWish): number {
    return Math.round(TENTHS.includes(wish.value) ? wish.amount * 10 : wish.amount);
}

/** The trial of a month that has begun, or of the months to come where there is none. */
export function trialOf(wishes: Wishes, month: number | null, names: readonly string[]): object {
    const changes = wishes.changes.map((wish) => ({ path: pathOf(wish, names), value: amountOf(wish) }));
    const sheets = wishes.sheets.filter((sheet) => sheet.text.trim() !== "");
    if (month === null) {
        const lines = wishes.dice.split("\n").map((line) => line.trim());
        while (lines.length && lines.at(-1) === "") lines.pop();
        return { changes, sheets, dice: lines, options: wishes.options, close: true };
    }
    const rolls = Object.entries(wishes.rolls)
        .map(([entry, values]) => ({ entry: Number(entry), values: values.trim() }))
        .filter((roll) => roll.values !== "");
    return { month: String(month), changes, sheets, rolls, options: wishes.options };
}

export interface Beside {
    key: string;
    before: ConflictSaid | null;
    after: ConflictSaid | null;
    isSame: boolean;
}

function keyOf(one: ConflictSaid): string {
    return [one.month, one.kind, one.realm, ...one.fields].join(" ");
}

function grouped(conflicts: readonly ConflictSaid[]): Map<string, ConflictSaid[]> {
    const found = new Map<string, ConflictSaid[]>();
    for (const one of conflicts) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
    return found;
}

/** Conflicts of both courses, what belongs together beside each other; what differs comes first. */
export function besides(before: readonly ConflictSaid[], after: readonly ConflictSaid[]): Beside[] {
    const [was, then] = [grouped(before), grouped(after)];
    const found: Beside[] = [];
    for (const key of new Set([...was.keys(), ...then.keys()])) {
        const [first, second] = [was.get(key) ?? [], then.get(key) ?? []];
        for (let i = 0; i < Math.max(first.length, second.length); i++) {
            const [one, other] = [first[i] ?? null, second[i] ?? null];
            const isSame = one?.outcome.join() === other?.outcome.join();
            found.push({ key: `${key} ${i}`, before: one, after: other, isSame });
        }
    }
    return [...found.filter((one) => !one.isSame), ...found.filter((one) => one.isSame)];
}

/** Results in which somebody wins: of these one can ask which roll turns them. */
export function canTurn(result: unknown): boolean {
    const kind = (result as { minute?: string } | null)?.minute ?? "";
    return ["melee_worked", "duel_worked", "combat_worked"].includes(kind);
}
