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
