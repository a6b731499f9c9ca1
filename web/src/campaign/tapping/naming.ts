// What pieces and values are called in the reader's language.
import { t, texts } from "../../lib/texts.svelte";
import { GRAMMAR, spoken } from "../language/grammar";
import type { KnownPiece } from "../language/known";

/** `Reiterheer 201`, `Zauberer 501 Merlin`. */
export function pieceName({ kind, number, name }: KnownPiece): string {
    const said = t(`tap-piece-${kind}`, { number: String(number) });
    return name ? `${said} ${name}` : said;
}

/** Goods that an army has, by the name of the goods. */
export function goodsOf(piece: KnownPiece | undefined): Record<string, number> {
    const army = piece?.army;
    if (!army) return {};
    const isFleet = piece.kind === "fleet";
    const troops = isFleet ? "ships" : piece.kind === "riders" ? "riders" : "warriors";
    const all: Record<string, number | null | undefined> = {
        [troops]: army.troops,
        mounts: army.mounts,
        leaders: army.leaders,
        [isFleet ? "light_warships" : "light_catapults"]: army.light,
        [isFleet ? "heavy_warships" : "heavy_catapults"]: army.heavy,
    };
    return Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, number] => Boolean(entry[1])),
    );
}

/** `503/22 · 5.000 K, 5 HF`. */
export function pieceAbout(piece: KnownPiece): string {
    const goods = Object.entries(goodsOf(piece)).map(([name, count]) => `${count} ${shortGood(name)}`);
    const parts = [piece.field, piece.rank, goods.join(", "), piece.isComing ? t("tap-coming") : ""];
    return parts.filter(Boolean).join(" · ");
}

export function shortGood(name: string): string {
    return GRAMMAR.goods[name]?.[1][0] ?? name;
}

export function goodName(name: string): string {
    return t(`tap-good-${name.replaceAll("_", "-")}`);
}

/** Names of sides, works, stages and cards come with the grammar, those of ranks from our texts. */
export function optionName(kind: string, code: string): string {
    if (kind === "good") return goodName(code);
    if (kind === "rank" || kind === "office") return t(`tap-rank-${code.toLowerCase()}`);
    const names = GRAMMAR.kinds[kind]?.names?.[code];
    return names ? spoken(names, texts.lang) : code;
}

export function deedName(id: string): string {
    return t(`tap-deed-${id.replaceAll("_", "-")}`);
}
