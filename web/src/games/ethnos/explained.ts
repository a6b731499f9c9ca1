// What is told of each thing on the table. What it does, its rules say.
import type { Band, EthnosView, Realm } from "../../generated/ethnos";
import type { Explanation } from "../../lib/pieces/explaining.svelte";
import { t } from "../../lib/texts.svelte";
import { capital, faceOf } from "./cards";
import { bandGlory, countedSize, ROMAN } from "./tables";
import { abilityWords, cardNames, kingdomName, playerName, type Speaker, tribeName } from "./words";

/** The rule that says what a tribe can do. */
const TRIBE_RULES: Readonly<Record<string, readonly string[]>> = {
    centaur: ["ET-13.1", "ET-13.2"],
    dwarf: ["ET-13.5", "ET-13.6"],
    elf: ["ET-13.8", "ET-14.8"],
    giant: ["ET-13.11", "ET-13.16"],
    halfling: ["ET-13.17", "ET-13.18"],
    merfolk: ["ET-13.20", "ET-13.23", "ET-13.28"],
    minotaur: ["ET-13.31"],
    orc: ["ET-13.33", "ET-13.38"],
    skeleton: ["ET-13.41", "ET-13.44"],
    troll: ["ET-13.45", "ET-13.49"],
    wingfolk: ["ET-13.52", "ET-13.53"],
    wizard: ["ET-13.54", "ET-13.55"],
};

export function tribeExplained(face: Speaker, tribe: string): Explanation {
    return {
        title: tribeName(face, tribe),
        kind: t("et-kind-tribe"),
        now: [abilityWords(tribe)],
        rules: TRIBE_RULES[tribe] ?? [],
    };
}

/** How many cards a band needs for one more marker of this seat. */
function needsWords(face: Speaker, view: EthnosView, seat: number | null, kingdom: string): string[] {
    const realm = view.kingdoms.find(({ id }) => id === kingdom);
    if (seat === null || !realm) return [];
    return [t("et-needs", { kingdom: kingdomName(face, kingdom), needs: (realm.markers[seat] ?? 0) + 1 })];
}

export function cardExplained(
    face: Speaker,
    view: EthnosView,
    seat: number | null,
    card: string,
): Explanation {
    const { tribe, colour } = faceOf(card);
    return {
        title: capital(face.term(card)),
        kind: t("et-kind-card"),
        now: [t("et-as-leader", { ability: abilityWords(tribe) }), ...needsWords(face, view, seat, colour)],
        rules: [...(TRIBE_RULES[tribe] ?? []).slice(0, 1), "ET-4.3", "ET-4.4", "ET-5.1"],
    };
}

export function kingdomExplained(
    face: Speaker,
    view: EthnosView,
    seat: number | null,
    realm: Realm,
): Explanation {
    const markers = realm.markers
        .map((count, owner) => ({ count, owner }))
        .filter(({ count }) => count > 0)
        .sort((one, two) => two.count - one.count)
        .map(({ count, owner }) => t("et-realm-markers", { name: playerName(face, owner), count }));
    const age = Math.max(view.age, 1);
    return {
        title: kingdomName(face, realm.id),
        kind: t("et-kind-kingdom", { colour: face.term(realm.id) }),
        now: [
            t("et-realm-pays", { age: ROMAN[age] ?? age, tokens: paid(realm, age) }),
            markers.join(", ") || t("et-realm-empty"),
            ...needsWords(face, view, seat, realm.id),
        ],
        rules: [["ET-8.1"], ["ET-8.3"], ["ET-8.4"]][age - 1]!.concat("ET-5.3", "ET-8.6"),
    };
}

/** First place first. */
function paid(realm: Realm, age: number): string {
    return realm.tokens.slice(0, age).reverse().join(", ");
}

export function deckExplained(view: EthnosView): Explanation {
    return {
        title: t("et-deck"),
        now: [t("et-deck-label", { deck: view.deck, upper: view.upper })],
        rules: ["ET-3.4", "ET-1.22", "ET-3.5"],
    };
}

export function dragonsExplained(view: EthnosView): Explanation {
    return {
        title: t("et-dragons"),
        now: [t("et-dragons-label", { dragons: view.dragons })],
        rules: ["ET-7.4", "ET-7.1", "ET-7.3"],
    };
}

export function bandExplained(face: Speaker, owner: string, band: Band): Explanation {
    const glory = bandGlory(face.data, band.leader, band.others);
    return {
        title: t("et-band-label", { owner, size: band.others.length + 1, leader: face.term(band.leader) }),
        kind: t("et-kind-band"),
        now: [
            ...(band.others.length ? [cardNames(face, band.others)] : []),
            ...(glory === null
                ? []
                : [t("et-band-scores", { glory, size: countedSize(band.leader, band.others) })]),
        ],
        rules: ["ET-9.1", "ET-4.15"],
    };
}

/** Boards and tokens of the tribes, and what lies in front of a player. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
    troll: ["ET-13.45", "ET-13.49", "ET-10.4"],
    giant: ["ET-13.11", "ET-13.16", "ET-10.5"],
    merfolk: ["ET-13.20", "ET-13.23", "ET-13.28"],
    horde: ["ET-13.33", "ET-13.36", "ET-13.38"],
    glory: ["ET-2.1", "ET-11.3"],
    supply: ["ET-1.15", "ET-5.5"],
    hand: ["ET-2.6", "ET-3.5"],
    known: ["ET-3.10"],
    first: ["ET-10.6", "ET-2.3"],
};

export type Thing = "troll" | "giant" | "merfolk" | "horde" | "glory" | "supply" | "hand" | "known" | "first";

export function thingExplained(thing: Thing, ...now: readonly string[]): Explanation {
    return { title: t("et-thing", { thing }), now, rules: THINGS[thing] ?? [] };
}
