// Lines and areas of the map: roads that bend a little, waves, and the middle of a region.
import type { Place, Region } from "./chart";

export interface Point {
    x: number;
    y: number;
}

/** How far a road bends, as a part of its length: enough to look drawn, too little to cross another. */
const BEND = 0.045;
const STEPS = 24;
const WAVE = { length: 17, height: 4.6 };

const round = (value: number) => Math.round(value * 10) / 10;
const spot = (point: Point) => `${round(point.x)} ${round(point.y)}`;

/** A point of the road from a to b; t runs from 0 to 1. */
export function alongRoad(a: Place, b: Place, t: number): Point {
    const side = (a.id + b.id) % 2 ? 1 : -1;
    const [from, to] = a.id < b.id ? [a, b] : [b, a];
    const at = a.id < b.id ? t : 1 - t;
    const bow = side * BEND * 4 * at * (1 - at);
    return {
        x: from.x + (to.x - from.x) * at - (to.y - from.y) * bow,
        y: from.y + (to.y - from.y) * at + (to.x - from.x) * bow,
    };
}

export function roadPoints(a: Place, b: Place, steps = STEPS): Point[] {
    return Array.from({ length: steps + 1 }, (_, i) => alongRoad(a, b, i / steps));
}

export function roadPath(a: Place, b: Place): string {
    return `M${roadPoints(a, b).map(spot).join("L")}`;
}

/** The same road as a wavy line. */
export function wavyPath(a: Place, b: Place): string {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const waves = Math.max(3, Math.round(length / WAVE.length));
    const steps = waves * 8;
    const points = Array.from({ length: steps + 1 }, (_, i) => {
        const t = i / steps;
        const here = alongRoad(a, b, t);
        const height = WAVE.height * Math.sin(2 * Math.PI * waves * t);
        return {
            x: here.x - ((b.y - a.y) / length) * height,
            y: here.y + ((b.x - a.x) / length) * height,
        };
    });
    return `M${points.map(spot).join("L")}`;
}

/** The border of a region along its roads; where the file tells no ring, around its cities. */
export function borderOf(region: Region, places: ReadonlyMap<number, Place>): Point[] {
    const ring = region.ring.length ? region.ring : aroundMiddle(region.cities, places);
    const corners = ring.flatMap((id) => places.get(id) ?? []);
    return corners.flatMap((corner, i) => {
        const next = corners[(i + 1) % corners.length] as Place;
        return roadPoints(corner, next, 8).slice(0, -1);
    });
}

function aroundMiddle(cities: readonly number[], places: ReadonlyMap<number, Place>): number[] {
    const known = cities.flatMap((id) => places.get(id) ?? []);
    const middle = meanOf(known);
    const angle = (place: Place) => Math.atan2(place.y - middle.y, place.x - middle.x);
    return known.toSorted((a, b) => angle(a) - angle(b)).map((place) => place.id);
}

export function meanOf(points: readonly Point[]): Point {
    return {
        x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
        y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
    };
}

export function areaPath(border: readonly Point[]): string {
    return border.length ? `M${border.map(spot).join("L")}Z` : "";
}

export function isInside(point: Point, border: readonly Point[]): boolean {
    let inside = false;
    border.forEach((a, i) => {
        const b = border[(i + 1) % border.length] as Point;
        if (a.y > point.y !== b.y > point.y) {
            const x = a.x + ((point.y - a.y) * (b.x - a.x)) / (b.y - a.y);
            if (point.x < x) inside = !inside;
        }
    });
    return inside;
}

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** Where a label of this size stands in a region: inside, away from the border and from what lies on the map. */
export function roomIn(
    border: readonly Point[],
    size: { width: number; height: number },
    taken: readonly Box[],
): Point {
    const middle = meanOf(border);
    let best = middle;
    let least = Infinity;
    const [left, right] = [Math.min(...border.map((at) => at.x)), Math.max(...border.map((at) => at.x))];
    const [top, bottom] = [Math.min(...border.map((at) => at.y)), Math.max(...border.map((at) => at.y))];
    for (let y = top; y <= bottom; y += 8) {
        for (let x = left; x <= right; x += 8) {
            const trouble = troubleAt({ x, y }, border, size, taken, middle);
            if (trouble < least) [least, best] = [trouble, { x, y }];
        }
    }
    return best;
}

function troubleAt(
    at: Point,
    border: readonly Point[],
    size: { width: number; height: number },
    taken: readonly Box[],
    middle: Point,
): number {
    const way = Math.hypot(at.x - middle.x, at.y - middle.y);
    const box = { x: at.x - size.width / 2, y: at.y - size.height / 2, ...size };
    const corners = [0, 0.5, 1].flatMap((i) =>
        [0, 0.5, 1].map((j) => ({ x: box.x + i * box.width, y: box.y + j * box.height })),
    );
    const outside = corners.filter((corner) => !isInside(corner, border)).length;
    const hidden = taken.reduce((sum, other) => sum + shared(box, other), 0);
    // To cross a border is better than to lie upon a tile, which is to be read.
    return way + 600 * outside + 3 * hidden;
}

function shared(a: Box, b: Box): number {
    const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return across > 0 && down > 0 ? across * down : 0;
}
