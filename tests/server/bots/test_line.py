"""Fair play among tables: who thinks next, counted in decisions and in seconds of a clock moved by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.server.bots.line import DESERTED, MOST_KEPT, PATIENCE, PEOPLED, QUICK, WATCHED, Line, Ticket

BUDGET, LONG = 5.0, 300.0


@dataclass
class Table:
    """Wants to think again as soon as it has moved."""

    seconds: float
    rank: int = WATCHED
    left: float = 0.0
    """Of the decision that was cut off."""
    used: float = 0.0
    waits: list[float] = field(default_factory=list)
    decided: list[float] = field(default_factory=list)


@dataclass
class Race:
    """Tables that think for ever, on so many places; time goes from the end of one thought to the next."""

    places: int
    tables: Mapping[str, Table]
    time: float = 0.0
    begun: list[str] = field(default_factory=list)
    """In the order in which they were let in."""

    async def run(self, until: float) -> None:
        self.line = Line(self.places, lambda: self.time)
        self.waiting: dict[str, tuple[Ticket, float]] = {}
        self.thinking: list[tuple[float, str, Ticket, float]] = []
        for name in self.tables:
            self.join(name)
        while self.time < until:
            end, name, ticket, seconds = min(self.thinking, key=lambda thought: thought[0])
            self.thinking = [thought for thought in self.thinking if thought[2] is not ticket]
            self.time = end
            self.thought(name, ticket, seconds)

    def join(self, name: str) -> None:
        self.waiting[name] = self.line.join(name, self.tables[name].rank), self.time
        self.let_in()

    def let_in(self) -> None:
        for name, (ticket, since) in list(self.waiting.items()):
            if ticket.called.done():
                del self.waiting[name]
                table = self.tables[name]
                wanted = min(table.left or table.seconds, BUDGET)
                seconds = min(wanted, QUICK) if ticket.is_quick else wanted
                self.begun.append(name)
                table.waits.append(self.time - since)
                self.thinking.append((self.time + seconds, name, ticket, seconds))

    def thought(self, name: str, ticket: Ticket, seconds: float) -> None:
        table = self.tables[name]
        table.used += seconds
        is_cut = ticket.is_quick and (table.left or table.seconds) > seconds
        table.left = table.seconds if is_cut else 0.0
        if not is_cut:
            table.decided.append(self.time)
        self.line.leave(ticket, seconds)
        self.join(name)


def race(places: int, tables: Mapping[str, Table], until: float) -> Race:
    made = Race(places, tables)
    asyncio.run(made.run(until))
    return made


costs = st.lists(st.floats(0.01, BUDGET), min_size=3, max_size=8)


@settings(deadline=None)
@given(costs=costs)
def test_every_table_has_its_share_of_the_time(costs: list[float]) -> None:
    """Whoever has just moved cannot be next, so the others share the time; so does the heaviest table."""
    tables = {str(number): Table(cost) for number, cost in enumerate(costs)}
    race(1, tables, until=LONG)
    used = [table.used for table in tables.values()]
    assert max(used) <= LONG / (len(costs) - 1) + 2 * BUDGET
    assert used[costs.index(max(costs))] >= LONG / len(costs) - 2 * BUDGET


@settings(deadline=None)
@given(costs=costs, quick=st.floats(0.01, QUICK / 2), places=st.integers(2, 4))
def test_heavy_tables_hold_up_each_other_alone(costs: list[float], quick: float, places: int) -> None:
    """Once it is known who is heavy, a quick decision waits for no other that is not quick as well."""
    tables = {str(number): Table(max(cost, 2 * QUICK)) for number, cost in enumerate(costs)}
    tables["quick"] = Table(quick)
    race(places, tables, until=60.0)
    known = len(costs) + 1
    assert max(tables["quick"].waits) <= known * QUICK
    assert max(tables["quick"].waits[known:]) <= QUICK


def test_twelve_heavy_tables_do_not_push_another_back() -> None:
    tables = {f"heavy {number}": Table(BUDGET) for number in range(12)}
    tables["ours"] = Table(0.1)
    race(2, tables, until=300.0)
    assert max(tables["ours"].waits[13:]) == 0.0


@settings(deadline=None)
@given(
    st.lists(
        st.tuples(st.floats(0.01, 0.2), st.sampled_from([WATCHED, PEOPLED, DESERTED])), min_size=2, max_size=8
    )
)
def test_tables_with_people_come_first(players: list[tuple[float, int]]) -> None:
    """On one place, and before anybody has waited for long: nobody is let in while a better rank waits."""
    tables = {str(number): Table(cost, rank) for number, (cost, rank) in enumerate(players)}
    made = race(1, tables, until=PATIENCE - 0.5)
    best = min(rank for _, rank in players)
    # The first comes before anybody else is there; a table alone in its rank is away while it thinks.
    if sum(rank == best for _, rank in players) > 1:
        assert {tables[name].rank for name in made.begun[1:]} == {best}


def test_nobody_waits_for_ever() -> None:
    tables = {"people": Table(1.0), "more people": Table(1.0), "bots": Table(1.0, DESERTED)}
    race(1, tables, until=100.0)
    assert len(tables["bots"].decided) >= 5
    assert max(tables["bots"].waits) <= 2 * PATIENCE + 2.0


def test_a_cut_decision_is_made_at_another_place() -> None:
    tables = {"heavy": Table(BUDGET), "other": Table(BUDGET)}
    race(2, tables, until=100.0)
    assert all(len(table.decided) > 5 for table in tables.values())


def test_who_gives_up_waiting_leaves_no_gap() -> None:
    async def story() -> None:
        line = Line(1)
        entered = asyncio.Event()

        async def think(table: str) -> None:
            async with line.place(table, WATCHED):
                entered.set()
                await asyncio.Event().wait()

        first, second = asyncio.create_task(think("a")), asyncio.create_task(think("b"))
        await entered.wait()
        for task in (second, first):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        async with asyncio.timeout(60), line.place("c", WATCHED):
            pass

    asyncio.run(story())


def test_accounts_of_old_tables_are_forgotten() -> None:
    async def story() -> None:
        line = Line(1)
        for number in range(MOST_KEPT + 10):
            async with line.place(str(number), WATCHED):
                pass
        assert len(line._accounts) == MOST_KEPT

    asyncio.run(story())
