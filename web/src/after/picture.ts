// A picture of the result, to be shared: drawn as by day, with arms, names and points, and nothing that leads to the table.
import { chargeOf, SHIELD } from "../lib/pieces/charges";

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 56;
const SIDE = 400;

const PAPER = "#f6f0e2";
const RAISED = "#fffaf0";
const INK = "#2b2420";
const SOFT = "#5d5045";
const LINE = "#d3c5a8";
const GOLD = "#c9961a";

export interface Row {
    seat: number;
    rank: number;
    name: string;
    /** In words, at the end of the row. */
    value: string;
    /** From 0 to 1, or null where nothing is measured. */
    share: number | null;
}

export interface Shown {
    game: string;
    headline: string;
    detail: string;
    /** At the foot: where and when. */
    foot: string;
    winners: readonly number[];
    rows: readonly Row[];
}

type Pen = CanvasRenderingContext2D;

function colour(name: string): string {
    return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || INK;
}

/** As much of a text as fits, with dots where something is missing. */
export function fitted(text: string, width: number, widthOf: (text: string) => number): string {
    if (widthOf(text) <= width) return text;
    let end = text.length;
    while (end > 0 && widthOf(`${text.slice(0, end)}…`) > width) end -= 1;
    return `${text.slice(0, end).trimEnd()}…`;
}

/** Words in lines that fit. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
        const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
        if (lines.length && widthOf(longer) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
    }
    return lines.map((line) => fitted(line, width, widthOf));
}

/** Where the rows stand, all between title and foot. */
export function rowsAt(count: number): { top: number; height: number } {
    const [top, bottom] = [132, HEIGHT - 84];
    return { top, height: Math.min(92, (bottom - top) / Math.max(1, count)) };
}

function arms(pen: Pen, seat: number, x: number, y: number, height: number): void {
    const charge = chargeOf(seat);
    pen.save();
    pen.translate(x, y);
    pen.scale(height / 33, height / 33);
    const shield = new Path2D(SHIELD);
    pen.fillStyle = colour(`--seat-${seat % 6}`);
    pen.fill(shield);
    pen.fillStyle = "rgb(0 0 0 / 14%)";
    pen.fill(new Path2D("M0-15h13v14.500c0 8-5.500 12.700-13 15.500Z"));
    pen.strokeStyle = INK;
    pen.lineWidth = 1.8;
    pen.lineJoin = "round";
    pen.stroke(shield);
    pen.translate(0, -1.5);
    pen.scale(18 / 22, 18 / 22);
    pen.fillStyle = pen.strokeStyle = colour(`--seat-ink-${seat % 6}`);
    if (charge.fill) pen.fill(new Path2D(charge.fill), "evenodd");
    if (charge.line) {
        pen.lineWidth = charge.width ?? 2;
        pen.lineCap = "round";
        pen.stroke(new Path2D(charge.line));
    }
    pen.restore();
}

function sheet(pen: Pen): void {
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.strokeStyle = GOLD;
    pen.lineWidth = 3;
    pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
    pen.lineWidth = 1;
    pen.strokeRect(26, 26, WIDTH - 52, HEIGHT - 52);
}

function write(pen: Pen, text: string, x: number, y: number, font: string, fill = INK): void {
    pen.font = font;
    pen.fillStyle = fill;
    pen.fillText(text, x, y);
}

const SERIF = "Alegreya, serif";
const SANS = '"Source Sans 3", sans-serif';

function winner(pen: Pen, shown: Shown): void {
    const size = shown.winners.length > 1 ? 130 : 190;
    const step = Math.min(size * 0.95, (SIDE - size) / Math.max(1, shown.winners.length - 1));
    const first = MARGIN + SIDE / 2 - (step * (shown.winners.length - 1)) / 2;
    shown.winners.forEach((seat, i) => arms(pen, seat, first + step * i, 250, size));
    pen.textAlign = "center";
    pen.font = `700 38px ${SERIF}`;
    const widthOf = (text: string) => pen.measureText(text).width;
    const lines = wrapped(shown.headline, SIDE, widthOf).slice(0, 3);
    lines.forEach((line, i) => write(pen, line, MARGIN + SIDE / 2, 400 + 42 * i, `700 38px ${SERIF}`));
    pen.font = `400 24px ${SANS}`;
    wrapped(shown.detail, SIDE, widthOf)
        .slice(0, 3)
        .forEach((line, i) =>
            write(pen, line, MARGIN + SIDE / 2, 408 + 42 * lines.length + 30 * i, `400 24px ${SANS}`, SOFT),
        );
    pen.textAlign = "start";
}

function row(pen: Pen, one: Row, top: number, height: number): void {
    const [left, right] = [MARGIN + SIDE + 44, WIDTH - MARGIN];
    const middle = top + height / 2;
    const size = Math.min(30, height * 0.36);
    pen.fillStyle = one.rank === 1 ? "#f7e3ad" : RAISED;
    pen.strokeStyle = one.rank === 1 ? GOLD : LINE;
    pen.lineWidth = one.rank === 1 ? 3 : 1.5;
    pen.beginPath();
    pen.roundRect(left, top + 4, right - left, height - 8, 10);
    pen.fill();
    pen.stroke();
    arms(pen, one.seat, left + 84, middle, Math.min(52, height * 0.66));
    write(pen, String(one.rank), left + 22, middle + size * 0.36, `700 ${size}px ${SERIF}`, SOFT);
    pen.textAlign = "end";
    write(pen, one.value, right - 20, middle + size * 0.36, `700 ${size}px ${SERIF}`);
    const room = right - left - 150 - pen.measureText(one.value).width;
    pen.textAlign = "start";
    pen.font = `600 ${size}px ${SANS}`;
    const name = fitted(one.name, room, (text) => pen.measureText(text).width);
    write(pen, name, left + 122, middle + size * 0.36, `600 ${size}px ${SANS}`);
    if (one.share !== null) {
        pen.fillStyle = colour(`--seat-${one.seat % 6}`);
        pen.fillRect(left + 8, top + height - 12, (right - left - 16) * Math.max(0, one.share), 5);
    }
}

/** Draws once the fonts are there. */
export async function draw(canvas: HTMLCanvasElement, shown: Shown): Promise<void> {
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    await Promise.all([`700 38px ${SERIF}`, `600 24px ${SANS}`].map((font) => document.fonts?.load(font)));
    const pen = canvas.getContext("2d");
    if (!pen) return;
    sheet(pen);
    write(pen, shown.game, MARGIN, 96, `700 46px ${SERIF}`);
    winner(pen, shown);
    const { top, height } = rowsAt(shown.rows.length);
    shown.rows.forEach((one, i) => row(pen, one, top + height * i, height));
    write(pen, shown.foot, MARGIN, HEIGHT - 48, `400 20px ${SANS}`, SOFT);
}
