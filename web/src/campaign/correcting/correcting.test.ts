import { describe, expect, it } from "vitest";
import type { Correctable, Foreseen, Thing } from "../../generated/campaign";
import { Refusal } from "../../lib/api";
import { texts, type Lang } from "../../lib/texts.svelte";
import type { PhoenixView } from "../types";
import { Bench } from "./bench.svelte";
import {
    askedBy,
    choicesOf,
    DECISIONS,
    GROUPS,
    labelOf,
    missingIn,
    moveOf,
    sentenceOf,
    type Values,
} from "./decisions";
import { Deciding } from "./deciding.svelte";
import examples from "./examples.json";
import { found, freeNumber } from "./finding";
import { limitsSaid, monthsAround, shownNumber, typedNumber } from "./measures";
import { presetOf } from "./preset";
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

texts.add({ en, de });
const LANGS: readonly Lang[] = ["de", "en"];

describe("decisions by forms", () => {
    it("are all there, each in one group with a name, an explanation and a name for everything it asks", () => {
        expect(Object.values(GROUPS).flat().sort()).toEqual([...DECISIONS].sort());
        for (const text of [de, en]) {
            for (const decision of DECISIONS) {
                expect(text).toContain(`cor-decide-${decision} = `);
                expect(text).toContain(`cor-about-${decision} = `);
                for (const [name, { row = {} }] of Object.entries(askedBy(decision))) {
                    const labels = [
                        labelOf(decision, name),
                        ...Object.keys(row).map((slot) => `cor-slot-${slot}`),
                    ];
                    for (const label of labels) expect(text.includes(`${label} = `), label).toBe(true);
                }
            }
        }
    });

    it("write every sentence of the handbook in both languages, and nothing else is sent", () => {
        for (const { move, de: german, en: english } of examples) {
            const { move: decision, ...values } = move as unknown as { move: string } & Values;
            const form = new Deciding({ post: () => Promise.reject() }, () => "");
            form.begin(decision as string);
            for (const [name, value] of Object.entries(values)) form.set(name, value);
            expect(form.missing, german).toEqual([]);
            for (const lang of LANGS) {
                texts.choose(lang);
                expect(form.sentence).toBe(lang === "de" ? german : english);
            }
            expect(moveOf(decision as string, form.values)).toEqual(move);
        }
        const said = new Set(examples.map(({ move }) => move.move));
        expect([...said].sort()).toEqual([...DECISIONS].sort());
    });

    it("say in one sentence who drove, who came back, and who led nobody", () => {
        const group: Values["rows"] = [
            { realm: "Yaromo", person: 601, tenths: 15 },
            { realm: "Das 2. Reich", fallen: true },
        ];
        expect(sentenceOf("reward_adventure", { adventure: "Höhle", group }, "de")).toBe(
            "Abenteuer: Yaromo 601 1,5 GP, „Das 2. Reich“ … gefallen; Leitung niemand; Name: Höhle",
        );
        expect(sentenceOf("hold_council", { question: "Gilt das?", kind: "confidence" }, "en")).toBe(
            "Council: confidence; question: Gilt das?",
        );
    });

    it("say what is missing or out of bounds", () => {
        const asked = askedBy("place_creature");
        expect(missingIn(asked, {})).toEqual(["realm", "number", "kind", "field"]);
        const values = { realm: "Yaromo", number: 500, kind: "riders", field: "503/22" };
        expect(missingIn(asked, values)).toEqual(["number"]);
        expect(missingIn(askedBy("hold_race"), { drivers: [{ realm: "Yaromo" }] })).toEqual(["drivers"]);
        expect(missingIn(askedBy("pirate_bonus"), { realm: "Yaromo", gold: 5 })).toEqual(["gold"]);
        expect(sentenceOf("move_creature", { realm: "Yaromo" }, "de")).toBe("Treibe … von Yaromo nach …");
    });

    it("offer choices in the reader's words", () => {
        const kinds = choicesOf(askedBy("place_creature")["kind"]!, "de");
        expect(kinds.map((one) => one.name)).toEqual(["Krieger", "Reiter", "Flotte", "magisch"]);
        expect(choicesOf(askedBy("bonus_town")["stage"]!, "en")[0]).toEqual({ code: "BUR", name: "castle" });
    });
});

const GOLD: Correctable = {
    path: "realms.Yaromo.gold", name: "gold", group: "main", kind: "number", now: 100, said: "100",
    wanted: 100, least: 0, most: 5000, options: [],
}; // prettier-ignore
const THING: Thing = { said: "Yaromo", exists: true, values: [GOLD], pieces: [] };
const FORESEEN: Foreseen = { said: "Correct …", changes: [], news: [], notes: [], entries: 7 };

class Server {
    asked: [string, Record<string, unknown>][] = [];
    answers: Record<string, unknown> = {
        correctable: THING,
        "corrections/preview": FORESEEN,
        corrections: {},
    };
    post<T>(path: string, body: unknown): Promise<T> {
        this.asked.push([path, body as Record<string, unknown>]);
        const answer = this.answers[path];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
    }
}

