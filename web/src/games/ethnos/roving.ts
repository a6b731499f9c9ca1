// A group of pieces is one stop of the Tab key; arrows go from piece to piece, by where they lie.

const PIECES = "[data-piece]";
const STEPS: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
    const rect = element.getBoundingClientRect();
    return [rect.x + rect.width / 2, rect.y + rect.height / 2];
}

/** The nearest piece in a direction; what lies aside counts double. */
export function neighbour(from: Element, all: readonly Element[], key: string): Element | null {
    const step = STEPS[key];
    if (!step) return null;
    const [x, y] = middle(from);
    let best: Element | null = null;
    let least = Infinity;
    for (const other of all) {
        const [ox, oy] = middle(other);
        const ahead = (ox - x) * step[0] + (oy - y) * step[1];
        const aside = Math.abs((ox - x) * step[1]) + Math.abs((oy - y) * step[0]);
        const far = ahead + 2 * aside;
        if (other !== from && ahead > 1 && far < least) [best, least] = [other, far];
    }
    return best;
}

/** Svelte action. */
export function roving(group: Element): { destroy(): void } {
    let current: Element | null = null;
    const pieces = () => [...group.querySelectorAll(PIECES)];

    function refresh(): void {
        const all = pieces();
        if (!current || !all.includes(current))
            current = all.find((piece) => piece.hasAttribute("data-lit")) ?? all[0] ?? null;
        for (const piece of all) piece.setAttribute("tabindex", piece === current ? "0" : "-1");
    }
    function focused(event: Event): void {
        const piece = event.target instanceof Element ? event.target.closest(PIECES) : null;
        if (piece) {
            current = piece;
            refresh();
        }
    }
    function pressed(event: Event): void {
        const { key, target } = event as KeyboardEvent;
        const from = target instanceof Element ? target.closest(PIECES) : null;
        const all = pieces();
        const to = key === "Home" ? all[0] : key === "End" ? all.at(-1) : from && neighbour(from, all, key);
        if (!to || !(key in STEPS || key === "Home" || key === "End")) return;
        event.preventDefault();
        (to as HTMLElement | SVGElement).focus();
    }
    const watching = new MutationObserver(refresh);
    watching.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", focused);
    group.addEventListener("keydown", pressed);
    refresh();
    return {
        destroy() {
            watching.disconnect();
            group.removeEventListener("focusin", focused);
            group.removeEventListener("keydown", pressed);
        },
    };
}
