"""The player that thinks ahead: it knows the contract; the game says where to stop and how all stand there.

Every candidate is compared with greedy's move in pairs: in the same imagined worlds, with the same dice.
Halving gives most worlds to the candidates that need them, and greedy's move is left only for a clear gain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from tafelrunde.bots.greedy import listed
from tafelrunde.bots.playouts import Playouts
from tafelrunde.engine.contract import Game, Offers, Rng
from tafelrunde.engine.player import Foresight, Thought

LEAST_WORLDS = 4
"""In fewer of them a standard error says nothing."""
HOPELESS = 1.0
"""So many standard errors below greedy's move a candidate is given up."""


class SearchBot:
    name = "search"

    def __init__(self, game: Game, foresight: Foresight, thought: Thought | None = None) -> None:
        self._playouts, self._thought = Playouts(game, foresight), thought or foresight.thought
        self.spent = 0
        """Playouts made for the latest decision."""

    def choose(self, offers: Offers, look: Callable[[], Any], rng: Rng, /) -> Any:
        self.spent = 0
        moves = listed(offers, rng)
        if len(moves) == 1:
            return moves[0]
        view = look()
        candidates = self._playouts.candidates(view, moves, rng)[: self._thought.candidates]
        if len(candidates) == 1:
            return candidates[0]
        return candidates[self._best(view, candidates, rng)]

    def _best(self, view: Any, candidates: Sequence[Any], rng: Rng) -> int:
        """Sequential halving: rounds of about the same cost, after each of which the worse half goes."""
        thought = self._thought
        deadline = perf_counter() + thought.seconds if thought.seconds else None
        race = Race(len(candidates))
        rounds = len(candidates).bit_length()
        for number in range(rounds):
            share = (thought.playouts - self.spent) // (rounds - number)
            for _ in range(share // len(race.left)):
                if deadline is not None and perf_counter() > deadline:
                    return race.winner(thought.z)
                self._compare(view, candidates, race, rng)
            race.halve()
            if len(race.left) == 1:
                break
        return race.winner(thought.z)

    def _compare(self, view: Any, candidates: Sequence[Any], race: Race, rng: Rng) -> None:
        """One world more for everybody who is still in the race."""
        world = self._playouts.world(view, rng)
        for number in race.left:
            lead = self._playouts.lead(world, view.seat, candidates[number], self._thought.breaks)
            race.leads[number].append(lead)
        self.spent += len(race.left)


class Race:
    """Candidates by number; 0 is greedy's move, which stays to be compared with."""

    def __init__(self, candidates: int) -> None:
        self.left = list(range(candidates))
        self.leads: list[list[float]] = [[] for _ in self.left]
        """By candidate and world. Who left the race has fewer worlds, and always the first ones."""

    def gains(self, number: int) -> list[float]:
        """World by world, what a candidate brings beyond greedy's move."""
        return [own - greedy for own, greedy in zip(self.leads[number], self.leads[0], strict=False)]

    def gain(self, number: int) -> float:
        gains = self.gains(number)
        return fmean(gains) if gains else 0.0

    def error(self, number: int) -> float:
        """Standard error of the gain; infinite while there are too few worlds."""
        gains = self.gains(number)
        return stdev(gains) / sqrt(len(gains)) if len(gains) >= LEAST_WORLDS else float("inf")

    def halve(self) -> None:
        """The better half stays, at least one besides greedy's move, but nobody without hope."""
        hopeful = [n for n in self.left[1:] if self.gain(n) + HOPELESS * self.error(n) > 0]
        hopeful.sort(key=lambda number: -self.gain(number))
        self.left = [0, *hopeful[: max(1, len(self.left) // 2 - 1)]]

    def winner(self, z: float) -> int:
        best = max(self.left, key=self.gain)
        return best if self.gain(best) > z * self.error(best) else 0
