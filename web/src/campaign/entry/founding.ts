// A trial: what the server gives out only once is kept, and we go to the campaign.
import type { TrialBegun } from "../../generated/campaign";
import { ask } from "../../lib/api";
import { ownName } from "../../lib/links";
import { route } from "../../lib/route.svelte";
import { texts } from "../../lib/texts.svelte";
import { campaignPath, keepCampaignLink } from "../links";

/** A small world with bots in it, in which the first month is taught. */
export async function beginTrial(): Promise<void> {
    const body = { me: ownName(), language: texts.lang };
    const begun = await ask<TrialBegun>("POST", "/api/trials", body);
    keepCampaignLink(begun.campaign, begun.ruler.token);
    route.go(campaignPath(begun.campaign, "map"));
}
