import type { Region } from "../chart";

// How each region is painted: its pattern is named by what grows there.
const PATTERNS: Record<string, string> = {
    bastion: "court",
    snow: "snow",
    east: "corn",
    west: "wood",
    southwest: "grass",
    south: "reed",
    southeast: "hills",
    corner1: "rock",
    corner2: "rock",
};

export function patternOf(region: string, isEmpty: boolean): string {
    return isEmpty ? "waste" : (PATTERNS[region] ?? "grass");
}

const LONG = 11;

/** A long name of several words takes two lines. */
export function linesOf(name: string): string[] {
    const at = name.lastIndexOf(" ");
    return name.length > LONG && at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name];
}

const LINE = 18;

/** The room that name, values and bards take; the Bastion has its castle above. */
export function labelSize(region: Region, lines: readonly string[]): { width: number; height: number } {
    const width = Math.max(84, 9.5 * Math.max(...lines.map((line) => line.length)));
    const values = region.isEmpty ? 4 : region.isBastion ? 140 : 52;
    return { width, height: values + LINE * lines.length };
}

/** How far the baseline of the name's last line is below the middle of that room. */
export function labelShift(region: Region, lines: readonly string[]): number {
    if (region.isBastion) return 27;
    const above = (LINE / 2) * (lines.length - 1);
    return (region.isEmpty ? 11 : -14) + above;
}
