// The move in the making on the board, with its way back, and the question "why not?".
import type { GameMove, Influence, Province } from "../../generated/kingsburg";
import type { Face, Forbidden } from "../../lib/board";
import { t } from "../../lib/texts.svelte";
import type { Kingsburg } from ".";
import {
    type Choice,
    groupIn,
    type Hand,
    isNothing,
    moveOf,
    NOTHING,
    withAdvisor,
    withBuilding,
    withDie,
    withGood,
    withGroup,
} from "./choice";
import { type Box, boxOf } from "./data";
import {
    buildable,
    changesOf,
    type Good,
    groupOf,
    groupsFor,
    isPaying,
    type Offers,
    reached,
    wishFor,
} from "./offers";

const FEW = 4;
const NOBODY: Hand = { dice: [], white: [] };

export class Draft {
    choice = $state.raw<Choice>(NOTHING);
    forbidden = $state.raw<Forbidden | null>(null);
    isSending = $state(false);
    #before = $state.raw<readonly Choice[]>([]);

    constructor(readonly look: () => Face<Kingsburg>) {}

    get face(): Face<Kingsburg> {
        return this.look();
    }

    box: Box = $derived(boxOf(this.face.data));
    offers: Offers = $derived(this.face.isActing ? (this.face.offers ?? []) : []);
    /** The province of the seat whose eyes we look through. */
    province: Province | null = $derived(this.face.view.provinces[this.face.seat ?? -1] ?? null);
    hand: Hand = $derived(this.province ?? NOBODY);
    group = $derived(groupIn(this.choice, this.hand));
    reach = $derived(reached(this.offers, this.group));
    changes = $derived(changesOf(this.offers));
    isPlacing = $derived(this.offers.some((move) => move.move === "influence"));
    isBuilding = $derived(this.offers.some((move) => move.move === "build"));
    rerolls = $derived(this.offers.filter((move) => move.move === "reroll"));
    /** What can be built, whatever is chosen. */
    offered: readonly string[] = $derived(buildable(this.offers, []));
    /** What can be built together with what is chosen. */
    joining: readonly string[] = $derived(
        this.choice.buildings.length ? buildable(this.offers, this.choice.buildings) : [],
    );
    pass = $derived(this.offers.find((move) => move.move === "pass") ?? null);
    move: GameMove | null = $derived(moveOf(this.choice, this.offers, this.hand));
    /** Where the chosen dice go. */
    target: number | null = $derived(this.move?.move === "influence" ? this.move.advisor : null);
    /** Groups for the same advisor, the simplest and the chosen one; the others are a click on dice away. */
    alternatives: readonly Influence[] = $derived(
        this.target === null
            ? []
            : groupsFor(this.offers, this.target).filter((move, i) => i < FEW || move === this.move),
    );
    /** Goods and payments that are chosen from a list. */
    listed = $derived(this.offers.filter((move) => isPaying(move) || move.move === "pay_town_hall"));
    hasChosen = $derived(!isNothing(this.choice, this.hand));

    #choose(next: Choice): void {
        if (JSON.stringify(next) === JSON.stringify(this.choice)) return;
        this.#before = [...this.#before, this.choice];
        this.choice = next;
        this.forbidden = null;
    }

    /** A new position: nothing is chosen in it. */
    reset(): void {
        this.choice = NOTHING;
        this.#before = [];
        this.forbidden = null;
    }

    takeBack(): void {
        this.choice = this.#before.at(-1) ?? NOTHING;
        this.#before = this.#before.slice(0, -1);
        this.forbidden = null;
    }

    /** A tap at another time: when it would be possible, and what is to be done now. */
    #notNow(what: "advisor" | "building" | "dice", rule: string): void {
        const step = this.face.term(`step_${this.face.view.step}`);
        if (this.face.seat !== null) this.forbidden = { rule, text: t("kb-not-now", { what, step }) };
    }

    pickDie(place: number, isWhite: boolean): void {
        const value = (isWhite ? this.hand.white : this.hand.dice)[place] ?? 0;
        if (this.isPlacing) this.#choose(withDie(this.choice, place, isWhite));
        else if (this.rerolls.length) this.#pickReroll(value, isWhite);
        else if (this.face.view.step === "reroll")
            void this.ask({ move: "reroll", die: value, ...(isWhite ? { white: true } : {}) });
        else this.#notNow("dice", "KB-5.1");
    }

    #pickReroll(value: number, isWhite: boolean): void {
        const move = this.rerolls.find((one) => one.die === value && (one.white ?? false) === isWhite);
        if (move) this.#choose({ ...NOTHING, move });
    }

    pickToken(): void {
        this.#choose({ ...this.choice, token: !this.choice.token, move: null });
    }

    pickMarket(market: number): void {
        this.#choose({ ...this.choice, market: this.choice.market === market ? 0 : market, move: null });
    }

    pickAdvisor(advisor: number): void {
        const next = withAdvisor(this.choice, advisor, this.offers, this.hand);
        if (next) this.#choose(next);
        else if (this.face.view.step !== "influence") this.#notNow("advisor", "KB-5.1");
        else void this.ask(wishFor(advisor, this.group, { ...this.group, ...this.hand }));
    }

    pickGroup(move: Influence): void {
        this.#choose(withGroup(groupOf(move), this.hand));
    }

    pickBuilding(id: string): void {
        if (this.choice.buildings.includes(id) || this.joining.includes(id))
            this.#choose(withBuilding(this.choice, id));
        else if (this.offered.includes(id)) this.#choose(withBuilding(NOTHING, id));
        else if (this.face.view.step !== "build") this.#notNow("building", "KB-7.1");
        else void this.ask({ move: "build", building: id });
    }

    pickGood(good: Good, change: number): void {
        this.#choose(withGood(this.choice, good, change));
    }

    pickMove(move: GameMove): void {
        this.#choose({ ...NOTHING, move });
    }

    /** Why is this not lit? */
    async ask(move: GameMove): Promise<void> {
        if (this.face.seat === null) return;
        this.forbidden = await this.face.why(move);
    }

    async send(move: GameMove | null = this.move): Promise<void> {
        if (move === null || this.isSending) return;
        this.isSending = true;
        try {
            this.forbidden = await this.face.send(move);
        } finally {
            this.isSending = false;
        }
    }
}
