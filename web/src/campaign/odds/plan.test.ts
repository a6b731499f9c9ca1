// Plans of battle: what is supposed of whom, sliders, and the way into text and back.
import { describe, expect, it } from "vitest";
import type { BattleForeseen, Loss, SideForeseen, Unknown } from "../../generated/campaign";
import { difference, prospects, sideOf } from "./compare";
import { bins, likelihood, percent } from "./figures";
import { firstGuess, fromSlider, guessOf, mapPlan, readPlan, STEPS, toSlider, typed, written } from "./plan";

const NONE = { en: "", de: "" };
const ARMY: Unknown = {
    name: "Yaromo 101",
    realm: "Yaromo",
    number: 101,
    unit: NONE,
    field: "503/22",
    needs: "force",
    said: NONE,
    least: 100,
    most: 100_000,
    good: "K",
};
const RULER: Unknown = {
    ...ARMY,
    name: "Yaromo 601",
    number: 601,
    needs: "points",
    usual: 60,
    least: 0,
    most: 120,
};

describe("what is supposed", () => {
    it("begins with the usual, and is written as the server reads it", () => {
        expect(typed(ARMY, firstGuess(ARMY))).toBe("1000 K 1 HF");
        expect(typed(RULER, firstGuess(RULER))).toBe("60");
        expect(typed(ARMY, { troops: 5000, leaders: 20, guard: true, points: 0 })).toBe("5000 K 20 HF Garde");
    });

    it("is read again from text", () => {
        expect(guessOf("5000 K 20 HF Garde")).toEqual({ troops: 5000, leaders: 20, guard: true, points: 0 });
        expect(guessOf("60")?.points).toBe(60);
        expect(guessOf("nonsense")).toBeNull();
    });

    it("slides over everything that is possible, and no further", () => {
        expect(fromSlider(0, 100, 100_000)).toBe(100);
        expect(fromSlider(STEPS, 100, 100_000)).toBe(100_000);
        expect(fromSlider(STEPS / 2, 0, 120)).toBe(60);
        for (const value of [100, 250, 1000, 5000, 48_000]) {
            expect(fromSlider(toSlider(value, 100, 100_000), 100, 100_000)).toBe(value);
        }
    });
});

describe("a plan as text", () => {
    it("comes back as it was", () => {
        const plan = mapPlan("503/22", [101, 102]);
        plan.foes = ["Yaromo 101", "Neu Theben 201"];
        plan.guesses["Yaromo 101"] = { troops: 5000, leaders: 20, guard: false, points: 0 };
        const text = written(plan, [ARMY]);
        expect(text).toBe("503/22 < 101 102 < Yaromo 101, Neu Theben 201\nYaromo 101 = 5000 K 20 HF");
        expect(readPlan(`Hallo!\n${text}\nGruß`)).toEqual(plan);
    });

    it("may be of forces that were typed in", () => {
        const plan = {
            kind: "typed" as const,
            attackers: "3000 K 10 HF",
            defenders: "900 R 8 HF",
            terrain: 9,
        };
        expect(readPlan(written(plan))).toEqual(plan);
        expect(readPlan("nothing of that kind")).toBeNull();
    });
});

type Figure = Loss["probability"];
const number = (value: number): Figure => ({ exact: String(value), value });

function side(name: string, wins: number, mean: number): SideForeseen {
    const rest = { strength: 0, units: [], wiped_out: number(0), losses: [], goods: {}, quantiles: {} };
    return { name, wins: number(wins), mean: number(mean), ...rest };
}

function battle(wins: number, own: number, theirs: number): BattleForeseen {
    const fighting: [Figure, Figure] = [number(0), number(0)];
    const plain = { fighting, winner: "attackers", units: [], survivors: {} };
    const more = { base: number(0), factor: number(0), total: number(0), average: number(0) };
    return {
        attackers: side("Ann", wins, own),
        defenders: side("Bob", 1 - wins, theirs),
        defenceless: "",
        without_dice: { ...plain, ...more },
    };
}

describe("figures", () => {
    it("say in words and percent how likely it is", () => {
        expect(likelihood(0.73)).toBe("od-likely");
        expect(likelihood(1)).toBe("od-certain");
        expect(likelihood(0)).toBe("od-hopeless");
        expect(percent(0.734, "en")).toBe("73%");
        expect(percent(0.9999, "en")).toBe("99.9%");
        expect(percent(1, "en")).toBe("100%");
        expect([percent(0.325, "en"), percent(0.675, "en")]).toEqual(["32%", "68%"]);
    });

    it("gather losses in few bars without losing any", () => {
        const losses: Loss[] = Array.from({ length: 200 }, (_, n) => ({
            lost: 7 * n,
            probability: number(1 / 200),
        }));
        const found = bins(losses, 24);
        expect(found.length).toBeLessThanOrEqual(24);
        expect(found.reduce((sum, bin) => sum + bin.chance, 0)).toBeCloseTo(1);
        expect(bins([{ lost: 5, probability: number(1) }], 24)).toEqual([{ first: 5, last: 5, chance: 1 }]);
    });

    it("tell what is different between two plans", () => {
        const answer = (one: BattleForeseen) => ({ battles: [one], assumed: null, attacker: "Ann" });
        const [first, second] = [
            prospects(answer(battle(0.4, 300, 500)), "Ann"),
            prospects(answer(battle(0.65, 250, 700)), "Ann"),
        ];
        expect(difference(first!, second!)).toEqual({ wins: 25, own: -50, theirs: 200, better: "second" });
        expect(sideOf(battle(0.5, 0, 0), "Bob")).toBe("defenders");
        expect(prospects(answer(battle(0.4, 300, 500)), "Bob")?.wins).toBeCloseTo(0.6);
        expect(prospects({ battles: [], assumed: null, attacker: "" }, "Ann")).toBeNull();
    });
});
