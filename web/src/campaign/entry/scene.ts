// Where the first month of a trial takes place, read from what the realm sees: nothing of it is known beforehand.
import { atlasFor, NOWHERE, SIDES, type Atlas } from "../map/geometry";
import type { PhoenixView, World } from "../types";

/** A realm of hostile creatures, as views number kinds of realms. */
const BEASTS = 5;
const LOWLAND = 9;
const WATER: readonly number[] = [1, 8, 10, 11];

export interface Scene {
    capital: string;
    /** Where an enemy stands beside the capital; null: nobody does. */
    foe: string | null;
    /** A good place for a castle. */
    site: string | null;
    /** Free land that riders reach from the capital. */
    goal: string | null;
}

/** Land beside a field. */
function around(atlas: Atlas, field: number, isDry = false): number[] {
    return Array.from({ length: SIDES }, (_, side) => SIDES * field + side)
        .filter((side) => !isDry || !atlas.river[side])
        .map((side) => atlas.neighbour[side] ?? NOWHERE)
        .filter((other) => other !== NOWHERE && !WATER.includes(atlas.terrain[other] ?? 0));
}

function foes(view: PhoenixView, realm: number): string[] {
    return view.armies.flatMap((armies, other) =>
        other !== realm && view.realms[other]?.kind === BEASTS
            ? Object.values(armies).map((army) => army.field)
            : [],
    );
}

/** Null for a realm that has lost its capital: it has other worries. */
export function sceneOf(view: PhoenixView, world: World, realm: number): Scene | null {
    const capital = view.realms[realm]?.capital ?? "";
    const atlas = atlasFor(world);
    const middle = atlas.byLabel.get(capital);
    if (middle === undefined) return null;
    const label = (field: number) => atlas.labels[field] ?? "";
    const near = around(atlas, middle);
    const foe = foes(view, realm).find((field) => near.some((one) => label(one) === field)) ?? null;
    const plains = near.filter((field) => atlas.terrain[field] === LOWLAND && label(field) !== foe);
    const site = plains.find((field) => view.owners[label(field)] === realm && !view.towns[label(field)]);
    // Rivers cost more than a beginner expects.
    const goal = around(atlas, middle, true)
        .filter((field) => plains.includes(field))
        .flatMap((field) => around(atlas, field, true))
        .find((field) => atlas.terrain[field] === LOWLAND && (view.owners[label(field)] ?? -1) < 0);
    return {
        capital,
        foe,
        site: site === undefined ? null : label(site),
        goal: goal === undefined ? null : label(goal),
    };
}
