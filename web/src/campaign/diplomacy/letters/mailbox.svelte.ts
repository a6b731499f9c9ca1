// The letters of a box, as far as they were asked for: a realm's, or that of the game masters.
import type { CampaignClient } from "../../client.svelte";
import type { Letter } from "../../types";
import type { Draft } from "./drafts.svelte";
import { MASTERS } from "./threads";

interface Page {
    letters: Letter[];
    unread: number;
    more: boolean;
}

const LIMIT = 50;

/** What it needs of the campaign. */
export type Post = Pick<CampaignClient, "realm" | "get" | "post" | "put" | "remove">;

export class Mailbox {
    /** The latest first. */
    letters = $state.raw<Letter[]>([]);
    /** Of the whole box. */
    unread = $state(0);
    hasMore = $state(false);
    isLoaded = $state(false);

    constructor(private readonly client: Post) {}

    /** Whose box it is. */
    get box(): number {
        return this.client.realm ?? MASTERS;
    }

    get #path(): string {
        return this.box === MASTERS ? "letters" : `realms/${this.box}/letters`;
    }

    /** What has come since; of letters that are known already what has become of them. */
    async renew(): Promise<void> {
        const page = await this.client.get<Page>(`${this.#path}?limit=${LIMIT}`);
        const last = page.letters.at(-1);
        const reaches = this.letters.findIndex((letter) => letter.key === last?.key);
        const earlier = page.more && reaches >= 0 ? this.letters.slice(reaches + 1) : [];
        this.letters = [...page.letters, ...earlier];
        if (!earlier.length) this.hasMore = page.more;
        this.unread = page.unread;
        this.isLoaded = true;
    }

    /** Earlier ones; says whether there are still more. */
    async older(): Promise<boolean> {
        const last = this.letters.at(-1);
        if (!last || !this.hasMore) return false;
        const page = await this.client.get<Page>(`${this.#path}?limit=${LIMIT}&before=${last.key}`);
        const known = new Set(this.letters.map((letter) => letter.key));
        this.letters = [...this.letters, ...page.letters.filter((letter) => !known.has(letter.key))];
        this.hasMore = page.more;
        return this.hasMore;
    }

    /** To search in all of them. */
    async everything(): Promise<void> {
        while (await this.older());
    }

    /** The whole thread, however long ago it began. */
    async thread(key: string): Promise<Letter[]> {
        return (await this.client.get<Page>(`${this.#path}?thread=${key}`)).letters.reverse();
    }

    async send(draft: Draft, answers = ""): Promise<Letter> {
        const isOffer = draft.gives.length + draft.wants.length > 0;
        const kind = isOffer ? "offer" : draft.isRequest ? "request" : "letter";
        const { id, to, text, gives, wants } = draft;
        const body = { id, to, text, answers, kind, ...(isOffer ? { gives, wants } : {}) };
        const letter = await this.client.post<Letter>(this.#path, body);
        this.#take(letter);
        return letter;
    }

    async mark(letter: Letter, isRead: boolean): Promise<void> {
        const path = `${this.#path}/${letter.key}/read`;
        const answer = isRead
            ? await this.client.put<{ unread: number }>(path, {})
            : await this.client.remove<{ unread: number }>(path);
        this.#take({ ...letter, read: isRead });
        this.unread = answer.unread;
    }

    async markAll(): Promise<void> {
        const answer = await this.client.put<{ unread: number }>(`${this.#path}/read`, {});
        this.letters = this.letters.map((letter) => ({ ...letter, read: true }));
        this.unread = answer.unread;
    }

    async settle(letter: Letter, answer: "accept" | "decline" | "withdraw"): Promise<Letter> {
        const settled = await this.client.post<Letter>(`${this.#path}/${letter.key}/answer`, { answer });
        this.#take(settled);
        return settled;
    }

    #take(letter: Letter): void {
        const isKnown = this.letters.some((one) => one.key === letter.key);
        this.letters = isKnown
            ? this.letters.map((one) => (one.key === letter.key ? letter : one))
            : [letter, ...this.letters];
    }
}
