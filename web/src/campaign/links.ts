// The links of this browser's members, by campaign. They never travel in an address.
// Several for one campaign: a game master who also plays, or somebody who plays two realms.
const KEPT = "tafelrunde.campaigns";
const CHOSEN = "tafelrunde.campaign.as";

function kept(): Record<string, string[]> {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
        return found !== null && typeof found === "object" ? (found as Record<string, string[]>) : {};
    } catch {
        return {};
    }
}

function put(campaign: string, tokens: readonly string[]): void {
    const { [campaign]: _, ...others } = kept();
    localStorage.setItem(KEPT, JSON.stringify(tokens.length ? { ...others, [campaign]: tokens } : others));
}

/** The campaigns of which this browser has a link. */
export function knownCampaigns(): string[] {
    return Object.keys(kept()).filter((name) => campaignLinks(name).length > 0);
}

/** All links that this browser has for a campaign, the latest last. */
export function campaignLinks(campaign: string): string[] {
    const found: unknown = kept()[campaign];
    return Array.isArray(found) ? found.filter((token): token is string => typeof token === "string") : [];
}

export function keepCampaignLink(campaign: string, token: string): void {
    put(campaign, [...campaignLinks(campaign).filter((other) => other !== token), token]);
}

export function dropCampaignLink(campaign: string, token: string): void {
    put(
        campaign,
        campaignLinks(campaign).filter((other) => other !== token),
    );
}

/** Joining gives a link of one's own in place of the invitation. */
export function exchangeCampaignLink(campaign: string, old: string, token: string): void {
    dropCampaignLink(campaign, old);
    keepCampaignLink(campaign, token);
}

const SECRET = /^#[\w-]{16,128}$/;

/** Whether the address holds a link. */
export function isLinkShown(): boolean {
    return SECRET.test(location.hash);
}

/** A link brings its secret behind the hash mark: keep it, and take it out of the address. Says which it was. */
export function arriveAt(campaign: string): string | null {
    if (!isLinkShown()) return null;
    const token = location.hash.slice(1);
    keepCampaignLink(campaign, token);
    history.replaceState(history.state, "", location.pathname + location.search);
    return token;
}

/** The address of a campaign, or of one of its rooms. */
export function campaignPath(campaign: string, room = ""): string {
    return `/c/${encodeURIComponent(campaign)}${room ? `/${room}` : ""}`;
}

/** For whom this browser acted last in a campaign: the number of the member. */
export function lastChosen(campaign: string): number | null {
    const found = Number(localStorage.getItem(`${CHOSEN} ${campaign}`));
    return found > 0 ? found : null;
}

export function keepChosen(campaign: string, member: number): void {
    localStorage.setItem(`${CHOSEN} ${campaign}`, String(member));
}
