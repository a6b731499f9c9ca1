// A pasted list of people, one to a line: "Yaromo: Ann, rules". What cannot be read is named by its line.
import { MASTERS, SPECTATORS, type PersonPlan, type Right } from "./plan";

export interface PastedLine {
    /** From 1. */
    line: number;
    text: string;
    trouble: "realm" | "right" | "form" | "name";
}

export interface Pasted {
    people: PersonPlan[];
    wrong: PastedLine[];
}

const RIGHTS: Readonly<Record<string, Right>> = {
    rules: "rules",
    rule: "rules",
    ruler: "rules",
    regiert: "rules",
    herrscher: "rules",
    "hand in": "hand in",
    "hands in": "hand in",
    "gibt ab": "hand in",
    abgeben: "hand in",
    write: "write",
    writes: "write",
    schreibt: "write",
    schreiben: "write",
    read: "read",
    reads: "read",
    liest: "read",
    lesen: "read",
};
const MASTER_WORDS = new Set([
    "sl",
    "gm",
    "spielleitung",
    "spielleiter",
    "spielleiterin",
    "game master",
    "game masters",
]);
const SPECTATOR_WORDS = new Set(["zuschauer", "spectator", "spectators"]);
const LONGEST = 20;

/** A realm by its name or its number, game masters and spectators by a word of theirs. */
function placeOf(text: string, names: readonly string[]): number | null {
    const wanted = text.trim().toLowerCase();
    if (MASTER_WORDS.has(wanted)) return MASTERS;
    if (SPECTATOR_WORDS.has(wanted)) return SPECTATORS;
    const found = names.findIndex((name) => name.toLowerCase() === wanted);
    if (found >= 0) return found;
    const number = /^\d{1,3}$/.test(wanted) ? Number(wanted) - 1 : -1;
    return number >= 0 && number < names.length ? number : null;
}

/** `first` is the right of whoever comes first into a realm, where none is said. */
export function readPeople(
    text: string,
    names: readonly string[],
    known: readonly PersonPlan[] = [],
): Pasted {
    const people: PersonPlan[] = [];
    const wrong: PastedLine[] = [];
    text.split(/\r?\n/).forEach((raw, at) => {
        const trimmed = raw.trim();
        if (!trimmed) return;
        const fail = (trouble: PastedLine["trouble"]) => wrong.push({ line: at + 1, text: trimmed, trouble });
        const cut = trimmed.search(/[:\t;]/);
        if (cut < 0) return void fail("form");
        const realm = placeOf(trimmed.slice(0, cut), names);
        if (realm === null) return void fail("realm");
        const [name = "", word = ""] = trimmed
            .slice(cut + 1)
            .split(/[,\t;]/)
            .map((part) => part.trim());
        if (!name || name.length > LONGEST) return void fail("name");
        const isFirst = ![...known, ...people].some((one) => one.realm === realm);
        const right = word ? RIGHTS[word.toLowerCase()] : isFirst ? "rules" : "write";
        if (!right) return void fail("right");
        people.push({ realm, name, right });
    });
    return { people, wrong };
}
