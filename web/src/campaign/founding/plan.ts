// What a game master decides before a campaign begins, as this browser keeps it until it is founded.
import type { MapRead, NewCampaign, Newcomer, WorldMade } from "../../generated/campaign";
import { BEARINGS } from "../map/heraldry";
import { usualColour } from "./likeness";

export const STEPS = ["world", "realms", "rules", "people", "summary"] as const;
export type Step = (typeof STEPS)[number];
export const SIZES = ["hexagon 2", "hexagon 3", "hexagon 4", "erkenfara"] as const;
export const FEWEST = 2;
export const MOST = 24;
export const LEAST_LAND = 20;
export const MOST_LAND = 80;
export const PERSON = "person";
export const NOBODY = "nobody";
export const MASTERS = -1;
export const SPECTATORS = -2;
/** Rounds of remote play are counted in days, those of a meeting in minutes. */
export const DAY = 24 * 60;

export type Source = "made" | "map" | "archive";
export type Right = "rules" | "hand in" | "write" | "read";
export const RIGHTS: readonly Right[] = ["rules", "hand in", "write", "read"];

export interface RealmPlan {
    /** Empty: the usual name. */
    name: string;
    colour: string;
    charge: number;
    pattern: number;
    /** Empty: where the world has a place for it. */
    capital: string;
    /** A person, nobody, or the name of a bot. */
    player: string;
}

export interface PersonPlan {
    /** A realm, MASTERS or SPECTATORS. */
    realm: number;
    name: string;
    right: Right;
}

export interface MapPlan {
    file: string;
    text: string;
    /** By the number in the file, the realm here; a number that is missing is nobody. */
    numbers: Record<string, number>;
}

export interface Plan {
    step: Step;
    name: string;
    me: string;
    source: Source;
    size: string;
    land: number;
    seed: number;
    map: MapPlan | null;
    realms: RealmPlan[];
    later: number;
    mode: "meeting" | "days" | "none";
    options: Record<string, string>;
    dice: "fair" | "typed" | "seeded";
    /** The seed of seeded dice; empty: a secret one. */
    luck: string;
    letters: "sealed" | "open";
    /** How many months spectators are behind; null: there are none. */
    spectators: number | null;
    isPublic: boolean;
    /** 0: what the rules say. */
    minutes: number;
    runs: boolean;
    byItself: boolean;
    early: boolean;
    /** Who plays for those who are late; empty: nobody. */
    standIn: string;
    people: PersonPlan[];
    /** Who plays realms to which nobody is invited; empty: nobody yet. */
    rest: string;
}

export function newSeed(): number {
    return Math.floor(Math.random() * 1_000_000);
}

export function realmPlan(number: number): RealmPlan {
    return {
        name: "",
        colour: usualColour(number),
        charge: number % BEARINGS,
        pattern: number % BEARINGS,
        capital: "",
        player: PERSON,
    };
}

export function newPlan(me = ""): Plan {
    return {
        step: "world",
        name: "",
        me,
        source: "made",
        size: "hexagon 3",
        land: 48,
        seed: newSeed(),
        map: null,
        realms: Array.from({ length: 6 }, (_, number) => realmPlan(number)),
        later: 2,
        mode: "days",
        options: {},
        dice: "fair",
        luck: "",
        letters: "sealed",
        spectators: null,
        isPublic: false,
        minutes: 3 * DAY,
        runs: true,
        byItself: false,
        early: false,
        standIn: "",
        people: [],
        rest: "",
    };
}

/** So many realms: those that are there keep what was chosen for them. */
export function withCount(plan: Plan, count: number): Plan {
    const wanted = Math.min(MOST, Math.max(FEWEST, Math.round(count) || FEWEST));
    const realms = Array.from({ length: wanted }, (_, number) => plan.realms[number] ?? realmPlan(number));
    const people = plan.people.filter((person) => person.realm < wanted);
    return { ...plan, realms, people };
}

/** Another world has other places. */
export function withoutCapitals(realms: readonly RealmPlan[]): RealmPlan[] {
    return realms.map((realm) => ({ ...realm, capital: "" }));
}

export function nameOf(plan: Plan, realm: number, usual: readonly string[]): string {
    return plan.realms[realm]?.name.trim() || (usual[realm] ?? "");
}

/** Those of the file that become somebody here. */
export function mapped(plan: Plan): Record<string, number> {
    const known = Object.entries(plan.map?.numbers ?? {});
    return Object.fromEntries(known.filter(([, realm]) => realm >= 0 && realm < plan.realms.length));
}

/** The capital that the file gives to a realm here. */
export function givenCapital(plan: Plan, read: MapRead | null, realm: number): string {
    const number = Object.entries(mapped(plan)).find(([, one]) => one === realm)?.[0];
    return read?.realms.find((one) => String(one.number) === number)?.capital ?? "";
}

