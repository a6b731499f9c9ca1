"""Orders about the merchants of Audvacar (6.4.1): their stock and prices, trading posts, cards."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.phoenix.orders.muster import Amount, Count, FieldName, Goods, Name, Number, Order

Good = Literal[
    "warriors",
    "mounts",
    "riders",
    "ships",
    "leaders",
    "light_catapults",
    "heavy_catapults",
    "light_warships",
    "heavy_warships",
]
Card = Literal["tanner", "leatherworker", "mining", "carpenter", "master_builder"]


class StockUp(Order, frozen=True, tag="stock_up"):
    """`Lagere 500 K und 20 S ein`: the merchants recruit for their stock (muster)."""

    goods: Goods


class BuyGoods(Order, frozen=True, tag="buy_goods"):
    """`Kaufe 500 K und 1 HF als 101 über Kontor 503/22`: from the merchants' stock (muster)."""

    post: FieldName
    army: Number
    goods: Goods
    at: FieldName = ""


class SellGoods(Order, frozen=True, tag="sell_goods"):
    """`Verkaufe 20 S aus Rüstort 503/22`: recruited there and sold to the merchants at once (muster)."""

    town: FieldName
    goods: Goods


class BuildPost(Order, frozen=True, tag="build_post"):
    """`Errichte Handelskontor in 503/22` (muster)."""

    field: FieldName


class SetPrice(Order, frozen=True, tag="set_price"):
    """`Verkaufspreis K 6 GS`: what the merchants ask for one; 0: it is not for sale."""

    good: Good
    price: Amount


class SetBid(Order, frozen=True, tag="set_bid"):
    """`Ankaufspreis S 450 GS`: what they pay for one."""

    good: Good
    price: Amount


class PassCards(Order, frozen=True, tag="pass_cards"):
    """`Übergib Yaromo 2 Karten Gerber`."""

    realm: Name
    card: Card
    count: Count


MarketOrder = StockUp | BuyGoods | SellGoods | BuildPost | SetPrice | SetBid | PassCards
