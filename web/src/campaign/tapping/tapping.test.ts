import { beforeEach, describe, expect, it } from "vitest";
import handbook from "../../../../docs/phoenix-orders.md?raw";
import { Focus } from "../focus.svelte";
import { GRAMMAR, limitsOf } from "../language/grammar";
import type { Known, KnownPiece } from "../language/known";
import { kindOf } from "../language/known";
import { read } from "../language/read";
import { write } from "../language/write";
import { texts } from "../../lib/texts.svelte";
import { candidates, newNumbers } from "./candidates";
import { DEEDS, deedNamed, deedOf } from "./deeds";
import { goodsRows, mostOf } from "./measures";
import { forbidden, likely } from "./possible";
import { missing, orderOf, slotOf } from "./slots";
import { reachable } from "./suggestions";
import { Tapping } from "./tapping.svelte";

function piece(number: number, field: string, more: Partial<KnownPiece> = {}): KnownPiece {
    const shared = { seat: 0, realm: "Vachal", isOwn: true, name: "", rank: "", carrier: 0, isComing: false };
    return { ...shared, number, field, kind: kindOf(number), army: null, person: null, ...more };
}

const ARMY = { field: "503/22", aboard: 0, moved: 0, troops: 1000, leaders: 5, mounts: 300, gold: 40 };
const KNOWN: Known = {
    lang: "en",
    seat: 0,
    realms: ["Yaromo"],
    pieces: [
        piece(101, "503/22", { army: ARMY as KnownPiece["army"] }),
        piece(102, "503/22"),
        piece(301, "503/23"),
        piece(601, "503/22"),
        piece(602, "505/01", { isOwn: false, realm: "Yaromo", seat: 1 }),
    ],
    places: [{ field: "503/22", what: "capital" }],
    gold: 20_000,
    chests: new Map(),
    provinces: new Map([["503", 48]]),
};

class Sheet {
    lines: string[] = [];
    parts: string[] = [];
    add(sentence: string, part: string): void {
        this.lines.push(sentence);
        this.parts.push(part);
    }
    replace(n: number, sentence: string): void {
        this.lines[n] = sentence;
    }
}

let focus: Focus;
let sheet: Sheet;
let tapping: Tapping;
beforeEach(() => {
    texts.choose("en");
    focus = new Focus("Trial");
    sheet = new Sheet();
    tapping = new Tapping(
        focus,
        () => KNOWN,
        () => sheet,
    );
});
const begin = (id: string) => tapping.begin(deedNamed(id)!);

describe("deeds", () => {
    it("cover every kind of order, and every value of it", () => {
        expect(new Set(DEEDS.map((deed) => deed.order))).toEqual(new Set(Object.keys(GRAMMAR.orders)));
        for (const order of Object.keys(GRAMMAR.orders)) {
            const asked = DEEDS.filter((deed) => deed.order === order).flatMap((deed) => [
                ...deed.asks,
                ...deed.more,
                ...Object.keys(deed.preset),
            ]);
            expect(new Set(asked), order).toEqual(new Set(Object.keys(limitsOf(order))));
        }
    });

    it("are found again from every sentence of the handbook, and write it in both languages", () => {
        const book = handbook.split("## Decisions of the game master")[0]!;
        const rows = [...book.matchAll(/^\| (?!German)([^|-][^|]*) \| ([^|]*) \|$/gm)];
        expect(rows.length).toBeGreaterThan(90);
        for (const [, german, english] of rows) {
            for (const [line, lang] of [
                [german!, "de"],
                [english!, "en"],
            ] as const) {
                const order = read(line)!;
                const deed = deedOf(order)!;
                const { order: _, ...values } = order;
                expect(missing(deed, values), line).toEqual([]);
                expect(orderOf(deed, values), line).toEqual(order);
                expect(read(write(orderOf(deed, values), lang))).toEqual(order);
            }
        }
    });

    it("are told apart by what they say", () => {
        expect(deedOf(read("601 retreats anywhere from now on")!)?.id).toBe("refuge_any");
        expect(deedOf(read("601 retreats to 503/22 from now on")!)?.id).toBe("refuge");
        expect(deedOf(read("101 takes prisoners")!)?.id).toBe("capture");
        expect(deedOf(read("601 leaves his army")!)?.id).toBe("leave");
        expect(deedOf(read("Ban with 501 in 503/22 2000 RP")!)?.id).toBe("ban_space");
        expect(deedOf(read("Move 101 to 503/22")!)?.id).toBe("move");
    });
});

