// One plan and what the server answers to it: asked again after every pause, late answers are dropped.
import { Refusal } from "../../lib/api";
import type { BattleForeseen, Fight, Unknown } from "../../generated/campaign";
import type { CampaignClient } from "../client.svelte";
import { Latest } from "../pieces/latest";
import { readField } from "../map/geometry";
import { lacking, type Ground } from "./armies";
import { typedIn, type MapPlan, type Plan, type TypedPlan } from "./plan";

const PAUSE = 250;

export interface Answer {
    battles: readonly BattleForeseen[];
    assumed: Fight["assumed"] | null;
    attacker: string;
}

export class Question {
    plan = $state<Plan>() as Plan;
    unknown = $state.raw<readonly Unknown[]>([]);
    answer = $state.raw<Answer | null>(null);
    trouble = $state("");
    rule = $state("");
    isAsking = $state(false);
    /** The message that says what is missing in the plan. */
    lacks = $state("");
    #latest = new Latest();

    constructor(
        readonly client: CampaignClient,
        readonly realm: number,
        plan: Plan,
    ) {
        this.plan = plan;
    }

    /** By what the realm sees now. What nobody would fight is not asked for. */
    renew(ground: Ground): void {
        this.lacks = lacking(ground, this.plan);
        if (this.lacks) {
            this.#latest.forget();
            this.unknown = [];
            this.#settle(null);
            return;
        }
        const plan = $state.snapshot(this.plan) as Plan;
        if (plan.kind === "map") plan.field = readField(ground.atlas, plan.field);
        this.isAsking = true;
        this.#latest.ask(
            PAUSE,
            () => (plan.kind === "map" ? this.#onMap(plan) : this.#typed(plan)),
            (answer) => this.#settle(answer),
            (why) => this.#failed(why),
        );
    }

    /** Who is unknown shows the first answer; with what one supposes of them the second has the odds. */
    async #onMap(plan: MapPlan): Promise<Answer> {
        const path = `realms/${this.realm}/odds`;
        const body = { field: plan.field, own: plan.own, foes: plan.foes };
        const first = await this.client.post<Fight>(path, body);
        const unknown = first.unknown ?? [];
        const fight = unknown.length
            ? await this.client.post<Fight>(path, { ...body, typed: typedIn(plan, unknown) })
            : first;
        this.unknown = unknown;
        return { battles: fight.battles, assumed: fight.assumed, attacker: fight.attacker };
    }

    async #typed(plan: TypedPlan): Promise<Answer> {
        const { attackers, defenders, terrain } = plan;
        const body = { attackers, defenders, terrain };
        const battle = await this.client.post<BattleForeseen>(`realms/${this.realm}/battle`, body);
        this.unknown = [];
        return { battles: [battle], assumed: null, attacker: battle.attackers.name };
    }

    #settle(answer: Answer | null): void {
        this.answer = answer;
        this.trouble = this.rule = "";
        this.isAsking = false;
    }

    #failed(why: unknown): void {
        this.isAsking = false;
        if (!(why instanceof Refusal)) throw why;
        this.answer = null;
        this.trouble = why.message;
        this.rule = why.rule;
    }

    close(): void {
        this.#latest.forget();
    }
}
