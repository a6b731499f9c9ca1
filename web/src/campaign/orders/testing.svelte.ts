// A server for tests of the sheet: it saves and merges as the real one does, for it asks the same Python.
// @ts-expect-error the app itself has nothing to do with Node's types
import { spawnSync } from "node:child_process";
import { Refusal } from "../../lib/api";
import type { DraftSaved, DraftSeen, LineVerdict, Round, Verdict } from "../../generated/campaign";
import type { Connection, News, NewsKind } from "../types";
import type { Desk } from "./sheet.svelte";

const PYTHON = "../.venv/bin/python";
const MERGE = `
import json, sys
from tafelrunde.phoenix_desk.orders.revisions import Revision, Round, save
newest, base, text = json.load(sys.stdin)
made = [Revision(0, Round(1, "month"), one["number"], one["text"], tuple(one["has"])) for one in (newest, base)]
found = save(*made, text)
told = {"number": found.revision.number, "text": found.revision.text, "has": found.revision.has}
print(json.dumps({"revision": told, "merged": found.merged, "conflicts": found.conflicts}))
`;

interface Revision {
    number: number;
    text: string;
    has: string[];
}

interface Merged {
    revision: Revision;
    merged: boolean;
    conflicts: number[];
}

/** Alone on the sheet nothing is merged: only then Python need not be asked. */
function saved(newest: Revision, base: Revision, text: string): Merged {
    if (base.number === newest.number && base.text === newest.text) {
        const revision = text === newest.text ? newest : { number: newest.number + 1, text, has: [] };
        return { revision, merged: false, conflicts: [] };
    }
    const asked = { input: JSON.stringify([newest, base, text]), encoding: "utf8" as const };
    const { stdout, stderr } = spawnSync(PYTHON, ["-c", MERGE], asked);
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout) as Merged;
}

export class FakeServer {
    round: Round = { month: 1, step: "month" };
    revisions: Revision[] = [{ number: 0, text: "", has: [] }];
    handedIn = false;
    saves = 0;
    refusal: Refusal | null = null;
    readonly desks: FakeDesk[] = [];

    get newest(): Revision {
        return this.revisions.at(-1)!;
    }

    desk(realm = 0): FakeDesk {
        const made = new FakeDesk(this, realm);
        this.desks.push(made);
        return made;
    }

    save(base: number, text: string, by: FakeDesk | null): DraftSaved {
        this.saves += 1;
        if (this.refusal) throw this.refusal;
        const based = this.revisions.find((one) => one.number === base);
        if (!based) throw new Refusal("stale", "forgotten", 409);
        const { revision, merged, conflicts } = saved(this.newest, based, text);
        if (revision.number !== this.newest.number) {
            this.revisions.push(revision);
            for (const desk of this.desks) if (desk !== by) desk.tell("draft", revision.number);
        }
        return {
            round: this.round,
            revision: revision.number,
            text: merged ? revision.text : null,
            merged,
            conflicts,
            verdict: judged(revision.text),
        };
    }

    seen(): DraftSeen {
        const { number, text } = this.newest;
        const known = { realm: 0, round: this.round, shared: false, handed_in: this.handedIn };
        return { ...known, revision: number, text, verdict: judged(text) };
    }
}

/** `!` refuses a line, `Rüste` is of the muster. */
function judged(text: string): Verdict {
    const lines = text.split("\n").map((line, n): LineVerdict => {
        if (!line.trim()) return { line: n + 1, kind: "empty" };
        if (line.startsWith("#")) return { line: n + 1, kind: "remark" };
        const part = line.startsWith("Rüste") ? "muster" : "turn";
        return { line: n + 1, kind: line.includes("!") ? "refused" : "fine", part };
    });
    const isFine = lines.every((line) => line.kind !== "refused");
    return { lines, sheet: [], is_fine: isFine, consequences: null };
}

export class FakeDesk implements Desk {
    readonly name = "Erkenfara";
    connection = $state<Connection>("online");
    rights: readonly string[] = ["read", "write", "hand in"];
    #heard = new Map<NewsKind, ((news: News) => void)[]>();
    /** Commands that were said while there was no connection, or that a test holds back. */
    #held: (() => void)[] = [];
    isSlow = false;

    constructor(
        readonly server: FakeServer,
        readonly realm: number,
    ) {}

    may(act: string): boolean {
        return this.rights.includes(act);
    }

    async get<T>(path: string): Promise<T> {
        if (this.connection !== "online") throw new Refusal("offline", "offline", 0);
        if (path.endsWith("/draft")) return this.server.seen() as T;
        const { round, handedIn, newest } = this.server;
        const sheet = { round, due: !handedIn, handed_in: handedIn, changed: false, revision: newest.number };
        return { sheet } as T;
    }

    async put<T>(): Promise<T> {
        return { ...this.server.seen(), shared: true } as T;
    }

    /** As the real one: what is said is said again when the connection is back. */
    say<T>(message: { t: string; [field: string]: unknown }): Promise<T> {
        return new Promise<T>((resolve, reject) => {
            const send = () => {
                try {
                    resolve(this.#answer(message) as T);
                } catch (refusal) {
                    reject(refusal as Error);
                }
            };
            if (this.isSlow || this.connection !== "online") this.#held.push(send);
            else send();
        });
    }

    #answer(message: { [field: string]: unknown }): unknown {
        const { round } = this.server;
        if (message["t"] === "withdraw") {
            this.server.handedIn = false;
            return this.server.seen();
        }
        if (message["month"] !== round.month) throw new Refusal("stale", "the round is over", 409);
        if (message["t"] === "save")
            return this.server.save(Number(message["base"]), String(message["text"]), this);
        const verdict = judged(this.server.newest.text);
        this.server.handedIn ||= verdict.is_fine;
        return { handed_in: verdict.is_fine, verdict };
    }

    on(kind: NewsKind, heard: (news: News) => void): () => void {
        this.#heard.set(kind, [...(this.#heard.get(kind) ?? []), heard]);
        return () => this.#heard.delete(kind);
    }

    tell(kind: NewsKind, n = 0): void {
        if (this.connection !== "online") return;
        for (const heard of this.#heard.get(kind) ?? []) heard({ t: "news", kind, id: "", n });
    }

    cut(): void {
        this.connection = "offline";
    }

    /** The connection is back, the answers come; nobody knows what was missed. */
    back(): void {
        this.connection = "online";
        this.answerAll();
        this.tell("draft");
    }

    answerAll(): void {
        this.isSlow = false;
        for (const send of this.#held.splice(0)) send();
    }
}
