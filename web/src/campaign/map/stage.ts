// The map on the screen: bitmaps of provinces, and over them one canvas for all that moves.
// Panning and zooming only move them both; they are drawn anew when the hand rests, or when the rim comes in sight.
import type { World } from "../types";
import { held, placeAt, stepFor, wholeWorld, zoomOf, type Camera, type Extent } from "./camera";
import type { Atlas } from "./geometry";
import { Painter } from "./painter";
import { boxOf, WHOLE, type Job, type Painted } from "./painting";
import { groundOf, type Scene } from "./scene";
import type { Pen } from "./terrain";
import { Tiles } from "./tiles";

/** The part of the map that the upper canvas shows, in units. */
export interface Frame {
    left: number;
    top: number;
    right: number;
    bottom: number;
    zoom: number;
}

const REST_MS = 130;
/** While the hand moves, the upper canvas is drawn no more often than this, however far it goes. */
const REDRAW_MS = 450;
/** Around the window, of its size: how far one can pan before the upper canvas must be drawn. */
const MARGIN = 0.25;
/** Of half a window: provinces so near to its middle are kept ready. */
const NEAR = 0.7;
const MOST_PIXEL_RATIO = 2;
const WHOLE_SCALE = 0.22;
/** The whole world lies below everything, at a step of its own. */
const WHOLE_STEP = -99;

export class Stage {
    camera: Camera;
    window: Extent = { width: 1, height: 1 };
    /** Draws what moves: tokens, reach, arrows, marks. */
    draw: (pen: Pen, frame: Frame) => void = () => {};
    /** The camera has moved; `isAtRest` when everything is drawn for it. */
    moved: (camera: Camera, isAtRest: boolean) => void = () => {};
    /** Everything in sight is painted for this zoom, or no longer. */
    painted: (isWhole: boolean) => void = () => {};
    /** The whole world has been painted, for the small map. */
    pictured: (picture: ImageBitmap) => void = () => {};

    #tiles: Tiles;
    #painter: Painter;
    #upper: HTMLCanvasElement;
    #mover: HTMLElement;
    #base = 1;
    #frame: Frame = { left: 0, top: 0, right: 0, bottom: 0, zoom: 1 };
    #version = 1;
    #isNight = false;
    #owners = true;
    #beat = 0;
    /** When the upper canvas was drawn last. */
    #drawn = 0;
    /** Bitmaps that have come while the hand moves: one of them is shown in each frame. */
    #come: Painted[] = [];
    #isMoving = false;
    #asked = "";
    #rest: ReturnType<typeof setTimeout> | undefined;

    constructor(
        world: World,
        readonly atlas: Atlas,
        parts: { mover: HTMLElement; ground: HTMLElement; upper: HTMLCanvasElement },
    ) {
        this.#mover = parts.mover;
        this.#upper = parts.upper;
        this.#tiles = new Tiles(atlas, parts.ground);
        this.#painter = new Painter(world, (done) => this.#painted(done));
        this.camera = wholeWorld(atlas, this.window);
    }

