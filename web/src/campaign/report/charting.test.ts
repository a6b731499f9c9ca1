import { describe, expect, it } from "vitest";
import type { Book, Booking } from "../../generated/campaign";
import { byMonth, scale } from "./charting";

const row = (month: number, gold: number, balance: number, apart = false): Booking => ({
    month,
    gold,
    balance,
    apart,
    why: "taxes",
    where: "",
    rule: "",
    kind: "other",
});

describe("the treasury by month", () => {
    const book: Book = {
        opening: 100,
        closing: 130,
        rows: [row(1, 50, 150), row(1, -30, 120), row(3, 10, 130), row(3, 99, 0, true)],
        sums: {},
    };

    it("has every month, and goes on where nothing was booked", () => {
        expect(byMonth(book, 1, 4)).toEqual([
            { month: 1, income: 50, spent: -30, closing: 120 },
            { month: 2, income: 0, spent: 0, closing: 120 },
            { month: 3, income: 10, spent: 0, closing: 130 },
            { month: 4, income: 0, spent: 0, closing: 130 },
        ]);
    });

    it("is drawn on round numbers with zero among them", () => {
        expect(scale(-13_000, 200_000)).toEqual([-50_000, 0, 50_000, 100_000, 150_000, 200_000]);
        expect(scale(0, 0)).toEqual([0, 1]);
        expect(scale(0, 7)).toContain(0);
    });
});
