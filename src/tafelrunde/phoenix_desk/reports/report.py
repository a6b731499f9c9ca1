"""What a report is made of: the schema of `--format json`. Numbers, codes, and sentences in both languages.

Fields are named as on the map (`503/22`), months are counted from the start of the campaign (1 is the first
Hawar), towns, works and ranks go by their codes (BUR, STR, HER). What the reader may not know is None.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.secrecy.seen import Begun, MagicWall
from tafelrunde.phoenix_desk.reports.reading.rows import Ordered, Scene
from tafelrunde.phoenix_desk.reports.report_others import Offers, Other, Person, Rights

FORMAT = 1
Kind = Literal["taxes", "other", "special", "spent", "carried", "master"]
"""Of a booking. Taxes, other and special income are kept apart (PH-3.2c); `carried`: to and from armies."""
Turn = Literal["waiting", "running", "over"]


class Line(msgspec.Struct, frozen=True):
    """Something that happened or will happen, with the rule behind it; `data` is the event or note itself."""

    kind: str
    rule: str
    said: Words
    data: dict[str, Any] = {}


class Gathered(msgspec.Struct, frozen=True):
    """Lines that are alike in one sentence; `of`: their places in the list that has them one by one."""

    kind: str
    rule: str
    said: Words
    of: tuple[int, ...]


class Chapter(msgspec.Struct, frozen=True):
    """A part of the month on the notice board: the muster, a realm's turn, the end; `of` counts in `news`."""

    head: Words
    lines: tuple[Gathered, ...]


class Brief(msgspec.Struct, frozen=True):
    """What text and page say of three lists of lines: what is alike, gathered."""

    diary: tuple[Gathered, ...] = ()
    changes: tuple[Gathered, ...] = ()
    due: tuple[Gathered, ...] = ()


class Wish(msgspec.Struct, frozen=True):
    """A special order in words, which only the game master can carry out (PH-R40)."""

    realm: str
    text: str


class Drawn(msgspec.Struct, frozen=True):
    """The turn order of one month; `place` is the reader's own, from 1, or 0."""

    month: int
    realms: tuple[str, ...]
    place: int
    gate: int
    recruiting: bool
    income: bool


class Booking(msgspec.Struct, frozen=True):
    """One line of the treasury book. `apart`: special income spent where it lay, past the treasury."""

    month: int
    gold: int
    why: str
    where: str
    balance: int
    rule: str
    kind: Kind
    apart: bool = False


class Book(msgspec.Struct, frozen=True):
    """The treasury of a month, or of all; `sums` by kind of booking."""

    opening: int
    closing: int
    rows: tuple[Booking, ...]
    sums: dict[str, int]


class Carried(msgspec.Struct, frozen=True):
    """Gold outside the treasury: with an army, or (army 0) special income in a town (PH-3.2.3)."""

    army: int
    field: str
    gold: int
    special: int


class Forecast(msgspec.Struct, frozen=True):
    """What the land would pay if nothing changed; plunder takes `blocked` away, events add `extra`."""

    month: int
    gold: int
    fields: int
    towns: int
    blocked: int
    extra: int


class Ground(msgspec.Struct, frozen=True):
    """Own fields of one terrain, and what they yield in an income month."""

    terrain: int
    fields: int
    income: int


class Claim(msgspec.Struct, frozen=True):
    """A field won or lost, by whom from whom; empty for nobody."""

    field: str
    terrain: int
    before: str
    now: str
    how: str


class Blocked(msgspec.Struct, frozen=True):
    """A plundered field and the month in which it yields again."""

    field: str
    until: int


class Land(msgspec.Struct, frozen=True):
    fields: int
    grounds: tuple[Ground, ...]
    won: tuple[Claim, ...]
    lost: tuple[Claim, ...]
    blocked: tuple[Blocked, ...]


class Town(msgspec.Struct, frozen=True):
    """`full`: points of its finished stage; `goal`: those of the stage being built; `lost`: damage."""

    field: str
    terrain: int
    stage: str
    built: str
    site: str
    points: int | None
    full: int
    goal: int
    lost: int
    growing: int
    special: int
    besieged: int
    income: int
    post: bool
    """Whether it has a trading post."""


