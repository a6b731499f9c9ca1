// What is told of each thing on the table. What it does, its rules say.
import type { Face } from "../../lib/board";
import type { Explanation } from "../../lib/pieces/explaining.svelte";
import { t } from "../../lib/texts.svelte";
import type { Kingsburg } from ".";
import { type AdvisorFacts, type Box, type BuildingFacts, COLUMNS, romanYear } from "./data";
import { GOODS, type Good, type Purse } from "./offers";
import { enemyRange, isKingToCome, KING, rollsNeeded, strengthOf } from "./strength";
import { giftWords, goodsWords, listed, spoilsWords } from "./words";

type Look = Face<Kingsburg>;

/** Rules about some advisors beside the one that names their gift. */
const MORE_ABOUT: Readonly<Record<number, readonly string[]>> = {
    5: ["KB-16.14"],
    6: ["KB-6.4", "KB-17.2"],
    7: ["KB-6.26"],
    10: ["KB-6.25", "KB-16.14"],
    12: ["KB-6.26"],
    14: ["KB-17.6"],
    17: ["KB-6.25", "KB-17.23"],
    18: ["KB-16.14"],
};
const FIRST_ADVISOR = 7;

export function advisorExplained(
    face: Look,
    number: number,
    facts: AdvisorFacts | undefined,
    now: string,
): Explanation {
    return {
        title: t("kb-advisor-title", { number, name: face.term(`advisor_${number}`) }),
        kind: t("kb-kind-advisor"),
        now: [t("kb-gives", { gift: giftWords(facts) }), now],
        rules: [`KB-6.${number + FIRST_ADVISOR - 1}`, "KB-5.4", "KB-5.7", ...(MORE_ABOUT[number] ?? [])],
    };
}

/** What somebody would still need for a building: goods, or the building to its left. */
function missing(face: Look, box: Box, building: BuildingFacts, seat: number, price: Purse): string[] {
    const province = face.view.provinces[seat];
    if (!province || province.buildings.includes(building.id)) return [];
    const place = box.buildings.findIndex(({ id }) => id === building.id);
    const left = place % COLUMNS ? box.buildings[place - 1] : undefined;
    const lacks = Object.fromEntries(
        GOODS.map((good) => [good, Math.max(0, price[good] - province.goods[good])]),
    ) as Purse;
    return [
        ...(left && !province.buildings.includes(left.id)
            ? [t("kb-first-left", { building: face.term(left.id) })]
            : []),
        ...(GOODS.some((good) => lacks[good]) ? [t("kb-lacks", { goods: goodsWords(lacks) })] : []),
    ];
}

