"""What a bot is, and what a game must tell a bot that wants to play it well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tafelrunde.engine.contract import Offers, Rng


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
