// Where an explanation stands: beside the thing, within the window, and off everything that one decides on.
export interface Area {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

export interface Size {
    width: number;
    height: number;
}

const GAP = 8;
/** To hide the thing itself, or where a move is confirmed, is worse than to hide something that is lit. */
const GRAVE = 8;

function shared(a: Area, b: Area): number {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 0 && down > 0 ? across * down : 0;
}

function clamped(value: number, most: number): number {
    return Math.max(GAP, Math.min(value, most));
}

/** Beside the thing on its four sides, lined up with each of its edges, and the corners of the window. */
function candidates(thing: Area, size: Size, room: Size): [number, number][] {
    const right = room.width - size.width - GAP;
    const bottom = room.height - size.height - GAP;
    const lefts = [thing.left, (thing.left + thing.right - size.width) / 2, thing.right - size.width];
    const tops = [thing.top, (thing.top + thing.bottom - size.height) / 2, thing.bottom - size.height];
    const beside = tops.flatMap((top): [number, number][] => [
        [thing.right + GAP, top],
        [thing.left - size.width - GAP, top],
    ]);
    const stacked = lefts.flatMap((left): [number, number][] => [
        [left, thing.top - size.height - GAP],
        [left, thing.bottom + GAP],
    ]);
    const corners: [number, number][] = [
        [GAP, GAP],
        [right, GAP],
        [GAP, bottom],
        [right, bottom],
    ];
    return [...beside, ...stacked, ...corners].map(([left, top]) => [
        clamped(left, right),
        clamped(top, bottom),
    ]);
}

/** The place that hides least; of equal ones the nearest. */
export function placeBeside(
    thing: Area,
    size: Size,
    room: Size,
    grave: readonly Area[],
    lit: readonly Area[],
): { left: number; top: number } {
    let best = { left: GAP, top: GAP };
    let least = Infinity;
    for (const [left, top] of candidates(thing, size, room)) {
        const box = { left, top, right: left + size.width, bottom: top + size.height };
        const hidden = (areas: readonly Area[]) => areas.reduce((sum, area) => sum + shared(box, area), 0);
        const way = Math.hypot(
            (box.left + box.right - thing.left - thing.right) / 2,
            (box.top + box.bottom - thing.top - thing.bottom) / 2,
        );
        const trouble = GRAVE * hidden([thing, ...grave]) + hidden(lit) + way;
        if (trouble < least) [least, best] = [trouble, { left, top }];
    }
    return best;
}
