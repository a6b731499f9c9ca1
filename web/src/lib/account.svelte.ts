// Who is signed in, if anybody. Nobody needs an account: a link is enough to play.
import type { AccountInfo, ChangeAccount, SessionInfo } from "../generated/server";
import { ask } from "./api";
import { texts } from "./texts.svelte";

class Account {
    info = $state.raw<AccountInfo | null>(null);
    #asked: Promise<void> | null = null;

    load(): Promise<void> {
        this.#asked ??= this.#load().catch(() => void (this.#asked = null));
        return this.#asked;
    }

    async #load(): Promise<void> {
        this.info = (await ask<SessionInfo>("GET", "/api/session")).account;
    }

    async signIn(name: string, password: string): Promise<void> {
        this.info = await ask<AccountInfo>("POST", "/api/session", { name, password });
    }

    async register(name: string, password: string, mail: string): Promise<void> {
        const wish = { name, password, mail, language: texts.lang };
        this.info = await ask<AccountInfo>("POST", "/api/account", wish);
    }

    async change(wish: ChangeAccount): Promise<void> {
        this.info = await ask<AccountInfo>("PATCH", "/api/account", wish);
    }

    async signOut(): Promise<void> {
        await ask("DELETE", "/api/session");
        this.info = null;
    }
}

export const account = new Account();
