// Whether the map is drawn by night: the reader's wish, or the system's.
import { settings } from "../../lib/settings.svelte";

const DARK = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
let isDark = $state(DARK?.matches ?? false);
DARK?.addEventListener("change", (event) => (isDark = event.matches));

export function isNight(): boolean {
    const { theme } = settings.wishes;
    return theme === "auto" ? isDark : theme === "dark";
}
