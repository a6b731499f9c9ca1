// What the page and the painting thread say to each other, and how a job becomes a bitmap.
import type { World } from "../types";
import { DAY, NIGHT } from "./colours";
import type { Atlas, Province } from "./geometry";
import { drawProvince, PAD, type Look } from "./ground";
import type { Ground } from "./scene";

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
    /** Which ground it shows: an older one is thrown away. */
    version: number;
}

export type Told =
    | { t: "world"; world: World; font: string }
    | { t: "ground"; ground: Ground | null }
    | { t: "paint"; job: Job };

export interface Painted {
    job: Job;
    bitmap: ImageBitmap;
}

export const WHOLE = -1;

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

/** What a bitmap shows, in units of the map. */
export function boxOf(atlas: Atlas, province: number): Box {
    if (province === WHOLE) return { left: 0, top: 0, width: atlas.width, height: atlas.height };
    const { left, top, right, bottom } = atlas.provinces[province] as Province;
    return {
        left: left - PAD,
        top: top - PAD,
        width: right - left + 2 * PAD,
        height: bottom - top + 2 * PAD,
    };
}

export function drawJob(atlas: Atlas, ground: Ground | null, job: Job, fonts: Look["fonts"]): ImageBitmap {
    const box = boxOf(atlas, job.province);
    const size = [box.width, box.height].map((side) => Math.max(1, Math.ceil(side * job.scale)));
    const canvas = new OffscreenCanvas(size[0] ?? 1, size[1] ?? 1);
    const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    pen.scale(job.scale, job.scale);
    pen.translate(-box.left, -box.top);
    const look = { palette: job.isNight ? NIGHT : DAY, scale: job.zoom, owners: job.owners, fonts };
    const provinces =
        job.province === WHOLE ? atlas.provinces : atlas.provinces.slice(job.province, job.province + 1);
    for (const province of provinces) drawProvince(pen, atlas, ground, province, look);
    return canvas.transferToImageBitmap();
}
