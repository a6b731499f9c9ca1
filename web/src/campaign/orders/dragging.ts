// A line is dragged by its handle to another place, with mouse, pen or finger.
const EDGE = 48;
const STEP = 12;

export class Dragging {
    #from = -1;
    #to = -1;
    #list: HTMLElement | null = null;

    constructor(readonly drop: (from: number, to: number) => void) {}

    /** Where lines can be dragged; an attachment. */
    over(list: HTMLElement): () => void {
        this.#list = list;
        const moved = (event: PointerEvent) => this.#moved(event);
        const ended = (event: PointerEvent) => this.#ended(event.type === "pointerup");
        const stopped = (event: KeyboardEvent) => event.key === "Escape" && this.#ended(false);
        addEventListener("pointermove", moved);
        addEventListener("pointerup", ended);
        addEventListener("pointercancel", ended);
        addEventListener("keydown", stopped);
        return () => {
            removeEventListener("pointermove", moved);
            removeEventListener("pointerup", ended);
            removeEventListener("pointercancel", ended);
            removeEventListener("keydown", stopped);
        };
    }

    grab(event: PointerEvent, line: number): void {
        if (event.button !== 0) return;
        event.preventDefault();
        this.#from = this.#to = line;
        this.#row(line)?.classList.add("dragged");
    }

    #row(line: number): HTMLElement | null {
        return this.#list?.querySelector(`[data-line="${line}"]`) ?? null;
    }

    #moved(event: PointerEvent): void {
        if (this.#from < 0 || !this.#list) return;
        this.#scroll(event.clientY);
        const below = document.elementFromPoint(event.clientX, event.clientY);
        const row = below?.closest<HTMLElement>("[data-line]");
        if (!row || !this.#list.contains(row)) return;
        this.#unmark();
        this.#to = Number(row.dataset["line"]);
        if (this.#to !== this.#from)
            row.classList.add(this.#to < this.#from ? "target-above" : "target-below");
    }

    /** Near its edges the list goes along. */
    #scroll(y: number): void {
        const list = this.#list!;
        const isOwn = list.scrollHeight > list.clientHeight + 1;
        const { top, bottom } = isOwn ? list.getBoundingClientRect() : { top: 0, bottom: innerHeight };
        const step = y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
        if (step) (isOwn ? list : document.scrollingElement)?.scrollBy(0, step);
    }

    #unmark(): void {
        for (const one of this.#list?.querySelectorAll(".target-above, .target-below") ?? []) {
            one.classList.remove("target-above", "target-below");
        }
    }

    #ended(isDropped: boolean): void {
        if (this.#from < 0) return;
        const [from, to] = [this.#from, this.#to];
        this.#row(from)?.classList.remove("dragged");
        this.#unmark();
        this.#from = -1;
        if (isDropped && from !== to) this.drop(from, to);
    }
}
