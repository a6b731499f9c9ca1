import { describe, expect, it } from "vitest";
import { clockText, secondsLeft } from "./clock";

describe("clocks", () => {
    it("count down while they run, and stand otherwise", () => {
        const clocks = { until: { "1": 1000 }, left: { "0": 90, "1": 500 }, out: { "2": 2000 } };
        expect(secondsLeft(clocks, 1, 940)).toBe(60);
        expect(secondsLeft(clocks, 1, 2000)).toBe(0);
        expect(secondsLeft(clocks, 0, 940)).toBe(90);
        expect(secondsLeft(clocks, 2, 940)).toBe(0);
        expect(secondsLeft(clocks, 3, 940)).toBeNull();
        expect(secondsLeft(null, 0, 940)).toBeNull();
    });

    it.each([
        [0, "0:00"],
        [59.9, "0:59"],
        [65, "1:05"],
        [3600, "1:00:00"],
        [3 * 86_400, "72 h"],
    ])("%d seconds are %s", (seconds, text) => {
        expect(clockText(seconds)).toBe(text);
    });
});
