// The panel beside the board: docked where there is much room, floating over the board's edge
// where there is some, a drawer over the whole page on a phone.
import { settings } from "../../lib/settings.svelte";

export type Tab = "log" | "chat" | "rules" | "notes" | "moves" | "table";

const ROOM = "(min-width: 1000px)";
const MUCH_ROOM = 1600;

export class SideState {
    isDocked = $state(globalThis.matchMedia?.(ROOM).matches ?? false);
    chosen = $state<Tab | null>(null);
    /** Before the game begins there is nothing to tell. */
    hasLog = $state(true);
    tab = $derived(this.chosen === "log" && !this.hasLog ? null : this.chosen);

    constructor() {
        const wished = settings.wishes.side ?? globalThis.innerWidth >= MUCH_ROOM;
        if (this.isDocked && wished) this.chosen = "log";
        $effect(() => {
            const room = matchMedia(ROOM);
            const changed = () => (this.isDocked = room.matches);
            room.addEventListener("change", changed);
            return () => room.removeEventListener("change", changed);
        });
    }

    /** Who opened it: focus goes back there. */
    #opener: Element | null = null;
    /** Counts openings by hand: then focus goes into the panel. */
    openings = $state(0);

    open(tab: Tab): void {
        this.#opener = document.activeElement;
        this.openings += 1;
        this.chosen = tab;
        if (this.isDocked) settings.set({ side: true });
    }

    close(): void {
        this.chosen = null;
        if (this.#opener instanceof HTMLElement) this.#opener.focus();
        if (this.isDocked) settings.set({ side: false });
    }

    toggle(tab: Tab): void {
        if (this.tab === tab) this.close();
        else this.open(tab);
    }
}
