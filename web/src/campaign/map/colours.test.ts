import { expect, test } from "vitest";
import { contrast, DAY, ENOUGH, mixed, NIGHT, readable, realmInk, TERRAINS, WASH } from "./colours";
import { colourOf } from "./heraldry";

/** Those of the official campaign, those of our own arms, and the hardest to read. */
const COLOURS = [
    "#04D9FF",
    "#FFFF00",
    "#A0FFB0",
    "#005000",
    "#FFFFFF",
    "#303030",
    "#A020F0",
    "#DD1010",
    "#000000",
    "#808080",
    "#FF8000",
    "#0000FF",
    "#00FF00",
    "#FF00FF",
    "#8B4513",
    "#C0C0C0",
    ...Array.from({ length: 12 }, (_, realm) => colourOf(realm)),
];

for (const [name, palette] of [
    ["day", DAY],
    ["night", NIGHT],
] as const) {
    test(`every realm is readable on every terrain by ${name}, its own wash included`, () => {
        for (const colour of COLOURS) {
            const ink = realmInk(colour, palette);
            for (const terrain of TERRAINS) {
                const tone = palette.tones[terrain] as string;
                for (const ground of [tone, mixed(tone, colour, WASH)]) {
                    expect(readable(ink, ground), `${colour} as ${ink.line} on ${ground}`).toBe(true);
                }
            }
            expect(contrast(ink.line, ink.sign)).toBeGreaterThanOrEqual(ENOUGH);
        }
    });

    test(`ink is readable on every terrain by ${name}, washed with any colour`, () => {
        for (const terrain of TERRAINS) {
            for (const colour of COLOURS) {
                const ground = mixed(palette.tones[terrain] as string, colour, WASH);
                expect(contrast(palette.ink, ground), `${colour} on ${terrain}`).toBeGreaterThanOrEqual(4.5);
            }
        }
    });
}

test("a colour is changed as little as possible", () => {
    expect(realmInk("#DD1010", DAY).line).toBe("#dd1010");
    expect(realmInk("#04D9FF", NIGHT).line).toBe("#04d9ff");
});
