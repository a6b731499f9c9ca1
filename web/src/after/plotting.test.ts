import { describe, expect, test } from "vitest";
import { apart, line, ticks } from "./plotting";

describe("ticks", () => {
    test.each([1, 3, 7, 18, 64, 99, 250, 1234])("reach from 0 to at least %i in a few round steps", (top) => {
        const marks = ticks(top);
        expect(marks[0]).toBe(0);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(top);
        expect(marks.length).toBeLessThanOrEqual(7);
        expect((marks[1] ?? 0) % 1).toBe(0);
    });
});

test("a line is interrupted where nothing is known", () => {
    expect(
        line(
            [0, 1, null, 3, 4],
            (step) => step,
            (value) => value,
        ),
    ).toBe("M0.0 0.0L1.0 1.0M3.0 3.0L4.0 4.0");
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
