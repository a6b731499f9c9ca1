// Letters and offers that are being written. They survive a reload, and keep the id under which they are sent.
import { keep, kept, newId } from "./kept";

export interface Draft {
    id: string;
    to: number[];
    text: string;
    isRequest: boolean;
    gives: string[];
    wants: string[];
}

export function newDraft(to: readonly number[] = []): Draft {
    return { id: newId(), to: [...to], text: "", isRequest: false, gives: [], wants: [] };
}

/** By place. "new": a letter to whom one likes; "offer": an offer; else the key of the letter that is answered. */
export class Drafts {
    /** Where something was begun. */
    begun = $state.raw<ReadonlySet<string>>(new Set());
    #all: Record<string, Draft> = {};

    constructor(private readonly place: string) {
        for (const [name, draft] of Object.entries(kept<Record<string, unknown>>(place, {})))
            if (isDraft(draft)) this.#all[name] = draft;
        this.begun = new Set(Object.keys(this.#all));
    }

    /** What was begun there, or a new one. */
    read(place: string, to: readonly number[] = []): Draft {
        const found = this.#all[place];
        return found ? structuredClone(found) : newDraft(to);
    }

    /** After each change; drafts in which nothing stands are not kept. */
    put(place: string, draft: Draft): void {
        if (isBegun(draft)) this.#all[place] = { ...draft, to: [...draft.to], ...linesOf(draft) };
        else delete this.#all[place];
        this.#save();
    }

    has(place: string): boolean {
        return this.begun.has(place);
    }

    drop(place: string): void {
        delete this.#all[place];
        this.#save();
    }

    #save(): void {
        keep(this.place, this.#all);
        const places = Object.keys(this.#all);
        if (places.length !== this.begun.size || places.some((name) => !this.begun.has(name)))
            this.begun = new Set(places);
    }
}

function linesOf({ gives, wants }: Draft): { gives: string[]; wants: string[] } {
    return { gives: [...gives], wants: [...wants] };
}

function isBegun(draft: Draft): boolean {
    return draft.text.trim() !== "" || draft.gives.length > 0 || draft.wants.length > 0;
}

function isDraft(found: unknown): found is Draft {
    const draft = found as Partial<Draft> | null;
    return (
        typeof draft?.id === "string" &&
        typeof draft.text === "string" &&
        [draft.to, draft.gives, draft.wants].every(Array.isArray)
    );
}
