// The charges of the six coats of arms, drawn around (0, 0) about 20 units wide. Colour is never all that tells seats apart.

export interface Charge {
    /** Names the charge for Fluent: `arms-waves` and so on. */
    name: string;
    /** Filled with the seat's ink. */
    fill?: string;
    /** Drawn as lines in the seat's ink, this wide. */
    line?: string;
    width?: number;
}

function star(points: number, outer: number, inner: number): string {
    const corner = (i: number) => {
        const angle = (Math.PI * i) / points - Math.PI / 2;
        const radius = i % 2 ? inner : outer;
        return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
    };
    return `M${Array.from({ length: 2 * points }, (_, i) => corner(i)).join("L")}Z`;
}

export const CHARGES: readonly Charge[] = [
    {
        name: "waves",
        line: "M-9.5-5c3.2-3.2 6.3-3.2 9.5 0s6.3 3.2 9.5 0M-9.5 1c3.2-3.2 6.3-3.2 9.5 0s6.3 3.2 9.5 0M-7 7c2.4-2.6 4.6-2.6 7 0s4.6 2.6 7 0",
        width: 2.6,
    },
    {
        name: "tower",
        fill: "M-7-9h3.6v2.6h1.8V-9h3.2v2.6h1.8V-9H7v6.2L5 -1v8.2h2V10H-7V7.200h2V-1L-7-2.800ZM-1.900 10V4.800a1.900 1.900 0 0 1 3.800 0V10Z",
    },
    {
        name: "tree",
        fill: "M0-10.500a4.600 4.600 0 0 1 4.400 3.300A4.500 4.500 0 0 1 6 1.400 4.300 4.300 0 0 1 1.500 3.600V7.400l3 2.600h-9l3-2.600V3.600A4.300 4.300 0 0 1-6 1.400a4.500 4.500 0 0 1 1.600-8.600A4.600 4.600 0 0 1 0-10.500Z",
    },
    { name: "sun", fill: star(12, 11, 6.4) },
    { name: "star", fill: star(5, 11, 4.4) },
    {
        name: "crown",
        fill: "M-9.500-6.500-5.200-1.800 0-9.500 5.200-1.800 9.500-6.500 7.600 4.500h-15.200ZM-7.600 6h15.200v2.800h-15.200Z",
    },
];

export const SHIELD = "M-13-15h26v14.500c0 8-5.500 12.700-13 15.500-7.500-2.800-13-7.500-13-15.500Z";

export function chargeOf(seat: number): Charge {
    return CHARGES[seat % CHARGES.length] as Charge;
}
