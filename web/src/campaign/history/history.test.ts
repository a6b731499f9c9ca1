// The log asked for page by page, the audit by kind and person, fights by field, and what a proof says.
import { beforeAll, expect, it } from "vitest";
import type { AuditSeen, Evaluated, LogPage } from "../../generated/campaign";
import { texts } from "../../lib/texts.svelte";
import { auditLines, keptNumber, kindsIn, peopleIn } from "./audit";
import { proofText } from "./backup";
import { byField } from "./fights";
import { LogReading, queryOf } from "./reading.svelte";
import { whoText } from "./words";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

beforeAll(() => {
    texts.add({ en, de });
    texts.lang = "en";
});

it("asks for what was chosen and for nothing else", () => {
    expect(queryOf({ month: 5, kind: "", who: " ", text: "" }, 0, 0)).toBe("month=5");
    expect(queryOf({ month: null, kind: "sheet", who: "Ann", text: "x y" }, 0, 3)).toBe(
        "kind=sheet&who=Ann&text=x+y&before=3",
    );
});

it("goes on where the last page ended, and drops answers that nobody waits for any more", async () => {
    const waiting: ((page: LogPage) => void)[] = [];
    const asked: string[] = [];
    const reading = new LogReading({
        get: <T>(path: string): Promise<T> => {
            asked.push(path);
            return new Promise<T>((resolve) => waiting.push((page) => resolve(page as T)));
        },
    });
    const row = (n: number) => ({ n, month: 1, who: "Ann", kind: "sheet", said: [] }) as const;
    const old = reading.open({ month: 1, kind: "", who: "", text: "" });
    const now = reading.open({ month: 2, kind: "", who: "", text: "" });
    waiting[1]?.({ rows: [row(7)], doings: [], after: 7 } as unknown as LogPage);
    waiting[0]?.({ rows: [row(1)], doings: [] } as unknown as LogPage);
    await Promise.all([old, now]);
    expect(reading.rows.map((one) => one.n)).toEqual([7]);
    const more = reading.more();
    waiting[2]?.({ rows: [row(8)], doings: [], after: null } as unknown as LogPage);
    await more;
    expect(reading.rows.map((one) => one.n)).toEqual([7, 8]);
    expect(asked[2]).toBe("log?month=2&after=7");
    expect(reading.hasMore).toBe(false);
});

const SEEN: AuditSeen = {
    decisions: [
        { entry: 6, month: 1, kind: "amend", reason: "war", said: "", dice: "", changes: ["a"], by: "" },
        { entry: 9, month: 1, kind: "roll", reason: "", said: "3", dice: "typed", changes: [], by: "Mia" },
        { entry: 15, month: 2, kind: "grant", reason: "", said: "", dice: "", changes: [], by: "Max" },
    ],
    rollbacks: [],
    notes: [
        { what: "published", who: "Mia", at: 0, entries: 6, count: 8 },
        { what: "played", who: "Max", at: 1, entries: 14, count: 1 },
    ],
};

it("tells who decided what, as far as the notes that still stand know", () => {
    const lines = auditLines(SEEN);
    expect(lines.map((line) => [line.kind, line.who])).toEqual([
        ["grant", "Max"],
        ["played", "Max"],
        ["published", "Mia"],
        ["typed", "Mia"],
        ["correction", ""],
    ]);
    expect(kindsIn(lines)).toEqual(["correction", "grant", "played", "published", "typed"]);
    expect(peopleIn(lines)).toEqual(["Max", "Mia"]);
    expect(keptNumber("campaign.12.jsonl")).toBe(12);
});

it("groups fights by their field, without dice and fallen orders", () => {
    const told = (minute: string, field: string): Evaluated => ({
        month: 1,
        entry: 1,
        fields: field ? [field] : [],
        minute: { minute },
        lines: [],
    });
    const found = byField([
        told("thrown", "1/1"),
        told("melee_worked", "1/2"),
        told("duel_worked", "1/1"),
        told("order_fell", "1/3"),
        told("fallen_worked", "1/2"),
    ]);
    expect(found.map((group) => [group.field, group.evaluations.length])).toEqual([
        ["1/2", 2],
        ["1/1", 1],
    ]);
});

it("says in words who acted and what the dice prove", () => {
    expect(whoText({ who: "", kind: "dice" })).toBe("Chance");
    expect(whoText({ who: "SL", kind: "decision" })).toBe("Game masters");
    expect(whoText({ who: "Ann", kind: "sheet" })).toBe("Ann");
    const proof = { ok: true, reason: "proved", kind: "seeded", entries: 14, drawn: 12, typed: 0 };
    expect(proofText(proof)).toMatch(/All .*12.* draws of chance/);
    expect(proofText({ ...proof, reason: "secret_not_out" })).toMatch(/published when the campaign ends/);
});
