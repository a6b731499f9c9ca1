// Where orders lead as things stand now. A forecast, not a judgement: others act in between, and the server decides.
import type { XiditView } from "../../generated/xidit";
import { roadFrom, type Chart } from "./chart";
import { counted, isColour, UNITS, type Unit } from "./kinds";

export type Outlook =
    | "road"
    | "stays"
    | "wait"
    | "recruit"
    | "again"
    | "nobody"
    | "threat"
    | "units"
    | "fought"
    | "titan"
    | "nothing";

export interface RouteStep {
    order: string;
    from: number;
    to: number;
    what: Outlook;
    /** Recruited, or missing for the threat. */
    units: readonly Unit[];
}

/** Whether this order brings nothing as things stand. */
export function isLost(step: RouteStep): boolean {
    return ["stays", "again", "nobody", "units", "fought", "nothing"].includes(step.what);
}

export function routeOf(view: XiditView, chart: Chart, orders: readonly (string | null)[]): RouteStep[] {
    const me = view.seat === null ? undefined : view.players[view.seat];
    if (!me?.city) return [];
    const walk = new Walk(view, chart, me.city);
    return orders.slice(0, lastSet(orders) + 1).map((order) => walk.step(order ?? "wait"));
}

const lastSet = (orders: readonly (string | null)[]) => orders.findLastIndex((order) => order !== null);

class Walk {
    readonly #units: Record<string, number>;
    readonly #recruited: Set<number>;
    readonly #fought: Set<number>;
    readonly #waiting: Map<number, string[]>;

    constructor(
        readonly view: XiditView,
        readonly chart: Chart,
        public here: number,
    ) {
        const me = view.players[view.seat ?? 0];
        this.#units = { ...me?.units };
        this.#recruited = new Set(me?.recruited);
        this.#fought = new Set(me?.eliminated);
        this.#waiting = new Map(view.cities.map((city) => [city.id, [...city.units]]));
    }

    step(order: string): RouteStep {
        const from = this.here;
        const [what, units] = this.#carryOut(order);
        return { order, from, to: this.here, what, units };
    }

    #carryOut(order: string): [Outlook, Unit[]] {
        if (isColour(order)) {
            const there = roadFrom(this.chart, this.here, order);
            if (there === null) return ["stays", []];
            this.here = there;
            return ["road", []];
        }
        return order === "action" ? this.#act() : ["wait", []];
    }

    #act(): [Outlook, Unit[]] {
        const tile = this.view.cities.find((city) => city.id === this.here)?.tile;
        if (tile === "recruitment") return this.#recruit();
        if (this.#fought.has(this.here)) return ["fought", []];
        if (tile === "threat") return this.#fight();
        return [this.view.titans.some((lair) => lair.raging) ? "titan" : "nothing", []];
    }

    #recruit(): [Outlook, Unit[]] {
        const waiting = this.#waiting.get(this.here) ?? [];
        const unit = UNITS.find((each) => waiting.includes(each));
        if (this.#recruited.has(this.here)) return ["again", []];
        if (!unit) return ["nobody", []];
        waiting.splice(waiting.indexOf(unit), 1);
        this.#units[unit] = (this.#units[unit] ?? 0) + 1;
        this.#recruited.add(this.here);
        return ["recruit", [unit]];
    }

    #fight(): [Outlook, Unit[]] {
        const cost = counted(this.chart.tiles.get(this.here)?.threat.cost ?? []);
        const missing = cost.flatMap(([unit, count]) =>
            Array<Unit>(Math.max(0, count - (this.#units[unit] ?? 0))).fill(unit),
        );
        if (missing.length) return ["units", missing];
        for (const [unit, count] of cost) this.#units[unit] = (this.#units[unit] ?? 0) - count;
        this.#fought.add(this.here);
        return ["threat", []];
    }
}
