// Worlds and views for the tests of the map.
import type { PhoenixView, World } from "../types";
import { readShape } from "./geometry";

/** A world of lowland only, in a shape. */
export function worldOf(shape: string, letter = "t"): World {
    const { rows } = readShape(shape);
    const provinces = rows.flatMap((count, column) =>
        Array.from({ length: count }, (_, row) => 100 * (column + 1) + row + 1),
    );
    return {
        name: "Testland",
        shape,
        terrain: Object.fromEntries(provinces.map((number) => [String(number), letter.repeat(48)])),
    };
}

/** What the first of two realms sees: both have a capital and some pieces. */
export function viewOf(more: Partial<PhoenixView> = {}): PhoenixView {
    const army = (field: string, troops: number | null) => ({ field, aboard: 0, moved: 0, troops });
    const person = (field: string, name: string) => ({
        field,
        name,
        rank: "Z",
        title: "Z",
        army: 0,
        moved: 0,
    });
    const realm = (name: string, colour: string, capital: string) => ({
        name,
        colour,
        capital,
        ways: [],
        coasts: [],
    });
    const view = {
        seat: 0,
        month: 3,
        realms: [realm("Theostelos", "#04D9FF", "202/22"), realm("Yaromo", "#FFFF00", "102/22"), null],
        owners: { "202/22": 0, "202/23": 0, "102/22": 1 },
        towns: {
            "202/22": { stage: "HST", site: "", besieged: 2 },
            "102/22": { stage: "HST", site: "" },
        },
        works: [{ work: "STR", field: "202/22", side: "O", lost: 0 }],
        posts: {},
        plundered: { "202/23": 2 },
        happenings: { "202/23": -50 },
        armies: [
            { "101": army("202/22", 900), "201": army("202/22", 300) },
            { "101": army("202/21", null) },
            {},
        ],
        people: [{ "501": person("202/29", "Mira") }, {}, {}],
        ...more,
    };
    return view as unknown as PhoenixView;
}
