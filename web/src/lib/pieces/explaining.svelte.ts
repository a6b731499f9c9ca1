// What a thing on the table is, told to whoever points at it: by hover, by focus, by a tap.
import type { Attachment } from "svelte/attachments";

/** What is told of a thing. Its rules are read out of the rulebook; the first of them says what it does. */
export interface Explanation {
    title: string;
    /** What kind of thing it is. */
    kind?: string;
    /** What is true of it now. */
    now?: readonly string[];
    rules?: readonly string[];
}

type Tell = () => Explanation;

interface Opened {
    piece: Element;
    tell: Tell;
    /** By focus it opens and goes unasked: then Escape is meant for the move as well. */
    isAsked: boolean;
}

const HOVER_MS = 350;
/** So long the pointer may take to the links in an explanation. */
const LEAVE_MS = 220;

class Explaining {
    opened = $state.raw<Opened | null>(null);
    #timer = 0;

    open(piece: Element, tell: Tell, isAsked: boolean): void {
        clearTimeout(this.#timer);
        this.opened = { piece, tell, isAsked };
    }

    soon(piece: Element, tell: Tell): void {
        clearTimeout(this.#timer);
        const wait = this.opened ? LEAVE_MS : HOVER_MS;
        this.#timer = window.setTimeout(() => this.open(piece, tell, true), wait);
    }

    stay(): void {
        clearTimeout(this.#timer);
    }

    leave(): void {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => this.close(), LEAVE_MS);
    }

    /** Whatever is open; with a piece, only what is told of it. */
    close(piece: Element | null = null): void {
        if (piece === null || this.opened?.piece === piece) this.opened = null;
        clearTimeout(this.#timer);
    }
}

export const explaining = new Explaining();

/**
 * Put on a piece, it explains itself. `acts` says whether a click on it does something now: then the first tap explains
 * and the second one acts. Whoever is in the midst of choosing (`isMidst`) goes on with one tap.
 */
export function explains(
    tell: Tell,
    acts: () => boolean = () => false,
    isMidst: () => boolean = () => false,
): Attachment<Element> {
    return (piece) => {
        let isTouch = false;
        /** Asked for, or not wanted any more: whoever has clicked knows what it is. */
        let isDone = false;
        // Only a pointer that moves asks: pieces also come to lie under one that rests.
        const moved = (event: Event) => {
            if ((event as PointerEvent).pointerType !== "mouse" || isDone) return;
            if ((event.target as Element).closest("[data-explains]") !== piece) return;
            isDone = true;
            explaining.soon(piece, tell);
        };
        const left = (event: Event) => {
            isDone = false;
            if ((event as PointerEvent).pointerType === "mouse") explaining.leave();
        };
        const pressed = (event: Event) => {
            isTouch = (event as PointerEvent).pointerType !== "mouse";
            isDone = true;
            if (!isTouch) explaining.close();
        };
        /** Two quick taps explain and act; they are no double click, which confirms. */
        const doubled = (event: Event) => {
            if (isTouch) event.stopPropagation();
        };
        const clicked = (event: Event) => {
            if (!isTouch || (event as MouseEvent).detail === 0) return;
            const isSecond = explaining.opened?.piece === piece;
            if (acts() && (isSecond || isMidst())) return explaining.close();
            explaining.open(piece, tell, true);
            if (acts()) event.stopImmediatePropagation();
        };
        const focused = (event: Event) => {
            const target = event.target as Element;
            if (target.closest("[data-explains]") !== piece) return;
            if (target.matches(":focus-visible")) explaining.open(piece, tell, false);
        };
        // A piece may lose the focus because the board is being drawn without it: no time to change anything.
        const blurred = () =>
            queueMicrotask(() => {
                if (explaining.opened?.piece === piece && !explaining.opened.isAsked) explaining.close();
            });
        const heard: [string, (event: Event) => void, boolean][] = [
            ["pointermove", moved, false],
            ["pointerleave", left, false],
            ["pointerdown", pressed, false],
            ["click", clicked, true],
            ["dblclick", doubled, false],
            ["focusin", focused, false],
            ["focusout", blurred, false],
        ];
        piece.setAttribute("data-explains", "");
        for (const [kind, listener, capture] of heard) piece.addEventListener(kind, listener, { capture });
        return () => {
            for (const [kind, listener, capture] of heard)
                piece.removeEventListener(kind, listener, { capture });
            queueMicrotask(() => explaining.close(piece));
        };
    };
}
