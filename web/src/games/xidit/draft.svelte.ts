// The move that the player puts together: six orders, or a choice among the offers. Nothing is sent before it is confirmed.
import type { GameMove } from "../../generated/xidit";
import type { Forbidden } from "../../lib/board";
import { beginning, NOTHING, wholeMove, type Choice } from "./choosing";
import { YEAR, type Order, type XiditFace } from "./kinds";

interface Snapshot {
    orders: readonly (Order | null)[];
    /** The wheel that the next order goes to. */
    slot: number;
    choice: Choice;
}

const NO_ORDERS: readonly (Order | null)[] = Array(YEAR).fill(null);

export class Draft {
    now = $state.raw<Snapshot>({ orders: NO_ORDERS, slot: 0, choice: NOTHING });
    past = $state.raw<readonly Snapshot[]>([]);
    forbidden = $state.raw<Forbidden | null>(null);
    isSending = $state(false);
    readonly #face: XiditFace;

    constructor(face: XiditFace) {
        this.#face = face;
    }

    get offers(): readonly GameMove[] {
        return this.#face.offers ?? [];
    }

    get orders(): readonly (Order | null)[] {
        return this.now.orders;
    }

    get choice(): Choice {
        return this.now.choice;
    }

    isProgramme = $derived.by(() => this.#face.view.step === "programme");
    /** The orders as they stand, or the offer that is chosen; null as long as something is missing. */
    move: GameMove | null = $derived.by(() => {
        if (!this.isProgramme) return wholeMove(this.offers, this.now.choice);
        if (this.now.orders.includes(null)) return null;
        return { move: "programme", orders: [...this.now.orders] as Order[] };
    });

    /** A new decision; orders that were handed in before may be changed. */
    begin(): void {
        const handedIn = this.#face.view.programme as Order[];
        const orders = handedIn.length === YEAR ? handedIn : NO_ORDERS;
        this.now = { orders, slot: orders.indexOf(null), choice: beginning(this.offers) };
        this.past = [];
        this.forbidden = null;
        this.isSending = false;
    }

    #change(now: Partial<Snapshot>): void {
        this.past = [...this.past, this.now];
        this.now = { ...this.now, ...now };
        this.forbidden = null;
    }

    choose(choice: Partial<Choice>): void {
        this.#change({ choice: { ...this.now.choice, ...choice } });
    }

    /** Sets the chosen wheel, or the first one that is free, and goes on to the next. */
    order(order: Order): void {
        const slot = this.now.slot >= 0 ? this.now.slot : this.now.orders.length - 1;
        const orders = this.now.orders.with(slot, order);
        const after = orders.indexOf(null, slot);
        this.#change({ orders, slot: after >= 0 ? after : orders.indexOf(null) });
    }

    /** The next order changes this wheel. */
    turn(slot: number): void {
        this.now = { ...this.now, slot };
        this.forbidden = null;
    }

    takeBack(): void {
        const before = this.past.at(-1);
        if (!before) return;
        this.now = before;
        this.past = this.past.slice(0, -1);
        this.forbidden = null;
    }

    async confirm(): Promise<void> {
        if (!this.move || this.isSending) return;
        this.isSending = true;
        this.forbidden = await this.#face.send(this.move);
        this.isSending = false;
        this.past = [];
    }

    /** Asks the server why something cannot be chosen. */
    async explain(move: GameMove): Promise<void> {
        this.forbidden = await this.#face.why(move);
    }
}
