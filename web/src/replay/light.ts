// Lights up on the board what a line of the log speaks of.
const LIT = "data-spoken";

function found(name: string): Element[] {
    const quoted = CSS.escape(name);
    return [...document.querySelectorAll(`[data-at="${quoted}"], [data-spot="${quoted}"]`)];
}

function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
}

/** Lights all places of these names that are to be seen; the first one comes into sight. Gives back how to end it. */
export function lightUp(names: readonly string[]): () => void {
    const lit = names.flatMap(found).filter(isSeen);
    for (const element of lit) element.setAttribute(LIT, "");
    lit[0]?.scrollIntoView({ block: "nearest" });
    return () => {
        for (const element of lit) element.removeAttribute(LIT);
    };
}
