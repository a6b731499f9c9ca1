// The move in the making: what is picked, what it would be, and what the rules say to it.
import type { EthnosView, GameMove } from "../../generated/ethnos";
import type { Face, Forbidden } from "../../lib/board";
import type { Ethnos } from ".";
import { isSkeleton, sorted, type Sorting } from "./cards";
import { DARK, fitting, keyOf, litBy, type Lit } from "./lit";
import type { Show } from "./show.svelte";

/** Groups of pieces that number keys choose from. */
export type Group = "choices" | "tribes" | "map" | "trolls" | "hand" | "market";

const GROUPS: Record<string, Group> = {
    choose: "tribes",
    kingdom: "map",
    free_marker: "map",
    troll_token: "trolls",
    ability: "choices",
    wizard_draw: "choices",
    plunder: "choices",
};

interface Verdict {
    key: string;
    forbidden: Forbidden | null;
}

export class Turn {
    sorting = $state<Sorting>("tribe");
    /** Places in the hand as it is sorted, in the order of picking. */
    picked = $state.raw<readonly number[]>([]);
    #leader = $state.raw<string | null>(null);
    choice = $state.raw<GameMove | null>(null);
    refusal = $state.raw<Forbidden | null>(null);
    isSending = $state(false);
    /** The group that has the focus. */
    focused = $state<Group | null>(null);
    #verdict = $state.raw<Verdict | null>(null);
    #probed = $state.raw<Lit | null>(null);

    constructor(
        readonly face: Face<Ethnos>,
        readonly show: Pick<Show, "shown" | "isBehind">,
        readonly isHeld: () => boolean,
    ) {}

