"""Rows of a report about people, other realms, and rights and offers between realms; see `report.py`."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Good points in tenths; `title` is the rank he waits for."""

    number: int
    name: str
    rank: str
    title: str
    field: str
    army: int
    most: int | None
    now: int | None
    present: bool
    captor: str
    locked: int
    """The last month in which he keeps a wizard's throne, or stays in the castle."""
    knight: bool
    barred: int | None
    """The last month in which he attacks nobody; None for strangers."""
    traits: tuple[str, ...]
    """What a magical creature can do; nothing for strangers."""


class Sighting(msgspec.Struct, frozen=True):
    """A foreign army: kind, realm, number and place (PH-1.8m); `near` is the distance to own land, or -1."""

    number: int
    kind: str
    field: str
    terrain: int
    owner: str
    aboard: int
    near: int
    is_new: bool
    came: bool
    """It stood elsewhere at the beginning of the month."""
    known: dict[str, int]
    """What the view says about its strength: nothing, unless the reader is the game master."""


class Other(msgspec.Struct, frozen=True):
    """Another realm as the reader sees it; `grew` fields since the beginning of the month."""

    realm: str
    seat: int
    colour: str
    capital: str
    fields: int
    grew: int
    ways: tuple[str, ...]
    """With whom it has the right of way."""
    moving: str
    """Where its capital moves, if it does."""
    moving_until: int
    towns: dict[str, str]
    works: dict[str, int]
    """How many of each kind stand on its land."""
    armies: tuple[Sighting, ...]
    people: tuple[Person, ...]
    gold: int | None


class Rights(msgspec.Struct, frozen=True):
    """By names of realms: mutual ways, ways offered either way, coasts given and received, gifts declined."""

    ways: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    coasts_given: tuple[str, ...] = ()
    coasts_held: tuple[str, ...] = ()
    declined: tuple[str, ...] = ()


class LandOffer(msgspec.Struct, frozen=True):
    giver: str
    receiver: str
    fields: tuple[str, ...]


class GoodsOffer(msgspec.Struct, frozen=True):
    """An army whose goods pass to the receiver, as a gift if the price is 0."""

    giver: str
    army: int
    receiver: str
    price: int
    goods: dict[str, int]


class Offers(msgspec.Struct, frozen=True):
    land: tuple[LandOffer, ...] = ()
    goods: tuple[GoodsOffer, ...] = ()
