"""Plays games from the first move to the last and stops at every position, so that laws can look at it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event, Game, Rng, Seat
from tafelrunde.engine.table import SeededSource, Table
from tests.contract.lively import Chooser, chooser

NAMES = (
    *("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Ines", "Jack"),
    *("Kim", "Lars", "Mona", "Nils", "Olga", "Paul", "Quin", "Rosa", "Sven", "Tara", "Udo"),
)
MOST_MOVES = 20_000
"""No game of ours comes near it: a game that passes it does not end."""
REMEMBERED = 64


class Broken(AssertionError):
    """A law that does not hold; says which and where."""


def demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise Broken(complaint)


@dataclass(frozen=True, slots=True)
class Position:
    """What the laws look at: a state, and all it takes to try things with it."""

    game: Game
    state: Any
    seats: int
    rng: Rng
    elsewhere: Sequence[Any] = ()
    """Moves from other positions."""
    found: dict[Hashable, Any] = field(default_factory=dict)
    """What one law has worked out and others need too."""

    @property
    def acting(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    @property
    def observers(self) -> tuple[Seat | None, ...]:
        """Everybody who may be told something; None is a spectator."""
        return (None, *range(self.seats))

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.seats]

    def once(self, key: Hashable, work_out: Callable[[], Any]) -> Any:
        """What belongs to the key, worked out by the first who asks."""
        if key not in self.found:
            self.found[key] = work_out()
        return self.found[key]


@dataclass(frozen=True, slots=True)
class Step:
    """One move: the position before it, and what came of it."""

    before: Position
    seat: Seat
    move: Any
    events: list[Event]
    after: Any
    table: Table


@dataclass(slots=True)
class Walk:
    """One game played at random, lively, or as `player` chooses; everything follows from the seed."""

    game: Game
    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    corrections: Mapping[str, Any] = field(default_factory=dict)
    player: Chooser | None = None
    table: Table = field(init=False)
    rng: Rng = field(init=False)
    """What the seats choose."""
    trial_rng: Rng = field(init=False)
    """What the laws try. Apart, so that a seed means the same game whatever laws look at it."""
    choose: Chooser = field(init=False)
    elsewhere: list[Any] = field(init=False)
    here: Position = field(init=False)
    """The position that the laws look at now."""

    def __post_init__(self) -> None:
        self.rng, self.trial_rng = Seeded(self.seed), Seeded(self.seed + 1)
        self.choose = self.player or chooser(self.game, self.seed)
        self.elsewhere = []
        self.table = Table(
            self.game,
            f"walk-{self.seed}",
            NAMES[: self.seats],
            SeededSource(self.seed),
            self.options,
            self.corrections,
        )
        self.here = self.arrive()

    def arrive(self) -> Position:
        return Position(self.game, self.table.state, self.seats, self.trial_rng, self.elsewhere)

    def position(self) -> Position:
        """The same one until the table moves on."""
        if self.here.state is not self.table.state:
            self.here = self.arrive()
        return self.here

    def draw(self, seat: Seat) -> Any:
        state = self.table.state
        if seat == CHANCE:
            return self.game.chance(state, self.table.source.at(len(self.table.entries) + 1))
        return self.choose(self.game, state, seat, self.rng)

    def is_over(self) -> bool:
        return not self.game.to_act(self.table.state)

    def step(self) -> Step:
        """One move by one of those who must act."""
        demand(len(self.table.entries) < MOST_MOVES, f"no end after {MOST_MOVES} moves")
        before = self.position()
        seat = before.acting[self.rng.below(len(before.acting))]
        move = self.draw(seat)
        events = self.table.move(seat, move)
        self.remember(move)
        return Step(before, seat, move, events, self.table.state, self.table)

    def steps(self) -> Iterator[Step]:
        """Move after move until the game is over."""
        while not self.is_over():
            yield self.step()

    def remember(self, move: Any) -> None:
        """Keeps some of the moves, of all stages of the game."""
        if len(self.elsewhere) < REMEMBERED:
            self.elsewhere.append(move)
        else:
            self.elsewhere[self.trial_rng.below(REMEMBERED)] = move
