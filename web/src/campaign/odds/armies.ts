// Armies that could meet in a field, as the view shows them: those that stand there first, then the province.
import type { PhoenixView } from "../types";
import type { Plan } from "./plan";

export interface Candidate {
    /** "101", or "Yaromo 101" of another realm. */
    name: string;
    field: string;
    /** It stands in the field already. */
    isHere: boolean;
}

function nearness(candidate: Candidate, field: string): number {
    if (candidate.isHere) return 0;
    return candidate.field.split("/")[0] === field.split("/")[0] ? 1 : 2;
}

function ordered(candidates: Candidate[], field: string): Candidate[] {
    return candidates.sort((one, two) => nearness(one, field) - nearness(two, field));
}

export function ownArmies(view: PhoenixView, field: string): Candidate[] {
    const own = view.armies[view.seat ?? -1] ?? {};
    const found = Object.entries(own).map(([name, army]) => ({
        name,
        field: army.field,
        isHere: army.field === field.trim(),
    }));
    return ordered(found, field);
}

export function foesOf(view: PhoenixView, field: string): Candidate[] {
    const found = view.armies.flatMap((armies, seat) =>
        seat === view.seat
            ? []
            : Object.entries(armies).map(([number, army]) => ({
                  name: `${view.realms[seat]?.name ?? ""} ${number}`,
                  field: army.field,
                  isHere: army.field === field.trim(),
              })),
    );
    return ordered(found, field);
}

/** What a plan still lacks before anybody would fight: a message that says so; "" if nothing. */
export function lacking(view: PhoenixView, plan: Plan): string {
    if (plan.kind === "typed") return plan.attackers.trim() && plan.defenders.trim() ? "" : "od-say-who";
    if (!plan.field.trim()) return "od-say-who";
    const isFoeHere = foesOf(view, plan.field).some((army) => army.isHere);
    if (!plan.foes.length && !isFoeHere) return "od-say-foes";
    const isOwnHere = ownArmies(view, plan.field).some((army) => army.isHere);
    return plan.own.length || isOwnHere ? "" : "od-say-own";
}

/** Whom a plan begins with: the army that is looked at, and those that stand in the field. */
export function firstOnes(view: PhoenixView, field: string, piece: number | null): number[] {
    const own = ownArmies(view, field);
    return own
        .filter((army) => army.isHere || army.name === String(piece))
        .map((army) => Number(army.name))
        .sort((one, two) => one - two);
}
