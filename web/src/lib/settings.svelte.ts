// What this browser wishes: theme, sound, motion. The language is with the texts.
const KEPT = "tafelrunde.settings";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "off";

interface Wishes {
    theme: Theme;
    motion: Motion;
    sound: boolean;
    /** Whether the panel beside the board stands open; null: where there is room. */
    side: boolean | null;
}

const USUAL: Wishes = { theme: "auto", motion: "auto", sound: false, side: null };

function kept(): Wishes {
    try {
        return { ...USUAL, ...JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? "{}") };
    } catch {
        return USUAL;
    }
}

class Settings {
    wishes = $state<Wishes>(kept());

    /** Changes some wishes and keeps them. */
    set(change: Partial<Wishes>): void {
        this.wishes = { ...this.wishes, ...change };
        localStorage.setItem(KEPT, JSON.stringify(this.wishes));
        this.apply();
    }

    /** Tells the style sheet. */
    apply(): void {
        const { dataset } = document.documentElement;
        dataset["theme"] = this.wishes.theme;
        dataset["motion"] = this.wishes.motion;
    }
}

export const settings = new Settings();
