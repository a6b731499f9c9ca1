import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stepped } from "../lib/messages";
import { placed, type Place } from "../lib/story.svelte";
import type { Table } from "../lib/table.svelte";
import { keyDeed } from "./keys";
import { chapterOf, legible, marksOf, placeOf, type TimeMark } from "./marks";
import { TimeMachine } from "./time.svelte";

const TOTAL = 240;
const line = (n: number, level: number, label: string) => ({ n, line: 0, text: label, level, label });

/** A table of which the machine asks only what is here; seat 0 moved at every fourth step. */
function tableWith(total = TOTAL): { table: Table; asked: string[]; settle: () => Promise<void> } {
    const asked: string[] = [];
    const answers: Promise<unknown>[] = [];
    const places: Place[] = Array.from({ length: total }, (_, i) => ({
        n: i + 1,
        actor: i % 4,
        length: i + 1,
    }));
    const present: Partial<Stepped> = {
        t: "step",
        n: total,
        seat: 0,
        view: { seat: 0 },
        events: [],
        offers: [],
    };
    const table = {
        id: "T1",
        seat: 0,
        step: present,
        offers: [{ move: "pass" }],
        isActing: true,
        names: ["Ann", "Brian"],
        story: { places, lines: [line(1, 1, "Year I"), line(60, 2, "Spring"), line(120, 1, "Year II")] },
        ask: (_method: string, path: string) => {
            asked.push(path);
            const after = Number(/after=(\d+)/.exec(path)![1]);
            const steps = Array.from({ length: Math.min(50, total - after) }, (_, i) => ({
                n: after + i + 1,
                step: after + i + 1,
                actor: 0,
                view: { seat: 0 },
                events: [{ event: `e${after + i + 1}` }],
                texts: [],
                to_act: [0],
            }));
            const answer = Promise.resolve({ steps, total, seat: 0, result: null });
            answers.push(answer);
            return answer;
        },
        send: () => Promise.resolve(null),
    };
    const settle = async () => {
        for (let i = 0; i < 20; i += 1) await Promise.resolve();
    };
    return { table: table as unknown as Table, asked, settle };
}

const atOnce = (then: () => void) => then();

describe("the time machine", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("loses no press, however late the past comes", async () => {
        const { table, settle } = tableWith();
        const time = new TimeMachine(table, atOnce);
        for (let i = 0; i < 200; i += 1) time.stepBy(-1);
        expect(time.place).toBe(TOTAL - 1 - 200);
        await settle();
        expect(time.step.n).toBe(TOTAL - 200);
        for (let i = 0; i < 150; i += 1) time.stepBy(1);
        await settle();
        expect(time.step.n).toBe(TOTAL - 50);
    });

    it("asks for each block once", async () => {
        const { table, asked, settle } = tableWith();
        const time = new TimeMachine(table, atOnce);
        for (let i = 0; i < 239; i += 1) {
            time.stepBy(-1);
            await settle();
        }
        expect(time.step.n).toBe(1);
        expect(asked.length).toBe(new Set(asked).size);
        expect(asked.length).toBe(5);
    });

    it("offers nothing in the past, and goes back to the present in one step", async () => {
        const { table, settle } = tableWith();
        const time = new TimeMachine(table, atOnce);
        time.go(10);
        expect(time.isActing).toBe(false);
        expect(time.step.offers).toEqual([]);
        await settle();
        expect(time.offers).toEqual([]);
        expect(await time.send({ move: "pass" })).toMatchObject({ rule: "" });
        time.present();
        expect(time.isActing).toBe(true);
        expect(time.step).toBe(table.step);
        expect(await time.send({ move: "pass" })).toBeNull();
    });

    it("is in the present behind the last step", () => {
        const time = new TimeMachine(tableWith().table, atOnce);
        time.go(TOTAL - 2);
        time.stepBy(1);
        expect(time.isPast).toBe(false);
        time.stepBy(1);
        expect(time.place).toBe(TOTAL - 1);
    });

    it("goes from heading to heading", () => {
        const time = new TimeMachine(tableWith().table, atOnce);
        time.toMark(-1);
        expect([time.place, time.chapter]).toEqual([119, ["Year II"]]);
        time.toMark(-1);
        expect([time.place, time.chapter]).toEqual([59, ["Year I", "Spring"]]);
        time.toMark(-1);
        expect(time.place).toBe(0);
        time.toMark(1);
        expect(time.place).toBe(59);
    });

    it("plays what came since my last move, once and again, and then is in the present", async () => {
        const { table, settle } = tableWith();
        const time = new TimeMachine(table, atOnce);
        for (const _ of [1, 2]) {
            time.playSinceMine();
            expect(time.place).toBe(TOTAL - 5); // before my move, which was the fourth from the end
            const seen: number[] = [];
            for (let i = 0; i < 6 && time.isPlaying; i += 1) {
                await settle();
                seen.push(time.step.n);
                vi.advanceTimersByTime(1000);
            }
            expect(seen).toEqual([236, 237, 238, 239]);
            expect(time.isPast).toBe(false);
            expect(time.isPlaying).toBe(false);
        }
    });

    it("knows what a line speaks of", async () => {
        const { table, settle } = tableWith();
        const time = new TimeMachine(table, atOnce);
        await time.jump(40, 0);
        await settle();
        expect(time.step.n).toBe(40);
        expect(time.spoken).toEqual({ n: 40, event: { event: "e40" } });
        time.stepBy(1);
        expect(time.spoken).toBeNull();
    });
});

