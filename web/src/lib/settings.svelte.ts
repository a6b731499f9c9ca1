// What a person wishes: theme, motion, size of text, sound, confirming, arms, pace. The language is with the texts.
// All of it takes effect at once, in every open page of this tab.
import type { NewTable } from "../generated/server";
import { keep, kept } from "./kept.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "off", "quick", "normal", "slow"] as const;
export const SIZES = ["small", "normal", "large", "huge"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Size = (typeof SIZES)[number];
export type Pace = NonNullable<NewTable["pace"]>;

interface Wishes {
    theme: Theme;
    /** `auto`: as the system wishes, else normal. */
    motion: Motion;
    size: Size;
    /** From 0, which is silence, to 100. */
    volume: number;
    /** Whether a move waits until it is confirmed; else a choice that is a whole move is made at once. */
    confirm: boolean;
    /** The seat whose arms somebody likes best; null: any. */
    arms: number | null;
    /** Of bots at new tables; null: as is usual at the server. */
    pace: Pace | null;
    /** Whether the panel beside the board stands open; null: where there is room. */
    side: boolean | null;
}

const USUAL: Wishes = {
    theme: "auto",
    motion: "auto",
    size: "normal",
    volume: 0,
    confirm: true,
    arms: null,
    pace: null,
    side: null,
};
/** What was kept before there was a volume. */
const LOUD_ENOUGH = 60;

/** How long motions take, as a share of the usual. */
const TEMPO: Readonly<Record<Motion, number>> = { auto: 1, off: 0, quick: 0.5, normal: 1, slow: 2 };

class Settings {
    wishes = $derived.by((): Wishes => {
        const { sound, ...found } = kept<Partial<Wishes> & { sound?: boolean }>("settings", {});
        return { ...USUAL, ...(sound ? { volume: LOUD_ENOUGH } : {}), ...found };
    });
    tempo = $derived(TEMPO[this.wishes.motion]);

    /** Changes some wishes and keeps them. */
    set(change: Partial<Wishes>): void {
        keep("settings", { ...this.wishes, ...change });
        this.apply();
    }

    /** Tells the style sheet. */
    apply(): void {
        const { dataset, style } = document.documentElement;
        const { theme, motion, size } = this.wishes;
        Object.assign(dataset, { theme, motion, size });
        style.setProperty("--tempo", String(this.tempo));
    }
}

export const settings = new Settings();