    close(): void {
        this.#painter.close();
        clearTimeout(this.#rest);
        cancelAnimationFrame(this.#beat);
    }

    resize(window: Extent): void {
        this.window = window;
        this.camera = held(this.camera, this.atlas, window);
        this.settle();
        this.redraw();
    }

    /** What is drawn into the provinces; the old ones stay until the new ones are painted. */
    show(scene: Scene | null, isNight: boolean, owners: boolean): void {
        this.#painter.ground(scene ? groundOf(scene) : null);
        this.#isNight = isNight;
        this.#owners = owners;
        this.#version += 1;
        this.settle();
        this.redraw();
    }

    look(camera: Camera): void {
        this.#isMoving = true;
        this.camera = held(camera, this.atlas, this.window);
        if (!this.#beat) this.#beat = requestAnimationFrame(() => this.#follow());
        clearTimeout(this.#rest);
        this.#rest = setTimeout(() => this.settle(), REST_MS);
    }

    /** One frame of a movement: both canvases are moved, and little more. */
    #follow(): void {
        this.#beat = 0;
        this.#move();
        const isLate = performance.now() - this.#drawn > REDRAW_MS;
        if (isLate && !this.#isCovered(0)) this.redraw();
        else this.#paint();
        this.moved(this.camera, false);
    }

    /** At rest: everything for this zoom, crisp. */
    settle(): void {
        clearTimeout(this.#rest);
        this.#isMoving = false;
        for (const done of this.#come.splice(0)) this.#take(done);
        if (this.#base !== this.camera.zoom) {
            this.#base = this.camera.zoom;
            this.#tiles.spread(this.#base);
        }
        this.#move();
        // After a short pan all is there already, and room to go on.
        if (this.#frame.zoom !== this.camera.zoom || !this.#isCovered(MARGIN / 2)) this.redraw();
        this.#paint();
        this.#tiles.forget();
        this.moved(this.camera, true);
    }

    #move(): void {
        const { x, y, zoom } = this.camera;
        const [left, top] = [this.window.width / 2 - x * zoom, this.window.height / 2 - y * zoom];
        this.#mover.style.transform = `translate(${left}px,${top}px) scale(${zoom / this.#base})`;
    }

    get pixelRatio(): number {
        return Math.min(MOST_PIXEL_RATIO, globalThis.devicePixelRatio || 1);
    }

    /** Whether the upper canvas shows the window, and around it so much of its size. */
    #isCovered(around: number): boolean {
        const { width, height } = this.window;
        const [across, down] = [around * width, around * height];
        const [left, top] = placeAt(this.camera, -across, -down, this.window);
        const [right, bottom] = placeAt(this.camera, width + across, height + down, this.window);
        const { atlas } = this;
        const frame = this.#frame;
        return (
            frame.left <= Math.max(0, left) &&
            frame.top <= Math.max(0, top) &&
            frame.right >= Math.min(atlas.width, right) &&
            frame.bottom >= Math.min(atlas.height, bottom)
        );
    }

    /** The upper canvas, for where the camera is now. */
    redraw(): void {
        this.#drawn = performance.now();
        const { x, y, zoom } = this.camera;
        const width = this.window.width * (1 + 2 * MARGIN);
        const height = this.window.height * (1 + 2 * MARGIN);
        const [left, top] = [x - width / zoom / 2, y - height / zoom / 2];
        this.#frame = { left, top, right: left + width / zoom, bottom: top + height / zoom, zoom };
        const pixels = this.pixelRatio;
        const size = [Math.round(width * pixels), Math.round(height * pixels)] as const;
        if (this.#upper.width !== size[0]) this.#upper.width = size[0];
        if (this.#upper.height !== size[1]) this.#upper.height = size[1];
        const { style } = this.#upper;
        const share = this.#base / zoom;
        style.left = `${left * this.#base}px`;
        style.top = `${top * this.#base}px`;
        style.width = `${width * share}px`;
        style.height = `${height * share}px`;
        const pen = this.#upper.getContext("2d");
        if (!pen) return;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.clearRect(0, 0, ...size);
        pen.setTransform(pixels * zoom, 0, 0, pixels * zoom, -left * zoom * pixels, -top * zoom * pixels);
        this.draw(pen, this.#frame);
    }

    #inSight(share: number): number[] {
        const { x, y, zoom } = this.camera;
        const [across, down] = [(this.window.width / zoom) * share, (this.window.height / zoom) * share];
        return this.atlas.provinces.flatMap((province, i) => {
            const isNear =
                province.right > x - across &&
                province.left < x + across &&
                province.bottom > y - down &&
                province.top < y + down;
            return isNear ? [i] : [];
        });
    }

    /** Shows what is painted, and asks for what is missing: what is in sight first, from the middle outwards. */
    #paint(): void {
        const step = stepFor(this.camera.zoom);
        const sight = this.#inSight(0.5);
        const near = this.#inSight(NEAR);
        const come = this.#come.shift();
        if (come) this.#take(come);
        const asked = `${step} ${this.#version} ${sight.join()} ${near.join()}`;
        if (this.#isMoving && !come && asked === this.#asked) return;
        this.#asked = asked;
        this.#tiles.show(step, new Set(near));
        const { x, y } = this.camera;
        const away = (i: number) => {
            const box = boxOf(this.atlas, i);
            return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
        };
        const seen = new Set(sight);
        const order = [
            ...sight.sort((a, b) => away(a) - away(b)),
            WHOLE,
            ...near.filter((i) => !seen.has(i)).sort((a, b) => away(a) - away(b)),
        ];
        this.#painter.want(order.flatMap((province) => this.#missing(province, step)));
        this.painted(this.#isPainted(sight, step));
    }

    #isPainted(sight: readonly number[], step: number): boolean {
        return sight.every((province) => this.#tiles.has(province, step, this.#version));
    }

    #missing(province: number, step: number): Job[] {
        const [isNight, owners, version] = [this.#isNight, this.#owners, this.#version];
        const isWhole = province === WHOLE;
        if (this.#tiles.has(province, isWhole ? WHOLE_STEP : step, version)) return [];
        const zoom = isWhole ? WHOLE_SCALE : zoomOf(step);
        const scale = isWhole ? zoom : zoom * this.pixelRatio;
        return [{ province, step: isWhole ? WHOLE_STEP : step, zoom, scale, isNight, owners, version }];
    }

    #painted(done: Painted): void {
        if (this.#isMoving) this.#come.push(done);
        else this.#take(done);
    }

    #take(done: Painted): void {
        const { job } = done;
        if (job.province === WHOLE && job.version === this.#version) this.pictured(done.bitmap);
        this.#tiles.put(done, this.#base);
        const step = stepFor(this.camera.zoom);
        this.#tiles.show(step, new Set(this.#inSight(NEAR)));
        this.painted(this.#isPainted(this.#inSight(0.5), step));
    }
}
