import { beforeEach, expect, test } from "vitest";
import type { MapRead } from "../../generated/campaign";
import {
    botsOf,
    capitalsOf,
    keepPlan,
    keptPlan,
    MASTERS,
    newPlan,
    NOBODY,
    requestOf,
    stepOf,
    withCount,
    worldQuery,
} from "./plan";

const NAMES = ["Theostelos", "Yaromo", "Vachal", "Avallon", "Northeim", "Helborn"];
const READ = {
    findings: [],
    names: NAMES,
    realms: [
        { number: 4, fields: 3, towns: 1, capital: "101/28" },
        { number: 9, fields: 1, towns: 0, capital: "" },
    ],
} as unknown as MapRead;

beforeEach(() => localStorage.clear());

test("a plan of which nothing was changed can be founded", () => {
    const request = requestOf({ ...newPlan("Mia"), name: " Insel " }, { names: NAMES }, "de");
    expect(request).toMatchObject({
        name: "Insel",
        me: "Mia",
        realms: NAMES,
        count: 6,
        dice: "fair",
        people: [],
    });
    expect(request.options).toEqual({ deadlines: "days" });
    expect(request.map).toBeNull();
});

test("the seed of the dice is never that of the world", () => {
    const plan = { ...newPlan(), dice: "seeded" as const, seed: 7 };
    expect(requestOf(plan, null, "de").luck).not.toBe(7);
    expect(requestOf({ ...plan, luck: " 42 " }, null, "de").luck).toBe(42);
    expect(requestOf({ ...plan, luck: "x" }, null, "de").luck).toBeGreaterThan(1000);
});

test("bots play where somebody said so, and the rest where nobody is invited", () => {
    const plan = withCount({ ...newPlan(), rest: "settler" }, 4);
    plan.realms[1] = { ...plan.realms[1]!, player: "warlord" };
    plan.realms[2] = { ...plan.realms[2]!, player: NOBODY };
    plan.people = [
        { realm: 0, name: "Ann", right: "rules" },
        { realm: MASTERS, name: "Bob", right: "rules" },
    ];
    expect(botsOf(plan)).toEqual({ "1": "warlord", "3": "settler" });
    expect(requestOf(plan, null, "en").people).toEqual([
        { role: "realm", realm: 0, name: "Ann", right: "hand in", rules: true, language: "en" },
        { role: "master", name: "Bob", language: "en" },
    ]);
});

test("fewer realms take their people along, more keep what was chosen", () => {
    const plan = { ...newPlan(), people: [{ realm: 5, name: "Ann", right: "rules" as const }] };
    plan.realms[0] = { ...plan.realms[0]!, name: "Nord" };
    expect(withCount(plan, 3).people).toEqual([]);
    expect(withCount(plan, 8).realms[0]?.name).toBe("Nord");
    expect(withCount(plan, 1000).realms).toHaveLength(24);
    expect(withCount(plan, Number.NaN).realms).toHaveLength(2);
});

test("a capital of the file goes before one that was pointed at", () => {
    const plan = withCount(newPlan(), 3);
    plan.source = "map";
    plan.map = { file: "a.csv", text: "…", numbers: { "4": 1, "9": -1 } };
    plan.realms[0] = { ...plan.realms[0]!, capital: "203/01" };
    plan.realms[1] = { ...plan.realms[1]!, capital: "203/11" };
    expect(capitalsOf(plan, READ)).toEqual(["203/01", "101/28", ""]);
    const request = requestOf(plan, READ, "de");
    expect(request.realms).toEqual(["Theostelos@203/01", "Yaromo@101/28", "Vachal"]);
    expect(request.map).toEqual({ text: "…", realms: { "4": 1 } });
});

test("the question for a world names capitals only where somebody chose one", () => {
    const plan = withCount({ ...newPlan(), seed: 5 }, 2);
    expect(worldQuery(plan)).toBe("/api/worlds?seed=5&realms=2&size=hexagon+3&land=48");
    plan.realms[1] = { ...plan.realms[1]!, capital: "101/28" };
    expect(worldQuery(plan)).toContain("capitals=%2C101%2F28");
});

test("a refusal leads to the step that it is about", () => {
    expect(["world", "map", "realms", "options", "people.3", "name", ""].map(stepOf)).toEqual([
        "world",
        "world",
        "realms",
        "rules",
        "people",
        "summary",
        "summary",
    ]);
});

test("what was planned survives, and rubbish in the browser does not hurt", () => {
    keepPlan({ ...newPlan("Mia"), name: "Insel", step: "rules" });
    expect(keptPlan("")).toMatchObject({ name: "Insel", step: "rules", me: "Mia" });
    localStorage.setItem("tafelrunde.founding", '{"realms": 7}');
    expect(keptPlan("Bob")).toMatchObject({ name: "", me: "Bob" });
    localStorage.setItem("tafelrunde.founding", "{");
    expect(keptPlan("Bob").realms).toHaveLength(6);
});
