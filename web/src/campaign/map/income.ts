// What a field brings, as far as the map tells it.
import type { Scene } from "./scene";

/** By terrain, what a field brings in taxes; as `tables/terrain.py` has it. */
const INCOME = [0, 0, 800, 800, 300, 300, 500, 200, 0, 1000, 0, 0];
const TOWN_INCOME = [0, 1000, 2000, 3000, 5000, 6000];
/** Fields are poorer for so many months after they were plundered. */
export const PLUNDER_MONTHS = 8;

/** Taxes of a field as far as the map tells: terrain and town, changed by what happened there. */
export function incomeOf(scene: Scene, terrain: number, field: number): number {
    const town = TOWN_INCOME[scene.townAt.get(field)?.stage ?? 0] ?? 0;
    const percent = 100 + (scene.happenings.get(field) ?? 0);
    return Math.round((((INCOME[terrain] ?? 0) + town) * percent) / 100);
}
