// What pieces are called, for those who do not see them, and moves and events in words.
import type { City, GameEvent, Lair, XiditView } from "../../generated/xidit";
import { listed, t } from "../../lib/texts.svelte";
import type { Chart, Prize, Region } from "./chart";
import { counted, REWARDS, type XiditFace } from "./kinds";
import type { RouteStep } from "./route";

/** "2 archers, 1 battle mage". */
export function unitWords(units: readonly string[]): string {
    return counted(units)
        .map(([unit, n]) => t(`xi-n-${unit}`, { n }))
        .join(", ");
}

export function countWords(counts: Readonly<Record<string, number>> | null): string {
    const units = Object.entries(counts ?? {}).flatMap(([unit, n]) => Array<string>(n).fill(unit));
    return unitWords(units) || t("xi-none");
}

export function prizeWords(prize: Prize): string {
    return REWARDS.map((reward) => t(`xi-n-${reward}`, { n: prize[reward] })).join(", ");
}

/** In the order of the seats; null where this viewer may not know. */
export function bardsIn(view: XiditView, region: Region): (number | null)[] {
    if (region.isEmpty) return [];
    return view.players.map((player) => (region.isBastion ? player.bastion : (player.bards[region.id] ?? 0)));
}

export function tileWords(chart: Chart, side: string, city: number): string {
    const tile = chart.tiles.get(city);
    if (!tile) return "";
    if (side === "recruitment") return t("xi-city-recruits", { units: unitWords(tile.recruit) });
    return t("xi-city-threat", { units: unitWords(tile.threat.cost), prize: prizeWords(tile.threat) });
}

/** What lies in a city and who is there. */
export function cityParts(face: XiditFace, chart: Chart, view: XiditView, city: City): string[] {
    const parts: string[] = [];
    if (city.tile === "recruitment")
        parts.push(t("xi-city-recruits", { units: unitWords(city.units) || t("xi-none") }));
    else if (city.tile === "threat") parts.push(tileWords(chart, "threat", city.id));
    if (city.guild !== null && city.height)
        parts.push(t("xi-city-guild", { name: nameOf(face, city.guild), height: city.height }));
    const here = view.players.flatMap((player, seat) =>
        player.city === city.id ? [nameOf(face, seat)] : [],
    );
    if (here.length) parts.push(t("xi-city-here", { names: listed(here) }));
    return parts.filter(Boolean);
}

export function cityLabel(face: XiditFace, chart: Chart, view: XiditView, city: City): string {
    return [face.term(`city_${city.id}`), ...cityParts(face, chart, view, city)].join(". ");
}

/** Whose bards are in a region, and how many are about to come. */
export function regionParts(face: XiditFace, view: XiditView, region: Region, added: number): string[] {
    const bards = bardsIn(view, region)
        .map((count, seat) =>
            count === 0 ? "" : t("xi-region-bards", { name: nameOf(face, seat), count: count ?? "?" }),
        )
        .filter(Boolean);
    return added ? [...bards, t("xi-region-added", { count: added })] : bards;
}

export function regionLabel(face: XiditFace, view: XiditView, region: Region, added: number): string {
    const name = face.term(`region_${region.id}`);
    if (region.isEmpty) return t("xi-region-empty", { name });
    return [
        t("xi-region", { name, first: region.first, second: region.second }),
        ...regionParts(face, view, region, added),
    ].join(". ");
}

export function titanWords(chart: Chart, lair: Lair): string {
    const titan = lair.raging ? chart.titans.get(lair.raging) : undefined;
    const now = titan
        ? t("xi-titan-raging", { units: lair.units, prize: prizeWords(titan) })
        : t("xi-titan-asleep", { units: lair.units });
    return lair.sleeping.length || titan
        ? `${now} ${t("xi-titan-below", { n: lair.sleeping.length })}`
        : t("xi-titan-gone", { units: lair.units });
}

export function nameOf(face: XiditFace, seat: number): string {
    return face.names[seat] || t("xi-seat", { number: seat + 1 });
}

/** What an order would bring as things stand. */
export function routeWords(step: RouteStep): string {
    return t(`xi-route-${step.what}`, { from: step.from, to: step.to, units: unitWords(step.units) });
}

/** A short line while events play; nothing for what needs no words. */
export function eventWords(face: XiditFace, event: GameEvent): string {
    const id = `xi-event-${event.event.replaceAll("_", "-")}`;
    const name = "seat" in event ? nameOf(face, event.seat) : "";
    switch (event.event) {
        case "idrakys_placed":
        case "moved":
            return t(id, { name, city: event.city });
        case "stayed":
            return t(id, { name, city: event.city, colour: face.term(event.colour) });
        case "action_void":
            return t(id, { name, city: event.city, reason: face.term(`reason_${event.reason}`) });
        case "recruited":
            return t(id, { name, city: event.city, unit: t(`xi-n-${event.unit}`, { n: 1 }) });
        case "threat_eliminated":
            return t(id, { name, city: event.city, units: unitWords(event.units) });
        case "titan_beaten":
            return t(id, { name, titan: face.term(event.titan), units: unitWords(event.units) });
        case "gold_taken":
            return t(id, { name, n: event.gold });
        case "bards_placed":
        case "census_won":
        case "story_stored":
        case "story_missed":
        case "bards_missed":
        case "eliminated":
            return t(id, { name, n: "regions" in event ? event.regions.length : 0 });
        case "stories_built":
            return t(id, { name, city: event.city, height: event.height });
        case "tile_placed":
            return t(`${id}-${event.side}`, { city: event.tile });
        case "titans_woke":
            return t(id, { n: event.titans.length });
        case "year_began":
        case "census_began":
            return t(id, { year: event.year });
        case "units_shown":
        case "nobody_won":
            return t(id, { unit: face.term(event.unit) });
        case "dummy_raised":
            return t(id, { name, column: face.term(event.column), value: event.value });
        case "reinforcements_arrived":
        case "dummy_eliminated":
            return t(id);
        case "game_ended":
            return t(id, {
                n: event.winners.length,
                names: listed(event.winners.map((seat) => nameOf(face, seat))),
            });
        default:
            return "";
    }
}
