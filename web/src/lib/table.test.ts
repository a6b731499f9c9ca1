import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo, You } from "../generated/server";
import { keepLink, linksOf } from "./links";
import { Table } from "./table.svelte";
import { fakeServer, FakeSocket, type Asked } from "./testing";

const nobody: You = { seats: [], host: false, invited: null, guest: false, sees: null, operator: false };
const info: TableInfo = {
    id: "T1",
    game: "kingsburg",
    version: "1",
    title: "",
    status: "running",
    visibility: "link",
    language: "en",
    options: {},
    seats: [
        { seat: 0, kind: "human", name: "Ann" },
        { seat: 1, kind: "human", name: "Bob" },
        { seat: 2, kind: "bot", name: "Greedy", bot: "greedy" },
    ],
    host: 0,
    n: 5,
    to_act: [0],
};

function here(you: Partial<You>): object {
    return { table: info, you: { ...nobody, ...you }, watching: { allowed: false, delay: 0 } };
}

function step(n: number, seat: number, more: object = {}): Record<string, unknown> {
    return {
        t: "step",
        n,
        seat,
        view: { seat, n },
        events: [],
        to_act: [0],
        offers: [{ move: "pass" }],
        ...more,
    };
}

describe("a table", () => {
    let asked: Asked[];
    let table: Table;

    async function opened(answers: Record<string, unknown>): Promise<Table> {
        const server = fakeServer({
            "GET /api/games/kingsburg": {
                game: { id: "kingsburg" },
                terms: { inn: { en: "Inn", de: "Kneipe" } },
            },
            "GET /api/tables/T1/data": { tables: { costs: [] } },
            "GET /api/tables/T1/chat": { lines: [] },
            "GET /api/tables/T1/story": { n: 5, steps: [] },
            ...answers,
        });
        asked = server.asked;
        vi.stubGlobal("fetch", server.fetch);
        table = new Table("T1");
        await table.open();
        FakeSocket.last.open();
        return table;
    }

    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const said = () => table.story.lines.map((line) => line.text);
    const stories = () => asked.filter((one) => one.path.includes("/story"));

    beforeEach(() => {
        localStorage.clear();
        FakeSocket.all = [];
        vi.stubGlobal("WebSocket", FakeSocket);
    });
    afterEach(async () => {
        table.close();
        await table.story.tell(); // else it would ask while the next test runs
        vi.unstubAllGlobals();
    });

    it("shows the last step of the own seat, with its offers", async () => {
        keepLink("T1", "ann");
        await opened({ "GET /api/tables/T1 ann": here({ seats: [0], host: true }) });
        FakeSocket.last.tell(step(5, 0, { fresh: true }));
        FakeSocket.last.tell(step(6, 0, { view: null }));
        FakeSocket.last.tell(step(7, 0));
        await frame();
        expect(table.step.n).toBe(7);
        expect(table.isActing).toBe(true);
        expect(table.mine).toEqual([0]);
        expect(table.offers).toEqual([{ move: "pass" }]);
        expect(table.term("inn")).toBe("Inn");
        expect(table.term("unknown")).toBe("unknown");
    });

    it("answers a move with null, or with the rule that forbids it", async () => {
        keepLink("T1", "ann");
        await opened({ "GET /api/tables/T1 ann": here({ seats: [0] }) });
        FakeSocket.last.tell(step(5, 0, { fresh: true }));
        const done = table.send({ move: "pass" });
        const sent = FakeSocket.last.said.at(-1)!;
        expect(sent).toMatchObject({ t: "move", n: 5, seat: 0, move: { move: "pass" } });
        FakeSocket.last.tell({ t: "ack", id: sent["id"], n: 6 });
        expect(await done).toBeNull();
        const refused = table.why({ move: "pass" });
        const id = FakeSocket.last.said.at(-1)!["id"];
        FakeSocket.last.tell({ t: "refused", id, code: "illegal", rule: "KB-2.4", text: "no" });
        expect(await refused).toEqual({ rule: "KB-2.4", text: "no" });
    });

    it("asks who comes next before it shows the board of another player at this screen", async () => {
        keepLink("T1", "ann");
        keepLink("T1", "bob");
        await opened({
            "GET /api/tables/T1 ann": here({ seats: [0] }),
            "GET /api/tables/T1 bob": here({ seats: [1] }),
        });
        expect(FakeSocket.last.said[0]).toMatchObject({ token: "ann", also: ["bob"] });
        FakeSocket.last.tell(step(5, 0, { fresh: true }));
        expect(table.handOver).toBe(0);
        table.sitDown(0);
        expect(table.handOver).toBeNull();
        FakeSocket.last.tell(step(6, 0, { to_act: [1] }));
        FakeSocket.last.tell(step(6, 1, { to_act: [1] }));
        await frame();
        expect(table.handOver).toBe(1);
        table.sitDown(1);
        expect(table.step.seat).toBe(1);
        expect(table.token).toBe("bob");
    });

    it("keeps as they are the parts of a position that a step leaves alone", async () => {
        keepLink("T1", "ann");
        await opened({ "GET /api/tables/T1 ann": here({ seats: [0] }) });
        const court = { dice: [1, 2] };
        FakeSocket.last.tell(step(5, 0, { fresh: true, view: { seat: 0, year: 1, court } }));
        const { step: before, offers, names } = table;
        FakeSocket.last.tell(step(6, 0, { view: { seat: 0, year: 2, court } }));
        await frame();
        expect(table.view).toEqual({ seat: 0, year: 2, court });
        expect((table.view as { court?: object }).court).toBe((before.view as { court?: object }).court);
        expect(table.offers).toBe(offers);
        expect(table.names).toBe(names);
    });

    it("draws a burst as one step, and tells every line of it", async () => {
        keepLink("T1", "ann");
        await opened({ "GET /api/tables/T1 ann": here({ seats: [0] }) });
        FakeSocket.last.tell(step(5, 0, { fresh: true }));
        await frame();
        const burst = Array.from({ length: 40 }, (_, i) => i + 6);
        for (const n of burst)
            FakeSocket.last.tell(step(n, 0, { texts: [`${n}`], events: [{ event: `${n}` }] }));
        await frame();
        await frame();
        expect(table.step.n).toBe(45);
        expect(table.view).toEqual({ seat: 0, n: 45 });
        expect(table.info?.n).toBe(45);
        await table.story.tell();
        expect(said()).toEqual(burst.map(String));
    });

    it("hurries whoever only looks on, when steps come at once or bots play as fast as they can", async () => {
        const open = { ...here({}), watching: { allowed: true, delay: 0 } };
        const bots = info.seats.map((seat) => ({ ...seat, kind: "bot" as const }));
        const watch = (more: Partial<TableInfo>) =>
            opened({ "GET /api/tables/T1": { ...open, table: { ...info, ...more } } });
        const hear = (n: number) => FakeSocket.last.tell({ ...step(n, 0), seat: null });
        await watch({ pace: "brisk", seats: bots });
        hear(6);
        expect(table.parts.isHurried).toBe(false);
        hear(7);
        hear(8);
        await frame();
        expect(table.parts.isHurried).toBe(true);
        await watch({ seats: bots });
        hear(6);
        expect(table.parts.isHurried).toBe(true);
    });

    it("never hurries whoever has a seat", async () => {
        keepLink("T1", "ann");
        await opened({ "GET /api/tables/T1 ann": here({ seats: [0] }) });
        for (const n of [5, 6, 7, 8]) FakeSocket.last.tell(step(n, 0));
        await frame();
        await frame();
        expect(table.step.n).toBe(8);
        expect(table.parts.isHurried).toBe(false);
    });

    it("has drawn all steps before it hears what stands on them", async () => {
        keepLink("T1", "ann");
        await opened({ "GET /api/tables/T1 ann": here({ seats: [0] }) });
        for (const n of [5, 6, 7]) FakeSocket.last.tell(step(n, 0));
        FakeSocket.last.tell({ t: "asks", seat: 1, keep: 3, waits_for: [0] });
        expect([table.step.n, table.plea?.seat]).toEqual([7, 1]);
    });

    it("forgets a link that is good for nothing and goes on without it", async () => {
        keepLink("T1", "gone");
        const open = { ...here({}), watching: { allowed: true, delay: 0 } };
        await opened({ "GET /api/tables/T1": open });
        expect(linksOf("T1")).toEqual([]);
        expect(table.you.seats).toEqual([]);
        expect(FakeSocket.last.said[0]).toMatchObject({ token: "" });
    });

    it("keeps the new link after taking an invited seat, instead of the invitation", async () => {
        keepLink("T1", "invitation");
        await opened({
            "GET /api/tables/T1 invitation": here({ invited: 1 }),
            "GET /api/tables/T1 bob": here({ seats: [1] }),
        });
        expect(table.you.invited).toBe(1);
        await table.take({ token: "bob" }, "invitation");
        expect(linksOf("T1")).toEqual(["bob"]);
        expect(table.seat).toBe(1);
    });

    it("asks for its story as the seat that is shown, and adds each line once", async () => {
        keepLink("T1", "ann");
        const story = { n: 5, steps: [{ n: 5, texts: ["Ann passes."] }] };
        await opened({
            "GET /api/tables/T1 ann": here({ seats: [0] }),
            "GET /api/tables/T1/story": story,
        });
        FakeSocket.last.tell(step(5, 0, { fresh: true }));
        await table.story.tell();
        FakeSocket.last.tell(step(5, 0, { fresh: true }));
        await table.story.tell();
        expect(said()).toEqual(["Ann passes."]);
        expect(stories()).toMatchObject([{ path: "/api/tables/T1/story?after=0&seat=0", token: "ann" }]);
    });

    it("takes the words that come with steps and asks for none", async () => {
        keepLink("T1", "ann");
        await opened({ "GET /api/tables/T1 ann": here({ seats: [0] }) });
        FakeSocket.last.tell(step(5, 0, { fresh: true }));
        await table.story.tell();
        expect(table.story.news).toEqual([]);
        for (const n of [6, 7, 8]) FakeSocket.last.tell(step(n, 0, { texts: [`${n}a`, `${n}b`] }));
        await table.story.tell();
        expect(said()).toEqual(["6a", "6b", "7a", "7b", "8a", "8b"]);
        expect(table.story.news).toEqual(said());
        FakeSocket.last.tell(step(9, 0, { view: null, texts: ["9"], undone: true }));
        FakeSocket.last.tell(step(9, 0, { texts: ["9"] }));
        await table.story.tell();
        expect(table.story.lines.at(-1)).toMatchObject({ n: 9, text: "9", level: 0 });
        expect(table.story.news).toEqual(["9"]);
        expect(stories()).toHaveLength(1);
    });

    it("asks once for what was missed, and goes on with what came meanwhile", async () => {
        keepLink("T1", "ann");
        const missed = [5, 6, 7].map((n) => ({ n, texts: [`${n}`] }));
        await opened({
            "GET /api/tables/T1 ann": here({ seats: [0] }),
            "GET /api/tables/T1/story": { n: 7, steps: missed },
        });
        for (const n of [7, 8, 9]) FakeSocket.last.tell(step(n, 0, { texts: [`${n}`] }));
        await table.story.tell();
        expect(said()).toEqual(["5", "6", "7", "8", "9"]);
        expect(stories()).toHaveLength(1);
    });

    it("keeps the words of each player at this screen apart", async () => {
        keepLink("T1", "ann");
        keepLink("T1", "bob");
        await opened({
            "GET /api/tables/T1 ann": here({ seats: [0] }),
            "GET /api/tables/T1 bob": here({ seats: [1] }),
        });
        for (const seat of [0, 1]) FakeSocket.last.tell(step(5, seat, { fresh: true }));
        table.sitDown(0);
        await table.story.tell();
        for (const seat of [0, 1]) FakeSocket.last.tell(step(6, seat, { texts: [`for ${seat}`] }));
        await table.story.tell();
        expect(said()).toEqual(["for 0"]);
        table.sitDown(1);
        expect(said()).toEqual([]);
        await table.story.tell();
        expect(said()).toEqual(["for 1"]);
        table.sitDown(0);
        expect(said()).toEqual(["for 0"]);
        await table.story.tell();
        expect(stories().map((one) => one.token)).toEqual(["ann", "bob"]);
    });

    it("is told everything again in another language", async () => {
        keepLink("T1", "ann");
        await opened({ "GET /api/tables/T1 ann": here({ seats: [0] }) });
        FakeSocket.last.tell(step(5, 0, { fresh: true }));
        FakeSocket.last.tell(step(6, 0, { texts: ["six"] }));
        await table.story.tell();
        expect(said()).toEqual(["six"]);
        table.relearn();
        expect(said()).toEqual([]);
        await table.story.tell();
        expect(stories().map((one) => one.path)).toEqual(
            Array(2).fill("/api/tables/T1/story?after=0&seat=0"),
        );
    });

    it("shows a plea until somebody has answered or moved", async () => {
        keepLink("T1", "ann");
        await opened({ "GET /api/tables/T1 ann": here({ seats: [0] }) });
        FakeSocket.last.tell({ t: "asks", seat: 1, keep: 3, waits_for: [0] });
        expect(table.plea?.seat).toBe(1);
        void table.agree(false);
        expect(FakeSocket.last.said.at(-1)).toMatchObject({ t: "answer", agree: false, seat: 0 });
        FakeSocket.last.tell({ t: "answered", agreed: false });
        expect(table.plea).toBeNull();
        expect(table.undoNote).toBeTruthy();
    });
});
