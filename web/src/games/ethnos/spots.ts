// What an event of Ethnos speaks of, by the names of places on the board.
import type { GameEvent } from "../../generated/ethnos";

export function spots(event: GameEvent): string[] {
    const seat = "seat" in event ? [`seat:${event.seat}`] : [];
    switch (event.event) {
        case "marker_placed":
        case "marker_missed":
        case "kingdom_scored":
        case "tokens_laid":
            return [`realm:${event.kingdom}`, ...seat];
        case "card_taken":
            return [`hand:${event.card}`, "market", ...seat];
        case "card_drawn":
        case "card_dealt":
            return [...(event.card ? [`hand:${event.card}`] : []), "deck", ...seat];
        case "cards_discarded":
            return [...event.cards.map((card) => `market:${card}`), ...seat];
        case "market_laid":
            return ["market"];
        case "deck_split":
            return ["deck"];
        case "dragon_drawn":
            return ["dragons", ...seat];
        case "band_played":
        case "bands_scored":
            return [`bands:${event.seat}`, ...seat];
        case "merfolk_moved":
        case "merfolk_scored":
            return [`merfolk:${event.space}`, ...seat];
        case "horde_grew":
        case "horde_kept":
        case "plundered":
            return [`horde:${event.seat}`, ...seat];
        case "giant_taken":
        case "giant_scored":
            return ["giant", ...seat];
        case "troll_taken":
            return ["trolls", ...seat];
        default:
            return seat;
    }
}
