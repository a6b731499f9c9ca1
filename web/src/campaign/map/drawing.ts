// What every part of the upper canvas draws with: pen, map, month, window, colours, and stamps that are made once.
import type { Palette } from "./colours";
import type { Atlas } from "./geometry";
import type { Scene } from "./scene";
import type { Pen } from "./terrain";

export const FONTS = { serif: "Alegreya, serif", sans: '"Source Sans 3", sans-serif' };
const MOST_STAMPS = 900;
const SIDE = 26;
/** While one zooms, stamps are made for sizes that grow by a fifth, and stretched. */
const GROWTH = 1.2;

/** The part of the map that is in sight, in units. */
export interface Frame {
    left: number;
    top: number;
    right: number;
    bottom: number;
    zoom: number;
}

/** Small pictures, painted once: many pieces look alike. */
export class Stamps {
    #made = new Map<string, ImageBitmap>();

    of(name: string, side: number, paint: (pen: Pen) => void): ImageBitmap {
        const key = `${name} ${side}`;
        const known = this.#made.get(key);
        if (known) return known;
        const canvas = new OffscreenCanvas(side, side);
        const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
        pen.translate(side / 2, side / 2);
        pen.scale(side / SIDE, side / SIDE);
        paint(pen);
        const made = canvas.transferToImageBitmap();
        if (this.#made.size >= MOST_STAMPS) this.#made.clear();
        this.#made.set(key, made);
        return made;
    }
}

export class Drawing {
    readonly fonts = FONTS;

    constructor(
        readonly pen: Pen,
        readonly frame: Frame,
        readonly atlas: Atlas,
        readonly scene: Scene,
        readonly palette: Palette,
        /** Pixels of the canvas for one of the page. */
        readonly pixels: number,
        readonly stamps: Stamps,
        /** The hand moves: what is drawn is seen for a moment only. */
        readonly isMoving: boolean,
    ) {}

    colourOf(realm: number): string {
        return this.scene.realms[realm]?.colour ?? this.palette.paper;
    }

    isInSight(field: number): boolean {
        const { left, right, top, bottom } = this.frame;
        const [x, y] = [this.atlas.x[field] ?? 0, this.atlas.y[field] ?? 0];
        return x > left - 20 && x < right + 20 && y > top - 20 && y < bottom + 20;
    }

    /** A picture about 26 units wide around 0 0, shown `size` units wide at a place. */
    stamp(name: string, x: number, y: number, size: number, paint: (pen: Pen) => void): void {
        const exact = size * this.frame.zoom * this.pixels;
        const side = Math.ceil(
            this.isMoving ? GROWTH ** Math.ceil(Math.log(exact) / Math.log(GROWTH)) : exact,
        );
        const made = this.stamps.of(`${name} ${this.palette.paper}`, side, paint);
        this.pen.drawImage(made, x - size / 2, y - size / 2, size, size);
    }
}
