// Where the keyboard goes on after a move: to the place where one must act next.

/** In this order: what is lit, then what can be done without it. */
const PLACES = [
    "section.battle button",
    ".choice",
    ".more:enabled",
    ".die.lit",
    '.cell.lit[tabindex="0"]',
    ".cell.lit",
    '.advisor[tabindex="0"]',
    ".pass",
];

export class Focusing {
    /** Whether the last thing was done by keys: only then the focus is moved. */
    isByKeys = false;

    /** A new position: if the focused piece is gone, go where something is to be done. */
    arrive(root: HTMLElement | undefined, isActing: boolean): void {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (!root || !isActing || !this.isByKeys || !lost) return;
        for (const place of PLACES) {
            const piece = root.querySelector<HTMLElement>(place);
            if (piece) return piece.focus();
        }
    }

    confirm(root: HTMLElement | undefined): void {
        root?.querySelector<HTMLElement>(".bar button.main:enabled")?.focus();
    }
}
