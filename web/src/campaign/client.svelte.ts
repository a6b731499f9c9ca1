// A campaign as this browser knows it: who I am there, what my realm sees, and what is new.
import { ask, Refusal } from "../lib/api";
import { Line } from "../lib/line";
import { shared } from "../lib/sharing";
import { t, texts } from "../lib/texts.svelte";
import type { CampaignHere } from "../generated/campaign";
import {
    arriveAt,
    campaignLinks,
    dropCampaignLink,
    exchangeCampaignLink,
    keepChosen,
    lastChosen,
} from "./links";
import { isAllowed, preferred } from "./membership";
import { NEWS_KINDS } from "./types";
import type {
    Act,
    Connection,
    MemberInfo,
    MyMember,
    News,
    NewsKind,
    PhoenixView,
    Summary,
    World,
} from "./types";

type Tells =
    | { t: "welcome"; campaign: string; members: number[] }
    | News
    | { t: "ack"; id: string; answer: unknown }
    | { t: "refused"; id: string; text: string; rule?: string; code: string }
    | { t: "bye"; code: string; text: string }
    | { t: "pong" };

interface Waiting {
    resolve: (answer: never) => void;
    reject: (refusal: Refusal) => void;
}

/** Above this a message is too large for the socket. */
const LARGEST_MESSAGE = 60_000;
/** News that changes what everybody may know of the campaign, and what the realm sees. */
const OF_SUMMARY: readonly NewsKind[] = ["round", "turn", "rollback", "clock", "house", "people", "report"];
const OF_VIEW: readonly NewsKind[] = ["round", "report", "rollback"];

export class CampaignClient {
    summary = $state.raw<Summary | null>(null);
    /** What I am here, through all links of this browser and the account. */
    members = $state.raw<MyMember[]>([]);
    /** For whom I act; null for those who only look on. */
    me = $state.raw<MyMember | null>(null);
    /** The realm I act for; null for game masters and spectators. */
    realm = $derived(this.me?.role === "realm" ? this.me.realm : null);
    isMaster = $derived(this.me?.role === "master");
    /** An invitation that was opened here and not taken yet, with its link. */
    invited = $state.raw<MyMember | null>(null);
    view = $state.raw<PhoenixView | null>(null);
    world = $state.raw<World | null>(null);
    connection = $state<Connection>("connecting");
    /** Why the page shows nothing; in the reader's language. */
    trouble = $state("");

    #line: Line<Tells> | null = null;
    #waiting = new Map<string, Waiting>();
    #listeners = new Map<NewsKind, Set<(news: News) => void>>();
    #heard: string[] = [];
    #wasWelcome = false;
    #isClosed = false;

    constructor(readonly name: string) {}

    // -- coming and going ----------------------------------------------------------------------------------
    /** Asks who I am here, and listens from then on; whoever came by a link acts for what it stands for. */
    async open(): Promise<void> {
        const arrived = arriveAt(this.name);
        try {
            await this.renewPeople(arrived);
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
            return;
        }
        if (this.#isClosed) return;
        this.#connect();
        await this.renewView();
    }

    close(): void {
        this.#isClosed = true;
        this.#line?.close();
    }

    #connect(): void {
        if (this.#line) this.#line.restart();
        else
            this.#line = new Line<Tells>(
                `campaigns/${encodeURIComponent(this.name)}`,
                () => this.#tokens().map((token) => ({ t: "hello", token, language: texts.lang })),
                (message) => this.#hear(message),
                (isConnected) => this.#connected(isConnected),
            );
    }

