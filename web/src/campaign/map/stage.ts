// The map on the screen, from the page's side: where one looks. All drawing is done by the painting thread, so that
// a frame of a movement costs the page no more than a message.
import type { World } from "../types";
import { held, wholeWorld, type Camera, type Extent } from "./camera";
import type { Atlas } from "./geometry";
import type { Example } from "./legend";
import { Painter } from "./painter";
import type { Answer } from "./painting";
import type { Scene } from "./scene";
import { pixelRatio } from "./spare";
import type { Signs } from "./upper";

const REST_MS = 130;

export class Stage {
    camera: Camera;
    window: Extent = { width: 1, height: 1 };
    /** The camera has come to rest. */
    rested: (camera: Camera) => void = () => {};
    /** Everything in sight is painted for this zoom, or no longer; and whose reach is drawn. */
    drawn: (isPainted: boolean, reach: number | null) => void = () => {};

    #painter: Painter;
    #small: HTMLCanvasElement | undefined;
    #isMoving = false;
    #reach: number | null = null;
    #rest: ReturnType<typeof setTimeout> | undefined;
    #explained: (examples: readonly Example[]) => void = () => {};

    constructor(
        world: World,
        readonly atlas: Atlas,
        sheet: HTMLCanvasElement,
        small: HTMLCanvasElement | undefined,
    ) {
        this.#painter = new Painter(world, (answer) => this.#heard(answer));
        this.#small = small;
        const [canvas, corner] = [sheet, small].map((one) => one?.transferControlToOffscreen());
        const given = [canvas, corner].filter((one) => one !== undefined);
        this.#painter.tell({ t: "canvases", sheet: canvas as OffscreenCanvas, small: corner ?? null }, given);
        this.camera = wholeWorld(atlas, this.window);
    }

    close(): void {
        this.#painter.close();
        clearTimeout(this.#rest);
    }

    resize(window: Extent): void {
        this.window = window;
        const small = { width: this.#small?.clientWidth ?? 0, height: this.#small?.clientHeight ?? 0 };
        const pixels = pixelRatio();
        this.camera = held(this.camera, this.atlas, window);
        this.#painter.tell({ t: "window", window, small, pixels });
        this.#settle();
    }

    /** What is drawn into the provinces; the old ones stay until the new ones are painted. */
    show(scene: Scene, isNight: boolean, owners: boolean): void {
        this.drawn(false, this.#reach);
        this.#painter.tell({ t: "scene", scene, isNight, owners });
    }

    sign(signs: Signs): void {
        this.#painter.tell({ t: "signs", signs });
    }

    look(camera: Camera): void {
        if (!this.#isMoving) this.drawn(false, this.#reach);
        this.#isMoving = true;
        this.camera = held(camera, this.atlas, this.window);
        this.#painter.tell({ t: "look", camera: this.camera, isMoving: true });
        clearTimeout(this.#rest);
        this.#rest = setTimeout(() => this.#settle(), REST_MS);
    }

    /** At rest everything is drawn crisp. */
    #settle(): void {
        clearTimeout(this.#rest);
        this.#isMoving = false;
        this.#painter.tell({ t: "look", camera: this.camera, isMoving: false });
        this.rested(this.camera);
    }

    /** An example of everything on the map, for its legend. */
    legend(isNight: boolean): Promise<readonly Example[]> {
        this.#painter.tell({ t: "legend", pixels: pixelRatio(), isNight });
        return new Promise((done) => (this.#explained = done));
    }

    #heard(answer: Answer): void {
        if (answer.t === "legend") return this.#explained(answer.examples);
        if (answer.t !== "drawn" || this.#isMoving) return;
        this.#reach = answer.reach;
        this.drawn(answer.isPainted, answer.reach);
    }
}
