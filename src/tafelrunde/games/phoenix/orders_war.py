"""Orders about the defeated: whether an army kills or captures, and whom it lets go."""

from __future__ import annotations

from tafelrunde.games.phoenix.orders_muster import Number, Order


class SetStance(Order, frozen=True, tag="set_stance"):
    """`101 tötet Gegner` or `101 macht Gefangene`: what it does with those it runs over, until changed."""

    army: Number
    kill: bool = False


class Release(Order, frozen=True, tag="release"):
    """`Lasse Gefangene von 101 frei` (PH-5.8.4a)."""

    army: Number


WarOrder = SetStance | Release
