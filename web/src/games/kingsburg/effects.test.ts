// Movements of a step: all places are read before anything moves, or the board would be laid out for each of them.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../../generated/kingsburg";
import { playEvents, skipEffects } from "./effects";

const SEATS = [0, 1, 2];
const ADVISORS = [3, 7, 12];
const work: ("read" | "write")[] = [];

/** As much of a board as moves: advisors with dice, stocks, rows of the players. */
function board(): HTMLElement {
    const root = document.createElement("div");
    root.innerHTML = SEATS.map(
        (seat) => `
        <div data-at="seat-${seat}"><span data-tumble="${seat}"></span></div>
        <div data-at="gold-${seat}"><svg></svg></div>
        <div data-at="wood-${seat}"><svg></svg></div>
        <div data-at="building-${seat}-inn"></div>
        <div data-at="advisor-${ADVISORS[seat]}"><span data-dice="${seat}"></span></div>`,
    ).join("");
    document.body.append(root);
    return root;
}

/** A season in one step, as after a burst. */
const EVENTS = SEATS.flatMap((seat) => [
    { event: "dice_rolled", seat, dice: [1, 2], white: [] },
    { event: "influenced", seat, advisor: ADVISORS[seat] },
    { event: "helped", seat, advisor: ADVISORS[seat], gold: 1, wood: 2 },
    { event: "built", seat, building: "inn" },
]) as unknown as GameEvent[];

beforeEach(() => {
    work.length = 0;
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => {
        work.push("read");
        return { x: 1, y: 2, width: 3, height: 4 } as DOMRect;
    });
    Element.prototype.animate = () => {
        work.push("write");
        return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation;
    };
});
afterEach(() => {
    skipEffects();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, "animate");
    document.body.replaceChildren();
});

describe("movements", () => {
    it("of a step are begun when all places have been read", () => {
        const root = board();
        vi.spyOn(Element.prototype, "append").mockImplementation(() => void work.push("write"));
        playEvents(root, EVENTS, null);
        const begun = work.indexOf("write");
        expect(work.lastIndexOf("read")).toBeLessThan(begun);
        expect(begun).toBeGreaterThan(0);
        // Two ends of each way: dice of three seats, and two goods each.
        expect(begun).toBe(2 * (SEATS.length + 2 * SEATS.length));
    });

    it("are not begun where things stand still", () => {
        vi.stubGlobal("matchMedia", () => ({ matches: true }));
        playEvents(board(), EVENTS, null);
        expect(work).toEqual([]);
    });
});
