// The page's side of the painting thread.
import type { World } from "../types";
import type { Answer, Job, Told } from "./painting";
import type { Ground } from "./scene";
import { takeWorker } from "./spare";

export class Painter {
    #worker: Worker;

    constructor(
        world: World,
        readonly heard: (answer: Answer) => void,
    ) {
        this.#worker = takeWorker();
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
