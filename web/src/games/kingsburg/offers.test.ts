// Offers of real positions. The fixtures are made by (from the root of the repository):
//     python web/src/games/kingsburg/fixtures/make.py
import { describe, expect, it } from "vitest";
import type { Influence } from "../../generated/kingsburg";
import { POSITIONS } from "./fixtures";
import {
    buildable,
    building,
    canAdd,
    changesOf,
    type Group,
    groupOf,
    groupsFor,
    holds,
    includes,
    influences,
    isLongList,
    isSame,
    NO_GOODS,
    NO_GROUP,
    paying,
    placesOf,
    reached,
    sumOf,
    wishFor,
} from "./offers";

const { token, market, build, envoy, recruit, alchemist } = POSITIONS;
const dice = (...values: number[]): Group => ({ ...NO_GROUP, dice: values });

describe("groups of dice", () => {
    it("count exactly the number of the advisor they are offered for", () => {
        for (const move of [...influences(token.offers), ...influences(market.offers)])
            expect(sumOf(groupOf(move))).toBe(move.advisor);
    });

    it("are told apart as bags of dice, whatever their order", () => {
        expect(isSame(dice(6, 4), dice(4, 6))).toBe(true);
        expect(isSame(dice(6), dice(6, 6))).toBe(false);
        expect(isSame(dice(6), { ...dice(6), token: true })).toBe(false);
        expect(holds([6, 4], [6, 6])).toBe(false);
        expect(includes({ ...dice(1, 3), market: 1 }, dice(3))).toBe(true);
        expect(includes({ ...dice(1, 3), market: 1 }, { ...dice(3), market: -1 })).toBe(false);
    });

    it("light up what the rulebook's example names: 6 6 4 with one token", () => {
        expect([...reached(token.offers, NO_GROUP).keys()]).toEqual([4, 6, 8, 10, 12, 14, 16, 18]);
        expect(reached(token.offers, dice(4, 6, 6)).get(16)).toBe("now");
        expect(reached(token.offers, dice(4, 6, 6)).get(18)).toBe("more");
    });

    it("light up what can be reached with more dice, and nothing else", () => {
        const lit = reached(token.offers, dice(4));
        expect(lit.get(4)).toBe("now");
        expect([...lit].filter(([, how]) => how === "more").map(([advisor]) => advisor)).toEqual([
            6, 10, 12, 16, 18,
        ]);
        expect(lit.has(8)).toBe(false); // only a 6 with the token makes 8
    });

    it("reach an advisor in every way on offer, the simplest first", () => {
        const groups = groupsFor(token.offers, 12);
        expect(groups).toEqual([
            { move: "influence", advisor: 12, dice: [6, 6] },
            { move: "influence", advisor: 12, dice: [4, 6], token: true },
        ]);
        expect(groupsFor(token.offers, 12, dice(4))).toEqual([groups[1]]);
        expect(groupsFor(token.offers, 17)).toEqual([]);
    });
});

describe("Market, white dice and Envoy", () => {
    it("are offered where any group uses them", () => {
        expect(changesOf(token.offers)).toEqual({ token: true, markets: [] });
        expect(changesOf(market.offers)).toEqual({ token: false, markets: [-1, 1] });
    });

    it("open taken advisors by the Envoy only", () => {
        const taken = [7, 8]; // the neutral dice and Brian
        for (const move of influences(market.offers))
            expect(move.envoy ?? false).toBe(taken.includes(move.advisor));
        expect(groupsFor(market.offers, 8).length).toBeGreaterThan(0);
    });

    it("prefer a plain group to one that spends something", () => {
        const best = groupsFor(market.offers, 4)[0] as Influence;
        expect(groupOf(best)).toEqual(dice(1, 3));
    });
});

describe("places in the hand", () => {
    it("are found for equal dice one after the other", () => {
        expect(placesOf([6, 4, 6], [6, 6])).toEqual([0, 2]);
        expect(placesOf([6, 4], [5])).toEqual([]);
    });
});

describe("a wish that is not on offer", () => {
    const hand = { ...NO_GROUP, dice: [1, 3, 5], white: [2] };
    it("names the chosen dice", () => {
        expect(wishFor(9, dice(5), hand)).toEqual({ move: "influence", advisor: 9, dice: [5] });
    });
    it("else dice that make the sum, so that the answer tells of the real reason", () => {
        const wish = wishFor(8, NO_GROUP, hand);
        expect(sumOf(groupOf(wish))).toBe(8);
        expect(wish.dice.length).toBeGreaterThan(0);
    });
    it("else all dice", () => {
        expect(wishFor(18, NO_GROUP, hand)).toEqual({
            move: "influence",
            advisor: 18,
            dice: [1, 3, 5],
            white: [2],
        });
    });
});

describe("buildings", () => {
    it("light up as offered", () => {
        expect(buildable(build.offers, [])).toEqual(["statue", "barricade"]);
        expect(building(build.offers, ["statue"])).toEqual({ move: "build", building: "statue" });
        expect(building(build.offers, ["chapel"])).toBeNull();
        expect(buildable(build.offers, ["statue"])).toEqual([]); // no Envoy, no second one
    });

    it("in pairs with the Envoy, also those that the first makes possible", () => {
        expect(buildable(envoy.offers, ["crane"]).sort()).toEqual([
            "guard_tower",
            "inn",
            "palisade",
            "town_hall",
        ]);
        expect(building(envoy.offers, ["crane", "town_hall"])).toEqual({
            move: "build_two",
            first: "crane",
            second: "town_hall",
        });
        expect(building(envoy.offers, ["palisade", "inn"])).toEqual({
            move: "build_two",
            first: "inn",
            second: "palisade",
        });
        expect(buildable(envoy.offers, ["crane", "inn"])).toEqual([]);
    });
});

describe("goods", () => {
    it("are added as far as an offer goes", () => {
        expect(canAdd(recruit.offers, NO_GOODS, "gold")).toBe(true);
        expect(canAdd(recruit.offers, NO_GOODS, "stone")).toBe(false);
        expect(canAdd(recruit.offers, { gold: 3, wood: 1, stone: 0 }, "gold")).toBe(false);
        expect(paying(recruit.offers, { gold: 1, wood: 0, stone: 0 })).toBeNull();
        expect(paying(recruit.offers, { gold: 1, wood: 1, stone: 0 })).toEqual({
            move: "recruit",
            gold: 1,
            wood: 1,
        });
    });

    it("are put together one by one for soldiers, and chosen from a list elsewhere", () => {
        expect(isLongList(recruit.offers)).toBe(true);
        expect(isLongList(alchemist.offers)).toBe(false);
        expect(paying(alchemist.offers, { gold: 1, wood: -1, stone: 1 })).not.toBeNull();
    });
});
