// Names that people have given, put into sentences: whatever they contain, they stay names.
const TURNING = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LONGEST = 60;

/** Without marks that turn or hide what follows; one written from right to left does not turn its neighbours. */
export function plain(name: string): string {
    const clean = name.replaceAll(TURNING, " ").trim();
    const letters = [...clean];
    const short = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : clean;
    return RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short;
}

/** The first words of a letter, for a list. */
export function opening(text: string, longest = 80): string {
    const letters = [...text.replaceAll(/\s+/g, " ").trim()];
    return letters.length > longest ? `${letters.slice(0, longest).join("").trimEnd()} …` : letters.join("");
}
