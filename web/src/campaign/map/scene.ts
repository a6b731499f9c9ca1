// What stands on the map in one month, as far as the realm knows it: made from its view, by fields' numbers.
import type { PhoenixView } from "../types";
import { wholeWorld, type Camera, type Extent } from "./camera";
import { DIRECTIONS, NOWHERE, SIDES, opposite, type Atlas } from "./geometry";
import { colourOf } from "./heraldry";

export const NOBODY = -1;
const STAGES = ["", "BUR", "STD", "FST", "HST", "FHS"];
export const CAPITAL = 4;

export interface Realm {
    name: string;
    colour: string;
    capital: string;
    /** On its shield, and along its borders. */
    charge: number;
    pattern: number;
}

export interface Town {
    field: number;
    /** 0 a site, 1 castle, 2 city, 3 fortress, 4 capital, 5 fortress-capital. */
    stage: number;
    realm: number;
    /** A trading post stands in it. */
    post: boolean;
    /** Sides from which it is besieged, as far as is known. */
    besieged: number;
}

export interface Token {
    realm: number;
    number: number;
    field: number;
    /** Of a person. */
    name: string;
    isPerson: boolean;
    /** Troops, where they are known. */
    troops: number | null;
    /** The month in which it moved last. */
    moved: number;
}

/** Sides of fields with works, 6 * field + direction. */
export interface Works {
    roads: number[];
    quays: number[];
    bridges: number[];
    walls: number[];
}

/** What is drawn into the bitmaps of provinces. */
export interface Ground {
    owners: Int8Array;
    towns: Town[];
    works: Works;
    realms: Realm[];
    /** The realm that looks; nobody for those who lead or look on. */
    seat: number;
}

export interface Scene extends Ground {
    month: number;
    /** By field: armies first, by realm and number. */
    stacks: ReadonlyMap<number, Token[]>;
    townAt: ReadonlyMap<number, Town>;
    /** By field, the month in which it was plundered last. */
    plundered: ReadonlyMap<number, number>;
    /** By field, what its next taxes gain or lose in percent. */
    happenings: ReadonlyMap<number, number>;
    /** Realms that let one pass by land, and by their coasts. */
    ways: ReadonlySet<number>;
    coasts: ReadonlySet<number>;
}

export function sceneOf(atlas: Atlas, view: PhoenixView): Scene {
    const owners = new Int8Array(atlas.size).fill(NOBODY);
    for (const [label, realm] of Object.entries(view.owners)) {
        const field = atlas.byLabel.get(label);
        if (field !== undefined) owners[field] = realm;
    }
    const towns = townsOf(atlas, view, owners);
    const own = view.seat === null ? null : (view.realms[view.seat] ?? null);
    return {
        month: view.month,
        owners,
        towns,
        works: worksOf(atlas, view),
        realms: realmsOf(view),
        seat: own === null ? NOBODY : (view.seat ?? NOBODY),
        stacks: stacksOf(atlas, view),
        townAt: new Map(towns.map((town) => [town.field, town])),
        plundered: byField(atlas, view.plundered),
        happenings: byField(atlas, view.happenings),
        ways: new Set(own?.ways ?? []),
        coasts: coastsFor(view),
    };
}

/** One's own capital, or the whole world. */
export function firstLook(atlas: Atlas, scene: Scene, window: Extent): Camera {
    const place = atlas.byLabel.get(scene.realms[scene.seat]?.capital ?? "");
    return place === undefined ? wholeWorld(atlas, window) : lookAt(atlas, place, window);
}

export function lookAt(atlas: Atlas, place: number, window: Extent): Camera {
    return { x: atlas.x[place] ?? 0, y: atlas.y[place] ?? 0, zoom: window.width < 600 ? 1 : Math.SQRT2 };
}

/** Only what the painting of provinces needs: it is sent to another thread. */
export function groundOf(scene: Scene): Ground {
    const { owners, towns, works, realms, seat } = scene;
    return { owners, towns, works, realms, seat };
}

function realmsOf(view: PhoenixView): Realm[] {
    return view.realms.flatMap((realm, seat) =>
        realm === null
            ? []
            : [
                  {
                      name: realm.name,
                      colour: colourOf(seat, realm.colour),
                      capital: realm.capital ?? "",
                      charge: realm.charge ?? seat,
                      pattern: realm.pattern ?? seat,
                  },
              ],
    );
}

/** Realms in whose coastal waters one's fleets may be. */
function coastsFor(view: PhoenixView): ReadonlySet<number> {
    const found = view.realms.flatMap((realm, seat) =>
        realm !== null && view.seat !== null && realm.coasts.includes(view.seat) ? [seat] : [],
    );
    return new Set(found);
}

function byField(atlas: Atlas, rows: Readonly<Record<string, number>>): Map<number, number> {
    return new Map(
        Object.entries(rows).flatMap(([label, value]) => {
            const field = atlas.byLabel.get(label);
            return field === undefined ? [] : [[field, value] as const];
        }),
    );
}

function townsOf(atlas: Atlas, view: PhoenixView, owners: Int8Array): Town[] {
    return Object.entries(view.towns).flatMap(([label, town]) => {
        const field = atlas.byLabel.get(label);
        if (field === undefined) return [];
        const stage = Math.max(0, STAGES.indexOf(town.stage));
        const realm = owners[field] ?? NOBODY;
        return [{ field, stage, realm, post: label in view.posts, besieged: town.besieged ?? 0 }];
    });
}

function worksOf(atlas: Atlas, view: PhoenixView): Works {
    const found: Record<string, number[]> = { STR: [], KA: [], BR: [], WL: [] };
    for (const { work, field: label, side } of view.works) {
        const field = atlas.byLabel.get(label);
        const direction = DIRECTIONS.indexOf(side as (typeof DIRECTIONS)[number]);
        if (field !== undefined && direction >= 0) found[work]?.push(SIDES * field + direction);
    }
    const { STR = [], KA = [], BR = [], WL = [] } = found;
    return { roads: bothSides(atlas, STR), quays: KA, bridges: BR, walls: WL };
}

/** A road leads from the middle of one field to the middle of the next. */
function bothSides(atlas: Atlas, sides: readonly number[]): number[] {
    const beyond = sides.flatMap((side) => {
        const other = atlas.neighbour[side] ?? NOWHERE;
        return other === NOWHERE ? [] : [SIDES * other + opposite(side % SIDES)];
    });
    return [...new Set([...sides, ...beyond])];
}

/** What is aboard a fleet or goes with an army is told with it. */
function stacksOf(atlas: Atlas, view: PhoenixView): Map<number, Token[]> {
    const found = new Map<number, Token[]>();
    const put = (label: string, token: Omit<Token, "field">) => {
        const field = atlas.byLabel.get(label);
        if (field === undefined) return;
        const stack = found.get(field);
        if (stack) stack.push({ ...token, field });
        else found.set(field, [{ ...token, field }]);
    };
    view.armies.forEach((armies, realm) => {
        for (const [number, army] of Object.entries(armies)) {
            if (army.aboard) continue;
            const { troops = null, moved } = army;
            put(army.field, { realm, number: Number(number), name: "", isPerson: false, troops, moved });
        }
    });
    view.people.forEach((people, realm) => {
        for (const [number, person] of Object.entries(people)) {
            if (person.army) continue;
            const { name, moved } = person;
            put(person.field, { realm, number: Number(number), name, isPerson: true, troops: null, moved });
        }
    });
    return found;
}
