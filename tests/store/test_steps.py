"""The journal of a table: steps without a gap, each command once, all or nothing."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tafelrunde.store.interface import Repeated, Store, Taken
from tests.store.samples import add_tables, append, notice, opened, step, story, table


@story
async def test_a_step_comes_back_as_it_was(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.append(append(1, to_act=(2, 0), deadline=99.5, status="over", at=123.25))

        assert await store.steps("t1") == [step(1, at=123.25)]
        found = await store.table("t1")
        assert found is not None
        assert (found.n, found.to_act, found.deadline) == (1, (2, 0), 99.5)
        assert (found.status, found.changed) == ("over", 123.25)


@story
async def test_steps_after_a_number(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        for n in range(1, 12):
            await store.append(append(n))

        assert [s.n for s in await store.steps("t1")] == list(range(1, 12))
        assert [s.n for s in await store.steps("t1", after=9)] == [10, 11]
        assert await store.steps("t1", after=11) == []
        assert await store.steps("other") == []


@story
async def test_only_the_next_step_is_taken(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.append(append(1))
        for n in (-1, 0, 1, 3, 99):
            with pytest.raises(Taken):
                await store.append(append(n, command=f"another-{n}", status="over", deadline=1.0))

        assert await store.steps("t1") == [step(1)]
        found = await store.table("t1")
        assert found is not None
        assert (found.n, found.status, found.deadline) == (1, "running", None)


@story
async def test_a_command_is_carried_out_once(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.add_table(table("t2"), [])
        await store.append(append(1, command="same"))
        await store.append(append(2, command=None))
        for n in (1, 2, 3, 9):
            with pytest.raises(Repeated) as refusal:
                await store.append(append(n, command="same"))
            assert refusal.value.n == 1
        await store.append(append(3, command=None))
        await store.append(append(1, "t2", command="same"))

        assert [s.command for s in await store.steps("t1")] == ["same", None, None]
        assert [await store.step_of("t1", "same", after) for after in (0, 1)] == [1, None]
        assert await store.step_of("t1", "other", 0) is None


@story
async def test_a_table_that_is_gone_takes_no_step(url: str) -> None:
    async with opened(url) as store:
        with pytest.raises(Taken):
            await store.append(append(1))
        assert await store.steps("t1") == []


@story
async def test_two_at_once_one_wins(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        for n in range(1, 6):
            rivals = [append(n, command=f"{n}-{rival}") for rival in range(8)]
            outcomes = await asyncio.gather(*map(store.append, rivals), return_exceptions=True)
            assert outcomes.count(None) == 1
            assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 7

        assert [s.n for s in await store.steps("t1")] == [1, 2, 3, 4, 5]


@story
async def test_two_processes_meet_and_one_wins(url: str) -> None:
    """Each with a writer and connections of its own, as in two processes."""
    async with opened(url) as here, opened(url) as there:
        tables = await add_tables(here, 12)
        for n in range(1, 6):
            order = tables if n % 2 else tables[::-1]
            asked = [here.append(append(n, name, command=f"here-{n}")) for name in tables]
            asked += [there.append(append(n, name, command=f"there-{n}")) for name in order]
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            assert outcomes.count(None) == len(tables)
            assert sum(isinstance(outcome, Taken) for outcome in outcomes) == len(tables)

        for name in tables:
            assert [s.n for s in await there.steps(name)] == [1, 2, 3, 4, 5]


@story
async def test_one_refused_append_leaves_its_batch_alone(url: str) -> None:
    """All are asked for before the writer can begin, so they share transactions."""
    async with opened(url) as store:
        await add_tables(store, 100)
        asked = [append(2 if i % 10 == 3 else 1, f"t{i}", notices=[notice(1, f"t{i}")]) for i in range(100)]
        outcomes = await asyncio.gather(*map(store.append, asked), return_exceptions=True)

        for i, outcome in enumerate(outcomes):
            refused = i % 10 == 3
            assert isinstance(outcome, Taken) if refused else outcome is None
            assert len(await store.steps(f"t{i}")) == (0 if refused else 1)
        told = await store.claim_notices("node", 1.0, 2.0, limit=200)
        assert len(told) == 90
        assert not {notice.table for notice in told} & {f"t{i}" for i in range(100) if i % 10 == 3}


@story
async def test_one_append_that_breaks_leaves_its_batch_alone(url: str) -> None:
    """A notice for a table that does not exist breaks its transaction."""
    async with opened(url) as store:
        await add_tables(store, 20)
        asked = [append(1, f"t{i}", notices=[notice(table="nowhere")] if i == 7 else []) for i in range(20)]
        outcomes = await asyncio.gather(
            *map(store.append, asked), store.put_note("t0", 0, "kept"), return_exceptions=True
        )

        assert isinstance(outcomes[7], Taken)
        assert outcomes.count(None) == 20
        assert await store.steps("t7") == []
        assert await store.note("t0", 0) == "kept"


@story
async def test_what_cannot_be_written_at_all_fails_alone(url: str) -> None:
    async with opened(url) as store:
        await add_tables(store, 5)
        asked = [append(1, f"t{i}", body=b"\xff" if i == 2 else b"{}") for i in range(5)]
        outcomes = await asyncio.gather(*map(store.append, asked), return_exceptions=True)

        assert isinstance(outcomes[2], UnicodeDecodeError)
        assert outcomes.count(None) == 4


@story
async def test_a_caller_that_goes_away_disturbs_nobody(url: str) -> None:
    async with opened(url) as store:
        await add_tables(store, 3)
        waiting = [asyncio.ensure_future(store.append(append(1, f"t{i}"))) for i in range(3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)

        assert isinstance(outcomes[1], asyncio.CancelledError)
        assert outcomes[0] is None
        assert outcomes[2] is None
        await store.append(append(2, "t0"))


@story
async def test_what_was_asked_before_the_end_is_written(url: str) -> None:
    async with opened(url) as store:
        await add_tables(store, 50)
        waiting = [asyncio.ensure_future(store.append(append(1, f"t{i}"))) for i in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 50
    async with opened(url) as store:
        for i in range(50):
            assert await store.steps(f"t{i}") == [step(1)]


COMMANDS = st.none() | st.sampled_from(["a", "b", "c", "d"])
ATTEMPTS = st.lists(st.tuples(st.sampled_from(["t1", "t2", "t3"]), st.integers(-1, 2), COMMANDS), max_size=12)
STRAYS = (HealthCheck.function_scoped_fixture, HealthCheck.too_slow)


class Journal:
    """What a table's journal must be, in the plainest words."""

    def __init__(self) -> None:
        self.commands: list[str | None] = []

    def attempt(self, n: int, command: str | None) -> str:
        if command is not None and command in self.commands:
            return f"repeated {self.commands.index(command) + 1}"
        if n != len(self.commands) + 1:
            return "taken"
        self.commands.append(command)
        return "written"


