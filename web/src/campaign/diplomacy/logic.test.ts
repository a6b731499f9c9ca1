// What letters, rights and orders between realms come to, without a page.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Letter, PhoenixView } from "../types";
import { byMonth, ofBoard } from "./agreed";
import { dealOf, fieldsIn, GROUPS, missing, nothingTyped, SLOTS, type DealKind } from "./deals/deals";
import { Drafts } from "./letters/drafts.svelte";
import { circles, Groups } from "./letters/groups.svelte";
import { pieces } from "./questions/linking";
import { monthName } from "../months";
import { opening, plain } from "./names";
import { readDeal, realmOf, sentence, writtenDeals } from "./deals/reading";
import { acts, isSpecial, standing, wish } from "./rights/rights";
import { answerTo, isIn, matches, MASTERS, threadsOf } from "./letters/threads";

function letter(given: Partial<Letter>): Letter {
    return {
        key: "a",
        at: 1,
        month: 1,
        sender: 0,
        to: [1],
        name: "Ann",
        text: "Hello",
        thread: given.key ?? "a",
        answers: null,
        kind: "letter",
        read: true,
        ...given,
    };
}

function viewOf(...rows: { ways?: number[]; coasts?: number[]; consents?: number[]; declines?: number[] }[]) {
    const none = { ways: [], coasts: [], consents: [], declines: [] };
    return { realms: rows.map((row) => ({ ...none, ...row })) } as unknown as PhoenixView;
}

