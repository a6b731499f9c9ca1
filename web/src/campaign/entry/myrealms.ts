// The campaigns of this browser and of the account: what one is there, and what waits.
import type { CampaignHere, CampaignList, MemberInfo, MyTasks, Summary } from "../../generated/campaign";
import { account } from "../../lib/account.svelte";
import { ask, Refusal } from "../../lib/api";
import { campaignLinks, dropCampaignLink, knownCampaigns } from "../links";

export interface MyRealm {
    campaign: string;
    summary: Summary;
    member: MemberInfo;
    /** The link that says so; empty: the account does. */
    token: string;
    /** Nothing waits for game masters here; they have their desk. */
    tasks: MyTasks | null;
}

interface Found {
    here: CampaignHere;
    token: string;
}

function pathOf(campaign: string): string {
    return `/api/campaigns/${encodeURIComponent(campaign)}`;
}

function isGone(trouble: unknown): boolean {
    return trouble instanceof Refusal && [401, 403, 404].includes(trouble.status);
}

async function here(campaign: string, token: string): Promise<Found | null> {
    try {
        return { here: await ask<CampaignHere>("GET", pathOf(campaign), undefined, token), token };
    } catch (trouble) {
        if (!isGone(trouble)) throw trouble;
        if (token) dropCampaignLink(campaign, token);
        return null;
    }
}

/** What waits for a realm; whatever is wrong there, the others are shown. */
async function tasksOf(campaign: string, member: MemberInfo, token: string): Promise<MyTasks | null> {
    if (member.role !== "realm") return null;
    try {
        return await ask<MyTasks>(
            "GET",
            `${pathOf(campaign)}/realms/${member.realm}/tasks`,
            undefined,
            token,
        );
    } catch (trouble) {
        if (!(trouble instanceof Refusal)) throw trouble;
        return null;
    }
}

async function realmsOf(campaign: string, tokens: readonly string[]): Promise<MyRealm[]> {
    const found = (await Promise.all(tokens.map((token) => here(campaign, token)))).filter(
        (one) => one !== null,
    );
    const mine = new Map<number, MyRealm>();
    for (const { here, token } of found) {
        for (const member of [...here.members, ...(here.invited ? [here.invited] : [])]) {
            mine.set(member.id, { campaign, summary: here.summary, member, token, tasks: null });
        }
    }
    return Promise.all(
        [...mine.values()].map(async (one) =>
            one.member.joined ? { ...one, tasks: await tasksOf(campaign, one.member, one.token) } : one,
        ),
    );
}

async function ofAccount(): Promise<string[]> {
    await account.load();
    if (!account.info) return [];
    const { campaigns } = await ask<CampaignList>("GET", "/api/campaigns");
    return campaigns.filter((one) => one.members.length > 0).map((one) => one.campaign);
}

/** What waits for me first, then by the time that is left; campaigns that are over come last. */
export async function myRealms(): Promise<MyRealm[]> {
    const owned = await ofAccount();
    const names = [...new Set([...knownCampaigns(), ...owned])];
    const asked = names.map((name) => {
        const tokens = campaignLinks(name);
        return realmsOf(name, owned.includes(name) ? ["", ...tokens] : tokens);
    });
    return (await Promise.all(asked)).flat().sort(byUrgency);
}

export function isDue(one: MyRealm): boolean {
    return one.tasks?.sheet.due ?? false;
}

/** Letters that nobody here has read, and offers to answer. */
export function unread({ tasks }: MyRealm): number {
    return tasks ? tasks.letters.unread + tasks.offers.length : 0;
}

/** When the time of the open round is over; null if it is not limited. */
export function deadline(one: MyRealm): number | null {
    return one.summary.over ? null : (one.tasks?.sheet.until ?? one.summary.clock.until);
}

export function byUrgency(a: MyRealm, b: MyRealm): number {
    return (
        Number(a.summary.over) - Number(b.summary.over) ||
        Number(isDue(b)) - Number(isDue(a)) ||
        earlier(deadline(a), deadline(b)) ||
        a.campaign.localeCompare(b.campaign)
    );
}

/** Whatever has no end comes last. */
function earlier(a: number | null, b: number | null): number {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a - b;
}
