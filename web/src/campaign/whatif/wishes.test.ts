// What is asked for in a trial, what stands beside what, and which roll turns a fight in words.
import { beforeAll, expect, it } from "vitest";
import type { ConflictSaid, Turning } from "../../generated/campaign";
import { texts } from "../../lib/texts.svelte";
import en from "./texts.en.ftl?raw";
import de from "./texts.de.ftl?raw";
import { TrialStore } from "./trial.svelte";
import { nearestText, runs, singleText, verdictText } from "./turning";
import { besides, canTurn, noWishes, pathOf, trialOf } from "./wishes";

beforeAll(() => {
    texts.add({ en, de });
    texts.lang = "en";
});

const NAMES = ["Ann", "St. Bob"];

function conflict(kind: string, field: string, outcome: string[]): ConflictSaid {
    return {
        fields: [field],
        kind,
        month: 1,
        phase: "B14",
        realm: "Ann",
        attackers: [],
        parties: [],
        open: false,
        results: [],
        outcome,
    };
}

it("names what is to be changed as corrections do", () => {
    const army = { thing: "army", realm: "Ann", number: 101, value: "troops", amount: 900 } as const;
    expect(pathOf(army, NAMES)).toBe("armies.Ann.101.troops");
    expect(pathOf({ ...army, realm: "St. Bob" }, NAMES)).toBe("armies.2.101.troops");
    expect(pathOf({ ...army, thing: "treasury" }, NAMES)).toBe("realms.Ann.gold");
    const person = { thing: "person", realm: "Ann", number: 601, value: "now", amount: 12.5 } as const;
    expect(trialOf({ ...noWishes(), changes: [person] }, 1, NAMES)).toMatchObject({
        changes: [{ path: "people.Ann.601.now", value: 125 }],
    });
});

it("asks for rolls of a month, or for dice to come, and leaves out what is empty", () => {
    const wishes = {
        ...noWishes(),
        rolls: { 12: " 20 1 ", 13: "" },
        dice: "3 4\n\n5\n\n",
        sheets: [{ realm: "Ann", text: " " }],
        options: { hf_gp: "tiered" },
    };
    expect(trialOf(wishes, 2, NAMES)).toEqual({
        month: "2",
        changes: [],
        sheets: [],
        rolls: [{ entry: 12, values: "20 1" }],
        options: { hf_gp: "tiered" },
    });
    expect(trialOf(wishes, null, NAMES)).toEqual({
        changes: [],
        sheets: [],
        dice: ["3 4", "", "5"],
        options: { hf_gp: "tiered" },
        close: true,
    });
});

it("sets what belongs together beside each other, and what differs first", () => {
    const before = [conflict("fire", "1/1", ["a"]), conflict("melee", "1/1", ["Ann wins"])];
    const after = [
        conflict("fire", "1/1", ["a"]),
        conflict("melee", "1/1", ["Bob wins"]),
        conflict("duel", "1/2", []),
    ];
    const found = besides(before, after);
    expect(found.map((one) => [one.before?.kind, one.after?.kind, one.isSame])).toEqual([
        ["melee", "melee", false],
        [undefined, "duel", false],
        ["fire", "fire", true],
    ]);
    expect(canTurn({ minute: "melee_worked" })).toBe(true);
    expect(canTurn({ minute: "fire_worked" })).toBe(false);
    expect(canTurn(null)).toBe(false);
});

it("reads a month's rolls page by page and forgets what was wished for another month", async () => {
    const asked: string[] = [];
    const trial = new TrialStore({
        summary: null,
        post: () => Promise.reject(new Error("never")),
        on: () => () => undefined,
        get: <T>(path: string): Promise<T> => {
            asked.push(path);
            const page = path.includes("after=0")
                ? { rows: [{ n: 9 }], doings: [], after: 9 }
                : { rows: [{ n: 12 }], doings: [], after: null };
            return Promise.resolve(page as T);
        },
    });
    trial.wishes.rolls = { 3: "1" };
    await trial.choose(2);
    expect(trial.rolls.map((row) => row.n)).toEqual([9, 12]);
    expect(asked).toEqual([
        "log?month=2&kind=dice&after=0&revision=",
        "log?month=2&kind=dice&after=9&revision=",
    ]);
    expect(trial.wishes.rolls).toEqual({});
});

const MELEE: Turning = {
    kind: "melee",
    sides: [["Ann"], ["Bob"]],
    faces: 20,
    rolled: [[12], [9]],
    result: "attackers",
    singles: [{ side: 0, rolled: 12, needed: 8, result: "defenders", chance: 0.425 }],
    nearest: [
        { dice: [[8], [9]], result: "defenders" },
        { dice: [[12], [13]], result: "defenders" },
    ],
    pips: 4,
    chances: { attackers: 0.5, drawn: 0, defenders: 0.5 },
};

it("says which roll turns a fight", () => {
    expect(verdictText(MELEE)).toMatch(/Ann.* won; the chance of that was .*50%/);
    expect(nearestText(MELEE)).toMatch(/4.* pips altogether.*8.*9.*Bob.* wins.*1 other throw/);
    expect(singleText(MELEE, MELEE.singles[0]!)).toMatch(
        /8.* or less instead of .*12.*Bob.* wins; chance .*42%/,
    );
    expect(nearestText({ ...MELEE, pips: null, nearest: [], singles: [] })).toMatch(/No throw/);
    expect(nearestText({ ...MELEE, pips: null, nearest: [] })).toMatch(/single die/);
    expect(nearestText({ ...MELEE, percent: 30 })).toMatch(/full tie.*30/);
    expect(verdictText({ ...MELEE, result: "drawn", chances: null })).toBe("Drawn.");
});

it("draws a row of throws with as few bars as it has changes", () => {
    expect(runs("aattd")).toEqual([
        { start: 0, length: 2, winner: "a" },
        { start: 2, length: 2, winner: "t" },
        { start: 4, length: 1, winner: "d" },
    ]);
    expect(runs("")).toEqual([]);
});
