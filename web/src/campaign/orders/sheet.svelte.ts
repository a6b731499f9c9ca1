// The realm's draft for the open round, as this browser knows it: written, saved at every pause, merged by the
// server with what other members write, judged line by line, handed in and taken back. Lines count from 0.
import { Refusal } from "../../lib/api";
import type { DraftSaved, DraftSeen, HandedIn, MyTasks, Round } from "../../generated/campaign";
import type { CampaignClient } from "../client.svelte";
import type { Arrow, Verdict } from "../types";
import type { Change, Deed } from "./history.svelte";
import { dropDraft, isSameRound, keepDraft, keptDraft, type Kept } from "./kept";
import { arrowsOf, clashesOf, judgedRows, unsettled, verdictOn, type Clash, type Judged } from "./judged";
import { carried } from "./lines";
import { Paper } from "./paper.svelte";
import { partsOf, placeFor, type Part } from "./parts";

/** What the sheet needs of the campaign; tests bring a server of their own. */
export type Desk = Pick<
    CampaignClient,
    "name" | "realm" | "connection" | "may" | "get" | "put" | "say" | "on"
>;

export type SaveState = "saved" | "saving" | "unsaved" | "offline" | "refused";

/** A revision that the server has. */
interface Base {
    readonly round: Round;
    readonly revision: number;
    readonly text: string;
}

/** Milliseconds without a key: somebody pauses. */
const PAUSE = 500;
/** Refusals that pass by themselves, and the milliseconds until the next attempt. */
const LATER: readonly string[] = ["offline", "limit", "failed"];
const AGAIN = 4000;
const NEVER = -1;

export class Sheet extends Paper {
    #base = $state.raw<Base | null>(null);
    #isSaving = $state(false);
    /** The save that is under way: whoever hands in waits for it. */
    #underWay: Promise<void> = Promise.resolve();
    #handed = $state(NEVER);
    #judged = $state.raw<Judged>(new Map());
    #clashes = $state.raw<readonly Clash[]>([]);
    #timer: ReturnType<typeof setTimeout> | undefined;
    readonly #leave: () => void;

    verdict = $state.raw<Verdict | null>(null);
    /** Why the last save was refused, in the reader's language. */
    trouble = $state("");
    /** Why handing in, withdrawing or sharing was refused. */
    complaint = $state("");
    /** A sheet of this realm waits to be played; perhaps an older text than this one (`isChanged`). */
    handedIn = $state(false);
    shared = $state(false);
    /** How often others' lines have come in: the editor tells that it happened. */
    merges = $state(0);
    /** Whether this browser has room for what is not saved. */
    isKept = $state(true);
    /** What was written for a round that is over, and never reached the server. */
    leftover = $state.raw<Kept | null>(null);

    /** A sheet is one realm's for good: who acts for another one opens another. */
    readonly realm: number;

