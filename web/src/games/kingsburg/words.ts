// What moves, gifts and events are called, in the reader's language.
import type { GameMove, Influence } from "../../generated/kingsburg";
import type { Face } from "../../lib/board";
import { t, texts } from "../../lib/texts.svelte";
import type { Kingsburg } from ".";
import type { AdvisorFacts, Box, EnemyFacts, Spoils } from "./data";
import { countOf, GOODS, type Group, groupOf, isPaying, type Purse, purseOf } from "./offers";

export function listed(
    parts: readonly string[],
    type: "conjunction" | "disjunction" = "conjunction",
): string {
    return new Intl.ListFormat(texts.lang, { type }).format(parts);
}

/** "1 gold and 2 wood", only the kinds of which there are some. */
export function goodsParts(purse: Purse): string[] {
    return GOODS.filter((good) => purse[good]).map((good) => t(`kb-${good}`, { n: purse[good] }));
}

export function goodsWords(purse: Purse): string {
    const parts = goodsParts(purse);
    return parts.length ? listed(parts) : t("kb-nothing");
}

function spoilsParts(spoils: Spoils): string[] {
    const parts = goodsParts(spoils);
    if (spoils.any) parts.push(t("kb-any", { n: spoils.any }));
    if (spoils.buildings) parts.push(t("kb-buildings", { n: spoils.buildings }));
    if (spoils.vp) parts.push(t("kb-points", { n: spoils.vp }));
    return parts;
}

export function spoilsWords(spoils: Spoils): string {
    const parts = spoilsParts(spoils);
    return parts.length ? listed(parts) : t("kb-nothing");
}

function isSwap(purse: Purse): boolean {
    return GOODS.some((good) => purse[good] < 0);
}

/** Whether an advisor takes a good before giving. */
export function swaps(advisor: AdvisorFacts): boolean {
    return advisor.choices.some(isSwap);
}

/** What an advisor gives: "1 good of your choice and one +2 token". */
export function giftWords(advisor: AdvisorFacts | undefined): string {
    if (!advisor) return "";
    if (swaps(advisor)) return t("kb-gift-swap");
    const parts: string[] = [];
    if (advisor.choices.length) parts.push(listed(advisor.choices.map(goodsWords), "disjunction"));
    if (advisor.any) parts.push(t("kb-any", { n: advisor.any }));
    if (advisor.tokens) parts.push(t("kb-tokens", { n: advisor.tokens }));
    if (advisor.soldiers) parts.push(t("kb-soldiers", { n: advisor.soldiers }));
    if (advisor.look) parts.push(t("kb-look"));
    if (advisor.vp > 0) parts.push(t("kb-points", { n: advisor.vp }));
    const gift = listed(parts);
    return advisor.vp < 0 ? t("kb-gift-price", { price: t("kb-points", { n: -advisor.vp }), gift }) : gift;
}

export function groupWords(group: Group): string {
    const dice = [...group.dice].sort((a, b) => b - a).map(String);
    const white = [...group.white].sort((a, b) => b - a).map((die) => t("kb-white-die", { die }));
    const changes = [
        ...(group.token ? [t("kb-with-token")] : []),
        ...(group.market ? [t("kb-with-market", { change: group.market > 0 ? "+1" : "−1" })] : []),
    ];
    return [...dice, ...white, ...changes].join(" + ");
}

function influenceWords(face: Face<Kingsburg>, move: Influence, box: Box): string {
    const advisor = box.advisors.find((one) => one.number === move.advisor);
    return t(move.envoy ? "kb-do-influence-envoy" : "kb-do-influence", {
        advisor: face.term(`advisor_${move.advisor}`),
        number: move.advisor,
        dice: groupWords(groupOf(move)),
        gift: giftWords(advisor),
    });
}

/** "Take 1 gold and 1 stone", or with what is given for it. */
export function takeWords(purse: Purse): string {
    const gained = {
        gold: Math.max(purse.gold, 0),
        wood: Math.max(purse.wood, 0),
        stone: Math.max(purse.stone, 0),
    };
    const given = {
        gold: Math.max(-purse.gold, 0),
        wood: Math.max(-purse.wood, 0),
        stone: Math.max(-purse.stone, 0),
    };
    if (!countOf(given)) return t("kb-do-take", { goods: goodsWords(gained) });
    return t("kb-do-swap", { given: goodsWords(given), gained: goodsWords(gained) });
}

/** What a move does, as one says it before doing it. */
export function moveWords(face: Face<Kingsburg>, move: GameMove, box: Box): string {
    if (isPaying(move)) return payingWords(face, move.move, purseOf(move));
    switch (move.move) {
        case "influence":
            return influenceWords(face, move, box);
        case "build":
            return t("kb-do-build", { building: face.term(move.building) });
        case "build_two":
            return t("kb-do-build-two", { first: face.term(move.first), second: face.term(move.second) });
        case "reroll":
            return t("kb-do-reroll", { die: move.die });
        case "reroll_all":
            return t("kb-do-reroll-all");
        case "pay_town_hall":
            return t("kb-do-town-hall", { payment: face.term(move.payment) });
        case "pass":
            return t("kb-do-pass", { step: face.view.step });
        default:
            return "";
    }
}

function payingWords(face: Face<Kingsburg>, kind: "take" | "give" | "recruit", purse: Purse): string {
    if (kind === "take") return takeWords(purse);
    if (kind === "give") return t("kb-do-give", { goods: goodsWords(purse) });
    const price = face.view.provinces[face.seat ?? 0]?.buildings.includes("barracks") ? 1 : 2;
    return t("kb-do-recruit", { n: countOf(purse) / price, goods: goodsWords(purse) });
}

export function enemyWords(face: Face<Kingsburg>, enemy: EnemyFacts): string {
    return t("kb-enemy-words", {
        name: face.term(enemy.id),
        strength: enemy.strength,
        reward: spoilsWords(enemy.reward),
        loss: spoilsWords(enemy.loss),
    });
}
