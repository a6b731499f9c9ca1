// A deed in the making: what was chosen, what is still asked for, and the sentence that comes of it.
import { untrack } from "svelte";
import { texts } from "../../lib/texts.svelte";
import type { Focus } from "../focus.svelte";
import { partOf, type OrderJson, type SheetPart, type Value } from "../language/grammar";
import type { Known } from "../language/known";
import { read } from "../language/read";
import { sketch, write } from "../language/write";
import { deedNamed, deedOf, type Deed } from "./deeds";
import { isGiven, missing, orderOf, slotOf, type Slot } from "./slots";

/** What is needed of the sheet. */
export interface Paper {
    readonly lines: readonly string[];
    add(sentence: string, part: SheetPart): void;
    replace(n: number, sentence: string): void;
}

/** Choosing one of these is all there is to do in its slot: the next one opens. */
const AT_ONCE = new Set([
    "unit",
    "host",
    "person",
    "field",
    "side",
    "work",
    "stage",
    "rank",
    "office",
    "good",
    "card",
    "realm",
]);

export class Tapping {
    deed = $state.raw<Deed | null>(null);
    values = $state.raw<Readonly<Record<string, Value>>>({});
    /** The slot that is open: what is tapped on the map goes there. */
    slot = $state<string | null>(null);
    /** The line that is being changed; null for a new one. */
    line = $state<number | null>(null);
    /** The last sentence that was written down. */
    written = $state("");

    readonly slots = $derived.by((): Slot[] => {
        const deed = this.deed;
        return deed ? [...deed.asks, ...deed.more].map((name) => slotOf(deed, name)) : [];
    });
    readonly missing = $derived(this.deed ? missing(this.deed, this.values) : []);
    readonly isWhole = $derived(this.deed !== null && this.missing.length === 0);
    readonly order = $derived<OrderJson | null>(this.deed ? orderOf(this.deed, this.values) : null);
    readonly sentence = $derived.by(() => {
        if (!this.order) return "";
        return this.isWhole ? write(this.order, texts.lang) : sketch(this.order, texts.lang);
    });

    /** Whether a field of the map would be taken: by the slot that is open, or as another target of what is whole. */
    readonly takesFields = $derived.by(() => {
        if (this.slot === null) return Boolean(this.deed?.field);
        const kind = this.slots.find((one) => one.name === this.slot)?.kind;
        return kind === "field" || kind === "fields";
    });

    constructor(
        readonly focus: Focus,
        readonly known: () => Known,
        readonly paper: () => Paper | null,
    ) {}

    /** What is known of the piece and the field in focus is filled in; the first that is missing opens. */
    begin(deed: Deed, given: Readonly<Record<string, Value>> = {}): void {
        this.#open(deed, { ...this.#inFocus(deed), ...given }, null);
    }

    /** The line's order in the same form; false if the line is none. */
    edit(line: number): boolean {
        const order = read(this.paper()?.lines[line] ?? "");
        const deed = order && deedOf(order);
        if (!order || !deed) return false;
        const { order: _, ...values } = order;
        this.#open(deed, values, line);
        return true;
    }

    #open(deed: Deed, values: Readonly<Record<string, Value>>, line: number | null): void {
        this.deed = deed;
        this.values = values;
        this.line = line;
        this.written = "";
        this.show(line === null ? (untrack(() => this.missing)[0] ?? null) : null);
    }

    #inFocus(deed: Deed): Record<string, Value> {
        const { piece, field } = this.focus;
        const found: Record<string, Value> = {};
        const own = this.known().pieces.find((one) => one.isOwn && one.number === piece);
        if (deed.piece && own && deed.who.includes(own.kind)) found[deed.piece] = own.number;
        // Where a wizard stands he casts, mostly; where an army goes it does not stand.
        const place = deed.field === "field" && own ? own.field : own && field === own.field ? null : field;
        if (deed.field && place) found[deed.field] = place;
        return found;
    }

    /** Opens a slot, or closes all; what is tapped on the map is for the open one, if it takes fields. */
    show(name: string | null): void {
        this.slot = name;
    }

    /** A field of the map was tapped: it is a value, a target, or where somebody looks for pieces. */
    picked(field: string): void {
        const open = this.slots.find((one) => one.name === this.slot);
        if (open?.kind === "field") this.choose(open.name, field);
        else if (open?.kind === "fields") this.toggle(open.name, field);
        else if (this.deed?.field) this.choose(this.deed.field, field);
        else if (!this.deed) this.#lookedAt(field);
    }

    /** With a piece in hand, a field without own pieces is where it shall go; others are looked into. */
    #lookedAt(field: string): void {
        const { pieces } = this.known();
        const there = pieces.filter((one) => one.isOwn && !one.isComing && one.field === field);
        const held = pieces.find((one) => one.isOwn && one.number === this.focus.piece);
        if (held && there.length === 0) {
            const isHostile = pieces.some((one) => !one.isOwn && one.field === field);
            this.begin(marching(held.number, isHostile), { to: field });
        } else if (!there.some((one) => one.number === held?.number)) {
            const [one, ...others] = there;
            if (one && !others.length) this.focus.take(one.number);
            else this.focus.piece = null;
        }
    }

    choose(name: string, value: Value): void {
        this.values = { ...this.values, [name]: value };
        const slot = this.slots.find((one) => one.name === name);
        if (slot && AT_ONCE.has(slot.kind) && isGiven(value)) this.next();
    }

    /** Nothing is said about it. */
    leaveOut(name: string): void {
        const { [name]: _, ...others } = this.values;
        this.values = others;
    }

    /** In a list or out of it again. */
    toggle(name: string, item: string | number): void {
        const before = (this.values[name] ?? []) as readonly (string | number)[];
        const isIn = before.includes(item);
        this.choose(name, isIn ? before.filter((one) => one !== item) : [...before, item]);
    }

    /** The next slot that has to be filled; if none has, all are closed. */
    next(): void {
        this.show(this.missing[0] ?? null);
    }

    write(): void {
        const paper = this.paper();
        if (!this.isWhole || !this.order || !paper) return;
        const sentence = this.sentence;
        if (this.line === null) paper.add(sentence, partOf(this.order.order));
        else paper.replace(this.line, sentence);
        this.stop();
        this.written = sentence;
    }

    stop(): void {
        this.deed = null;
        this.values = {};
        this.line = null;
        this.show(null);
    }
}

const FIRST_PERSON = 500;

/** The deed that sends a piece somewhere. */
function marching(number: number, isHostile: boolean): Deed {
    return deedNamed(number > FIRST_PERSON ? "move_person" : isHostile ? "attack" : "move")!;
}
