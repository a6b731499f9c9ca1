// The first month, step by step. Each step is done when the true sheet, or the true campaign, says so: whichever
// way somebody took. What is suggested is an order like any other.
import type { OrderJson } from "../language/grammar";
import type { Scene } from "./scene";

export const STEPS = ["look", "recruit", "build", "fight", "ride", "hand-in", "read"] as const;
export type Step = (typeof STEPS)[number];

/** What is known of the realm at this moment. */
export interface Course {
    month: number;
    /** Orders of the sheet that nothing is wrong with. */
    orders: readonly OrderJson[];
    /** Whether the realm's capital was looked at on the map. */
    hasLooked: boolean;
    isHandedIn: boolean;
    /** Whether the report of the first month was opened. */
    hasRead: boolean;
}

/** In warriors; fewer may lose against what waits beside the capital. */
export const ENOUGH = 1000;
const FOOT = 101;
const HORSE = 201;

function number(value: unknown): number {
    return typeof value === "number" ? value : 0;
}

function goodsOf(order: OrderJson): Readonly<Record<string, number>> {
    const goods = order["goods"];
    return goods !== null && typeof goods === "object" && !Array.isArray(goods)
        ? (goods as Readonly<Record<string, number>>)
        : {};
}

/** A rider counts as two warriors; without a leader nobody marches. */
function strength(order: OrderJson): number {
    const goods = goodsOf(order);
    return number(goods["leaders"]) ? number(goods["warriors"]) + 2 * number(goods["riders"]) : 0;
}

function recruits(orders: readonly OrderJson[]): OrderJson[] {
    return orders.filter((one) => one.order === "recruit" && strength(one) > 0);
}

function marches(orders: readonly OrderJson[]): OrderJson[] {
    return orders.filter((one) => one.order === "move");
}

/** Armies that are being recruited, the strongest first. */
function armies(orders: readonly OrderJson[]): number[] {
    return recruits(orders)
        .sort((a, b) => strength(b) - strength(a))
        .map((one) => number(one["army"]));
}

export function isDone(step: Step, course: Course, scene: Scene): boolean {
    const { orders, month } = course;
    if (step === "read") return course.hasRead;
    if (month > 1) return true;
    if (step === "hand-in") return course.isHandedIn;
    if (step === "look") return course.hasLooked || orders.length > 0;
    if (step === "recruit") return recruits(orders).some((one) => strength(one) >= ENOUGH);
    if (step === "build") return orders.some((one) => one.order.startsWith("build"));
    if (step === "fight") return scene.foe === null || marches(orders).some((one) => one["to"] === scene.foe);
    return scene.goal === null || marches(orders).some((one) => one["to"] !== scene.foe);
}

/** The first step that is not done; null: all are. */
export function current(course: Course, scene: Scene): Step | null {
    return STEPS.find((step) => !isDone(step, course, scene)) ?? null;
}

/** Whether somebody recruits, but too few for what comes. */
export function isWeak(course: Course): boolean {
    const found = recruits(course.orders);
    return found.length > 0 && found.every((one) => strength(one) < ENOUGH);
}

/** Orders that would do a step; none where it is not done by orders. */
export function suggested(step: Step, course: Course, scene: Scene): OrderJson[] {
    const { capital, foe, site, goal } = scene;
    const taken = armies(course.orders);
    if (step === "recruit") {
        const army = free(FOOT, taken);
        return [{ order: "recruit", town: capital, army, goods: { warriors: ENOUGH, leaders: 10 } }];
    }
    if (step === "build" && site) return [{ order: "build_town", stage: "BUR", field: site }];
    if (step === "fight" && foe) return [{ order: "move", army: taken[0] ?? FOOT, to: foe }];
    if (step === "ride" && goal) {
        const army = free(HORSE, taken);
        return [
            { order: "recruit", town: capital, army, goods: { riders: 500, leaders: 2 } },
            { order: "move", army, to: goal },
        ];
    }
    return [];
}

function free(first: number, taken: readonly number[]): number {
    let found = first;
    while (taken.includes(found)) found += 1;
    return found;
}

/** The field that a step is about: the map shows it. */
export function fieldOf(step: Step, scene: Scene): string | null {
    if (step === "build") return scene.site;
    if (step === "fight") return scene.foe;
    if (step === "ride") return scene.goal;
    return step === "look" || step === "recruit" ? scene.capital : null;
}
