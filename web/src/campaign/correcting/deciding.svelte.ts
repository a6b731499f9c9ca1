// A decision in the making: which one, its values, the sentence that comes of them, and what would happen.
import type { Course, Foreseen } from "../../generated/campaign";
import { texts } from "../../lib/texts.svelte";
import type { CampaignClient } from "../client.svelte";
import { Trying } from "./bench.svelte";
import { askedBy, missingIn, moveOf, sentenceOf, type Value, type Values } from "./decisions";

export class Deciding {
    decision = $state("");
    values = $state.raw<Values>({});
    foreseen = $state.raw<Foreseen | null>(null);
    readonly doing = new Trying();
    missing = $derived(missingIn(askedBy(this.decision), this.values));
    isWhole = $derived(this.decision !== "" && this.missing.length === 0);
    sentence = $derived(this.decision ? sentenceOf(this.decision, this.values, texts.lang) : "");

    constructor(
        readonly client: Pick<CampaignClient, "post">,
        readonly revision: () => string,
    ) {}

    begin(decision: string, values: Values = {}): void {
        this.decision = decision;
        this.foreseen = null;
        this.doing.trouble = "";
        const asked = askedBy(decision);
        this.values = Object.fromEntries(Object.entries(values).filter(([name]) => name in asked));
    }

    set(name: string, value: Value | undefined): void {
        const { [name]: _, ...others } = this.values;
        this.values = value === undefined ? others : { ...others, [name]: value };
        this.foreseen = null;
    }

    async preview(): Promise<void> {
        const sentence = JSON.stringify(moveOf(this.decision, this.values));
        const body = { sentence, revision: this.revision() };
        this.foreseen = await this.doing.tried(() => this.client.post<Foreseen>("decisions/preview", body));
    }

    /** The sentence as the server has read it, so that nothing else is done than what was looked at. */
    async carryOut(): Promise<Course | null> {
        if (!this.foreseen) return null;
        const body = { sentence: this.foreseen.said, last: this.foreseen.entries };
        const course = await this.doing.tried(() => this.client.post<Course>("decisions", body));
        if (course) this.begin("");
        else if (this.doing.isStale) this.foreseen = null;
        return course;
    }
}
