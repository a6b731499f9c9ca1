// Steps are shown in their order, however fast they come.
import { describe, expect, it } from "vitest";
import { DECISIONS } from "./fixtures";
import { Show, type Pace } from "./show.svelte";

const view = DECISIONS["turn"]![0]!.view;
const step = (n: number, more = {}) =>
    ({ t: "step", n, seat: 0, view, events: [], to_act: [0], offers: [], ...more }) as Show["shown"];

/** A show whose scenes end when `next` is called. */
function staged() {
    const played: [number, Pace][] = [];
    let next: () => void = () => undefined;
    const show = new Show(
        step(1),
        () => null,
        (shown, _, pace) => {
            played.push([shown.n, pace]);
            return pace === "skipped" ? Promise.resolve() : new Promise((resolve) => (next = resolve));
        },
    );
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    return { show, played, settle, next: () => (next(), settle()) };
}

describe("the show", () => {
    it("plays one step after the other", async () => {
        const { show, played, settle, next } = staged();
        show.push(step(2));
        show.push(step(3));
        await settle();
        expect([show.shown.n, show.isBehind]).toEqual([2, true]);
        await next();
        expect(show.shown.n).toBe(3);
        await next();
        expect(show.isBehind).toBe(false);
        expect(played.map(([n]) => n)).toEqual([2, 3]);
    });

    it("shows the rest at once when it is skipped", async () => {
        const { show, played, settle, next } = staged();
        for (const n of [2, 3, 4]) show.push(step(n));
        await settle();
        show.skip();
        await next();
        expect([show.shown.n, show.isBehind]).toEqual([4, false]);
        expect(played.slice(1)).toEqual([
            [3, "skipped"],
            [4, "skipped"],
        ]);
    });

    it("jumps where a step is missing, was taken back, or is another seat's", async () => {
        for (const other of [
            step(5),
            step(2, { undone: true }),
            step(2, { seat: 1 }),
            step(2, { fresh: true }),
        ]) {
            const { show, played, settle } = staged();
            show.push(other);
            await settle();
            expect(show.shown).toBe(other);
            expect(played).toEqual([]);
        }
    });
});
