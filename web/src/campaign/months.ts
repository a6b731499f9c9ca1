// The calendar of Phoenix: eight months a year, counted from the start of the campaign.
const NAMES = ["Hawar", "Rim", "Naliv", "Larn", "Hel", "Jawan", "Lud", "Agul"] as const;

/** "Hel 2": the name and the year. */
export function monthName(month: number): string {
    const at = Math.max(0, month - 1);
    return `${NAMES[at % NAMES.length]} ${Math.floor(at / NAMES.length) + 1}`;
}
