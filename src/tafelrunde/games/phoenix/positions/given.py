"""What a scenario may say of a position (`given`), in the words of the view."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.games.phoenix.orders.muster import Side
from tafelrunde.games.phoenix.state.pieces import FRESH, STAYED


class GivenSeatMove(msgspec.Struct, forbid_unknown_fields=True, rename={"start": "from"}):
    """From where to where a capital moves, and the month at whose end it is there."""

    start: str
    to: str
    month: int


class GivenDeal(msgspec.Struct, forbid_unknown_fields=True):
    month: int
    count: int


class GivenGrave(msgspec.Struct, forbid_unknown_fields=True):
    """A dead character: the last month of the lock, 0 before it begins; who it was, and of which office."""

    until: int = 0
    name: str = ""
    rank: str = "CHF"


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
    free: tuple[str, ...] | None = None
    bonus: tuple[str, ...] | None = None
    """Stages of towns that were built for nothing."""
    kind: str | None = None
    """Of `kinds.KINDS`; `outside`: a seat that is free."""
    line: tuple[int, ...] = ()
    """Its order of combat: numbers of characters."""
    absence: int | None = None
    """How long its players have been away: 0 to 4."""
    moving: GivenSeatMove | None = None
    """The capital moves."""
    graves: dict[str, GivenGrave] = {}
    """Dead characters by number."""
    gifts: tuple[tuple[int, int], ...] = ()
    """Gold of the treasury that was given, each with the last month in which it stays."""
    cards: dict[str, int] = {}
    dealt: GivenDeal | None = None
    """Trade cards; in which month they were dealt last, and how many."""
    post_lost: int | None = None
    """The month in which it lost a trading post last."""
    store: dict[str, int] = {}
    coming: dict[str, int] = {}
    prices: dict[str, int] = {}
    bids: dict[str, int] = {}
    """What merchants have, get next month, ask and pay, by the names of goods."""


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
    bonus: bool = False
    """The people of invaders build it for nothing."""
    special: int = 0
    torn: int = 0
    """The month in which its own realm tore down a stage last."""
    post: bool = False
    post_since: int | None = None
    """A trading post; the month in which it was built, this one if not said."""
    plundered: int | None = None
    happening: int | None = None
    """What its next taxes gain or lose, in percent."""


class GivenArmy(msgspec.Struct, forbid_unknown_fields=True):
    field: str
    troops: int = 0
    mounts: int = 0
    leaders: int = 1
    light: int = 0
    heavy: int = 0
    gold: int = 0
    special: int = 0
    prisoners: dict[str, int] = {}
    """In bulk: `warriors`, `riders`, `leaders`."""
    guard: bool = False
    aboard: int = 0
    held: int = 0
    giver: int | str = -1
    """The realm that gave what is held."""
    gift: dict[str, int] = {}
    """What of it was given, by the names of goods, `gold` and `prisoners`; while it is held, nothing: all."""
    moved: int = 0
    fired: tuple[int, int] = (0, 0)
    """How many light and heavy weapons have fired this month."""
    points: int = FRESH
    climbs: int = 0
    done: int = 0
    came: int = STAYED
    """Of its last turn: movement points left, height points used, deeds (`deeds.py`), side it came over."""
    kills: bool = False
    captures: bool = False
    nature: int = 0
    """Of a creature (4xx): 1 foot, 2 riders, 3 fleet."""
    might: int = 0
    traits: int = 0


class GivenPerson(msgspec.Struct, forbid_unknown_fields=True):
    field: str
    rank: str = "CHF"
    name: str = ""
    most: int | float | None = None
    """Good points, tenths behind the point; those of the rank if not said."""
    now: int | float | None = None
    army: int = 0
    present: bool = True
    nameless: bool = False
    great: bool = False
    title: str = ""
    """The rank he is meant for, or a wizard's throne; his rank if not said."""
    bonus: int | float = 0
    """Points that a wizard has as ruler only."""
    knight: bool = False
    spares: bool = False
    """Takes no part in retreat fights."""
    barred: int = 0
    locked: int = 0
    sheltered: int = 0
    """Last months: in which he attacks nobody, keeps his throne, stays in the castle."""
    awarded: int | float = 0
    award_year: int = 0
    """Points that adventures brought him in that year."""
    moved: int = 0
    points: int = FRESH
    climbs: int = 0
    done: int = 0
    captor: str = ""
    """The realm whose prisoner he is."""
    warden: int = 0
    traits: int = 0
    refuge: str = ""
    """The field where he retreats by a standing instruction."""
    rivals: dict[str, tuple[int, ...]] = {}
    """By realm, whom he fights by a standing instruction."""


class GivenWork(msgspec.Struct, forbid_unknown_fields=True):
    """A work in the making, or being repaired: `points` that it gets back."""

    realm: str
    field: str
    side: Side
    work: Literal["STR", "KA", "BR", "WL"]
    gold: int = 0
    points: int = 0


class GivenGrowth(msgspec.Struct, forbid_unknown_fields=True):
    """Building points that a town gets at the end of the month."""

    realm: str
    field: str
    points: int
    gold: int = 0


class GivenDeed(msgspec.Struct, forbid_unknown_fields=True):
    """Land that waits for an army of the receiver."""

    giver: str
    receiver: str
    fields: tuple[str, ...]


class GivenPledge(msgspec.Struct, forbid_unknown_fields=True):
    """What an army offers to a realm, until that month; by the names of goods, and `gold`, `prisoners`."""

    giver: str
    army: int
    receiver: str
    goods: dict[str, int]
    price: int = 0
    month: int | None = None


class GivenSpell(msgspec.Struct, forbid_unknown_fields=True):
    """A magic wall; `caster` is the number of the wizard who keeps it."""

    realm: str
    field: str
    side: Side
    caster: int


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign in some month: at the muster, or when `active` is to move. `all` names fields in one go."""

    month: int = 1
    step: Literal["muster", "turn"] = "muster"
    active: str | None = None
    """Whose turn it is; the first of the order if not said."""
    order: tuple[str, ...] = ()
    """Of this month and the next four; by seat if not said."""
    orders: dict[str, tuple[str, ...]] = {}
    gates: dict[str, int] = {}
    """By month, where they differ: the order of the realms, and the gate of travellers from the nest."""
    missed: tuple[str, ...] = ()
    """Realms that stand still this month."""
    all: GivenField | None = None
    """What every field of the world is before `fields` are read, nest and castle excepted."""
    realms: dict[str, GivenRealm] = {}
    fields: dict[str, GivenField] = {}
    armies: dict[str, dict[str, GivenArmy]] = {}
    people: dict[str, dict[str, GivenPerson]] = {}
    besieged: dict[str, int] = {}
    sites: tuple[GivenWork, ...] = ()
    repairs: tuple[GivenWork, ...] = ()
    growth: tuple[GivenGrowth, ...] = ()
    deeds: tuple[GivenDeed, ...] = ()
    pledges: tuple[GivenPledge, ...] = ()
    magic: tuple[GivenSpell, ...] = ()
    """What has been begun, offered and cast."""
    audvacar: str = ""
    """The field of the merchants' city."""
