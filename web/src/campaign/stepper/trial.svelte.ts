// The rehearsal as this page knows it: what was told of it, which phase is looked at, and the map after it.
// Whoever leads may act on it; the page follows what others do.
import type { Account, Act, ConflictSeen, DeskSeen, Phase, PhaseSeen, PhoenixView, Sight } from "./types";
import { Refusal } from "../../lib/api";
import type { CampaignClient } from "../client.svelte";
import { Renewal } from "../renewal";
import { merged } from "./sight";

type Server = Pick<CampaignClient, "get" | "post" | "on">;

/** Acts after which phases that were read may be others. */
const BACKWARDS: readonly string[] = ["step back", "give back"];

export class Trial {
    /** Null as long as none is being held. */
    account = $state.raw<Account | null>(null);
    phases = $state.raw<readonly Phase[]>([]);
    /** The phase that is looked at; null is the present. */
    place = $state<number | null>(null);
    /** What changed in that phase; null until it has come. */
    seen = $state.raw<PhaseSeen | null>(null);
    /** The position that is looked at. */
    view = $state.raw<PhoenixView | null>(null);
    conflicts = $state.raw<readonly ConflictSeen[] | null>(null);
    isForeseeing = $state(false);
    isAsked = $state(false);
    isBusy = $state(false);
    /** Why something was not done. */
    trouble = $state("");
    /** Somebody else was quicker; calmly. */
    notice = $state("");

    /** By the number of phases that were over. */
    #views = new Map<number, PhoenixView>();
    #seen = new Map<number, PhaseSeen>();
    #looked = 0;
    #loading: Promise<void> | null = null;
    #mood = 0;
    #renewing: Promise<void> | null = null;
    readonly #renewal = new Renewal(() => this.#renew());
    readonly #stop: () => void;

    constructor(readonly server: Server) {
        this.#stop = server.on("rehearsal", () => this.#renewal.ask());
    }

    close(): void {
        this.#stop();
        this.#renewal.stop();
    }

    open(): void {
        this.#renewal.ask();
    }

    // -- what is told ------------------------------------------------------------------------------------
    async #renew(): Promise<void> {
        const mood = this.#mood;
        const { rehearsal } = await this.server.get<DeskSeen>("desk");
        const since = this.phases.length;
        const told = rehearsal && (await this.#look(since));
        this.isAsked = true;
        if (mood !== this.#mood) return; // somebody has acted here meanwhile
        if (told) await this.#take(told, since);
        else this.#forget();
    }

    #look(since: number): Promise<Account> {
        return this.server.get<Account>(`rehearsal?since=${since}`);
    }

