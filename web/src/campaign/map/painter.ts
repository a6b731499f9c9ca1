// The page's side of the painting thread: a queue of which only a little is under way, so that it can change.
import serif from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import type { World } from "../types";
import type { Job, Painted, Told } from "./painting";
import type { Ground } from "./scene";

const UNDER_WAY = 2;

function nameOf({ province, step, version }: Job): string {
    return `${province} ${step} ${version}`;
}

export class Painter {
    #worker: Worker;
    #queue: Job[] = [];
    #busy = new Set<string>();

    constructor(
        world: World,
        readonly painted: (done: Painted) => void,
    ) {
        this.#worker = new Worker(new URL("./painter.worker.ts", import.meta.url), { type: "module" });
        this.#worker.addEventListener("message", (event: MessageEvent<Painted>) => {
            this.#busy.delete(nameOf(event.data.job));
            this.#next();
            this.painted(event.data);
        });
        this.#tell({ t: "world", world, font: new URL(serif, location.href).href });
    }

    ground(ground: Ground | null): void {
        this.#tell({ t: "ground", ground });
    }

    /** In this order; what was wanted before and is not begun is forgotten. */
    want(jobs: readonly Job[]): void {
        this.#queue = jobs.filter((job) => !this.#busy.has(nameOf(job)));
        this.#next();
    }

    close(): void {
        this.#worker.terminate();
    }

    #tell(told: Told): void {
        this.#worker.postMessage(told);
    }

    #next(): void {
        while (this.#busy.size < UNDER_WAY) {
            const job = this.#queue.shift();
            if (!job) return;
            this.#busy.add(nameOf(job));
            this.#tell({ t: "paint", job });
        }
    }
}
