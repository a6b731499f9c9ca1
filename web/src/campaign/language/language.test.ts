import { describe, expect, it } from "vitest";
import { complete } from "./complete";
import { FORMS, partOf } from "./grammar";
import type { Known, KnownPiece } from "./known";
import { slipsTo } from "./misspelt";
import { read } from "./read";
import { sketch, write } from "./write";

function piece(number: number, field: string, more: Partial<KnownPiece> = {}): KnownPiece {
    const kind = (["foot", "riders", "fleet", "creature", "wizard", "character"] as const)[
        Math.floor(number / 100) - 1
    ]!;
    const shared = { seat: 0, realm: "Vachal", isOwn: true, name: "", rank: "", carrier: 0, isComing: false };
    return { ...shared, number, field, kind, army: null, person: null, ...more };
}

const KNOWN: Known = {
    lang: "de",
    seat: 0,
    realms: ["Yaromo", "Reich der Mitte"],
    pieces: [
        piece(101, "503/22"),
        piece(102, "504/01"),
        piece(301, "503/23"),
        piece(501, "503/22"),
        piece(601, "503/22"),
        piece(602, "505/01", { isOwn: false, realm: "Yaromo", seat: 1 }),
    ],
    places: [
        { field: "503/22", what: "capital" },
        { field: "504/01", what: "army" },
    ],
    gold: 20_000,
    chests: new Map(),
    provinces: new Map([
        ["503", 48],
        ["504", 48],
    ]),
};

function offered(line: string, more: Partial<Known> = {}): string[] {
    return complete(line, line.length, { ...KNOWN, ...more }).map((one) => one.text);
}

/** The line with the first completion in it. */
function taken(line: string): string {
    const [first] = complete(line, line.length, KNOWN);
    return first ? line.slice(0, first.from) + first.text + line.slice(first.to) : line;
}

describe("sentences", () => {
    it("are written as the grammar has them, in both languages", () => {
        const order = { order: "recruit", town: "503/22", army: 101, goods: { leaders: 5, warriors: 1000 } };
        expect(write(order, "de")).toBe("Rüste 1000 K und 5 HF als 101 in Rüstort 503/22");
        expect(write(order, "en")).toBe("Recruit 1000 warriors and 5 leaders as 101 in town 503/22");
        expect(partOf("recruit")).toBe("muster");
        expect(partOf("move")).toBe("turn");
    });

    it("say what is not usual and nothing else", () => {
        const fire = { order: "fire_before", army: 101, target: "503/22", weapons: {}, side: null };
        expect(write(fire, "de")).toBe("Schieße vor der Bewegung mit 101 auf 503/22");
        expect(write({ order: "build_town", stage: "STD", field: "503/22", points: 250 }, "de")).toBe(
            "Baue Stadt in 503/22",
        );
    });

    it("are written as JSON where no sentence can say it", () => {
        const order = { order: "give_gold", realm: 'Das "Reich"', gold: 5 };
        expect(write(order, "de")).toBe(JSON.stringify(order));
        expect(read(write(order, "de"))).toEqual(order);
    });

    it("are read whatever the capitals, umlauts, marks and words before numbers", () => {
        const order = { order: "recruit", town: "503/22", army: 101, goods: { warriors: 5000, leaders: 1 } };
        expect(read("RUESTE 5.000 Krieger, 1 HF als Heer 101 in 503 / 22.")).toEqual(order);
        expect(read("Give Reich der Mitte the land 503/22")).toMatchObject({ realm: "Reich der Mitte" });
        expect(read("501 #EW:603/45,NO")).toMatchObject({ order: "raise_magic_wall", side: "NO" });
        expect(read("Bewege 101 nach")).toBeNull();
        expect(read("Bewege 999 nach 503/22")).toBeNull();
    });

    it("show while they are chosen what is missing", () => {
        expect(sketch({ order: "move", army: 101 }, "de")).toBe("Bewege 101 nach …");
        expect(sketch({ order: "split", army: 101, goods: {} }, "en")).toBe("Split from 101 as …: …");
        expect(sketch({ order: "set_rivals", person: 601, realm: "Yaromo" }, "en")).toBe(
            "601 fights … of Yaromo from now on",
        );
    });
});

