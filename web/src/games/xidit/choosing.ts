// A decision in the making. What may be added is what some offer still has: the rules stay on the server.
import type { GameMove } from "../../generated/xidit";

export type Counts = Readonly<Record<string, number>>;

export interface Choice {
    city: number | null;
    titan: string | null;
    units: Counts;
    rewards: readonly string[];
    bards: Counts;
    column: string | null;
    count: number | null;
    isPass: boolean;
}

export const NOTHING: Choice = {
    city: null,
    titan: null,
    units: {},
    rewards: [],
    bards: {},
    column: null,
    count: null,
    isPass: false,
};

export function tally(things: readonly string[]): Counts {
    const counts: Record<string, number> = {};
    for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
    return counts;
}

export const sum = (counts: Counts) => Object.values(counts).reduce((total, count) => total + count, 0);

const within = (part: Counts, whole: Counts) =>
    Object.entries(part).every(([thing, count]) => count <= (whole[thing] ?? 0));

const isOpen = <T>(chosen: T | null, offered: T) => chosen === null || chosen === offered;

/** Whether this offer can still come out of what is chosen so far. */
export function fits(offer: GameMove, choice: Choice): boolean {
    switch (offer.move) {
        case "place_idrakys":
        case "add_story":
            return isOpen(choice.city, offer.city);
        case "fight_titan":
            return (
                !choice.isPass &&
                isOpen(choice.titan, offer.titan) &&
                within(choice.units, tally(offer.units))
            );
        case "pass":
            return choice.titan === null && sum(choice.units) === 0;
        case "take_rewards":
            return within(tally(choice.rewards), tally(offer.rewards ?? []));
        case "place_bards":
            return within(choice.bards, tally(offer.regions));
        case "raise_dummy":
            return isOpen(choice.column, offer.column);
        case "show":
            return isOpen(choice.count, offer.count);
        default:
            return false;
    }
}

/** The choice that leads to exactly this offer. */
export function choiceOf(offer: GameMove): Choice {
    switch (offer.move) {
        case "place_idrakys":
        case "add_story":
            return { ...NOTHING, city: offer.city };
        case "fight_titan":
            return { ...NOTHING, titan: offer.titan, units: tally(offer.units) };
        case "pass":
            return { ...NOTHING, isPass: true };
        case "take_rewards":
            return { ...NOTHING, rewards: offer.rewards ?? [] };
        case "place_bards":
            return { ...NOTHING, bards: tally(offer.regions) };
        case "raise_dummy":
            return { ...NOTHING, column: offer.column };
        case "show":
            return { ...NOTHING, count: offer.count };
        default:
            return NOTHING;
    }
}

const isSame = (a: Counts, b: Counts) => within(a, b) && within(b, a);

/** The offer that has been chosen to the last detail. */
export function wholeMove(offers: readonly GameMove[], choice: Choice): GameMove | null {
    return offers.find((offer) => isExactly(choiceOf(offer), choice)) ?? null;
}

function isExactly(a: Choice, b: Choice): boolean {
    return (
        a.city === b.city &&
        a.titan === b.titan &&
        a.column === b.column &&
        a.count === b.count &&
        a.isPass === b.isPass &&
        isSame(a.units, b.units) &&
        isSame(a.bards, b.bards) &&
        isSame(tally(a.rewards), tally(b.rewards))
    );
}

const isPossible = (offers: readonly GameMove[], choice: Choice) =>
    offers.some((offer) => fits(offer, choice));

export const plusOne = (counts: Counts, thing: string): Counts => ({
    ...counts,
    [thing]: (counts[thing] ?? 0) + 1,
});

export function minusOne(counts: Counts, thing: string): Counts {
    const left = { ...counts, [thing]: (counts[thing] ?? 0) - 1 };
    return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
}

/** Where to begin: what is decided already is not asked. */
export function beginning(offers: readonly GameMove[]): Choice {
    const [only] = offers;
    if (offers.length === 1 && only) return choiceOf(only);
    const titans = new Set(offers.flatMap((offer) => (offer.move === "fight_titan" ? [offer.titan] : [])));
    return titans.size === 1 && offers.every((offer) => offer.move === "fight_titan")
        ? { ...NOTHING, titan: [...titans][0] ?? null }
        : NOTHING;
}

export function litCities(offers: readonly GameMove[]): Set<number> {
    return new Set(
        offers.flatMap((offer) =>
            offer.move === "place_idrakys" || offer.move === "add_story" ? [offer.city] : [],
        ),
    );
}

export function canAddBard(offers: readonly GameMove[], choice: Choice, region: string): boolean {
    return isPossible(offers, { ...choice, bards: plusOne(choice.bards, region) });
}

export function canAddUnit(offers: readonly GameMove[], choice: Choice, unit: string): boolean {
    return isPossible(offers, { ...choice, isPass: false, units: plusOne(choice.units, unit) });
}

export function canAddReward(offers: readonly GameMove[], choice: Choice, reward: string): boolean {
    return isPossible(offers, { ...choice, rewards: [...choice.rewards, reward] });
}

export function litTitans(offers: readonly GameMove[]): string[] {
    return [...new Set(offers.flatMap((offer) => (offer.move === "fight_titan" ? [offer.titan] : [])))];
}

/** How many bards the offers place. */
export function bardsWanted(offers: readonly GameMove[]): number {
    const offer = offers.find((each) => each.move === "place_bards");
    return offer?.move === "place_bards" ? offer.regions.length : 0;
}

/** Regions that the offers name, in their sequence. */
export function regionsOffered(offers: readonly GameMove[]): string[] {
    return [...new Set(offers.flatMap((offer) => (offer.move === "place_bards" ? offer.regions : [])))];
}
