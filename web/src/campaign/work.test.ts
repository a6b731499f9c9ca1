import { expect, it } from "vitest";
import { Refusal } from "../lib/api";
import type { News, NewsKind } from "./types";
import { workOf } from "./work.svelte";

class Server {
    #heard = new Set<(news: News) => void>();

    on(_kind: NewsKind, heard: (news: News) => void): () => void {
        this.#heard.add(heard);
        return () => this.#heard.delete(heard);
    }

    tell(detail: string, n: number): void {
        for (const heard of this.#heard) heard({ t: "news", kind: "work", id: `${n}`, detail, n });
    }

    get listeners(): number {
        return this.#heard.size;
    }
}

it("counts what the server has told, and is found again by whoever left the room", async () => {
    const server = new Server();
    let finish: (answer: string) => void = () => undefined;
    const going = workOf<string, number>(server, "rerun").run(
        7,
        () => new Promise((done) => (finish = done)),
    );
    const found = workOf<string, number>(server, "rerun");
    expect([found.isBusy, found.done, found.of, found.wish]).toEqual([true, 0, 0, 7]);
    found.left();
    server.tell("rerun 900", 120);
    server.tell("rerun.preview 5", 3);
    server.tell("", 0); // after a break nobody knows
    expect([found.done, found.of]).toEqual([120, 900]);
    finish("different");
    expect(await going).toBe(true);
    expect([found.isBusy, found.answer, server.listeners]).toEqual([false, "different", 0]);
    found.left();
    expect([found.answer, found.isBusy]).toEqual([null, false]);
    expect(workOf(new Server(), "rerun").answer).toBeNull();
});

it("keeps what a refusal says, and throws what is none", async () => {
    const work = workOf<string>(new Server(), "review.verify");
    const refuse = () => Promise.reject(new Refusal("stale", "Somebody went on", 409));
    expect(await work.run(undefined, refuse)).toBe(false);
    expect([work.isBusy, work.trouble]).toEqual([false, "Somebody went on"]);
    await expect(work.run(undefined, () => Promise.reject(new Error("ours")))).rejects.toThrow("ours");
    expect([work.isBusy, work.trouble]).toEqual([false, ""]);
});
