"""What a scenario may say of a position (`given`), in the words of the view."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.orders_muster import Side


class GivenRealm(msgspec.Struct, forbid_unknown_fields=True):
    """What is not said stays as founded."""

    gold: int | None = None
    capital: str | None = None
    """A field that has a town of that stage; empty: none."""
    home: str | None = None
    """A field of that terrain."""
    ways: tuple[str, ...] = ()
    coasts: tuple[str, ...] = ()
    consents: tuple[str, ...] = ()
    declines: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    kind: str | None = None
    """Of `kinds.KINDS`; `outside`: a seat that is free."""
    cards: dict[str, int] = {}
    store: dict[str, int] = {}
    prices: dict[str, int] = {}
    bids: dict[str, int] = {}
    """Trade cards; what merchants have, ask and pay, by the names of goods."""


class GivenField(msgspec.Struct, forbid_unknown_fields=True):
    terrain: str | None = None
    """A letter of `description.py`: t, f, d, s, h, b, g, w, ~."""
    owner: str | None = None
    """A realm, or `nobody`."""
    rivers: tuple[Side, ...] = ()
    roads: tuple[Side, ...] = ()
    quays: tuple[Side, ...] = ()
    bridges: tuple[Side, ...] = ()
    walls: tuple[Side, ...] = ()
    damaged: dict[str, int] = {}
    """Points lost, such as `WL NO = 20`."""
    town: Literal["", "BUR", "STD", "FST", "HST", "FHS", "site", "none"] = ""
    """The highest finished stage; `site` for a new town that has none yet; `none` removes one."""
    points: int | None = None
    site: Literal["", "BUR", "STD", "FST", "HST", "FHS"] = ""
    special: int = 0
    post: bool = False
    """A trading post."""
    plundered: int | None = None


class GivenArmy(msgspec.Struct, forbid_unknown_fields=True):
    field: str
    troops: int = 0
    mounts: int = 0
    leaders: int = 1
    light: int = 0
    heavy: int = 0
    gold: int = 0
    special: int = 0
    guard: bool = False
    aboard: int = 0
    held: int = 0
    giver: int = -1
    moved: int = 0
    kills: bool = False
    nature: int = 0
    """Of a creature (4xx): 1 foot, 2 riders, 3 fleet."""
    might: int = 0
    traits: int = 0


class GivenPerson(msgspec.Struct, forbid_unknown_fields=True):
    field: str
    rank: str = "CHF"
    name: str = ""
    most: int | None = None
    """Good points, in whole ones; those of the rank if not said."""
    now: int | None = None
    army: int = 0
    present: bool = True
    nameless: bool = False
    great: bool = False
    title: str = ""
    """The rank he is meant for, or a wizard's throne; his rank if not said."""
    bonus: int = 0
    """Whole points that a wizard has as ruler only."""
    knight: bool = False
    captor: str = ""
    """The realm whose prisoner he is."""
    warden: int = 0
    traits: int = 0


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign in some month: at the muster, or when `active` is to move. `all` names fields in one go."""

    month: int = 1
    step: Literal["muster", "turn"] = "muster"
    active: str | None = None
    """Whose turn it is; the first of the order if not said."""
    order: tuple[str, ...] = ()
    """Of this month and the next four; by seat if not said."""
    all: GivenField | None = None
    """What every field of the world is before `fields` are read, nest and castle excepted."""
    realms: dict[str, GivenRealm] = {}
    fields: dict[str, GivenField] = {}
    armies: dict[str, dict[str, GivenArmy]] = {}
    people: dict[str, dict[str, GivenPerson]] = {}
    besieged: dict[str, int] = {}
    audvacar: str = ""
    """The field of the merchants' city."""


def wrong(field: str, en: str, de: str) -> Complaint:
    return Complaint(f"given.{field}: {en}", f"given.{field}: {de}")
