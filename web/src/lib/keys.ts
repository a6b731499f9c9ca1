// All keys of the app in one table: the code asks it, and the page of keys shows it, so neither can lie.

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** One key for each choice of a list: 1 to 9, then 0, then letters. */
export const CHOICES: readonly string[] = [..."1234567890", ...LETTERS];

export const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;

export const KEYS = {
    keys: ["?"],
    next: ["Tab"],
    around: ARROWS,
    ends: ["Home", "End"],
    choose: CHOICES,
    confirm: ["Enter"],
    anyway: ["Control+Enter"],
    undo: ["Escape"],
    back: ["ArrowLeft", ","],
    forth: ["ArrowRight", "."],
    markBack: ["Shift+ArrowLeft"],
    markForth: ["Shift+ArrowRight"],
    first: ["Home"],
    present: ["End", "Escape"],
    play: ["Space"],
} satisfies Record<string, readonly string[]>;

export type KeyName = keyof typeof KEYS;

/** In which part of the page of keys each stands. */
export const CHAPTERS: readonly (readonly [string, readonly KeyName[]])[] = [
    ["everywhere", ["keys", "next"]],
    ["board", ["around", "ends", "choose"]],
    ["move", ["confirm", "anyway", "undo"]],
    ["time", ["back", "forth", "markBack", "markForth", "first", "present", "play"]],
];

const FIELDS = "input, textarea, select, [contenteditable]";

/** Whether this key is meant for a field or the browser. */
export function isTyping(event: KeyboardEvent): boolean {
    const target = event.target instanceof Element ? event.target : null;
    return event.altKey || event.metaKey || event.isComposing || target?.closest(FIELDS) != null;
}

export function isKey(event: KeyboardEvent, name: KeyName): boolean {
    const pressed = event.ctrlKey ? `Control+${event.key}` : event.key;
    return (KEYS[name] as readonly string[]).includes(pressed);
}

/** The place in a list that a key chooses; -1 if it chooses none. */
export function choiceOf(event: KeyboardEvent): number {
    return event.ctrlKey || event.altKey || event.metaKey ? -1 : CHOICES.indexOf(event.key.toLowerCase());
}

/** What is written on the key of a choice; empty where there are too many. */
export function keyOf(place: number): string {
    return CHOICES[place] ?? "";
}
