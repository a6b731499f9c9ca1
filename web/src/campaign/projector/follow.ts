// Where the map on the wall looks: at the land of the realm whose turn it is, which everybody knows; or at all of it.
import { wholeWorld, type Camera, type Extent } from "../map/camera";
import { NOWHERE, type Atlas } from "../map/geometry";
import type { Scene } from "../map/scene";

/** Nearer than this, from eight metres, one would no longer know where one is. */
const NEAREST = 1.6;
/** Around its land, in units of the map. */
const MARGIN = 60;

/** The box around all fields of a realm, and its capital. */
function landOf(atlas: Atlas, scene: Scene, realm: number): readonly [Extent, Camera] | null {
    const capital = atlas.byLabel.get(scene.realms[realm]?.capital ?? "") ?? NOWHERE;
    const fields = [...scene.owners.keys()].filter((field) => scene.owners[field] === realm);
    if (capital !== NOWHERE) fields.push(capital);
    if (!fields.length) return null;
    const [xs, ys] = [fields.map((field) => atlas.x[field] ?? 0), fields.map((field) => atlas.y[field] ?? 0)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const extent = { width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
    return [extent, { x: (left + right) / 2, y: (top + bottom) / 2, zoom: 1 }];
}

export function lookAt(atlas: Atlas, scene: Scene, active: number | null, window: Extent): Camera {
    const whole = wholeWorld(atlas, window);
    const land = active === null ? null : landOf(atlas, scene, active);
    if (!land) return whole;
    const [extent, middle] = land;
    const fitting = Math.min(window.width / extent.width, window.height / extent.height);
    const zoom = Math.max(whole.zoom, Math.min(NEAREST, fitting));
    return {
        zoom,
        x: inside(middle.x, window.width / zoom, atlas.width),
        y: inside(middle.y, window.height / zoom, atlas.height),
    };
}

/** So that the wall shows the world and not what lies beyond its rim. */
function inside(middle: number, seen: number, all: number): number {
    return seen >= all ? all / 2 : Math.min(all - seen / 2, Math.max(seen / 2, middle));
}

/** On the way from one to the other: slow, quick, slow; the zoom by the same factor in the same time. */
export function between(from: Camera, to: Camera, share: number): Camera {
    const eased = share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
    return {
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        zoom: from.zoom * (to.zoom / from.zoom) ** eased,
    };
}
