import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../lib/api";
import { Sheet } from "./sheet.svelte";
import { FakeServer, type FakeDesk } from "./testing.svelte";

let server: FakeServer;
const open: Sheet[] = [];

beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    server = new FakeServer();
});

afterEach(() => {
    open.splice(0).forEach((sheet) => sheet.close());
    vi.useRealTimers();
});

/** Everything that is on the way arrives, and the page is drawn. */
async function settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) {
        await vi.advanceTimersByTimeAsync(0);
        flushSync();
    }
}

async function pause(): Promise<void> {
    await vi.advanceTimersByTimeAsync(600);
    await settle();
}

async function opened(desk: FakeDesk): Promise<Sheet> {
    const sheet = new Sheet(desk);
    open.push(sheet);
    await settle();
    return sheet;
}

async function written(text: string, desk = server.desk()): Promise<Sheet> {
    const sheet = await opened(desk);
    sheet.put(0, sheet.lines.length, text.split("\n"), "pasting");
    await pause();
    return sheet;
}

describe("a sheet", () => {
    it("is saved at a pause of typing, not at every key", async () => {
        const sheet = await opened(server.desk());
        expect([sheet.isThere, sheet.state, sheet.text]).toEqual([true, "saved", ""]);
        for (const text of ["B", "Be", "Bewege"]) sheet.put(0, 1, [text], "typing");
        expect([sheet.state, server.saves]).toEqual(["unsaved", 0]);
        await pause();
        expect([sheet.state, server.saves, server.newest.text]).toEqual(["saved", 1, "Bewege"]);
        expect(sheet.verdicts[0]?.kind).toBe("fine");
        expect(localStorage).toHaveLength(0);
    });

    it("says that it saves while the answer is on the way, and goes on with what was typed meanwhile", async () => {
        const desk = server.desk();
        const sheet = await opened(desk);
        desk.isSlow = true;
        sheet.put(0, 1, ["Bewe"], "typing");
        await pause();
        expect(sheet.state).toBe("saving");
        sheet.put(0, 1, ["Bewege 101"], "typing");
        expect(sheet.verdicts[0]).toBeNull();
        desk.answerAll();
        await pause();
        expect([sheet.state, server.newest.text, server.newest.number]).toEqual(["saved", "Bewege 101", 2]);
    });

    it("tells a refusal and tries again when something has changed", async () => {
        const sheet = await opened(server.desk());
        server.refusal = new Refusal("bad", "5,001 lines are too many", 400);
        sheet.put(0, 1, ["x"], "typing");
        await pause();
        expect([sheet.state, sheet.trouble]).toEqual(["refused", "5,001 lines are too many"]);
        server.refusal = null;
        sheet.put(0, 1, ["y"], "typing");
        await pause();
        expect([sheet.state, server.newest.text]).toEqual(["saved", "y"]);
    });

    it("tries again by itself where only patience helps", async () => {
        const sheet = await opened(server.desk());
        server.refusal = new Refusal("limit", "too fast", 429);
        sheet.put(0, 1, ["x"], "typing");
        await pause();
        expect(sheet.state).toBe("unsaved");
        server.refusal = null;
        await vi.advanceTimersByTimeAsync(5000);
        await settle();
        expect([sheet.state, server.newest.text]).toEqual(["saved", "x"]);
    });

    it("is only read by who may not write", async () => {
        await written("Bewege 101");
        const desk = server.desk();
        desk.rights = ["read"];
        const reader = await opened(desk);
        reader.put(0, 1, ["x"], "typing");
        reader.move(0, 1);
        await pause();
        expect([reader.text, reader.mayWrite, server.newest.text]).toEqual([
            "Bewege 101",
            false,
            "Bewege 101",
        ]);
    });
});

describe("two members on one sheet", () => {
    it("see each other's lines, and each keeps the line under the cursor", async () => {
        const ann = await written("a\nb\nc");
        const bob = await opened(server.desk());
        const mine = bob.rows[2]!.id;
        ann.put(0, 0, ["# from Ann"], "adding");
        await pause();
        expect(bob.text).toBe("# from Ann\na\nb\nc");
        expect(bob.rows[3]!.id).toBe(mine);
        expect(bob.merges).toBe(1);
    });

    it("write at once, and nothing is lost", async () => {
        const ann = await written("a\nb\nc");
        const bob = await opened(server.desk());
        ann.put(0, 1, ["a by Ann"], "typing");
        bob.put(2, 1, ["c by Bob"], "typing");
        await pause();
        expect(ann.text).toBe("a by Ann\nb\nc by Bob");
        expect(bob.text).toBe(ann.text);
        expect([ann.state, bob.state]).toEqual(["saved", "saved"]);
    });

    it("find both versions where both wrote instead of one line", async () => {
        const ann = await written("a\nb\nc");
        const bob = await opened(server.desk());
        ann.put(1, 1, ["b by Ann"], "typing");
        bob.put(1, 1, ["b by Bob"], "typing");
        await pause();
        expect(bob.text).toBe("a\nb by Ann\nb by Bob\nc");
        expect(ann.text).toBe(bob.text);
        expect(bob.conflicts).toEqual([1, 2]);
    });

    it("go on typing while the other's lines come in: the half line is not doubled", async () => {
        const ann = await written("a\nb\nc");
        const desk = server.desk();
        const bob = await opened(desk);
        ann.put(0, 1, ["a by Ann"], "typing");
        desk.isSlow = true;
        bob.put(2, 1, ["Bewe"], "typing");
        await pause();
        bob.put(2, 1, ["Bewege 101"], "typing");
        desk.answerAll();
        await pause();
        expect(bob.text).toBe("a by Ann\nb\nBewege 101");
        expect(server.newest.text).toBe(bob.text);
    });
});

