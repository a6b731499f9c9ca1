// Which key does what on the timeline, and when a key belongs to somebody else.
import { KEYS, type KeyName } from "../lib/keys";

const DEEDS = [
    "back",
    "forth",
    "markBack",
    "markForth",
    "first",
    "present",
    "play",
] as const satisfies readonly KeyName[];
type Deed = (typeof DEEDS)[number];
/** These belong to the timeline only while somebody looks at the past. */
const OF_THE_PAST = new Set(["End", "Escape", " "]);
/** These go from piece to piece on a board. */
const ROVING = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

const FIELDS = "input, select, textarea, dialog *, [role=tab], [role=toolbar] *, [contenteditable]";

/** What a key does here; null where it is a control's or a piece's own. */
export function keyDeed(event: KeyboardEvent, isPast: boolean): Deed | null {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
    const at = target instanceof Element ? target : null;
    if (at?.closest(FIELDS)) return null;
    if (!isPast && (OF_THE_PAST.has(key) || (ROVING.has(key) && at?.closest("[data-game]")))) return null;
    if (key === " " && at?.closest("button, a, summary, [role=button]")) return null;
    const name = key === " " ? "Space" : event.shiftKey && key.startsWith("Arrow") ? `Shift+${key}` : key;
    return DEEDS.find((deed) => (KEYS[deed] as readonly string[]).includes(name)) ?? null;
}
