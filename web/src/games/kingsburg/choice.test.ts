// A move in the making: choosing, changing one's mind, and the offer it ends in.
import { describe, expect, it } from "vitest";
import { groupIn, isNothing, moveOf, NOTHING, withAdvisor, withBuilding, withDie, withGood } from "./choice";
import { POSITIONS } from "./fixtures";

function hand(name: "token" | "market"): { dice: number[]; white: number[] } {
    const province = POSITIONS[name].view.provinces[0];
    return { dice: province?.dice ?? [], white: province?.white ?? [] };
}
const { offers } = POSITIONS.token;

describe("dice first", () => {
    it("every group on offer can be clicked together, and no other is ready", () => {
        const six = hand("token").dice.indexOf(6);
        const one = withDie(NOTHING, six, false);
        expect(moveOf(one, offers, hand("token"))).toEqual({ move: "influence", advisor: 6, dice: [6] });
        const four = hand("token").dice.indexOf(4);
        const two = withDie(one, four, false);
        expect(moveOf(two, offers, hand("token"))).toEqual({ move: "influence", advisor: 10, dice: [4, 6] });
    });

    it("a second click takes a die out again", () => {
        const there = withDie(NOTHING, 0, false);
        expect(withDie(there, 0, false)).toEqual(NOTHING);
        expect(isNothing(there, hand("token"))).toBe(false);
        expect(isNothing(NOTHING, hand("token"))).toBe(true);
    });

    it("white dice alone are no move", () => {
        const white = withDie(NOTHING, 0, true);
        expect(groupIn(white, hand("market")).white).toEqual([2]);
        expect(moveOf(white, POSITIONS.market.offers, hand("market"))).toBeNull();
    });
});

describe("advisor first", () => {
    it("every lit advisor leads to a move that puts dice there", () => {
        for (const name of ["token", "market"] as const)
            for (const move of POSITIONS[name].offers) {
                if (move.move !== "influence") continue;
                const choice = withAdvisor(NOTHING, move.advisor, POSITIONS[name].offers, hand(name));
                const made = choice && moveOf(choice, POSITIONS[name].offers, hand(name));
                expect(made).toMatchObject({ move: "influence", advisor: move.advisor });
            }
    });

    it("completes the chosen dice before it takes others", () => {
        const four = withDie(NOTHING, hand("token").dice.indexOf(4), false);
        const choice = withAdvisor(four, 12, offers, hand("token"));
        expect(choice && moveOf(choice, offers, hand("token"))).toEqual({
            move: "influence",
            advisor: 12,
            dice: [4, 6],
            token: true,
        });
    });

    it("replaces dice that cannot reach it, and knows when nothing can", () => {
        const four = withDie(NOTHING, hand("token").dice.indexOf(4), false);
        const choice = withAdvisor(four, 8, offers, hand("token"));
        expect(choice && moveOf(choice, offers, hand("token"))).toMatchObject({
            advisor: 8,
            dice: [6],
            token: true,
        });
        expect(withAdvisor(four, 17, offers, hand("token"))).toBeNull();
    });
});

describe("buildings and goods", () => {
    const none = { dice: [], white: [] };
    it("a building is chosen, joined by a second, and left out again", () => {
        const crane = withBuilding(NOTHING, "crane");
        expect(moveOf(crane, POSITIONS.envoy.offers, none)).toEqual({ move: "build", building: "crane" });
        const both = withBuilding(crane, "inn");
        expect(moveOf(both, POSITIONS.envoy.offers, none)).toMatchObject({ move: "build_two" });
        expect(withBuilding(both, "crane").buildings).toEqual(["inn"]);
    });

    it("soldiers are ready when the goods pay for whole ones", () => {
        const one = withGood(NOTHING, "gold", 1);
        expect(moveOf(one, POSITIONS.recruit.offers, none)).toBeNull();
        const two = withGood(one, "gold", 1);
        expect(moveOf(two, POSITIONS.recruit.offers, none)).toEqual({ move: "recruit", gold: 2 });
        expect(withGood(two, "gold", -1).goods).toEqual(one.goods);
    });
});
