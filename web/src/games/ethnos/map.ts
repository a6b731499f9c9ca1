// The land: kingdoms in columns and rows, with borders and coasts that wind as if drawn by hand.
import { COLOURS, type Colour } from "./cards";

type Point = readonly [number, number];

export interface Land {
    id: Colour;
    path: string;
    /** Where its pieces lie, and how far they may spread to both sides. */
    x: number;
    y: number;
    half: number;
}

export interface Chart {
    width: number;
    height: number;
    coast: string;
    lands: readonly Land[];
}

const MARGIN = 18;
const BENDS = 5;

/** A number from -1 to 1 that is always the same for the same place. */
function wobble(place: number): number {
    const wave = Math.sin(place * 12.9898 + 4.1) * 43758.5453;
    return 2 * (wave - Math.floor(wave)) - 1;
}

class Grid {
    constructor(
        readonly columns: number,
        readonly rows: number,
        readonly width: number,
        readonly height: number,
    ) {}

    corner(column: number, row: number): Point {
        const isEdge = (at: number, last: number) => at === 0 || at === last;
        const place = column * 7 + row * 31;
        const dx = isEdge(column, this.columns) ? 6 : 14;
        const dy = isEdge(row, this.rows) ? 6 : 8;
        return [
            MARGIN + (column * (this.width - 2 * MARGIN)) / this.columns + dx * wobble(place),
            MARGIN + (row * (this.height - 2 * MARGIN)) / this.rows + dy * wobble(place + 1),
        ];
    }

    /** Points from one corner to the next one to the right or below; coasts wind more than borders. */
    side(column: number, row: number, isAcross: boolean): Point[] {
        const from = this.corner(column, row);
        const to = isAcross ? this.corner(column + 1, row) : this.corner(column, row + 1);
        const isCoast = isAcross ? row % this.rows === 0 : column % this.columns === 0;
        const bend = isCoast ? 11 : 8;
        const points: Point[] = [from];
        for (let i = 1; i < BENDS; i++) {
            const part = i / BENDS;
            const shift = bend * wobble(column * 101 + row * 211 + i * 17 + (isAcross ? 1 : 53));
            const x = from[0] + (to[0] - from[0]) * part + (isAcross ? 0 : shift);
            const y = from[1] + (to[1] - from[1]) * part + (isAcross ? shift : 0);
            points.push([x, y]);
        }
        return [...points, to];
    }

    around(column: number, row: number): Point[] {
        return [
            ...this.side(column, row, true),
            ...this.side(column + 1, row, false).slice(1),
            ...this.side(column, row + 1, true)
                .reverse()
                .slice(1),
            ...this.side(column, row, false).reverse().slice(1, -1),
        ];
    }

    coast(): Point[] {
        const columns = [...Array(this.columns).keys()];
        const rows = [...Array(this.rows).keys()];
        const down = (column: number) => rows.flatMap((row) => this.side(column, row, false).slice(0, -1));
        const across = (row: number) =>
            columns.flatMap((column) => this.side(column, row, true).slice(0, -1));
        const end = this.corner(this.columns, this.rows);
        const left = [...down(0), this.corner(0, this.rows)].reverse();
        const bottom = [...across(this.rows), end].reverse();
        return [...across(0), ...down(this.columns), ...bottom.slice(0, -1), ...left.slice(0, -1)];
    }
}

const figure = (value: number) => value.toFixed(1);

/** A closed curve through all points. */
export function smooth(points: readonly Point[]): string {
    const at = (i: number) => points[(i + points.length) % points.length]!;
    const parts = points.map((_, i) => {
        const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        const one = [from[0] + (to[0] - before[0]) / 8, from[1] + (to[1] - before[1]) / 8] as const;
        const two = [to[0] - (after[0] - from[0]) / 8, to[1] - (after[1] - from[1]) / 8] as const;
        return `C${[...one, ...two, ...to].map(figure).join(" ")}`;
    });
    return `M${figure(at(0)[0])} ${figure(at(0)[1])}${parts.join("")}Z`;
}

/** The six kingdoms in so many columns. */
export function chart(columns: number, width: number, height: number): Chart {
    const rows = COLOURS.length / columns;
    const grid = new Grid(columns, rows, width, height);
    const lands = COLOURS.map((id, i): Land => {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        const x = MARGIN + ((column + 0.5) * (width - 2 * MARGIN)) / columns;
        const y = MARGIN + ((row + 0.5) * (height - 2 * MARGIN)) / rows;
        const half = (width - 2 * MARGIN) / columns / 2 - 14;
        return { id, path: smooth(grid.around(column, row)), x, y, half };
    });
    return { width, height, coast: smooth(grid.coast()), lands };
}

const WIDE: readonly [least: number, most: number] = [1000, 1320];
const HIGH: readonly [least: number, most: number] = [318, 440];
const TALL = chart(2, 660, 560);
const made = new Map<string, Chart>();

function within(value: number, [least, most]: readonly [number, number]): number {
    return 20 * Math.round(Math.min(Math.max(value, least), most) / 20);
}

/** The land for a place of this size: two columns where it is narrow, else it fills what it can. */
export function chartFor(width: number, height: number): Chart {
    if (width < 560) return TALL;
    const wide = within((HIGH[0] * width) / Math.max(height, 1), WIDE);
    const high = within((wide * height) / width, HIGH);
    const known = made.get(`${wide} ${high}`) ?? chart(3, wide, high);
    made.set(`${wide} ${high}`, known);
    return known;
}
