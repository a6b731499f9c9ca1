// Armies and captives as far as the view knows them, for forms.
import type { PhoenixView } from "../../types";
import { plain } from "../names";

export interface ArmyNamed {
    number: number;
    field: string;
}

/** Of anybody: number and place are public. */
export function armiesOf(view: PhoenixView | null, realm: number): ArmyNamed[] {
    return Object.entries(view?.armies[realm] ?? {})
        .map(([number, army]) => ({ number: Number(number), field: army.field }))
        .sort((one, other) => one.number - other.number);
}

export interface Captive {
    /** Whose he is. */
    realm: number;
    number: number;
    name: string;
    /** The army that guards him. */
    warden: number;
    field: string;
}

/** Captive characters in the hands of a realm. */
export function captivesOf(view: PhoenixView | null, captor: number): Captive[] {
    return (view?.people ?? []).flatMap((people, realm) =>
        Object.entries(people)
            .filter(([, person]) => person.captor === captor)
            .map(([number, { name, warden, field }]) => ({
                realm,
                number: Number(number),
                name: plain(name),
                warden,
                field,
            })),
    );
}

const PRISONERS = /^captured_/;

/** Prisoners of war that an own army guards; of others nobody knows. */
export function prisonersWith(view: PhoenixView | null, realm: number, army: number): number {
    const goods = view?.armies[realm]?.[String(army)]?.goods ?? [];
    return goods
        .filter(([name]) => PRISONERS.test(String(name)))
        .reduce((sum, [, count]) => sum + Number(count), 0);
}
