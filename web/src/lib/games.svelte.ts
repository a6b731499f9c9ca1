// The games of this server, asked for once.
import type { CampaignGame, GameInfo, Games } from "../generated/server";
import { ask } from "./api";
import { said } from "./texts.svelte";

export type Pace = Games["pace"];
export const PACES: readonly Pace[] = ["none", "brisk", "calm"];

class Catalogue {
    games = $state.raw<readonly GameInfo[]>([]);
    /** Games that are played for months, at no table. */
    campaigns = $state.raw<readonly CampaignGame[]>([]);
    /** How long bots wait at tables that do not choose. */
    pace = $state.raw<Pace>("brisk");
    #asked: Promise<readonly GameInfo[]> | null = null;

    load(): Promise<readonly GameInfo[]> {
        this.#asked ??= ask<Games>("GET", "/api/games").then((answer) => {
            this.pace = answer.pace;
            this.campaigns = answer.campaigns;
            return (this.games = answer.games);
        });
        this.#asked.catch(() => (this.#asked = null));
        return this.#asked;
    }

    find(id: string): GameInfo | undefined {
        return this.games.find((game) => game.id === id);
    }

    /** The game's name in the reader's language. */
    name(id: string): string {
        const game = this.find(id);
        return game ? said(game.name) : id;
    }
}

export const catalogue = new Catalogue();