    view = $derived.by((): EthnosView => this.show.shown.view as EthnosView);
    isActing = $derived.by(() => this.face.isActing && !this.show.isBehind && !this.isHeld());
    hand = $derived.by(() => sorted(this.view.hand, this.sorting));
    offers = $derived.by(() => (this.isActing ? this.face.offers : []));
    keys = $derived.by(() => new Set(this.offers?.map(keyOf)));
    lit = $derived.by((): Lit => {
        if (!this.isActing || this.isSending) return DARK;
        return this.offers ? litBy(this.offers) : (this.#probed ?? DARK);
    });
    isKeeping = $derived.by(() => this.view.step === "keep");
    pickedCards = $derived.by(() => this.picked.map((place) => this.hand[place]!));
    /** Which cards of the hand could join; all of them where offers are not listed. */
    fits = $derived.by(() =>
        this.offers && this.picked.length
            ? fitting(this.offers, this.hand, this.picked)
            : this.hand.map(() => true),
    );
    leader = $derived.by(() => {
        const cards = this.pickedCards;
        if (this.#leader && cards.includes(this.#leader)) return this.#leader;
        return cards.find((card) => !isSkeleton(card)) ?? cards[0] ?? null;
    });
    /** Cards that could be named leader, each once. */
    leaders = $derived.by(() => [...new Set(this.pickedCards.filter((card) => !isSkeleton(card)))]);
    move = $derived.by((): GameMove | null => {
        if (!this.isActing) return null;
        if (this.choice) return this.choice;
        if (this.isKeeping) return { move: "keep", cards: sorted(this.pickedCards, "tribe") };
        if (!this.leader) return null;
        return { move: "play_band", leader: this.leader, others: this.others };
    });
    others = $derived.by(() => {
        const rest = [...this.pickedCards];
        if (this.leader) rest.splice(rest.indexOf(this.leader), 1);
        return sorted(rest, "tribe");
    });
    key = $derived.by(() => (this.move ? keyOf(this.move) : ""));
    /** What the rules say to the move: undefined while they are being asked. */
    verdict = $derived.by((): Forbidden | null | undefined => {
        if (!this.move || this.keys.has(this.key)) return null;
        return this.#verdict?.key === this.key ? this.#verdict.forbidden : undefined;
    });
    ready = $derived.by(() => this.move !== null && this.verdict === null && !this.isSending);
    group = $derived.by((): Group => {
        if (this.focused && this.#litIn(this.focused)) return this.focused;
        const usual = GROUPS[this.view.step];
        return usual ?? (this.hand.length && this.lit.hand ? "hand" : "market");
    });

    #litIn(group: Group): number {
        const lit = this.lit;
        return {
            choices: lit.buttons.length,
            tribes: lit.tribes.size,
            map: lit.kingdoms.size,
            trolls: lit.trolls.size,
            hand: lit.hand ? this.hand.length : 0,
            market: Number(lit.draw) + lit.takes.size,
        }[group];
    }

    /** The number key of the first button in the bar: they come after the pieces of the group. */
    firstButton = $derived.by(() => (this.group === "choices" ? 1 : this.#litIn(this.group) + 1));

    /** Another step: whatever was in the making is void. */
    reset(): void {
        this.picked = [];
        this.#leader = null;
        this.choice = null;
        this.refusal = null;
        this.focused = null;
        this.#verdict = null;
        this.#probed = null;
    }

    /** Asks the rules about a move that is not among the offers. */
    async judge(): Promise<void> {
        const { move, key } = this;
        if (!move || this.verdict !== undefined) return;
        const forbidden = await this.face.why(move);
        if (this.key === key) this.#verdict = { key, forbidden };
    }

    /** Where there are too many offers to list: asks for each thing on the table whether it may be taken. */
    async probe(): Promise<void> {
        if (!this.isActing || this.offers || this.#probed) return;
        const n = this.face.step.n;
        const asked: GameMove[] = [
            { move: "draw_card" },
            { move: "pass" },
            ...[...new Set(this.view.market)].map((card) => ({ move: "take_card", card }) as const),
        ];
        const answers = await Promise.all(asked.map((move) => this.face.why(move)));
        if (this.face.step.n !== n) return;
        this.#probed = { ...litBy(asked.filter((_, i) => answers[i] === null)), hand: true };
    }

    pick(place: number): void {
        if (!this.isActing || !this.lit.hand) return;
        this.choice = null;
        this.refusal = null;
        const isPicked = this.picked.includes(place);
        this.picked = isPicked ? this.picked.filter((each) => each !== place) : [...this.picked, place];
    }

    lead(card: string): void {
        this.#leader = card;
        this.refusal = null;
    }

    /** Chooses a thing that is one whole move; a thing that is not lit answers why not. */
    choose(move: GameMove): void {
        this.refusal = null;
        if (this.isActing && (this.keys.has(keyOf(move)) || this.#isProbed(move))) {
            this.picked = [];
            this.choice = move;
        } else if (this.face.seat !== null) void this.whyNot(move);
    }

    #isProbed(move: GameMove): boolean {
        const lit = this.offers ? null : this.#probed;
        if (!lit) return false;
        if (move.move === "draw_card") return lit.draw;
        if (move.move === "take_card") return lit.takes.has(move.card);
        return lit.buttons.some((each) => each.move === move.move);
    }

    isChosen(move: GameMove): boolean {
        return this.choice !== null && keyOf(this.choice) === keyOf(move);
    }

    async whyNot(move: GameMove): Promise<void> {
        const forbidden = await this.face.why(move);
        this.refusal = forbidden;
        if (forbidden) this.face.announce(forbidden.text);
    }

    get canTakeBack(): boolean {
        return this.choice !== null || this.picked.length > 0 || this.refusal !== null;
    }

    takeBack(): void {
        if (this.refusal) this.refusal = null;
        else if (this.choice) this.choice = null;
        else this.picked = this.picked.slice(0, -1);
    }

    async confirm(): Promise<void> {
        const move = this.move;
        if (!move || !this.ready) return;
        this.isSending = true;
        const forbidden = await this.face.send(move);
        this.isSending = false;
        this.refusal = forbidden;
    }
}
