// Founding: what the server gives out only once is kept, and we go to the campaign.
import type { CampaignFounded, NewCampaign, TrialBegun } from "../../generated/campaign";
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

export type Mode = "meeting" | "days" | "none";

/** What the plain form asks for. */
export interface Wish {
    name: string;
    /** Names of realms, with commas between them; those that are missing get names of ours. */
    realms: string;
    count: number;
    size: string;
    dice: "fair" | "seeded" | "typed";
    mode: Mode;
    letters: "sealed" | "open";
}

export const SIZES = ["hexagon 2", "hexagon 3", "erkenfara"] as const;

export function asked(wish: Wish): Partial<NewCampaign> & { name: string } {
    const realms = wish.realms
        .split(/[,\n]/)
        .map((name) => name.trim())
        .filter(Boolean);
    return {
        name: wish.name.trim(),
        me: ownName(),
        realms,
        count: Math.max(wish.count, realms.length),
        size: wish.size,
        dice: wish.dice,
        options: { deadlines: wish.mode },
        house: { letters: wish.letters, language: texts.lang },
        language: texts.lang,
    };
}

export async function foundCampaign(wish: Wish): Promise<void> {
    const founded = await ask<CampaignFounded>("POST", "/api/campaigns", asked(wish));
    keepCampaignLink(founded.campaign, founded.master.token);
    route.go(campaignPath(founded.campaign));
}
