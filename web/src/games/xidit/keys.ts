// Number keys choose what is lit and carries a number; two digits after one another may be one number.
const PATIENCE = 700;

export class Keys {
    #typed = "";
    #at = -Infinity;

    isTyping(event: KeyboardEvent): boolean {
        const target = event.target instanceof Element ? event.target : null;
        return (
            target?.closest("input, textarea, select, dialog, [contenteditable]") !== null && target !== null
        );
    }

    /** Whether the key was a number that something answered to. */
    press(event: KeyboardEvent, root: ParentNode, now = performance.now()): boolean {
        if (event.ctrlKey || event.altKey || event.metaKey || this.isTyping(event)) return false;
        if (!/^\d$/.test(event.key)) return false;
        const longer = now - this.#at < PATIENCE ? this.#typed + event.key : "";
        const chosen = [longer, event.key].find((number) => number && find(root, number));
        if (chosen === undefined) return false;
        this.#typed = chosen;
        this.#at = now;
        find(root, chosen)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        return true;
    }
}

const find = (root: ParentNode, number: string) =>
    root.querySelector(`[data-key="${number}"]:not(:disabled)`);
