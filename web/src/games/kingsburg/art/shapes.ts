// Drawings of this board: a list of few shapes each, with one flat tone and one ink line.

/** One shape: a path with a flat tone ("none" for a line alone). */
export interface Shape {
    d: string;
    fill: string;
    /** Width of the ink line; 0 for a tone without a line. */
    line: number;
    /** Colour of the line, where it is not ink. */
    ink?: string;
}

export const TONE = {
    skin: "#eec39a",
    tan: "#c98d5d",
    dark: "#8d5a3b",
    ink: "#2b2420",
    coal: "#4a423d",
    steel: "#cfd4d9",
    iron: "#8e969e",
    gold: "#e3b441",
    brass: "#b58419",
    red: "#b3322c",
    wine: "#7d2440",
    rose: "#cf7f8f",
    blue: "#2f66a3",
    night: "#2c3a6b",
    green: "#3f8455",
    moss: "#6c7f3a",
    violet: "#7a4fa3",
    brown: "#8a5a34",
    earth: "#5f3f28",
    bone: "#f3ead6",
    snow: "#fbf7ee",
    ash: "#b9b3a8",
    stone: "#a9a59c",
    slate: "#7f7b73",
    wood: "#b17a43",
    bark: "#7d4f26",
    straw: "#d9b45f",
    glow: "#9ad06f",
} as const;

/** A tone with an ink line around it. */
export function area(fill: string, d: string, line = 1.5): Shape {
    return { d, fill, line };
}

/** A tone without a line: a shadow or a pattern. */
export function wash(fill: string, d: string): Shape {
    return { d, fill, line: 0 };
}

/** A line alone. */
export function stroke(d: string, line = 1.5, ink?: string): Shape {
    return ink ? { d, fill: "none", line, ink } : { d, fill: "none", line };
}

export function round(x: number, y: number, rx: number, ry = rx): string {
    return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
    return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
