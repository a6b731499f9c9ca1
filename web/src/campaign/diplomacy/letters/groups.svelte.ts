// Groups of realms for letters. Names are this browser's own; circles of letters that were sent are known
// wherever one reads them, so that nobody has to carry a list from device to device.
import { keep, kept } from "./kept";
import type { Letter } from "../../types";

export interface RealmGroup {
    name: string;
    realms: number[];
}

const MOST = 40;

export class Groups {
    all = $state<RealmGroup[]>([]);

    constructor(private readonly place: string) {
        const found = kept<unknown[]>(place, []);
        this.all = Array.isArray(found) ? found.filter(isGroup) : [];
    }

    /** Under a name that is in use it replaces the group that had it. */
    save(name: string, realms: readonly number[]): void {
        const others = this.all.filter((group) => group.name !== name);
        this.all = [...others, { name, realms: inOrder(realms) }].slice(-MOST);
        keep(this.place, this.all);
    }

    drop(name: string): void {
        this.all = this.all.filter((group) => group.name !== name);
        keep(this.place, this.all);
    }
}

function isGroup(found: unknown): found is RealmGroup {
    const group = found as Partial<RealmGroup> | null;
    return typeof group?.name === "string" && Array.isArray(group.realms);
}

function inOrder(realms: readonly number[]): number[] {
    return [...new Set(realms)].sort((a, b) => a - b);
}

/** Everybody whom a letter reached but me, for letters among more than two; the latest first, each once. */
export function circles(letters: readonly Letter[], me: number, most = 5): number[][] {
    const found = new Map<string, number[]>();
    for (const letter of letters) {
        const circle = inOrder([letter.sender, ...letter.to].filter((box) => box !== me));
        if (circle.length > 1) found.set(circle.join(), found.get(circle.join()) ?? circle);
    }
    return [...found.values()].slice(0, most);
}