    /** All that is shown counts; without a link the account's cookie does. */
    #tokens(): string[] {
        const tokens = [...new Set(this.members.map((member) => member.token).filter(Boolean))];
        return tokens.length ? tokens : [""];
    }

    // -- people --------------------------------------------------------------------------------------------
    /** What every link of this browser stands for; a link that is no longer valid is forgotten. */
    async renewPeople(arrived: string | null = null): Promise<void> {
        const tokens = campaignLinks(this.name);
        const found = await Promise.all(["", ...tokens].map((token) => this.#here(token)));
        const shown = found.filter((one) => one !== null);
        const last = shown.at(-1);
        if (!last) throw new Refusal("missing", t("c-not-here"), 404);
        const members = new Map<number, MyMember>();
        for (const { token, here } of shown) {
            for (const member of here.members) members.set(member.id, { ...member, token });
        }
        this.members = [...members.values()];
        const invitations = shown.filter(({ here }) => here.invited !== null);
        const invitation = invitations.find(({ token }) => token === arrived) ?? invitations.at(-1);
        this.invited = invitation?.here.invited
            ? { ...invitation.here.invited, token: invitation.token }
            : null;
        this.me = preferred(this.members, arrived, this.me?.id ?? lastChosen(this.name));
        const mine = shown.find(({ here }) => here.members.some((member) => member.id === this.me?.id));
        this.summary = shared(this.summary, (mine ?? last).here.summary);
    }

    async #here(token: string): Promise<{ token: string; here: CampaignHere } | null> {
        try {
            const here = await ask<CampaignHere>("GET", this.#path(""), undefined, token);
            const isMine = here.members.length > 0 || here.invited !== null;
            if (token && !isMine) dropCampaignLink(this.name, token);
            return { token, here };
        } catch (refusal) {
            if (!(refusal instanceof Refusal) || refusal.status === 0 || refusal.status >= 500) throw refusal;
            if (token) dropCampaignLink(this.name, token);
            return null;
        }
    }

    /** Takes the invitation that was opened here. */
    async join(name: string): Promise<void> {
        const invited = this.invited;
        if (!invited) return;
        const body = { name, language: texts.lang };
        const made = await ask<{ token: string; member: MemberInfo }>(
            "POST",
            this.#path("join"),
            body,
            invited.token,
        );
        exchangeCampaignLink(this.name, invited.token, made.token);
        await this.renewPeople(made.token);
        this.#connect();
        await this.renewView();
    }

    /** From now on everything is asked and done for this member. */
    async actFor(member: MyMember): Promise<void> {
        this.me = member;
        keepChosen(this.name, member.id);
        this.view = null;
        await Promise.all([this.renewSummary(), this.renewView()]);
        this.#tellAll();
    }

    may(act: Act): boolean {
        return isAllowed(this.me, act);
    }

    // -- asking --------------------------------------------------------------------------------------------
    #path(path: string): string {
        return `/api/campaigns/${encodeURIComponent(this.name)}${path && `/${path}`}`;
    }

    get<T>(path: string): Promise<T> {
        return ask<T>("GET", this.#path(path), undefined, this.token);
    }

    post<T>(path: string, body: unknown = {}): Promise<T> {
        return ask<T>("POST", this.#path(path), body, this.token);
    }

    put<T>(path: string, body: unknown): Promise<T> {
        return ask<T>("PUT", this.#path(path), body, this.token);
    }

    patch<T>(path: string, body: unknown): Promise<T> {
        return ask<T>("PATCH", this.#path(path), body, this.token);
    }

    remove<T>(path: string): Promise<T> {
        return ask<T>("DELETE", this.#path(path), undefined, this.token);
    }

    /** The secret that requests carry: that of the member I act for. */
    get token(): string {
        return this.me?.token ?? this.invited?.token ?? "";
    }

    /** The address of a file of the campaign (a report, a map); it is asked for with `fetch` and the token. */
    address(path: string): string {
        return this.#path(path);
    }

    async renewSummary(): Promise<void> {
        const { summary } = await this.get<CampaignHere>("");
        this.summary = shared(this.summary, summary);
    }

    /** What the realm sees, and the world under it; game masters see everything. */
    async renewView(): Promise<void> {
        const me = this.me;
        if (!me || me.role === "spectator") return;
        const world = this.world ? Promise.resolve(this.world) : this.get<World>("world");
        const path = me.role === "realm" ? `realms/${me.realm}/view` : "view";
        const [geography, view] = await Promise.all([world, this.get<PhoenixView>(path)]);
        if (this.me !== me) return; // somebody else by now
        this.world = geography;
        this.view = shared(this.view, view);
    }

    // -- the socket ----------------------------------------------------------------------------------------
    /** Says something that is answered: `save`, `ready`, `withdraw`. Rejects with the refusal. */
    say<T>(message: { t: string; [field: string]: unknown }): Promise<T> {
        if (JSON.stringify(message).length > LARGEST_MESSAGE) return this.#saveLarge<T>(message);
        return new Promise<T>((resolve, reject) => {
            const id = this.#line?.command(message);
            if (id) this.#waiting.set(id, { resolve, reject });
            else reject(new Refusal("offline", t("offline"), 0));
        });
    }

    #saveLarge<T>(message: { [field: string]: unknown }): Promise<T> {
        const { month, step, base, text } = message;
        return this.put<T>(`realms/${String(message["realm"])}/draft`, { month, step, base, text });
    }

    /** Listens for news; after a break every listener is called once, for nobody knows what was missed. */
    on(kind: NewsKind, heard: (news: News) => void): () => void {
        const listeners = this.#listeners.get(kind) ?? new Set();
        this.#listeners.set(kind, listeners.add(heard));
        return () => listeners.delete(heard);
    }

    #connected(isConnected: boolean): void {
        if (!isConnected) this.connection = navigator.onLine ? "connecting" : "offline";
    }

    #hear(message: Tells): void {
        if (message.t === "welcome") this.#welcome();
        else if (message.t === "news") this.#news(message);
        else if (message.t === "ack") this.#settled(message.id)?.resolve(message.answer as never);
        else if (message.t === "refused") {
            const refusal = new Refusal(message.code, message.text, 400, message.rule ?? "");
            this.#settled(message.id)?.reject(refusal);
        } else if (message.t === "bye") void this.#bye(message.code, message.text);
    }

    #settled(id: string): Waiting | undefined {
        const found = this.#waiting.get(id);
        this.#waiting.delete(id);
        return found;
    }

    #welcome(): void {
        const isBack = this.#wasWelcome && this.connection !== "online";
        this.connection = "online";
        this.#wasWelcome = true;
        if (isBack) this.#catchUp();
    }

    /** Nobody knows what was missed in a break: everything is asked for anew. */
    #catchUp(): void {
        void this.#renew(() => this.renewSummary());
        void this.#renew(() => this.renewView());
        this.#tellAll();
    }

    #tellAll(): void {
        for (const kind of NEWS_KINDS) this.#tell({ t: "news", kind, id: "" });
    }

    #news(news: News): void {
        if (this.#heard.includes(news.id)) return;
        this.#heard = [news.id, ...this.#heard].slice(0, 50);
        const kind = news.kind as NewsKind;
        if (OF_SUMMARY.includes(kind)) void this.#renew(() => this.renewSummary());
        if (OF_VIEW.includes(kind)) void this.#renew(() => this.renewView());
        this.#tell(news);
    }

    #tell(news: News): void {
        for (const heard of this.#listeners.get(news.kind as NewsKind) ?? []) heard(news);
    }

    /** What fails now is asked for again when the connection is back. */
    async #renew(work: () => Promise<void>): Promise<void> {
        try {
            await work();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
        }
    }

    /** A right was taken, or the account signed out: what is left of us goes on. */
    async #bye(code: string, text: string): Promise<void> {
        if (code === "restart" || this.#isClosed) return;
        try {
            await this.renewPeople();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.members = [];
            this.me = null;
        }
        if (this.members.length > 0) this.#connect();
        else this.trouble = text;
    }
}
