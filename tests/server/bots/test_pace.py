"""Bots let people follow: each moves when it is due, not before, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.contract import Lang
from tafelrunde.server.bots.pace import BRIEF, PAUSES, PLEA_SECONDS
from tafelrunde.server.errors import Denied
from tafelrunde.server.tables import undo
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.time import Clockwork
from tafelrunde.store.records import Pace
from tests.server.bothouse import BOT, PERSON, PLENTY, Server, play_person, serving, thoughts

TINY: Final = 0.001
LONG: Final = 100.0
SIMULTANEOUS: Final = "xidit"


class StepClock(Clockwork):
    """Moved by hand; whoever sleeps wakes when it comes to their moment."""

    def __init__(self) -> None:
        self.time = 1_000.0
        self._sleeping: dict[asyncio.Future[None], float] = {}

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> asyncio.Future[None]:
        """Counted from the call: the clock may be moved before anybody begins to wait."""
        woken = asyncio.get_running_loop().create_future()
        self._sleeping[woken] = self.time + seconds
        woken.add_done_callback(self._sleeping.pop)
        return woken

    def has_sleeper(self, until: float) -> bool:
        return any(
            abs(moment - until) < TINY / 10 and not woken.done() for woken, moment in self._sleeping.items()
        )

    def move(self, to: float) -> None:
        self.time = to
        for woken, moment in self._sleeping.items():
            if moment <= to and not woken.done():
                woken.set_result(None)


async def until(is_so: Callable[[], bool]) -> None:
    for _ in range(PLENTY):
        if is_so():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it does not come about")


async def idle() -> None:
    """Whatever can go on without the clock has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


