// Tables of pieces: what stands in them, sorting, filters, search.
import { beforeEach, describe, expect, it } from "vitest";
import type { Possessions, Sighting } from "../../generated/campaign";
import { texts } from "../../lib/texts.svelte";
import { filtered, kindsIn, NO_FILTERS, otherRows, ownRows, searched, sorted, type Row } from "./rows";
import { WORDS } from "./words";

texts.add(WORDS);

function army(number: number, field: string, goods: Record<string, number>) {
    const kind = { 1: "foot", 2: "riders", 3: "fleet" }[Math.floor(number / 100)] ?? "";
    const rest = { terrain: 9, owner: "Ann", aboard: 0, moved: 0, held: 0, giver: "", special: 0, cargo: {} };
    const more = { guard: false, space: 1000, room: 0, load: 0, budget: 9, left: 9, conquers: true };
    return { number, kind, field, goods, gold: 0, ...rest, ...more, might: 0, traits: [] };
}

const OWN: Possessions = {
    month: 3,
    capital: "503/22",
    armies: [
        army(102, "503/9", { warriors: 3000, leaders: 2 }),
        army(101, "503/22", { warriors: 500, leaders: 1 }),
        army(201, "401/1", { riders: 800, leaders: 5 }),
        { ...army(301, "503/30", { ships: 10, light_warships: 2, leaders: 1 }), room: 1000, load: 400 },
    ],
    towns: [
        {
            field: "503/22",
            terrain: 9,
            stage: "HST",
            built: "HST",
            site: "",
            points: 5000,
            full: 5000,
            goal: 0,
            lost: 0,
            growing: 0,
            special: 0,
            besieged: 0,
            income: 5000,
            post: false,
        },
    ],
    people: [
        {
            number: 601,
            name: "Älrik",
            rank: "HER",
            title: "HER",
            field: "503/22",
            army: 101,
            most: 600,
            now: 455,
            present: true,
            captor: "",
            locked: 0,
            knight: false,
            barred: 0,
            traits: [],
        },
    ],
    idle: [101, 201],
};
const SEEN: Sighting = {
    realm: "Yaromo",
    seat: 3,
    number: 101,
    unit: { en: "", de: "" },
    name: "",
    field: "402/1",
    month: 1,
    age: 2,
    moved: 0,
    trail: [{ month: 1, field: "402/1" }],
    said: null,
};
const TAGS = { "102": { name: "Vorhut", note: "wartet am Fluss" }, "3:101": { name: "Riese", note: "" } };

const keys = (rows: readonly Row[]) => rows.map((row) => row.key);

describe("rows", () => {
    beforeEach(() => (texts.lang = "de"));
    const rows = () => [...ownRows(OWN, TAGS), ...otherRows([SEEN], TAGS)];
    const armies = () => rows().filter((row) => row.group === "armies");

    it("have every piece in its table, with its name and what it has", () => {
        expect(rows().map((row) => row.group)).toEqual([
            "armies",
            "armies",
            "armies",
            "fleets",
            "towns",
            "people",
            "others",
        ]);
        const fleet = rows().find((row) => row.key === "301");
        expect(fleet?.cells).toMatchObject({ ships: 10, warships: 2, free: 600 });
        expect(rows()[0]?.cells["name"]).toBe("Vorhut");
        expect(rows().find((row) => row.key === "601")?.cells).toMatchObject({
            rank: "Herrscher",
            good: 45.5,
        });
        expect(rows().at(-1)?.title).toBe("Kriegerheer 101 von Yaromo");
    });

    it("are sorted by figures and by words, and what is empty stands last either way", () => {
        expect(keys(sorted(armies(), { column: "troops", isDown: false }))).toEqual(["101", "201", "102"]);
        expect(keys(sorted(armies(), { column: "field", isDown: false }))).toEqual(["201", "102", "101"]);
        expect(keys(sorted(armies(), { column: "name", isDown: false }))[0]).toBe("102");
        expect(keys(sorted(armies(), { column: "name", isDown: true }))[0]).toBe("102");
    });

    it("are filtered by order, province and kind", () => {
        const by = (part: object) => keys(filtered(armies(), { ...NO_FILTERS, ...part }, OWN.capital));
        expect(by({ idle: true })).toEqual(["101", "201"]);
        expect(by({ capital: true })).toEqual(["102", "101"]);
        expect(by({ kind: "riders" })).toEqual(["201"]);
        expect(kindsIn(armies())).toEqual(["foot", "riders"]);
    });

    it("are found by number, name, note, realm and field, with or without marks on letters", () => {
        const found = (query: string) => keys(searched(rows(), query));
        expect(found("102")).toEqual(["102"]);
        expect(found("vorhut")).toEqual(["102"]);
        expect(found("fluss krieger")).toEqual(["102"]);
        expect(found("alrik")).toEqual(["601"]);
        expect(found("yaromo")).toEqual(["3:101"]);
        expect(found("503/2")).toEqual(["101", "503/22", "601"]);
        expect(found("")).toHaveLength(7);
    });

    it("stay quick with thousands of them", () => {
        const many = {
            ...OWN,
            armies: Array.from({ length: 5000 }, (_, n) => army(101 + (n % 99), `5/${n}`, {})),
        };
        const start = performance.now();
        sorted(searched(ownRows(many, {}), "krieger"), { column: "field", isDown: true });
        expect(performance.now() - start).toBeLessThan(1500);
    });
});
