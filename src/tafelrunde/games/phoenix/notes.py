"""What only one realm and the game master are told: lines of its diary (`State.note`), told in `Reported`."""

from __future__ import annotations

import msgspec


class Note(msgspec.Struct, frozen=True, gc=False, tag_field="note", omit_defaults=True):
    """What only one realm and the game master are told."""


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
    params: dict[str, str] = {}


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


class Fought(Note, frozen=True, tag="fought"):
    """A melee: the enemy's armies, own losses by number; for the loser what it cost the winner (PH-5.5v)."""

    field: str
    won: bool
    enemies: dict[str, tuple[int, ...]]
    """By realm, the numbers of its armies; 100 is the crew of a wall."""
    lost: dict[str, dict[str, int]]
    inflicted: dict[str, int] | None = None


class WasOverrun(Note, frozen=True, tag="was_overrun"):
    """Own armies that were run over, by number, and by which armies (PH-5.5w)."""

    field: str
    realm: int
    numbers: tuple[int, ...]
    lost: dict[str, dict[str, int]]


class RanOver(Note, frozen=True, tag="ran_over"):
    """What became of those whom an army ran over (PH-5.5i)."""

    number: int
    field: str
    killed: dict[str, int]
    captured: dict[str, int]
    taken: dict[str, int]


class TookOver(Note, frozen=True, tag="took_over"):
    """Catapults of destroyed enemies that an army has taken over (PH-5.5z)."""

    number: int
    field: str
    goods: dict[str, int]


class Halted(Note, frozen=True, tag="halted"):
    """An army that came no farther than this field on its way (PH-5.5a)."""

    number: int
    field: str
    to: str


class Spoils(Note, frozen=True, tag="spoils"):
    """Gold that an army carries now; `why`: combat_income, town_loot, seized_cargo."""

    number: int
    field: str
    gold: int
    why: str


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


class FireRolled(Note, frozen=True, tag="fire_rolled"):
    """To the shooter: the damage that the dice of an army show; `side` if a wall was shot at (PH-5.1o)."""

    number: int
    target: str
    damage: int
    side: str = ""


class UnderFire(Note, frozen=True, tag="under_fire"):
    """To whom was shot at: from which fields, but not how often (PH-5.1o)."""

    field: str
    sources: tuple[str, ...]


class FireLosses(Note, frozen=True, tag="fire_losses"):
    number: int
    field: str
    goods: dict[str, int]


class TownHit(Note, frozen=True, tag="town_hit"):
    """Building points that a town has lost, and what it has left."""

    field: str
    points: int
    now: int


class Walled(Note, frozen=True, tag="walled"):
    """A unit stopped before a magic wall on that side of the field (PH-1.4.2h)."""

    number: int
    field: str
    side: str


class TroopsBanned(Note, frozen=True, tag="troops_banned"):
    """What of an army is banned (PH-1.4.3j)."""

    number: int
    field: str
    goods: dict[str, int]


class DuelTold(Note, frozen=True, tag="duel_told"):
    """What an own wizard threw, what the others threw, how it ended for him; points in tenths, 0 if he died.

    Automatic ones are not shown (PH-5.3l).
    """

    number: int
    field: str
    own: tuple[int, ...]
    others: tuple[int, ...]
    result: str
    tenths: int
    """Change of his good points."""
    most: int


class CombatTold(Note, frozen=True, tag="combat_told"):
    """What an own character threw, what those against him threw, how he fared; points in tenths."""

    number: int
    field: str
    own: tuple[int, ...]
    others: tuple[int, ...]
    hits: int
    hurt: int
    """Hits on him."""
    tenths: int
    most: int
    """Points that he has now; 0 if he is dead."""


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
