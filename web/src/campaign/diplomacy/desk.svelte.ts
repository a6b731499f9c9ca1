// What all parts of diplomacy share: who is who, the letters, what stands in the sheet, what was said last.
import { Refusal } from "../../lib/api";
import { t, texts } from "../../lib/texts.svelte";
import type { CampaignContext } from "../context";
import type { Letter, NewsKind, RealmNamed } from "../types";
import type { Deal } from "./deals/deals";
import { Drafts } from "./letters/drafts.svelte";
import { Groups } from "./letters/groups.svelte";
import { Mailbox } from "./letters/mailbox.svelte";
import { plain } from "./names";
import { sentence, writtenDeals } from "./deals/reading";
import { MASTERS } from "./letters/threads";

const RENEWING: readonly NewsKind[] = ["letter", "offer", "round", "rollback"];

export class Desk {
    readonly mailbox: Mailbox;
    readonly drafts: Drafts;
    readonly groups: Groups;
    /** For the live region: quietly, one thing after the other. */
    said = $state("");
    trouble = $state("");
    /** Offers of others that are still open, the latest first; all of them, however many letters there are. */
    waiting = $derived.by(() => {
        const known = new Map(
            [...(this.campaign.tasks?.now?.offers ?? []), ...this.mailbox.letters].map((one) => [
                one.key,
                one,
            ]),
        );
        const open = [...known.values()].filter((one) => one.state === "open" && one.sender !== this.me);
        return open.sort((one, other) => other.at - one.at);
    });
    /** Orders between realms that stand in the sheet. */
    written = $derived.by(() => writtenDeals(this.sheet?.lines ?? []));

    constructor(readonly campaign: CampaignContext) {
        const { client } = campaign;
        this.mailbox = new Mailbox(client);
        const place = `${client.name} ${this.mailbox.box}`;
        this.drafts = new Drafts(`tafelrunde.letters ${place}`);
        this.groups = new Groups(`tafelrunde.groups ${place}`);
    }

    get client() {
        return this.campaign.client;
    }

    get sheet() {
        return this.campaign.sheet;
    }

    /** The number of my realm; that of the game masters for one of them. */
    get me(): number {
        return this.mailbox.box;
    }

    get mayWrite(): boolean {
        return this.client.may("write") || this.client.may("lead");
    }

    get mayOrder(): boolean {
        return this.sheet !== null && this.client.may("write");
    }

    /** The draft has changed since the sheet was handed in, perhaps by an offer that somebody accepted. */
    get isSheetOld(): boolean {
        return (this.sheet?.handedIn && this.sheet.isChanged) ?? false;
    }

    get isRemote(): boolean {
        return this.client.summary?.mode === "remote";
    }

    /** Realms that play, but mine. */
    get others(): RealmNamed[] {
        return (this.client.summary?.realms ?? []).filter((realm) => realm.plays && realm.number !== this.me);
    }

    nameOf(box: number): string {
        if (box === MASTERS) return t("dip-masters");
        return plain(this.client.summary?.realms[box]?.name ?? String(box + 1));
    }

    /** As it stands in orders. */
    realmName(number: number): string {
        return this.client.summary?.realms[number]?.name ?? "";
    }

    /** The number of a realm by its name, as orders call it; -2 for nobody. */
    numberOf(name: string): number {
        const sought = name.toLocaleLowerCase();
        const found = this.client.summary?.realms.find((realm) => realm.name.toLocaleLowerCase() === sought);
        return found?.number ?? -2;
    }

    /** What one has read no longer counts, wherever it is counted. */
    async mark(letter: Letter, isRead: boolean): Promise<void> {
        await this.attempt(() => this.mailbox.mark(letter, isRead));
        this.campaign.tasks?.renew();
    }

    async markAll(): Promise<void> {
        await this.attempt(() => this.mailbox.markAll());
        this.campaign.tasks?.renew();
    }

    // -- the sheet -----------------------------------------------------------------------------------------
    sentence(deal: Deal): string {
        return sentence(deal, texts.lang);
    }

    order(deal: Deal): void {
        const line = this.sentence(deal);
        this.sheet?.add(line, "turn");
        this.tell(t("dip-written", { line }));
    }

    takeOut(n: number): void {
        const line = this.sheet?.lines[n] ?? "";
        this.sheet?.remove(n);
        this.tell(t("dip-taken-out", { line }));
    }

    // -- what is new ---------------------------------------------------------------------------------------
    tell(words: string): void {
        this.said = words;
    }

    /** Does something that the server may refuse, and says why it did; nothing, if all went well. */
    async tried(work: () => Promise<unknown>): Promise<string> {
        try {
            await work();
            return "";
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            return refusal.message;
        }
    }

    /** The same for what nobody waits for: the refusal is shown above everything. */
    async attempt(work: () => Promise<unknown>): Promise<void> {
        this.trouble = await this.tried(work);
    }

    /** Follows what happens; the answer ends it. */
    follow(): () => void {
        const { client } = this;
        void this.renew();
        const ends = RENEWING.map((kind) => client.on(kind, () => void this.renew()));
        return () => ends.forEach((end) => end());
    }

    async renew(): Promise<void> {
        this.campaign.tasks?.renew();
        await this.attempt(() => this.mailbox.renew());
    }
}
