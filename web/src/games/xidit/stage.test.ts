import { describe, expect, it } from "vitest";
import type { XiditView } from "../../generated/xidit";
import { PAIRS, STEPS } from "./fixtures";
import { advance, ordersBegun } from "./stage";

/** What the board shows of a view while it follows events. */
function shown(view: XiditView) {
    return {
        year: view.year,
        cities: view.cities,
        players: view.players.map(({ ready: _ready, ...player }) => player),
        dummy: view.dummy,
        raging: view.titans.map((lair) => lair.raging),
        next: [view.next_recruit, view.next_threat],
        discards: [view.recruit_discard, view.threat_discard],
        sizes: [view.recruit_pile.size, view.threat_pile.size],
        census: view.census,
    };
}

describe("following events", () => {
    it.each(PAIRS.map(([from, to], i) => [i, from, to] as const))(
        "leads to the next view (%i)",
        (_, from, to) => {
            const isOver = to.view.step === "over"; // then all screens open
            const reached = to.events.reduce(advance, from.view);

            if (isOver) expect(reached.cities).toEqual(to.view.cities);
            else expect(shown(reached)).toEqual(shown(to.view));
        },
    );

    it("knows whose order is executed", () => {
        for (const [from, to] of PAIRS) {
            const reached = to.events.reduce(advance, from.view);
            // An order that leads to a Titan is told when it is decided.
            if (to.view.order && to.view.step !== "titan")
                expect([reached.order, reached.turn]).toEqual([to.view.order, to.view.turn]);
        }
    });

    it("counts the orders that each seat has begun", () => {
        for (const { view } of STEPS.filter(({ view }) => view.order > 0)) {
            const begun = view.players.map((_, seat) => ordersBegun(view, seat));
            const total = begun.reduce((sum, count) => sum + count, 0);
            expect(total).toBe((view.order - 1) * view.players.length + view.turn);
            expect(Math.max(...begun) - Math.min(...begun)).toBeLessThanOrEqual(1);
        }
    });
});
