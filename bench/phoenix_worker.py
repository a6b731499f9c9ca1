"""Measures a campaign of Phoenix in a process of its own: one line of JSON for each thing measured."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from bench.phoenix_scene import (
    campaign,
    covered_with_roads,
    next_sheet,
    official_world,
    orders_rng,
    plain_world,
)
from bench.phoenix_war import fights, war, war_sheet, wizards
from tafelrunde.engine.contract import Rng
from tafelrunde.engine.table import Table
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.marching.reach import reach
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import HORSE

REALMS: Final = 20
ARMIES: Final = 1000
ARMIES_EACH: Final = 50
SIZES: Final = (10, 20, 50, 100, 200)
"""Realms in the table of growing campaigns."""
SHORT: Final = 50
"""Months of so many realms take less than a second: noise would count."""
ROUNDS: Final = {"quick": 7, "full": 25}
COPIES: Final = 200
MICRO: Final = 1e6
Think = Callable[[Table, Rng], tuple[int, Sheet]]
"""Who is to act at a table, and what he hands in."""


class Measured(msgspec.Struct, frozen=True):
    """One thing and what it took, in seconds of processor time; the least of all rounds."""

    what: str
    seconds: float
    realms: int = 0
    armies: int = 0
    fields: int = 0
    orders: int = 0
    wizards: int = 0
    fights: dict[str, int] = {}


def least(rounds: int, work: Callable[[], int]) -> float:
    """Seconds for one of the things that the work says it has done; noise only ever adds."""
    found = []
    for _ in range(rounds):
        start = time.process_time()
        count = work()
        found.append((time.process_time() - start) / count)
    return min(found)


def reach_of_riders(state: State) -> Callable[[], int]:
    riders = [army for realm in state.realms for army in realm.armies.values() if army.kind == HORSE]

    def work() -> int:
        for army in riders:
            reach(state, army)
        return len(riders)

    return work


def copies_of(state: State) -> Callable[[], int]:
    def work() -> int:
        for _ in range(COPIES):
            state.copy()
        return COPIES

    return work


def month_of(what: str, table: Table, think: Think = next_sheet) -> Measured:
    """A whole month at a table: every sheet checked, carried out with its dice, hashed and written down.

    To think of orders is the players' work and is not counted.
    """
    state: State = table.state
    rng, used, orders = orders_rng(), 0.0, 0
    while GAME.to_act(table.state):
        realm, sheet = think(table, rng)
        orders += len(sheet.orders)
        start = time.process_time()
        table.move(realm, sheet)
        table.settle()
        used += time.process_time() - start
    armies = sum(len(realm.armies) for realm in state.realms)
    return Measured(what, used, state.setting.realms, armies, state.setting.world.size, orders)


def month_of_war(table: Table) -> Measured:
    state: State = table.state
    month = month_of("war", table, war_sheet)
    return msgspec.structs.replace(month, wizards=wizards(state), fights=fights(table))


def month_of_size(realms: int) -> Measured:
    """On a plain world; short ones several times, the least counts."""
    rounds = 3 if realms <= SHORT else 1
    months = [
        month_of("growing", campaign(realms, ARMIES_EACH * realms, plain_world())) for _ in range(rounds)
    ]
    return min(months, key=lambda month: month.seconds)


def measurements(rounds: int) -> Iterator[Measured]:
    foundation = official_world(REALMS)
    state: State = campaign(REALMS, ARMIES, foundation).state
    yield Measured("reach", least(rounds, reach_of_riders(state)))
    yield Measured("reach_on_roads", least(rounds, reach_of_riders(covered_with_roads(state))))
    yield Measured("copy", least(rounds, copies_of(state)))
    yield month_of("month", campaign(REALMS, ARMIES, foundation))
    yield month_of_war(war(REALMS, ARMIES))
    for realms in SIZES:
        yield month_of_size(realms)


def main() -> None:
    for measured in measurements(ROUNDS[sys.argv[1]]):
        written: Any = msgspec.json.encode(measured)
        print(written.decode(), flush=True)


if __name__ == "__main__":
    main()
