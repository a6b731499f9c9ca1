import { expect, test } from "vitest";
import type { ConflictSeen, Dice, Phase, PhoenixView, Sight } from "./types";
import { viewOf } from "../map/testing";
import { merged } from "./sight";
import { joined, Trial } from "./trial.svelte";
import { keyed, ruleOf, turnsOf } from "./turns";
import { isWhole, NOTHING, settled, wantedDice, withDigit, withoutLast } from "./typing";

// --- typing dice ------------------------------------------------------------------------------------------

function dice(faces: number, count: number, lowest = 1): Dice {
    return { what: "x", where: "y", faces, count, lowest, said: "" };
}

function typed(keys: string, asked: Dice[]) {
    const wanted = wantedDice(asked);
    return [...keys].reduce((so_far, key) => withDigit(so_far, key, wanted), NOTHING);
}

test("dice of up to ten faces take one key each, and a nought where they have one", () => {
    expect(typed("4904", [dice(10, 4, 0)]).values).toEqual([4, 9, 0, 4]);
    expect(typed("07836", [dice(6, 2)]).values).toEqual([3, 6]);
});

test("a digit of twenty faces waits for a second one only if there can be one", () => {
    const wanted = wantedDice([dice(20, 2)]);
    expect(typed("3", [dice(20, 2)]).values).toEqual([3]);
    const begun = typed("1", [dice(20, 2)]);
    expect(begun).toEqual({ values: [], begun: "1" });
    expect(settled(begun, wanted).values).toEqual([1]);
    expect(withDigit(begun, "7", wanted).values).toEqual([17]);
    expect(typed("21", [dice(20, 2)])).toEqual({ values: [], begun: "2" });
    expect(typed("100", [dice(100, 1)]).values).toEqual([100]);
});

test("the last key is taken back, and nothing is whole before every die is there", () => {
    const asked = [dice(6, 1), dice(20, 1)];
    const wanted = wantedDice(asked);
    const all = typed("62", asked);
    expect(isWhole(all, wanted)).toBe(true);
    expect(isWhole(withoutLast(all), wanted)).toBe(false);
    expect(withoutLast(withoutLast(all))).toEqual(NOTHING);
    expect(typed("6255", asked).values.length).toBeLessThanOrEqual(2);
});

// --- the timeline -----------------------------------------------------------------------------------------

function phase(realm: number, number: number, happened: string[] = []): Phase {
    return { month: 1, realm, phase: number, happened, worked: [] };
}

test("phases of a realm are one turn, and each has its rule", () => {
    const turns = turnsOf([phase(1, 1), phase(1, 2, ["x"]), phase(0, 1), phase(0, 19), phase(0, 1)]);
    expect(turns.map((turn) => [turn.realm, turn.steps.map((step) => step.place)])).toEqual([
        [1, [0, 1]],
        [0, [2, 3]],
        [0, [4]],
    ]);
    expect(turns[0]?.steps.map((step) => step.isQuiet)).toEqual([true, false]);
    expect([1, 8, 14, 16, 19].map(ruleOf)).toEqual(["PH-3g", "PH-3o", "PH-3p", "PH-3l", "PH-3r"]);
});

test("keys lead from phase to phase, and past the last one to the present", () => {
    expect(keyed("ArrowLeft", null, 5)).toBe(4);
    expect(keyed("ArrowRight", 3, 5)).toBe(4);
    expect(keyed("ArrowRight", 4, 5)).toBe(null);
    expect(keyed("ArrowLeft", 0, 5)).toBe(0);
    expect(keyed("Home", null, 5)).toBe(0);
    expect(keyed("End", 2, 5)).toBe(null);
    expect(keyed("Home", null, 0)).toBe(null);
    expect(keyed("x", 2, 5)).toBe(undefined);
});

// --- positions --------------------------------------------------------------------------------------------

test("a difference changes what it names, and all else stays the same object", () => {
    const view = viewOf();
    const [label = ""] = Object.keys(view.owners);
    const sight = {
        parts: { phase: 9 },
        rows: { owners: { [label]: null, "999/01": 1 } },
        seats: { armies: { "0": { "199": { field: "999/01" } } } },
    } as unknown as Sight;
    const after = merged(view, sight);
    expect(after.phase).toBe(9);
    expect(label in after.owners).toBe(false);
    expect(after.owners["999/01"]).toBe(1);
    expect(after.armies[0]?.["199"]?.field).toBe("999/01");
    expect(after.armies[1]).toBe(view.armies[1]);
    expect(after.towns).toBe(view.towns);
    expect(label in view.owners).toBe(true);
});

