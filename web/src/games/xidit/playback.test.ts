// The last year is shown once more, from where it began, and ends in the present.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../../generated/xidit";
import type { Stepped } from "../../lib/messages";
import { PAIRS } from "./fixtures";
import type { Xidit } from "./kinds";
import { Playback } from "./playback.svelte";

const found = PAIRS.find(([, to]) => to.events.some(({ event }) => event === "programme_revealed"))!;
const step = (n: number, at: (typeof PAIRS)[number][number]): Stepped<Xidit> => ({
    t: "step",
    n,
    seat: 0,
    view: at.view,
    events: at.events,
    to_act: [],
    offers: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the last year", () => {
    it("is not there before programmes were revealed", () => {
        const playback = new Playback(() => undefined);
        playback.follow(step(1, { ...found[0], events: [] }));
        expect(playback.hasYear).toBe(false);
    });

    it("is told event by event and ends where things stand; it can be skipped", async () => {
        const heard: GameEvent[] = [];
        const playback = new Playback((event) => heard.push(event));
        playback.follow(step(1, { ...found[0], events: [] }));
        playback.follow(step(2, found[1]));
        expect(playback.hasYear).toBe(true);
        expect(heard).toEqual(found[1].events);

        heard.length = 0;
        playback.again();
        expect(playback.isRunning).toBe(true);
        expect(playback.view.cities).toEqual(found[0].view.cities);
        await vi.runAllTimersAsync();
        expect(heard).toEqual(found[1].events);
        expect(playback.isRunning).toBe(false);
        expect(playback.view).toBe(found[1].view);

        playback.again();
        playback.skip();
        await vi.runAllTimersAsync();
        expect(playback.view).toBe(found[1].view);
    });
});