class Evening:
    """A table with a clock moved by hand, and a server that may be started anew."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.clock = folder, StepClock()
        self.is_common = False
        """Whether several decide at once."""
        self.live: LiveTable
        self.server: Server
        self._running = AsyncExitStack()

    async def start(self) -> None:
        self.server = await self._running.enter_async_context(serving(self.folder, clockwork=self.clock))

    async def stop(self) -> None:
        await self._running.aclose()

    async def deal(self, *players: str, pace: Pace = "brisk", game: str = "kingsburg") -> None:
        self.live = await self.server.deal(players, game=game, pace=pace)

    async def restart(self, after: float = 0.0) -> None:
        await self.stop()
        self.clock.move(self.clock.now() + after)
        await self.start()
        self.live = await self.server.hub.existing("friday")

    @property
    def is_bots_turn(self) -> bool:
        return any(self.live.seats[seat].kind == "bot" for seat in self.live.to_act)

    async def due(self) -> float:
        """When the documents promise the next move of a bot."""
        last = (await self.live.steps())[-1]
        bot = next(seat for seat in self.live.to_act if self.live.seats[seat].kind == "bot")
        is_brief = self.is_common or (last.kind, last.actor) == ("moves", bot)
        return self.live.record.changed + PAUSES[self.live.record.pace] * (BRIEF if is_brief else 1)

    async def rests(self, due: float) -> None:
        """The bot waits for this moment, and a moment before it nothing has happened.

        Whatever wakes it in between, a sweep for one, makes it look at its table anew before it sleeps again.
        """
        await until(lambda: self.clock.has_sleeper(due))
        n, thought = self.live.n, thoughts(self.server)
        self.clock.move(max(self.clock.now(), due - TINY))
        await idle()
        await until(lambda: self.clock.has_sleeper(due))
        assert (self.live.n, thoughts(self.server)) == (n, thought)

    async def bot_moves(self) -> None:
        """The next move of a bot comes when it is due."""
        due, n = await self.due(), self.live.n
        await self.rests(due)
        self.clock.move(due + TINY)
        await until(lambda: self.live.n > n)
        step = (await self.live.steps())[n]
        assert self.live.seats[step.actor].kind == "bot"
        assert step.at == due + TINY

    async def person_moves(self) -> None:
        n = self.live.n
        await play_person(self.live, 0)
        assert self.live.n == n + 1
        assert self.live.record.changed == self.clock.now()

    async def to_person(self) -> None:
        while self.live.to_act != (0,):
            await self.bot_moves()

    async def to_bot(self) -> None:
        while not self.is_bots_turn:
            await self.person_moves()


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    made = Evening(folder)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()


HAPPENINGS = ["bot moves", "bot rests", "restart", "long restart", "calm", "brisk", "title"]


@settings(max_examples=6, deadline=None)
@given(happenings=st.lists(st.sampled_from(HAPPENINGS), min_size=6, max_size=14))
def test_every_bot_moves_when_it_is_due(happenings: list[str]) -> None:
    """People, restarts and changes of the table come in between."""

    async def play(folder: Path) -> None:
        async with evening(folder) as made:
            await made.deal(PERSON, BOT, "random")
            for happening in happenings:
                await made.to_bot()
                await happen(made, happening)

    with TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder)))


async def happen(made: Evening, happening: str) -> None:
    if happening == "bot moves":
        await made.bot_moves()
    elif happening == "bot rests":
        await made.rests(await made.due())
    elif happening == "restart":
        due = await made.due()
        await made.restart()
        assert await made.due() == due
        await made.bot_moves()
    elif happening == "long restart":
        n = made.live.n
        await made.restart(LONG)
        await until(lambda: made.live.n > n)
        assert (await made.live.steps())[n].at == made.clock.now()
    else:
        await change(made, title=happening) if happening == "title" else await change(made, pace=happening)
        await made.bot_moves()


async def change(made: Evening, **fields: str) -> None:
    """As the lobby does it."""
    store = made.server.hub.store
    record = await store.table("friday")
    assert record is not None
    await store.update_table(msgspec.structs.replace(record, changed=made.clock.now(), **fields))
    await made.server.hub.refresh("friday")


def told(folder: Path, *players: str, pace: Pace = "brisk", game: str = "kingsburg") -> Callable[..., None]:
    """Runs what happens on an evening with such a table."""

    def run(story: Callable[[Evening], object]) -> None:
        async def all_of_it() -> None:
            async with evening(folder) as made:
                await made.deal(*players, pace=pace, game=game)
                await story(made)  # type: ignore[misc]

        asyncio.run(all_of_it())

    return run


@pytest.mark.parametrize("pace", ["brisk", "calm"])
def test_a_pace_is_kept_and_nobody_waits_longer(tmp_path: Path, pace: Pace) -> None:
    async def story(made: Evening) -> None:
        for _ in range(4):
            await made.to_person()
            await made.person_moves()
        steps = await made.live.steps()
        gaps = [later.at - earlier.at for earlier, later in pairwise(steps) if later.actor == 1]
        assert gaps
        assert {round(gap / PAUSES[pace], 1) for gap in gaps} <= {BRIEF, 1.0}

    told(tmp_path, PERSON, BOT, pace=pace)(story)


def test_without_a_pace_bots_move_at_once(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        for _ in range(6):
            await until(lambda: made.live.to_act == (0,))
            await made.person_moves()
        assert {step.at for step in await made.live.steps()} == {made.clock.now()}

    told(tmp_path, PERSON, BOT, "random", pace="none")(story)


def test_bots_among_themselves_wait_for_nobody(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        await until(lambda: made.live.record.status == "over")
        assert {step.at for step in await made.live.steps()} == {made.clock.now()}

    told(tmp_path, "random", "random", pace="calm")(story)


class Onlooker:
    """Somebody who has the page of a table open, and says nothing."""

    def __init__(self) -> None:
        self.seats: tuple[int, ...] = ()
        self.sees: int | None = None
        self.words: Lang | None = None
        self.watches, self.is_looking = True, False

    def tell(self, data: bytes) -> None:
        pass

    def leave(self, reason: Denied) -> None:
        pass

    async def recheck(self) -> None:
        pass


def test_bots_among_themselves_keep_their_pace_while_somebody_looks_on(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        hub, somebody = made.server.hub, Onlooker()
        await made.to_person()
        hub.subscribe(made.live, somebody)
        away = msgspec.structs.replace(made.live.seats[0], kind="bot", bot="random")
        await hub.store.put_seat(away)
        await hub.refresh("friday", "seats")
        for _ in range(4):
            await made.bot_moves()
        await made.rests(await made.due())
        hub.unsubscribe(made.live, somebody)
        made.clock.move(made.clock.now() + LONG)
        await until(lambda: made.live.record.status == "over")

    told(tmp_path, PERSON, "random")(story)


def test_without_a_pace_nobody_who_looks_on_is_waited_for(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        made.server.hub.subscribe(made.live, Onlooker())
        await until(lambda: made.live.record.status == "over")
        assert {step.at for step in await made.live.steps()} == {made.clock.now()}

    told(tmp_path, "random", "random", pace="none")(story)


def test_a_move_that_is_taken_back_leaves_the_bot_nothing_to_answer(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        await made.to_person()
        await made.to_bot()
        after, thought = made.live.n, thoughts(made.server)
        await made.rests(await made.due())
        await undo.ask(made.live, 0, made.live.n)
        assert made.live.to_act == (0,)
        made.clock.move(made.clock.now() + LONG)
        await made.server.settled()
        assert (made.live.n, thoughts(made.server)) == (after + 1, thought)
        await made.to_bot()
        await made.bot_moves()

    told(tmp_path, PERSON, BOT)(story)


def test_a_person_takes_the_seat_while_its_bot_rests(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        await made.to_bot()
        await made.rests(await made.due())
        n, store = made.live.n, made.server.hub.store
        bot = next(made.live.seats[seat] for seat in made.live.to_act)
        await store.put_seat(msgspec.structs.replace(bot, kind="human", bot=""))
        await made.server.hub.refresh("friday", "seats")
        made.clock.move(made.clock.now() + LONG)
        await made.server.settled()
        assert made.live.n == n
        await store.put_seat(bot)
        await made.server.hub.refresh("friday", "seats")
        await until(lambda: made.live.n > n)

    told(tmp_path, PERSON, BOT)(story)


def test_when_the_last_person_leaves_the_bots_wait_no_more(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        await made.to_bot()
        await made.rests(await made.due())
        away = msgspec.structs.replace(made.live.seats[0], stands_in=True, bot="random")
        await made.server.hub.store.put_seat(away)
        await made.server.hub.refresh("friday", "seats")
        await until(lambda: made.live.record.status == "over")

    told(tmp_path, PERSON, "random")(story)


def test_other_tables_go_on_while_a_bot_rests(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        await made.to_bot()
        await made.rests(await made.due())
        n = made.live.n
        free = await made.server.deal(["random", "random"], "sunday")
        await until(lambda: free.record.status == "over")
        assert (made.live.n, made.live.is_busy) == (n, False)
        await made.bot_moves()

    told(tmp_path, PERSON, BOT)(story)


def test_people_who_decide_with_bots_at_once_are_not_held_up(tmp_path: Path) -> None:
    """Hidden programmes come in after half of the time, and a person's own whenever it is made."""

    async def story(made: Evening) -> None:
        while made.live.to_act != (0, 1, 2):
            await (made.bot_moves() if made.is_bots_turn else made.person_moves())
        start, made.is_common = made.clock.now(), True
        await made.bot_moves()
        await made.rests(await made.due())
        await made.person_moves()
        await made.bot_moves()
        assert made.clock.now() - start < 3 * BRIEF * PAUSES["brisk"] + 3 * TINY

    told(tmp_path, PERSON, BOT, BOT, game=SIMULTANEOUS)(story)


