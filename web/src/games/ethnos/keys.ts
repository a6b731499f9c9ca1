// Keys and double clicks for the whole board.
import { choiceOf } from "../../lib/keys";
import type { Turn } from "./turn.svelte";

const FIELDS = "input, textarea, select, [contenteditable], dialog";

export function isTyping(event: KeyboardEvent): boolean {
    const target = event.target instanceof Element ? event.target : null;
    return event.ctrlKey || event.altKey || event.metaKey || target?.closest(FIELDS) != null;
}

/** The lit pieces that number keys choose from: those of the group, then the buttons of the bar. */
export function numbered(root: Element, group: string): Element[] {
    const litIn = (name: string) => [...root.querySelectorAll(`[data-group="${name}"] [data-lit]`)];
    return group === "choices" ? litIn(group) : [...litIn(group), ...litIn("choices")];
}

function press(piece: Element): void {
    (piece as HTMLElement | SVGElement).focus();
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** Numbers choose, Enter on what is chosen confirms, and drawn pieces answer Enter and Space like buttons. */
export function pressed(event: KeyboardEvent, root: Element, turn: Turn): void {
    const target = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
    const place = choiceOf(event);
    if (place >= 0) {
        const piece = numbered(root, turn.group)[place];
        if (!piece) return;
        event.preventDefault();
        press(piece);
    } else if (event.key === "Enter" && turn.ready && isSettled(target)) {
        event.preventDefault();
        void turn.confirm();
    } else if ((event.key === "Enter" || event.key === " ") && target instanceof SVGElement) {
        event.preventDefault();
        press(target);
    }
}

function isSettled(piece: Element | null): boolean {
    return piece?.getAttribute("aria-pressed") === "true" || piece?.getAttribute("aria-checked") === "true";
}

/** A double click on what is a whole move confirms it. */
export function doubleClicked(event: MouseEvent, turn: Turn): void {
    const piece = event.target instanceof Element ? event.target.closest("[data-quick]") : null;
    if (piece && isSettled(piece) && turn.ready) void turn.confirm();
}
