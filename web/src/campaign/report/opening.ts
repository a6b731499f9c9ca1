// What a report opens with: how the realm stands, how it fought, what became of its orders. Three sentences.
import type { Figure, Line, Own, Report, Scene } from "../../generated/campaign";

export interface Sentence {
    id: string;
    args: Record<string, number | string>;
}

/** Goods that fell, by their codes. */
export type Fallen = Record<string, number>;

/** Spells and walls are told among the fights, but are none. */
const FIGHTS = new Set([
    "melee_worked",
    "overrun_worked",
    "fire_worked",
    "shots_worked",
    "duel_worked",
    "combat_worked",
]);
/** Lines of the diary that count own dead. */
const LOSSES = new Set(["fought", "was_overrun", "fire_losses", "cut", "drowned", "storm_losses"]);

function figure(own: Own, name: string): Figure {
    return own.changes.figures?.find((one) => one.name === name) ?? { name, before: 0, now: 0 };
}

export function standing(own: Own): Sentence {
    const [gold, fields] = [figure(own, "gold"), figure(own, "fields")];
    return {
        id: "rep-open-standing",
        args: {
            gold: gold.now,
            goldChange: gold.now - gold.before,
            fields: fields.now,
            fieldChange: fields.now - fields.before,
        },
    };
}

export function fightsOf(report: Report): Scene[] {
    return (report.scenes ?? []).filter((scene) => FIGHTS.has(scene.kind));
}

export function fighting(report: Report, own: Own): Sentence {
    const fights = fightsOf(report);
    if (!fights.length) return { id: "rep-open-peace", args: {} };
    const lost = fallen(own.diary);
    return {
        id: "rep-open-fights",
        args: {
            fights: fights.length,
            won: fights.filter((scene) => scene.won === true).length,
            lost: fights.filter((scene) => scene.won === false).length,
            men: Object.entries(lost).reduce(
                (sum, [good, count]) => sum + (good === "leaders" ? 0 : count),
                0,
            ),
            leaders: lost["leaders"] ?? 0,
        },
    };
}

export function obeyed(own: Own): Sentence {
    const orders = own.orders ?? [];
    if (!orders.length) return { id: "rep-open-no-orders", args: {} };
    const failed = orders.filter((order) => order.became === "failed").length;
    const waiting = orders.filter((order) => order.became === "waiting").length;
    return { id: "rep-open-orders", args: { orders: orders.length, failed, waiting } };
}

/** What of one's own the diary says is lost; goods stand there by army, or plainly. */
export function fallen(diary: readonly Line[]): Fallen {
    const found: Fallen = {};
    for (const line of diary) {
        if (!LOSSES.has(line.kind)) continue;
        const data: Record<string, unknown> = line.data ?? {};
        add(found, data["lost"] ?? data["goods"]);
    }
    return found;
}

function add(found: Fallen, goods: unknown): void {
    if (goods === null || typeof goods !== "object") return;
    for (const [name, count] of Object.entries(goods)) {
        if (typeof count === "number") found[name] = (found[name] ?? 0) + count;
        else add(found, count);
    }
}

export function opening(report: Report, own: Own): Sentence[] {
    return [standing(own), fighting(report, own), obeyed(own)];
}
