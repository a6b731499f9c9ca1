// Everything on the upper canvas, from the ground up.
import { DAY, NIGHT } from "./colours";
import { Drawing, type Frame, type Stamps } from "./drawing";
import { NOWHERE, type Atlas } from "./geometry";
import { drawCompared, drawIncome, drawPlunder, drawRights, drawSieges, drawSightings } from "./layers";
import type { Scene } from "./scene";
import { drawArrows, drawMarks, drawReach, drawSelection } from "./signs";
import type { Pen } from "./terrain";
import { drawFan, drawStacks } from "./tokens";
import type { Arrow, Compared, Layer, Mark, Reach, Sighting } from "./types";

/** What is drawn over the land and its pieces, for whoever looks. */
export interface Signs {
    layers: ReadonlySet<Layer>;
    /** The field under the cursor, or NOWHERE. */
    field: number;
    /** The own piece that is given orders, by its number. */
    piece: number | null;
    /** The field whose stack lies fanned out, or NOWHERE. */
    fan: number;
    reach: Reach | null;
    arrows: readonly Arrow[];
    /** The line of the sheet under the cursor. */
    line: number | null;
    marks: readonly Mark[];
    sightings: readonly Sighting[];
    compared: Compared | null;
}

export interface Shown extends Signs {
    atlas: Atlas;
    scene: Scene;
    isNight: boolean;
}

export function drawUpper(
    pen: Pen,
    frame: Frame,
    shown: Shown,
    pixels: number,
    stamps: Stamps,
    isMoving: boolean,
): void {
    const { atlas, scene, layers } = shown;
    const palette = shown.isNight ? NIGHT : DAY;
    const drawing = new Drawing(pen, frame, atlas, scene, palette, pixels, stamps, isMoving);
    if (layers.has("rights")) drawRights(drawing);
    if (shown.compared) drawCompared(drawing, shown.compared);
    if (shown.reach) drawReach(drawing, shown.reach);
    if (layers.has("income")) drawIncome(drawing);
    if (layers.has("plunder")) drawPlunder(drawing);
    if (layers.has("sieges")) drawSieges(drawing);
    if (layers.has("sightings")) drawSightings(drawing, shown.sightings);
    drawName(drawing);
    drawStacks(drawing, shown.fan);
    if (layers.has("orders")) drawArrows(drawing, shown.arrows, shown.line);
    drawMarks(drawing, shown.marks);
    if (shown.field !== NOWHERE) drawSelection(drawing, shown.field);
    if (shown.fan !== NOWHERE) drawFan(drawing, shown.fan, shown.piece ?? 0);
}

/** The city of the merchants; its name is longer than the bitmap of its province may be wide. */
function drawName({ pen, atlas, palette, frame, fonts }: Drawing): void {
    if (atlas.audvacar === NOWHERE || frame.zoom < 0.4) return;
    const [x, y] = [atlas.x[atlas.audvacar] ?? 0, (atlas.y[atlas.audvacar] ?? 0) + 20];
    pen.font = `700 ${Math.max(9, 11 / frame.zoom)}px ${fonts.serif}`;
    pen.textAlign = "center";
    pen.lineWidth = 3;
    pen.lineJoin = "round";
    pen.strokeStyle = palette.halo;
    pen.strokeText("Audvacar", x, y);
    pen.fillStyle = palette.ink;
    pen.fillText("Audvacar", x, y);
}
