// All that goes on paper, asked for before anything is printed.
import type { PhoenixView } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import { t, texts } from "../../lib/texts.svelte";
import type { CampaignClient } from "../client.svelte";
import { Archive } from "../report/archive.svelte";
import type { Job } from "./plan";

export interface Bundle {
    job: Job;
    archive?: Archive;
    view?: PhoenixView;
    picture?: string;
}

/** One after the other: a household has its errands done in turn anyway. */
export async function gathered(client: CampaignClient, jobs: readonly Job[]): Promise<Bundle[]> {
    const found: Bundle[] = [];
    for (const job of jobs) found.push({ job, ...(await BY_KIND[job.kind](client, job.realm)) });
    return found;
}

async function reported(client: CampaignClient, realm: number): Promise<Partial<Bundle>> {
    const archive = new Archive(client);
    archive.realm = realm;
    await archive.open();
    if (archive.trouble) throw new Refusal("refused", archive.trouble, 400);
    return { archive };
}

async function formed(client: CampaignClient, realm: number): Promise<Partial<Bundle>> {
    return { view: await client.get<PhoenixView>(`realms/${realm}/view`) };
}

async function mapped(client: CampaignClient, realm: number): Promise<Partial<Bundle>> {
    const path = `realms/${realm}/map?form=svg&numbers=fields&lang=${texts.lang}`;
    const headers = { authorization: `Bearer ${client.token}` };
    const answer = await fetch(client.address(path), { headers }).catch(() => null);
    if (!answer?.ok) throw new Refusal("refused", t("cp-no-map"), answer?.status ?? 0);
    return { picture: `data:image/svg+xml,${encodeURIComponent(await answer.text())}` };
}

const BY_KIND = { report: reported, form: formed, map: mapped };
