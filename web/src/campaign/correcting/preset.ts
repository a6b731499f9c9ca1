// What an address may bring along: `?realm=3&field=503/22&unit=101&text=...&task=...&decide=place_creature`.
// So the inbox opens a special order here, beside its text.
import type { Pointed } from "./bench.svelte";
import { DECISIONS } from "./decisions";

export interface Preset {
    readonly pointed: Pointed | null;
    /** The special order, question or request that this is about. */
    readonly text: string;
    readonly realm: number | null;
    /** By which reference the inbox knows it. */
    readonly task: string;
    readonly decision: string;
}

function numberIn(query: URLSearchParams, name: string): number | null {
    const value = query.get(name) ?? "";
    return /^\d{1,3}$/.test(value) ? Number(value) : null;
}

export function presetOf(search: string): Preset {
    const query = new URLSearchParams(search);
    const [realm, unit, other] = ["realm", "unit", "other"].map((name) => numberIn(query, name));
    const field = query.get("field") ?? "";
    const decision = query.get("decide") ?? "";
    return {
        pointed: pointedBy(/^\d{1,4}\/\d{1,2}$/.test(field) ? field : "", realm!, unit!, other!),
        text: query.get("text") ?? "",
        realm: realm!,
        task: query.get("task") ?? "",
        decision: DECISIONS.includes(decision) ? decision : "",
    };
}

/** A piece before the field in which it stands, the field before the treasury of its realm. */
function pointedBy(
    field: string,
    realm: number | null,
    unit: number | null,
    other: number | null,
): Pointed | null {
    if (realm !== null && unit !== null && unit > 100 && unit < 700) return { realm, unit };
    if (field) return { field };
    if (realm === null) return null;
    return other === null ? { realm } : { realm, other };
}
