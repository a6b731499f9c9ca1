// The people whom I may see, and what I may do about them.
import type { Admission, MemberInfo, Members } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import type { CampaignClient } from "../client.svelte";
import { Renewal } from "../renewal";

/** The rights of a court in one word each; who rules also hands in. */
export const RANKS = ["read", "write", "hand-in", "rules"] as const;
export type Rank = (typeof RANKS)[number];

export function rankOf(member: MemberInfo): Rank {
    if (member.rules) return "rules";
    return member.right === "hand in" ? "hand-in" : member.right;
}

export function rightsOf(rank: Rank): Pick<MemberInfo, "right" | "rules"> {
    if (rank === "rules") return { right: "hand in", rules: true };
    return { right: rank === "hand-in" ? "hand in" : rank, rules: false };
}

export interface Invitation {
    role: MemberInfo["role"];
    realm: number | null;
    rank: Rank;
    name: string;
    /** Seconds since 1970; null: for good. */
    until: number | null;
}

export class People {
    all = $state.raw<readonly MemberInfo[]>([]);
    isLoaded = $state(false);
    trouble = $state("");
    /** Links that were made here: the server shows each only once. */
    links = $state.raw<Readonly<Record<number, string>>>({});
    readonly #renewal: Renewal;
    readonly #leave: () => void;

    constructor(readonly client: CampaignClient) {
        this.#renewal = new Renewal(async () => {
            this.all = (await client.get<Members>("members")).members;
            this.isLoaded = true;
        });
        const told = (["people", "here"] as const).map((kind) => client.on(kind, () => this.#renewal.ask()));
        this.#leave = () => told.forEach((end) => end());
        this.#renewal.ask();
    }

    close(): void {
        this.#leave();
        this.#renewal.stop();
    }

    /** Game masters lead everybody, a ruler the own court; nobody is offered to dismiss himself. */
    mayLead(member: MemberInfo): boolean {
        const { me } = this.client;
        if (!me || member.id === me.id || !this.client.may("rule")) return false;
        return me.role === "master" || (member.role === "realm" && member.realm === me.realm);
    }

    async invite(wish: Invitation, language: string): Promise<boolean> {
        const { rank, ...rest } = wish;
        const rights = wish.role === "realm" ? rightsOf(rank) : {};
        return this.#tried(async () => {
            const made = await this.client.post<Admission>("members", { ...rest, ...rights, language });
            this.#made(made);
        });
    }

    change(member: MemberInfo, wish: { rank?: Rank; until?: number | null }): Promise<boolean> {
        const { rank, ...rest } = wish;
        const body = { ...rest, ...(rank ? rightsOf(rank) : {}) };
        return this.#tried(() => this.client.patch(`members/${member.id}`, body));
    }

    /** The old link ends at once; the new one is handed out by whoever made it. */
    replace(member: MemberInfo): Promise<boolean> {
        return this.#tried(async () => {
            this.#made(await this.client.post<Admission>(`members/${member.id}/link`));
        });
    }

    dismiss(member: MemberInfo): Promise<boolean> {
        return this.#tried(() => this.client.remove(`members/${member.id}`));
    }

    #made({ member, link }: Admission): void {
        this.links = { ...this.links, [member.id]: link };
    }

    async #tried(work: () => Promise<unknown>): Promise<boolean> {
        this.trouble = "";
        try {
            await work();
            return true;
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
            return false;
        } finally {
            this.#renewal.ask();
        }
    }
}
