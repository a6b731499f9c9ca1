"""What the game master gives to the merchants (6.4.1)."""

from __future__ import annotations

from tafelrunde.engine.contract import Move
from tafelrunde.games.phoenix.orders.market import Card
from tafelrunde.games.phoenix.orders.muster import Count, Name


class DealCards(Move, frozen=True, tag="deal_cards"):
    """New trade cards after an income round (PH-6.4.1i)."""

    realm: Name
    card: Card
    count: Count
