// A campaign as this browser knows it: who I am there, what my realm sees, and what is new.
import { ask, Refusal } from "../lib/api";
import { Line } from "../lib/line";
import { shared } from "../lib/sharing";
import { t, texts } from "../lib/texts.svelte";
import { arriveAt, exchangeCampaignLink, isLinkShown, keepChosen, lastChosen } from "./links";
import { isAllowed, preferred, whoAmI } from "./membership";
import { Renewal } from "./renewal";
import { NEWS_KINDS } from "./types";
import type {
    Act,
    CampaignHere,
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

/** Bytes; above this a message is too large for the socket. */
const LARGEST_MESSAGE = 60_000;
const REMEMBERED = 50;
/** Why the server ends a connection for good; after anything else one may come back in a while. */
const LOST_RIGHTS: readonly string[] = ["link", "login", "missing"];
const PAUSE = 8_000;
/** News that changes what everybody may know of the campaign, and what the realm sees. */
const OF_SUMMARY: readonly NewsKind[] = [
    "round",
    "turn",
    "rollback",
    "decision",
    "clock",
    "house",
    "report",
    "sheet",
];
const OF_VIEW: readonly NewsKind[] = ["round", "turn", "report", "rollback", "decision"];

export class CampaignClient {
    summary = $state.raw<Summary | null>(null);
    /** What I am here, through all links of this browser and the account. */
    members = $state.raw<MyMember[]>([]);
    /** For whom I act; null for those who are nobody here. */
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
    #isOnline = false;
    #wasOnline = false;
    #isClosed = false;
    readonly #summaries = new Renewal(() => this.#loadSummary());
    readonly #views = new Renewal(() => this.#loadView());
    readonly #people = new Renewal(() => this.#loadPeople());
    readonly #offline = () => this.#lost();
    /** Another link of this campaign, put into the address of the same tab. */
    readonly #another = () => this.#isClosed || (isLinkShown() && void this.open());

    constructor(readonly name: string) {
        addEventListener("offline", this.#offline);
        addEventListener("hashchange", this.#another);
    }

    // -- coming and going ----------------------------------------------------------------------------------
    /** Asks who I am here, and listens from then on; whoever came by a link acts for what it stands for. */
    async open(): Promise<void> {
        this.trouble = "";
        try {
            await this.#loadPeople(arriveAt(this.name));
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = refusal.message;
        }
    }

    close(): void {
        this.#isClosed = true;
        removeEventListener("offline", this.#offline);
        removeEventListener("hashchange", this.#another);
        for (const renewal of [this.#summaries, this.#views, this.#people]) renewal.stop();
        this.#line?.close();
    }

    /** Says hello anew: as somebody more, or in another language. */
    greet(): void {
        if (this.#line) this.#line.restart();
        else
            this.#line = new Line<Tells>(
                `campaigns/${encodeURIComponent(this.name)}`,
                () => this.#tokens().map((token) => ({ t: "hello", token, language: texts.lang })),
                (message) => this.#hear(message),
                (isConnected) => isConnected || this.#lost(),
            );
    }

    /** All that is shown counts; without a link the account's cookie does. */
    #tokens(): string[] {
        return [...new Set(this.members.map((member) => member.token))];
    }

    // -- people --------------------------------------------------------------------------------------------
    async #loadPeople(arrived: string | null = null): Promise<void> {
        const known = await whoAmI(this.name, arrived);
        if (!known) throw new Refusal("missing", t("c-not-here"), 404);
        const before = this.#tokens().join();
        this.members = shared(this.members, known.members);
        this.invited = shared(this.invited, known.invited);
        const me = preferred(this.members, arrived, this.me?.id ?? lastChosen(this.name));
        if (me?.id !== this.me?.id) this.view = null;
        this.me = me;
        this.summary = shared(this.summary, known.summary(me));
        if (this.#isClosed) return;
        if (this.members.length && (before !== this.#tokens().join() || !this.#line)) this.greet();
        this.#views.ask();
    }

    /** Takes the invitation that was opened here. */
    async join(name: string): Promise<void> {
        const invited = this.invited;
        if (!invited) return;
        const wish = { name, language: texts.lang };
        const made = await ask<{ token: string; member: MemberInfo }>(
            "POST",
            this.address("join"),
            wish,
            invited.token,
        );
        exchangeCampaignLink(this.name, invited.token, made.token);
        await this.#loadPeople(made.token);
    }

    /** A link of mine is another one now. */
    async exchange(token: string): Promise<void> {
        exchangeCampaignLink(this.name, this.token, token);
        await this.#loadPeople(token);
    }

    /** From now on everything is asked and done for this member. */
    actFor(member: MyMember): void {
        if (member.id === this.me?.id) return;
        this.me = member;
        keepChosen(this.name, member.id);
        this.view = null;
        this.#summaries.ask();
        this.#views.ask();
    }

    may(act: Act): boolean {
        return isAllowed(this.me, act);
    }

    renewPeople(): Promise<void> {
        return this.#loadPeople();
    }

    /** Something was changed by hand, which nobody is told by news. */
    renewView(): void {
        this.#summaries.ask();
        this.#views.ask();
    }

    // -- asking --------------------------------------------------------------------------------------------
    /** The address of something of this campaign; what is asked for outside of here needs `token` as well. */
    address(path: string): string {
        return `/api/campaigns/${encodeURIComponent(this.name)}${path && `/${path}`}`;
    }

    /** The secret that requests carry: that of the member I act for. */
    get token(): string {
        return this.me?.token ?? this.invited?.token ?? "";
    }

    get<T>(path: string): Promise<T> {
        return ask<T>("GET", this.address(path), undefined, this.token);
    }

    post<T>(path: string, body: unknown = {}): Promise<T> {
        return ask<T>("POST", this.address(path), body, this.token);
    }

    put<T>(path: string, body: unknown): Promise<T> {
        return ask<T>("PUT", this.address(path), body, this.token);
    }

    patch<T>(path: string, body: unknown): Promise<T> {
        return ask<T>("PATCH", this.address(path), body, this.token);
    }

    remove<T>(path: string): Promise<T> {
        return ask<T>("DELETE", this.address(path), undefined, this.token);
    }

    async #loadSummary(): Promise<void> {
        const me = this.me;
        const { summary } = await this.get<CampaignHere>("");
        if (this.me === me) this.summary = shared(this.summary, summary);
    }

    /** What the realm sees, and the world under it; game masters see everything. */
    async #loadView(): Promise<void> {
        const me = this.me;
        if (!me || me.role === "spectator") return;
        const path = me.role === "realm" ? `realms/${me.realm}/view` : "view";
        const [world, view] = await Promise.all([this.#loadWorld(), this.get<PhoenixView>(path)]);
        if (this.me?.id !== me.id) return; // somebody else by now
        this.world = world;
        this.view = shared(this.view, view);
    }

    /** Never changes: whoever names its mark may keep it for good. */
    #loadWorld(): Promise<World> {
        const mark = this.summary?.world ?? "";
        return this.world ? Promise.resolve(this.world) : this.get<World>(`world?mark=${mark}`);
    }

    // -- the socket ----------------------------------------------------------------------------------------
    /** Says something that is answered: `save`, `ready`, `withdraw`. Rejects with the refusal. */
    say<T>(message: { t: string; [field: string]: unknown }): Promise<T> {
        const line = this.#line;
        if (!line) return Promise.reject(new Refusal("offline", t("offline"), 0));
        const size = new TextEncoder().encode(JSON.stringify(message)).length;
        if (size > LARGEST_MESSAGE) return this.#saveLarge<T>(message);
        return new Promise<T>((resolve, reject) => {
            this.#waiting.set(line.command(message), { resolve, reject });
        });
    }

    #saveLarge<T>({ realm, month, step, base, text }: { [field: string]: unknown }): Promise<T> {
        return this.put<T>(`realms/${String(realm)}/draft`, { month, step, base, text });
    }

    /** Listens for news; after a break every listener is called once, for nobody knows what was missed. */
    on(kind: NewsKind, heard: (news: News) => void): () => void {
        const listeners = this.#listeners.get(kind) ?? new Set();
        this.#listeners.set(kind, listeners.add(heard));
        return () => listeners.delete(heard);
    }

    #lost(): void {
        this.#isOnline = false;
        this.connection = navigator.onLine ? "connecting" : "offline";
    }

    #hear(message: Tells): void {
        if (message.t === "bye") return void this.#bye(message.code, message.text);
        this.#online();
        if (message.t === "news") this.#news(message);
        else if (message.t === "ack") this.#settled(message.id)?.resolve(message.answer as never);
        else if (message.t === "refused") {
            const refusal = new Refusal(message.code, message.text, 400, message.rule ?? "");
            this.#settled(message.id)?.reject(refusal);
        }
    }

    #settled(id: string): Waiting | undefined {
        const found = this.#waiting.get(id);
        this.#waiting.delete(id);
        return found;
    }

    /** Somebody is there. Nobody knows what was missed in a break: everything is asked for anew. */
    #online(): void {
        if (this.#isOnline) return;
        this.#isOnline = true;
        this.connection = "online";
        const isBack = this.#wasOnline;
        this.#wasOnline = true;
        if (!isBack) return;
        this.#people.ask();
        for (const kind of NEWS_KINDS) this.#tell({ t: "news", kind, id: "" });
    }

    #news(news: News): void {
        if (this.#heard.includes(news.id)) return;
        this.#heard = [news.id, ...this.#heard].slice(0, REMEMBERED);
        const kind = news.kind as NewsKind;
        if (OF_SUMMARY.includes(kind)) this.#summaries.ask();
        if (OF_VIEW.includes(kind)) this.#views.ask();
        if (kind === "people") this.#people.ask();
        this.#tell(news);
    }

    #tell(news: News): void {
        for (const heard of this.#listeners.get(news.kind as NewsKind) ?? []) heard(news);
    }

    /** A right was taken, or the account signed out: what is left of us goes on. */
    async #bye(code: string, text: string): Promise<void> {
        if (code === "restart" || this.#isClosed) return;
        this.#lost();
        if (!LOST_RIGHTS.includes(code)) return void setTimeout(() => this.#isClosed || this.greet(), PAUSE);
        this.me = null;
        this.members = [];
        try {
            await this.#loadPeople();
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            this.trouble = text;
        }
    }
}
