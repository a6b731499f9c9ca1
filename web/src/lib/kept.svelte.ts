// What this browser keeps of a person's wishes and progress, by name; an account takes it along (`account.svelte.ts`).
const PREFIX = "tafelrunde.";

const NAMES = ["settings", "lessons"] as const;
export type KeptName = (typeof NAMES)[number];
export type Kept = Partial<Record<KeptName, unknown>>;

function read(name: KeptName): unknown {
    try {
        return JSON.parse(globalThis.localStorage?.getItem(PREFIX + name) ?? "null");
    } catch {
        return null;
    }
}

const all = $state<Kept>(Object.fromEntries(NAMES.map((name) => [name, read(name)])));
let changed: ((kept: Kept) => void) | null = null;

// Another tab of this browser has changed something.
globalThis.addEventListener?.("storage", (event) => {
    const name = NAMES.find((one) => PREFIX + one === (event as StorageEvent).key);
    if (name) all[name] = read(name);
});

/** Reactive: whoever reads it hears of a change. */
export function kept<T>(name: KeptName, usual: T): T {
    const found = all[name];
    return found !== null && typeof found === "object" ? (found as T) : usual;
}

function put(name: KeptName, value: unknown): void {
    all[name] = value;
    globalThis.localStorage?.setItem(PREFIX + name, JSON.stringify(value));
}

export function keep(name: KeptName, value: unknown): void {
    put(name, value);
    changed?.($state.snapshot(all));
}

/** What an account has counts; what it lacks it gets from here. */
export function take(others: Kept): void {
    for (const name of NAMES) if (others[name]) put(name, others[name]);
    if (NAMES.some((name) => !others[name] && all[name])) changed?.($state.snapshot(all));
}

/** Whom to tell of every change; null: nobody. */
export function whenKept(tell: ((kept: Kept) => void) | null): void {
    changed = tell;
}
