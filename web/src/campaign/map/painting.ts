// What the page and the painting thread say to each other, and how a province becomes a bitmap.
import type { World } from "../types";
import type { Camera, Extent } from "./camera";
import { DAY, NIGHT } from "./colours";
import { FONTS } from "./drawing";
import type { Atlas, Province } from "./geometry";
import { drawProvince, PAD } from "./ground";
import type { Example } from "./legend";
import type { Ground, Scene } from "./scene";
import type { Signs } from "./upper";

export interface Job {
    /** A place in the atlas' provinces; -1 for the whole world. */
    province: number;
    /** Of the zoom for which it is meant. */
    step: number;
    /** Pixels of the page for a unit of the map: how much can be read. */
    zoom: number;
    /** Pixels of the bitmap for a unit. */
    scale: number;
    isNight: boolean;
    owners: boolean;
    /** Which ground it shows: an older one is painted anew. */
    version: number;
}

export type Told =
    /** What will probably be shown, as the server tells it: provinces around one's capital are painted already. */
    | { t: "prepare"; world: string; view: string; window: Extent; pixels: number; isNight: boolean }
    | { t: "world"; world: World }
    /** The page's canvases, from now on drawn by the other thread alone: the map, and the whole world in its corner. */
    | { t: "canvases"; sheet: OffscreenCanvas; small: OffscreenCanvas | null }
    | { t: "window"; window: Extent; small: Extent; pixels: number }
    | { t: "look"; camera: Camera; isMoving: boolean }
    | { t: "scene"; scene: Scene; isNight: boolean; owners: boolean }
    | { t: "signs"; signs: Signs }
    | { t: "paint"; job: Job; ground: Ground | null }
    | { t: "legend"; pixels: number; isNight: boolean };

export type Answer =
    /** A frame is drawn: whether everything in sight is painted for its zoom, and whose reach is shown. */
    | { t: "drawn"; isPainted: boolean; reach: number | null }
    | { t: "bitmap"; bitmap: ImageBitmap }
    | { t: "legend"; examples: readonly Example[] };

export const WHOLE = -1;

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

/** What a bitmap shows, in units of the map: from one whole pixel to another, so that it is put down as it is. */
export function boxOf(atlas: Atlas, province: number, scale: number): Box {
    const box =
        province === WHOLE
            ? { left: 0, top: 0, right: atlas.width, bottom: atlas.height }
            : padded(atlas.provinces[province] as Province);
    const [left, top] = [Math.floor(box.left * scale), Math.floor(box.top * scale)];
    const [right, bottom] = [Math.ceil(box.right * scale), Math.ceil(box.bottom * scale)];
    return {
        left: left / scale,
        top: top / scale,
        width: (right - left) / scale,
        height: (bottom - top) / scale,
    };
}

function padded({ left, top, right, bottom }: Province) {
    return { left: left - PAD, top: top - PAD, right: right + PAD, bottom: bottom + PAD };
}

export function drawJob(atlas: Atlas, ground: Ground | null, job: Job): ImageBitmap {
    const box = boxOf(atlas, job.province, job.scale);
    const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * job.scale)));
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
    const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    pen.scale(job.scale, job.scale);
    pen.translate(-box.left, -box.top);
    const palette = job.isNight ? NIGHT : DAY;
    const look = { palette, scale: job.zoom, owners: job.owners, fonts: FONTS };
    const provinces =
        job.province === WHOLE ? atlas.provinces : atlas.provinces.slice(job.province, job.province + 1);
    for (const province of provinces) drawProvince(pen, atlas, ground, province, look);
    return canvas.transferToImageBitmap();
}
