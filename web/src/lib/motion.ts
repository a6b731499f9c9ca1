// Whether things move at all, and how fast. Boards ask before they animate; without motion things simply appear.
import { settings } from "./settings.svelte";

/** True with motion switched off in the settings, or where the system wishes for less and nobody chose a speed. */
export function isStill(): boolean {
    const { motion } = settings.wishes;
    if (motion !== "auto") return motion === "off";
    return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
}

/** A time in milliseconds at the speed that somebody has chosen. */
export function paced(duration: number): number {
    return duration * settings.tempo;
}

/** Plays keyframes on an element (the Web Animations API needs no style sheet) and waits for their end. */
export async function animate(element: Element, frames: Keyframe[], duration = 220): Promise<void> {
    if (isStill() || !element.animate) return;
    const playing = element.animate(frames, { duration: paced(duration), easing: "ease-out" });
    await playing.finished.catch(() => undefined);
}

/** Moves a thing from where it was to where it is now. */
export function glide(element: Element, from: DOMRect, duration = 240): Promise<void> {
    const to = element.getBoundingClientRect();
    const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    return animate(element, [{ transform: shift }, { transform: "none" }], duration);
}
