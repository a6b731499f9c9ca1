// What every part of the upper canvas draws with: pen, map, month, window, colours, and stamps that are made once.
import type { Palette } from "./colours";
import type { Atlas } from "./geometry";
import type { Scene } from "./scene";
import type { Frame } from "./stage";
import type { Pen } from "./terrain";

export const FONTS = { serif: "Alegreya, serif", sans: '"Source Sans 3", sans-serif' };
const MOST_STAMPS = 600;
const SIDE = 26;

/** Small pictures, painted once: many pieces look alike. */
export type Stamps = Map<string, HTMLCanvasElement>;

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
        const side = Math.ceil(size * this.frame.zoom * this.pixels);
        const key = `${name} ${side} ${this.palette.paper}`;
        let made = this.stamps.get(key);
        if (!made) {
            made = document.createElement("canvas");
            made.width = made.height = side;
            const pen = made.getContext("2d");
            if (!pen) return;
            pen.translate(side / 2, side / 2);
            pen.scale(side / SIDE, side / SIDE);
            paint(pen);
            if (this.stamps.size >= MOST_STAMPS) this.stamps.clear();
            this.stamps.set(key, made);
        }
        this.pen.drawImage(made, x - size / 2, y - size / 2, size, size);
    }
}
