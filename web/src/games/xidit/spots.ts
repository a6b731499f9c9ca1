// What an event of Lords of Xidit speaks of, by the names of places on the board.
import type { GameEvent } from "../../generated/xidit";

export function spots(event: GameEvent): string[] {
    const seat = "seat" in event ? [`seat-${event.seat}`] : [];
    switch (event.event) {
        case "tile_placed":
            return [`city-${event.tile}`];
        case "tile_discarded":
            return [`discard-${event.side}`];
        case "next_tile_set":
        case "tile_revealed":
            return [`next-${event.side}`];
        case "bards_placed":
            return [...event.regions.map((region) => `region-${region}`), ...seat];
        case "year_began":
        case "census_began":
            return ["calendar"];
        default:
            return "city" in event ? [`city-${event.city}`, ...seat] : seat;
    }
}
