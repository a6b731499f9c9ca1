// What the person looks at: map, sheet, lists and reports share it. The tab stands in the address.
import { route } from "../lib/route.svelte";
import { campaignPath } from "./links";
import type { Reach } from "./types";

const TABS = [
    "home",
    "turn",
    "map",
    "pieces",
    "odds",
    "correct",
    "diplomacy",
    "reports",
    "court",
    "history",
    "meeting",
] as const;
export type Tab = (typeof TABS)[number];

function isTab(name: string): name is Tab {
    return (TABS as readonly string[]).includes(name);
}

/** Milliseconds that words wait for the map. */
const PATIENCE = 120;

export class Focus {
    /** "503/22" */
    field = $state<string | null>(null);
    /** An army, fleet, wizard or character of one's own, by its number. */
    piece = $state<number | null>(null);
    /** The line of the sheet under the cursor, counted from 0. */
    line = $state<number | null>(null);
    /** Where the piece that is being commanded can go; the map lights it up. */
    reach = $state.raw<Reach | null>(null);
    /** Whoever waits for a target on the map is told of it, before the field is looked at. */
    picking = $state.raw<((field: string) => void) | null>(null);

    /** Whoever commands pieces hears at once which one was taken, before anything is drawn for it. */
    taking: ((piece: number) => void) | null = null;
    /** And which one perhaps will be. */
    foreseeing: ((piece: number) => void) | null = null;

    constructor(readonly campaign: string) {}

    get tab(): Tab {
        const name = route.parts[2] ?? "";
        return isTab(name) ? name : "home";
    }

    set tab(tab: Tab) {
        if (tab !== this.tab) route.go(campaignPath(this.campaign, tab === "home" ? "" : tab));
    }

    /** A field of the map was tapped. */
    pick(field: string): void {
        this.field = field;
        this.picking?.(field);
    }

    /** A piece of one's own was taken. */
    take(piece: number): void {
        this.taking?.(piece);
        this.piece = piece;
    }

    foresee(piece: number): void {
        this.foreseeing?.(piece);
    }

    /** Lights up where a piece can go; over when the map has drawn it, or nobody draws. */
    light(reach: Reach | null): Promise<void> {
        this.reach = reach;
        return new Promise((done) => {
            const late = setTimeout(done, PATIENCE);
            this.#lit = (number) => {
                if (number !== (reach?.number ?? null)) return;
                clearTimeout(late);
                done();
            };
        });
    }

    #lit: (number: number | null) => void = () => {};

    /** The map shows the reach of this piece. */
    lit(number: number | null): void {
        this.#lit(number);
    }

    /** Shows the map there. */
    goTo(field: string): void {
        this.field = field;
        this.tab = "map";
    }
}
