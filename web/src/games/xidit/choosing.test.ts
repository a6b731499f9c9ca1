import { describe, expect, it } from "vitest";
import type { GameMove } from "../../generated/xidit";
import {
    bardsWanted,
    beginning,
    canAddBard,
    canAddReward,
    canAddUnit,
    choiceOf,
    fits,
    litCities,
    litTitans,
    minusOne,
    NOTHING,
    plusOne,
    regionsOffered,
    sum,
    tally,
    wholeMove,
    type Choice,
} from "./choosing";
import { deciding, STEPS } from "./fixtures";
import { REWARDS, UNITS } from "./kinds";

const listed = STEPS.flatMap(({ offers }) => (offers?.length ? [offers] : []));

describe("choosing among real offers", () => {
    it("leads to every offer, and to nothing else", () => {
        for (const offers of listed) {
            for (const offer of offers) expect(wholeMove(offers, choiceOf(offer))).toEqual(offer);
        }
    });

    it("keeps an offer open until it is chosen", () => {
        for (const offers of listed) {
            for (const offer of offers) {
                if (offer.move !== "pass") expect(fits(offer, NOTHING)).toBe(true);
                expect(fits(offer, choiceOf(offer))).toBe(true);
            }
        }
    });

    it("decides at once where there is no choice", () => {
        for (const offers of listed.filter((each) => each.length === 1)) {
            expect(wholeMove(offers, beginning(offers))).toEqual(offers[0]);
        }
        const several = listed.find((each) => each.length > 1) as GameMove[];
        expect(wholeMove(several, beginning(several))).toBeNull();
    });

    it("lights exactly the cities on offer", () => {
        const offers = deciding("place").offers as GameMove[];
        expect(litCities(offers).size).toBe(offers.length);
        expect(litCities(deciding("rewards").offers ?? []).size).toBe(0);
    });

    it("places bards one by one until all are placed", () => {
        const offers = deciding("bards").offers as GameMove[];
        let choice: Choice = NOTHING;
        const regions = regionsOffered(offers);
        for (let i = 0; i < bardsWanted(offers); i++) {
            const region = regions.findLast((each) => canAddBard(offers, choice, each)) as string;
            choice = { ...choice, bards: plusOne(choice.bards, region) };
        }
        expect(sum(choice.bards)).toBe(bardsWanted(offers));
        expect(regions.some((each) => canAddBard(offers, choice, each))).toBe(false);
        expect(wholeMove(offers, choice)?.move).toBe("place_bards");
    });

    it("offers two rewards and no third", () => {
        const offers = deciding("rewards").offers as GameMove[];
        const first = REWARDS.find((reward) => canAddReward(offers, NOTHING, reward)) as string;
        const one = { ...NOTHING, rewards: [first] };
        const second = REWARDS.find((reward) => canAddReward(offers, one, reward)) as string;
        const two = { ...NOTHING, rewards: [first, second] };
        expect(wholeMove(offers, one)).toBeNull();
        expect(wholeMove(offers, two)?.move).toBe("take_rewards");
        expect(REWARDS.filter((reward) => canAddReward(offers, two, reward))).toEqual([]);
    });

    it("takes as many units as a Titan costs, or none", () => {
        const offers = deciding("titan").offers as GameMove[];
        const titan = litTitans(offers)[0] as string;
        let choice: Choice = { ...NOTHING, titan };
        for (let unit; (unit = UNITS.find((each) => canAddUnit(offers, choice, each)));) {
            choice = { ...choice, units: plusOne(choice.units, unit) };
        }
        const move = wholeMove(offers, choice);
        expect(move?.move === "fight_titan" && move.titan === titan && move.units.length).toBe(
            sum(choice.units),
        );
        expect(wholeMove(offers, { ...NOTHING, isPass: true })).toEqual({ move: "pass" });
    });
});

describe("counting", () => {
    it("adds and takes away", () => {
        expect(tally(["a", "b", "a"])).toEqual({ a: 2, b: 1 });
        expect(minusOne(plusOne({}, "a"), "a")).toEqual({});
    });
});
