import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../../generated/server";
import { ownName } from "../../lib/links";
import { Wish } from "./wish.svelte";

const game: GameInfo = {
    id: "xidit",
    name: { en: "Xidit", de: "Xidit" },
    about: { en: "", de: "" },
    seats: [3, 5],
    version: "1",
    options: [{ name: "length", values: ["long", "short"], about: { en: "", de: "" }, rule: "XI-18.1" }],
    bots: ["random", "greedy"],
};

describe("a new table", () => {
    let wish: Wish;

    beforeEach(() => {
        localStorage.clear();
        wish = new Wish();
        wish.choose(game);
    });

    it("is usual where nothing was chosen", () => {
        expect(wish.counts).toEqual([3, 4, 5]);
        expect(wish.request()).toMatchObject({
            game: "xidit",
            seats: [{ kind: "me", name: "" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
            options: { length: "long" },
            clock: { kind: "none" },
            visibility: "link",
            pace: null,
        });
    });

    it("lets its bots wait as long as is wished", () => {
        wish.pace = "calm";
        expect(wish.request().pace).toBe("calm");
    });

    it("carries bots, hot seats and names, and remembers the first one", () => {
        wish.count = 3;
        wish.chosen[0]!.name = " Ann ";
        wish.chosen[1]!.kind = "bot:greedy";
        wish.chosen[2]!.kind = "me";
        wish.chosen[2]!.name = "Cleo";
        expect(wish.request().seats).toEqual([
            { kind: "me", name: "Ann" },
            { kind: "bot", bot: "greedy" },
            { kind: "me", name: "Cleo" },
        ]);
        expect(ownName()).toBe("Ann");
    });

    it("counts its clocks in seconds", () => {
        wish.setClock("game");
        expect(wish.request().clock).toEqual({ kind: "game", seconds: 1800, increment: 10 });
        wish.setClock("move");
        expect(wish.request().clock).toEqual({ kind: "move", seconds: 300 });
        wish.setClock("day");
        expect(wish.request().clock).toMatchObject({
            kind: "day",
            seconds: 86_400,
            asleep: ["22:00", "08:00"],
        });
    });
});
