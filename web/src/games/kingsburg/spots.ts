// What an event of Kingsburg speaks of, by the names of places on the board.
import type { GameEvent } from "../../generated/kingsburg";

const OF_ENEMY = new Set<GameEvent["event"]>([
    "enemy_seen",
    "enemy_revealed",
    "reinforcements_sent",
    "battle_fought",
]);

export function spots(event: GameEvent): string[] {
    const seat = "seat" in event && event.seat !== null ? [`seat-${event.seat}`] : [];
    if (OF_ENEMY.has(event.event)) return ["enemy", ...seat];
    if ("advisor" in event) return [`advisor-${event.advisor}`, ...seat];
    if (event.event === "neutral_dice_rolled") return event.advisors.map((advisor) => `advisor-${advisor}`);
    if (event.event === "built" || event.event === "building_destroyed") {
        const { seat: owner, building } = event;
        return [`building-${owner}-${building}`, `cell-${owner}-${building}`, ...seat];
    }
    return seat;
}