describe("without a connection", () => {
    it("goes on, keeps everything in the browser, and is merged when it is back", async () => {
        const ann = await written("a\nb\nc");
        const desk = server.desk();
        const bob = await opened(desk);
        desk.cut();
        bob.put(2, 1, ["c by Bob"], "typing");
        ann.put(0, 1, ["a by Ann"], "typing");
        await pause();
        bob.put(3, 0, ["# and more"], "adding");
        await pause();
        expect([bob.state, bob.isKept]).toEqual(["offline", true]);
        expect(server.newest.text).toBe("a by Ann\nb\nc");
        desk.back();
        await pause();
        expect(bob.text).toBe("a by Ann\nb\nc by Bob\n# and more");
        expect([ann.text, bob.state]).toEqual([bob.text, "saved"]);
    });

    it("is there again after the window was closed", async () => {
        const desk = server.desk();
        const first = await written("a", desk);
        desk.cut();
        first.put(1, 0, ["written on the train"], "adding");
        await settle();
        const later = server.desk();
        later.cut();
        const again = await opened(later);
        expect([again.text, again.state]).toEqual(["a\nwritten on the train", "offline"]);
        later.back();
        await pause();
        expect(server.newest.text).toBe("a\nwritten on the train");
    });

    it("keeps what was written for a round that is over, until somebody has looked at it", async () => {
        const desk = server.desk();
        const sheet = await written("a", desk);
        desk.cut();
        sheet.put(1, 0, ["too late"], "adding");
        await pause();
        server.round = { month: 2, step: "month" };
        server.revisions = [{ number: 0, text: "", has: [] }];
        desk.back();
        desk.tell("round");
        await pause();
        expect([sheet.text, sheet.round?.month, sheet.state]).toEqual(["", 2, "saved"]);
        expect(sheet.leftover?.text).toBe("a\ntoo late");
        expect((await opened(server.desk())).leftover?.round.month).toBe(1);
        sheet.settleLeftover(true);
        await pause();
        expect(server.newest.text).toBe("a\ntoo late");
        expect(sheet.leftover).toBeNull();
        expect(localStorage).toHaveLength(0);
    });

    it("is put together with a text whose base the server has forgotten", async () => {
        const desk = server.desk();
        const sheet = await written("a\nb", desk);
        desk.cut();
        sheet.put(1, 1, ["b, changed"], "typing");
        await pause();
        server.revisions = [server.revisions[0]!, { number: 60, text: "a\nnew", has: [] }];
        desk.back();
        await pause();
        expect(new Set(sheet.lines)).toEqual(new Set(["a", "new", "b, changed"]));
        expect(sheet.state).toBe("saved");
    });
});

describe("undoing", () => {
    it("takes back one thing at a time, whatever it was, and makes it again", async () => {
        const sheet = await written("# plan");
        for (const text of ["# plan A", "# plan B"]) sheet.put(0, 1, [text], "typing");
        await pause();
        sheet.add("Bewege 101", "turn");
        await pause();
        sheet.add("Rüste 101", "muster");
        sheet.move(1, 2);
        expect(sheet.text).toBe("# plan B\nBewege 101\nRüste 101");
        const told = [1, 2, 3, 4].map(() => sheet.undo()?.deed);
        expect(told).toEqual(["moving", "adding", "adding", "typing"]);
        expect(sheet.text).toBe("# plan");
        for (let step = 0; step < 4; step += 1) sheet.redo();
        expect(sheet.text).toBe("# plan B\nBewege 101\nRüste 101");
        await pause();
        expect(server.newest.text).toBe(sheet.text);
    });

    it("undoes one's own and leaves what others wrote meanwhile", async () => {
        const ann = await written("a\nb\nc");
        const bob = await opened(server.desk());
        bob.put(2, 1, ["c by Bob"], "typing");
        await pause();
        ann.put(0, 0, ["# Ann"], "adding");
        await pause();
        expect(bob.text).toBe("# Ann\na\nb\nc by Bob");
        bob.undo();
        expect(bob.text).toBe("# Ann\na\nb\nc");
        bob.redo();
        expect(bob.text).toBe("# Ann\na\nb\nc by Bob");
    });

    it("does not undo what another has written over, and so doubles nothing", async () => {
        const ann = await written("a\nb\nc");
        const bob = await opened(server.desk());
        bob.put(1, 1, ["b by Bob"], "typing");
        await pause();
        ann.put(1, 1, ["b by Ann"], "typing");
        await pause();
        expect(bob.history.undoes).toBeNull();
        bob.undo();
        expect(bob.text).toBe("a\nb by Ann\nc");
    });
});

describe("handing in", () => {
    it("saves first, and says when the sheet that waits is another one", async () => {
        const sheet = await opened(server.desk());
        sheet.put(0, 1, ["Bewege 101"], "typing");
        await sheet.ready();
        expect([sheet.handedIn, sheet.isChanged, server.handedIn]).toEqual([true, false, true]);
        sheet.put(1, 0, ["Bewege 102"], "typing");
        expect(sheet.isChanged).toBe(true);
        await pause();
        expect(sheet.isChanged).toBe(true);
        await sheet.ready();
        expect(sheet.isChanged).toBe(false);
        await sheet.withdraw();
        expect([sheet.handedIn, server.handedIn]).toEqual([false, false]);
    });

    it("goes to the line that is refused instead", async () => {
        const sheet = await written("Bewege 101\nBewege 199!");
        await sheet.ready();
        expect([sheet.handedIn, sheet.wanted?.line, sheet.problems]).toEqual([false, 1, [1]]);
    });
});
