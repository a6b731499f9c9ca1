// Where the pieces of a stack lie when it is fanned out, and which of them was tapped.
import type { Atlas } from "./geometry";
import type { Scene } from "./scene";

const RINGS = [6, 12, 18, 24, 30];

/** Where the pieces of a stack lie when it is fanned out: around their field, in rings. */
export function fanned(count: number): { x: number; y: number }[] {
    const found: { x: number; y: number }[] = [];
    RINGS.forEach((room, ring) => {
        const here = Math.min(room, count - found.length);
        for (let i = 0; i < here; i += 1) {
            const angle = (2 * Math.PI * i) / here - Math.PI / 2;
            const radius = 20 + 19 * ring;
            found.push({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
        }
    });
    return found;
}

/** How large a fan is drawn, in units for each unit of `fanned`: large enough for a finger. */
export function fanScale(zoom: number): number {
    return Math.max(0.8, 1.7 / zoom);
}

/** Which piece of a fan lies at a place, in units of the map; -1 if none. */
export function pieceAt(
    atlas: Atlas,
    scene: Scene,
    field: number,
    zoom: number,
    x: number,
    y: number,
): number {
    const grow = fanScale(zoom);
    const places = fanned(scene.stacks.get(field)?.length ?? 0);
    return places.findIndex((place) => {
        const dx = (atlas.x[field] ?? 0) + place.x * grow - x;
        const dy = (atlas.y[field] ?? 0) + place.y * grow - y;
        return Math.hypot(dx, dy) <= 10.5 * grow;
    });
}
