import { expect, test } from "vitest";
import { CHAPTERS, choiceOf, isKey, isTyping, keyOf, KEYS } from "./keys";

const key = (name: string, more: KeyboardEventInit = {}) =>
    new KeyboardEvent("keydown", { key: name, ...more });

test.each([
    ["1", 0],
    ["9", 8],
    ["0", 9],
    ["a", 10],
    ["B", 11],
    ["z", 35],
    ["Enter", -1],
    ["?", -1],
])("%s chooses %i", (name, place) => {
    expect(choiceOf(key(name))).toBe(place);
});

test("each choice has a key of its own, the tenth too", () => {
    const keys = Array.from({ length: 36 }, (_, place) => keyOf(place));
    expect(new Set(keys).size).toBe(36);
    expect(keys.map((one) => choiceOf(key(one)))).toEqual(keys.map((_, place) => place));
    expect(keyOf(9)).toBe("0");
    expect(keyOf(36)).toBe("");
});

test("with Control a key is the browser’s", () => {
    expect(choiceOf(key("a", { ctrlKey: true }))).toBe(-1);
});

test("Control+Enter is not Enter", () => {
    expect(isKey(key("Enter"), "confirm")).toBe(true);
    expect(isKey(key("Enter", { ctrlKey: true }), "confirm")).toBe(false);
    expect(isKey(key("Enter", { ctrlKey: true }), "anyway")).toBe(true);
});

test("the page of keys has every key, once", () => {
    const told = CHAPTERS.flatMap(([, names]) => names);
    expect([...told].sort()).toEqual(Object.keys(KEYS).sort());
});

test("whoever types into a field means the field", () => {
    const field = document.createElement("input");
    document.body.append(field);
    let isInField = false;
    field.addEventListener("keydown", (event) => (isInField = isTyping(event)));
    field.dispatchEvent(key("?", { bubbles: true }));
    expect(isInField).toBe(true);
});
