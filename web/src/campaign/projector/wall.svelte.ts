// What hangs on the wall: asked for anew whenever something happens, after every break, and now and then anyway.
import type { Projected } from "../../generated/campaign";
import { ask, Refusal } from "../../lib/api";
import { Line } from "../../lib/line";
import { shared } from "../../lib/sharing";
import { texts } from "../../lib/texts.svelte";
import { Renewal } from "../renewal";
import type { News, World } from "../types";
import { forgetWallLink } from "./kept";

type Tells = { t: "welcome" } | News | { t: "bye"; code: string; text: string } | { t: "pong" };

/** Why the server ends a connection for good. */
const LOST: readonly string[] = ["link", "login", "missing"];
const PAUSE = 8_000;
/** Dice and corrections within a turn are not told of: one looks again so often. */
const EVERY = 15_000;
/** For so long a bell is large; then it goes on as a line below. */
const BELL_MS = 25_000;
const MOST_BELLS = 3;

export interface Bell {
    id: string;
    text: string;
}

export class Wall {
    shown = $state.raw<Projected | null>(null);
    world = $state.raw<World | null>(null);
    isOnline = $state(false);
    trouble = $state("");
    /** The bell that is large just now. */
    ringing = $state.raw<Bell | null>(null);
    /** Those that have rung, the latest last. */
    bells = $state.raw<readonly Bell[]>([]);

    readonly #renewal = new Renewal(() => this.#load());
    readonly #line: Line<Tells>;
    readonly #beat = setInterval(() => this.#renewal.ask(), EVERY);
    #fading: ReturnType<typeof setTimeout> | undefined;
    #isClosed = false;

    constructor(
        readonly name: string,
        readonly token: string,
    ) {
        this.#line = new Line<Tells>(
            `campaigns/${encodeURIComponent(name)}`,
            () => [{ t: "hello", token, language: texts.lang }],
            (message) => this.#hear(message),
            (isConnected) => isConnected || (this.isOnline = false),
        );
        this.#renewal.ask();
    }

    close(): void {
        this.#isClosed = true;
        clearInterval(this.#beat);
        clearTimeout(this.#fading);
        this.#renewal.stop();
        this.#line.close();
    }

    #get<T>(path: string): Promise<T> {
        const address = `/api/campaigns/${encodeURIComponent(this.name)}/projector${path}`;
        return ask<T>("GET", address, undefined, this.token);
    }

    async #load(): Promise<void> {
        try {
            const shown = await this.#get<Projected>("");
            this.world ??= await this.#get<World>(`/world?mark=${shown.world}`);
            this.shown = shared(this.shown, shown);
            this.trouble = "";
        } catch (refusal) {
            if (refusal instanceof Refusal && [401, 403, 404].includes(refusal.status))
                this.#lost(refusal.message);
            else throw refusal;
        }
    }

    /** The link was revoked: nothing is left on the wall. */
    #lost(text: string): void {
        forgetWallLink(this.name);
        this.close();
        this.shown = null;
        this.trouble = text;
    }

    #hear(message: Tells): void {
        if (message.t === "bye") return this.#bye(message.code, message.text);
        if (!this.isOnline) this.#renewal.ask();
        this.isOnline = true;
        if (message.t !== "news") return;
        if ((message.kind as string) === "bell") this.ring({ id: message.id, text: message.detail ?? "" });
        this.#renewal.ask();
    }

    #bye(code: string, text: string): void {
        this.isOnline = false;
        if (code === "restart") return;
        if (LOST.includes(code)) this.#lost(text);
        else setTimeout(() => this.#isClosed || this.#line.restart(), PAUSE);
    }

    ring(bell: Bell): void {
        if (!bell.text || this.bells.some((one) => one.id === bell.id)) return;
        this.bells = [...this.bells, bell].slice(-MOST_BELLS);
        this.ringing = bell;
        clearTimeout(this.#fading);
        this.#fading = setTimeout(() => (this.ringing = null), BELL_MS);
    }
}
