// The plan of a campaign while it is made: kept at every change, with the world that follows from it.
import { untrack } from "svelte";
import type { ArchiveFounded, CampaignFounded, Fairness, MapRead, WorldMade } from "../../generated/campaign";
import { ask, Refusal } from "../../lib/api";
import { catalogue } from "../../lib/games.svelte";
import { ownName } from "../../lib/links";
import { texts } from "../../lib/texts.svelte";
import { keepCampaignLink } from "../links";
import type { World } from "../types";
import {
    capitalsOf,
    dropPlan,
    keepPlan,
    keptPlan,
    nameOf,
    newPlan,
    requestOf,
    stepOf,
    withCount,
    worldQuery,
    type Plan,
    type Step,
} from "./plan";

/** Milliseconds without a change before a world is asked for. */
const PAUSE = 350;

export class Draft {
    plan = $state<Plan>(keptPlan(ownName()));
    made = $state.raw<WorldMade | null>(null);
    read = $state.raw<MapRead | null>(null);
    isLooking = $state(false);
    /** What is wrong with the world as it is asked for. */
    worldTrouble = $state("");
    trouble = $state<{ step: Step; field: string; text: string } | null>(null);
    isFounding = $state(false);
    founded = $state.raw<CampaignFounded | null>(null);
    #asked = "";

    /** What the world depends on; another text asks anew. */
    question = $derived(
        this.plan.source === "made"
            ? worldQuery(this.plan)
            : this.plan.source === "map" && this.plan.map
              ? JSON.stringify([
                    this.plan.map.numbers,
                    this.plan.realms.map((one) => one.capital),
                    this.plan.map.text,
                ])
              : "",
    );
    isMap = $derived(this.plan.source === "map");
    world = $derived<World | null>((this.isMap ? this.read?.world : this.made?.world) ?? null);
    fairness = $derived<Fairness | null>((this.isMap ? this.read?.fairness : this.made?.fairness) ?? null);
    usual = $derived<readonly string[]>((this.isMap ? this.read?.names : this.made?.names) ?? []);
    names = $derived(this.plan.realms.map((_, n) => nameOf(this.plan, n, this.usual)));
    /** Where the capitals stand: as said, else where the world has a place. */
    capitals = $derived(
        this.plan.realms.map(
            (_, n) => this.fairness?.places[n]?.field ?? capitalsOf(this.plan, this.read)[n] ?? "",
        ),
    );
    bots = $derived(catalogue.campaigns[0]?.bots ?? []);
    options = $derived(catalogue.campaigns[0]?.options ?? []);

    constructor() {
        void catalogue.load().catch(() => undefined);
        $effect(() => keepPlan($state.snapshot(this.plan) as Plan));
        $effect(() => {
            const question = this.question;
            if (!question || question === this.#asked) return;
            const later = setTimeout(() => untrack(() => void this.look(question)), PAUSE);
            return () => clearTimeout(later);
        });
    }

    async look(question: string): Promise<void> {
        this.#asked = question;
        this.isLooking = true;
        try {
            if (this.isMap) await this.#readMap(question);
            else this.#take(question, await ask<WorldMade>("GET", question));
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            if (question === this.#asked) [this.worldTrouble, this.#asked] = [refusal.message, ""];
        } finally {
            this.isLooking = false;
        }
    }

    /** Somebody may have asked for another one meanwhile. */
    #take(question: string, made: WorldMade): void {
        if (question !== this.question) return;
        [this.made, this.worldTrouble] = [made, ""];
    }

    async #readMap(question: string): Promise<void> {
        const { map, realms } = this.plan;
        if (!map) return;
        // Its capitals are known only after it was read; so a new file is looked through first.
        if (!this.read) this.read = await this.#survey(map.text, 0, []);
        const capitals = capitalsOf(this.plan, this.read);
        const read = await this.#survey(map.text, realms.length, capitals);
        if (question === this.question) [this.read, this.worldTrouble] = [read, ""];
    }

    #survey(text: string, realms: number, capitals: readonly string[]): Promise<MapRead> {
        return ask<MapRead>("POST", "/api/worlds/map", { text, realms, capitals });
    }

    /** A file is taken; each of its realms becomes one here, until somebody says otherwise. */
    async bring(file: string, text: string): Promise<void> {
        this.isLooking = true;
        [this.worldTrouble, this.read] = ["", null];
        try {
            const read = await this.#survey(text, 0, []);
            const numbers = Object.fromEntries(read.realms.map(({ number }, n) => [String(number), n]));
            const count = Math.max(this.plan.realms.length, read.realms.length);
            const realms = this.plan.realms.map((realm) => ({ ...realm, capital: "" }));
            this.read = read;
            this.plan = withCount({ ...this.plan, realms, map: { file, text, numbers } }, count);
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.worldTrouble = refusal.message;
        } finally {
            this.isLooking = false;
        }
    }

    count(realms: number): void {
        this.plan = withCount(this.plan, realms);
    }

    change(part: Partial<Plan>): void {
        this.plan = { ...this.plan, ...part };
    }

    go(step: Step): void {
        this.plan.step = step;
        if (this.trouble?.step !== step) this.trouble = null;
    }

    blame(step: Step, field: string, text: string): void {
        this.trouble = { step, field, text };
        this.plan.step = step;
    }

    async found(): Promise<void> {
        this.isFounding = true;
        this.trouble = null;
        try {
            const request = requestOf(
                $state.snapshot(this.plan) as Plan,
                this.isMap ? this.read : this.made,
                texts.lang,
            );
            this.#keep(await ask<CampaignFounded>("POST", "/api/campaigns", request));
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.blame(stepOf(refusal.field), refusal.field, refusal.message);
        } finally {
            this.isFounding = false;
        }
    }

    /** What the server gives out only once. */
    #keep(founded: CampaignFounded): void {
        keepCampaignLink(founded.campaign, founded.master.token);
        this.founded = founded;
        dropPlan();
    }

    /** A campaign that came as an archive. */
    arrived({ campaign, realms, master }: ArchiveFounded): void {
        this.#keep({ campaign, realms, master, invited: [] });
    }

    anew(): void {
        this.plan = newPlan(ownName());
        [this.read, this.trouble, this.founded] = [null, null, null];
    }
}
