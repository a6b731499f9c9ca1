import { describe, expect, test } from "vitest";
import { fitted, rowsAt, wrapped, HEIGHT } from "./picture";
import { apart, fortune, steps, ticks } from "./plotting";

describe("ticks", () => {
    test.each([1, 3, 7, 18, 64, 99, 250, 1234])("reach from 0 to at least %i in a few round steps", (top) => {
        const marks = ticks(top);
        expect(marks[0]).toBe(0);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(top);
        expect(marks.length).toBeLessThanOrEqual(7);
        expect((marks[1] ?? 0) % 1).toBe(0);
    });

    test.each([
        [12, -7],
        [1, -1],
        [0, -30],
        [40, -3],
    ])("reach from %i down to %i with 0 among them", (top, bottom) => {
        const marks = ticks(top, bottom);
        expect(marks[0]).toBeLessThanOrEqual(bottom);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(top);
        expect(marks.map((mark) => mark + 0)).toContain(0);
        expect(marks.length).toBeLessThanOrEqual(9);
    });
});

test("a curve is level until a value changes, and goes on to the end", () => {
    const same = (one: number) => one;
    expect(steps([0, 0, 2, 2], same, same)).toBe("M0.0 0.0H2.0V2.0H3.0");
});

test("labels keep their order and their distance", () => {
    const places = apart([100, 101, 50, 100], 20, 0, 200);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThanOrEqual(200);
    const sorted = [...places].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++)
        expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(20);
    expect(places[2]).toBe(Math.min(...places));
});

test("luck is counted in usual strayings, to the right where it is good", () => {
    expect(fortune(38, 35, 1.5)).toBe(2);
    expect(fortune(3, 2, 1, true)).toBe(-1);
    expect(fortune(0, 0, 0)).toBe(0);
});

describe("the picture", () => {
    const widthOf = (text: string) => text.length;

    test("shortens what does not fit, and nothing else", () => {
        expect(fitted("Anna", 4, widthOf)).toBe("Anna");
        expect(fitted("Annabella von Hohenfels", 8, widthOf)).toBe("Annabel…");
    });

    test("breaks lines between words", () => {
        expect(wrapped("Anna and Brian have won", 10, widthOf)).toEqual(["Anna and", "Brian have", "won"]);
    });

    test.each([2, 3, 4, 5, 6])("has room for %i rows", (count) => {
        const { top, height } = rowsAt(count);
        expect(top + count * height).toBeLessThanOrEqual(HEIGHT - 60);
        expect(height).toBeGreaterThan(50);
    });
});
