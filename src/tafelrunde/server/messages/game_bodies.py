"""What HTTP requests and answers carry about games and their play."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from tafelrunde.engine.contract import Words
from tafelrunde.server.messages.bodies import Body, SeatNumber
from tafelrunde.server.messages.messages import CommandId, Count, Mark
from tafelrunde.store.records import Pace


class MakeMove(Body, frozen=True):
    """A move, as data or in its text form, if the game still stands at step n."""

    id: CommandId
    n: Count
    move: dict[str, Any] | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None
    seat: SeatNumber | None = None


class Moved(msgspec.Struct, frozen=True):
    n: int


class Shown(msgspec.Struct, frozen=True):
    """A `step` message, as on the socket; see docs/server.md. What is missing has its default."""

    t: Literal["step"]
    n: int
    seat: int | None
    view: dict[str, Any]
    events: list[dict[str, Any]]
    to_act: list[int]
    offers: list[dict[str, Any]] | None
    clock: dict[str, Any] | None = None
    fresh: bool = False
    undone: bool = False
    result: dict[str, Any] | None = None


class Offer(msgspec.Struct, frozen=True):
    move: Raw
    text: Words


class Offers(msgspec.Struct, frozen=True):
    """What a seat may do now; `offers` is null where there is too much to list: type the move."""

    n: int
    seat: int
    asked: bool
    offers: list[Offer] | None


class UndoOutlook(msgspec.Struct, frozen=True):
    """Whether a seat can take its last move back at step n."""

    n: int
    seat: int
    can: bool
    asks: tuple[int, ...] = ()
    """Seats that have to agree."""
    reason: str = ""
    """Why not, in words."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened at one step, in words."""

    n: int
    texts: list[str]
    actor: int
    """Who moved last; -1 where chance did, or where it was taken back."""
    length: int
    """Of the log after it: longer after a move, shorter after an undo, else as long as before."""
    marks: list[Mark] = []
    """Which of the texts are headings."""


class Story(msgspec.Struct, frozen=True):
    n: int
    steps: list[Told]


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    values: tuple[str, ...]
    about: Words
    rule: str


class BoardFiles(msgspec.Struct, frozen=True):
    """The board that a game of another package brings: addresses on this server; `style` may be empty."""

    script: str
    style: str = ""


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    name: Words
    about: Words
    seats: tuple[int, int]
    version: str
    options: list[OptionInfo]
    bots: tuple[str, ...]
    lesson: bool = False
    """Whether there is a guided first game."""
    board: BoardFiles | None = None


class GameTerms(msgspec.Struct, frozen=True):
    """The names of things by the ids that stand in views, moves and events."""

    game: GameInfo
    terms: dict[str, Words]


class CampaignGame(msgspec.Struct, frozen=True):
    """A game that runs for months, at no table: what can be read about it, and what can be chosen."""

    id: str
    name: Words
    about: Words
    options: list[OptionInfo]
    bots: tuple[str, ...]


class Games(msgspec.Struct, frozen=True):
    games: list[GameInfo]
    pace: Pace
    """How long bots wait at tables that do not choose."""
    campaigns: list[CampaignGame]
