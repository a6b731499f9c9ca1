// The scoring sheet adds up to what the engine gave.
import { describe, expect, it } from "vitest";
import { AGES, DATA } from "./fixtures";
import { linesOf, scoringOf } from "./scoring";
import { bandGlory, countedSize } from "./tables";
import { scenesOf } from "./story";

describe("the scoring of an age", () => {
    it("lists every gain once, and its sums are theirs", () => {
        for (const events of AGES) {
            const scoring = scoringOf(events)!;
            const gains = events.filter((event) => /_scored$|^plundered$/.test(event.event));
            expect(scoring.lines.flatMap((line) => line.gains)).toHaveLength(gains.length);
            const given = gains.reduce((sum, event) => sum + ("glory" in event ? event.glory : 0), 0);
            expect(scoring.sums.reduce((sum, { glory }) => sum + glory, 0)).toBe(given);
        }
    });

    it("has one line for each kingdom, in the order of the events", () => {
        for (const events of AGES) {
            const kingdoms = linesOf(events).filter((line) => line.kind === "kingdom");
            const named = events.flatMap((event) =>
                event.event === "kingdom_scored" ? [event.kingdom] : [],
            );
            expect(kingdoms.map((line) => line.kingdom)).toEqual([...new Set(named)]);
        }
    });

    it("is there only when an age ended", () => {
        expect(scoringOf([])).toBeNull();
        expect(scoringOf([{ event: "card_drawn", seat: 0, card: null }])).toBeNull();
        expect(AGES.some((events) => scoringOf(events)!.isLast)).toBe(true);
    });
});

describe("the worth of a band", () => {
    it("leaves skeletons out and counts the dwarf's own card", () => {
        expect(countedSize("elf_red", ["elf_blue", "skeleton"])).toBe(2);
        expect(countedSize("dwarf_red", ["elf_red", "skeleton"])).toBe(3);
    });

    it("comes from the printed row, and ends with its last value", () => {
        const row = DATA["glory"]!.find(({ id }) => id === "bands")!.values["glory"] as number[];
        const band = (size: number) => bandGlory(DATA, "elf_red", Array(size - 1).fill("elf_blue"));
        for (let size = 1; size <= 10; size++) expect(band(size)).toBe(row[Math.min(size, row.length - 1)]);
        expect(bandGlory({}, "elf_red", [])).toBeNull();
    });
});

describe("the scenes of a step", () => {
    it("show the dragon before anything that follows it", () => {
        for (const events of AGES.filter((each) => each.some((event) => event.event === "dragon_drawn"))) {
            const scenes = scenesOf(events, 0);
            expect(scenes.some((scene) => scene.some((beat) => beat.kind === "dragon"))).toBe(true);
        }
    });

    it("hide from others what only the owner knows", () => {
        const [scene] = scenesOf([{ event: "card_drawn", seat: 1, card: null }], 0);
        expect(scene).toMatchObject([{ what: { back: true }, from: ["deck"], to: ["seat:1"] }]);
        const [own] = scenesOf([{ event: "card_drawn", seat: 0, card: "elf_red" }], 0);
        expect(own![0]).toMatchObject({ what: { card: "elf_red" }, to: ["hand:elf_red", "hand", "seat:0"] });
    });
});
