// Moves and events in words, for the move bar and for those who do not see the board.
import type { EthnosView, GameEvent, GameMove } from "../../generated/ethnos";
import type { Face } from "../../lib/board";
import { listed, t } from "../../lib/texts.svelte";
import type { Ethnos } from ".";
import { capital, faceOf, stacks } from "./cards";
import type { Outlook } from "./outlook";
import { plunderGlory, ROMAN } from "./tables";

export type Speaker = Pick<Face<Ethnos>, "term" | "names" | "data">;

/** `Elf`: the name of a card without its colour. */
export function cardTitle(face: Speaker, card: string): string {
    const { colour } = faceOf(card);
    const named = face.term(card).replace(colour === "none" ? "" : face.term(colour), "");
    return capital(named.replace(/[()]/g, "").trim());
}

/** `2 × red elf and skeleton`. */
export function cardNames(face: Speaker, cards: readonly string[]): string {
    return listed(
        stacks(cards).map(({ card, count }) =>
            count === 1 ? face.term(card) : t("et-times", { count, card: face.term(card) }),
        ),
    );
}

export function tribeName(face: Speaker, tribe: string): string {
    return capital(face.term(`tribe_${tribe}`));
}

export function kingdomName(face: Speaker, kingdom: string): string {
    return face.term(`kingdom_${kingdom}`);
}

export function playerName(face: Speaker, seat: number): string {
    return face.names[seat] ?? t("et-seat", { seat: seat + 1 });
}

export function abilityWords(tribe: string, size: number | null = null): string {
    return t(`et-ability-${tribe}`, { size: size ?? 0, known: size === null ? "no" : "yes" });
}

/** What a button says that makes this move. */
export function moveLabel(face: Speaker, view: EthnosView, move: GameMove): string {
    switch (move.move) {
        case "take_card":
            return t("et-do-take", { card: face.term(move.card) });
        case "draw_card":
            return t("et-do-draw");
        case "play_band":
            return t("et-do-band", { size: 1 + (move.others?.length ?? 0) });
        case "keep":
            return t("et-do-keep", { count: move.cards?.length ?? 0 });
        case "place_marker":
            return t("et-do-place", { kingdom: kingdomName(face, move.kingdom) });
        case "take_troll":
            return t("et-do-troll", { value: move.value });
        case "choose_tribe":
            return t("et-do-tribe", { tribe: face.term(`tribe_${move.tribe}`) });
        case "use_ability":
            return t("et-do-use", { tribe: view.band?.tribe ?? "", size: view.band?.size ?? 0 });
        case "plunder":
            return plunderLabel(face, view);
        default:
            return t("et-do-pass", { step: view.step });
    }
}

function plunderLabel(face: Speaker, view: EthnosView): string {
    const markers = view.players[view.seat ?? 0]?.horde.length ?? 0;
    return t("et-do-plunder", { markers, glory: plunderGlory(face.data, markers) ?? 0 });
}

/** What will happen, said before the move is sent. */
export function moveWords(face: Speaker, view: EthnosView, move: GameMove): string {
    switch (move.move) {
        case "play_band":
            return t("et-will-band", {
                size: 1 + (move.others?.length ?? 0),
                leader: face.term(move.leader),
                left: view.hand.length - 1 - (move.others?.length ?? 0),
                tribe: faceOf(move.leader).tribe,
            });
        case "keep": {
            const count = move.cards?.length ?? 0;
            const size = view.band?.size ?? 0;
            return t("et-will-keep", { count, size, rest: view.hand.length - count });
        }
        default:
            return `${moveLabel(face, view, move)}.`;
    }
}

export function outlookWords(face: Speaker, seen: Outlook, size: number): string {
    const kingdom = kingdomName(face, seen.kingdom);
    return t(`et-marker-${seen.marker}`, { kingdom, own: seen.own, needs: seen.needs, size });
}

/** What to do now, or whom the table waits for. */
export function promptWords(face: Speaker, view: EthnosView, isActing: boolean, isOver: boolean): string {
    if (isOver) return t("et-over");
    if (!isActing) return t("et-wait", { name: playerName(face, view.to_act[0] ?? view.turn) });
    const full = view.hand.length >= 10 ? "yes" : "no";
    return t(`et-ask-${view.step}`, {
        full,
        size: view.band?.size ?? 0,
        tribe: view.band?.tribe ?? "",
        free: view.free,
    });
}

/** What happened, in a short sentence; empty for what needs no words. */
export function eventWords(face: Speaker, event: GameEvent): string {
    const name = "seat" in event ? playerName(face, event.seat) : "";
    switch (event.event) {
        case "card_taken":
            return t("et-say-taken", { name, card: face.term(event.card) });
        case "card_drawn":
            return event.card
                ? t("et-say-drawn", { name, card: face.term(event.card) })
                : t("et-say-drew", { name });
        case "dragon_drawn":
            return t("et-say-dragon", { name, dragons: event.dragons });
        case "band_played":
            return t("et-say-band", { name, size: event.size, leader: face.term(event.leader) });
        case "marker_placed":
            return t("et-say-marker", { name, kingdom: kingdomName(face, event.kingdom) });
        case "marker_missed":
            return t("et-say-missed", { name, reason: event.reason });
        case "giant_taken":
            return t("et-say-giant", { name, glory: event.glory });
        case "merfolk_moved":
            return t("et-say-merfolk", { name, space: event.space });
        case "troll_taken":
            return t("et-say-troll", { name, value: event.value });
        case "plundered":
            return t("et-say-plunder", { name, glory: event.glory });
        case "age_began":
            return t("et-say-age", { age: ROMAN[event.age] ?? event.age });
        case "age_ended":
            return t("et-say-ended", { age: ROMAN[event.age] ?? event.age });
        case "game_ended":
            return t("et-say-won", {
                names: listed(event.winners.map((seat) => playerName(face, seat))),
                count: event.winners.length,
            });
        default:
            return "";
    }
}

export function story(face: Speaker, events: readonly GameEvent[]): string {
    return events
        .map((event) => eventWords(face, event))
        .filter(Boolean)
        .join(" ");
}
