import { describe, expect, it } from "vitest";
import type { You } from "../generated/server";
import { isAnybody, merged } from "./you";

const nobody: You = { seats: [], host: false, invited: null, guest: false, sees: null, operator: false };

describe("what a browser is at a table", () => {
    it("adds up over its links", () => {
        const keys = [
            { token: "a", you: { ...nobody, seats: [2], host: true } },
            { token: "b", you: { ...nobody, seats: [0] } },
            { token: "c", you: { ...nobody, invited: 1 } },
        ];
        expect(merged(keys)).toEqual({ ...nobody, seats: [0, 2], host: true, invited: 1 });
    });

    it("is no guest once it has a seat", () => {
        const guest = { token: "a", you: { ...nobody, guest: true, sees: 1 } };
        expect(merged([guest])).toMatchObject({ guest: true, sees: 1 });
        expect(merged([guest, { token: "b", you: { ...nobody, seats: [0] } }])).toMatchObject({
            guest: false,
            sees: null,
        });
    });

    it("is nobody without any of it", () => {
        expect(isAnybody(nobody)).toBe(false);
        expect(isAnybody({ ...nobody, invited: 0 })).toBe(true);
    });
});
