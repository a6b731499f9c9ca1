// The battle of a winter, gathered from the events of however many steps it takes.
import type { GameEvent } from "../../generated/kingsburg";

export type Outcome = "won" | "drawn" | "lost";

export interface Fought {
    seat: number;
    strength: number;
    outcome: Outcome;
    /** Goods and points, gained or (negative) lost. */
    gold: number;
    wood: number;
    stone: number;
    vp: number;
    isStrongest: boolean;
    destroyed: string | null;
}

export interface Battle {
    card: string;
    enemy: number;
    reinforcements: number;
    seats: readonly Fought[];
    isOver: boolean;
}

type Goods = { gold: number; wood: number; stone: number };

function changed(battle: Battle, seat: number, change: (fought: Fought) => Fought): Battle {
    return { ...battle, seats: battle.seats.map((one) => (one.seat === seat ? change(one) : one)) };
}

function addGoods(fought: Fought, goods: Goods, sign: number): Fought {
    return {
        ...fought,
        gold: fought.gold + sign * goods.gold,
        wood: fought.wood + sign * goods.wood,
        stone: fought.stone + sign * goods.stone,
    };
}

function addPoints(fought: Fought, vp: number): Fought {
    return { ...fought, vp: fought.vp + vp };
}

const NEITHER = { gold: 0, wood: 0, stone: 0, vp: 0, isStrongest: false, destroyed: null };

function next(battle: Battle | null, event: GameEvent): Battle | null {
    if (event.event === "enemy_revealed")
        return { card: event.card, enemy: 0, reinforcements: 0, seats: [], isOver: false };
    if (battle === null || battle.isOver) return battle;
    switch (event.event) {
        case "reinforcements_sent":
            return { ...battle, reinforcements: event.soldiers };
        case "battle_fought": {
            const { seat, strength } = event;
            const fought: Fought = { ...NEITHER, seat, strength, outcome: event.outcome as Outcome };
            return { ...battle, enemy: event.enemy, seats: [...battle.seats, fought] };
        }
        case "spoils_taken":
            return changed(battle, event.seat, (one) => addPoints(addGoods(one, event, 1), event.vp));
        case "fortress_scored":
            return changed(battle, event.seat, (one) => addPoints(one, event.vp));
        case "strongest_scored":
            return changed(battle, event.seat, (one) => ({ ...addPoints(one, event.vp), isStrongest: true }));
        case "goods_lost":
            return changed(battle, event.seat, (one) => addGoods(one, event, -1));
        case "building_destroyed":
            return changed(battle, event.seat, (one) => ({
                ...addPoints(one, event.vp),
                destroyed: event.building,
            }));
        case "points_lost":
            return changed(battle, event.seat, (one) => addPoints(one, event.vp));
        case "soldiers_dismissed":
            return { ...battle, isOver: true };
        default:
            return battle;
    }
}

/** The battle after these events; null when none has begun. */
export function fought(before: Battle | null, events: readonly GameEvent[]): Battle | null {
    return events.reduce(next, before);
}
