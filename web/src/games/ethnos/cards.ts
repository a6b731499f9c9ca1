// Cards by their names: `elf_red`; a skeleton has no colour.

export const COLOURS = ["green", "purple", "orange", "grey", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const TRIBES = [
    "centaur",
    "dwarf",
    "elf",
    "giant",
    "halfling",
    "merfolk",
    "minotaur",
    "orc",
    "skeleton",
    "troll",
    "wingfolk",
    "wizard",
] as const;
export type Sorting = "tribe" | "colour";

export interface CardFace {
    tribe: string;
    colour: Colour | "none";
}

/** Several equal cards in one place. */
export interface Stack {
    card: string;
    count: number;
}

export function faceOf(card: string): CardFace {
    const [tribe = card, colour = "none"] = card.split("_");
    return { tribe, colour: colour as CardFace["colour"] };
}

export function isSkeleton(card: string): boolean {
    return card === "skeleton";
}

export function countIn(cards: readonly string[], card: string): number {
    return cards.filter((each) => each === card).length;
}

/** Equal cards together, in the order in which the first of each comes. */
export function stacks(cards: readonly string[]): Stack[] {
    const found = new Map<string, number>();
    for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
    return [...found].map(([card, count]) => ({ card, count }));
}

const TRIBE_ORDER: readonly string[] = TRIBES;
const COLOUR_ORDER: readonly string[] = [...COLOURS, "none"];

function rank(card: string, by: Sorting): number {
    const { tribe, colour } = faceOf(card);
    const inTribes = TRIBE_ORDER.indexOf(tribe);
    const inColours = COLOUR_ORDER.indexOf(colour);
    return by === "tribe" ? inTribes * 10 + inColours : inColours * 100 + inTribes;
}

/** A new list, by tribe or by colour; skeletons come last by colour. */
export function sorted(cards: readonly string[], by: Sorting): string[] {
    return [...cards].sort((one, other) => rank(one, by) - rank(other, by));
}

/** `Elves`: names of things begin with a capital where they stand alone. */
export function capital(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
