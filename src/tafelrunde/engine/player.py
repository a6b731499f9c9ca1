"""What a bot is, and what a game must tell a bot that wants to play it well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Protocol

import msgspec

from tafelrunde.engine.contract import Offers, Rng, Seat


class Bot(Protocol):
    """A player that is shown its offers and, if it wants, its own view; never the state."""

    name: str

    def choose(self, offers: Offers, look: Callable[[], Any], rng: Rng, /) -> Any: ...


class Judge(Protocol):
    """One decision of one seat, seen with the eyes of a good player of the game."""

    def shortlist(self, offers: Sequence[Any], /) -> Sequence[Any]:
        """The offers worth a thought: never empty, and without those that another one surely equals."""
        ...

    def worth(self, position: Any, /) -> float:
        """How good a position after one of the offers is for the deciding seat; more is better."""
        ...


MakeJudge = Callable[[Any, Any], Judge]
"""(the seat's view, the position imagined from it) -> Judge. What a game's module `bot` calls `judge`."""


class Thought(msgspec.Struct, frozen=True):
    """How widely, how far and how long a search thinks about one decision."""

    candidates: int
    playouts: int
    """At most so many for all candidates together."""
    breaks: int
    """How many natural breaks it looks ahead."""
    z: float
    """Greedy's move is left only for a gain of more than so many standard errors."""
    seconds: float = 0.0
    """At most so long, whatever is left of the playouts; 0 is no limit. Without one, moves are repeatable."""


def likely(standings: Sequence[float], spread: float) -> list[float]:
    """Chances to win from how all stand: who is ahead by the spread is e times as likely to win."""
    best = max(standings)
    shares = [exp((standing - best) / spread) for standing in standings]
    return [share / sum(shares) for share in shares]


@dataclass(frozen=True, slots=True, eq=False)
class Foresight:
    """What a search must know of a game. What a game's module `bot` calls `FORESIGHT`."""

    thought: Thought
    """What measured best in this game."""
    mark: Callable[[Any, Seat], int]
    """(position, who thinks): another number after every natural break, as a season, a year or a turn."""
    judge: Callable[[Any, Seat], Judge]
    """(position, seat): a judge who reads no more of the position than the seat may know."""
    standings: Callable[[Any], list[float]]
    """By seat, how good a position is for it: differences count alike for all."""
    chances: Callable[[Any], list[float]]
    """By seat, how likely it is to win from here, if all play alike."""
    candidates: Callable[[Any, Seat], Sequence[Any] | None] = lambda position, seat: None
    """(position, seat): moves to think about where the judge's shortlist has only one, greedy's own first;
    None where the shortlist will do."""