describe("completion", () => {
    it("begins with the words that begin a sentence, those of the reader's language first", () => {
        expect(offered("Be")).toEqual(["Bewege", "Befördere"]);
        expect(offered("mo", { lang: "en" })).toEqual(["Move", "Mount"]);
        expect(offered("Mo")).toContain("Move");
        expect(offered("rue")).toContain("Rüste");
        expect(offered("")).toContain("Bewege");
    });

    it("offers pieces that may stand there", () => {
        expect(offered("Bewege ").slice(0, 3)).toEqual(["101", "102", "301"]);
        expect(offered("Schiffe 101 auf ")).toEqual(["301"]);
        expect(offered("Teleportiere ")).toEqual(["501"]);
        expect(offered("601 fordert ")).toEqual(["602"]);
        expect(offered("Fusioniere 102 mit 1")).toEqual(["101"]);
    });

    it("offers numbers that are free for a new army of the same kind", () => {
        expect(offered("Spalte von 101 als ").slice(0, 3)).toEqual(["103", "104", "105"]);
        expect(offered("Rüste 5 S als ").slice(0, 2)).toEqual(["302", "303"]);
    });

    it("offers fields: own places first, then those of a province", () => {
        expect(offered("Bewege 101 nach ").slice(0, 2)).toEqual(["503/22", "504/01"]);
        expect(offered("Bewege 101 nach 504/4")).toEqual([
            "504/40", "504/41", "504/42", "504/43", "504/44", "504/45", "504/46", "504/47", "504/48",
        ]); // prettier-ignore
        expect(offered("Bewege 101 nach 50")).toContain("504/");
    });

    it("offers realms, names with blanks in quotation marks, found by any of their words", () => {
        expect(offered("Schenke ")).toEqual(["Yaromo", "„Reich der Mitte“"]);
        expect(offered("Schenke rei")).toEqual(["„Reich der Mitte“"]);
        expect(offered("Schenke Reich d")).toContain("„Reich der Mitte“");
        expect(offered("Schenke „Rei")).toEqual(["„Reich der Mitte“"]);
    });

    it("offers goods, sides and offices where they belong", () => {
        expect(offered("Rüste 500 ").slice(0, 3)).toEqual(["K", "P", "R"]);
        expect(offered("Rüste 500 K ")).toContain("und");
        expect(offered("Errichte Wall im No")).toEqual(["Nordwesten", "Nordosten"]);
        expect(offered("Appoint 601 to lord of the c", { lang: "en" })).toEqual(["lord of the castle"]);
        expect(offered("Stelle ")).not.toContain("Hauptstadt");
    });

    it("finds what was meant by a misspelt word, only among what may stand there", () => {
        expect(offered("Beweg 101 ncah ")).toEqual([]);
        expect(offered("Bweege")).toContain("Bewege");
        expect(taken("Errichte Wal")).toBe("Errichte Wall");
        expect(taken("Zerstöre Brüke")).toBe("Zerstöre Brücke");
        expect(slipsTo("xy", "Bewege")).toBeNull();
    });

    it("takes the place of the word at the cursor and leaves the rest", () => {
        const line = "Bew 101 nach 503/22";
        const [first] = complete(line, 2, KNOWN);
        expect(first).toMatchObject({ text: "Bewege", from: 0, to: 3 });
    });

    it("stays quiet in remarks and free words", () => {
        expect(offered("# Bew")).toEqual([]);
        expect(offered("Sonderbefehl: Bew")).toEqual([]);
    });
});

it("every sentence of the grammar can be completed word by word", () => {
    for (const form of FORMS) {
        const first = form.parts[0]!;
        if (first.what === "word")
            expect(offered(first.words[0]!.slice(0, -1), { lang: form.lang })).toContain(first.words[0]);
    }
});
