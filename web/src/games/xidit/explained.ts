// What is told of each thing on the table. What it does, its rules say.
import type { City, Lair, XiditView } from "../../generated/xidit";
import type { Explanation } from "../../lib/pieces/explaining.svelte";
import { t } from "../../lib/texts.svelte";
import type { Chart, Region } from "./chart";
import type { Order, XiditFace } from "./kinds";
import { cityParts, regionParts, tileWords, titanWords } from "./words";

const TILE_RULES: Readonly<Record<string, readonly string[]>> = {
    recruitment: ["XI-6.1", "XI-6.3", "XI-6.5", "XI-11.1"],
    threat: ["XI-7.1", "XI-8.1", "XI-7.7", "XI-11.2"],
    none: ["XI-13.2", "XI-10.3", "XI-1.4"],
};

export function cityExplained(face: XiditFace, chart: Chart, view: XiditView, city: City): Explanation {
    return {
        title: face.term(`city_${city.id}`),
        kind: t("xi-kind-city", { tile: city.tile ?? "none" }),
        now: cityParts(face, chart, view, city),
        rules: TILE_RULES[city.tile ?? "none"] ?? [],
    };
}

export function regionExplained(
    face: XiditFace,
    view: XiditView,
    region: Region,
    added: number,
): Explanation {
    const rules = region.isEmpty ? ["XI-17.5"] : region.isBastion ? ["XI-9.8", "XI-16.6"] : ["XI-16.7"];
    return {
        title: face.term(`region_${region.id}`),
        kind: t("xi-kind-region"),
        now: region.isEmpty
            ? [t("xi-region-out")]
            : [
                  t("xi-region-worth", { first: region.first, second: region.second }),
                  ...regionParts(face, view, region, added),
              ],
        rules: [...rules, "XI-9.6", "XI-9.11"],
    };
}

export function tileExplained(face: XiditFace, chart: Chart, side: string, city: number | null): Explanation {
    return {
        title: city === null ? t("xi-queue-empty") : face.term(`city_${city}`),
        kind: t(`xi-queue-${side}`),
        now: city === null ? [] : [tileWords(chart, side, city)],
        rules: ["XI-11.3", "XI-2.13", ...(TILE_RULES[side] ?? []).slice(0, 2)],
    };
}

export function discardExplained(side: string): Explanation {
    return {
        title: t("xi-queue-discard"),
        kind: t(`xi-queue-${side}`),
        rules: [side === "threat" ? "XI-11.10" : "XI-11.11", "XI-20.6"],
    };
}

export function titanExplained(chart: Chart, lair: Lair): Explanation {
    return {
        title: t("xi-titan"),
        now: [titanWords(chart, lair)],
        rules: lair.raging ? ["XI-13.2", "XI-13.4", "XI-13.1"] : ["XI-12.3", "XI-12.1"],
    };
}

const ORDER_RULES: Readonly<Record<Order, readonly string[]>> = {
    black: ["XI-5.7", "XI-1.4"],
    red: ["XI-5.7", "XI-1.4"],
    blue: ["XI-5.7", "XI-1.4"],
    action: ["XI-5.10", "XI-4.7"],
    wait: ["XI-5.9"],
};

export function orderExplained(face: XiditFace, order: Order): Explanation {
    return { title: face.term(order), kind: t("xi-kind-order"), rules: ORDER_RULES[order] };
}

const COLUMN_RULES: Readonly<Record<string, readonly string[]>> = {
    wealth: ["XI-16.3", "XI-16.13"],
    influence: ["XI-16.4", "XI-16.13"],
    reputation: ["XI-16.7", "XI-16.11"],
};

export function columnExplained(face: XiditFace, column: string, now: readonly string[]): Explanation {
    return { title: face.term(column), kind: t("xi-hall"), now, rules: COLUMN_RULES[column] ?? [] };
}

/** What stands behind a screen, and what a seat shows to all. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
    unit: ["XI-1.9", "XI-14.8", "XI-19.1"],
    gold: ["XI-9.3", "XI-9.2"],
    bards: ["XI-9.5", "XI-1.12"],
    stories: ["XI-10.1", "XI-10.2"],
    stored: ["XI-14.19"],
    bastion: ["XI-9.8", "XI-16.6"],
    influence: ["XI-16.4", "XI-10.2"],
    first: ["XI-15.2", "XI-5.4"],
};

export function thingExplained(thing: string, title: string, ...now: readonly string[]): Explanation {
    return { title, now, rules: THINGS[thing] ?? [] };
}
