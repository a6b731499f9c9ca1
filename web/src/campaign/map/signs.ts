// What is drawn for a decision: selection, reach, ghost arrows of the sheet, marks.
import { realmInk } from "./colours";
import type { Drawing } from "./drawing";
import { NOWHERE, SIDES, type Atlas } from "./geometry";
import { alongSides, hexagon } from "./terrain";
import { drawNumber } from "./tokens";
import type { Arrow, Mark, Reach } from "./types";
import { pathOf } from "./works";

const COSTS_FROM = 1.3;
export const SWORDS = "M-5-5l9 9m-9.500-1.500l3 3M5-5l-9 9m9.500-1.500l-3 3";

function fieldsOf(atlas: Atlas, labels: Iterable<string>): number[] {
    return [...labels].flatMap((label) => atlas.byLabel.get(label) ?? []);
}

export function drawSelection({ pen, atlas, palette, frame }: Drawing, field: number): void {
    const width = Math.max(1.2, 2 / frame.zoom);
    pen.beginPath();
    hexagon(pen, atlas.x[field] ?? 0, atlas.y[field] ?? 0, 0.96);
    pen.lineJoin = "round";
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 2.6 * width;
    pen.stroke();
    pen.strokeStyle = palette.gold;
    pen.lineWidth = 1.5 * width;
    pen.stroke();
}

/** What can be reached is lit and framed; enemies, halts and what refuses the last step have signs of their own. */
export function drawReach(drawing: Drawing, reach: Reach): void {
    const { pen, atlas, palette, frame } = drawing;
    const reached = reach.reached ?? [];
    const fields = fieldsOf(atlas, [...reached.map((one) => one.field), reach.field]);
    const inside = new Set(fields);
    pen.beginPath();
    for (const field of fields) hexagon(pen, atlas.x[field] ?? 0, atlas.y[field] ?? 0);
    pen.globalAlpha = 0.34;
    pen.fillStyle = palette.gold;
    pen.fill();
    pen.globalAlpha = 1;
    const rim = fields.flatMap((field) =>
        Array.from({ length: SIDES }, (_, side) => SIDES * field + side).filter((side) => {
            const beyond = atlas.neighbour[side] ?? NOWHERE;
            return beyond === NOWHERE || !inside.has(beyond);
        }),
    );
    alongSides(pen, atlas, rim);
    pen.lineCap = "round";
    for (const [colour, width] of [
        [palette.ink, 3.2],
        [palette.gold, 1.8],
    ] as const) {
        pen.strokeStyle = colour;
        pen.lineWidth = Math.max(width, width / frame.zoom);
        pen.stroke();
    }
    drawReachSigns(drawing, reach);
}

function drawReachSigns(drawing: Drawing, reach: Reach): void {
    const { pen, atlas, palette, frame } = drawing;
    pen.lineCap = "round";
    for (const one of reach.reached ?? []) {
        const field = atlas.byLabel.get(one.field);
        if (field === undefined) continue;
        const [x, y] = [atlas.x[field] ?? 0, atlas.y[field] ?? 0];
        if (one.meets || one.halted) {
            pen.save();
            pen.translate(x + 5.5, y - 4.5);
            pen.scale(0.7, 0.7);
            pen.strokeStyle = palette.danger;
            pen.lineWidth = 2;
            pen.stroke(pathOf(one.meets ? SWORDS : "M-4-5v10M4-5v10"));
            pen.restore();
        }
        if (frame.zoom >= COSTS_FROM) drawNumber(drawing, one.cost, x, y + 10.5, 4);
    }
    pen.strokeStyle = palette.pencil;
    pen.lineWidth = Math.max(1.1, 1.2 / frame.zoom);
    pen.beginPath();
    for (const field of fieldsOf(
        atlas,
        (reach.beyond ?? []).map((one) => one.field),
    )) {
        const [x, y] = [atlas.x[field] ?? 0, atlas.y[field] ?? 0];
        pen.moveTo(x - 2.5, y - 2.5);
        pen.lineTo(x + 2.5, y + 2.5);
        pen.moveTo(x + 2.5, y - 2.5);
        pen.lineTo(x - 2.5, y + 2.5);
    }
    pen.stroke();
}

