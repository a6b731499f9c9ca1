"""The player that looks one move ahead: it knows the protocol, the game's judge knows the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.engine.contract import Game, Offers, Rng, Seat, sample
from tafelrunde.engine.player import MakeJudge

SAMPLES = 64
"""How many moves are drawn where there are too many to list."""


class GreedyBot:
    def __init__(self, game: Game, judge: MakeJudge, name: str = "greedy") -> None:
        self._game, self._judge, self.name = game, judge, name

    def choose(self, offers: Offers, look: Callable[[], Any], rng: Rng, /) -> Any:
        """Plays every offer on a copy of an imagined position; the first of the best is taken."""
        moves = listed(offers, rng)
        if len(moves) == 1:
            return moves[0]
        view = look()
        position = self._game.imagine(view, rng)
        judge = self._judge(view, position)
        shortlist = judge.shortlist(moves)
        if len(shortlist) == 1:
            return shortlist[0]
        worths = [judge.worth(after(self._game, position, view.seat, move)) for move in shortlist]
        return shortlist[worths.index(max(worths))]


def after(game: Game, position: Any, seat: Seat, move: Any) -> Any:
    played = position.copy()
    game.play(played, seat, move, None)
    return played


def weighed(game: Game, judge: MakeJudge, view: Any, moves: Sequence[Any], rng: Rng) -> list[float]:
    """What some moves are worth to whoever has this view, in the eyes of the game's judge."""
    position = game.imagine(view, rng)
    judging = judge(view, position)
    return [judging.worth(after(game, position, view.seat, move)) for move in moves]


def listed(offers: Offers, rng: Rng) -> Sequence[Any]:
    """The offers, or a handful of them where they cannot be listed."""
    if isinstance(offers, Sequence):
        return offers
    return list(dict.fromkeys(sample(offers, rng) for _ in range(SAMPLES)))
