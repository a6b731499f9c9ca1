// Which part of the map is looked at, and how near. Plain arithmetic.

export interface Camera {
    /** The place in the middle of the window, in units of the map. */
    x: number;
    y: number;
    /** Pixels of the page for a unit. */
    zoom: number;
}

export interface Extent {
    width: number;
    height: number;
}

export const NEAREST = 5;
const STEP = Math.SQRT2;
/** Of the window, this much stays around a world that is seen whole. */
const MARGIN = 0.96;

/** The zoom at which the whole world is seen. */
export function farthest(world: Extent, window: Extent): number {
    return MARGIN * Math.min(window.width / world.width, window.height / world.height);
}

export function wholeWorld(world: Extent, window: Extent): Camera {
    return { x: world.width / 2, y: world.height / 2, zoom: farthest(world, window) };
}

function between(value: number, least: number, most: number): number {
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

/** Keeps the world in sight: never farther than the whole, and its rim at most in the middle of the window. */
export function held(camera: Camera, world: Extent, window: Extent): Camera {
    const zoom = between(camera.zoom, Math.min(NEAREST, farthest(world, window)), NEAREST);
    return { zoom, x: between(camera.x, 0, world.width), y: between(camera.y, 0, world.height) };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
    return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom };
}

/** Nearer by a factor, while the place under (atX, atY) of the window stays where it is. */
export function zoomed(camera: Camera, factor: number, atX: number, atY: number, window: Extent): Camera {
    const [fromX, fromY] = [atX - window.width / 2, atY - window.height / 2];
    const zoom = Math.min(NEAREST, camera.zoom * factor);
    return {
        zoom,
        x: camera.x + fromX / camera.zoom - fromX / zoom,
        y: camera.y + fromY / camera.zoom - fromY / zoom,
    };
}

export function placeAt(camera: Camera, atX: number, atY: number, window: Extent): readonly [number, number] {
    return [
        camera.x + (atX - window.width / 2) / camera.zoom,
        camera.y + (atY - window.height / 2) / camera.zoom,
    ];
}

/** The steps at which bitmaps are painted: the nearest of them is never stretched by more than a tenth. */
export function stepFor(zoom: number): number {
    return Math.ceil(Math.log(zoom / 1.1) / Math.log(STEP));
}

export function zoomOf(step: number): number {
    return STEP ** step;
}

/** One step nearer (1) or farther (-1), to a zoom at which bitmaps are shown as they are. */
export function stepped(zoom: number, by: 1 | -1): number {
    const place = Math.log(zoom) / Math.log(STEP);
    const next = by === 1 ? Math.floor(place + 1.2) : Math.ceil(place - 1.2);
    return zoomOf(next);
}
