// What travels on the socket. All but `Stepped` is made from the server's structs.
import type {
    Allowed,
    Bye,
    ChatSaid,
    Done,
    Mark,
    Pong,
    Refused,
    Result,
    Seated,
    Stale,
    UndoAnswered,
    UndoAsked,
    Welcome,
} from "../generated/server";

/** The three kinds of things that a game defines. */
export interface Kinds {
    view: { seat: number | null };
    move: { move: string };
    event: { event: string };
}

/** The game stands at step n; the events led here from step n-1 (empty in a fresh view). */
export interface Stepped<K extends Kinds = Kinds> {
    t: "step";
    n: number;
    /** Several steps drawn as one: the number of the first of them (`frames.ts`); the events are those of all. */
    first?: number;
    seat: number | null;
    view: K["view"] | null;
    events: K["event"][];
    to_act: number[];
    /** The moves on offer; null where there are too many to list, empty when this seat waits. */
    offers: K["move"][] | null;
    clock?: unknown;
    fresh?: boolean;
    undone?: boolean;
    result?: Result | null;
    /** Who moved last; -1 where chance did. */
    actor?: number;
    /** Of the log: longer after a move, shorter after an undo. */
    length?: number;
    /** What happened, in words; missing in a fresh view. */
    texts?: string[] | null;
    /** Which of the texts are headings. */
    marks?: Mark[];
}

export type Tells =
    | Welcome
    | Stepped
    | Done
    | Refused
    | Stale
    | Allowed
    | Seated
    | ChatSaid
    | UndoAsked
    | UndoAnswered
    | Pong
    | Bye;
