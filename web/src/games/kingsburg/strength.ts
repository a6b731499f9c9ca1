// How strong a province is, part by part, beside what the enemy may bring (KB-12.5). Display only: the server decides.
import type { KingsburgView, Province } from "../../generated/kingsburg";
import { type Box, type BuildingFacts, type EnemyFacts, STRENGTHS } from "./data";

export interface Strength {
    soldiers: number;
    /** Buildings that count, each with what it adds. */
    buildings: readonly { id: string; value: number }[];
    total: number;
}

/** What the King may send, and what he has sent. */
export const KING = [1, 6] as const;

function valueOf(building: BuildingFacts, kind: string | null): number {
    return building.battle + (kind === null ? 0 : (building.against[kind] ?? 0));
}

/** The parts of a province's strength; against an unknown enemy only what counts against all. */
export function strengthOf(
    box: Box,
    province: Pick<Province, "soldiers" | "buildings">,
    kind: string | null,
): Strength {
    const buildings = box.buildings
        .filter(({ id }) => province.buildings.includes(id))
        .map((building) => ({ id: building.id, value: valueOf(building, kind) }))
        .filter(({ value }) => value !== 0);
    const total = buildings.reduce((sum, { value }) => sum + value, province.soldiers);
    return { soldiers: province.soldiers, buildings, total };
}

/** How strong this year's enemy is, or may be. */
export function enemyRange(view: KingsburgView, enemy: EnemyFacts | undefined): readonly [number, number] {
    return enemy ? [enemy.strength, enemy.strength] : (STRENGTHS[view.year - 1] ?? [0, 0]);
}

/** Whether the King's die is still to be rolled this year. */
export function isKingToCome(view: KingsburgView): boolean {
    return view.step !== "over" && view.step !== "battle" && view.reinforcements === 0;
}

/** What the King must send at least for a victory: against the weakest and the strongest that may come. */
export function rollsNeeded(
    total: number,
    [least, most]: readonly [number, number],
    holdsWall: boolean,
): [number, number] {
    const needed = (enemy: number) => enemy - total + (holdsWall ? 0 : 1); // KB-16.15: a draw is enough
    return [needed(least), needed(most)];
}

/** The parts of a strength that was fought with: soldiers of one's own, the King's, buildings. */
export function fightParts(
    box: Box,
    province: Pick<Province, "buildings"> | undefined,
    fought: { strength: number; destroyed: string | null },
    reinforcements: number,
    kind: string,
): { soldiers: number; king: number; buildings: number } {
    const stood = [...(province?.buildings ?? []), ...(fought.destroyed ? [fought.destroyed] : [])];
    const buildings = strengthOf(box, { soldiers: 0, buildings: stood }, kind).total;
    return { soldiers: fought.strength - reinforcements - buildings, king: reinforcements, buildings };
}
