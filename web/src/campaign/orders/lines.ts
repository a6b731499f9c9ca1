// What changed between two texts, line by line. The server merges what members of a realm write; here is only
// what it cannot know: what was typed while its answer was on the way, and whose line is which.

/** From the line `first` to the one before `after` of the old text other lines stand. */
export interface Hunk {
    readonly first: number;
    readonly after: number;
    readonly lines: readonly string[];
}

type Lines = readonly string[];

/** Further apart than this, what lies between alike beginnings and ends counts as one change. */
const FARTHEST = 400;

export function hunks(before: Lines, after: Lines): Hunk[] {
    let first = 0;
    while (first < before.length && first < after.length && before[first] === after[first]) first += 1;
    let tail = 0;
    const room = Math.min(before.length, after.length) - first;
    while (tail < room && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
    const old = before.slice(first, before.length - tail);
    const now = after.slice(first, after.length - tail);
    return between(old, now).map((hunk) => ({
        first: hunk.first + first,
        after: hunk.after + first,
        lines: hunk.lines,
    }));
}

function between(old: Lines, now: Lines): Hunk[] {
    if (!old.length && !now.length) return [];
    const pairs = old.length && now.length ? alike(old, now) : [];
    const found: Hunk[] = [];
    let left = 0;
    let right = 0;
    for (const [one, other] of [...pairs, [old.length, now.length] as const]) {
        if (left < one || right < other)
            found.push({ first: left, after: one, lines: now.slice(right, other) });
        left = one + 1;
        right = other + 1;
    }
    return found;
}

/** Places of lines that are alike, rising in both texts: the shortest way from one to the other (Myers). */
function alike(old: Lines, now: Lines): (readonly [number, number])[] {
    const steps: Map<number, number>[] = [];
    let ends = new Map([[1, 0]]);
    for (let cost = 0; cost <= Math.min(FARTHEST, old.length + now.length); cost += 1) {
        steps.push(ends);
        ends = new Map(ends);
        for (let diagonal = -cost; diagonal <= cost; diagonal += 2) {
            let x = startOn(ends, diagonal, cost);
            while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1;
            ends.set(diagonal, x);
            if (x >= old.length && x - diagonal >= now.length)
                return walkedBack(steps, old.length, now.length);
        }
    }
    return [];
}

function startOn(ends: Map<number, number>, diagonal: number, cost: number): number {
    const below = ends.get(diagonal - 1) ?? -1;
    const above = ends.get(diagonal + 1) ?? -1;
    return diagonal === -cost || (diagonal !== cost && below < above) ? above : below + 1;
}

function walkedBack(
    steps: readonly Map<number, number>[],
    x: number,
    y: number,
): (readonly [number, number])[] {
    const pairs: (readonly [number, number])[] = [];
    for (let cost = steps.length - 1; cost >= 0; cost -= 1) {
        const diagonal = x - y;
        const start = startOn(steps[cost]!, diagonal, cost);
        while (x > start && x > 0 && y > 0) {
            x -= 1;
            y -= 1;
            pairs.push([x, y]);
        }
        const isDown = start === (steps[cost]!.get(diagonal + 1) ?? -1) && cost > 0;
        if (cost > 0 && isDown) y -= 1;
        else if (cost > 0) x -= 1;
    }
    return pairs.reverse();
}

export function applied(lines: Lines, changes: readonly Hunk[]): string[] {
    const found: string[] = [];
    let at = 0;
    for (const hunk of changes) {
        found.push(...lines.slice(at, hunk.first), ...hunk.lines);
        at = hunk.after;
    }
    return [...found, ...lines.slice(at)];
}

/** By how many lines a change makes a text longer. */
export function growth(hunk: Hunk): number {
    return hunk.lines.length - (hunk.after - hunk.first);
}

/**
 * What I wrote since `base`, put into what others made of it. Where both wrote, both stand, theirs before mine,
 * as the server does it.
 */
export function carried(base: Lines, theirs: Lines, mine: Lines): string[] {
    const others = hunks(base, theirs);
    const placed: Hunk[] = [];
    for (const hunk of hunks(base, mine)) {
        const clash = others.filter((other) => overlaps(other, hunk));
        if (clash.some((other) => other.lines.join("\n") === hunk.lines.join("\n"))) continue;
        const place = clash.length ? Math.max(...clash.map((other) => other.after)) : hunk.first;
        const shift = others
            .filter((other) => other.after <= place)
            .reduce((sum, other) => sum + growth(other), 0);
        const size = clash.length ? 0 : hunk.after - hunk.first;
        placed.push({ first: place + shift, after: place + shift + size, lines: hunk.lines });
    }
    return applied(theirs, placed);
}

/** Whether two changes of one text touch the same line. */
export function overlaps(one: Hunk, other: Hunk): boolean {
    return one.first < other.after && other.first < one.after;
}
