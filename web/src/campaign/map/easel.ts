// The painting thread's side of a map: it puts together what is in sight, as often as the screen asks for it, and
// between two frames paints provinces that are missing. The page's own thread only says where one looks.
import { stepFor, zoomOf, type Camera, type Extent } from "./camera";
import { DAY, NIGHT } from "./colours";
import { Stamps, type Frame } from "./drawing";
import type { Atlas } from "./geometry";
import { boxOf, drawJob, WHOLE, type Answer, type Job, type Told } from "./painting";
import { firstLook, groundOf, type Scene } from "./scene";
import { Tiles, type Tile } from "./tiles";
import { drawUpper, type Signs } from "./upper";

/** Milliseconds for painting before the next frame is due: at rest, and while the hand moves. */
const AT_REST = 40;
const MOVING = 5;
/** Of a window, on each side: provinces so near are kept ready. */
const NEAR = 0.2;
const WHOLE_SCALE = 0.22;
/** The whole world lies below everything, at a step of its own. */
const WHOLE_STEP = -99;

type Of<Kind extends Told["t"]> = Extract<Told, { t: Kind }>;
type Context = OffscreenCanvasRenderingContext2D;

export class Easel {
    #pen: Context | null = null;
    #small: Context | null = null;
    #tiles = new Tiles();
    #stamps = new Stamps();
    #window: Extent = { width: 0, height: 0 };
    #pixels = 1;
    #camera: Camera = { x: 0, y: 0, zoom: 1 };
    #isMoving = false;
    #scene: Scene | null = null;
    #signs: Signs | null = null;
    #isNight = false;
    #owners = true;
    /** What the provinces show, in words, and how often it has changed. */
    #ground = "";
    #version = 0;
    #beat = 0;
    #isReady = false;
    /** What is out of sight will be painted soon. */
    #isLater = false;
    #told = "";

    constructor(
        readonly atlas: Atlas,
        readonly tell: (answer: Answer) => void,
        /** Nothing is painted before: the fonts. */
        ready: Promise<unknown>,
    ) {
        void ready.then(() => {
            this.#isReady = true;
            this.wake();
        });
    }

