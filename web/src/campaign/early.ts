// A campaign's page while the app is still on its way: its code, who one is there by the link that one came by, and
// what that realm sees. What is asked for here is what `CampaignClient` will ask for; if not, little is lost.
import { askEarly } from "../lib/early";
import { campaignLinks } from "./links";
import { prepare, warmUp } from "./map/spare";
import type { CampaignHere } from "./types";

/** The secret behind the hash mark, or the only link that this browser has. */
function linkOf(campaign: string): string {
    const links = campaignLinks(campaign);
    return location.hash.slice(1) || (links.length === 1 ? (links[0] ?? "") : "");
}

const isMap = (room: string) => room === "map" && "Worker" in globalThis;

export function hurry(campaign: string, room: string): void {
    if (room === "projector") return; // a page of its own, which may ask for nothing else
    const token = linkOf(campaign);
    if (token) void lookAround(`/api/campaigns/${encodeURIComponent(campaign)}`, token, room);
    void askEarly("/api/session", "");
    void import("./CampaignPage.svelte");
    if (isMap(room)) void import("./map/CampaignMap.svelte");
}

async function lookAround(path: string, token: string, room: string): Promise<void> {
    const first = askEarly(path, token);
    if (isMap(room)) warmUp();
    const answer = await first;
    const here = answer && (JSON.parse(answer.text) as CampaignHere);
    const [me, ...others] = here?.members ?? [];
    if (!here || !me || others.length || me.role === "spectator") return;
    const world = askEarly(`${path}/world?mark=${here.summary.world ?? ""}`, token);
    const view = askEarly(me.role === "realm" ? `${path}/realms/${me.realm}/view` : `${path}/view`, token);
    if (!isMap(room)) return;
    const [land, seen] = await Promise.all([world, view]);
    if (land && seen) prepare(land.text, seen.text);
}
