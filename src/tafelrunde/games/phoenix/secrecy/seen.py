"""What a view of a campaign is made of. Fields that only some may know are None for the others."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.contract import View
from tafelrunde.games.phoenix.moves.kinds import AnyOrder
from tafelrunde.games.phoenix.state.agenda import Cast
from tafelrunde.games.phoenix.state.undertakings import WaitingBan
from tafelrunde.games.phoenix.told.events import PublicEvent
from tafelrunde.games.phoenix.told.minutes import AnyMinute
from tafelrunde.games.phoenix.told.notes import AnyNote


class RealmSeen(msgspec.Struct, frozen=True):
    name: str
    colour: str
    charge: int
    pattern: int
    """Of its shield and along its borders, by the place in `drawing/arms.py`."""
    capital: str | None
    home: int
    kind: int
    absence: int
    ways: tuple[int, ...]
    """Partners in the right of way."""
    coasts: tuple[int, ...]
    """Who may use its coastal waters."""
    consents: tuple[int, ...]
    """With whom it agrees to a right of way."""
    declines: tuple[int, ...]
    """Whose gifts it declines."""
    free: tuple[str, ...]
    """Free towns that it may still place."""
    bonus: tuple[str, ...]
    """Towns that the people of invaders have built for nothing."""
    moving: tuple[str, str, int] | None
    """Old seat, new seat and last month of a move of the capital."""
    graves: tuple[tuple[int, int, str, int], ...]
    """Dead characters: number, last month of the lock, name and office."""
    post_lost: int
    """The month in which it lost a trading post last."""
    prices: tuple[int, ...]
    bids: tuple[int, ...]
    """What merchants ask and pay for one of each good."""
    ready: bool
    """Whether it has handed in what is being waited for."""
    gold: int | None
    gifts: tuple[tuple[int, int], ...] | None
    """Gold of the treasury that was given, each with the last month in which it stays."""
    line: tuple[int, ...] | None
    """Its order of combat."""
    cards: tuple[int, ...] | None
    dealt: tuple[int, int] | None
    store: tuple[int, ...] | None
    coming: tuple[int, ...] | None
    """Trade cards, and what merchants have in store."""
    handed: tuple[AnyOrder | None, ...] | None
    """Orders handed in; its own only. None for one that has fallen or is done when the turn begins."""
    diary: tuple[AnyNote, ...] | None
    """What only it was told this month."""


class ArmySeen(msgspec.Struct, frozen=True):
    """Kind, realm, number and place are public, everything else is the realm's own (PH-1.8m)."""

    field: str
    aboard: int
    moved: int
    """The month in which it moved last."""
    held: int | None = None
    """The last month in which it cannot move, for it holds a gift: nobody announces those (E98)."""
    giver: int | None = None
    gift: tuple[int, ...] | None = None
    """What of it stays because it was given; nothing, while it is held: all of it."""
    troops: int | None = None
    mounts: int | None = None
    leaders: int | None = None
    light: int | None = None
    heavy: int | None = None
    gold: int | None = None
    special: int | None = None
    goods: tuple[tuple[str, int], ...] | None = None
    guard: bool | None = None
    fired: int | None = None
    banned: int | None = None
    points: int | None = None
    climbs: int | None = None
    done: int | None = None
    came: int | None = None
    kills: bool | None = None
    captures: bool | None = None
    nature: int | None = None
    """What a warlike creature counts as; others see only that it is warlike (PH-6.3.2d)."""
    might: int | None = None
    traits: int | None = None


class TownSeen(msgspec.Struct, frozen=True):
    """Everybody sees the stage; building points only the owner knows (PH-1.5.12b)."""

    stage: str
    """Empty for the site of a new town."""
    site: str
    """The stage that is being built; empty if none."""
    bonus: bool = False
    """Its people build that stage for nothing."""
    built: str | None = None
    points: int | None = None
    special: int | None = None
    torn: int | None = None
    besieged: int | None = None


class WorkSeen(msgspec.Struct, frozen=True):
    """A road, quay, bridge or wall; its building points are public (PH-1.5.10c)."""

    work: str
    field: str
    side: str
    lost: int


class PersonSeen(msgspec.Struct, frozen=True):
    field: str
    name: str
    rank: str
    title: str
    army: int
    present: bool
    nameless: bool
    captor: int
    warden: int
    knight: bool
    locked: int
    sheltered: int
    moved: int
    most: int | None = None
    now: int | None = None
    spares: bool | None = None
    refuge: str | None = None
    """Where he retreats by a standing instruction; empty without one."""
    rivals: tuple[int, ...] | None = None
    """Keys of those whom he fights by a standing instruction."""
    wounds: int | None = None
    great: bool | None = None
    bonus: int | None = None
    barred: int | None = None
    traits: int | None = None
    awarded: int | None = None
    award_year: int | None = None
    points: int | None = None
    climbs: int | None = None
    done: int | None = None


class MagicWall(msgspec.Struct, frozen=True):
    """Known to its realm and the game master (PH-1.4.2b)."""

    realm: int
    field: str
    side: str
    caster: int


class Deed(msgspec.Struct, frozen=True):
    """Land on offer."""

    giver: int
    receiver: int
    fields: tuple[str, ...]


class Pledge(msgspec.Struct, frozen=True):
    """Goods on offer."""

    giver: int
    number: int
    receiver: int
    price: int
    goods: dict[str, int]
    month: int


class Begun(msgspec.Struct, frozen=True):
    """What will stand at the end of the month: a work, a repair, or points of a town (`work` empty)."""

    work: str
    field: str
    side: str
    points: int
    gold: int
    repair: bool


class PhoenixView(View, frozen=True):
    seat: int | None
    month: int
    step: str
    to_act: tuple[int, ...]
    active: int | None
    """The realm whose turn it is."""
    place: int
    phase: int | None
    part: int | None
    """How far its turn is; the game master's, for dice of a phase tell of hidden weapons and spells."""
    missed: tuple[int, ...]
    orders: dict[str, tuple[int, ...]]
    """By month, the order of the realms."""
    gates: dict[str, int]
    realms: tuple[RealmSeen | None, ...]
    """By seat; None for the game master."""
    owners: dict[str, int]
    """By field."""
    towns: dict[str, TownSeen]
    works: tuple[WorkSeen, ...]
    posts: dict[str, int]
    """Trading posts by field, with the month in which each was built."""
    plundered: dict[str, int]
    happenings: dict[str, int]
    """By field, what its next taxes gain or lose in percent."""
    armies: tuple[dict[str, ArmySeen], ...]
    """By seat, and there by number."""
    people: tuple[dict[str, PersonSeen], ...]
    begun: tuple[tuple[Begun, ...] | None, ...]
    """By seat: what it has begun to build this month; its own only."""
    deeds: tuple[Deed, ...]
    pledges: tuple[Pledge, ...]
    """Offers that concern this seat."""
    news: tuple[PublicEvent, ...]
    minutes: tuple[AnyMinute, ...] | None
    asked: tuple[Cast, ...] | None
    """Dice that are waited for; the game master's."""
    rolled: tuple[tuple[int, ...], ...] | None
    pending: tuple[tuple[int, ...], ...] | None
    """What is still to be evaluated in this phase, as `agenda.written` gives it; the game master's."""
    magic: tuple[MagicWall, ...]
    """Magic walls of this seat."""
    bans: tuple[WaitingBan, ...]
    """Bans of this seat that wait for a duel."""
    options: dict[str, str]
    foundation: dict[str, Any]