export function buildingExplained(
    face: Look,
    box: Box,
    building: BuildingFacts,
    seat: number,
    state: string,
    saved: number,
): Explanation {
    const place = box.buildings.findIndex(({ id }) => id === building.id);
    const price = { ...building.cost, gold: Math.max(0, building.cost.gold - saved) };
    return {
        title: face.term(building.id),
        kind: t("kb-kind-building", { row: Math.floor(place / COLUMNS) + 1, column: building.column + 1 }),
        now: [
            t("kb-price", { cost: goodsWords(price), points: t("kb-points", { n: building.vp }) }),
            t("kb-building-now", { state }),
            ...missing(face, box, building, seat, price),
        ],
        rules: [`KB-16.${place + 1}`, "KB-7.3", "KB-7.6"],
    };
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** "2 soldiers, Guard Tower +1": what a seat's strength is made of. */
export function strengthParts(face: Look, box: Box, seat: number, kind: string | null): string {
    const province = face.view.provinces[seat];
    if (!province) return "";
    const { soldiers, buildings } = strengthOf(box, province, kind);
    return listed([
        t("kb-soldiers", { n: soldiers }),
        ...buildings.map(({ id, value }) => t("kb-part", { building: face.term(id), value: signed(value) })),
    ]);
}

/** How a seat stands against this year's enemy, in sentences. */
export function strengthWords(face: Look, box: Box, seat: number): string[] {
    const { view } = face;
    const province = view.provinces[seat];
    if (!province || view.step === "over") return [];
    const enemy = box.enemies.get(view.enemy ?? "");
    const { total } = strengthOf(box, province, enemy?.kind ?? null);
    const parts = strengthParts(face, box, seat, enemy?.kind ?? null);
    if (!isKingToCome(view)) return [t("kb-strength-is", { n: province.strength ?? total, parts })];
    const [least, most] = rollsNeeded(
        total,
        enemyRange(view, enemy),
        province.buildings.includes("stone_wall"),
    );
    const outlook = most <= KING[0] ? "safe" : least > KING[1] ? "lost" : least === most ? "known" : "open";
    return [
        t("kb-strength-now", { n: total, parts, least: total + KING[0], most: total + KING[1] }),
        t("kb-outlook", { outlook, least: Math.max(1, least), most: Math.max(1, most) }),
    ];
}

export function enemyExplained(face: Look, box: Box): Explanation {
    const { view } = face;
    if (view.step === "over") return { title: t("kb-enemy-none"), rules: ["KB-14.2"] };
    const enemy = box.enemies.get(view.enemy ?? "");
    const [least, most] = enemyRange(view, enemy);
    return {
        title: enemy ? face.term(enemy.id) : t("kb-enemy-back", { year: romanYear(view.year) }),
        kind: t("kb-kind-enemy"),
        now: [
            ...(enemy
                ? [
                      t("kb-enemy-facts", {
                          strength: enemy.strength,
                          reward: spoilsWords(enemy.reward),
                          loss: spoilsWords(enemy.loss),
                      }),
                  ]
                : [t("kb-enemy-range", { least, most })]),
            ...(face.seat === null ? [] : strengthWords(face, box, face.seat)),
        ],
        rules: enemy ? ["KB-12.5", "KB-12.6", "KB-12.8", "KB-13.1"] : ["KB-1.10", "KB-12.4", "KB-12.5"],
    };
}

/** Things that a seat may own, with the rules about them. */
const OWNED: Readonly<Record<string, readonly string[]>> = {
    gold: ["KB-1.5", "KB-7.3"],
    wood: ["KB-1.5", "KB-7.3"],
    stone: ["KB-1.5", "KB-7.3"],
    soldiers: ["KB-12.5", "KB-11.2", "KB-12.13"],
    tokens: ["KB-5.5", "KB-5.6"],
    envoy: ["KB-10.5", "KB-10.6", "KB-10.9"],
    aid: ["KB-3.2", "KB-3.1"],
    vp: ["KB-2.1", "KB-7.5"],
};
export type Owned = Good | "soldiers" | "tokens" | "envoy" | "aid" | "vp";

export function ownedExplained(face: Look, seat: number, owned: Owned, n: number): Explanation {
    return {
        title: t(`kb-own-${owned}`, { n }),
        kind: t("kb-belongs-to", { name: face.names[seat] ?? "" }),
        rules: OWNED[owned] ?? [],
    };
}

/** The eight phases of a year. */
const PHASES: readonly (readonly string[])[] = [
    ["KB-3.1", "KB-3.4"],
    ["KB-2.3", "KB-4.4"],
    ["KB-9.1"],
    ["KB-2.3", "KB-8.1"],
    ["KB-10.1", "KB-10.5"],
    ["KB-2.3"],
    ["KB-11.2"],
    ["KB-12.1", "KB-12.4"],
];

export function phaseExplained(name: string, phase: number, now: number): Explanation {
    const state = phase === now ? "now" : phase < now ? "past" : "coming";
    return {
        title: name,
        kind: t("kb-kind-phase", { phase }),
        now: [t("kb-phase-state", { state })],
        rules: PHASES[phase - 1] ?? [],
    };
}

export function seatExplained(face: Look, box: Box, seat: number): Explanation {
    const province = face.view.provinces[seat];
    const place = face.view.order.indexOf(seat) + 1;
    return {
        title: face.names[seat] ?? "",
        kind: t("kb-kind-seat", { place }),
        now: [
            t("kb-points", { n: province?.vp ?? 0 }),
            t("kb-buildings", { n: province?.buildings.length ?? 0 }),
            ...strengthWords(face, box, seat).slice(0, 1),
        ],
        rules: ["KB-4.4", "KB-9.1", "KB-12.5"],
    };
}
