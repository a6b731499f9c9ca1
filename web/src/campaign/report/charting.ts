// The treasury month by month, out of its book.
import type { Book, Booking } from "../../generated/campaign";

export interface MonthSum {
    month: number;
    /** What came in and what went out, and what was there at the end. */
    income: number;
    spent: number;
    closing: number;
}

/** Every month from the first to the last; one without bookings ends as the one before it did. */
export function byMonth(book: Book, first: number, last: number): MonthSum[] {
    const found: MonthSum[] = [];
    let balance = book.opening;
    for (let month = first; month <= last; month += 1) {
        const rows = book.rows.filter((row) => row.month === month && !row.apart);
        const income = sum(rows.filter((row) => row.gold > 0));
        const spent = sum(rows.filter((row) => row.gold < 0));
        balance = rows.at(-1)?.balance ?? balance;
        found.push({ month, income, spent, closing: balance });
    }
    return found;
}

function sum(rows: readonly Booking[]): number {
    return rows.reduce((total, row) => total + row.gold, 0);
}

/** Round numbers that reach from the lowest to the highest value; 0 is always among them. */
export function scale(low: number, high: number): number[] {
    const rough = Math.max(1, (Math.max(0, high) - Math.min(0, low)) / 5);
    const size = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((factor) => factor * size).find((one) => one >= rough) ?? 10 * size;
    const from = Math.floor(Math.min(0, low) / step);
    const to = Math.max(from + 1, Math.ceil(Math.max(0, high) / step));
    return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}
