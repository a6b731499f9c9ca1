// The picture of a month: the land around what is ours, who owned it before and after, what was won and lost.
import type { PhoenixView, Scene } from "../../generated/campaign";
import { SIDES, type Atlas } from "../map/geometry";

export interface Tile {
    field: number;
    label: string;
    /** Whose it is now, or -1. */
    owner: number;
    change: "won" | "lost" | "none";
    /** The first fight there, from 1; 0: none. */
    fight: number;
    stage: string;
}

export interface Picture {
    tiles: Tile[];
    left: number;
    top: number;
    width: number;
    height: number;
}

/** Beyond this the picture shows only what is near to changes and fights. */
const MOST_TILES = 700;
const MARGIN = 2;

export function pictureOf(
    atlas: Atlas,
    before: PhoenixView,
    after: PhoenixView,
    realm: number,
    scenes: readonly Scene[],
): Picture {
    const fights = new Map<number, number>();
    scenes.forEach((scene, n) => {
        const field = atlas.byLabel.get(scene.field);
        if (field !== undefined && !fights.has(field)) fights.set(field, n + 1);
    });
    const was = ownedBy(atlas, before, realm);
    const is = ownedBy(atlas, after, realm);
    const changed = [...new Set([...was, ...is])].filter((field) => was.has(field) !== is.has(field));
    const events = [...changed, ...fights.keys()];
    const all = around(atlas, [...was, ...is, ...events], MARGIN);
    const near = all.length > MOST_TILES && events.length ? around(atlas, events, 2 * MARGIN) : all;
    const tiles = near.slice(0, 2 * MOST_TILES).map((field) => {
        const label = atlas.labels[field] ?? "";
        const change = was.has(field) === is.has(field) ? "none" : is.has(field) ? "won" : "lost";
        return {
            field,
            label,
            owner: after.owners[label] ?? -1,
            change,
            fight: fights.get(field) ?? 0,
            stage: after.towns[label]?.stage ?? "",
        } satisfies Tile;
    });
    return { tiles, ...box(atlas, tiles) };
}

function ownedBy(atlas: Atlas, view: PhoenixView, realm: number): Set<number> {
    const labels = Object.entries(view.owners).flatMap(([label, owner]) => (owner === realm ? [label] : []));
    return new Set(labels.map((label) => atlas.byLabel.get(label)).filter((field) => field !== undefined));
}

/** These fields and all within so many steps of them. */
function around(atlas: Atlas, fields: readonly number[], steps: number): number[] {
    const found = new Set(fields);
    let edge = [...found];
    for (let step = 0; step < steps; step += 1) {
        const beyond = edge.flatMap((field) =>
            Array.from({ length: SIDES }, (_, side) => atlas.neighbour[SIDES * field + side] ?? -1),
        );
        edge = [...new Set(beyond)].filter((field) => field >= 0 && !found.has(field));
        for (const field of edge) found.add(field);
    }
    return [...found].sort((a, b) => a - b);
}

function box(atlas: Atlas, tiles: readonly Tile[]): Pick<Picture, "left" | "top" | "width" | "height"> {
    const xs = tiles.map((tile) => atlas.x[tile.field] ?? 0);
    const ys = tiles.map((tile) => atlas.y[tile.field] ?? 0);
    const [left, top] = [Math.min(...xs) - 14, Math.min(...ys) - 16];
    return { left, top, width: Math.max(...xs) + 14 - left, height: Math.max(...ys) + 16 - top };
}
