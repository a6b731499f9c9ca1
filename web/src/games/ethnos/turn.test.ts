// A move in the making, against the offers of real positions.
import { describe, expect, it, vi } from "vitest";
import type { GameMove } from "../../generated/ethnos";
import type { Face, Forbidden } from "../../lib/board";
import type { Ethnos } from ".";
import { DECISIONS, type Decision } from "./fixtures";
import { keyOf } from "./lit";
import { Show } from "./show.svelte";
import { Turn } from "./turn.svelte";

const RULE: Forbidden = { rule: "ET-4.5", text: "These cards do not make a band." };

/** A table that allows exactly what was offered; `isListed`: whether it tells the offers. */
function at({ view, offers }: Decision, isListed = true) {
    const allowed = new Set(offers.map(keyOf));
    const sent: GameMove[] = [];
    const answer = (move: GameMove) => Promise.resolve(allowed.has(keyOf(move)) ? null : RULE);
    const step = { t: "step", n: 7, seat: view.seat, view, events: [], to_act: view.to_act, offers };
    const face = {
        step,
        view,
        seat: view.seat,
        isActing: true,
        offers: isListed ? offers : null,
        why: vi.fn(answer),
        send: (move: GameMove) => (sent.push(move), answer(move)),
        announce: () => undefined,
    } as unknown as Face<Ethnos>;
    const show = new Show(
        face.step,
        () => new Map(),
        () => Promise.resolve(),
    );
    return { turn: new Turn(face, show, () => false), sent, face };
}

const bandsOf = (offers: readonly GameMove[]) =>
    offers.flatMap((move) => (move.move === "play_band" ? [move] : []));

function pickAll(turn: Turn, cards: readonly string[]): void {
    const free = turn.hand.map((card, place) => ({ card, place }));
    for (const card of cards) {
        const found = free.findIndex((each) => each.card === card);
        turn.pick(free.splice(found, 1)[0]!.place);
    }
}

describe("a band", () => {
    it("can be built by clicking for every band on offer, and is then sent as offered", async () => {
        for (const decision of [...DECISIONS["turn"]!, ...DECISIONS["next_band"]!])
            for (const band of bandsOf(decision.offers)) {
                const { turn, sent } = at(decision);
                pickAll(turn, [...(band.others ?? []), band.leader]);
                turn.lead(band.leader);
                expect(keyOf(turn.move!)).toBe(keyOf(band));
                expect(turn.ready).toBe(true);
                await turn.confirm();
                expect(sent.map(keyOf)).toEqual([keyOf(band)]);
            }
    });

    it("asks the rules where the offers are not listed", async () => {
        const decision = DECISIONS["turn"]!.find(({ offers }) => bandsOf(offers).length)!;
        const { turn, face } = at(decision, false);
        await turn.probe();
        const band = bandsOf(decision.offers)[0]!;
        pickAll(turn, [band.leader, ...(band.others ?? [])]);
        expect(turn.ready).toBe(false);
        await turn.judge();
        expect(face.why).toHaveBeenCalledWith(turn.move);
        expect(turn.ready).toBe(true);
    });

    it("that the rules forbid cannot be sent, and the rule is told", async () => {
        const decision = DECISIONS["turn"]!.find(({ view }) => view.hand.length > 1)!;
        const { turn, sent } = at({ ...decision, offers: bandsOf(decision.offers).slice(0, 1) });
        for (const place of turn.hand.keys()) turn.pick(place);
        await turn.judge();
        expect(turn.verdict).toEqual(RULE);
        await turn.confirm();
        expect(sent).toEqual([]);
    });
});

describe("taking back", () => {
    it("undoes one choice after the other, before anything is sent", () => {
        const decision = DECISIONS["turn"]!.find(({ view }) => view.hand.length > 1)!;
        const { turn, sent } = at(decision);
        turn.pick(0);
        turn.pick(1);
        turn.takeBack();
        expect(turn.picked).toEqual([0]);
        turn.takeBack();
        expect(turn.move).toBeNull();
        expect(turn.canTakeBack).toBe(false);
        expect(sent).toEqual([]);
    });

    it("a choice replaces picked cards and the other way round", () => {
        const decision = DECISIONS["turn"]!.find(({ view }) => view.hand.length > 1)!;
        const { turn } = at(decision);
        turn.pick(0);
        turn.choose({ move: "draw_card" });
        expect(turn.picked).toEqual([]);
        expect(turn.move).toEqual({ move: "draw_card" });
        turn.pick(1);
        expect(turn.move?.move).toBe("play_band");
    });
});

describe("what is not lit", () => {
    it("answers why not, and chooses nothing", async () => {
        const { turn } = at(DECISIONS["kingdom"]![0]!);
        turn.choose({ move: "draw_card" });
        await vi.waitFor(() => expect(turn.refusal).not.toBeNull());
        expect(turn.choice).toBeNull();
        expect(turn.refusal).toEqual(RULE);
    });
});

describe("every other decision", () => {
    it("can be made with one choice and a confirmation", async () => {
        for (const [step, decisions] of Object.entries(DECISIONS))
            for (const decision of decisions)
                for (const move of decision.offers) {
                    if (move.move === "play_band" || move.move === "keep") continue;
                    const { turn, sent } = at(decision);
                    turn.choose(move);
                    expect(turn.ready, `${step}: ${keyOf(move)}`).toBe(true);
                    await turn.confirm();
                    expect(sent).toEqual([move]);
                }
    });

    it("keeps cards with an elf, none included", async () => {
        for (const decision of DECISIONS["keep"]!)
            for (const move of decision.offers) {
                if (move.move !== "keep") continue;
                const { turn, sent } = at(decision);
                pickAll(turn, move.cards ?? []);
                expect(turn.ready).toBe(true);
                await turn.confirm();
                expect(sent.map(keyOf)).toEqual([keyOf(move)]);
            }
    });
});
