// A box of letters and a server that has many of them.
import { describe, expect, it } from "vitest";
import type { Letter } from "../../types";
import { newDraft } from "./drafts.svelte";
import { Mailbox, type Post } from "./mailbox.svelte";

/** Keeps letters by their ids, as the server does, the latest first. */
class Server {
    letters: Letter[] = [];
    asked: string[] = [];
    readonly realm = 0;

    write(id: string, given: Partial<Letter> = {}): Letter {
        const known = this.letters.find((one) => one.key === id);
        if (known) return known;
        const usual = {
            at: this.letters.length,
            month: 1,
            sender: 1,
            to: [0],
            name: "Bob",
            text: id,
            read: false,
        };
        const made: Letter = { ...usual, key: id, thread: id, answers: null, kind: "letter", ...given };
        this.letters = [made, ...this.letters];
        return made;
    }

    get unread(): number {
        return this.letters.filter((one) => !one.read).length;
    }

    async get(path: string): Promise<unknown> {
        this.asked.push(path);
        const query = new URLSearchParams(path.split("?")[1]);
        const limit = Number(query.get("limit") ?? 200);
        const before = this.letters.findIndex((one) => one.key === query.get("before"));
        const found = this.letters
            .slice(before + 1)
            .filter((one) => one.thread === (query.get("thread") ?? one.thread));
        return { letters: found.slice(0, limit), unread: this.unread, more: found.length > limit };
    }

    async post(_path: string, body: unknown): Promise<unknown> {
        const { id, to, text, kind } = body as {
            id: string;
            to: number[];
            text: string;
            kind: Letter["kind"];
        };
        return this.write(id, { sender: 0, to, text, kind, read: true });
    }

    async put(path: string): Promise<unknown> {
        return this.mark(path, true);
    }

    async remove(path: string): Promise<unknown> {
        return this.mark(path, false);
    }

    private mark(path: string, read: boolean): { unread: number } {
        const key = path.split("/").at(-2);
        this.letters = this.letters.map((one) =>
            one.key === key || key === "letters" ? { ...one, read } : one,
        );
        return { unread: this.unread };
    }
}

function opened(count: number): { server: Server; box: Mailbox } {
    const server = new Server();
    for (let n = 1; n <= count; n += 1) server.write(`l${n}`);
    return { server, box: new Mailbox(server as unknown as Post) };
}

describe("a box of letters", () => {
    it("brings the latest, earlier ones when asked for, and all of them for a search", async () => {
        const { server, box } = opened(120);
        await box.renew();
        expect([box.letters.length, box.hasMore, box.unread]).toEqual([50, true, 120]);
        await box.older();
        server.write("new");
        await box.renew();
        expect([box.letters.length, box.letters[0]?.key, box.hasMore]).toEqual([101, "new", true]);
        await box.everything();
        expect([box.letters.length, box.hasMore]).toEqual([121, false]);
        expect(new Set(box.letters.map((one) => one.key)).size).toBe(121);
    });

    it("begins anew when more has come than a page holds", async () => {
        const { server, box } = opened(60);
        await box.renew();
        for (let n = 0; n < 60; n += 1) server.write(`later${n}`);
        await box.renew();
        expect([box.letters.length, box.hasMore]).toEqual([50, true]);
    });

    it("sends a letter once, however often it is sent", async () => {
        const { server, box } = opened(0);
        await box.renew();
        const draft = { ...newDraft([1, -1]), text: "Dear" };
        await Promise.all([box.send(draft), box.send(draft)]);
        expect([server.letters.length, box.letters.length]).toEqual([1, 1]);
        expect(box.letters[0]).toMatchObject({ to: [1, -1], kind: "letter" });
        await box.send({ ...newDraft([1]), text: "Deal", gives: ["Give Ohar 5 gold"] });
        await box.send({ ...newDraft([-1]), text: "Please", isRequest: true });
        expect(box.letters.map((one) => one.kind)).toEqual(["request", "offer", "letter"]);
    });

    it("counts what is unread", async () => {
        const { box } = opened(3);
        await box.renew();
        const [latest] = box.letters;
        if (!latest) throw new Error("there are three");
        await box.mark(latest, true);
        expect([box.unread, box.letters[0]?.read]).toEqual([2, true]);
        await box.mark(latest, false);
        expect([box.unread, box.letters[0]?.read]).toEqual([3, false]);
        await box.markAll();
        expect([box.unread, box.letters.every((one) => one.read)]).toEqual([0, true]);
    });
});
