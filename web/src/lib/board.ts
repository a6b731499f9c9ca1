// The contract between the table page and a game's board.
import type { Component } from "svelte";
import type { Kinds, Stepped } from "./messages";
import type { Parts } from "./parts.svelte";

/** A rule that forbids a move, with its text in the reader's language. */
export interface Forbidden {
    rule: string;
    text: string;
}

/** What a board may know and do. Its fields are reactive: read them in templates and `$derived`. */
export interface Face<K extends Kinds = Kinds> {
    /** The last step that this seat was told of. */
    readonly step: Stepped<K>;
    readonly view: K["view"];
    /** Whose eyes we look through; null is the public view. */
    readonly seat: number | null;
    /** Names of the players by seat. */
    readonly names: readonly string[];
    /** Whether this seat must decide now, here (and not in a replay). */
    readonly isActing: boolean;
    /** The moves on offer; null where there are too many to list: then build one and ask `why`. */
    readonly offers: readonly K["move"][] | null;
    /** The game's tables (costs, map, tiles ...) with this table's corrections, as `tafelrunde data GAME` has them. */
    readonly data: Record<string, readonly TableRow[]>;
    /** In a burst the board draws its parts one after another. */
    readonly parts: Parts;
    /** Sends a move; resolves when it is carried out, or with the rule that forbids it. */
    send(move: K["move"]): Promise<Forbidden | null>;
    /** Why can I not do this? null: the rules allow it. Changes nothing. */
    why(move: K["move"]): Promise<Forbidden | null>;
    /** The name of a thing of the game in the reader's language (building, tribe, city ...). */
    term(id: string): string;
    /** Shows a rule's text (the rules drawer opens at it). */
    showRule(id: string): void;
    /** Says something in the live region, for those who do not see the board. */
    announce(text: string): void;
}

export interface TableRow {
    id: string;
    name: string;
    values: Record<string, unknown>;
}

/** What a game's folder exports. */
export interface BoardModule<K extends Kinds = Kinds> {
    Board: Component<{ face: Face<K> }>;
    /** Where a move is made, if not at the left or below: a panel over the board's edge keeps off it. */
    bar?: "right" | "corner";
    /** Fluent texts, merged with the app's own. */
    texts: { en: string; de: string };
    /** The places on the board (`data-at`, `data-spot`) that an event speaks of, the most telling first. */
    spots: (event: K["event"]) => readonly string[];
}
