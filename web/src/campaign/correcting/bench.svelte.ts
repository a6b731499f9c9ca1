// What a game master corrects: the thing that was pointed at, the changes that are noted, and what would come of
// them. Rules and limits are the server's; whoever holds a rehearsal asks about its position.
import { Refusal } from "../../lib/api";
import { t } from "../../lib/texts.svelte";
import type { Change, Correctable, Course, Foreseen, Thing } from "../../generated/campaign";
import type { CampaignClient } from "../client.svelte";

export type Wanted = string | number | boolean;

/** A field, a treasury, a piece (also one to be made), or two realms. */
export interface Pointed {
    readonly field?: string;
    readonly realm?: number;
    readonly unit?: number;
    readonly other?: number;
}

/** A change that is noted, in words. */
export interface Noted extends Change {
    readonly thing: string;
    readonly name: string;
    readonly before: string;
    readonly after: string;
}

/** What the person who opened the tool is handed, in a rehearsal instead of the server. */
export type Outcome = { readonly changes: Change[]; readonly reason: string } | { readonly sentence: string };

export type Asking = <T>(path: string, body: unknown) => Promise<T>;

/** Asks, and tells in the reader's words what went wrong. */
export class Trying {
    trouble = $state("");
    /** Somebody else was quicker: nothing is lost, but one should look again. */
    isStale = $state(false);
    isBusy = $state(false);

    async tried<T>(work: () => Promise<T>): Promise<T | null> {
        this.isBusy = true;
        this.trouble = "";
        this.isStale = false;
        try {
            return await work();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.isStale = refusal.code === "stale";
            this.trouble = this.isStale ? t("cor-stale") : refusal.message;
            return null;
        } finally {
            this.isBusy = false;
        }
    }
}

export class Bench {
    pointed = $state.raw<Pointed | null>(null);
    thing = $state.raw<Thing | null>(null);
    noted = $state.raw<readonly Noted[]>([]);
    reason = $state("");
    foreseen = $state.raw<Foreseen | null>(null);
    readonly looking = new Trying();
    readonly doing = new Trying();
    #asked = 0;

    constructor(
        readonly client: Pick<CampaignClient, "post">,
        /** Of the rehearsal; empty: the campaign as it is. */
        readonly revision: () => string,
    ) {}

    get changes(): Change[] {
        return this.noted.map(({ path, value }) => ({ path, value }));
    }

    get isReady(): boolean {
        return this.noted.length > 0 && this.reason.trim() !== "";
    }

    async point(pointed: Pointed): Promise<void> {
        this.pointed = pointed;
        await this.look();
    }

    /** The thing as it is, and as the noted changes leave it; only the last question counts. */
    async look(): Promise<void> {
        const asked = (this.#asked += 1);
        const body = { ...this.pointed, changes: this.changes, revision: this.revision() };
        const thing = await this.looking.tried(() => this.client.post<Thing>("correctable", body));
        if (asked === this.#asked && thing) this.thing = thing;
    }

    /** Another value; the one that it has already takes the change back. */
    note(value: Correctable, wanted: Wanted, after: string): void {
        if (!this.thing) return;
        const others = this.noted.filter((one) => one.path !== value.path);
        const made = {
            path: value.path,
            value: wanted,
            thing: this.thing.said,
            name: value.name,
            before: value.said,
            after,
        };
        this.#hold(wanted === value.now ? others : [...others, made]);
    }

    drop(path: string): void {
        this.#hold(this.noted.filter((one) => one.path !== path));
    }

    #hold(noted: readonly Noted[]): void {
        this.noted = noted;
        this.foreseen = null;
        if (this.pointed) void this.look();
    }

    explain(reason: string): void {
        this.reason = reason;
        this.foreseen = null;
    }

    async preview(): Promise<void> {
        const body = { changes: this.changes, reason: this.reason.trim(), revision: this.revision() };
        this.foreseen = await this.doing.tried(() => this.client.post<Foreseen>("corrections/preview", body));
    }

    /** As it was looked at, once; whoever is too late looks again. */
    async carryOut(): Promise<Course | null> {
        if (!this.foreseen) return null;
        const body = { changes: this.changes, reason: this.reason.trim(), last: this.foreseen.entries };
        const course = await this.doing.tried(() => this.client.post<Course>("corrections", body));
        if (course) this.clear();
        else if (this.doing.isStale) this.foreseen = null;
        return course;
    }

    clear(): void {
        this.noted = [];
        this.reason = "";
        this.foreseen = null;
        if (this.pointed) void this.look();
    }
}
