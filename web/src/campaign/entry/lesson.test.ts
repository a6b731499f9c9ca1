import { expect, test } from "vitest";
import type { OrderJson } from "../language/grammar";
import { read } from "../language/read";
import { write } from "../language/write";
import { current, isWeak, STEPS, suggested, type Course } from "./lesson";
import type { Scene } from "./scene";

const SCENE: Scene = { capital: "403/13", foe: "403/12", site: "403/08", goal: "403/26" };

function course(lines: readonly string[], more: Partial<Course> = {}): Course {
    const orders = lines.map((line) => read(line)).filter((one): one is OrderJson => one !== null);
    expect(orders).toHaveLength(lines.length);
    return { month: 1, orders, hasLooked: false, isHandedIn: false, hasRead: false, ...more };
}

const RECRUIT = "Rüste 1000 K und 10 HF als 101 in Rüstort 403/13";
const BUILD = "Baue Burg in 403/08";
const FIGHT = "Bewege 101 nach 403/12";
const RIDE = ["Rüste 500 R und 2 HF als 201 in Rüstort 403/13", "Bewege 201 nach 403/26"];

test.each([
    [[], "look"],
    [[RECRUIT], "build"],
    [["Rüste 600 R und 5 HF als 201 in Rüstort 403/13"], "build"],
    [["Rüste 100 K und 1 HF als 101 in Rüstort 403/13"], "recruit"],
    [["Rüste 2000 K als 101 in Rüstort 403/13"], "recruit"],
    [["Recruit 1000 warriors and 1 leader as 105 in town 403/13"], "build"],
    [[BUILD], "recruit"],
    [[BUILD, RECRUIT], "fight"],
    [["Errichte Wall im Nordosten von 403/13", RECRUIT], "fight"],
    [[RECRUIT, BUILD, "Bewege 101 nach 403/19"], "fight"],
    [[RECRUIT, BUILD, FIGHT], "ride"],
    [[RECRUIT, BUILD, FIGHT, ...RIDE], "hand-in"],
])("after %j comes %s", (lines, step) => {
    expect(current(course(lines), SCENE)).toBe(step);
});

test("who has handed in waits for the report, and who has read it is through", () => {
    const all = [RECRUIT, BUILD, FIGHT, ...RIDE];
    expect(current(course(all, { isHandedIn: true }), SCENE)).toBe("read");
    expect(current(course([], { month: 2 }), SCENE)).toBe("read");
    expect(current(course([], { month: 2, hasRead: true }), SCENE)).toBeNull();
});

test.each(["de", "en"] as const)("doing what is suggested leads through the month in %s", (lang) => {
    const lines: string[] = [];
    const seen: string[] = [];
    for (let n = 0; n < STEPS.length; n += 1) {
        const now = course(lines, { hasLooked: true });
        const step = current(now, SCENE);
        if (step === null || step === "hand-in") break;
        seen.push(step);
        lines.push(...suggested(step, now, SCENE).map((order) => write(order, lang)));
    }
    expect(seen).toEqual(["recruit", "build", "fight", "ride"]);
    expect(lines).toHaveLength(5);
    expect(lines.some((line) => line.startsWith("{"))).toBe(false);
});

test("an army that is too small is noticed, and the next one gets a number of its own", () => {
    const now = course(["Rüste 100 K und 1 HF als 101 in Rüstort 403/13"], { hasLooked: true });
    expect(isWeak(now)).toBe(true);
    expect(suggested("recruit", now, SCENE)[0]?.["army"]).toBe(102);
    expect(isWeak(course([RECRUIT]))).toBe(false);
});

test("without an enemy nobody has to be attacked", () => {
    expect(current(course([RECRUIT, BUILD]), { ...SCENE, foe: null })).toBe("ride");
});