describe("orders between realms", () => {
    const full = {
        ...nothingTyped(),
        army: 301,
        into: 302,
        person: 601,
        gold: 5000,
        price: 6000,
        count: 2,
        goods: { ships: 20, light_catapults: 1 },
        fields: "503/22 and 503 / 23, 503/22",
    };

    it.each(Object.values(GROUPS).flat() as DealKind[])(
        "%s is read as it is written, in both languages",
        (kind) => {
            for (const realm of ["Yaromo", "Reich der Mitte"]) {
                const deal = dealOf(kind, realm, full);
                if (!deal) throw new Error(`${kind} lacks something`);
                for (const lang of ["de", "en"] as const) {
                    const line = sentence(deal, lang);
                    expect(line).not.toMatch(/^\{/);
                    expect(readDeal(line)).toEqual(deal);
                }
            }
        },
    );

    it("says what a form lacks", () => {
        for (const kind of Object.keys(SLOTS) as DealKind[]) {
            const lack = SLOTS[kind].filter((slot) => slot !== "price" && slot !== "card");
            expect(missing(kind, nothingTyped())).toEqual(lack);
            expect(dealOf(kind, "Yaromo", nothingTyped()) === null).toBe(lack.length > 0);
        }
        expect(missing("give_gold", { ...nothingTyped(), gold: 0.5 })).toEqual(["gold"]);
        expect(missing("offer_prisoners", { ...nothingTyped(), army: 101, price: -3 })).toEqual(["price"]);
    });

    it("finds fields in what people write", () => {
        expect(fieldsIn("503/22, 503 / 23 und 503/22")).toEqual(["503/22", "503/23"]);
        expect(fieldsIn("nowhere")).toEqual([]);
    });

    it("finds them in a sheet, whoever typed them", () => {
        const found = writtenDeals([
            "# rights",
            "gib yaromo wegerecht.",
            "Move 101 to 503/22",
            "Löse 101 auf",
        ]);
        expect(found.map(({ n, deal }) => [n, deal.order, realmOf(deal)])).toEqual([
            [1, "grant_way", "yaromo"],
        ]);
    });
});

describe("rights", () => {
    it("stand as both sides have granted them", () => {
        const view = viewOf(
            { ways: [1], coasts: [2], declines: [1] },
            { ways: [0] },
            { coasts: [0], consents: [0] },
        );
        expect(standing(view, 0, 1)).toEqual({ other: 1, way: "force", coast: "none", gifts: "ours" });
        expect(standing(view, 0, 2)).toEqual({ other: 2, way: "theirs", coast: "both", gifts: "open" });
        expect(standing(view, 1, 0).gifts).toBe("theirs");
        expect(isSpecial(standing(view, 1, 2))).toBe(false);
    });

    it("can be granted, agreed to and revoked as they stand", () => {
        const orders = (view: PhoenixView, isRemote = false) =>
            acts(standing(view, 0, 1), "way", "Yaromo", isRemote).map((deal) => deal.order);
        expect(orders(viewOf({}, {}))).toEqual(["agree_way"]);
        expect(orders(viewOf({}, {}), true)).toEqual(["agree_way", "grant_way"]);
        expect(orders(viewOf({}, { consents: [0] }))).toEqual(["grant_way", "agree_way"]);
        expect(orders(viewOf({ consents: [1] }, {}))).toEqual(["revoke_way"]);
        expect(orders(viewOf({ ways: [1] }, { ways: [0] }))).toEqual(["revoke_way"]);
        expect(wish(standing(viewOf({}, { coasts: [0] }), 0, 1), "coast", "Ohar")).toBeNull();
        expect(wish(standing(viewOf({}, {}), 0, 1), "coast", "Ohar")).toEqual({
            order: "grant_coast",
            realm: "Ohar",
        });
    });
});

describe("letters", () => {
    const box = [
        letter({ key: "c", thread: "a", sender: 2, to: [0, MASTERS], read: false, text: "Ja, gern" }),
        letter({ key: "b", sender: 0, to: [3], kind: "offer", state: "open", gives: ["Give Ohar 5 gold"] }),
        letter({ key: "a", sender: 0, to: [2, MASTERS] }),
    ];

    it("make threads, the latest first and within them the earliest", () => {
        const [one, other] = threadsOf(box, 0);
        expect(one?.letters.map(({ key }) => key)).toEqual(["a", "c"]);
        expect([one?.unread, one?.others]).toEqual([1, [2, MASTERS]]);
        expect(other?.key).toBe("b");
    });

    it("lie in boxes and are found by all words", () => {
        const [one, other] = threadsOf(box, 0);
        if (!one || !other) throw new Error("there are two");
        expect([isIn(one, "unread", 0), isIn(other, "unread", 0)]).toEqual([true, false]);
        expect([isIn(one, "received", 0), isIn(other, "received", 0)]).toEqual([true, false]);
        expect([isIn(one, "offers", 0), isIn(other, "offers", 0)]).toEqual([false, true]);
        const nameOf = (realm: number) => `realm ${realm}`;
        expect(matches(one, " GERN hello ", nameOf)).toBe(true);
        expect(matches(one, "gern gold", nameOf)).toBe(false);
        expect(matches(other, "gold realm", nameOf)).toBe(true);
    });

    it("are answered to the sender or to all", () => {
        expect(answerTo(box[0] as Letter, 0, false)).toEqual([2]);
        expect(answerTo(box[0] as Letter, 0, true)).toEqual([MASTERS, 2]);
        expect(answerTo(box[2] as Letter, 0, false)).toEqual([MASTERS, 2]);
    });

    it("tell in which circles one writes", () => {
        expect(circles(box, 0)).toEqual([[MASTERS, 2]]);
    });
});

describe("what this browser keeps", () => {
    beforeEach(() => localStorage.clear());
    afterEach(() => localStorage.clear());

    it("drafts keep their text and their id, and are gone when they are dropped", () => {
        const drafts = new Drafts("place");
        const draft = drafts.read("new", [3]);
        drafts.put("new", draft);
        expect(drafts.has("new")).toBe(false);
        drafts.put("new", { ...draft, text: "Dear" });
        const again = new Drafts("place");
        expect([again.has("new"), again.read("new")]).toEqual([true, { ...draft, text: "Dear" }]);
        again.drop("new");
        expect(new Drafts("place").read("new").text).toBe("");
    });

    it("spoilt drafts and groups are as good as none", () => {
        for (const spoilt of ["{", "7", '{"new":{"id":1}}', "[null]"]) {
            localStorage.setItem("place", spoilt);
            expect(new Drafts("place").has("new")).toBe(false);
            expect(new Groups("place").all).toEqual([]);
        }
    });

    it("groups have one name each", () => {
        const groups = new Groups("place");
        groups.save("Friends", [3, 1, 3]);
        groups.save("Friends", [4, 2]);
        expect(new Groups("place").all).toEqual([{ name: "Friends", realms: [2, 4] }]);
        groups.drop("Friends");
        expect(new Groups("place").all).toEqual([]);
    });
});

describe("words of others", () => {
    it("names stay names", () => {
        expect(plain("Ann\u202egnp.exe\n<b>")).toBe("Ann gnp.exe <b>");
        expect(plain("x".repeat(99))).toHaveLength(60);
        expect(plain("שלום")).toBe("\u2068שלום\u2069");
        expect(opening("Dear\n\n  Ann, " + "x".repeat(99), 12)).toBe("Dear Ann, xx …");
    });

    it("numbers of rules become links, and nothing else", () => {
        expect(pieces("See PH-4.2c, PH-R208.")).toEqual([
            { text: "See ", rule: "" },
            { text: "PH-4.2c", rule: "PH-4.2c" },
            { text: ", ", rule: "" },
            { text: "PH-R208", rule: "PH-R208" },
            { text: ".", rule: "" },
        ]);
        expect(pieces("<a>PH-</a>")).toEqual([{ text: "<a>PH-</a>", rule: "" }]);
    });
});

describe("what was agreed", () => {
    it("comes by month, the latest first; of the notice board only rights", () => {
        const said = { en: "granted", de: "gewährt" };
        const news = [
            { kind: "coast_granted", said, data: { realm: 0, to: 1 } },
            { kind: "month_began", said, data: {} },
        ];
        const months = byMonth([...ofBoard(2, news), ...ofBoard(9, news)]);
        expect(months.map(({ month, agreed }) => [monthName(month), agreed.length])).toEqual([
            ["Hawar 2", 1],
            ["Rim 1", 1],
        ]);
    });
});
