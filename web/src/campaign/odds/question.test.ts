// A plan is asked for in two steps where somebody is unknown; what nobody would fight is not asked for at all.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer } from "../../lib/testing";
import { CampaignClient } from "../client.svelte";
import { foesOf, type Ground } from "./armies";
import { mapPlan } from "./plan";
import { Question } from "./question.svelte";

const LABELS = ["1/01", "1/02", "1/03"];
const GROUND = {
    view: {
        seat: 0,
        realms: [{ name: "Ann" }, { name: "Bob" }, null],
        armies: [{ "101": { field: "1/01" } }, { "101": { field: "1/02" } }, {}],
    },
    atlas: {
        byLabel: new Map(LABELS.map((label, n) => [label, n])),
        x: new Float32Array([0, 21, 42]),
        y: new Float32Array(3),
    },
} as unknown as Ground;
const BOB = { name: "Bob 101", needs: "force", least: 100, most: 100_000, good: "K" };
const ODDS = "POST /api/campaigns/Erk/realms/0/odds";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

function asking(answers: Record<string, unknown>) {
    const server = fakeServer(answers);
    vi.stubGlobal("fetch", server.fetch);
    return { server, question: new Question(new CampaignClient("Erk"), 0, mapPlan("1/2", [101])) };
}

it("supposes something of whom nobody knows", async () => {
    const { server, question } = asking({ [ODDS]: { unknown: [BOB], battles: [], attacker: "Ann" } });
    question.renew(GROUND);
    await vi.advanceTimersByTimeAsync(300);
    expect(server.asked.map((one) => (one.body as { typed?: object }).typed)).toEqual([
        undefined,
        { "Bob 101": "1000 K 1 HF" },
    ]);
    expect([question.isAsking, question.unknown.length]).toEqual([false, 1]);
});

it("says what is missing instead of asking", () => {
    const { server, question } = asking({});
    question.plan = mapPlan("1/1", [101]);
    question.renew(GROUND);
    expect(question.lacks).toBe("od-say-foes");
    question.plan = mapPlan("1/2");
    question.renew(GROUND);
    expect(question.lacks).toBe("od-say-own");
    question.plan = mapPlan("9/9");
    question.renew(GROUND);
    expect(question.lacks).toBe("od-say-field");
    expect(server.asked).toEqual([]);
});

it("tells why it was refused, until something else is asked", async () => {
    const { question } = asking({});
    question.renew(GROUND);
    await vi.advanceTimersByTimeAsync(300);
    expect(question.trouble).toBe("there is nothing");
    question.plan = mapPlan("");
    question.renew(GROUND);
    expect([question.trouble, question.lacks]).toEqual(["", "od-say-who"]);
});

it("lists the nearest armies first, however the field is written", () => {
    const [bob] = foesOf(GROUND, "1-2");
    expect(bob).toMatchObject({ name: "Bob 101", isHere: true, steps: 0 });
    expect(foesOf(GROUND, "001/01")[0]).toMatchObject({ isHere: false, steps: 1 });
});