describe("places", () => {
    const told = (n: number, length: number) => ({ n, actor: 0, length });

    it("leave out what was taken back, and what was no move", () => {
        const places = placed([], [told(1, 2), told(2, 3), told(3, 4), told(4, 4), told(5, 3), told(6, 5)]);
        expect(places.map((place) => place.n)).toEqual([1, 2, 6]);
        expect(placeOf(places, 3)).toBe(1);
        expect(placeOf(places, 6)).toBe(2);
    });

    it("begin with the first step, even where nothing happened in it", () => {
        expect(placed([], [told(1, 0), told(2, 1)]).map((place) => place.n)).toEqual([1, 2]);
    });

    it("have the largest heading of their step", () => {
        const places = placed([], [told(1, 1), told(2, 2)]);
        const marks = marksOf([line(1, 1, "Year I"), line(2, 2, "Winter"), line(2, 1, "Year II")], places);
        expect(marks.map((mark) => mark.label)).toEqual(["Year I", "Year II"]);
        expect(chapterOf(marks, 0)).toEqual(["Year I"]);
    });
});

describe("names on the timeline", () => {
    const years: TimeMark[] = Array.from({ length: 12 }, (_, i) => ({
        place: 13 * i,
        level: 1,
        label: `Year ${i + 1}`,
    }));

    it.each([60, 144, 300, 900, 2000])("lie beside each other on %d pixels", (width) => {
        const shown = [...legible(years, 162, width)].map((mark) => (width * mark.place) / 162);
        expect(shown.length).toBeGreaterThan(0);
        for (const [i, left] of shown.entries()) {
            expect((shown[i + 1] ?? width + 8) - left).toBeGreaterThanOrEqual(6 * 7.5 + 8);
        }
    });

    it("are all there where there is room", () => {
        expect(legible(years, 162, 1200).size).toBe(12);
        expect(legible([], 0, 300).size).toBe(0);
    });
});

describe("keys", () => {
    function deed(key: string, at: string, isPast: boolean, shiftKey = false): string | null {
        document.body.innerHTML = `<div data-game="x"><button id="piece"></button></div><input id="field"><p id="page"></p>`;
        const event = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true });
        let found: string | null = null;
        document.body.addEventListener("keydown", (heard) => (found = keyDeed(heard, isPast)), {
            once: true,
        });
        document.querySelector(`#${at}`)!.dispatchEvent(event);
        return found;
    }

    it("belong to the piece or field that has the focus", () => {
        expect(deed("ArrowLeft", "page", false)).toBe("back");
        expect(deed("ArrowLeft", "piece", false)).toBeNull();
        expect(deed("ArrowLeft", "piece", true)).toBe("back");
        expect(deed(",", "piece", false)).toBe("back");
        expect(deed("ArrowLeft", "field", true)).toBeNull();
        expect(deed(" ", "piece", true)).toBeNull();
    });

    it("lead to the present only from the past", () => {
        expect(deed("Escape", "page", false)).toBeNull();
        expect(deed("Escape", "page", true)).toBe("present");
        expect(deed("End", "page", true)).toBe("present");
        expect(deed("ArrowRight", "page", true, true)).toBe("markForth");
    });
});
