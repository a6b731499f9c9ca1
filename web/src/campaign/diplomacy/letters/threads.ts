// Letters as conversations: what belongs together, what is new, what somebody looks for.
import type { Letter } from "../../types";

export const MASTERS = -1;
export const BOXES = ["all", "unread", "received", "sent", "offers"] as const;
export type BoxName = (typeof BOXES)[number];

export interface Thread {
    key: string;
    /** The earliest first. */
    letters: Letter[];
    latest: Letter;
    unread: number;
    /** Everybody in it but me. */
    others: number[];
}

/** The latest thread first. Letters come as the server lists them, the latest first. */
export function threadsOf(letters: readonly Letter[], me: number): Thread[] {
    const found = new Map<string, Letter[]>();
    for (const letter of letters) {
        const known = found.get(letter.thread);
        if (known) known.unshift(letter);
        else found.set(letter.thread, [letter]);
    }
    return [...found].map(([key, own]) => ({
        key,
        letters: own,
        latest: own.at(-1) as Letter,
        unread: own.filter((letter) => !letter.read).length,
        others: [...new Set(own.flatMap((letter) => [letter.sender, ...letter.to]))].filter(
            (box) => box !== me,
        ),
    }));
}

export function isIn(thread: Thread, box: BoxName, me: number): boolean {
    if (box === "unread") return thread.unread > 0;
    if (box === "received") return thread.letters.some((letter) => letter.sender !== me);
    if (box === "sent") return thread.letters.some((letter) => letter.sender === me);
    if (box === "offers") return thread.letters.some((letter) => letter.kind === "offer");
    return true;
}

/** Whether all words stand in it: in a text, a line of an offer, or a name. */
export function matches(thread: Thread, words: string, nameOf: (box: number) => string): boolean {
    const sought = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    if (sought.length === 0) return true;
    const told = thread.letters.flatMap((letter) => [
        letter.text,
        letter.name,
        ...(letter.gives ?? []),
        ...(letter.wants ?? []),
    ]);
    const text = [...told, ...thread.others.map(nameOf)].join("\n").toLocaleLowerCase();
    return sought.every((word) => text.includes(word));
}

/** To whom an answer goes: to the sender alone, or to everybody whom the letter reached. */
export function answerTo(letter: Letter, me: number, isToAll: boolean): number[] {
    const everybody = [...new Set([letter.sender, ...letter.to])].filter((box) => box !== me);
    if (isToAll || letter.sender === me) return everybody.sort((a, b) => a - b);
    return [letter.sender];
}
