// Moments as a date field writes them: in the time of whoever looks at it.
const two = (number: number) => String(number).padStart(2, "0");

/** "2026-11-17T20:00", for `<input type="datetime-local">`. */
export function fieldText(seconds: number | null): string {
    if (seconds === null) return "";
    const date = new Date(seconds * 1000);
    const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
    return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Seconds since 1970; null where nothing or no date stands. */
export function fieldMoment(text: string): number | null {
    const found = text ? new Date(text).getTime() : Number.NaN;
    return Number.isNaN(found) ? null : found / 1000;
}
