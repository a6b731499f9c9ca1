"""The words that the rule tests of all games share: a move, what must follow or be refused, a random game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Generic, NamedTuple, TypeVar

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE, LANGS, Event, Game, sample
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.rulebook import explain

Kind = TypeVar("Kind", bound=Event)
Position = TypeVar("Position")


class Played(NamedTuple):
    """One move of a game, and the position before and after it."""

    before: Any
    seat: int
    move: Any
    events: list[Event]
    after: Any


class RuleTable(Generic[Position]):
    """One game and the names at its table."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = names

    def fresh(self, seats: int, options: Mapping[str, str] | None = None) -> Position:
        """A table before its very first move: CHANCE is to draw who begins."""
        state: Position = self.game.setup(seats, options or {}, None)
        return state

    def play(self, state: Position, seat: int, move: Any) -> list[Event]:
        """The seat's move, typed or ready made, checked and carried out; returns what happened."""
        events: list[Event] = []
        self.game.apply(state, seat, self.game.parse_move(move) if isinstance(move, str) else move, events)
        return events

    def chance(self, state: Position, move: Any) -> list[Event]:
        """What CHANCE does, typed or ready made."""
        return self.play(state, CHANCE, move)

    @contextmanager
    def refused(self, rule: str, state: Position) -> Iterator[None]:
        """The block must be refused by exactly this rule, reasons in both languages; nothing changes."""
        before = encode(self.game.dump(state))
        with pytest.raises(IllegalMove) as caught:
            yield
        assert caught.value.rule == rule
        assert encode(self.game.dump(state)) == before
        for lang in LANGS:
            number, reason = explain(self.game, caught.value, lang, self.names).split(": ", 1)
            assert (number, reason != "", "{" in reason) == (rule, True, False)

    def offers(self, state: Position, seat: int | None = None) -> list[str]:
        """What the seat (or whoever is to act) is offered, as English text, in the order of the offer."""
        moves = self.game.legal_moves(state, self.active(state) if seat is None else seat)
        return [self.game.format_move(move, "en") for move in moves]

    def active(self, state: Position) -> int:
        """The one seat (or CHANCE) that must act."""
        (seat,) = self.game.to_act(state)
        return seat

    def any_move(self, state: Position, seat: int, rng: Seeded) -> Any:
        return sample(self.game.legal_moves(state, seat), rng)

    def random_game(
        self, seats: int, seed: int, options: Mapping[str, str] | None = None
    ) -> Iterator[Played]:
        """A whole game of random moves, move by move; the same seed gives the same game."""
        return self.played_out(self.fresh(seats, options), Seeded(seed), self.any_move)

    def played_out(
        self, state: Any, rng: Seeded, choose: Callable[[Any, int, Seeded], Any]
    ) -> Iterator[Played]:
        """From here to the end of the game."""
        while acting := self.game.to_act(state):
            before, seat = state.copy(), acting[0]
            move = self.game.chance(state, rng) if seat == CHANCE else choose(state, seat, rng)
            events = self.play(state, seat, move)
            yield Played(before, seat, move, events, state.copy())


def told(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]
