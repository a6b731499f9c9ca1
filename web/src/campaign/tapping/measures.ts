// How much of what there is to give: limits of amounts and of goods, as far as the realm knows them.
import { said } from "../../lib/texts.svelte";
import { GOODS, GRAMMAR, type Goods, type Value } from "../language/grammar";
import type { Known, KnownPiece } from "../language/known";
import type { Deed } from "./deeds";
import { goodsOf } from "./naming";
import { pointsOf, townOf, type Offers } from "./options";
import type { Slot } from "./slots";

type Values = Readonly<Record<string, Value>>;

export interface GoodsRow {
    readonly good: string;
    readonly price: number | null;
    readonly most: number | null;
    readonly why: string;
}

function armyIn(values: Values, known: Known): KnownPiece | undefined {
    return known.pieces.find((piece) => piece.isOwn && piece.number === values["army"]);
}

const WEAPONS = ["light_catapults", "heavy_catapults", "light_warships", "heavy_warships"];
/** What is taken out of an army. */
const TAKES = new Set(["split", "offer_goods", "fire_before", "fire_after"]);

/** Kinds of goods that can be meant, each with its price and how many there are. */
export function goodsRows(deed: Deed, slot: Slot, values: Values, known: Known, offers: Offers): GoodsRow[] {
    const chosen = (values[slot.name] ?? {}) as Goods;
    if (deed.order === "recruit") return recruits(values, offers);
    const all = slot.name === "weapons" ? WEAPONS : GOODS;
    const army = TAKES.has(deed.order) ? armyIn(values, known) : undefined;
    const has = goodsOf(army);
    const shown = army?.army ? all.filter((good) => has[good] || chosen[good]) : all;
    return (shown.length ? shown : all).map((good) => ({
        good,
        price: null,
        most: army?.army ? (has[good] ?? 0) : null,
        why: "",
    }));
}

function recruits(values: Values, offers: Offers): GoodsRow[] {
    const town = townOf(offers, values);
    return GOODS.map((good) => {
        const offer = town?.offers.find((one) => one.what === GRAMMAR.goods[good]?.[1][0]);
        const why = offer?.why ?? (good === GOODS[0] ? town?.why : null);
        return {
            good,
            price: offer?.price ?? null,
            most: offer?.most ?? null,
            why: why ? said(why.said) : "",
        };
    });
}

/** The most that an amount can be; null if nobody knows. */
export function mostOf(deed: Deed, slot: Slot, values: Values, known: Known, offers: Offers): number | null {
    const army = armyIn(values, known)?.army;
    const { order } = deed;
    if (slot.name === "points") return pointsOf(deed, values, offers);
    if (slot.name === "leaders") return army?.leaders ?? null;
    if (slot.name === "count" && army) {
        const troops = army.troops ?? 0;
        return order === "mount" ? Math.min(troops, army.mounts ?? 0) : troops;
    }
    if (slot.name === "special") return army?.special ?? null;
    if (slot.name !== "gold") return null;
    if (order === "give_gold") return known.gold;
    if (order === "to_treasury") return known.chests.get(String(values["field"])) ?? null;
    if (order === "load") return values["special"] ? null : known.gold;
    return army ? ((values["special"] === true ? army.special : army.gold) ?? null) : null;
}
