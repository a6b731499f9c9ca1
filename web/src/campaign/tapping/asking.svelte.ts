// What the panel asks the server about the piece, the town or the sentence in hand. Whoever asks something else
// meanwhile no longer waits: an answer that comes too late is dropped.
import { Refusal } from "../../lib/api";
import type { Building, Deeds, Recruiting } from "../../generated/campaign";
import type { CampaignClient } from "../client.svelte";
import type { LineVerdict, Reach, Verdict, Way } from "../types";

export type Server = Pick<CampaignClient, "realm" | "post">;

/** One question at a time: its last answer, and what it was about. */
export class Question<Answer> {
    answer = $state.raw<Answer | null>(null);
    trouble = $state("");
    /** What the answer is about. */
    about = $state("");
    #asked = "";
    #known = new Map<string, Promise<Answer>>();

    /** `atOnce` hears of an answer before those who show it in words; they wait until it has made use of it. */
    constructor(readonly atOnce: ((answer: Answer | null) => Promise<void>) | null = null) {}

    /** Asks unless it is known or under way; `about` says all that the answer depends on. */
    async ask(about: string, question: () => Promise<Answer>): Promise<void> {
        if (about === this.#asked) return;
        this.#asked = about;
        try {
            const answer = await this.foresee(about, question);
            if (this.#asked === about) this.#take(about, answer);
        } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            if (this.#asked !== about) return;
            this.#asked = ""; // it may be asked again
            void this.atOnce?.(null);
            this.answer = null;
            this.trouble = refusal.message;
        }
    }

    #take(about: string, answer: Answer): void {
        const tell = () => {
            if (this.#asked !== about) return;
            this.answer = answer;
            this.about = about;
            this.trouble = "";
        };
        if (this.atOnce) void this.atOnce(answer).then(tell);
        else tell();
    }

    /** The answer, for whoever will perhaps want it soon. What was refused is not kept. */
    foresee(about: string, question: () => Promise<Answer>): Promise<Answer> {
        const known = this.#known.get(about);
        if (known) return known;
        if (this.#known.size >= MOST_KNOWN) this.#known.clear();
        const asked = question();
        this.#known.set(about, asked);
        asked.catch(() => this.#known.delete(about));
        return asked;
    }

    forget(): void {
        this.#asked = "";
        void this.atOnce?.(null);
        this.answer = null;
        this.about = "";
        this.trouble = "";
    }
}

const MOST_KNOWN = 40;

export class Questions {
    readonly reach: Question<Reach>;
    readonly deeds = new Question<Deeds>();
    readonly way = new Question<Way>();
    readonly recruiting = new Question<readonly Recruiting[]>();
    readonly building = new Question<readonly Building[]>();
    readonly check = new Question<LineVerdict | null>();

    constructor(
        private readonly server: Server,
        /** What stands on the sheet, and a mark of what the realm sees: answers depend on both. */
        private readonly sheet: () => string,
        private readonly mark: () => string,
        reached: ((reach: Reach | null) => Promise<void>) | null = null,
    ) {
        this.reach = new Question<Reach>(reached);
    }

    #about(...parts: (string | number)[]): string {
        return [this.server.realm ?? "", this.mark(), this.sheet(), ...parts].join("\n");
    }

    #post<T>(path: string, body: object): Promise<T> {
        return this.server.post<T>(`realms/${this.server.realm}/${path}`, { ...body, sheet: this.sheet() });
    }

    askReach(unit: number): void {
        void this.reach.ask(this.#about(unit), () => this.#post("reach", { unit }));
    }

    foreseeReach(unit: number): void {
        void this.reach.foresee(this.#about(unit), () => this.#post("reach", { unit }));
    }

    askDeeds(unit: number): void {
        void this.deeds.ask(this.#about(unit), () => this.#post("deeds", { unit }));
    }

    askWay(unit: number, to: string): void {
        void this.way.ask(this.#about(unit, to), () => this.#post("way", { unit, to }));
    }

    askRecruiting(field: string): void {
        void this.recruiting.ask(this.#about(field), () => this.#post("recruiting", { field }));
    }

    askBuilding(field: string): void {
        void this.building.ask(this.#about(field), () => this.#post("building", { field }));
    }

    /** The verdict on a sentence that stands in a line of the sheet, or behind its last. */
    askCheck(sentence: string, line: number | null): void {
        const lines = this.sheet().split("\n");
        const place = line ?? lines.length;
        lines[place] = sentence;
        const text = lines.join("\n");
        void this.check.ask(this.#about(sentence, place), async () => {
            const path = `realms/${this.server.realm}/draft/check`;
            const { lines: found } = await this.server.post<Verdict>(path, { text });
            return found[place] ?? null;
        });
    }
}
