// Whether things move at all. Boards ask before they animate; without motion things simply appear.

/** True with reduced motion in the system or motion switched off in the settings. */
export function isStill(): boolean {
    if (document.documentElement.dataset["motion"] === "off") return true;
    return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
}

/** Plays keyframes on an element (the Web Animations API needs no style sheet) and waits for their end. */
export async function animate(element: Element, frames: Keyframe[], duration = 220): Promise<void> {
    if (isStill() || !element.animate) return;
    const playing = element.animate(frames, { duration, easing: "ease-out" });
    await playing.finished.catch(() => undefined);
}

/** Moves a thing from where it was to where it is now. */
export function glide(element: Element, from: DOMRect, duration = 240): Promise<void> {
    const to = element.getBoundingClientRect();
    const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    return animate(element, [{ transform: shift }, { transform: "none" }], duration);
}
