"""What only one realm and the game master are told: lines of its diary (`State.note`), told in `Reported`."""

from __future__ import annotations

import msgspec

from tafelrunde.games.phoenix.told.note import Note
from tafelrunde.games.phoenix.told.war_notes import (
    CombatTold,
    DuelTold,
    FireLosses,
    FireRolled,
    Fought,
    Halted,
    RanOver,
    Spoils,
    TookOver,
    TownHit,
    TroopsBanned,
    UnderFire,
    Walled,
    WasOverrun,
)


class Booked(Note, frozen=True, tag="booked"):
    """One line of the treasury book; `why` is a term such as taxes, recruiting, gift."""

    gold: int
    why: str
    balance: int
    where: str = ""


class OrderFailed(Note, frozen=True, tag="order_failed"):
    """An order that was in order when it was handed in and could not be carried out; `line` from 1."""

    line: int
    rule: str
    params: dict[str, str] = msgspec.field(default_factory=dict)


class Recruited(Note, frozen=True, tag="recruited"):
    number: int
    field: str
    goods: dict[str, int]


class Prevented(Note, frozen=True, tag="prevented"):
    """A building, extension or repair that hostile armies have prevented (PH-1.5c)."""

    what: str
    field: str
    side: str = ""


class TownGrew(Note, frozen=True, tag="town_grew"):
    field: str
    points: int
    now: int


class Besieged(Note, frozen=True, tag="besieged"):
    field: str
    fields: int


class Cut(Note, frozen=True, tag="cut"):
    """Goods lost for want of room (PH-5.7a)."""

    number: int
    field: str
    goods: dict[str, int]


class Drowned(Note, frozen=True, tag="drowned"):
    number: int
    field: str
    goods: dict[str, int]


class Released(Note, frozen=True, tag="released"):
    number: int
    field: str
    prisoners: dict[str, int]


class Received(Note, frozen=True, tag="received"):
    """Goods or gold from another realm."""

    realm: int
    what: str
    where: str = ""


class Said(Note, frozen=True, tag="said"):
    """A special order in words, to the game master."""

    text: str


class Informed(Note, frozen=True, tag="informed"):
    """Words of the game master."""

    text: str


class PointsGained(Note, frozen=True, tag="points_gained"):
    """Good points in tenths; `why` is a term such as race, adventure."""

    person: int
    tenths: int
    most: int
    why: str


class Amended(Note, frozen=True, tag="amended"):
    """A correction that concerns this realm."""

    path: str
    before: str
    after: str
    reason: str


class Delivered(Note, frozen=True, tag="delivered"):
    """Goods bought from the merchants that came through a portal (PH-6.4.1n)."""

    number: int
    field: str
    goods: dict[str, int]
    gold: int


class MarketSale(Note, frozen=True, tag="market_sale"):
    """Goods sold: by the merchants to a realm, or by a realm to them."""

    realm: int
    goods: dict[str, int]
    gold: int


class StockGrew(Note, frozen=True, tag="stock_grew"):
    """What the merchants have bought for their store."""

    goods: dict[str, int]
    gold: int


class CardsMoved(Note, frozen=True, tag="cards_moved"):
    """Trade cards that came from another realm, or went there if negative; `realm` -1: the game master."""

    realm: int
    card: str
    count: int


class StormLosses(Note, frozen=True, tag="storm_losses"):
    """What a gate has cost a fleet, or an army aboard (PH-6.6.2a)."""

    number: int
    field: str
    percent: int
    lost: dict[str, int]
    gold: int


class Raised(Note, frozen=True, tag="raised"):
    """What undead have raised with their combat income (PH-6.7d); `wizard` is a number, 0 for none."""

    number: int
    field: str
    goods: dict[str, int]
    wizard: int
    gold: int


AnyNote = (
    Booked
    | OrderFailed
    | Recruited
    | Prevented
    | TownGrew
    | Besieged
    | Cut
    | Drowned
    | Fought
    | WasOverrun
    | RanOver
    | TookOver
    | Halted
    | Spoils
    | Released
    | Received
    | Said
    | Informed
    | PointsGained
    | FireRolled
    | UnderFire
    | FireLosses
    | TownHit
    | Walled
    | TroopsBanned
    | DuelTold
    | CombatTold
    | Delivered
    | MarketSale
    | StockGrew
    | CardsMoved
    | StormLosses
    | Raised
    | Amended
)
