// Offers light up the pieces they name, and nothing else.
import { describe, expect, it } from "vitest";
import type { GameMove } from "../../generated/ethnos";
import { countIn } from "./cards";
import { DECISIONS } from "./fixtures";
import { fitting, keyOf, litBy } from "./lit";

const all = Object.values(DECISIONS).flat();

describe("lit pieces", () => {
    it("can be clicked for every kind of decision in the game", () => {
        const asked = ["ability", "choose", "free_marker", "keep", "kingdom", "next_band"];
        expect(Object.keys(DECISIONS).sort()).toEqual([
            ...asked,
            "plunder",
            "troll_token",
            "turn",
            "wizard_draw",
        ]);
        for (const { offers } of all) {
            const lit = litBy(offers);
            const pieces = lit.takes.size + lit.kingdoms.size + lit.trolls.size + lit.tribes.size;
            expect(pieces + lit.buttons.length + Number(lit.draw) + Number(lit.hand)).toBeGreaterThan(0);
        }
    });

    it("stand for every offer: whatever is offered can be made by clicking", () => {
        for (const { view, offers } of all) {
            const lit = litBy(offers);
            for (const move of offers) expect(isReachable(move, lit, view.hand), keyOf(move)).toBe(true);
        }
    });

    it("lie where the view shows them", () => {
        for (const { view, offers } of all) {
            const lit = litBy(offers);
            for (const card of lit.takes) expect(view.market).toContain(card);
            for (const value of lit.trolls) expect(view.troll_tokens).toContain(value);
            for (const tribe of lit.tribes) expect(view.tribes).not.toContain(tribe);
        }
    });
});

function isReachable(move: GameMove, lit: ReturnType<typeof litBy>, hand: readonly string[]): boolean {
    switch (move.move) {
        case "draw_card":
            return lit.draw;
        case "take_card":
            return lit.takes.has(move.card);
        case "place_marker":
            return lit.kingdoms.has(move.kingdom);
        case "take_troll":
            return lit.trolls.has(move.value);
        case "choose_tribe":
            return lit.tribes.has(move.tribe);
        case "play_band":
            return lit.hand && hand.includes(move.leader);
        case "keep":
            return lit.hand;
        default:
            return lit.buttons.includes(move);
    }
}

describe("the key of a move", () => {
    it("does not depend on the order of the cards", () => {
        const band = (others: string[]): GameMove => ({ move: "play_band", leader: "elf_red", others });
        expect(keyOf(band(["skeleton", "elf_blue"]))).toBe(keyOf(band(["elf_blue", "skeleton"])));
        expect(keyOf(band(["elf_blue"]))).not.toBe(keyOf(band(["elf_grey"])));
    });

    it("is different for different offers", () => {
        for (const { offers } of all) expect(new Set(offers.map(keyOf)).size).toBe(offers.length);
    });
});

describe("fitting cards", () => {
    const turns = [...DECISIONS["turn"]!, ...DECISIONS["next_band"]!, ...DECISIONS["keep"]!];

    it("join what is picked to an offered group of cards", () => {
        for (const { view, offers } of turns)
            for (const [first] of view.hand.entries()) {
                const fits = fitting(offers, view.hand, [first]);
                for (const [place, card] of view.hand.entries()) {
                    if (place === first) continue;
                    const pair = [view.hand[first]!, card];
                    expect(fits[place]).toBe(offers.some((move) => holdsAll(move, pair)));
                }
            }
    });
});

function holdsAll(move: GameMove, cards: string[]): boolean {
    const held =
        move.move === "keep"
            ? (move.cards ?? [])
            : move.move === "play_band"
              ? [move.leader, ...(move.others ?? [])]
              : [];
    return cards.every((card) => countIn(held, card) >= countIn(cards, card));
}
