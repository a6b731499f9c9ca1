// The guide through the first month of a trial: what it watches is true, what it keeps is how far one has looked.
import type { CampaignContext } from "../context";
import { read } from "../language/read";
import type { OrderJson } from "../language/grammar";
import { current, isDone, isWeak, STEPS, type Course, type Step } from "./lesson";
import { sceneOf } from "./scene";

const KEPT = "tafelrunde.guide";
/** The guide ends with the report of the first month. */
const LAST_MONTH = 2;

interface Kept {
    looked?: boolean;
    read?: boolean;
    /** Put away: it was read to its end, or somebody wants to find out alone. */
    gone?: boolean;
}

function kept(campaign: string): Kept {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(`${KEPT} ${campaign}`) ?? "{}");
        return found !== null && typeof found === "object" ? found : {};
    } catch {
        return {};
    }
}

export class Guide {
    #kept = $state.raw<Kept>({});

    constructor(readonly here: CampaignContext) {
        this.#kept = kept(here.client.name);
    }

    #keep(more: Kept): void {
        this.#kept = { ...this.#kept, ...more };
        localStorage.setItem(`${KEPT} ${this.here.client.name}`, JSON.stringify(this.#kept));
    }

    readonly month = $derived.by(() => this.here.client.summary?.month ?? 0);
    /** Only a trial is taught, and only its beginning. */
    readonly isWanted = $derived.by(() => {
        const { summary, realm } = this.here.client;
        return (summary?.expires ?? null) !== null && realm !== null && this.month <= LAST_MONTH;
    });
    readonly isGone = $derived(this.#kept.gone ?? false);
    readonly scene = $derived.by(() => {
        const { view, world, realm } = this.here.client;
        return view && world && realm !== null ? sceneOf(view, world, realm) : null;
    });
    /** Orders that the server finds nothing wrong with. */
    readonly #orders = $derived.by<OrderJson[]>(() => {
        const sheet = this.here.sheet;
        return (sheet?.lines ?? []).flatMap((line, n) => {
            const kind = sheet?.verdicts[n]?.kind;
            const order = kind === "fine" || kind === "open" ? read(line.trim()) : null;
            return order ? [order] : [];
        });
    });
    readonly course = $derived.by<Course>(() => ({
        month: this.month,
        orders: this.#orders,
        hasLooked: this.#kept.looked ?? false,
        isHandedIn: this.here.sheet?.handedIn ?? false,
        hasRead: this.#kept.read ?? false,
    }));
    readonly step = $derived(this.scene ? current(this.course, this.scene) : null);
    readonly isWeak = $derived(this.step === "recruit" && isWeak(this.course));
    readonly isRefused = $derived.by(
        () => this.here.sheet?.verdicts.some((line) => line?.kind === "refused") ?? false,
    );

    isDone(step: Step): boolean {
        return this.scene !== null && isDone(step, this.course, this.scene);
    }

    get at(): number {
        return this.step === null ? STEPS.length : STEPS.indexOf(this.step) + 1;
    }

    /** Notes what the person looks at. */
    watch(): void {
        const { focus } = this.here;
        if (!this.#kept.looked && this.scene && focus.field === this.scene.capital)
            this.#keep({ looked: true });
        if (!this.#kept.read && this.month > 1 && focus.tab === "reports") this.#keep({ read: true });
    }

    putAway(): void {
        this.#keep({ gone: true });
    }

    fetch(): void {
        this.#keep({ gone: false });
    }
}
