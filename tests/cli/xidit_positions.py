"""Positions of Xidit games as the terminal meets them: heroes that go where something can be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tafelrunde.cli.pictures.xidit.places import own_city
from tafelrunde.cli.pictures.xidit.route import Walk
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Rng, sample
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play.moves import FightTitan, Programme
from tafelrunde.games.xidit.secrecy.view import XiditView

NAMES: Final = ("Ann", "Brian", "Clara", "Dora", "Fridolin von der Aue")
TRIES: Final = 60


def worth(view: XiditView, move: Programme) -> int:
    """Units recruited and units spent on threats, as things stand now."""
    city = own_city(view)
    assert city is not None
    walk, gained = Walk(view, city), 0
    for order in move.orders:
        before = walk.units.total()
        walk.step(order)
        gained += abs(walk.units.total() - before)
    return gained


def choose(table: Table, seat: int, rng: Rng) -> Any:
    """The busiest of some programmes; every Titan that can be fought is."""
    offers = GAME.legal_moves(table.state, seat)
    if hasattr(offers, "sample"):
        view = GAME.view(table.state, seat)
        return max([offers.sample(rng) for _ in range(TRIES)], key=lambda move: worth(view, move))
    fights = [move for move in offers if isinstance(move, FightTitan)]
    return sample(fights or offers, rng)


def decisions(seats: int, seed: int, options: Mapping[str, str] | None = None) -> Iterator[tuple[Table, int]]:
    """One game: the table before each decision, and who decides; at the end once more."""
    table, rng = Table(GAME, "example", NAMES[:seats], SeededSource(seed), options or {}), Seeded(seed)
    while True:
        table.settle()
        acting = GAME.to_act(table.state)
        if not acting:
            yield table, 0
            return
        yield table, acting[0]
        table.move(acting[0], choose(table, acting[0], rng))
