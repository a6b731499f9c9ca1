// What is meant by a word in the search: a realm, a piece by number or name, a town, a field.
import { fold } from "../language/line";
import type { PhoenixView } from "../types";
import type { Pointed } from "./bench.svelte";

export interface Found {
    readonly pointed: Pointed;
    readonly kind: "realm" | "piece" | "town" | "field";
    /** The realm that it belongs to; null if none. */
    readonly realm: number | null;
    readonly unit: number;
    readonly name: string;
    readonly field: string;
}

const MOST = 40;

function* everything(view: PhoenixView): Generator<Found> {
    for (const [realm, seen] of view.realms.entries()) {
        if (!seen) continue;
        yield {
            pointed: { realm },
            kind: "realm",
            realm,
            unit: 0,
            name: seen.name,
            field: seen.capital ?? "",
        };
    }
    for (const [realm, seen] of view.realms.entries()) {
        if (!seen) continue;
        const rows = { ...(view.armies[realm] ?? {}), ...(view.people[realm] ?? {}) };
        for (const [number, piece] of Object.entries(rows)) {
            const unit = Number(number);
            const name = "rank" in piece ? String(piece.name ?? "") : "";
            yield { pointed: { realm, unit }, kind: "piece", realm, unit, name, field: piece.field };
        }
    }
    for (const field of Object.keys(view.towns)) {
        const realm = view.owners[field] ?? null;
        yield { pointed: { field }, kind: "town", realm, unit: 0, name: "", field };
    }
}

/** Those that have every word in name, number, realm or field; a field that is written out comes first. */
export function found(view: PhoenixView, text: string, realm: number | null = null): Found[] {
    const words = fold(text).split(/\s+/).filter(Boolean);
    const field = /^\s*(\d{1,4})\s*\/\s*(\d{1,2})\s*$/.exec(text);
    const label = field ? `${Number(field[1])}/${field[2]!.padStart(2, "0")}` : "";
    const first: Found[] = label
        ? [{ pointed: { field: label }, kind: "field", realm: null, unit: 0, name: "", field: label }]
        : [];
    const rest = [...everything(view)].filter((one) => {
        if (realm !== null && one.realm !== realm) return false;
        const named = one.realm === null ? "" : (view.realms[one.realm]?.name ?? "");
        const said = fold(`${named} ${one.name} ${one.unit || ""} ${one.field}`);
        return (words.length > 0 || realm !== null) && words.every((word) => said.includes(word));
    });
    return [...first, ...rest].slice(0, MOST);
}

/** The lowest number of a hundred that a realm does not use. */
export function freeNumber(view: PhoenixView | null, realm: number, hundred: number): number {
    const taken = new Set(
        [...Object.keys(view?.armies[realm] ?? {}), ...Object.keys(view?.people[realm] ?? {})].map(Number),
    );
    let number = 100 * hundred + 1;
    while (taken.has(number)) number += 1;
    return number;
}
