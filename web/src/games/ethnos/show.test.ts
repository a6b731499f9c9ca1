// Steps are shown in their order, however fast they come.
import { describe, expect, it, vi } from "vitest";
import { MOST_WAITING } from "../../lib/frames";
import { DECISIONS } from "./fixtures";
import { placesIn, Show, type Pace } from "./show.svelte";
import { namesIn, scenesOf } from "./story";

const view = DECISIONS["turn"]![0]!.view;
const step = (n: number, more = {}) =>
    ({ t: "step", n, seat: 0, view, events: [], to_act: [0], offers: [], ...more }) as Show["shown"];

/** A show whose scenes end when `next` is called. */
function staged() {
    const played: [number, Pace][] = [];
    let next: () => void = () => undefined;
    const show = new Show(
        step(1),
        () => new Map(),
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

    it("goes to the present when more steps wait than anybody would watch", async () => {
        const { show, played, settle, next } = staged();
        const last = MOST_WAITING + 3;
        for (let n = 2; n <= last; n += 1) show.push(step(n));
        expect(show.shown.n).toBe(last);
        await settle();
        await next();
        expect([show.shown.n, show.isBehind]).toEqual([last, false]);
        expect(played.map(([n]) => n)).toEqual([2]);
    });

    it("jumps over a burst, and goes on from there", async () => {
        const { show, played, settle } = staged();
        show.push(step(9, { first: 2 }));
        expect([show.shown.n, show.isBehind, played]).toEqual([9, false, []]);
        show.push(step(11, { first: 10 }));
        await settle();
        expect(played).toEqual([[11, "calm"]]);
    });
});

describe("the places of a step", () => {
    it("are read once each, and no others", () => {
        const root = document.createElement("div");
        root.innerHTML = ["deck", "market", "seat:0", "seat:1", "hand"]
            .map((name) => `<i data-at="${name}"></i><i data-at="${name}"></i>`)
            .join("");
        const read = vi
            .spyOn(Element.prototype, "getBoundingClientRect")
            .mockReturnValue({ width: 10 } as DOMRect);
        const scenes = scenesOf(
            [
                { event: "card_drawn", seat: 1, card: null },
                { event: "card_drawn", seat: 1, card: null },
            ] as Parameters<typeof scenesOf>[0],
            0,
        );
        expect([...placesIn(root, namesIn(scenes)).keys()]).toEqual(["deck", "seat:1"]);
        expect(read).toHaveBeenCalledTimes(2);
        read.mockRestore();
    });
});
