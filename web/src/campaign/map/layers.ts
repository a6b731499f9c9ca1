// Layers over the map: income, rights, sightings with age, plunder, sieges, and what differs between two months.
import { isWater, realmInk } from "./colours";
import type { Drawing } from "./drawing";
import { NOWHERE, SIDES } from "./geometry";
import { SWORDS } from "./signs";
import { incomeOf, PLUNDER_MONTHS } from "./income";
import { NOBODY } from "./scene";
import { alongSides, hexagon } from "./terrain";
import { drawNumber, drawToken } from "./tokens";
import type { Compared, Sighting } from "./types";
import { pathOf } from "./works";

const NUMBERS_FROM = 1.25;
const FLAME =
    "M0 6c-4 0-6-2.500-6-5.500 0-3.500 3.500-4.500 3-9 3 1.500 4 3.500 4 5.500 1-.500 1.300-1.500 1.200-2.800 2.300 1.800 3.800 4 3.800 6.300 0 3-2 5.500-6 5.500z";

export function drawIncome(drawing: Drawing): void {
    const { pen, atlas, scene, palette, frame } = drawing;
    const isNear = frame.zoom >= NUMBERS_FROM;
    for (let field = 0; field < atlas.size; field += 1) {
        const owner = scene.owners[field] ?? NOBODY;
        if (owner === NOBODY || (scene.seat !== NOBODY && owner !== scene.seat) || !drawing.isInSight(field))
            continue;
        const income = incomeOf(scene, atlas.terrain[field] ?? 0, field);
        if (income === 0) continue;
        const [x, y] = [atlas.x[field] ?? 0, (atlas.y[field] ?? 0) + (isNear ? 9 : 0)];
        pen.beginPath();
        pen.arc(x, isNear ? y - 6 : y, Math.min(7, 1.4 + Math.sqrt(income) / 14), 0, 2 * Math.PI);
        pen.fillStyle = palette.gold;
        pen.fill();
        pen.strokeStyle = palette.ink;
        pen.lineWidth = 0.8;
        pen.stroke();
        if (isNear) drawNumber(drawing, income, x, y + 1.5, 4.2);
    }
}

/** Lands that one may pass have slanted lines, coasts that one may use have level ones; one's own have neither. */
export function drawRights(drawing: Drawing): void {
    const { pen, atlas, scene, palette } = drawing;
    const [slanted, level] = [new Path2D(), new Path2D()];
    for (let field = 0; field < atlas.size; field += 1) {
        const owner = scene.owners[field] ?? NOBODY;
        if (owner === NOBODY || !drawing.isInSight(field)) continue;
        const [x, y] = [atlas.x[field] ?? 0, atlas.y[field] ?? 0];
        if (scene.ways.has(owner)) {
            for (const shift of [-5, 0, 5]) {
                slanted.moveTo(x + shift - 4, y + 6);
                slanted.lineTo(x + shift + 4, y - 6);
            }
        }
        if (scene.coasts.has(owner) && isShore(drawing, field)) {
            for (const shift of [-4, 0, 4]) {
                level.moveTo(x - 6, y + shift);
                level.lineTo(x + 6, y + shift);
            }
        }
    }
    pen.strokeStyle = palette.ink;
    pen.lineCap = "round";
    pen.lineWidth = 1.3;
    pen.globalAlpha = 0.75;
    pen.stroke(slanted);
    pen.setLineDash([2, 2]);
    pen.stroke(level);
    pen.setLineDash([]);
    pen.globalAlpha = 1;
}

function isShore({ atlas }: Drawing, field: number): boolean {
    return Array.from({ length: SIDES }, (_, side) => atlas.neighbour[SIDES * field + side] ?? NOWHERE).some(
        (beyond) => beyond !== NOWHERE && isWater(atlas.terrain[beyond] ?? 0),
    );
}

/** Flames where land was plundered; they grow small as months go by. */
export function drawPlunder(drawing: Drawing): void {
    const { pen, atlas, scene, palette, frame } = drawing;
    for (const [field, month] of scene.plundered) {
        const age = scene.month - month;
        if (age >= PLUNDER_MONTHS || !drawing.isInSight(field)) continue;
        const grow = (1 - age / 12) * Math.max(0.9, 0.6 / frame.zoom);
        pen.save();
        pen.translate(atlas.x[field] ?? 0, atlas.y[field] ?? 0);
        pen.scale(grow, grow);
        pen.fillStyle = palette.danger;
        pen.strokeStyle = palette.halo;
        pen.lineWidth = 1.5;
        pen.stroke(pathOf(FLAME));
        pen.fill(pathOf(FLAME));
        pen.restore();
    }
}

