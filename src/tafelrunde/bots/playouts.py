"""Greedy play by all seats, from an imagined position to a natural break: what a search compares moves by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tafelrunde.bots.greedy import after, listed
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Game, Rng, Seat
from tafelrunde.engine.player import Foresight

SEEDS = 1 << 48


class World(NamedTuple):
    """A position as it may be, and the seed of all numbers that candidates meet there."""

    position: Any
    seed: int


class Playouts:
    """Imagined games of one title."""

    def __init__(self, game: Game, foresight: Foresight) -> None:
        self.game, self.foresight = game, foresight

    def world(self, view: Any, rng: Rng) -> World:
        """One that fits the view. Who decides at the same time as we do has decided already."""
        position = self.game.imagine(view, rng)
        seed = rng.below(SEEDS)
        numbers = Seeded(seed)
        for seat in self.game.to_act(position):
            if seat not in (view.seat, CHANCE):
                self.game.play(position, seat, self.greedy(position, seat, numbers), None)
        return World(position, seed)

    def lead(self, world: World, seat: Seat, move: Any, breaks: int) -> float:
        """How far ahead of the mean of the others a seat is at the horizon if it makes this move now."""
        position = after(self.game, world.position, seat, move)
        self.play_on(position, seat, world.seed, breaks)
        standings = self.foresight.standings(position)
        own = standings.pop(seat)
        return own - sum(standings) / len(standings)

    def play_on(self, position: Any, seat: Seat, seed: int, breaks: int) -> None:
        """Until so many breaks have passed, or to the end."""
        # Dice have numbers of their own: a seat that is asked once more changes no throw.
        game, dice, rng = self.game, Seeded(seed), Seeded(~seed)
        mark = self.foresight.mark
        now = mark(position, seat)
        while breaks and (acting := game.to_act(position)):
            if acting[0] == CHANCE:
                game.play(position, CHANCE, game.chance(position, dice), None)
            else:
                game.play(position, acting[0], self.greedy(position, acting[0], rng), None)
            before, now = now, mark(position, seat)
            breaks -= before != now

    def greedy(self, position: Any, seat: Seat, rng: Rng) -> Any:
        """What greedy does here, though it sees an imagined position: its judge reads nothing hidden."""
        moves = listed(self.game.legal_moves(position, seat), rng)
        return moves[0] if len(moves) == 1 else self.ranked(position, seat, moves)[0]

    def ranked(self, position: Any, seat: Seat, moves: Sequence[Any]) -> list[Any]:
        """The judge's shortlist, the best first, and of equals the first."""
        thinking = position.copy()  # a judge may write into what it is given
        judge = self.foresight.judge(thinking, seat)
        shortlist = judge.shortlist(moves)
        if len(shortlist) == 1:
            return list(shortlist)
        worths = [judge.worth(after(self.game, thinking, seat, move)) for move in shortlist]
        return [shortlist[number] for number in sorted(range(len(worths)), key=lambda n: -worths[n])]

    def candidates(self, view: Any, moves: Sequence[Any], rng: Rng) -> list[Any]:
        """Moves worth a playout, greedy's own first."""
        position = self.game.imagine(view, rng)
        several = self.foresight.candidates(position, view.seat)
        return self.ranked(position, view.seat, moves) if several is None else list(several)
