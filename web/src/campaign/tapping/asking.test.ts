import { expect, it, vi } from "vitest";
import { Refusal } from "../../lib/api";
import { Focus } from "../focus.svelte";
import type { Reach } from "../types";
import { Question } from "./asking.svelte";

it("asks once for what was foreseen, and again for what was refused", async () => {
    const question = new Question<string>();
    const server = vi.fn(async () => "far");
    void question.foresee("101", server);
    await question.ask("101", server);
    expect(question.answer).toBe("far");
    expect(server).toHaveBeenCalledTimes(1);

    const refusing = vi.fn(async () => Promise.reject(new Refusal("bad", "No", 400)));
    void question.foresee("102", refusing);
    await question.ask("102", refusing);
    expect(question.trouble).toBe("No");
    await question.ask("102", server);
    expect([question.answer, question.trouble]).toEqual(["far", ""]);
});

it("tells a reach in words when the map has drawn it", async () => {
    const focus = new Focus("Trial");
    const reach = new Question<Reach>((found) => focus.light(found));
    const found = { number: 101 } as Reach;
    await reach.ask("101", async () => found);
    expect([focus.reach, reach.answer]).toEqual([found, null]);
    focus.lit(null); // an older frame
    await Promise.resolve();
    expect(reach.answer).toBeNull();
    focus.lit(101);
    await vi.waitFor(() => expect(reach.answer).toBe(found));
});

it("tells it without a map as well", async () => {
    vi.useFakeTimers();
    const focus = new Focus("Trial");
    const reach = new Question<Reach>((found) => focus.light(found));
    await reach.ask("101", async () => ({ number: 101 }) as Reach);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reach.answer?.number).toBe(101);
    vi.useRealTimers();
});