    constructor(readonly desk: Desk) {
        super();
        this.realm = desk.realm ?? NEVER;
        const told = [
            desk.on("draft", (news) => this.#told(news.n ?? 0)),
            ...(["sheet", "round", "turn", "rollback", "decision"] as const).map((kind) =>
                desk.on(kind, () => void this.load()),
            ),
        ];
        const stop = $effect.root(() => {
            $effect(() => this.#keep());
        });
        const hurry = () => document.hidden && void this.save();
        document.addEventListener("visibilitychange", hurry);
        this.#leave = () => {
            stop();
            told.forEach((end) => end());
            document.removeEventListener("visibilitychange", hurry);
            clearTimeout(this.#timer);
        };
        void this.#enter();
    }

    close(): void {
        void this.save();
        this.#leave();
    }

    // -- what there is to know -------------------------------------------------------------------------------
    get round(): Round | null {
        return this.#base?.round ?? null;
    }

    get revision(): number {
        return this.#base?.revision ?? 0;
    }

    /** Whether there is a sheet to look at: the server's, or what this browser has kept of it. */
    readonly isThere = $derived(this.#base !== null);
    readonly isDirty = $derived(this.#base !== null && this.#base.text !== this.text);
    /** What waits is another text than this one. */
    readonly isChanged = $derived(this.handedIn && (this.isDirty || this.#handed !== this.revision));
    readonly mayWrite = $derived.by(() => this.desk.may("write"));
    readonly mayHandIn = $derived.by(() => this.desk.may("hand in"));
    readonly state = $derived.by<SaveState>(() => {
        if (this.trouble) return "refused";
        if (!this.isDirty && !this.#isSaving) return "saved";
        if (this.desk.connection !== "online") return "offline";
        return this.#isSaving ? "saving" : "unsaved";
    });

    /** What the server says of each line, as long as the line says what was judged. */
    readonly verdicts = $derived(this.rows.map((row) => verdictOn(this.#judged, row)));
    readonly parts = $derived(partsOf(this.verdicts));
    readonly problems = $derived(this.verdicts.flatMap((one, n) => (one?.kind === "refused" ? [n] : [])));
    /** Lines where others wrote at the same place: both versions stand there. */
    readonly conflicts = $derived(this.#clashes.length ? unsettled(this.rows, this.#clashes) : []);
    readonly arrows = $derived<Arrow[]>(arrowsOf(this.verdicts));

    // -- writing ---------------------------------------------------------------------------------------------
    /** A sentence at the end of its part. */
    add(sentence: string, part: Part): void {
        const place = placeFor(this.lines, this.parts, part);
        const isEmpty = this.lines[place] !== undefined && !this.lines[place].trim();
        this.put(place, isEmpty ? 1 : 0, [sentence], "adding");
        this.wanted = { line: place, column: -1, isQuiet: true };
    }

    replace(n: number, sentence: string): void {
        this.put(n, 1, [sentence], "remedy");
    }

    remove(n: number): void {
        this.put(n, 1, [], "removing");
    }

    move(from: number, to: number): void {
        if (!this.mayWrite) return;
        this.carry(from, to);
        this.#changed();
    }

    /** Several lines behind the last one that says something. */
    insert(lines: readonly string[], deed: Deed): void {
        const last = this.lines.findLastIndex((line) => line.trim());
        this.put(last + 1, last + 1 < this.lines.length ? 1 : 0, lines, deed);
        this.wanted = { line: last + lines.length, column: -1 };
    }

    override put(...change: Parameters<Paper["put"]>): void {
        if (!this.mayWrite) return;
        super.put(...change);
        this.#changed();
    }

    override undo(): Change | null {
        const change = this.mayWrite ? super.undo() : null;
        this.#changed();
        return change;
    }

    override redo(): Change | null {
        const change = this.mayWrite ? super.redo() : null;
        this.#changed();
        return change;
    }

    #changed(): void {
        this.trouble = "";
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.save(), PAUSE);
    }

    // -- the server ------------------------------------------------------------------------------------------
    #path(path: string): string {
        return `realms/${this.realm}/${path}`;
    }

    /** What this browser has kept is there at once, with or without a connection. */
    async #enter(): Promise<void> {
        this.leftover = keptDraft(this.desk.name, this.realm, "leftover");
        const kept = keptDraft(this.desk.name, this.realm);
        if (kept) this.#open({ round: kept.round, revision: kept.base, text: kept.baseText }, kept.text);
        await this.load();
    }

    #open(base: Base, text: string): void {
        this.#base = base;
        this.begin(text);
    }

    #told(revision: number): void {
        if (revision === 0 || revision > this.revision) void this.load();
    }

    /** The sheet as the server has it; what is written here and not saved goes there, and is merged. */
    async load(): Promise<void> {
        try {
            await this.#seen(await this.desk.get<DraftSeen>(this.#path("draft")));
        } catch (refusal) {
            this.#refused(refusal);
        }
    }

    async #seen(seen: DraftSeen): Promise<void> {
        if (this.#base && !isSameRound(this.#base.round, seen.round)) this.#roundIsOver();
        this.shared = seen.shared;
        this.handedIn = seen.handed_in;
        if (!this.#base) this.#open(baseOf(seen, seen.text), seen.text);
        if (this.isDirty || this.#isSaving) await this.save();
        else if (seen.revision >= this.revision) {
            this.#take(this.text, baseOf(seen, seen.text), seen.verdict);
        }
        await this.#compare(seen);
    }

    /** Which text waits is not told; whether it is this one is. */
    async #compare(seen: DraftSeen): Promise<void> {
        if (!seen.handed_in) return;
        const { sheet } = await this.desk.get<MyTasks>(this.#path("tasks"));
        if (isSameRound(sheet.round, seen.round)) this.#handed = sheet.changed ? NEVER : sheet.revision;
    }

    #roundIsOver(): void {
        const base = this.#base;
        if (base && this.isDirty) {
            this.leftover = { round: base.round, base: base.revision, baseText: base.text, text: this.text };
            keepDraft(this.desk.name, this.realm, this.leftover, "leftover");
        }
        this.#forget();
    }

    #forget(): void {
        this.#base = null;
        this.#handed = NEVER;
        this.verdict = null;
        this.#judged = new Map();
        this.#clashes = [];
        this.trouble = "";
        this.complaint = "";
    }

    /** Somebody has looked at it: it is put in here, or thrown away. */
    settleLeftover(isWanted: boolean): void {
        if (this.leftover && isWanted) this.insert(this.leftover.text.split("\n"), "pasting");
        this.leftover = null;
        dropDraft(this.desk.name, this.realm, "leftover");
    }

    /** Saves what is not saved yet, at once; resolves when the server has everything that was written. */
    save(): Promise<void> {
        if (!this.#isSaving) this.#underWay = this.#saveAll();
        return this.#underWay;
    }

    async #saveAll(): Promise<void> {
        clearTimeout(this.#timer);
        const base = this.#base;
        if (!base || !this.isDirty || !this.mayWrite) return;
        const sent = this.text;
        this.#isSaving = true;
        try {
            const saved = await this.#send(base, sent);
            const text = saved.text ?? sent;
            this.#take(sent, baseOf(saved, text), saved.verdict);
            this.#clash(saved.conflicts);
        } catch (refusal) {
            this.#refused(refusal, base);
            return;
        } finally {
            this.#isSaving = false;
        }
        if (this.isDirty) await this.#saveAll();
    }

    #send(base: Base, text: string): Promise<DraftSaved> {
        const { month, step } = base.round;
        return this.desk.say({ t: "save", realm: this.realm, month, step, base: base.revision, text });
    }

    /** The server has a text that ours was part of; what was typed since stays. */
    #take(since: string, base: Base, verdict: Verdict | null | undefined): void {
        const mine = this.lines;
        this.#base = base;
        this.trouble = "";
        const theirs = base.text.split("\n");
        if (since !== base.text) {
            this.become(since === mine.join("\n") ? theirs : carried(since.split("\n"), theirs, mine));
            this.merges += 1;
        }
        if (verdict) this.#judge(base.text, verdict);
    }

    #clash(lines: readonly number[]): void {
        if (!lines.length || this.isDirty) return;
        const places = lines.map((line) => line - 1);
        this.#clashes = [...this.#clashes, ...clashesOf(this.rows, places)];
    }

    /** Each line's verdict goes with the line, wherever it moves. */
    #judge(text: string, verdict: Verdict): void {
        this.verdict = verdict;
        this.#judged = judgedRows(this.rows, text.split("\n"), verdict);
    }

    /** `base`: what the save was based on that was refused. */
    #refused(refusal: unknown, base: Base | null = null): void {
        if (!(refusal instanceof Refusal)) throw refusal;
        if (refusal.code === "stale" && base) void this.#overtaken(refusal, base);
        else if (LATER.includes(refusal.code)) this.#timer = setTimeout(() => void this.load(), AGAIN);
        else this.trouble = refusal.message;
    }

    /** The round is over, or our base is so old that the server has forgotten it: then both texts are put together. */
    async #overtaken(refusal: Refusal, base: Base): Promise<void> {
        try {
            const seen = await this.desk.get<DraftSeen>(this.#path("draft"));
            if (!isSameRound(base.round, seen.round)) return await this.#seen(seen);
        } catch (other) {
            return this.#refused(other);
        }
        if (base.revision === 0) this.trouble = refusal.message;
        else {
            this.#base = { ...base, revision: 0 };
            await this.save();
        }
    }

    #keep(): void {
        const base = this.#base;
        if (!base) return;
        if (this.isDirty) {
            const { round, revision, text } = base;
            const kept = { round, base: revision, baseText: text, text: this.text };
            this.isKept = keepDraft(this.desk.name, this.realm, kept);
        } else dropDraft(this.desk.name, this.realm);
    }

