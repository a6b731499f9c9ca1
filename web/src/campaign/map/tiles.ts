// Bitmaps of provinces that are painted already, as elements of the page; those used least are forgotten first.
import { boxOf, WHOLE, type Painted } from "./painting";
import type { Atlas } from "./geometry";

/** Pixels of all bitmaps together: a large screen needs about eight million. */
const MOST_PIXELS = 28_000_000;

interface Tile {
    canvas: HTMLCanvasElement;
    province: number;
    step: number;
    /** Pixels for a unit. */
    scale: number;
    version: number;
    used: number;
}

export class Tiles {
    #tiles = new Map<string, Tile>();
    #clock = 0;
    #pixels = 0;

    constructor(
        readonly atlas: Atlas,
        readonly host: HTMLElement,
    ) {}

    has(province: number, step: number, version: number): boolean {
        const tile = this.#tiles.get(`${province} ${step}`);
        if (!tile) return false;
        tile.used = this.#clock;
        return tile.version === version;
    }

    /** A bitmap has come: it takes the place of an older one of the same province and step. */
    put(done: Painted, zoom: number): void {
        const { province, step, scale, version } = done.job;
        const key = `${province} ${step}`;
        const canvas = this.#tiles.get(key)?.canvas ?? document.createElement("canvas");
        this.#pixels +=
            done.bitmap.width * done.bitmap.height -
            canvas.width * canvas.height * Number(this.#tiles.has(key));
        // The bitmap itself, not a copy: what is drawn with a pen is asked for its pixels in every frame.
        canvas.width = done.bitmap.width;
        canvas.height = done.bitmap.height;
        canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(done.bitmap);
        const tile = { canvas, province, step, scale, version, used: this.#clock };
        this.#tiles.set(key, tile);
        this.#place(tile, zoom);
    }

    #place(tile: Tile, zoom: number): void {
        const box = boxOf(this.atlas, tile.province);
        const { style } = tile.canvas;
        style.left = `${box.left * zoom}px`;
        style.top = `${box.top * zoom}px`;
        // The bitmap was rounded up to whole pixels: it is as large as they are, not as the box.
        style.width = `${(tile.canvas.width / tile.scale) * zoom}px`;
        style.height = `${(tile.canvas.height / tile.scale) * zoom}px`;
    }

    /** All of them for another zoom; the whole world lies below everything. */
    spread(zoom: number): void {
        for (const tile of this.#tiles.values()) this.#place(tile, zoom);
    }

    /** Shows those of a step; of other steps only what fills a gap. */
    show(step: number, shown: ReadonlySet<number>): void {
        this.#clock += 1;
        const wanted: HTMLCanvasElement[] = [];
        const below: HTMLCanvasElement[] = [];
        for (const tile of this.#tiles.values()) {
            if (tile.province === WHOLE) below.unshift(tile.canvas);
            else if (!shown.has(tile.province)) continue;
            else if (tile.step === step) wanted.push(tile.canvas);
            else if (!this.#tiles.has(`${tile.province} ${step}`)) below.push(tile.canvas);
        }
        const order = [...below, ...wanted];
        const keep = new Set(order);
        for (const child of [...this.host.children])
            if (!keep.has(child as HTMLCanvasElement)) child.remove();
        order.forEach((canvas, i) => {
            if (this.host.children[i] !== canvas)
                this.host.insertBefore(canvas, this.host.children[i] ?? null);
        });
    }

    forget(): void {
        if (this.#pixels <= MOST_PIXELS) return;
        const old = [...this.#tiles].filter(
            ([, tile]) => tile.province !== WHOLE && !tile.canvas.isConnected,
        );
        old.sort(([, one], [, other]) => one.used - other.used);
        for (const [key, tile] of old) {
            if (this.#pixels <= MOST_PIXELS) return;
            this.#pixels -= tile.canvas.width * tile.canvas.height;
            this.#tiles.delete(key);
        }
    }
}
