// A campaign's page while the app is still on its way: its code, who one is there by the link that one came by, and
// what that realm sees. What is asked for here is what `CampaignClient` will ask for; if not, little is lost.
import { askEarly } from "../lib/early";
import { campaignLinks } from "./links";
import type { CampaignHere } from "./types";

/** The secret behind the hash mark, or the only link that this browser has. */
function linkOf(campaign: string): string {
    const links = campaignLinks(campaign);
    return location.hash.slice(1) || (links.length === 1 ? (links[0] ?? "") : "");
}

const isMap = (room: string) => room === "map" && "Worker" in globalThis;

export function hurry(campaign: string, room: string): void {
    if (room === "projector") return; // a page of its own, which may ask for nothing else
    void import("./CampaignPage.svelte");
    if (isMap(room)) void import("./map/CampaignMap.svelte");
    void askEarly("/api/session", "");
    const token = linkOf(campaign);
    if (token) void lookAround(`/api/campaigns/${encodeURIComponent(campaign)}`, token, room);
}

async function lookAround(path: string, token: string, room: string): Promise<void> {
    const painter = isMap(room) ? import("./map/painter") : null;
    void painter?.then(({ warmUp }) => warmUp());
    const answer = await askEarly(path, token);
    const here = (await answer?.clone().json()) as CampaignHere | undefined;
    const [me, ...others] = here?.members ?? [];
    if (!here || !me || others.length || me.role === "spectator") return;
    const world = askEarly(`${path}/world?mark=${here.summary.world ?? ""}`, token);
    const view = askEarly(me.role === "realm" ? `${path}/realms/${me.realm}/view` : `${path}/view`, token);
    const told = Promise.all([world, view].map(async (one) => (await one)?.clone().text() ?? ""));
    const [[land = "", seen = ""], paint] = await Promise.all([told, painter]);
    if (land && seen) paint?.prepare(land, seen);
}