    /** An account in which phases are told from `since` on. */
    async #take(told: Account, since: number): Promise<void> {
        const known = this.account;
        const isSame = known !== null && numberOf(known.revision) === numberOf(told.revision);
        if (!isSame) this.#forget();
        const news = isSame ? told.acts.slice(known.acts.length) : told.acts;
        const isBack = news.some(({ act }) => BACKWARDS.includes(act.act));
        // After a step back of somebody else nobody knows which of the phases that were read are the same still.
        const isStale = since > 0 && (!isSame || (isBack && news.length > 1));
        const whole = isStale ? await this.#look(0) : told;
        const first = isStale ? 0 : since;
        const passed = whole.passed ?? 0;
        this.phases = [...this.phases.slice(0, Math.min(first, passed)), ...(whole.phases ?? [])];
        this.#cut(isStale ? 0 : passed);
        this.account = whole;
        if (this.place !== null && this.place >= passed) this.place = null;
        await this.show(this.place);
        this.#renewing = this.#renewConflicts();
    }

    #cut(passed: number): void {
        for (const after of this.#views.keys()) if (after > passed) this.#views.delete(after);
        for (const place of this.#seen.keys()) if (place >= passed) this.#seen.delete(place);
    }

    #forget(): void {
        this.account = null;
        this.phases = [];
        this.place = null;
        this.seen = null;
        this.view = null;
        this.conflicts = null;
        this.#views.clear();
        this.#seen.clear();
    }

    // -- looking -----------------------------------------------------------------------------------------
    /** One of the phases that are over, or the present; whoever steps on does not wait for what is behind. */
    async show(place: number | null): Promise<void> {
        this.place = place;
        this.#looked += 1;
        if (!this.account || this.account.moved_on) return;
        this.seen = place === null ? null : (this.#seen.get(place) ?? null);
        const known = place === null ? undefined : this.#views.get(place + 1);
        if (known) this.view = known;
        else await (this.#loading ??= this.#loadLast());
        if (this.place === place && place !== null && !this.#loading) void this.#ahead(place + 1);
    }

    /** One after the other: of those that were asked for meanwhile only the last. */
    async #loadLast(): Promise<void> {
        let mine: number;
        do {
            mine = this.#looked;
            await this.#load(this.place, mine);
        } while (mine !== this.#looked);
        this.#loading = null;
    }

    async #load(place: number | null, mine: number): Promise<void> {
        try {
            const base = await this.#first();
            if (mine !== this.#looked) return;
            if (place === null) {
                const since = this.#nearest(this.phases.length);
                const sight = await this.server.get<Sight>(`rehearsal/sight?since=${since}`);
                if (mine === this.#looked) this.view = merged(this.#views.get(since) ?? base, sight);
            } else {
                await this.#fetch(place);
                if (mine !== this.#looked) return;
                this.seen = this.#seen.get(place) ?? null;
                this.view = this.#views.get(place + 1) ?? this.view;
            }
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            if (mine === this.#looked && refusal.code !== "missing") this.trouble = refusal.message;
        }
    }

    /** The next phase is at hand before somebody steps to it. */
    async #ahead(place: number): Promise<void> {
        if (place >= this.phases.length || this.#seen.has(place)) return;
        try {
            await this.#fetch(place);
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
        }
    }

    async #fetch(place: number): Promise<void> {
        const since = this.#nearest(place + 1);
        const known = this.#views.get(since);
        const revision = this.account?.revision;
        const seen = await this.server.get<PhaseSeen>(`rehearsal/phases/${place}?since=${since}`);
        if (revision !== this.account?.revision || !known) return;
        this.#seen.set(place, seen);
        if (seen.sight) this.#views.set(place + 1, merged(known, seen.sight));
    }

    /** The position from which it began, whole; all others are told as what differs. */
    async #first(): Promise<PhoenixView> {
        const known = this.#views.get(0);
        if (known) return known;
        const made = await this.server.get<PhoenixView>("rehearsal/view");
        this.#views.set(0, made);
        return made;
    }

    #nearest(after: number): number {
        return [...this.#views.keys()].filter((one) => one <= after).reduce((a, b) => Math.max(a, b), 0);
    }

    // -- conflicts ---------------------------------------------------------------------------------------
    /** Who will face whom, before any of their dice. */
    async foresee(): Promise<void> {
        this.isForeseeing = true;
        const number = numberOf(this.account?.revision ?? "");
        try {
            const found = await this.server.get<ConflictSeen[]>("rehearsal/conflicts?ahead=true");
            if (number === numberOf(this.account?.revision ?? "")) this.conflicts = found;
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
        }
        this.isForeseeing = false;
    }

    /** What was foreseen is found again with its result. */
    async #renewConflicts(): Promise<void> {
        const known = this.conflicts;
        const account = this.account;
        if (!known || !account || account.moved_on) return;
        const settled = await this.server.get<ConflictSeen[]>("rehearsal/conflicts").catch(() => null);
        if (settled && account === this.account) this.conflicts = joined(known, settled);
    }

    // -- acting ------------------------------------------------------------------------------------------
    /** On a copy of the campaign as it is, up to the first roll. */
    begin(leaveOut: boolean, standIns: boolean): Promise<boolean> {
        return this.#tried(async () => {
            const wish = { leave_out: leaveOut, stand_ins: standIns };
            const begun = await this.server.post<Account>("rehearsal", wish);
            this.#forget();
            await this.#take(await this.#perform(begun.revision, { act: "go" }, 0), 0);
        });
    }

    /** One act on what was seen; whoever is later than somebody else is told so, and sees what happened. */
    act(act: Act): Promise<boolean> {
        return this.#tried(async () => {
            const known = this.account;
            if (!known) return;
            const since = this.phases.length;
            const told = await this.#perform(known.revision, act, since);
            this.place = null;
            await this.#take(told, since);
        });
    }

    #perform(revision: string, act: Act, since: number): Promise<Account> {
        return this.server.post<Account>("rehearsal/acts", { revision, act, since });
    }

    /** For good: exactly what was rehearsed. */
    publish(): Promise<boolean> {
        return this.#finish("publish");
    }

    discard(): Promise<boolean> {
        return this.#finish("discard");
    }

    #finish(how: "publish" | "discard"): Promise<boolean> {
        return this.#tried(async () => {
            await this.#renewing; // what is still asked about the copy would find it gone
            const revision = this.account?.revision;
            await this.server.post(`rehearsal/${how}`, { revision });
            this.#mood += 1;
            this.#forget();
        });
    }

    async #tried(work: () => Promise<void>): Promise<boolean> {
        this.isBusy = true;
        this.trouble = this.notice = "";
        this.#mood += 1;
        try {
            await work();
            return true;
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            if (refusal.code === "stale" || refusal.code === "missing") {
                this.notice = refusal.message;
                this.#renewal.ask();
            } else this.trouble = refusal.message;
            return false;
        } finally {
            this.isBusy = false;
        }
    }
}

/** "12.3": the third act of the twelfth rehearsal. */
function numberOf(revision: string): string {
    return revision.split(".")[0] ?? "";
}

export function keyOf({ conflict }: ConflictSeen): string {
    return [conflict.kind, conflict.phase, conflict.realm, ...[...conflict.fields].sort()].join(" ");
}

/** Those that were foreseen in their order, with what came of them; then what nobody has foreseen. */
export function joined(known: readonly ConflictSeen[], settled: readonly ConflictSeen[]): ConflictSeen[] {
    const results = new Map(settled.map((one) => [keyOf(one), one]));
    const kept = known.flatMap((one) => {
        const result = results.get(keyOf(one));
        results.delete(keyOf(one));
        if (result) return [{ ...one, outcome: result.outcome, place: result.place }];
        return one.place !== undefined && one.place >= 0 ? [{ ...one, place: -1, outcome: [] }] : [one];
    });
    return [...kept, ...results.values()];
}