async def outcome(store: Store, name: str, n: int, command: str | None) -> str:
    try:
        await store.append(append(n, name, command=command))
    except Repeated as repeated:
        return f"repeated {repeated.n}"
    except Taken:
        return "taken"
    return "written"


@settings(suppress_health_check=STRAYS, max_examples=25)
@given(data=st.data())
def test_the_journal_agrees_with_its_model(url: str, data: st.DataObject) -> None:
    """Whatever is attempted, one by one or at once; `n` is given relative to the next step."""
    rounds = data.draw(st.lists(ATTEMPTS, max_size=6))

    async def play() -> None:
        async with opened(url) as store:
            journals = {name: Journal() for name in ("t1", "t2", "t3")}
            for name in journals:
                await store.delete_table(name)
                await store.add_table(table(name), [])
            for attempts in rounds:
                await at_once(store, journals, attempts)
            for name, journal in journals.items():
                written = await store.steps(name)
                assert [s.command for s in written] == journal.commands
                assert [s.n for s in written] == list(range(1, len(written) + 1))

    async def at_once(
        store: Store, journals: dict[str, Journal], attempts: list[tuple[str, int, str | None]]
    ) -> None:
        """Attempts at one table keep their order; all else may happen in any."""
        asked, expected = [], []
        for name, ahead, command in attempts:
            n = len(journals[name].commands) + 1 + ahead
            asked.append(outcome(store, name, n, command))
            expected.append(journals[name].attempt(n, command))
        assert await asyncio.gather(*asked) == expected

    asyncio.run(play())
