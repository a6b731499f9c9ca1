// Who one is in a campaign, through all links of this browser and the account, and what that allows. The server
// decides; here nothing is offered that it would refuse.
import { account } from "../lib/account.svelte";
import { ask, Refusal } from "../lib/api";
import { campaignLinks, dropCampaignLink } from "./links";
import type { Act, CampaignHere, MyMember, Summary } from "./types";

const ORDER = ["read", "write", "hand in"] as const;

export function isAllowed(me: MyMember | null, act: Act): boolean {
    if (!me || me.role === "spectator" || me.role === "projector") return false;
    if (me.role === "master") return act === "lead" || act === "read" || act === "rule";
    if (act === "lead") return false;
    if (act === "rule") return me.rules;
    return ORDER.indexOf(me.right) >= ORDER.indexOf(act);
}

/** Realms before game masters before those who look on; among realms the higher right. */
function weight(member: MyMember): number {
    if (member.role === "spectator") return 0;
    return member.role === "master" ? 1 : 2 + ORDER.indexOf(member.right) + Number(member.rules);
}

/** Whoever came by a link acts for it; otherwise as last time, or for what has the highest right. */
export function preferred(
    members: readonly MyMember[],
    arrived: string | null,
    before: number | null,
): MyMember | null {
    const byLink = members.find((member) => arrived !== null && member.token === arrived);
    const asBefore = members.find((member) => member.id === before);
    return byLink ?? asBefore ?? [...members].sort((a, b) => weight(b) - weight(a))[0] ?? null;
}

/** What one of our links stands for. */
interface Shown {
    token: string;
    here: CampaignHere;
}

export interface Known {
    members: MyMember[];
    /** The latest invitation that was opened here. */
    invited: MyMember | null;
    /** As the member with this number sees the campaign. */
    summary: (member: MyMember | null) => Summary;
}

/** Asks what every link of this browser stands for; null if nobody here has to do with the campaign. */
export async function whoAmI(campaign: string, arrived: string | null): Promise<Known | null> {
    const links = campaignLinks(campaign);
    const asAccount = account
        .load()
        .then(() => (account.info || !links.length ? shownBy(campaign, "") : null));
    const asked = await Promise.all([asAccount, ...links.map((token) => shownBy(campaign, token))]);
    const found = asked.filter((one) => one !== null);
    const [first] = found;
    if (!first) return null;
    const members = new Map<number, MyMember>();
    // What belongs to the account is asked for as such: a link beside it may stand for something else.
    for (const { token, here } of found) {
        for (const member of here.members)
            if (!members.has(member.id)) members.set(member.id, { ...member, token });
    }
    return {
        members: [...members.values()],
        invited: invitation(found, arrived),
        summary: (member) => {
            const mine = found.find(({ here }) => here.members.some((one) => one.id === member?.id));
            return (mine ?? first).here.summary;
        },
    };
}

function invitation(found: readonly Shown[], arrived: string | null): MyMember | null {
    const open = found.filter(({ here }) => here.invited !== null);
    const shown = open.find(({ token }) => token === arrived) ?? open.at(-1);
    return shown?.here.invited ? { ...shown.here.invited, token: shown.token } : null;
}

/** A link that stands for nothing any more is forgotten. */
async function shownBy(campaign: string, token: string): Promise<Shown | null> {
    try {
        const path = `/api/campaigns/${encodeURIComponent(campaign)}`;
        const here = await ask<CampaignHere>("GET", path, undefined, token);
        const isNothing = here.members.length === 0 && here.invited === null;
        if (token && isNothing) dropCampaignLink(campaign, token);
        return { token, here };
    } catch (refusal) {
        const isGone = refusal instanceof Refusal && [401, 403, 404].includes(refusal.status);
        if (!isGone) throw refusal;
        if (token) dropCampaignLink(campaign, token);
        return null;
    }
}