    // -- handing in ------------------------------------------------------------------------------------------
    /** Hands in what stands here; if a line is refused, nothing is handed in and the cursor goes there. */
    async ready(): Promise<void> {
        await this.save();
        const base = this.#base;
        if (!base || this.isDirty) return;
        await this.#command(async () => {
            const { month, step } = base.round;
            const said = { t: "ready", realm: this.realm, month, step, revision: base.revision };
            const answer = await this.desk.say<HandedIn>(said);
            this.#judge(base.text, answer.verdict);
            this.handedIn = this.handedIn || answer.handed_in;
            if (answer.handed_in) this.#handed = base.revision;
            else this.goToProblem();
        });
    }

    async withdraw(): Promise<void> {
        await this.#command(async () => {
            const seen = await this.desk.say<DraftSeen>({ t: "withdraw", realm: this.realm });
            this.handedIn = seen.handed_in;
            this.#handed = NEVER;
        });
    }

    async share(isShared: boolean): Promise<void> {
        await this.#command(async () => {
            const seen = await this.desk.put<DraftSeen>(this.#path("draft/shared"), { shared: isShared });
            this.shared = seen.shared;
        });
    }

    async #command(work: () => Promise<void>): Promise<void> {
        this.complaint = "";
        try {
            await work();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.complaint = refusal.message;
            if (refusal.code === "stale") await this.load();
        }
    }

    /** The next refused line after the cursor, or the first. */
    goToProblem(after = NEVER): void {
        const line = this.problems.find((n) => n > after) ?? this.problems[0];
        if (line !== undefined) this.wanted = { line, column: -1 };
    }
}

function baseOf(seen: { round: Round; revision: number }, text: string): Base {
    return { round: seen.round, revision: seen.revision, text };
}
