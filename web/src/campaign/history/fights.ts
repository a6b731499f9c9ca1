// Evaluations by field, in the sequence in which fields were first fought for; a duel over two fields stands in both.
import type { Evaluated } from "../../generated/campaign";

export interface FieldFights {
    field: string;
    evaluations: Evaluated[];
}

/** Dice alone are told within the evaluations that they belong to. */
const LEFT_OUT: readonly string[] = ["thrown", "order_fell"];

export function byField(found: readonly Evaluated[]): FieldFights[] {
    const groups = new Map<string, Evaluated[]>();
    for (const one of found) {
        if (LEFT_OUT.includes((one.minute as { minute?: string }).minute ?? "")) continue;
        for (const field of one.fields.filter(Boolean)) {
            groups.set(field, [...(groups.get(field) ?? []), one]);
        }
    }
    return [...groups].map(([field, evaluations]) => ({ field, evaluations }));
}
