// Pieces that may stand in a slot of a deed, those that are near first.
import type { Value } from "../language/grammar";
import { kindOfNew, mayBe } from "../language/complete";
import { freeNumbers, type Known, type KnownPiece } from "../language/known";
import type { Deed } from "./deeds";
import type { Slot } from "./slots";

type Values = Readonly<Record<string, Value>>;

const ITEM: Readonly<Record<string, string>> = { people: "person", hosts: "host" };

function placeOf(deed: Deed, values: Values, known: Known): string {
    const main = values[deed.piece || "army"] ?? values["person"];
    const found = known.pieces.find((piece) => piece.isOwn && piece.number === main);
    return found?.field ?? String(values["town"] ?? values["post"] ?? values["field"] ?? "");
}

export function candidates(deed: Deed, slot: Slot, values: Values, known: Known): KnownPiece[] {
    const kind = ITEM[slot.kind] ?? slot.kind;
    const place = placeOf(deed, values, known);
    const found = known.pieces.filter((piece) => {
        if (piece.isOwn === slot.isForeign || !mayBe(piece, kind, deed.order, slot.name)) return false;
        if (slot.isForeign) return !values["realm"] || piece.realm === values["realm"];
        if (slot.name === deed.piece) return !deed.who.length || deed.who.includes(piece.kind);
        // What is recruited may join those who stand in the town.
        if (slot.isNew) return deed.group === "muster" && deed.order !== "enlist" && piece.field === place;
        return piece.number !== values["army"] || slot.name === "army";
    });
    return found.sort((one, other) => Number(other.field === place) - Number(one.field === place));
}

const SUGGESTED = 3;

/** Free numbers for what the deed makes. */
export function newNumbers(deed: Deed, slot: Slot, values: Values, known: Known): number[] {
    if (!slot.isNew) return [];
    const kind = kindOfNew(deed.order, slot.name, values);
    if (kind) return freeNumbers(known, kind, SUGGESTED);
    const kinds =
        deed.order === "enlist" ? (["character", "wizard"] as const) : (["foot", "riders", "fleet"] as const);
    return kinds.flatMap((one) => freeNumbers(known, one, 1));
}
