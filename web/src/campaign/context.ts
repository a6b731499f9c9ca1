// What every room of a campaign's page takes with `campaign()`: the server's side, what is looked at, the sheet.
import { getContext, setContext } from "svelte";
import type { CampaignClient } from "./client.svelte";
import type { Focus } from "./focus.svelte";
import type { Arrow, Verdict } from "./types";

/** The realm's draft for the open round; `orders/sheet.svelte.ts` has it. */
export interface SheetStore {
    readonly text: string;
    readonly lines: readonly string[];
    readonly revision: number;
    readonly state: "saved" | "saving" | "unsaved" | "offline" | "refused";
    readonly verdict: Verdict | null;
    readonly handedIn: boolean;
    readonly arrows: readonly Arrow[];
    add(sentence: string, part: "muster" | "turn"): void;
    replace(n: number, sentence: string): void;
    remove(n: number): void;
    move(from: number, to: number): void;
    undo(): void;
    redo(): void;
    ready(): Promise<void>;
    withdraw(): Promise<void>;
    /** The page is left: nothing is listened to any more. */
    close?(): void;
}

export interface CampaignContext {
    readonly client: CampaignClient;
    readonly focus: Focus;
    /** Only who plays a realm has one. */
    readonly sheet: SheetStore | null;
}

const KEY = Symbol("campaign");

export function provideCampaign(context: CampaignContext): CampaignContext {
    return setContext(KEY, context);
}

export function campaign(): CampaignContext {
    return getContext<CampaignContext>(KEY);
}
