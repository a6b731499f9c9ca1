// Armies, fleets and people: one banner for a stack, with a count, that fans out when it is asked to.
import { signOn } from "./colours";
import type { Drawing } from "./drawing";
import { fanned, fanScale } from "./fan";
import { HALF, SIDE } from "./geometry";
import { shapeOf } from "./heraldry";
import type { Token } from "./scene";
import type { Pen } from "./terrain";
import { drawCharge, pathOf } from "./works";

/** Farther than this the pieces of a whole province are one banner for each realm. */
export const GATHERED_BELOW = 0.42;
const NUMBERS_FROM = 1.6;
const FLAG = "M-7-9h15l-3.5 4.5 3.5 4.5h-15z";
const POLE = "M-7-10v19";

/** A piece by its kind in its realm's colour, with the charge. Drawn about 18 units wide around 0 0. */
function drawPiece(pen: Pen, drawing: Drawing, token: Pick<Token, "realm" | "number">, colour: string): void {
    const { palette } = drawing;
    const path = pathOf(shapeOf(token.number));
    pen.lineJoin = "round";
    pen.strokeStyle = palette.halo;
    pen.lineWidth = 3;
    pen.stroke(path);
    pen.fillStyle = colour;
    pen.fill(path);
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 1.2;
    pen.stroke(path);
    pen.save();
    pen.scale(0.72, 0.72);
    drawCharge(pen, drawing.scene.realms[token.realm]?.charge ?? token.realm, signOn(colour));
    pen.restore();
}

function drawBanner(pen: Pen, { palette, scene }: Drawing, realm: number, colour: string): void {
    pen.lineJoin = pen.lineCap = "round";
    pen.strokeStyle = palette.halo;
    pen.lineWidth = 4;
    pen.stroke(pathOf(POLE));
    pen.stroke(pathOf(FLAG));
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 2;
    pen.stroke(pathOf(POLE));
    pen.fillStyle = colour;
    pen.fill(pathOf(FLAG));
    pen.lineWidth = 1.2;
    pen.stroke(pathOf(FLAG));
    pen.save();
    pen.translate(-0.5, -4.5);
    pen.scale(0.8, 0.8);
    drawCharge(pen, scene.realms[realm]?.charge ?? realm, signOn(colour));
    pen.restore();
}

/** The count in a seal at the foot of the banner. */
function drawCount(pen: Pen, { palette, fonts }: Drawing, count: number): void {
    const text = String(count);
    const width = 4.6 + 2.8 * text.length;
    pen.beginPath();
    pen.roundRect(3 - width / 2, 0.5, width, 8.6, 4.3);
    pen.fillStyle = palette.halo;
    pen.fill();
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 1;
    pen.stroke();
    pen.fillStyle = palette.ink;
    pen.font = `700 7.5px ${fonts.sans}`;
    pen.textAlign = "center";
    pen.fillText(text, 3, 7.4);
}

/** How large a piece is, in units: readable from afar, never much larger than its field. */
function tokenSize(zoom: number): number {
    return Math.max(17, 15 / zoom);
}

function byRealm(stack: readonly Token[]): Map<number, Token[]> {
    const found = new Map<number, Token[]>();
    for (const token of stack) {
        const same = found.get(token.realm);
        if (same) same.push(token);
        else found.set(token.realm, [token]);
    }
    return found;
}

/** All stacks in sight but one, which lies fanned out. */
export function drawStacks(drawing: Drawing, hidden: number): void {
    if (drawing.frame.zoom < GATHERED_BELOW) return drawGathered(drawing);
    for (const [field, stack] of drawing.scene.stacks) {
        if (field === hidden || !drawing.isInSight(field)) continue;
        // Courtiers in a town are told with it; they come out when the stack is fanned out.
        const inTown = drawing.scene.townAt.has(field);
        const shown = inTown ? stack.filter((token) => !token.isPerson) : stack;
        if (shown.length > 0) drawStack(drawing, field, shown, inTown);
    }
}

