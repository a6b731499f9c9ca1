// Which city lies next in the direction of an arrow key.
import type { Place } from "../chart";

const DIRECTIONS: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};
/** How much being beside the direction counts against being far. */
const ASIDE = 2;

export function nearest(
    places: ReadonlyMap<number, Place>,
    from: number,
    choices: readonly number[],
    key: string,
): number | null {
    const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
    const here = places.get(from);
    if (!here) return null;
    let best: number | null = null;
    let least = Infinity;
    for (const id of choices) {
        const there = places.get(id);
        if (!there || id === from) continue;
        const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
        const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
        const way = ahead + ASIDE * aside;
        if (ahead > 0 && way < least) [least, best] = [way, id];
    }
    return best;
}
