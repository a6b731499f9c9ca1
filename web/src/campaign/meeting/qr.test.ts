// What a camera reads in a code is what was put into it: read again by the decoder of the same package.
import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { codeOf, type Code } from "./qr";

const PIXELS = 4;

/** As a camera would see the path: dark modules on white. */
function seen({ size, path }: Code): { width: number; height: number; data: Uint8Array } {
    const width = size * PIXELS;
    const data = new Uint8Array(4 * width * width).fill(255);
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
        for (let down = 0; down < PIXELS; down += 1) {
            const first = 4 * ((Number(y) * PIXELS + down) * width + Number(x) * PIXELS);
            for (let i = 0; i < Number(run) * PIXELS; i += 1) data.fill(0, first + 4 * i, first + 4 * i + 3);
        }
    }
    return { width, height: width, data };
}

it.each([
    "http://192.168.1.20:8080/c/Erkenfara#mC4yWl0vKq-2nS_x7Tg1dPzJb9RuHfQe",
    "https://games.example.org/c/F%C3%BCnf%20Reiche#mC4yWl0vKq-2nS_x7Tg1dPzJb9RuHfQe",
    "x",
])("a camera reads %s", (text) => {
    expect(decodeQR(seen(codeOf(text)))).toBe(text);
});

it("has a quiet rim of four modules", () => {
    const { size, path } = codeOf("x");
    const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number));

    expect(size).toBe(21 + 8);
    for (const [x = 0, y = 0, run = 0] of places) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
        expect(Math.max(x + run, y + 1)).toBeLessThanOrEqual(25);
    }
});
