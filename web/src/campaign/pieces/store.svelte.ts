// What the tables show: the realm's own pieces, what it calls them, and what it has seen of others.
import { Refusal } from "../../lib/api";
import type { Past, PhoenixView, Possessions, Sighting, Tag, Tags } from "../../generated/campaign";
import type { CampaignClient } from "../client.svelte";
import { Latest } from "./latest";
import { seenNow, type Row } from "./rows";

/** So many months back others' armies are looked for. */
const SIGHTED_MONTHS = 6;
const PAUSE = 400;

export class Pieces {
    own = $state.raw<Possessions | null>(null);
    tags = $state.raw<Readonly<Record<string, Tag>>>({});
    sightings = $state.raw<readonly Sighting[]>([]);
    trouble = $state("");
    /** Pasts that were asked for, by piece, as long as nothing has happened since. */
    #pasts = new Map<string, Promise<Past[]>>();
    #own = new Latest();
    #others = new Latest();

    constructor(
        readonly client: CampaignClient,
        readonly realm: number,
    ) {}

    #failed = (why: unknown): void => {
        if (!(why instanceof Refusal)) throw why;
        this.trouble = why.message;
    };

    /** For this sheet; without a pause the first time. */
    renew(sheet: string | undefined): void {
        const body = sheet === undefined ? {} : { sheet };
        this.#own.ask(
            this.own ? PAUSE : 0,
            () => this.client.post<Possessions>(`realms/${this.realm}/possessions`, body),
            (own) => {
                this.own = own;
                this.trouble = "";
            },
            this.#failed,
        );
    }

    renewOthers(month: number): void {
        const first = Math.max(1, month - SIGHTED_MONTHS);
        this.#others.ask(
            0,
            () => this.client.get<Sighting[]>(`realms/${this.realm}/sightings?first=${first}`),
            (seen) => (this.sightings = seen),
            this.#failed,
        );
    }

    /** A month has to be played again for it, so it is asked for once. */
    past(row: Row): Promise<Past[]> {
        const which = row.number ? `unit=${row.number}` : `field=${encodeURIComponent(row.field)}`;
        const known = this.#pasts.get(row.key);
        const found = known ?? this.client.get<Past[]>(`realms/${this.realm}/history?${which}`);
        this.#pasts.set(row.key, found);
        found.catch(() => this.#pasts.delete(row.key));
        return found;
    }

    /** Something has happened: what was told before is old. */
    turn(view: PhoenixView): void {
        this.#pasts.clear();
        this.sightings = seenNow(view);
    }

    async renewTags(): Promise<void> {
        try {
            this.tags = (await this.client.get<Tags>(`realms/${this.realm}/tags`)).tags ?? {};
        } catch (why) {
            this.#failed(why);
        }
    }

    /** Name and note of a piece, for the whole court; both empty takes them away. Refused where they are no longer what they were. */
    async tag(piece: string, tag: Required<Tag>, was: Required<Tag>): Promise<void> {
        const body = { piece, name: tag.name.trim(), note: tag.note.trim(), was };
        this.tags = (await this.client.put<Tags>(`realms/${this.realm}/tags`, body)).tags ?? {};
    }

    close(): void {
        this.#own.forget();
        this.#others.forget();
    }
}
