import { describe, expect, it } from "vitest";
import { roadFrom } from "./chart";
import { chartFor, deciding, PAIRS } from "./fixtures";
import { ORDERS } from "./kinds";
import { isLost, routeOf } from "./route";
import { advance } from "./stage";

const start = deciding("programme");
const chart = chartFor(start.view);
const home = start.view.players[start.view.seat ?? 0]?.city as number;

describe("the forecast of a route", () => {
    it("follows the roads of the map", () => {
        for (const colour of ["black", "red", "blue"]) {
            const [step] = routeOf(start.view, chart, [colour]);
            const there = roadFrom(chart, home, colour);
            expect(step).toMatchObject({ from: home, to: there ?? home, what: there ? "road" : "stays" });
        }
    });

    it("leaves out what is not set at the end, and waits where a wheel is free", () => {
        expect(routeOf(start.view, chart, [null, null])).toEqual([]);
        expect(routeOf(start.view, chart, [null, "wait", null]).map((step) => step.what)).toEqual([
            "wait",
            "wait",
        ]);
    });

    it("stays on the map whatever is ordered", () => {
        for (const first of ORDERS) {
            for (const second of ORDERS) {
                const route = routeOf(start.view, chart, [first, second, first, second, first, second]);
                expect(route).toHaveLength(6);
                expect(route.every((step, i) => step.from === (route[i - 1]?.to ?? home))).toBe(true);
            }
        }
    });

    it("takes the weakest unit, once", () => {
        const found = PAIRS.flatMap(([{ view }]) =>
            view.cities.flatMap((city) =>
                city.tile === "recruitment" && city.units.length ? [{ view, city }] : [],
            ),
        )[0];
        if (!found) throw new Error("no recruitment tile");
        const { view, city } = found;
        const there = {
            ...view,
            players: view.players.map((player) => ({
                ...player,
                city: city.id,
                recruited: [],
                eliminated: [],
            })),
        };
        const route = routeOf(there, chart, ["action", "action"]);
        expect(route.map((step) => step.what)).toEqual(["recruit", "again"]);
        expect(route[0]?.units).toEqual([city.units[0]]);
        expect(route.map(isLost)).toEqual([false, true]);
    });

    it("comes true where nobody is in the way", () => {
        let compared = 0;
        for (const [from, to] of PAIRS) {
            const revealed = to.events.findIndex((event) => event.event === "programme_revealed");
            const seat = from.view.seat ?? 0;
            if (revealed < 0 || to.view.year === from.view.year) continue;
            const orders = to.events.flatMap((event) =>
                event.event === "programme_revealed" && event.seat === seat ? event.orders : [],
            );
            const end = routeOf(from.view, chartFor(from.view), orders).at(-1)?.to;
            const reached = to.events.reduce(advance, from.view).players[seat]?.city;
            expect(end).toBe(reached);
            compared++;
        }
        expect(compared).toBeGreaterThan(0);
    });
});
