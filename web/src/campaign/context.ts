// What every room of a campaign's page takes with `campaign()`: the server's side, what is looked at, the sheet.
import { getContext, setContext } from "svelte";
import type { CampaignClient } from "./client.svelte";
import type { Focus } from "./focus.svelte";
import type { Tasks } from "./tasks.svelte";
import type { Arrow, LineVerdict, Verdict } from "./types";

/** The realm's draft for the open round; `orders/sheet.svelte.ts` has it. */
export interface SheetStore {
    readonly text: string;
    readonly lines: readonly string[];
    readonly revision: number;
    readonly state: "saved" | "saving" | "unsaved" | "offline" | "refused";
    readonly verdict: Verdict | null;
    /** By line; null where it has changed since. */
    readonly verdicts: readonly (LineVerdict | null)[];
    readonly handedIn: boolean;
    /** What waits to be played is another text than this one. */
    readonly isChanged?: boolean;
    /** Why handing in was refused. */
    readonly complaint?: string;
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
    /** What waits for the realm; only who plays one has it. */
    readonly tasks?: Tasks | null;
}

const KEY = Symbol("campaign");

export function provideCampaign(context: CampaignContext): CampaignContext {
    return setContext(KEY, context);
}

export function campaign(): CampaignContext {
    return getContext<CampaignContext>(KEY);
}
