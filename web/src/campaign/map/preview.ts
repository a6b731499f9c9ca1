// The whole world as a still picture, drawn by the same code as the map: for the lobby and for lists of campaigns.
import type { PhoenixView, World } from "../types";
import { atlasFor } from "./geometry";
import { Painter } from "./painter";
import { WHOLE } from "./painting";
import { groundOf, sceneOf, type Ground } from "./scene";
import { pixelRatio } from "./spare";

/** Draws into a canvas of the page, as wide as it is there; without a view the land alone. Ends when it is drawn. */
export function drawPreview(
    canvas: HTMLCanvasElement,
    world: World,
    view: PhoenixView | null,
    isNight: boolean,
): Promise<void> {
    return drawGround(canvas, world, view ? groundOf(sceneOf(atlasFor(world), view)) : null, isNight);
}

/** The same with whatever stands on the land. */
export function drawGround(
    canvas: HTMLCanvasElement,
    world: World,
    ground: Ground | null,
    isNight: boolean,
): Promise<void> {
    const atlas = atlasFor(world);
    const width = canvas.clientWidth || 320;
    const zoom = width / atlas.width;
    const scale = zoom * pixelRatio();
    return new Promise((done) => {
        const painter = new Painter(world, (answer) => {
            painter.close();
            if (answer.t !== "bitmap") return;
            const { bitmap } = answer;
            [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
            canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
            bitmap.close();
            done();
        });
        painter.paint({ province: WHOLE, step: 0, zoom, scale, isNight, owners: true, version: 1 }, ground);
    });
}
