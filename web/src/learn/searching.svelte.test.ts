import { expect, test } from "vitest";
import { marked } from "./searching.svelte";

test.each([
    [
        "Der dritte Drache beendet die Epoche sofort.",
        [
            [18, 25],
            [30, 36],
        ],
        "Der dritte Drache [beendet] die [Epoche] sofort.",
    ],
    ["Ein Heer", [], "Ein Heer"],
    ["Heer", [[0, 4]], "[Heer]"],
    [
        "Handkarten",
        [
            [0, 10],
            [4, 10],
        ],
        "[Handkarten]",
    ],
    ["\u{1F409} Drache", [[2, 8]], "\u{1F409} [Drache]"],
])("%s is marked at %j", (text, places, shown) => {
    const pieces = marked(text, places);
    expect(pieces.map((one) => (one.isHit ? `[${one.text}]` : one.text)).join("")).toBe(shown);
});