describe("the bench", () => {
    async function begun(revision = ""): Promise<[Bench, Server]> {
        const server = new Server();
        const bench = new Bench(server, () => revision);
        await bench.point({ realm: 0 });
        return [bench, server];
    }

    it("notes changes once each, and forgets one that changes nothing", async () => {
        const [bench] = await begun();
        bench.note(GOLD, 5, "5");
        bench.note(GOLD, 6, "6");
        expect(bench.changes).toEqual([{ path: GOLD.path, value: 6 }]);
        bench.note(GOLD, 100, "100");
        expect(bench.noted).toEqual([]);
    });

    it("asks about the changes that are noted, and about the rehearsal that is held", async () => {
        const [bench, server] = await begun("2.4");
        bench.note(GOLD, 5, "5");
        const [path, body] = server.asked.at(-1)!;
        expect([path, body["revision"], body["changes"]]).toEqual([
            "correctable", "2.4", [{ path: GOLD.path, value: 5 }],
        ]); // prettier-ignore
    });

    it("carries out what was looked at, once, and anything else has to be looked at again", async () => {
        const [bench, server] = await begun();
        bench.note(GOLD, 5, "5");
        expect(bench.isReady).toBe(false);
        bench.explain("Zählfehler");
        await bench.preview();
        expect(bench.foreseen).toBe(FORESEEN);
        bench.explain("Tippfehler");
        expect(bench.foreseen).toBeNull();
        expect(await bench.carryOut()).toBeNull();
        await bench.preview();
        await bench.carryOut();
        const sent = server.asked.filter(([path]) => path === "corrections");
        expect(sent.map(([, body]) => [body["last"], body["reason"]])).toEqual([[7, "Tippfehler"]]);
        expect(bench.noted).toEqual([]);
    });

    it("keeps the changes of whoever is too late, and says so calmly", async () => {
        const [bench, server] = await begun();
        texts.choose("en");
        bench.note(GOLD, 5, "5");
        bench.explain("x");
        await bench.preview();
        server.answers["corrections"] = new Refusal("stale", "no", 409);
        await bench.carryOut();
        expect(bench.noted.length).toBe(1);
        expect(bench.foreseen).toBeNull();
        expect(bench.doing.trouble).toContain("Another game master");
    });
});

describe("numbers", () => {
    const tenths = { ...GOLD, kind: "tenths", most: 1000 };
    it("are read however they are written, and within their limits", () => {
        for (const text of ["1200", "1.200", "1,200", " 1 200 "]) expect(typedNumber(text, GOLD)).toBe(1200);
        for (const text of ["", "x", "-1", "5001", "1.2"]) expect(typedNumber(text, GOLD)).toBeNull();
        for (const text of ["10,5", "10.5"]) expect(typedNumber(text, tenths)).toBe(105);
        expect(typedNumber("10", tenths)).toBe(100);
        expect(typedNumber("10,55", tenths)).toBeNull();
    });

    it("are written as the language does, good points not in tenths", () => {
        expect(shownNumber("tenths", 105, "de")).toBe("10,5");
        expect(limitsSaid(GOLD, "de")).toBe("0–5.000");
        expect(limitsSaid(tenths, "en")).toBe("0–100");
        for (const value of [0, 7, 105, 1000]) {
            for (const lang of LANGS)
                expect(typedNumber(shownNumber("tenths", value, lang), tenths)).toBe(value);
        }
    });

    it("of months are near, and the one that it is", () => {
        expect(monthsAround(3, 0, 3)).toEqual([1, 2, 3]);
        expect(monthsAround(3, 90, 1e9)).toContain(90);
    });
});

const VIEW = {
    realms: [{ name: "Yaromo", capital: "503/22" }, { name: "Vachal", capital: "" }, null],
    armies: [{ 101: { field: "503/22" } }, { 401: { field: "504/01" } }, {}],
    people: [{ 601: { field: "503/22", name: "Alrik", rank: "HER" } }, {}, {}],
    towns: { "503/22": {} },
    owners: { "503/22": 0 },
} as unknown as PhoenixView;

describe("finding", () => {
    const points = (text: string) => found(VIEW, text).map((one) => one.pointed);
    it("knows realms, pieces, people, towns and fields", () => {
        expect(points("vach")).toEqual([{ realm: 1 }, { realm: 1, unit: 401 }]);
        expect(points("alrik")).toEqual([{ realm: 0, unit: 601 }]);
        expect(points("yaromo 101")).toEqual([{ realm: 0, unit: 101 }]);
        expect(points("503/22")[0]).toEqual({ field: "503/22" });
        expect(points("503/7")).toEqual([{ field: "503/07" }]);
        expect(points("")).toEqual([]);
        expect(freeNumber(VIEW, 0, 1)).toBe(102);
    });
});

describe("addresses", () => {
    it("open a special order beside its text", () => {
        expect(presetOf("?realm=3&field=503/22&text=Baue%20einen%20Turm&task=s-1")).toEqual({
            pointed: { field: "503/22" },
            text: "Baue einen Turm",
            realm: 3,
            task: "s-1",
            decision: "",
        });
        expect(presetOf("?realm=3&unit=101").pointed).toEqual({ realm: 3, unit: 101 });
        expect(presetOf("?realm=3&other=1").pointed).toEqual({ realm: 3, other: 1 });
        expect(presetOf("?realm=x&field=<b>&decide=dance")).toMatchObject({ pointed: null, decision: "" });
        expect(presetOf("?decide=rebel").decision).toBe("rebel");
    });
});
