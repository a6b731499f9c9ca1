// What people have built: roads, bridges, quays, walls, towns; capitals bear the arms of their realm.
import { signOn, type Palette } from "./colours";
import { SIDES, type Atlas } from "./geometry";
import { chargeOf, CROWN, POST_SIGN, SHIELD, TOWN_SIGNS } from "./heraldry";
import { CAPITAL, NOBODY, type Ground, type Town, type Works } from "./scene";
import { alongSides, ends, type Pen } from "./terrain";

const PATHS = new Map<string, Path2D>();

export function pathOf(data: string): Path2D {
    let path = PATHS.get(data);
    if (!path) PATHS.set(data, (path = new Path2D(data)));
    return path;
}

export function drawWorks(
    pen: Pen,
    atlas: Atlas,
    works: Works,
    fields: readonly number[],
    palette: Palette,
    scale: number,
): void {
    const shown = new Set(fields);
    const here = (sides: readonly number[]) => sides.filter((side) => shown.has(Math.floor(side / SIDES)));
    drawRoads(pen, atlas, here(works.roads), palette);
    if (scale < 0.3) return;
    drawBridges(pen, atlas, here(works.bridges), palette);
    drawQuays(pen, atlas, here(works.quays), palette);
    drawWalls(pen, atlas, here(works.walls), palette);
}

function middle(atlas: Atlas, side: number): readonly [number, number, number, number] {
    const field = Math.floor(side / SIDES);
    const [ax, ay, bx, by] = ends(atlas, side);
    return [atlas.x[field] ?? 0, atlas.y[field] ?? 0, (ax + bx) / 2, (ay + by) / 2];
}

function drawRoads(pen: Pen, atlas: Atlas, sides: readonly number[], palette: Palette): void {
    pen.beginPath();
    for (const side of sides) {
        const [x, y, toX, toY] = middle(atlas, side);
        pen.moveTo(x, y);
        pen.lineTo(toX, toY);
    }
    pen.lineCap = "round";
    pen.strokeStyle = palette.pale;
    pen.lineWidth = 3.6;
    pen.stroke();
    pen.strokeStyle = palette.road;
    pen.lineWidth = 1.7;
    pen.stroke();
}

function drawBridges(pen: Pen, atlas: Atlas, sides: readonly number[], palette: Palette): void {
    pen.beginPath();
    for (const side of sides) {
        const [x, y, midX, midY] = middle(atlas, side);
        const [dx, dy] = [(midX - x) * 0.34, (midY - y) * 0.34];
        pen.moveTo(midX - dx, midY - dy);
        pen.lineTo(midX + dx, midY + dy);
    }
    pen.lineCap = "butt";
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 5.4;
    pen.stroke();
    pen.strokeStyle = palette.pale;
    pen.lineWidth = 3;
    pen.stroke();
}

/** A line along the shore with three piers into the water. */
function drawQuays(pen: Pen, atlas: Atlas, sides: readonly number[], palette: Palette): void {
    pen.beginPath();
    for (const side of sides) {
        const [x, y, midX, midY] = middle(atlas, side);
        const [dx, dy] = [(midX - x) * 0.38, (midY - y) * 0.38];
        const [ax, ay, bx, by] = ends(atlas, side);
        pen.moveTo(ax, ay);
        pen.lineTo(bx, by);
        for (const share of [0.25, 0.5, 0.75]) {
            const [px, py] = [ax + (bx - ax) * share, ay + (by - ay) * share];
            pen.moveTo(px, py);
            pen.lineTo(px + dx, py + dy);
        }
    }
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 1.5;
    pen.stroke();
}

function drawWalls(pen: Pen, atlas: Atlas, sides: readonly number[], palette: Palette): void {
    alongSides(pen, atlas, sides, 0.22);
    pen.lineCap = "butt";
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 3.4;
    pen.stroke();
    pen.strokeStyle = palette.pale;
    pen.lineWidth = 1.5;
    pen.setLineDash([2, 1.6]);
    pen.stroke();
    pen.setLineDash([]);
}

