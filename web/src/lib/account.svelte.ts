// Who is signed in, if anybody. Nobody needs an account: a link is enough to play.
import type { AccountInfo, ChangeAccount, SessionInfo } from "../generated/server";
import { ask } from "./api";
import { take, whenKept, type Kept } from "./kept.svelte";
import { texts } from "./texts.svelte";

/** Whoever moves a slider does not save at every step. */
const PAUSE = 1500;

class Account {
    info = $state.raw<AccountInfo | null>(null);
    #asked: Promise<void> | null = null;
    #keeping: ReturnType<typeof setTimeout> | undefined;

    load(): Promise<void> {
        this.#asked ??= this.#load().catch(() => void (this.#asked = null));
        return this.#asked;
    }

    async #load(): Promise<void> {
        this.#known((await ask<SessionInfo>("GET", "/api/session")).account ?? null);
    }

    /** Wishes and progress go along with the account: what it has counts, what it lacks it gets. */
    #known(info: AccountInfo | null): void {
        this.info = info;
        whenKept(info ? (kept) => this.#keepSoon(kept) : null);
        if (info) take(info.wishes as Kept);
    }

    #keepSoon(kept: Kept): void {
        clearTimeout(this.#keeping);
        const put = () => ask("PUT", "/api/account/wishes", kept).catch(() => undefined);
        this.#keeping = setTimeout(put, PAUSE);
    }

    async signIn(name: string, password: string): Promise<void> {
        this.#known(await ask<AccountInfo>("POST", "/api/session", { name, password }));
    }

    async register(name: string, password: string, mail: string): Promise<void> {
        const wish = { name, password, mail, language: texts.lang };
        this.#known(await ask<AccountInfo>("POST", "/api/account", wish));
    }

    async change(wish: ChangeAccount): Promise<void> {
        this.info = await ask<AccountInfo>("PATCH", "/api/account", wish);
    }

    async signOut(): Promise<void> {
        await ask("DELETE", "/api/session");
        this.#known(null);
    }
}

export const account = new Account();
