"""What HTTP requests and answers carry about tables, seats and talk; the game's and people's lie beside it.

The document of the interface is made from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tafelrunde.server.clocks.clock_rules import NO_CLOCK, AnyRule
from tafelrunde.server.messages.messages import Count, TableInfo
from tafelrunde.store.records import Pace

Lang = Literal["en", "de"]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Name = Annotated[str, Meta(max_length=64)]
BotName = Annotated[str, Meta(max_length=32)]
OptionText = Annotated[str, Meta(max_length=64)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request may carry; anything else is refused."""


class Nothing(Body, frozen=True):
    """An empty object."""


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was not carried out: a code for programs, a sentence for people."""

    code: str
    text: str
    rule: str = ""
    field: str = ""
    """Which part of what was sent it is about, where one is."""


# -- tables ----------------------------------------------------------------------------------------------


class SeatWish(Body, frozen=True):
    """`me`: played from this browser (several: hot seat); `open`: whoever comes first; `invited`: whoever is
    given its link; `bot`: one of the game's bots, the best if none is named."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Name = ""
    bot: BotName = ""


class Watching(Body, frozen=True):
    """Whether strangers may watch, and how many steps behind."""

    allowed: bool = True
    delay: Annotated[int, Meta(ge=0, le=1000)] = 0


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=24)]
    options: dict[OptionText, OptionText] = {}
    corrections: dict[str, Any] = {}
    """Printed values that differ; see docs/data-files.md."""
    title: Annotated[str, Meta(max_length=120)] = ""
    language: Lang = "en"
    visibility: Literal["public", "link"] = "link"
    clock: AnyRule = NO_CLOCK
    watching: Watching = Watching()
    pace: Pace | None = None
    """How long bots wait before they move; if it is not named, as is usual at this server."""


class NewSolo(Body, frozen=True):
    """One person against bots; the game begins at once."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=24)] | None = None
    """Everybody at the table; usually four."""
    bot: BotName = ""
    name: Name = ""
    options: dict[OptionText, OptionText] = {}
    language: Lang = "en"
    pace: Pace | None = None
    arms: SeatNumber | None = None
    """The seat that one would like to have, where there is one."""


class NewBranch(Body, frozen=True):
    """A game tried another way, against bots, from where it stood after a step."""

    step: Count
    """Its number at the table; it must be a move that still counts."""
    seat: SeatNumber | None = None
    """Which seat to play: of a running game one of one's own, of a finished one any."""


class ChangeTable(Body, frozen=True):
    """What is given changes; the clock only before the game begins."""

    title: Annotated[str, Meta(max_length=120)] | None = None
    visibility: Literal["public", "link"] | None = None
    watching: Watching | None = None
    clock: AnyRule | None = None
    pace: Pace | None = None


class Invitation(msgspec.Struct, frozen=True):
    """A link that takes one seat, once."""

    seat: int
    token: str
    link: str


class You(msgspec.Struct, frozen=True):
    """What the one who asks is at this table."""

    seats: tuple[int, ...]
    host: bool
    invited: int | None
    guest: bool
    sees: int | None
    operator: bool


class TableHere(msgspec.Struct, frozen=True):
    table: TableInfo
    you: You
    watching: Watching


class Seating(msgspec.Struct, frozen=True):
    """A place at the table: the token is shown only now; whoever has it plays these seats."""

    table: TableInfo
    seats: tuple[int, ...]
    token: str
    link: str
    invitations: list[Invitation] = []


class Tables(msgspec.Struct, frozen=True):
    """Newest change first; `before` asks for the ones after these."""

    tables: list[TableInfo]
    before: float | None = None


# -- seats -----------------------------------------------------------------------------------------------


class Join(Body, frozen=True):
    """Take a seat: the invited one, the given one or the first open one. Once more: hot seat."""

    name: Name = ""
    seat: SeatNumber | None = None
    language: Lang = "en"


class Start(Body, frozen=True):
    """Begin; `fill` names the bot for seats that are still open (`best`: the best one)."""

    fill: BotName = ""


class PutBot(Body, frozen=True):
    bot: BotName = ""


class NewHost(Body, frozen=True):
    seat: SeatNumber


class OneSeat(Body, frozen=True):
    seat: SeatNumber | None = None
    """Which of my seats; all of them if none is named."""


class GrantTime(Body, frozen=True):
    """Counting time, on top of what the seat has."""

    seconds: Annotated[float, Meta(ge=1, le=2_592_000)]


class Watch(Body, frozen=True):
    name: Name = ""


class NewGuest(Body, frozen=True):
    """A link for somebody who may see what this seat of mine sees (none: the public view)."""

    name: Name = ""
    sees: SeatNumber | None = None


class GuestSeat(msgspec.Struct, frozen=True):
    token: str
    link: str


class GuestInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    sees: int | None


class Guests(msgspec.Struct, frozen=True):
    guests: list[GuestInfo]


# -- words -----------------------------------------------------------------------------------------------


class Say(Body, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None
    """At hot seat: which of my seats speaks; the first if none is named."""


class ChatLine(msgspec.Struct, frozen=True):
    line: int
    at: float
    seat: int | None
    name: str
    text: str


class Chat(msgspec.Struct, frozen=True):
    lines: list[ChatLine]


class Note(Body, frozen=True):
    """Private: nobody but this seat reads it."""

    text: Annotated[str, Meta(max_length=10_000)]
