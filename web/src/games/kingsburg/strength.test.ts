import { describe, expect, it } from "vitest";
import type { KingsburgView } from "../../generated/kingsburg";
import { boxOf } from "./data";
import { DATA, POSITIONS } from "./fixtures";
import { enemyRange, fightParts, isKingToCome, rollsNeeded, strengthOf } from "./strength";

const box = boxOf(DATA);
const province = { soldiers: 3, buildings: ["guard_tower", "palisade", "farms", "church", "inn"] };
const view = POSITIONS.build.view;

describe("strength", () => {
    it("is soldiers and buildings, part by part; what counts against some only does not count yet", () => {
        expect(strengthOf(box, province, null)).toEqual({
            soldiers: 3,
            buildings: [
                { id: "farms", value: -1 },
                { id: "guard_tower", value: 1 },
                { id: "palisade", value: 1 },
            ],
            total: 4,
        });
        expect(strengthOf(box, province, "zombies").total).toBe(5);
        expect(strengthOf(box, province, "demons").total).toBe(5);
    });

    it("is told beside the enemy's range, or the card that was seen", () => {
        const at = (year: number) => ({ ...view, year }) as KingsburgView;
        expect(enemyRange(at(4), undefined)).toEqual([5, 7]);
        expect(enemyRange(at(4), box.enemies.get("dragons-V-9"))).toEqual([9, 9]);
    });

    it("counts on the King until his die is rolled", () => {
        expect(isKingToCome({ ...view, reinforcements: 0 })).toBe(true);
        expect(isKingToCome({ ...view, reinforcements: 4 })).toBe(false);
        expect(isKingToCome({ ...view, step: "over" })).toBe(false);
    });

    it("says which roll of the King is enough; with the Stone Wall a draw is", () => {
        expect(rollsNeeded(4, [5, 7], false)).toEqual([2, 4]);
        expect(rollsNeeded(4, [5, 7], true)).toEqual([1, 3]);
    });

    it("is taken apart after a battle, with the building that fell in it", () => {
        const left = { buildings: ["guard_tower", "inn"] };
        expect(fightParts(box, left, { strength: 8, destroyed: "palisade" }, 4, "zombies")).toEqual({
            soldiers: 1,
            king: 4,
            buildings: 3,
        });
    });
});