    /** There is nothing to draw on yet, but much to paint. */
    prepare({ window, pixels, isNight }: Of<"prepare">, scene: Scene): void {
        [this.#window, this.#pixels] = [window, pixels];
        this.#camera = firstLook(this.atlas, scene, window);
        this.show({ t: "scene", scene, isNight, owners: true });
    }

    drawOn({ sheet, small }: Of<"canvases">): void {
        this.#pen = sheet.getContext("2d") as Context;
        this.#small = (small?.getContext("2d") as Context | undefined) ?? null;
    }

    resize({ window, small, pixels }: Of<"window">): void {
        [this.#window, this.#pixels] = [window, pixels];
        for (const [pen, size] of [[this.#pen, window] as const, [this.#small, small] as const]) {
            if (!pen) continue;
            pen.canvas.width = Math.max(1, Math.round(size.width * pixels));
            pen.canvas.height = Math.max(1, Math.round(size.height * pixels));
        }
        // A canvas of another size is empty: nobody should see that.
        if (this.#signs && this.#isReady) this.#follow();
    }

    look({ camera, isMoving }: Of<"look">): void {
        [this.#camera, this.#isMoving] = [camera, isMoving];
        if (!isMoving) this.#told = ""; // the page wants to hear of it again
        this.wake();
    }

    /** What is drawn into the provinces; the old ones stay until the new ones are painted. */
    show({ scene, isNight, owners }: Of<"scene">): void {
        [this.#scene, this.#isNight, this.#owners] = [scene, isNight, owners];
        const ground = JSON.stringify([
            { ...groundOf(scene), owners: String(scene.owners) },
            isNight,
            owners,
        ]);
        if (ground !== this.#ground) this.#version += 1;
        this.#ground = ground;
        this.#told = ""; // the page wants to hear when this one is drawn, whether or not land had to be painted
        this.wake();
    }

    sign({ signs }: Of<"signs">): void {
        this.#signs = signs;
        this.wake();
    }

    wake(): void {
        if (this.#beat || !this.#isReady) return;
        // Before there is a canvas no frame will come.
        const follow = () => this.#follow();
        this.#beat = this.#pen ? requestAnimationFrame(follow) : setTimeout(follow);
    }

    /** One frame: some painting, then everything that is in sight. What is not waits until that has been seen. */
    #follow(): void {
        this.#beat = 0;
        if (!this.#scene || !this.#window.width) return;
        const step = stepFor(this.#camera.zoom);
        const isMore = this.#paint(this.#scene, this.#jobs(this.#inSight(0), step));
        if (this.#pen) {
            this.#draw(this.#pen, this.#scene, step);
            this.#drawSmall();
            this.#tiles.forget();
            this.#report(step);
        }
        if (isMore) this.wake();
        else if (this.#pen) this.#goOn();
    }

    #goOn(): void {
        if (this.#isLater || !this.#outOfSight().length) return;
        this.#isLater = true;
        setTimeout(() => {
            this.#isLater = false;
            if (this.#scene) this.#paint(this.#scene, this.#outOfSight());
            this.wake();
        });
    }

    #report(step: number): void {
        if (this.#isMoving) return;
        const isPainted = this.#inSight(0).every((one) => this.#tiles.has(one, step, this.#version));
        const answer: Answer = { t: "drawn", isPainted, reach: this.#signs?.reach?.number ?? null };
        const told = JSON.stringify(answer);
        if (told !== this.#told) this.tell(answer);
        this.#told = told;
    }

    // -- painting ------------------------------------------------------------------------------------------
    /** Paints for as long as there is time; says whether there is more to do. */
    #paint(scene: Scene, jobs: readonly Job[]): boolean {
        const until = performance.now() + (this.#isMoving ? MOVING : AT_REST);
        for (const job of jobs) {
            this.#tiles.put(job, drawJob(this.atlas, scene, job));
            if (performance.now() > until) return job !== jobs.at(-1);
        }
        return false;
    }

    /** Those of these provinces that are not painted yet, from the middle outwards. */
    #jobs(provinces: number[], step: number): Job[] {
        const { x, y } = this.#camera;
        const away = (i: number) => {
            const { left, right, top, bottom } = this.atlas.provinces[i] as (typeof this.atlas.provinces)[0];
            return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
        };
        const zoom = zoomOf(step);
        return provinces
            .filter((province) => !this.#tiles.has(province, step, this.#version))
            .sort((a, b) => away(a) - away(b))
            .map((province) => ({ province, step, zoom, scale: zoom * this.#pixels, ...this.#style() }));
    }

    #style() {
        return { isNight: this.#isNight, owners: this.#owners, version: this.#version };
    }

    /** The whole world, then what lies around the window. */
    #outOfSight(): Job[] {
        const whole = { province: WHOLE, step: WHOLE_STEP, zoom: WHOLE_SCALE, scale: WHOLE_SCALE };
        const isThere = this.#tiles.has(WHOLE, WHOLE_STEP, this.#version);
        const near = this.#jobs(this.#inSight(NEAR), stepFor(this.#camera.zoom));
        return isThere ? near : [{ ...whole, ...this.#style() }, ...near];
    }

    /** Provinces in the window, and around it so much of its size. */
    #inSight(around: number): number[] {
        const { left, right, top, bottom } = this.#frame(around);
        return this.atlas.provinces.flatMap((province, i) =>
            province.right > left && province.left < right && province.bottom > top && province.top < bottom
                ? [i]
                : [],
        );
    }

    #frame(around = 0): Frame {
        const { x, y, zoom } = this.#camera;
        const [across, down] = [this.#window.width, this.#window.height].map(
            (side) => (side / zoom) * (0.5 + around),
        ) as [number, number];
        return { left: x - across, right: x + across, top: y - down, bottom: y + down, zoom };
    }

    // -- drawing -------------------------------------------------------------------------------------------
    #draw(pen: Context, scene: Scene, step: number): void {
        const pixels = this.#pixels;
        const { x, y, zoom } = this.#camera;
        const scale = pixels * zoom;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
        const left = Math.round(pen.canvas.width / 2 - x * scale);
        const top = Math.round(pen.canvas.height / 2 - y * scale);
        pen.setTransform(scale, 0, 0, scale, left, top);
        const sight = this.#inSight(0.05);
        const found = sight.map((province) => this.#tiles.best(province, step));
        if (found.includes(undefined)) this.#put(pen, this.#tiles.best(WHOLE, WHOLE_STEP));
        for (const tile of found) this.#put(pen, tile);
        if (!this.#signs) return;
        const shown = { ...this.#signs, atlas: this.atlas, scene, isNight: this.#isNight };
        drawUpper(pen, this.#frame(), shown, pixels, this.#stamps, this.#isMoving);
    }

    #put(pen: Context, tile: Tile | undefined): void {
        if (!tile) return;
        const box = boxOf(this.atlas, tile.province, tile.scale);
        pen.drawImage(tile.bitmap, box.left, box.top, box.width, box.height);
    }

    /** The whole world in a corner, with a frame around what is seen. */
    #drawSmall(): void {
        const pen = this.#small;
        const whole = this.#tiles.best(WHOLE, WHOLE_STEP);
        if (!pen || !whole) return;
        const { width, height } = pen.canvas;
        pen.clearRect(0, 0, width, height);
        pen.drawImage(whole.bitmap, 0, 0, width, height);
        const frame = this.#frame();
        const { atlas } = this;
        const [left, top] = [Math.max(0, frame.left), Math.max(0, frame.top)];
        const [right, bottom] = [Math.min(atlas.width, frame.right), Math.min(atlas.height, frame.bottom)];
        const [across, down] = [width / atlas.width, height / atlas.height];
        pen.lineWidth = 2 * this.#pixels;
        pen.strokeStyle = (this.#isNight ? NIGHT : DAY).danger;
        pen.strokeRect(left * across, top * down, (right - left) * across, (bottom - top) * down);
    }
}