/** Where the capitals stand, as far as somebody has said so. */
export function capitalsOf(plan: Plan, read: MapRead | null): string[] {
    return plan.realms.map((realm, number) => givenCapital(plan, read, number) || realm.capital);
}

export function worldQuery(plan: Plan): string {
    const asked = new URLSearchParams({
        seed: String(plan.seed),
        realms: String(plan.realms.length),
        size: plan.size,
        land: String(plan.land),
    });
    const capitals = capitalsOf(plan, null);
    if (capitals.some(Boolean)) asked.set("capitals", capitals.join());
    return `/api/worlds?${asked}`;
}

// -- what is asked of the server ---------------------------------------------------------------------------

/** Who plays the realms that no person plays, by number. */
export function botsOf(plan: Plan): Record<string, string> {
    const found = plan.realms.map(({ player }, number): [string, string] => {
        if (player !== PERSON) return [String(number), player === NOBODY ? "" : player];
        return [String(number), plan.people.some((one) => one.realm === number) ? "" : plan.rest];
    });
    return Object.fromEntries(found.filter(([, bot]) => bot));
}

function newcomer({ realm, name, right }: PersonPlan, language: "de" | "en"): Newcomer {
    if (realm === MASTERS) return { role: "master", name: name.trim(), language };
    if (realm === SPECTATORS) return { role: "spectator", name: name.trim(), language };
    const rules = right === "rules";
    return { role: "realm", realm, name: name.trim(), right: rules ? "hand in" : right, rules, language };
}

/** A secret seed for dice that nobody has named one for: 53 bits, as many as a number of JSON holds. */
export function secretLuck(): number {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
    return (high & 0x1fffff) * 2 ** 32 + low;
}

export function isNumber(text: string): boolean {
    return /^\d{1,15}$/.test(text.trim());
}

export function requestOf(
    plan: Plan,
    made: Pick<WorldMade, "names"> | MapRead | null,
    language: "de" | "en",
): NewCampaign {
    const names = made?.names ?? [];
    const read = made && "findings" in made ? made : null;
    const capitals = capitalsOf(plan, read);
    const bots = botsOf(plan);
    const standIns = plan.byItself && plan.standIn ? plan.realms.map((_, n) => [n, plan.standIn]) : [];
    const isNamed = plan.realms.every((_, number) => nameOf(plan, number, names));
    return {
        name: plan.name.trim(),
        me: plan.me.trim(),
        realms: isNamed
            ? plan.realms.map((_, n) => nameOf(plan, n, names) + (capitals[n] ? `@${capitals[n]}` : ""))
            : [],
        count: plan.realms.length,
        later: plan.later,
        seed: plan.seed,
        luck: isNumber(plan.luck) ? Number(plan.luck) : secretLuck(),
        size: plan.size,
        land: plan.land,
        dice: plan.dice,
        options: { ...plan.options, deadlines: plan.mode },
        house: {
            letters: plan.letters,
            spectators: plan.spectators,
            public: plan.isPublic && plan.spectators !== null,
            bots,
            stand_ins: Object.fromEntries(standIns) as Record<string, string>,
            language,
        },
        colours: plan.realms.map((realm) => realm.colour),
        arms: plan.realms.map(({ charge, pattern }) => ({ charge, pattern })),
        clock: {
            minutes: plan.minutes,
            runs: plan.runs,
            by_itself: plan.byItself,
            early: plan.early,
        },
        map: plan.source === "map" && plan.map ? { text: plan.map.text, realms: mapped(plan) } : null,
        people: plan.people.map((person) => newcomer(person, language)),
        language,
    };
}

/** Which step a refusal is about; the server names the part of the request. */
export function stepOf(field: string): Step {
    const [part = ""] = field.split(".");
    const steps: Record<string, Step> = {
        world: "world",
        map: "world",
        realms: "realms",
        options: "rules",
        people: "people",
    };
    return steps[part] ?? "summary";
}

// -- kept in the browser -----------------------------------------------------------------------------------

const KEPT = "tafelrunde.founding";

/** What was kept of an earlier version is taken as far as it goes. */
export function keptPlan(me: string): Plan {
    const usual = newPlan(me);
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
        if (found === null || typeof found !== "object" || !Array.isArray((found as Plan).realms))
            return usual;
        return withCount({ ...usual, ...(found as Plan) }, (found as Plan).realms.length);
    } catch {
        return usual;
    }
}

export function keepPlan(plan: Plan): void {
    try {
        localStorage.setItem(KEPT, JSON.stringify(plan));
    } catch {
        // A large map is more than some browsers keep: all else is kept without it.
        localStorage.setItem(KEPT, JSON.stringify({ ...plan, map: null }));
    }
}

export function dropPlan(): void {
    localStorage.removeItem(KEPT);
}
