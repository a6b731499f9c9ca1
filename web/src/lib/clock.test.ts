import { describe, expect, it } from "vitest";
import { awakeBetween, clockText, secondsLeft } from "./clock";

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

    it("never show more than the time that was given", () => {
        const clocks = { at: 880, until: { "1": 1000 } };
        expect(secondsLeft(clocks, 1, 700)).toBe(120);
        expect(secondsLeft(clocks, 1, 900)).toBe(100);
    });

    it("count waking hours only", () => {
        const sleep = { asleep: ["22:00", "08:00"] as [string, string], zone: "Europe/Berlin" };
        const evening = Date.UTC(2026, 6, 1, 19, 0) / 1000; // 21:00 in Berlin
        const next = Date.UTC(2026, 6, 2, 13, 0) / 1000; // 15:00
        expect(awakeBetween(sleep, evening, next)).toBe(8 * 3600);
        expect(awakeBetween(sleep, evening + 2 * 3600, next)).toBe(7 * 3600);
        expect(awakeBetween({}, evening, next)).toBe(18 * 3600);
        expect(secondsLeft({ at: evening, until: { "0": next } }, 0, evening, sleep)).toBe(8 * 3600);
    });

    it("pass from day to day as long as they run", () => {
        const sleep = { asleep: ["23:00", "07:30"] as [string, string], zone: "UTC" };
        const start = Date.UTC(2026, 0, 5, 3, 0) / 1000;
        expect(awakeBetween(sleep, start, start + 3 * 86_400)).toBe(3 * 15.5 * 3600);
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
