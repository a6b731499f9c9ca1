"""What travels on a socket: JSON in text frames, one message each, told apart by `t`. See docs/server.md.

Everything a seat receives was made by the game's `view` and `redact` for that seat.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from tafelrunde.store.records import Pace

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.-]+$")]
Count = Annotated[int, Meta(ge=0, le=10**9)]


class Ask(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(Ask, frozen=True, tag="hello"):
    """The first message: who I am (the secret of a seat's or guest's link) and the last step I saw."""

    token: Annotated[str, Meta(max_length=128)] = ""
    also: Annotated[tuple[Annotated[str, Meta(max_length=128)], ...], Meta(max_length=15)] = ()
    """At hot seat: the links of my other seats."""
    seen: Count | None = None
    language: Literal["en", "de"] = "en"
    words: bool = False
    """Whether each step shall come with its words, in this language; a program rarely needs them."""


class DoMove(Ask, frozen=True, tag="move"):
    """Make this move, if the game still stands at step n."""

    id: CommandId
    n: Count
    move: Raw
    seat: Count | None = None
    """At hot seat: which of my seats."""


class TypeMove(Ask, frozen=True, tag="type"):
    """The same in the move's text form."""

    id: CommandId
    n: Count
    text: Annotated[str, Meta(max_length=2000)]
    seat: Count | None = None


class Why(Ask, frozen=True, tag="why"):
    """Why could I not make this move? Changes nothing."""

    id: CommandId
    move: Raw
    seat: Count | None = None


class AskUndo(Ask, frozen=True, tag="undo"):
    """Take back my last move: at once where that is safe, else if all who acted since agree."""

    id: CommandId
    n: Count
    seat: Count | None = None


class AnswerUndo(Ask, frozen=True, tag="answer"):
    id: CommandId
    n: Count
    agree: bool
    seat: Count | None = None


class SayChat(Ask, frozen=True, tag="chat"):
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: Count | None = None
    """At hot seat: which of my seats speaks; the first if none is named."""


class Look(Ask, frozen=True, tag="look"):
    """Whether somebody is looking at the table right now: no notice is sent meanwhile."""

    visible: bool


class Fresh(Ask, frozen=True, tag="fresh"):
    """Send the whole view again."""


class Ping(Ask, frozen=True, tag="ping"):
    pass


Asks = Hello | DoMove | TypeMove | Why | AskUndo | AnswerUndo | SayChat | Look | Fresh | Ping


class Tell(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """What the server says."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str = ""
    stands_in: bool = False
    here: bool = False
    """Somebody is connected."""
    invited: bool = False
    """It is kept for whoever has its invitation."""


class BranchInfo(msgspec.Struct, frozen=True):
    """What a table branches off from."""

    table: str
    step: int


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody who may see it sees it."""

    id: str
    game: str
    version: str
    title: str
    status: Literal["gathering", "running", "over", "abandoned"]
    visibility: Literal["public", "link"]
    language: str
    options: dict[str, str]
    seats: list[SeatInfo]
    host: int
    n: int
    to_act: tuple[int, ...] = ()
    clock: dict[str, Any] = {}
    commitment: str = ""
    created: float = 0.0
    changed: float = 0.0
    next_table: str | None = None
    pace: Pace = "none"
    paused: bool = False
    """Everybody who plays is away, one at least because the time was up: the bots wait."""
    branch: BranchInfo | None = None
    """Of a game that is being tried another way; it counts for nothing."""


class Mark(msgspec.Struct, frozen=True):
    """A line of the story that is a heading: a year, an age, a part of one."""

    line: int
    """Its place among the texts of the step, from 0 on."""
    level: int
    """1 for the largest."""
    label: str
    """Its short name."""


class Welcome(Tell, frozen=True, tag="welcome"):
    """Answer to hello: the table, and which seats are mine (none: I am watching)."""

    table: TableInfo
    seats: tuple[int, ...]
    sees: int | None = None
    """A guest who sees one seat's view by consent."""


class Stepped(Tell, frozen=True, tag="step"):
    """The game stands at step n; the events led here from step n-1 (empty in a fresh view)."""

    n: int
    seat: int | None
    """Whose view this is; None is the public view."""
    view: Raw
    """`null` in all but the last of several missed steps."""
    events: Raw
    to_act: tuple[int, ...]
    offers: Raw
    """The moves on offer to this seat, `null` where there are too many to list, `[]` when it waits."""
    actor: int
    """Who moved last; -1 where chance did, or where it was taken back."""
    length: int
    """Of the log; see `Told`."""
    clock: Raw = Raw(b"null")
    fresh: bool = False
    """Sent on its own, not as the step after the last one."""
    undone: bool = False
    result: Raw = Raw(b"null")
    texts: list[str] | None = None
    """What happened, in words, for those who asked for them in `hello`; never in a fresh view."""
    marks: list[Mark] = []
    """Which of the texts are headings."""


class Done(Tell, frozen=True, tag="ack"):
    """The command is carried out and durable; n is its step."""

    id: str
    n: int


class Refused(Tell, frozen=True, tag="refused"):
    """Not carried out, nothing changed; `rule` is the rule of the game that forbids it, if one does."""

    id: str
    text: str
    rule: str = ""
    code: str = ""
    """`illegal`, `bad`, `seat`, `busy`, `failed`, `limit` ..."""


class Stale(Tell, frozen=True, tag="stale"):
    """The game has moved on since: a fresh view follows."""

    id: str
    n: int


class Allowed(Tell, frozen=True, tag="allowed"):
    """Answer to `why`: the rules do not forbid this move."""

    id: str


class Seated(Tell, frozen=True, tag="table"):
    """Seats, names, status or presence changed."""

    table: TableInfo


class ChatSaid(Tell, frozen=True, tag="said"):
    line: int
    at: float
    seat: int | None
    name: str
    text: str


class UndoAsked(Tell, frozen=True, tag="asks"):
    """A seat asks to take back to before entry `keep`; those in `waits_for` have not answered."""

    seat: int
    keep: int
    waits_for: tuple[int, ...]


class UndoAnswered(Tell, frozen=True, tag="answered"):
    agreed: bool


class Pong(Tell, frozen=True, tag="pong"):
    pass


class Bye(Tell, frozen=True, tag="bye"):
    """The server closes this socket; the text says why and what to do."""

    code: str
    text: str


Tells = (
    Welcome
    | Stepped
    | Done
    | Refused
    | Stale
    | Allowed
    | Seated
    | ChatSaid
    | UndoAsked
    | UndoAnswered
    | Pong
    | Bye
)
