// The winters of a real game of bots (fixtures/make.py).
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../generated/kingsburg";
import { type Battle, fought } from "./battle";
import { boxOf } from "./data";
import { DATA, WINTERS } from "./fixtures";

const events = WINTERS.flat();

/** The battles of all winters, each as it stood when it was over. */
function battles(): Battle[] {
    const done: Battle[] = [];
    let battle: Battle | null = null;
    for (const step of WINTERS) {
        battle = fought(battle, step);
        if (battle?.isOver) done.push(battle);
    }
    return done;
}

function total(seat: number, pick: (event: GameEvent) => number): number {
    return events.reduce(
        (sum, event) => ("seat" in event && event.seat === seat ? sum + pick(event) : sum),
        0,
    );
}

describe("battles", () => {
    it("name every seat once, with the strength that the events told", () => {
        expect(battles()).toHaveLength(5);
        for (const battle of battles()) {
            expect(battle.seats.map((one) => one.seat).sort()).toEqual([0, 1, 2, 3]);
            for (const one of battle.seats) {
                const outcome = Math.sign(one.strength - battle.enemy);
                if (one.outcome === "lost") expect(outcome).toBe(-1);
                else expect(outcome).toBeGreaterThanOrEqual(0); // a Stone Wall wins a draw
            }
        }
    });

    it("add up to all gains and losses of the winters", () => {
        const points = (event: GameEvent) =>
            [
                "spoils_taken",
                "fortress_scored",
                "strongest_scored",
                "building_destroyed",
                "points_lost",
            ].includes(event.event) && "vp" in event
                ? event.vp
                : 0;
        for (let seat = 0; seat < 4; seat++) {
            const shown = battles().flatMap((battle) => battle.seats.filter((one) => one.seat === seat));
            expect(shown.reduce((sum, one) => sum + one.vp, 0)).toBe(total(seat, points));
            const wood = (event: GameEvent) =>
                event.event === "spoils_taken" ? event.wood : event.event === "goods_lost" ? -event.wood : 0;
            expect(shown.reduce((sum, one) => sum + one.wood, 0)).toBe(total(seat, wood));
        }
    });

    it("name destroyed buildings, and the enemy is known to the box", () => {
        const destroyed = battles().flatMap((battle) => battle.seats.map((one) => one.destroyed));
        const told = events
            .filter((event) => event.event === "building_destroyed")
            .map((event) => event.building);
        expect(destroyed.filter((id) => id !== null)).toEqual(told);
        const box = boxOf(DATA);
        for (const battle of battles()) expect(box.enemies.get(battle.card)?.strength).toBe(battle.enemy);
    });

    it("a step without a battle leaves things as they are", () => {
        expect(fought(null, [{ event: "soldiers_dismissed", year: 1 }])).toBeNull();
    });
});

describe("the box", () => {
    it("has 20 buildings in five rows and 18 advisors", () => {
        const box = boxOf(DATA);
        expect(box.buildings).toHaveLength(20);
        expect(box.buildings.at(-1)).toMatchObject({ id: "embassy", column: 3, vp: 4 });
        expect(box.buildings.find((one) => one.id === "farms")?.battle).toBe(-1);
        expect(box.advisors.map((one) => one.number)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
        expect(box.advisors[16]).toMatchObject({ any: 2, look: true, vp: 3 });
    });
});
