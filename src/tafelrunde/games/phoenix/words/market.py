"""Sentences about the merchants, trading posts and cards."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders import market
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(market.StockUp, "Lagere {goods} ein", "Stock {goods}"),
    *forms_of(
        market.BuyGoods,
        "Kaufe {goods} als {army} über (Kontor|Handelskontor) {post:field} [auf {at}]",
        "Buy {goods} as {army} through (post) {post:field} [on {at}]",
    ),
    *forms_of(market.SellGoods, "Verkaufe {goods} aus (Rüstort) {town}", "Sell {goods} from (town) {town}"),
    *forms_of(
        market.BuildPost,
        "Errichte|Baue Handelskontor|Kontor in {field}",
        "Build|Erect trading (post) in {field}",
    ),
    *forms_of(
        market.SetPrice,
        "Verkaufspreis {good} {price} (GS|Goldstücke|Gold)",
        "Price (of) {good} {price} (gold)",
    ),
    *forms_of(
        market.SetBid, "Ankaufspreis {good} {price} (GS|Goldstücke|Gold)", "Bid (for) {good} {price} (gold)"
    ),
    *forms_of(
        market.PassCards,
        "Übergib|Übergebe {realm} {count} Karten|Karte {card}",
        "Hand {realm} {count} cards|card {card}",
    ),
]
