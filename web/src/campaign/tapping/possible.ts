// Which deeds are likely, and which the rules forbid: as far as the server has said it.
import type { Deeds, Reason } from "../../generated/campaign";
import type { Reach } from "../types";
import { isHost, type Known, type KnownPiece } from "../language/known";
import { read } from "../language/read";
import { DEEDS, deedOf, type Deed } from "./deeds";

/** By deed, what is against it; deeds that are possible, or of which nobody knows, are not in it. */
export function forbidden(answer: Deeds | null, reach: Reach | null, number: number): Map<string, Reason> {
    const found = new Map<string, Reason | null>();
    for (const { said, why } of answer?.number === number ? answer.deeds : []) {
        const order = read(said.en);
        const id = order && deedOf(order)?.id;
        if (id && found.get(id) !== null) found.set(id, why === null ? null : (found.get(id) ?? why));
    }
    if (reach?.number === number && reach.bound) {
        for (const id of ["move", "attack", "move_person"]) found.set(id, reach.bound);
    }
    const against = [...found].filter((entry): entry is [string, Reason] => entry[1] !== null);
    return new Map(against);
}

interface Here {
    readonly piece: KnownPiece;
    readonly known: Known;
    readonly reach: Reach | null;
    /** Own pieces in the same field. */
    readonly beside: readonly KnownPiece[];
    readonly isOwnLand: boolean;
}

/** When somebody probably wants to do this; what is not listed is never among the likely. */
const LIKELY: Readonly<Record<string, (here: Here) => boolean>> = {
    move: ({ piece }) => !piece.carrier,
    move_person: ({ piece }) => !piece.carrier,
    attack: ({ reach }) => reach?.reached?.some((field) => field.meets) ?? false,
    land: ({ piece }) => piece.carrier > 0,
    embark: ({ piece, beside }) => !piece.carrier && beside.some((one) => one.kind === "fleet"),
    accompany: ({ piece, beside }) => !piece.carrier && beside.some((one) => isHost(one.kind)),
    leave: ({ piece }) => piece.carrier > 0,
    plunder: ({ isOwnLand, piece }) => !isOwnLand && !piece.carrier,
    fire_before: ({ piece }) => Boolean(piece.army?.light || piece.army?.heavy),
    mount: ({ piece }) => Boolean(piece.army?.mounts),
    split: ({ piece }) => (piece.army?.leaders ?? 0) > 1,
    merge: ({ piece, beside }) => beside.some((one) => one.kind === piece.kind && isHost(one.kind)),
    unload: ({ piece, isOwnLand }) => isOwnLand && Boolean(piece.army?.gold),
    release: ({ piece }) => Boolean(piece.army?.goods?.length),
    teleport: ({ piece }) => piece.kind === "wizard",
    raise_magic_wall: ({ piece }) => piece.kind === "wizard",
    appoint: ({ piece }) => piece.kind === "character",
};
const MOST_LIKELY = 5;

export function likely(here: Here, against: ReadonlyMap<string, Reason>): Deed[] {
    const found = DEEDS.filter((deed) => deed.who.includes(here.piece.kind) && LIKELY[deed.id]?.(here));
    return found.filter((deed) => !against.has(deed.id)).slice(0, MOST_LIKELY);
}