// --- conflicts --------------------------------------------------------------------------------------------

function seen(field: string, place = -1, outcome: string[] = []): ConflictSeen {
    const conflict = { month: 1, phase: 14, kind: "melee", realm: "Ann", fields: [field] };
    return { conflict, place, outcome, sure: true, stake: 1 };
}

test("what was foreseen keeps its place and gets its result; what nobody foresaw comes behind", () => {
    const after = joined([seen("1/1"), seen("1/2")], [seen("1/2", 7, ["won"]), seen("1/3", 8)]);
    expect(after.map((one) => [one.conflict.fields[0], one.place, one.outcome])).toEqual([
        ["1/1", -1, []],
        ["1/2", 7, ["won"]],
        ["1/3", 8, []],
    ]);
    expect(joined(after, []).map((one) => one.place)).toEqual([-1, -1, -1]);
});

// --- the store --------------------------------------------------------------------------------------------

class Server {
    asked: string[] = [];
    acts = 1;
    passed = 2;
    on = () => () => {};

    account(since: number) {
        const phases = Array.from({ length: this.passed }, (_, n) => phase(0, n + 1, [`${this.acts}`]));
        const acts = Array.from({ length: this.acts }, () => ({ who: "Mia", at: 1, act: { act: "go" } }));
        const told = { who: "Mia", at: 1, month: 1, acts, moved_on: false, passed: this.passed };
        return { ...told, revision: `7.${this.acts}`, phases: phases.slice(since) };
    }

    get = async (path: string): Promise<any> => {
        this.asked.push(path);
        const since = Number(/since=(\d+)/.exec(path)?.[1] ?? 0);
        if (path === "desk") return { rehearsal: {} };
        if (path === "rehearsal/view") return { phase: 0, armies: [{}] } as unknown as PhoenixView;
        if (path.startsWith("rehearsal/sight")) return { parts: { phase: 99 } };
        if (path.startsWith("rehearsal/phases/")) {
            const place = Number(path.split(/[/?]/)[2]);
            return { phase: phase(0, place), changed: [], sight: { parts: { phase: place + 1 } } };
        }
        return this.account(since);
    };

    post = async (path: string, wish: any): Promise<any> => {
        this.asked.push(`${path} ${wish.act?.act}`);
        this.acts += 1;
        this.passed = wish.act?.act === "step back" ? 1 : this.passed + 2;
        return this.account(wish.since ?? 0);
    };
}

async function trialOf(server: Server): Promise<Trial> {
    const trial = new Trial(server as never);
    trial.open();
    await new Promise((done) => setTimeout(done));
    return trial;
}

test("a position is told once whole, then as what differs from the nearest that is known", async () => {
    const server = new Server();
    const trial = await trialOf(server);
    expect(trial.view?.phase).toBe(99);
    await trial.show(1);
    expect(trial.view?.phase).toBe(2);
    expect(server.asked).toContain("rehearsal/phases/1?since=0");
    await trial.show(0);
    await trial.show(1);
    expect(server.asked.filter((path) => path.startsWith("rehearsal/phases/1"))).toHaveLength(1);
    expect(server.asked.filter((path) => path === "rehearsal/view")).toHaveLength(1);
});

test("only the phase that was asked for last is shown", async () => {
    const trial = await trialOf(new Server());
    await Promise.all([trial.show(0), trial.show(1)]);
    expect(trial.view?.phase).toBe(2);
    expect(trial.place).toBe(1);
});

test("an act brings only new phases, a step back takes some away", async () => {
    const trial = await trialOf(new Server());
    await trial.act({ act: "roll" });
    expect(trial.phases.map((one) => one.happened[0])).toEqual(["1", "1", "2", "2"]);
    await trial.show(3);
    await trial.act({ act: "step back" });
    expect(trial.phases).toHaveLength(1);
    expect(trial.place).toBe(null);
});
