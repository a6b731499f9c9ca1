// The painting thread before the map has come: begun by the page's first script, so this asks for no other code.
import type { Told } from "./painting";

function start(): Worker {
    return new Worker(new URL("./painter.worker.ts", import.meta.url), { type: "module" });
}

/** One that is started before the page knows what to draw: it has its code, its fonts, and perhaps the land. */
let spare: Worker | null = null;

export function warmUp(): void {
    spare ??= start();
}

/** The one that was begun early, for whoever comes first, or another one. */
export function takeWorker(): Worker {
    const taken = spare ?? start();
    spare = null;
    return taken;
}

/** World and view as the server tells them. Guesses how large the map will be, and whether it is night. */
export function prepare(world: string, view: string): void {
    const width = innerWidth - (innerWidth > 900 ? 500 : 0);
    const theme = /"theme":"(light|dark)"/.exec(localStorage.getItem("tafelrunde.settings") ?? "")?.[1];
    const isNight = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const told: Told = {
        t: "prepare",
        world,
        view,
        window: { width, height: 0.68 * innerHeight },
        pixels: pixelRatio(),
        isNight,
    };
    spare?.postMessage(told);
}

const MOST_PIXEL_RATIO = 2;

export function pixelRatio(): number {
    return Math.min(MOST_PIXEL_RATIO, globalThis.devicePixelRatio || 1);
}
