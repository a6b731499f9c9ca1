"""Orders of gifts, trade and words to the game master (B17). Their JSON form."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tafelrunde.games.phoenix.orders.muster import Amount, Count, FieldName, Goods, Name, Number, Order


class GiveGold(Order, frozen=True, tag="give_gold"):
    """`Schenke Yaromo 5000 GS`, from the treasury over a shared border (PH-3.2.2f)."""

    realm: Name
    gold: Count


class HandGold(Order, frozen=True, tag="hand_gold"):
    """`Übergebe Yaromo 5000 GS von 101`: cargo carried into the receiver's land."""

    army: Number
    realm: Name
    gold: Count


class OfferGoods(Order, frozen=True, tag="offer_goods"):
    """`Biete Yaromo 20 S von 301 an`, for nothing or a price; taken over in the receiver's turn (PH-6.1b)."""

    army: Number
    realm: Name
    goods: Goods = Goods()
    special: Amount = 0
    """Special income that the army carries."""
    price: Amount = 0


class TakeOver(Order, frozen=True, tag="take_over"):
    """`Übernimm von Yaromo aus 301 nach 302`."""

    realm: Name
    army: Number
    into: Number


class GiveLand(Order, frozen=True, tag="give_land"):
    """`Schenke Yaromo das Land 503/22, 503/23`: in one piece, taken over by an army (PH-3.2.2e)."""

    realm: Name
    fields: Annotated[tuple[FieldName, ...], msgspec.Meta(min_length=1)]


class Tell(Order, frozen=True, tag="tell"):
    """`Sonderbefehl: ...`: free text to the game master (R40)."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


TradeOrder = GiveGold | HandGold | OfferGoods | TakeOver | GiveLand | Tell
