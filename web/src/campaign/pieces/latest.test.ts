// Of questions that follow one another quickly only the last counts.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Latest } from "./latest";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks once after a pause, and drops answers that come too late", async () => {
    const latest = new Latest();
    const asked: string[] = [];
    const heard: string[] = [];
    const answers = new Map<string, (answer: string) => void>();
    const ask = (name: string, pause: number) =>
        latest.ask(
            pause,
            () => {
                asked.push(name);
                return new Promise<string>((resolve) => answers.set(name, resolve));
            },
            (answer) => heard.push(answer),
            () => heard.push("failed"),
        );

    ask("a", 100);
    ask("b", 100);
    await vi.advanceTimersByTimeAsync(100);
    ask("c", 0);
    answers.get("b")?.("late");
    answers.get("c")?.("in time");
    await vi.advanceTimersByTimeAsync(0);

    expect(asked).toEqual(["b", "c"]);
    expect(heard).toEqual(["in time"]);
});
