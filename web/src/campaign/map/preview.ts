// The whole world as a still picture, drawn by the same code as the map: for the lobby and for lists of campaigns.
import type { PhoenixView, World } from "../types";
import { atlasFor } from "./geometry";
import { Painter } from "./painter";
import { WHOLE } from "./painting";
import { groundOf, sceneOf } from "./scene";

const MOST_PIXEL_RATIO = 2;

/** Draws into a canvas of the page, as wide as it is there; without a view the land alone. Ends when it is drawn. */
export function drawPreview(
    canvas: HTMLCanvasElement,
    world: World,
    view: PhoenixView | null,
    isNight: boolean,
): Promise<void> {
    const atlas = atlasFor(world);
    const width = canvas.clientWidth || 320;
    const zoom = width / atlas.width;
    const scale = zoom * Math.min(MOST_PIXEL_RATIO, globalThis.devicePixelRatio || 1);
    return new Promise((done) => {
        const painter = new Painter(world, ({ bitmap }) => {
            painter.close();
            [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
            canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
            bitmap.close();
            done();
        });
        painter.ground(view ? groundOf(sceneOf(atlas, view)) : null);
        painter.want([{ province: WHOLE, step: 0, zoom, scale, isNight, owners: true, version: 1 }]);
    });
}
