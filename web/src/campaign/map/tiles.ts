// Bitmaps of provinces that are painted already; those used least are forgotten first.
import { WHOLE, type Job } from "./painting";

/** Pixels of all bitmaps together: a large screen needs about eight million. */
const MOST_PIXELS = 28_000_000;

export interface Tile {
    bitmap: ImageBitmap;
    province: number;
    step: number;
    /** Pixels for a unit. */
    scale: number;
    version: number;
    used: number;
}

export class Tiles {
    #tiles = new Map<number, Map<number, Tile>>();
    #clock = 0;
    #pixels = 0;

    has(province: number, step: number, version: number): boolean {
        return this.#tiles.get(province)?.get(step)?.version === version;
    }

    /** A bitmap takes the place of an older one of the same province and step. */
    put({ province, step, scale, version }: Job, bitmap: ImageBitmap): void {
        const steps = this.#tiles.get(province) ?? new Map<number, Tile>();
        this.#tiles.set(province, steps);
        this.#drop(steps, step);
        this.#pixels += bitmap.width * bitmap.height;
        steps.set(step, { bitmap, province, step, scale, version, used: this.#clock });
    }

    /** The bitmap of a step, or the one of another step that comes nearest to it. */
    best(province: number, step: number): Tile | undefined {
        const steps = this.#tiles.get(province);
        if (!steps) return undefined;
        let best = steps.get(step);
        if (!best)
            for (const tile of steps.values())
                if (!best || Math.abs(tile.step - step) < Math.abs(best.step - step)) best = tile;
        if (best) best.used = this.#clock;
        return best;
    }

    /** After a frame: whatever it did not use may go. */
    forget(): void {
        this.#clock += 1;
        if (this.#pixels <= MOST_PIXELS) return;
        const all = [...this.#tiles.values()].flatMap((steps) => [...steps.values()]);
        all.sort((one, other) => one.used - other.used);
        for (const tile of all) {
            if (this.#pixels <= MOST_PIXELS || tile.used === this.#clock - 1) return;
            if (tile.province !== WHOLE)
                this.#drop(this.#tiles.get(tile.province) as Map<number, Tile>, tile.step);
        }
    }

    #drop(steps: Map<number, Tile>, step: number): void {
        const old = steps.get(step);
        if (!old) return;
        steps.delete(step);
        this.#pixels -= old.bitmap.width * old.bitmap.height;
        old.bitmap.close();
    }
}
