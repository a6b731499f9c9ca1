// Hands on the map: drag, pinch, wheel, taps. They become movements of the camera and taps on places.
import { panned, zoomed, type Camera, type Extent } from "./camera";

export interface Handled {
    camera(): Camera;
    window(): Extent;
    look(camera: Camera): void;
    /** A finger was put down: perhaps for a tap. In pixels of the window. */
    press(x: number, y: number): void;
    /** A tap that did not become a drag. */
    tap(x: number, y: number): void;
}

/** A finger may tremble that much before it drags. */
const TREMBLE = 8;
const WHEEL_STEP = 0.0016;
/** Wheels that count in lines rather than in pixels. */
const LINE = 16;

interface Spot {
    x: number;
    y: number;
}

export class Gestures {
    #pointers = new Map<number, Spot>();
    #box = { left: 0, top: 0 };
    #start: Spot | null = null;
    #isDrag = false;

    constructor(
        readonly element: HTMLElement,
        readonly handled: Handled,
    ) {
        element.addEventListener("pointerdown", this.#down);
        element.addEventListener("pointermove", this.#move);
        element.addEventListener("pointerup", this.#up);
        element.addEventListener("pointercancel", this.#cancel);
        element.addEventListener("touchend", this.#lift, { passive: false });
        element.addEventListener("wheel", this.#wheel, { passive: false });
    }

    close(): void {
        this.element.removeEventListener("pointerdown", this.#down);
        this.element.removeEventListener("pointermove", this.#move);
        this.element.removeEventListener("pointerup", this.#up);
        this.element.removeEventListener("pointercancel", this.#cancel);
        this.element.removeEventListener("touchend", this.#lift);
        this.element.removeEventListener("wheel", this.#wheel);
    }

    /** Where the map is on the page is asked once for each touch: the answer may cost a layout. */
    #spot(event: MouseEvent): Spot {
        const { left, top } = this.#box;
        return { x: event.clientX - left, y: event.clientY - top };
    }

    readonly #down = (event: PointerEvent) => {
        if (event.button > 0) return;
        this.#box = this.element.getBoundingClientRect();
        const spot = this.#spot(event);
        this.#pointers.set(event.pointerId, spot);
        this.element.setPointerCapture?.(event.pointerId);
        this.#isDrag = this.#pointers.size > 1;
        this.#start = spot;
        if (!this.#isDrag) this.handled.press(spot.x, spot.y);
    };

    readonly #move = (event: PointerEvent) => {
        const before = this.#pointers.get(event.pointerId);
        if (!before) return;
        const spot = this.#spot(event);
        if (this.#pointers.size === 1) this.#drag(before, spot);
        else this.#pinch(event.pointerId, before, spot);
        if (this.#isDrag) this.#pointers.set(event.pointerId, spot);
    };

    #drag(before: Spot, spot: Spot): void {
        const start = this.#start ?? before;
        if (Math.hypot(spot.x - start.x, spot.y - start.y) > TREMBLE) this.#isDrag = true;
        if (this.#isDrag)
            this.handled.look(panned(this.handled.camera(), spot.x - before.x, spot.y - before.y));
    }

    /** The other finger stays where it is; the middle of both moves by half of what this one moves. */
    #pinch(id: number, before: Spot, spot: Spot): void {
        const other = [...this.#pointers].find(([pointer]) => pointer !== id)?.[1];
        if (!other) return;
        const [then, now] = [before, spot].map((one) => Math.hypot(one.x - other.x, one.y - other.y));
        const moved = panned(this.handled.camera(), (spot.x - before.x) / 2, (spot.y - before.y) / 2);
        const factor = (now ?? 1) / Math.max(1, then ?? 1);
        const [x, y] = [(spot.x + other.x) / 2, (spot.y + other.y) / 2];
        this.handled.look(zoomed(moved, factor, x, y, this.handled.window()));
    }

    readonly #up = (event: PointerEvent) => {
        const wasAlone = this.#pointers.size === 1;
        const isKnown = this.#pointers.delete(event.pointerId);
        if (!isKnown || !wasAlone || this.#isDrag) return;
        const { x, y } = this.#spot(event);
        this.handled.tap(x, y);
    };

    /** A tap may open something under the finger, which must not be clicked as well. */
    readonly #lift = (event: TouchEvent) => {
        if (event.cancelable) event.preventDefault();
    };

    readonly #cancel = (event: PointerEvent) => {
        this.#pointers.delete(event.pointerId);
    };

    readonly #wheel = (event: WheelEvent) => {
        event.preventDefault();
        this.#box = this.element.getBoundingClientRect();
        const { x, y } = this.#spot(event);
        const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
        const factor = Math.exp(-pixels * WHEEL_STEP * (event.ctrlKey ? 5 : 1));
        this.handled.look(zoomed(this.handled.camera(), factor, x, y, this.handled.window()));
    };
}
