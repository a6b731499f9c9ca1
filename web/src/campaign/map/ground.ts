// The bitmap of a province: terrain, rivers, borders of realms, works, towns, numbers. Knows no screen and no server.
import { isWater, mixed, realmInk, WASH, type Palette } from "./colours";
import { NOWHERE, SIDE, SIDES, type Atlas, type Province } from "./geometry";
import { dashOf } from "./heraldry";
import { NOBODY, type Ground } from "./scene";
import {
    alongSides,
    drawCoasts,
    drawGrid,
    drawRivers,
    drawSigns,
    drawTones,
    hexagon,
    sidesWhere,
    type Pen,
} from "./terrain";
import { drawTowns, drawWorks } from "./works";

/** Around the box of a province, in units: what stands at its rim reaches beyond it. */
export const PAD = 16;
/** From these scales on numbers can be read. */
export const FIELD_NUMBERS_FROM = 1.9;
export const FIELD_LABELS_FROM = 3;
const PROVINCE_NUMBERS_UP_TO = 3;

export interface Look {
    palette: Palette;
    /** Pixels of the page for a unit. */
    scale: number;
    /** Whether owners are shown: a wash of their colour, and their borders. */
    owners: boolean;
    fonts: { serif: string; sans: string };
}

/** Draws with the origin of the map's units at the pen's origin; the pen is scaled already. */
export function drawProvince(
    pen: Pen,
    atlas: Atlas,
    ground: Ground | null,
    province: Province,
    look: Look,
): void {
    const { palette, scale } = look;
    const near = [...province.fields, ...province.fringe];
    drawTones(pen, atlas, province, palette);
    if (ground && look.owners) drawWash(pen, atlas, ground, province, palette);
    drawGrid(pen, atlas, province, palette, scale);
    drawSigns(pen, atlas, province, palette, scale);
    drawCoasts(pen, atlas, near, palette);
    drawRivers(pen, atlas, near, palette);
    drawRims(pen, atlas, province, palette, scale);
    drawNumbers(pen, atlas, province, look);
    if (!ground) return;
    drawWorks(pen, atlas, ground.works, near, palette, scale);
    if (look.owners) drawBorders(pen, atlas, ground, near, palette, scale);
    drawTowns(pen, atlas, ground, near, palette, scale);
}

function drawWash(pen: Pen, atlas: Atlas, ground: Ground, province: Province, palette: Palette): void {
    const byLook = new Map<string, number[]>();
    for (const field of province.fields) {
        const realm = ground.owners[field] ?? NOBODY;
        if (realm === NOBODY) continue;
        const tone = palette.tones[atlas.terrain[field] ?? 0] ?? palette.paper;
        const colour = mixed(tone, ground.realms[realm]?.colour ?? palette.ink, WASH);
        const same = byLook.get(colour);
        if (same) same.push(field);
        else byLook.set(colour, [field]);
    }
    for (const [colour, fields] of byLook) {
        pen.beginPath();
        for (const field of fields) hexagon(pen, atlas.x[field] ?? 0, atlas.y[field] ?? 0, 1.04);
        pen.fillStyle = colour;
        pen.fill();
    }
}

/** Inside each border a line in the realm's own pattern, with ink beside it. */
function drawBorders(
    pen: Pen,
    atlas: Atlas,
    ground: Ground,
    fields: readonly number[],
    palette: Palette,
    scale: number,
): void {
    const grow = scale < 0.5 ? Math.min(2, 0.5 / scale) : 1;
    const byRealm = new Map<number, number[]>();
    const sides = sidesWhere(atlas, fields, (side, beyond) => {
        const realm = ground.owners[Math.floor(side / SIDES)] ?? NOBODY;
        return realm !== NOBODY && (beyond === NOWHERE || ground.owners[beyond] !== realm);
    });
    for (const side of sides) {
        const realm = ground.owners[Math.floor(side / SIDES)] ?? NOBODY;
        const same = byRealm.get(realm);
        if (same) same.push(side);
        else byRealm.set(realm, [side]);
    }
    for (const [realm, own] of byRealm) {
        const ink = realmInk(ground.realms[realm]?.colour ?? palette.ink, palette);
        alongSides(pen, atlas, own, 0.12);
        pen.lineCap = "round";
        pen.strokeStyle = ink.casing;
        pen.lineWidth = 2.7 * grow;
        pen.stroke();
        const dash = dashOf(ground.realms[realm]?.pattern ?? realm);
        pen.lineCap = dash.length > 0 ? "butt" : "round";
        pen.setLineDash([...dash]);
        pen.strokeStyle = ink.line;
        pen.lineWidth = 1.7 * grow;
        pen.stroke();
        pen.setLineDash([]);
    }
}

/** Dots where provinces meet, and a frame around the world. */
function drawRims(pen: Pen, atlas: Atlas, province: Province, palette: Palette, scale: number): void {
    const own = atlas.province[province.fields[0] ?? 0];
    const inner = sidesWhere(
        atlas,
        province.fields,
        (_, beyond) => beyond !== NOWHERE && atlas.province[beyond] !== own,
    );
    const rim = sidesWhere(atlas, province.fields, (_, beyond) => beyond === NOWHERE);
    pen.strokeStyle = palette.ink;
    pen.lineCap = "round";
    if (scale >= 0.3) {
        alongSides(pen, atlas, inner);
        pen.setLineDash([1, 3]);
        pen.globalAlpha = 0.5;
        pen.lineWidth = 0.9;
        pen.stroke();
        pen.setLineDash([]);
        pen.globalAlpha = 1;
    }
    alongSides(pen, atlas, rim);
    pen.lineWidth = 2;
    pen.stroke();
}

function drawNumbers(pen: Pen, atlas: Atlas, province: Province, look: Look): void {
    const { palette, scale, fonts } = look;
    pen.textAlign = "center";
    pen.fillStyle = palette.ink;
    if (scale < PROVINCE_NUMBERS_UP_TO && scale >= 0.16) drawProvinceNumber(pen, province, look);
    if (scale < FIELD_NUMBERS_FROM) return;
    const isWhole = scale >= FIELD_LABELS_FROM;
    pen.font = `600 ${isWhole ? 3.5 : 4.6}px ${fonts.sans}`;
    for (const field of province.fields) {
        const label = atlas.labels[field] ?? "";
        pen.globalAlpha = isWater(atlas.terrain[field] ?? 0) ? 0.62 : 0.78;
        pen.fillText(isWhole ? label : label.slice(-2), atlas.x[field] ?? 0, (atlas.y[field] ?? 0) - 6.6);
    }
    pen.globalAlpha = 1;
}

/** Large and pale, spaced like the names of lands in old atlases. */
function drawProvinceNumber(pen: Pen, province: Province, look: Look): void {
    const { scale, palette, fonts } = look;
    const size = scale < 0.5 ? 34 : 25;
    pen.font = `700 ${size}px ${fonts.serif}`;
    pen.globalAlpha = scale < 1.2 ? 0.42 : 0.22;
    pen.fillStyle = palette.ink;
    const x = (province.left + province.right) / 2;
    const y = (province.top + province.bottom) / 2 + size / 3 - SIDE / 8;
    const letters = [...String(province.number)];
    const step = size * 0.68;
    letters.forEach((letter, i) => pen.fillText(letter, x + (i - (letters.length - 1) / 2) * step, y));
    pen.globalAlpha = 1;
}
