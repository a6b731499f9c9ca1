"""Orders about the defeated: whether an army kills or captures, whom it lets go, passes on or sells."""

from __future__ import annotations

from tafelrunde.games.phoenix.orders.muster import Amount, Name, Number, Order


class SetStance(Order, frozen=True, tag="set_stance"):
    """`101 tötet Gegner` or `101 macht Gefangene`: what it does with those it runs over, until changed."""

    army: Number
    kill: bool = False


class Release(Order, frozen=True, tag="release"):
    """`Lasse Gefangene von 101 frei` (PH-5.8.4a)."""

    army: Number


class PassPrisoners(Order, frozen=True, tag="pass_prisoners"):
    """`Übergebe die Gefangenen von 101 an 102`: all of them, like other cargo (PH-4.3e)."""

    army: Number
    into: Number


class OfferPrisoners(Order, frozen=True, tag="offer_prisoners"):
    """`Biete Yaromo die Gefangenen von 101 für 500 GS an` (PH-3.2.2a); replaces what it offered before."""

    army: Number
    realm: Name
    price: Amount = 0


WarOrder = SetStance | Release | PassPrisoners | OfferPrisoners
