// Armies that could meet in a field, as the view shows them: the nearest first.
import { readField, stepsBetween, type Atlas } from "../map/geometry";
import type { PhoenixView } from "../types";
import type { Plan } from "./plan";

/** What the realm sees, and the map that it lies on. */
export interface Ground {
    view: PhoenixView;
    atlas: Atlas;
}

export interface Candidate {
    /** "101", or "Yaromo 101" of another realm. */
    name: string;
    field: string;
    /** It stands in the field already. */
    isHere: boolean;
    /** Fields between it and the fight; 0 as long as nobody knows where that is. */
    steps: number;
}

function candidate(ground: Ground, name: string, field: string, place: string): Candidate {
    const [from, to] = [ground.atlas.byLabel.get(field), ground.atlas.byLabel.get(place)];
    const steps = from === undefined || to === undefined ? 0 : stepsBetween(ground.atlas, from, to);
    return { name, field, isHere: field === place, steps };
}

function nearest(candidates: Candidate[]): Candidate[] {
    return candidates.sort((one, two) => one.steps - two.steps);
}

export function ownArmies(ground: Ground, field: string): Candidate[] {
    const place = readField(ground.atlas, field);
    const own = Object.entries(ground.view.armies[ground.view.seat ?? -1] ?? {});
    return nearest(own.map(([name, army]) => candidate(ground, name, army.field, place)));
}

export function foesOf(ground: Ground, field: string): Candidate[] {
    const { view } = ground;
    const place = readField(ground.atlas, field);
    const found = view.armies.flatMap((armies, seat) =>
        seat === view.seat
            ? []
            : Object.entries(armies).map(([number, army]) =>
                  candidate(ground, `${view.realms[seat]?.name ?? ""} ${number}`, army.field, place),
              ),
    );
    return nearest(found);
}

/** What a plan still lacks before anybody would fight: a message that says so; "" if nothing. */
export function lacking(ground: Ground, plan: Plan): string {
    if (plan.kind === "typed") return plan.attackers.trim() && plan.defenders.trim() ? "" : "od-say-who";
    if (!plan.field.trim()) return "od-say-who";
    if (!readField(ground.atlas, plan.field)) return "od-say-field";
    const isFoeHere = foesOf(ground, plan.field).some((army) => army.isHere);
    if (!plan.foes.length && !isFoeHere) return "od-say-foes";
    const isOwnHere = ownArmies(ground, plan.field).some((army) => army.isHere);
    return plan.own.length || isOwnHere ? "" : "od-say-own";
}

/** Whom a plan begins with: the army that is looked at, and those that stand in the field. */
export function firstOnes(ground: Ground, field: string, piece: number | null): number[] {
    return ownArmies(ground, field)
        .filter((army) => army.isHere || army.name === String(piece))
        .map((army) => Number(army.name))
        .sort((one, two) => one - two);
}
