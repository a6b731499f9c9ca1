// A report for tests of its parts: one realm, a melee with its fallen, a duel, three orders.
import type { Own, Report, Words } from "../../generated/campaign";

const both = (text: string): Words => ({ en: text, de: text });

const line = (kind: string, data: Record<string, unknown>) => ({
    kind,
    rule: "PH-1a",
    said: both(kind),
    data,
});

export function ownReport(over: Partial<Own> = {}): Own {
    return {
        diary: [
            line("fire_losses", { number: 102, field: "101/27", goods: { warriors: 40, leaders: 1 } }),
            line("fought", { field: "101/28", lost: { "101": { warriors: 1159, leaders: 5 } } }),
            line("spoils", { number: 101, gold: 11_548 }),
        ],
        changes: {
            figures: [
                { name: "gold", before: 200_000, now: 187_000 },
                { name: "fields", before: 7, now: 8 },
            ],
        },
        orders: [order(1, "done", null), order(2, "failed", 0), order(3, "told", null)],
        ...over,
    } as Own;
}

function order(n: number, became: "done" | "failed" | "told", failure: number | null) {
    const said = both(`order ${n}`);
    return { part: "turn" as const, line: n, kind: "move", said, became, failure, diary: [], news: [] };
}

export function aReport(over: Partial<Report> = {}): Report {
    const scene = { fields: ["101/28"], realms: [0, 1], casts: [], tallies: [] };
    return {
        month: 1,
        own: [ownReport()],
        worked: [
            worked("duel_worked", ["Duel: Ann 501 against Bob 501", "Ann 501: 7 d6 (PH-5.3c)"]),
            worked("melee_worked", ["Melee in 101/28, won", "Ann 101: strength 5,000"]),
            worked("fallen_worked", ["The fallen of the melee in 101/28", "Ann 101: lost 1,159"]),
            worked("income_worked", ["Combat income of Ann 101 (PH-5.6a) = 11,548 gold"]),
        ],
        scenes: [
            { ...scene, kind: "duel_worked", field: "101/27", won: false, worked: [0], told: [] },
            { ...scene, kind: "melee_worked", field: "101/28", won: true, worked: [1, 2, 3], told: [1, 2] },
            { ...scene, kind: "wall_raised", field: "101/28", won: null, worked: [], told: [] },
        ],
        ...over,
    } as unknown as Report;
}

function worked(kind: string, lines: string[]) {
    return { kind, fields: ["101/28"], lines: lines.map(both), data: {} };
}