/** Movements of the sheet: solid if fine, dashed if it will be seen, crossed if refused; `lit` is under the cursor. */
export function drawArrows(drawing: Drawing, arrows: readonly Arrow[], lit: number | null): void {
    const { pen, atlas, palette, frame, scene } = drawing;
    const own = realmInk(drawing.colourOf(scene.seat), palette).line;
    const grow = Math.max(1, 0.8 / frame.zoom);
    for (const arrow of [...arrows].sort((one) => (one.line === lit ? 1 : -1))) {
        const labels = arrow.path.length > 1 ? arrow.path : [arrow.from, arrow.to];
        const places = fieldsOf(atlas, labels).map(
            (field) => [atlas.x[field] ?? 0, atlas.y[field] ?? 0] as const,
        );
        if (places.length < 2) continue;
        const colour = arrow.state === "refused" ? palette.danger : own;
        pen.globalAlpha = arrow.line === lit ? 1 : 0.78;
        drawArrow(drawing, places, colour, grow * (arrow.line === lit ? 1.5 : 1), arrow.state);
        pen.globalAlpha = 1;
    }
}

type Spot = readonly [number, number];

function drawArrow(
    { pen, palette }: Drawing,
    places: readonly Spot[],
    colour: string,
    grow: number,
    state: Arrow["state"],
): void {
    const last = places.at(-1) as Spot;
    const before = places.at(-2) as Spot;
    const angle = Math.atan2(last[1] - before[1], last[0] - before[0]);
    const end: Spot = [last[0] - 4 * grow * Math.cos(angle), last[1] - 4 * grow * Math.sin(angle)];
    const line = new Path2D();
    line.moveTo(...(places[0] as Spot));
    for (let i = 1; i < places.length - 1; i += 1) {
        const [x, y] = places[i] as Spot;
        const [nextX, nextY] = places[i + 1] as Spot;
        line.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    }
    line.lineTo(...end);
    const head = new Path2D();
    for (const [forward, aside] of [
        [4.5, 0],
        [-4, -4.2],
        [-2.4, 0],
        [-4, 4.2],
    ] as const) {
        const x = end[0] + grow * (forward * Math.cos(angle) - aside * Math.sin(angle));
        const y = end[1] + grow * (forward * Math.sin(angle) + aside * Math.cos(angle));
        head.lineTo(x, y);
    }
    head.closePath();
    pen.lineCap = "butt";
    pen.lineJoin = "round";
    for (const [stroke, width] of [
        [palette.ink, 4.2],
        [palette.halo, 3.2],
        [colour, 2.2],
    ] as const) {
        pen.strokeStyle = stroke;
        pen.lineWidth = width * grow;
        if (stroke === colour && state !== "fine") pen.setLineDash([5 * grow, 3 * grow]);
        pen.stroke(line);
        pen.setLineDash([]);
    }
    pen.fillStyle = colour;
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 0.8 * grow;
    pen.fill(head);
    pen.stroke(head);
    if (state !== "refused") return;
    pen.strokeStyle = palette.danger;
    pen.lineWidth = 2 * grow;
    pen.beginPath();
    const [x, y] = places[Math.floor(places.length / 2)] as Spot;
    pen.moveTo(x - 4 * grow, y - 4 * grow);
    pen.lineTo(x + 4 * grow, y + 4 * grow);
    pen.moveTo(x + 4 * grow, y - 4 * grow);
    pen.lineTo(x - 4 * grow, y + 4 * grow);
    pen.stroke();
}

const MARK_SIGNS: Readonly<Record<Mark["sign"], string>> = {
    fight: SWORDS,
    won: "M-4.500 0l3 3.500 6-7",
    lost: "M-4-4l8 8m0-8l-8 8",
    note: "M0-5v6m0 3v.5",
};

/** Seals with a sign, above the pieces; those of a row have their number below. */
export function drawMarks(drawing: Drawing, marks: readonly Mark[]): void {
    const { pen, atlas, palette, frame } = drawing;
    const grow = Math.max(0.9, 1 / frame.zoom);
    for (const mark of marks) {
        const field = atlas.byLabel.get(mark.field);
        if (field === undefined || !drawing.isInSight(field)) continue;
        pen.save();
        pen.translate(atlas.x[field] ?? 0, (atlas.y[field] ?? 0) - 7);
        pen.scale(grow, grow);
        pen.beginPath();
        pen.arc(0, 0, 8, 0, 2 * Math.PI);
        pen.fillStyle = palette.halo;
        pen.fill();
        pen.strokeStyle = mark.sign === "note" ? palette.ink : palette.danger;
        pen.lineWidth = 1.6;
        pen.stroke();
        pen.strokeStyle = palette.ink;
        pen.lineCap = "round";
        pen.stroke(pathOf(MARK_SIGNS[mark.sign]));
        if (mark.number !== undefined) drawNumber(drawing, mark.number, 8, 11, 6);
        pen.restore();
    }
}
