// Colours of realms: which are read well on the map, and which are taken for each other.

const USUAL = [
    "#1f5fa8", "#b3322c", "#2e7d4f", "#c9961a", "#2b2420", "#7a4fa3", "#1b7f86", "#c2661b",
    "#b5487a", "#6b4a2b", "#5b6b7a", "#7a7d23", "#6fa8dc", "#e8837c", "#7fc79b", "#e9cf6f",
    "#8d8d8d", "#b79ad6", "#5cc4c4", "#f0a868", "#e58fb8", "#a98a63", "#9fb3c8", "#b9bd4a",
]; // prettier-ignore

export function usualColour(number: number): string {
    return USUAL[number % USUAL.length] as string;
}

type Lab = readonly [number, number, number];

function linear(part: number): number {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** As eyes compare colours (CIE L*a*b*). */
export function labOf(hex: string): Lab {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
    const bend = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29);
    const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function distance(one: string, two: string): number {
    const [a, b] = [labOf(one), labOf(two)];
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Below this two colours side by side on a map are taken for one. */
const ALIKE = 14;

/** By realm, the others whose colour it shares. */
export function alike(colours: readonly string[]): Map<number, number[]> {
    const found = new Map<number, number[]>();
    colours.forEach((colour, number) => {
        const others = colours.flatMap((other, n) =>
            n !== number && distance(colour, other) < ALIKE ? [n] : [],
        );
        if (others.length > 0) found.set(number, others);
    });
    return found;
}

/** Realms that bear the same charge on nearly the same colour: nobody can tell them apart. */
export function sameArms(realms: readonly { colour: string; charge: number }[]): [number, number][] {
    return realms.flatMap((one, n) =>
        realms.flatMap((two, m): [number, number][] =>
            m > n && one.charge === two.charge && distance(one.colour, two.colour) < ALIKE ? [[n, m]] : [],
        ),
    );
}
