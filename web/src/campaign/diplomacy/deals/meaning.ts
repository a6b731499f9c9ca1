// What an order between realms means, in words: for whoever is asked to agree to it.
import { listed, t } from "../../../lib/texts.svelte";
import type { Deal } from "./deals";
import { plain } from "../names";

/** "20 ships and 3 light catapults". */
export function goodsInWords(goods: Readonly<Record<string, number | undefined>>): string {
    const counted = Object.entries(goods).flatMap(([good, count]) =>
        count ? [t(`dip-good-${good.replaceAll("_", "-")}`, { count })] : [],
    );
    return listed(counted);
}

function given(deal: Deal): string {
    if (deal.order !== "offer_goods") return "";
    const special = deal.special ? { gold: deal.special } : {};
    return goodsInWords({ ...deal.goods, ...special } as Record<string, number>);
}

/** In the third person: `giver` orders it, `other` is whom it concerns. */
export function meaning(deal: Deal, giver: string, other: string): string {
    const values = deal as unknown as Record<string, number | string | string[] | undefined>;
    const number = (name: string) => Number(values[name] ?? 0);
    const unit = (name: string) => String(values[name] ?? "");
    return t(`dip-means-${deal.order.replaceAll("_", "-")}`, {
        giver: plain(giver),
        other: plain(other),
        gold: number("gold"),
        count: number("count"),
        price: number("price"),
        army: unit("army"),
        into: unit("into"),
        person: unit("person"),
        goods: given(deal),
        fields: "fields" in deal ? listed(deal.fields) : "",
        card: "card" in deal ? t(`dip-card-${deal.card.replaceAll("_", "-")}`) : "",
    });
}
