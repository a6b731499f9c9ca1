import { describe, expect, it } from "vitest";
import { aReport, ownReport } from "./testing";
import { fallen, fighting, obeyed, opening, standing } from "./opening";
import { marked, pieces } from "./ruled";
import { marksOf, reckoning, titleOf } from "./telling";

describe("the opening of a report", () => {
    it("is three sentences: how we stand, how we fought, what became of our orders", () => {
        const report = aReport();
        expect(opening(report, ownReport()).map((one) => one.id)).toEqual([
            "rep-open-standing",
            "rep-open-fights",
            "rep-open-orders",
        ]);
    });

    it("tells changes with the figures of then", () => {
        expect(standing(ownReport()).args).toEqual({
            gold: 187_000,
            goldChange: -13_000,
            fields: 8,
            fieldChange: 1,
        });
    });

    it("counts fights, not spells, and the dead of all armies", () => {
        expect(fallen(ownReport().diary)).toEqual({ warriors: 1199, leaders: 6 });
        expect(fighting(aReport(), ownReport()).args).toEqual({
            fights: 2,
            won: 1,
            lost: 1,
            men: 1199,
            leaders: 6,
        });
    });

    it("knows a month without fights and one without orders", () => {
        expect(fighting(aReport({ scenes: [] }), ownReport()).id).toBe("rep-open-peace");
        expect(obeyed(ownReport({ orders: [] })).id).toBe("rep-open-no-orders");
        expect(obeyed(ownReport()).args).toEqual({ orders: 3, failed: 1, waiting: 0 });
    });
});

describe("a scene", () => {
    const report = aReport();
    const scenes = report.scenes ?? [];

    it("bears the title of its reckoning without rules and outcome", () => {
        expect(titleOf(report, scenes[1]!).en).toBe("Melee in 101/28");
        expect(titleOf(report, scenes[2]!).en).toBe("");
    });

    it("unfolds its reckoning with what follows from it", () => {
        expect(reckoning(report, scenes[1]!).map((row) => [row.isHead, row.said.en])).toEqual([
            [false, "Ann 101: strength 5,000"],
            [true, "The fallen of the melee in 101/28"],
            [false, "Ann 101: lost 1,159"],
            [false, "Combat income of Ann 101 (PH-5.6a) = 11,548 gold"],
        ]);
    });

    it("is marked once on each field, by the one that is shown", () => {
        expect(marksOf(report, scenes, 2, "en").map((mark) => [mark.field, mark.sign, mark.number])).toEqual([
            ["101/27", "lost", 1],
            ["101/28", "fight", 3],
        ]);
    });
});

describe("sentences", () => {
    it("are cut at their rules", () => {
        expect(pieces("W20 3 (PH-5.5.1i, PH-R12): 9")).toEqual([
            { text: "W20 3 (", isRule: false },
            { text: "PH-5.5.1i", isRule: true },
            { text: ", ", isRule: false },
            { text: "PH-R12", isRule: true },
            { text: "): 9", isRule: false },
        ]);
        expect(pieces("")).toEqual([]);
    });

    it("show the words that were searched, whatever signs are in them", () => {
        expect(marked("Lost 5 (men)", "(men lost")).toEqual([
            { text: "Lost", isMarked: true },
            { text: " 5 ", isMarked: false },
            { text: "(men", isMarked: true },
            { text: ")", isMarked: false },
        ]);
    });
});