function drawStack(drawing: Drawing, field: number, stack: readonly Token[], inTown: boolean): void {
    const { atlas, frame } = drawing;
    const size = (inTown ? 0.8 : 1) * tokenSize(frame.zoom);
    const x = (atlas.x[field] ?? 0) + (inTown ? 0.3 * HALF : 0);
    // Aside from the middle, so that the town can be seen.
    const y = (atlas.y[field] ?? 0) + (inTown ? 0.5 : 0.16) * SIDE;
    const realms = [...byRealm(stack)].slice(0, 3);
    realms.forEach(([realm, tokens], i) => {
        const at = x + (i - (realms.length - 1) / 2) * 0.7 * HALF;
        const only = tokens.length === 1 ? tokens[0] : undefined;
        if (only) drawToken(drawing, only, at, y, size);
        else drawBannerOf(drawing, realm, tokens.length, at, y, size);
    });
    const only = stack.length === 1 ? stack[0] : undefined;
    if (only && frame.zoom >= NUMBERS_FROM) drawNumber(drawing, only.number, x, y + size / 2 + 0.5);
}

export function drawToken(drawing: Drawing, token: Token, x: number, y: number, size: number): void {
    const colour = drawing.colourOf(token.realm);
    const name = `t${token.realm} ${Math.floor(token.number / 100)} ${colour}`;
    drawing.stamp(name, x, y, size, (pen) => drawPiece(pen, drawing, token, colour));
}

function drawBannerOf(
    drawing: Drawing,
    realm: number,
    count: number,
    x: number,
    y: number,
    size: number,
): void {
    const colour = drawing.colourOf(realm);
    drawing.stamp(`b${realm} ${count} ${colour}`, x, y, 1.2 * size, (pen) => {
        drawBanner(pen, drawing, realm, colour);
        drawCount(pen, drawing, count);
    });
}

export function drawNumber(
    { pen, palette, fonts }: Drawing,
    number: number,
    x: number,
    y: number,
    size = 4.6,
): void {
    pen.font = `700 ${size}px ${fonts.sans}`;
    pen.textAlign = "center";
    pen.lineJoin = "round";
    pen.strokeStyle = palette.halo;
    pen.lineWidth = 0.4 * size;
    pen.strokeText(String(number), x, y);
    pen.fillStyle = palette.ink;
    pen.fillText(String(number), x, y);
}

/** From afar: for each province the armies of each realm as one banner. */
function drawGathered(drawing: Drawing): void {
    const { atlas, scene, frame } = drawing;
    const places = new Map<string, { realm: number; count: number; x: number; y: number }>();
    for (const [field, stack] of scene.stacks) {
        if (!drawing.isInSight(field)) continue;
        for (const token of stack) {
            if (token.isPerson) continue;
            const key = `${atlas.province[field]} ${token.realm}`;
            const seen = places.get(key) ?? { realm: token.realm, count: 0, x: 0, y: 0 };
            seen.count += 1;
            seen.x += atlas.x[field] ?? 0;
            seen.y += atlas.y[field] ?? 0;
            places.set(key, seen);
        }
    }
    for (const { realm, count, x, y } of [...places.values()].sort((a, b) => a.count - b.count)) {
        drawBannerOf(drawing, realm, count, x / count, y / count, tokenSize(frame.zoom));
    }
}

export function drawFan(drawing: Drawing, field: number, chosen: number): void {
    const { pen, atlas, scene, frame, palette } = drawing;
    const stack = scene.stacks.get(field) ?? [];
    const grow = fanScale(frame.zoom);
    const places = fanned(stack.length);
    const [x, y] = [atlas.x[field] ?? 0, atlas.y[field] ?? 0];
    const reach = Math.max(...places.map((place) => Math.hypot(place.x, place.y)), 0) + 13;
    pen.beginPath();
    pen.arc(x, y, reach * grow, 0, 2 * Math.PI);
    pen.globalAlpha = 0.9;
    pen.fillStyle = palette.halo;
    pen.fill();
    pen.globalAlpha = 1;
    pen.strokeStyle = palette.gold;
    pen.lineWidth = 1.4 * grow;
    pen.stroke();
    places.forEach((place, i) => {
        const token = stack[i] as Token;
        const [atX, atY] = [x + place.x * grow, y + place.y * grow];
        if (token.realm === scene.seat && token.number === chosen) drawChosen(drawing, atX, atY, 9.5 * grow);
        drawToken(drawing, token, atX, atY - grow, 16 * grow);
        drawNumber(drawing, token.number, atX, atY + 9.5 * grow, 5.3 * grow);
    });
}

export function drawChosen({ pen, palette }: Drawing, x: number, y: number, radius: number): void {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.strokeStyle = palette.ink;
    pen.lineWidth = radius * 0.34;
    pen.stroke();
    pen.strokeStyle = palette.gold;
    pen.lineWidth = radius * 0.2;
    pen.stroke();
}
