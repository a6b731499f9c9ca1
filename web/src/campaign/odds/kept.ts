// Plans outlive a look at another room: whoever comes back finds them, unless another field is looked at by then.
import type { CampaignClient } from "../client.svelte";
import type { Plan } from "./plan";

interface Kept {
    field: string | null;
    member: number | null;
    plans: readonly Plan[];
}

const KEPT = new WeakMap<CampaignClient, Kept>();

export function keepPlans(client: CampaignClient, field: string | null, plans: readonly Plan[]): void {
    KEPT.set(client, { field, member: client.me?.id ?? null, plans });
}

export function keptPlans(client: CampaignClient, field: string | null): readonly Plan[] {
    const kept = KEPT.get(client);
    const isSame = kept?.field === field && kept.member === (client.me?.id ?? null);
    return kept && isSame ? kept.plans : [];
}
