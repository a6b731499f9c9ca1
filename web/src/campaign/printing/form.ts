// An empty sheet of orders for paper: what a realm has, and lines to write on.
import type { PhoenixView } from "../../generated/campaign";

export interface FormRow {
    what: string;
    where: string;
    has: string;
}

const FLEETS = 3;
const KINDS: Record<number, string> = { 1: "K", 2: "R", 3: "S" };

type Army = PhoenixView["armies"][number][string];

function goodsOf(number: number, army: Army): string {
    const kind = Math.floor(number / 100);
    const [light, heavy] = kind === FLEETS ? ["LKS", "SKS"] : ["LKP", "SKP"];
    const goods: readonly [number | null | undefined, string][] = [
        [army.troops, KINDS[kind] ?? ""],
        [army.leaders, "HF"],
        [army.mounts, "P"],
        [army.light, light ?? ""],
        [army.heavy, heavy ?? ""],
        [army.gold, "GS"],
    ];
    return goods.flatMap(([count, name]) => (count ? [`${count} ${name}`] : [])).join(", ");
}

/** Armies and fleets, then people, then towns: by the numbers that orders name. */
export function rowsOf(view: PhoenixView, realm: number): FormRow[] {
    const armies = Object.entries(view.armies[realm] ?? {}).map(([number, army]) => ({
        what: number,
        where: army.field,
        has: goodsOf(Number(number), army),
    }));
    const people = Object.entries(view.people[realm] ?? {}).map(([number, person]) => ({
        what: number,
        where: person.field,
        has: [person.rank, person.name].filter(Boolean).join(" "),
    }));
    const towns = Object.entries(view.towns).flatMap(([label, town]) =>
        view.owners[label] === realm && town.stage ? [{ what: town.stage, where: label, has: "" }] : [],
    );
    return [...armies, ...people, ...towns];
}
