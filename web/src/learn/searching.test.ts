import { expect, test } from "vitest";
import type { RuleInfo } from "../generated/server";
import { found } from "./searching";

const rule = (id: string, en: string, de: string): RuleInfo => ({
    id,
    chapter: "KB-1",
    kind: "rule",
    source: "",
    text: { en, de },
    option: "",
    instead: { en: "", de: "" },
});
const RULES = [
    rule("KB-1.1", "The King sends soldiers.", "Der König schickt Soldaten."),
    rule("KB-7.2", "The Envoy builds twice.", "Der Gesandte baut zweimal."),
];

test.each([
    ["konig", ["KB-1.1"]],
    ["KÖNIG soldaten", ["KB-1.1"]],
    ["king", ["KB-1.1"]],
    ["kb-7.2", ["KB-7.2"]],
    ["der", ["KB-1.1", "KB-7.2"]],
    ["", ["KB-1.1", "KB-7.2"]],
    ["dragon", []],
])("%s finds %j", (query, ids) => {
    expect(found(RULES, query).map((one) => one.id)).toEqual(ids);
});