describe("tapping", () => {
    it("goes from the piece to the deed to the target to the sheet", () => {
        focus.piece = 101;
        begin("move");
        expect(tapping.slot).toBe("to");
        expect(tapping.sentence).toBe("Move 101 to …");
        tapping.picked("503/23");
        expect(tapping.sentence).toBe("Move 101 to 503/23");
        tapping.write();
        expect(sheet.lines).toEqual(["Move 101 to 503/23"]);
        expect(sheet.parts).toEqual(["turn"]);
        expect(tapping.deed).toBeNull();
    });

    it("with an army in hand, an empty field is where it shall go", () => {
        focus.piece = 101;
        tapping.picked("503/24");
        expect(tapping.sentence).toBe("Move 101 to 503/24");
        tapping.picked("503/25");
        expect(tapping.sentence).toBe("Move 101 to 503/25");
        tapping.stop();
        tapping.picked("505/01");
        expect(tapping.deed?.id).toBe("attack");
    });

    it("another own piece is taken in hand instead", () => {
        focus.piece = 101;
        tapping.picked("503/23");
        expect([focus.piece, tapping.deed]).toEqual([301, null]);
        tapping.picked("503/22"); // several stand there
        expect(focus.piece).toBeNull();
    });

    it("asks for the next thing that is missing, and writes nothing that is not whole", () => {
        focus.field = "503/22";
        begin("recruit");
        expect(tapping.values).toEqual({ town: "503/22" });
        expect(tapping.slot).toBe("goods");
        tapping.choose("goods", { warriors: 1000, leaders: 5 });
        tapping.write();
        expect(sheet.lines).toEqual([]);
        tapping.next();
        expect(tapping.slot).toBe("army");
        tapping.choose("army", 103);
        tapping.choose("guard", true);
        tapping.write();
        expect(sheet.lines).toEqual(["Recruit 1000 warriors and 5 leaders as guard 103 in town 503/22"]);
        expect(sheet.parts).toEqual(["muster"]);
    });

    it("changes a line in the same form", () => {
        sheet.lines = ["Bewege 101 nach 503/23 via 503/24", "hello"];
        expect(tapping.edit(1)).toBe(false);
        expect(tapping.edit(0)).toBe(true);
        tapping.leaveOut("via");
        tapping.choose("to", "503/30");
        tapping.write();
        expect(sheet.lines[0]).toBe("Move 101 to 503/30");
    });

    it("takes lists in their sequence", () => {
        begin("line");
        for (const number of [603, 601, 602, 603]) tapping.toggle("people", number);
        expect(tapping.sentence).toBe("Order of combat from now on: 601, 602");
    });
});

describe("what can be chosen", () => {
    const of = (id: string, name: string) => [deedNamed(id)!, slotOf(deedNamed(id)!, name)] as const;
    const none = { recruiting: null, building: null };

    it("are pieces that may stand there, the near ones first, foreign ones where they belong", () => {
        const numbers = (found: KnownPiece[]) => found.map((one) => one.number);
        expect(numbers(candidates(...of("merge", "into"), { army: 101 }, KNOWN))).toEqual([102, 301]);
        expect(numbers(candidates(...of("embark", "fleet"), { army: 101 }, KNOWN))).toEqual([301]);
        expect(numbers(candidates(...of("challenge", "foe"), { person: 601 }, KNOWN))).toEqual([602]);
        expect(newNumbers(...of("split", "into"), { army: 101 }, KNOWN)).toEqual([103, 104, 105]);
        expect(newNumbers(...of("enlist", "number"), { rank: "CZA" }, KNOWN)).toEqual([501, 502, 503]);
    });

    it("are as much as there is", () => {
        const rows = goodsRows(...of("split", "goods"), { army: 101 }, KNOWN, none);
        expect(rows.map((row) => [row.good, row.most])).toEqual([
            ["warriors", 1000],
            ["mounts", 300],
            ["leaders", 5],
        ]);
        expect(mostOf(...of("mount", "count"), { army: 101 }, KNOWN, none)).toBe(300);
        expect(mostOf(...of("load", "gold"), { army: 101 }, KNOWN, none)).toBe(20_000);
        expect(mostOf(...of("unload", "gold"), { army: 101 }, KNOWN, none)).toBe(40);
    });
});

describe("what the server says", () => {
    const words = (en: string) => ({ en, de: "" });
    const why = { rule: "PH-1", said: words("no") };
    const answer = {
        number: 101,
        unit: words(""),
        deeds: [
            { order: "plunder", said: words("Plunder with 101"), why },
            { order: "merge", said: words("Merge 101 with 102"), why },
            { order: "merge", said: words("Merge 101 with 103"), why: null },
        ],
    };
    const reached = { cost: 7, left: 2, climbs: 0, halted: "" };
    const reach = {
        number: 101,
        unit: words(""),
        field: "503/22",
        month: 1,
        points: 9,
        climbs: 2,
        bound: null,
        reached: [
            { ...reached, field: "503/23", meets: false },
            { ...reached, field: "505/01", meets: true },
        ],
        beyond: [{ field: "505/02", why, hope: true }],
    };

    it("forbids a deed only if every way of it is forbidden", () => {
        expect([...forbidden(answer, reach, 101).keys()]).toEqual(["plunder"]);
        expect([...forbidden(answer, { ...reach, bound: why }, 101).keys()]).toContain("move");
        expect(forbidden(answer, reach, 102).size).toBe(0);
    });

    it("makes some deeds likely and names what is in reach", () => {
        const here = {
            piece: KNOWN.pieces[0]!,
            known: KNOWN,
            reach,
            beside: [KNOWN.pieces[1]!],
            isOwnLand: true,
        };
        expect(likely(here, new Map()).map((deed) => deed.id)).toEqual([
            "move",
            "attack",
            "split",
            "merge",
            "mount",
        ]);
        expect(reachable(reach, false).map((one) => one.field)).toEqual(["503/23", "505/01"]);
        expect(reachable(reach, true).map((one) => one.field)).toEqual(["505/01", "505/02"]);
    });
});