def test_a_table_over_days_that_nobody_looks_at_has_no_pace(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        await made.to_person()
        made.live.record.clock = {"kind": "day"}
        n, now = made.live.n, made.clock.now()
        await made.to_bot()
        await until(lambda: made.live.to_act == (0,))
        later = (await made.live.steps())[n:]
        assert ({step.actor for step in later}, {step.at for step in later}) == ({0, 1}, {now})

    told(tmp_path, PERSON, BOT)(story)


def test_a_plea_is_not_settled_by_a_hasty_bot(tmp_path: Path) -> None:
    async def story(made: Evening) -> None:
        asker, asked = await two_people_before_a_bot(made)
        await undo.ask(made.live, asker, made.live.n)
        await made.rests(made.clock.now() + PLEA_SECONDS)
        await undo.answer(made.live, asked, made.live.n, agree=True)
        assert made.live.to_act == (asker,)

    told(tmp_path, PERSON, PERSON, BOT)(story)


async def two_people_before_a_bot(made: Evening) -> tuple[int, int]:
    """Plays until two people have moved in turn and a bot is to act."""
    while True:
        last = [step.actor for step in (await made.live.steps())[-2:]]
        if made.is_bots_turn and sorted(last) == [0, 1]:
            return last[0], last[1]
        if made.is_bots_turn:
            await made.bot_moves()
        else:
            await play_person(made.live, made.live.to_act[0])
