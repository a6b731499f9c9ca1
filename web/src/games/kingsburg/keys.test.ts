import { describe, expect, it } from "vitest";
import { NumberKeys } from "./keys";

describe("number keys", () => {
    it("make one number when typed quickly, as far as the court goes", () => {
        const keys = new NumberKeys();
        expect(keys.press("1", 0, 18)).toBe(1);
        expect(keys.press("4", 300, 18)).toBe(14);
        expect(keys.press("4", 400, 18)).toBe(4); // there is no advisor 144
        keys.press("1", 500, 18);
        keys.reset();
        expect(keys.press("2", 600, 18)).toBe(2);
        expect(keys.press("1", 2000, 18)).toBe(1);
        expect(keys.press("9", 2100, 18)).toBe(9); // nor one with number 19
    });
});
