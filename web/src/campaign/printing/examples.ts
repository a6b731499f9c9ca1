// How orders are worded: one of each kind that people on paper need most, written by the grammar itself.
import { write } from "../language/write";
import type { Lang } from "../../lib/texts.svelte";

/** Of another realm, where an order needs one. */
const OTHER = "Vachal";

function orders(place: string): Parameters<typeof write>[0][] {
    return [
        { order: "recruit", town: place, army: 101, goods: { warriors: 1000, leaders: 5 } },
        { order: "build", work: "STR", field: place, side: "O" },
        { order: "build_town", stage: "BUR", field: place },
        { order: "move", army: 101, to: place },
        { order: "split", army: 101, into: 102, goods: { warriors: 500, leaders: 1 } },
        { order: "merge", army: 102, into: 101 },
        { order: "embark", army: 101, fleet: 301 },
        { order: "land", army: 101, to: place },
        { order: "load", army: 101, gold: 2000 },
        { order: "plunder", army: 101 },
        { order: "fire_before", army: 101, target: place },
        { order: "give_gold", realm: OTHER, gold: 300 },
        { order: "grant_way", realm: OTHER },
        { order: "challenge", person: 601, foe: 601, realm: OTHER },
    ];
}

export function examples(place: string, lang: Lang): string[] {
    return orders(place).map((order) => write(order, lang));
}
