// The page's side of the painting thread.
import type { World } from "../types";
import type { Answer, Job, Told } from "./painting";
import type { Ground } from "./scene";

function start(): Worker {
    return new Worker(new URL("./painter.worker.ts", import.meta.url), { type: "module" });
}

/** One that is started before the page knows what to draw: it has its code, its fonts, and perhaps the land. */
let spare: Worker | null = null;

export function warmUp(): void {
    if (globalThis.Worker) spare ??= start();
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

export class Painter {
    #worker: Worker;

    constructor(
        world: World,
        readonly heard: (answer: Answer) => void,
    ) {
        this.#worker = spare ?? start();
        spare = null;
        this.#worker.addEventListener("message", (event: MessageEvent<Answer>) => this.heard(event.data));
        this.tell({ t: "world", world });
    }

    tell(told: Told, transfer: Transferable[] = []): void {
        this.#worker.postMessage(told, transfer);
    }

    paint(job: Job, ground: Ground | null): void {
        this.tell({ t: "paint", job, ground });
    }

    close(): void {
        this.#worker.terminate();
    }
}
