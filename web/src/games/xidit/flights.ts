// What travels at an event, from one named spot of the board to another.
import type { GameEvent } from "../../generated/xidit";
import type { IconName } from "../../lib/pieces/icons";

export interface Flight {
    unit?: string;
    icon?: IconName;
    from: string;
    to: string;
}

/** The own things come from the own screen, those of others from their row. */
export function flightsOf(event: GameEvent, own: number | null): Flight[] {
    const home = (seat: number) => (seat === own ? "screen" : `seat-${seat}`);
    switch (event.event) {
        case "recruited":
            return [{ unit: event.unit, from: `city-${event.city}`, to: home(event.seat) }];
        case "threat_eliminated":
        case "titan_beaten":
            return [...new Set(event.units)].map((unit) => ({
                unit,
                from: home(event.seat),
                to: `city-${event.city}`,
            }));
        case "gold_taken":
            return [
                {
                    icon: "coin",
                    from: event.census ? "calendar" : `seat-${event.seat}`,
                    to: home(event.seat),
                },
            ];
        case "bards_placed": {
            const regions = [...new Set(event.regions)];
            if (event.bastion !== 0) regions.push("bastion");
            return regions.map((region) => ({
                icon: "lyre",
                from: home(event.seat),
                to: `region-${region}`,
            }));
        }
        case "stories_built":
            return [{ icon: "tower", from: home(event.seat), to: `city-${event.city}` }];
        case "tile_placed":
            return [
                {
                    icon: event.side === "threat" ? "dragon" : "flag",
                    from: `next-${event.side}`,
                    to: `city-${event.tile}`,
                },
            ];
        case "tile_discarded":
            return [
                {
                    icon: event.side === "threat" ? "dragon" : "flag",
                    from: `city-${event.tile}`,
                    to: `discard-${event.side}`,
                },
            ];
        default:
            return [];
    }
}