class Work(msgspec.Struct, frozen=True):
    work: str
    field: str
    side: str
    points: int
    lost: int


class Army(msgspec.Struct, frozen=True):
    """`space` in space points, `load` of `room` cargo room used, `budget` movement points of a month."""

    number: int
    kind: str
    field: str
    terrain: int
    owner: str
    aboard: int
    moved: int
    held: int
    giver: str
    goods: dict[str, int]
    gold: int
    special: int
    cargo: dict[str, int]
    guard: bool
    space: int
    room: int
    load: int
    budget: int
    left: int
    conquers: bool
    might: int
    """Good points of a creature's own."""
    traits: tuple[str, ...]
    """And what else it can do."""


class Failure(msgspec.Struct, frozen=True):
    """An order that could not be carried out: its line, the rule and the reason in words."""

    line: int
    rule: str
    why: Words


class Figure(msgspec.Struct, frozen=True):
    """One number at the beginning and at the end."""

    name: str
    before: int
    now: int


class Changes(msgspec.Struct, frozen=True):
    figures: tuple[Figure, ...] = ()
    lines: tuple[Line, ...] = ()


class Ware(msgspec.Struct, frozen=True):
    """What the merchants ask for one of a good, and pay for it."""

    good: str
    price: int
    bid: int


class Trade(msgspec.Struct, frozen=True):
    """Trade cards; what merchants have in store, and what comes to it; their prices."""

    cards: dict[str, int]
    store: dict[str, int]
    coming: dict[str, int]
    wares: tuple[Ware, ...]


class Own(msgspec.Struct, frozen=True):
    """All that a realm knows of itself."""

    realm: str
    seat: int
    colour: str
    charge: int
    capital: str
    home: int
    gold: int
    book: Book
    carried: tuple[Carried, ...]
    forecast: Forecast
    land: Land
    towns: tuple[Town, ...]
    works: tuple[Work, ...]
    begun: tuple[Begun, ...]
    magic: tuple[MagicWall, ...]
    armies: tuple[Army, ...]
    people: tuple[Person, ...]
    diary: tuple[Line, ...]
    failed: tuple[Failure, ...]
    rights: Rights
    offers: Offers
    trade: Trade
    changes: Changes
    due: tuple[Line, ...]
    brief: Brief
    turn: Turn
    """How far its turn of the month is; only when it is over, its orders have been carried out."""
    standing: tuple[Words, ...]
    """Standing instructions, as the orders that give them."""
    orders: tuple[Ordered, ...] = ()
    """What it ordered in this month, and what became of it."""


class Worked(msgspec.Struct, frozen=True):
    """One evaluation: every figure that the reader may know, line by line, with the rules."""

    kind: str
    fields: tuple[str, ...]
    lines: tuple[Words, ...]
    data: dict[str, Any]


class Report(msgspec.Struct, frozen=True):
    """One month as one reader may know it: a realm, the game master (every realm), or the public (none)."""

    format: int
    reader: Literal["realm", "master", "public"]
    world: str
    month: int
    name: str
    year: int
    season: str
    recruiting: bool
    income: bool
    closed: bool
    """Whether the month is over; if not, the report shows how it stands."""
    orders: tuple[Drawn, ...]
    own: tuple[Own, ...]
    """The reader's realm; for the game master all of them."""
    others: tuple[Other, ...]
    news: tuple[Line, ...]
    board: tuple[Chapter, ...]
    """The same as people read it."""
    wishes: tuple[Wish, ...] = ()
    """Special orders of the month: all of them for the game master."""
    minutes: tuple[dict[str, Any], ...] = ()
    """How evaluations were worked out: for the game master only."""
    worked: tuple[Worked, ...] = ()
    """The same in words: all of it for the game master, its own part for a realm."""
    scenes: tuple[Scene, ...] = ()
    """The same once more as fights that can be shown one after the other."""
    terms: dict[str, Words] = {}
    """The names of codes that stand in it: towns, works, ranks, goods, terrain (`terrain_9`), bookings."""
