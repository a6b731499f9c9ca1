import { expect, test } from "vitest";
import type { RuleInfo } from "../generated/server";
import { marked, RuleIndex } from "./searching";

const rule = (id: string, en: string, de: string): RuleInfo => ({
    id,
    chapter: "KB-1",
    kind: "rule",
    source: "",
    text: { en, de },
    option: "",
    instead: { en: "", de: "" },
});
const INDEX = new RuleIndex([
    rule("KB-1.1", "The King sends soldiers.", "Der König schickt Soldaten."),
    rule("KB-7.2", "The Envoy builds twice.", "Der Gesandte baut zweimal."),
    rule("PH-4f", "An army of warriors moves.", "Ein Kriegerheer zieht über die Straße."),
]);

test.each([
    ["konig", ["KB-1.1"]],
    ["koenig", ["KB-1.1"]],
    ["KÖNIG soldaten", ["KB-1.1"]],
    ["soldaten könig", ["KB-1.1"]],
    ["king", ["KB-1.1"]],
    ["sold", ["KB-1.1"]],
    ["kb-7.2", ["KB-7.2"]],
    ["ph-4", ["PH-4f"]],
    ["strasse", ["PH-4f"]],
    ["straße", ["PH-4f"]],
    ["ueber", ["PH-4f"]],
    ["heer", ["PH-4f"]],
    ["der", ["KB-1.1", "KB-7.2"]],
    ["er", []],
    ["", ["KB-1.1", "KB-7.2", "PH-4f"]],
    ["dragon", []],
])("%s finds %j", (query, ids) => {
    expect(INDEX.found(query).map((one) => one.id)).toEqual(ids);
});

test.each([
    ["Der König schickt Soldaten.", "koenig", "Der [König] schickt Soldaten."],
    ["Der König schickt Soldaten.", "konig sold", "Der [König] schickt [Soldaten]."],
    ["Ein Kriegerheer zieht.", "heer", "Ein [Kriegerheer] zieht."],
    ["Ein Kriegerheer zieht.", "", "Ein Kriegerheer zieht."],
])("%s for %s is marked as %s", (text, query, shown) => {
    const pieces = marked(text, query);
    expect(pieces.map((one) => (one.isHit ? `[${one.text}]` : one.text)).join("")).toBe(shown);
});

test("a thousand rules are searched in no time", () => {
    const text = "Ein Heer zieht über die Straße nach Süden und nimmt die Gemark ein. ".repeat(8);
    const rules = Array.from({ length: 1000 }, (_, n) => rule(`PH-${n}`, `${text} ${n}`, text));
    const index = new RuleIndex(rules);
    const began = performance.now();
    expect(index.found("strasse sueden 999")).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(250);
});