export function drawTowns(
    pen: Pen,
    atlas: Atlas,
    ground: Ground,
    fields: readonly number[],
    palette: Palette,
    scale: number,
): void {
    const shown = new Set(fields);
    const towns = ground.towns.filter((town) => shown.has(town.field));
    for (const town of towns) {
        const isCapital = town.stage >= CAPITAL;
        if (scale < 0.26 && town.stage < 3) continue; // castles and cities would be nothing but dirt
        const grow = scale < 0.55 ? Math.min(isCapital ? 2.6 : 1.7, 0.55 / scale) : 1;
        pen.save();
        pen.translate(atlas.x[town.field] ?? 0, atlas.y[town.field] ?? 0);
        pen.scale(grow, grow);
        if (isCapital) drawCapital(pen, ground, town, palette);
        else drawTown(pen, ground, town, palette);
        if (town.post) {
            pen.strokeStyle = palette.ink;
            pen.lineWidth = 1.1;
            pen.stroke(pathOf(POST_SIGN));
        }
        pen.restore();
    }
    if (shown.has(atlas.audvacar)) drawAudvacar(pen, atlas, palette);
}

function disc(pen: Pen, radius: number): void {
    pen.beginPath();
    pen.arc(0, 0, radius, 0, 2 * Math.PI);
}

function drawTown(pen: Pen, ground: Ground, town: Town, palette: Palette): void {
    disc(pen, 8.4);
    pen.fillStyle = palette.halo;
    pen.globalAlpha = 0.72;
    pen.fill();
    pen.globalAlpha = 1;
    const path = pathOf(TOWN_SIGNS[town.stage] ?? "");
    pen.lineJoin = "round";
    pen.strokeStyle = palette.ink;
    pen.lineWidth = town.stage === 0 ? 1.4 : 1.1;
    if (town.stage > 0) {
        pen.fillStyle =
            town.realm === NOBODY ? palette.paper : (ground.realms[town.realm]?.colour ?? palette.paper);
        pen.fill(path);
    }
    pen.stroke(path);
}

function drawCapital(pen: Pen, ground: Ground, town: Town, palette: Palette): void {
    disc(pen, 11);
    pen.fillStyle = palette.halo;
    pen.globalAlpha = 0.8;
    pen.fill();
    pen.globalAlpha = 1;
    if (town.stage > CAPITAL) {
        disc(pen, 13.2);
        pen.setLineDash([3, 2]);
        pen.strokeStyle = palette.ink;
        pen.lineWidth = 1.6;
        pen.stroke();
        pen.setLineDash([]);
    }
    pen.fillStyle = palette.gold;
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 0.8;
    pen.fill(pathOf(CROWN));
    pen.stroke(pathOf(CROWN));
    const owner = ground.realms[town.realm];
    drawArms(pen, owner?.charge ?? Math.max(0, town.realm), owner?.colour ?? palette.paper, palette);
}

/** A shield with this charge around the pen's origin. */
export function drawArms(pen: Pen, charge: number, colour: string, palette: Palette): void {
    pen.fillStyle = colour;
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 1.1;
    pen.fill(pathOf(SHIELD));
    pen.stroke(pathOf(SHIELD));
    pen.save();
    pen.translate(0, -1);
    pen.scale(0.95, 0.95);
    drawCharge(pen, charge, signOn(colour));
    pen.restore();
}

export function drawCharge(pen: Pen, charge: number, colour: string): void {
    const { fill, line } = chargeOf(charge);
    if (fill) {
        pen.fillStyle = colour;
        pen.fill(pathOf(fill));
    }
    if (line) {
        pen.strokeStyle = colour;
        pen.lineWidth = 1.3;
        pen.lineCap = "round";
        pen.stroke(pathOf(line));
    }
}

/** The city of the merchants. */
function drawAudvacar(pen: Pen, atlas: Atlas, palette: Palette): void {
    pen.save();
    pen.translate(atlas.x[atlas.audvacar] ?? 0, atlas.y[atlas.audvacar] ?? 0);
    disc(pen, 9);
    pen.fillStyle = palette.gold;
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 1.5;
    pen.fill();
    pen.stroke();
    pen.fillStyle = "#2b2420";
    pen.fill(pathOf("M-5 4v-7l2 2 3-5 3 5 2-2v7z"));
    pen.restore();
}
