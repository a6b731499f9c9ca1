"""The contract between games and everything that plays them.

A game is one `Game`: a record of functions over its own state, moves, views and events. The server,
the terminal, bots, simulations, replays and tests call nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

import msgspec

Seat = int
CHANCE: Final = -1
"""Dice and decks are a seat: what chance decides stands in the log like any other move."""

Lang = Literal["en", "de"]
LANGS: Final[tuple[Lang, ...]] = ("en", "de")


class Words(msgspec.Struct, frozen=True):
    """One text in both languages."""

    en: str
    de: str

    def said(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="move"):
    """What a seat, or CHANCE, does. Every game derives its own kinds."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """What happened. Every game derives its own kinds; `rule_of` names the rule behind it."""


class View(msgspec.Struct, frozen=True):
    """What one seat may know of a position."""


Events = list[Event]
"""Where `play` tells what happened, in order."""


class Rng(Protocol):
    """A source of equally likely numbers 0 .. n-1."""

    def below(self, n: int, /) -> int: ...


class State(Protocol):
    """A position. Only the game looks inside."""

    def copy(self) -> Any: ...


class Sampler(Protocol):
    """A move space too large to list: it can still draw a legal move and tell whether one is in it."""

    def sample(self, rng: Rng, /) -> Move: ...
    def __contains__(self, move: object, /) -> bool: ...


Offers = Sequence[Any] | Sampler


class Option(msgspec.Struct, frozen=True):
    """A switch of the table: a point on which groups really play differently. `lobby.LANG.ftl` says which."""

    name: str
    values: tuple[str, ...]
    """The first value is the default."""
    rule: str
    """The ruling that the option switches."""


class Meta(msgspec.Struct, frozen=True):
    """All that a lobby needs to know of a game."""

    id: str
    name: Words
    seats: tuple[int, int]
    version: str
    """Version of the ruleset; a table stays bound to the one it began with."""
    prefix: str
    """First letters of the rule ids."""
    options: tuple[Option, ...] = ()
    points_decide: bool = True
    """Whether the winner has the most points; False where ranks come about in another way."""


class Points(msgspec.Struct, frozen=True):
    """One seat's final points with their reasons; `rank` 1 is the winner (several, if shared).

    Where the game itself wins (a dummy, say) nobody has rank 1, and ranks begin with 2.
    """

    seat: Seat
    rank: int
    points: int
    reasons: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """How a game ended, in the order of the seats."""

    seats: tuple[Points, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(p.seat for p in self.seats if p.rank == 1)


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """The answers a game gives. `S` below stands for the game's own state class."""

    meta: Meta
    package: str
    """Where `rulebook.toml` and `clauses.toml` lie."""
    move_type: Any
    """Union of all kinds of moves, for decoding."""
    event_type: Any
    view_type: Any
    terms: Mapping[str, Words]
    """Names of things (buildings, goods, steps ...) by id, for refusals and texts."""

    setup: Callable[[int, Mapping[str, str], Mapping[str, Any] | None], Any]
    """(seats, options, corrections) -> S. Corrections replace printed values; see docs/data-files.md."""
    to_act: Callable[[Any], tuple[Seat, ...]]
    """Who must decide now; may hold CHANCE; empty when the game is over."""
    legal_moves: Callable[[Any, Seat], Any]
    """The moves on offer: a sequence, or a `Sampler` where the space is too large to list. A seat that is not
    in `to_act` has offers only where it may change what it has handed in."""
    check: Callable[[Any, Seat, Any], None]
    """Raises `IllegalMove` when the rules forbid this move; the only truth about legality."""
    play: Callable[[Any, Seat, Any, Any], None]
    """(state, seat, move, events): carries out a legal move; without events it is faster."""
    chance: Callable[[Any, Rng], Any]
    """Draws what CHANCE does now."""
    outcomes: Callable[[Any], Sequence[tuple[Any, float]] | None]
    """All outcomes of CHANCE with their probabilities, or None where there are too many."""
    view: Callable[[Any, Seat | None], Any]
    """What a seat may know; None is a spectator."""
    redact: Callable[[Any, Seat | None], Any]
    """An event as this seat may hear of it."""
    resample: Callable[[Any, Seat | None, Rng], Any]
    """Another full state that this seat cannot tell from the true one."""
    imagine: Callable[[Any, Rng], Any]
    """(view, rng) -> a full state that fits this view: what a bot may think with."""
    result: Callable[[Any], Result | None]
    """None until the game is over."""
    dump: Callable[[Any], dict[str, Any]]
    load: Callable[[Mapping[str, Any]], Any]
    """The full state as plain data and back; for hashes, caches and tests, never for seats."""
    arrange: Callable[[Any, Mapping[str, Any], Sequence[str]], Any]
    """(fresh state, `given` of a scenario, seat names) -> S, in the words of the view."""
    format_move: Callable[[Any, Lang], str]
    parse_move: Callable[[str], Any]
    """The text form of moves, in both languages; `BadText` points at the word that is wrong."""
    rule_of: Callable[[Any], str]
    """The rule that an event carries out."""
    components: Callable[[Any], Mapping[str, int]]
    """Counts that never change during a game, for the law of conservation."""
    recount: Callable[[Sequence[Any], int], list[int]]
    """(all events, seats) -> final points, computed a second way."""
    hold: Callable[[Any, Sequence[str]], None] | None = None
    """(state, seat names): raises `Complaint` for a position that the rules never allow, whoever wrote it."""
    essence: Callable[[Any], bytes] | None = None
    """What the hash of a position covers, where all of `dump` would take too long; tells as much apart."""
    settles: Callable[[Any, Any], bool] | None = None
    """(before, after) a move: whether hidden things had a say in what came of it, so that it stays. Where
    they seldom have one, samples of other worlds (`table.reveals`) could miss it."""
    occasion: Callable[[Any], str] | None = None
    """What CHANCE draws for now, where outcomes follow from that and not from their place in the log: what is
    put in before changes none (decision 20)."""
    heading: Callable[[Any], int] | None = None
    """How large a heading an event is in the story of the game: 1 for a year or an age, 2 for a part of it, 0
    for all that is no heading. Its short name is the message `mark-KIND` of the game's texts."""
    account: Callable[[Sequence[Any], Result], Any] | None = None
    """(moments of a whole game, result) -> `Account` (engine/account.py): what it tells when it is over."""

    def apply(self, state: Any, seat: Seat, move: Any, events: Events | None) -> None:
        """`check`, then `play`: what a table does with a move from outside."""
        self.check(state, seat, move)
        self.play(state, seat, move, events)


def sample(offers: Any, rng: Rng) -> Any:
    """Draws one of the offered moves, listed or not."""
    if isinstance(offers, (list, tuple)):
        return offers[rng.below(len(offers))]
    return offers.sample(rng)