/** A dashed ring and swords around besieged towns, with the number of sides. */
export function drawSieges(drawing: Drawing): void {
    const { pen, atlas, scene, palette, frame } = drawing;
    for (const town of scene.towns) {
        if (!town.besieged || !drawing.isInSight(town.field)) continue;
        const grow = Math.max(1, 0.8 / frame.zoom);
        pen.save();
        pen.translate(atlas.x[town.field] ?? 0, atlas.y[town.field] ?? 0);
        pen.scale(grow, grow);
        pen.beginPath();
        pen.arc(0, 0, 14, 0, 2 * Math.PI);
        pen.strokeStyle = palette.danger;
        pen.lineWidth = 2;
        pen.setLineDash([4, 2.5]);
        pen.stroke();
        pen.setLineDash([]);
        pen.translate(11, -11);
        pen.strokeStyle = palette.ink;
        pen.stroke(pathOf(SWORDS));
        drawNumber(drawing, town.besieged, 0, 12, 6);
        pen.restore();
    }
}

/** What was seen fades from ink to pencil with its age; the last move of what stands there now is thin dashes. */
export function drawSightings(drawing: Drawing, sightings: readonly Sighting[]): void {
    const { pen, atlas, frame } = drawing;
    for (const one of sightings) {
        const field = atlas.byLabel.get(one.field);
        if (field === undefined) continue;
        const [x, y] = [atlas.x[field] ?? 0, atlas.y[field] ?? 0];
        const before = one.trail.at(-2);
        if (before && (one.trail.at(-1)?.month ?? 0) >= drawing.scene.month - 1 - one.age) {
            drawMove(drawing, before.field, one.field, one.seat);
        }
        if (one.age === 0 || !drawing.isInSight(field)) continue;
        pen.globalAlpha = Math.max(0.25, 0.75 - 0.1 * one.age);
        const token = {
            realm: one.seat,
            number: one.number,
            field,
            name: "",
            isPerson: false,
            troops: null,
            moved: 0,
        };
        drawToken(drawing, token, x, y, Math.max(13, 11 / frame.zoom));
        pen.globalAlpha = 1;
        if (frame.zoom >= 0.8) drawNumber(drawing, -one.age, x + 6, y + 8, 5);
    }
}

/** Thin dashes from where a piece was to where it is. */
function drawMove(drawing: Drawing, from: string, to: string, realm: number): void {
    const { pen, atlas, palette, frame } = drawing;
    const [start, end] = [atlas.byLabel.get(from), atlas.byLabel.get(to)];
    if (start === undefined || end === undefined) return;
    pen.beginPath();
    pen.moveTo(atlas.x[start] ?? 0, atlas.y[start] ?? 0);
    pen.lineTo(atlas.x[end] ?? 0, atlas.y[end] ?? 0);
    pen.lineWidth = Math.max(2.2, 2.2 / frame.zoom);
    pen.strokeStyle = palette.halo;
    pen.stroke();
    pen.lineWidth = Math.max(1.2, 1.2 / frame.zoom);
    pen.strokeStyle = realmInk(drawing.colourOf(realm), palette).line;
    pen.setLineDash([3, 3]);
    pen.stroke();
    pen.setLineDash([]);
}

/** Fields that have changed hands are framed and crossed; foreign pieces leave a trace of where they were. */
export function drawCompared(drawing: Drawing, compared: Compared): void {
    const { pen, atlas, palette, frame, scene } = drawing;
    const changed = compared.owners.flatMap((one) => atlas.byLabel.get(one.field) ?? []);
    pen.beginPath();
    for (const field of changed) hexagon(pen, atlas.x[field] ?? 0, atlas.y[field] ?? 0, 0.8);
    pen.globalAlpha = 0.3;
    pen.fillStyle = palette.gold;
    pen.fill();
    pen.globalAlpha = 1;
    const inside = new Set(changed);
    const rim = changed.flatMap((field) =>
        Array.from({ length: SIDES }, (_, i) => SIDES * field + i).filter(
            (side) => !inside.has(atlas.neighbour[side] ?? NOWHERE),
        ),
    );
    alongSides(pen, atlas, rim, 0.06);
    pen.strokeStyle = palette.ink;
    pen.lineWidth = Math.max(1.6, 1.6 / frame.zoom);
    pen.setLineDash([1, 2]);
    pen.stroke();
    pen.setLineDash([]);
    const seats = new Map(scene.realms.map((realm, seat) => [realm.name, seat]));
    for (const one of compared.others) {
        if (one.before && one.now) drawMove(drawing, one.before, one.now, seats.get(one.realm) ?? 0);
    }
}
