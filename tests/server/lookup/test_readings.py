"""Answers that take work: made once, the same as if made anew, and not for one address without end."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import Game
from tafelrunde.games import load_game
from tafelrunde.server.lookup import lessons
from tafelrunde.server.lookup.jobs import Order, ValuesJob
from tafelrunde.server.lookup.readings import Readings, Thread
from tafelrunde.server.lookup.sheets import BLOCK, Made, Shelf
from tafelrunde.server.people import limits
from tafelrunde.server.people.limits import Buckets, Rate
from tafelrunde.server.routes import request
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.story import Chronicle, Happened
from tests.server.house import House, Person, fine, house
from tests.server.playing import run, serving
from tests.server.secrecy import observed
from tests.server.secrecy_expected import plain

MOVES = 130


async def long_game(
    made: House, moves: int = MOVES, game: str = "kingsburg"
) -> tuple[Person, str, LiveTable]:
    """A table at which one person plays all seats."""
    host, seating = await made.table("me", "me", "me", game=game)
    path = f"/api/tables/{seating['table']['id']}"
    await host.post(f"{path}/start")
    live = await made.context.hub.existing(seating["table"]["id"])
    await go_on(live, moves)
    return host, path, live


async def go_on(live: LiveTable, moves: int) -> None:
    for _ in range(moves):
        seat = live.to_act[0]
        await live.do(seat, next(iter(live.game.legal_moves(live.state, seat))), live.n)


def count_work(live: LiveTable, counted: Counter[str]) -> None:
    """Counts moves that are played and views that are made."""
    game: Game = live.game

    def play(*args: Any) -> None:
        counted["played"] += 1
        game.play(*args)

    def view(*args: Any) -> Any:
        counted["seen"] += 1
        return game.view(*args)

    live.game = replace(game, play=play, view=view)


# -- made once -----------------------------------------------------------------------------------------


def test_a_lesson_is_made_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        request, "Readings", partial(Readings, most_bytes=0)
    )  # where there is no room for anything else
    counted: Counter[str] = Counter()
    shown = lessons.shown

    def counting(*args: Any) -> Any:
        counted[args[5]] += 1
        return shown(*args)

    monkeypatch.setattr(lessons, "shown", counting)

    async def story() -> None:
        async with house(tmp_path) as made:
            people = [made.person(address=f"192.0.2.{number % 4}") for number in range(12)]
            paths = [f"/api/games/ethnos/lesson?lang={'en' if i % 2 else 'de'}" for i in range(12)]
            answers = await asyncio.gather(*(one.get(path) for one, path in zip(people, paths, strict=True)))
            assert all(answer == answers[i % 2] for i, answer in enumerate(answers))
            moments = len(lessons.moments("ethnos"))
            assert counted == {"en": moments, "de": moments}
            assert await people[0].get(paths[0]) == answers[0]
            why = {"n": lessons.moments("ethnos")[0].n, "move": {"move": "draw_card"}}
            await people[0].post("/api/games/ethnos/lesson/why", why)
            assert counted.total() == 2 * moments

    run(story())


def test_a_replay_is_played_once_and_goes_on_with_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, path, live = await long_game(made)
            counted: Counter[str] = Counter()
            count_work(live, counted)
            first = await host.get(f"{path}/replay?seat=0&limit=200")
            assert counted == {"played": live.position.entries, "seen": live.n}

            counted.clear()
            assert await host.get(f"{path}/replay?seat=0&limit=200") == first
            assert (await host.get(f"{path}/replay?seat=0&after=7&limit=9"))["steps"] == first["steps"][7:16]
            assert counted == {}

            entries = live.position.entries
            await go_on(live, 3)
            counted.clear()
            again = await host.get(f"{path}/replay?seat=0&limit=200")
            assert again["steps"][: len(first["steps"])] == first["steps"]
            assert counted["seen"] == live.n % BLOCK, "only the block that the game is in"
            assert counted["played"] < entries // 2

    run(story())


@pytest.mark.parametrize("what", ["log", "story", "replay?seat=0"])
def test_ten_at_once_cost_as_much_as_one(tmp_path: Path, what: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, path, live = await long_game(made, 40)
            wish = what if "seat" in what else f"{what}?seat=0"
            counted: Counter[str] = Counter()
            count_work(live, counted)
            everybody = [made.person(host.token, f"192.0.2.{number}") for number in range(10)]
            answers = await asyncio.gather(*(one.ask("GET", f"{path}/{wish}") for one in everybody))
            assert len({answer.content for answer in answers}) == 1
            assert counted["played"] == live.position.entries

    run(story())


def test_a_public_view_from_behind_is_made_once_for_each_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, path, live = await long_game(made, 20)
            await host.patch(path, {"watching": {"allowed": True, "delay": 5}})
            counted: Counter[str] = Counter()
            count_work(live, counted)
            stranger = made.person()
            first = await stranger.get(f"{path}/view")
            played = counted["played"]
            assert (first["n"], played > 0) == (live.n - 5, True)
            assert await made.person().get(f"{path}/view") == first
            assert counted["played"] == played

    run(story())


def test_a_crowd_that_comes_back_has_the_game_played_once(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("kingsburg", 3, spectators={"allowed": True, "delay": 4})
            live = await server.hub.existing(dealt.id)
            await go_on(live, 60)
            counted: Counter[str] = Counter()
            count_work(live, counted)
            player = await server.sit(dealt.id, dealt.tokens[0], seen=20)
            for seen in (1, 5, live.n - 1, 20):
                await player.say("hello", token=dealt.tokens[0], seen=seen)
                told = [one["n"] for one in await player.settled() if one["t"] == "step"]
                assert told[-(live.n - seen) :] == list(range(seen + 1, live.n + 1))
            for _ in range(5):
                stranger = await server.sit(dealt.id)
                assert (await stranger.hear("step"))["n"] == live.n - 4
            assert counted["played"] == live.position.entries
            for start in (0, 3, live.n):
                assert same_past(await live.history(start), await anew(live, start))

    run(story())


async def anew(live: LiveTable, start: int) -> list[journal.Past]:
    return journal.history(live.game, live.header, await live.steps(), start)


def same_past(one: list[journal.Past], other: list[journal.Past]) -> bool:
    def told(past: journal.Past) -> Any:
        return past.position.n, past.events, past.undone, past.actor, plain(past.position.to_act)

    return list(map(told, one)) == list(map(told, other))


def test_what_happens_while_a_game_is_played_again_is_not_lost() -> None:
    steps = [Happened(n, (), None, 0, n) for n in range(1, 8)]
    chronicle = Chronicle()
    chronicle.add(steps[0])
    chronicle.add(steps[1])
    chronicle.listen()
    chronicle.add(steps[2])
    chronicle.listen()  # another asks, one step later
    chronicle.add(steps[3])
    chronicle.begin(steps[:2])
    chronicle.begin(steps[:3])
    chronicle.add(steps[4])
    assert chronicle.between(0, 5) == steps[:5]


# -- the same as if made anew --------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seed"), [("ethnos", 1), ("xidit", 3)])
@pytest.mark.parametrize("delay", [0, 2])
def test_after_every_step_everybody_reads_what_they_may(
    game: str, seed: int, delay: int, sqlite: str
) -> None:
    """Held against what the game's own functions say; asked for twice, so that the second is a kept one."""

    async def story() -> None:
        async with serving(sqlite) as server, observed(server, game, 3, delay, seed) as table:
            for _ in range(12):
                await table.move()
                await table.check_asked()
                await table.check_asked()

    run(story())


def test_blocks_fit_together_wherever_somebody_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, path, live = await long_game(made, 2 * BLOCK + 3)
            whole = await host.get(f"{path}/replay?seat=1&limit=200")
            assert [step["n"] for step in whole["steps"]] == list(range(1, live.n + 1))
            told = (await host.get(f"{path}/story?seat=1"))["steps"]
            for after in (0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, live.n - 1, live.n, live.n + 60):
                for limit in (1, BLOCK, 200):
                    found = await host.get(f"{path}/replay?seat=1&after={after}&limit={limit}")
                    assert found["steps"] == whole["steps"][after : after + limit]
                    assert (found["total"], found["result"]) == (live.n, None)
                assert (await host.get(f"{path}/story?seat=1&after={after}"))["steps"] == told[after:]

    run(story())


def test_the_end_of_a_game_is_told_where_a_replay_comes_to_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, path, live = await long_game(made, 0)
            while live.to_act:
                await go_on(live, 1)
            result = live.game.result(live.state)
            assert result is not None
            for after, limit, is_told in ((0, 50, False), (live.n - 3, 2, False), (live.n - 3, 3, True)):
                found = await host.get(f"{path}/replay?after={after}&limit={limit}")
                assert (found["result"] is not None) == is_told
            found = await host.get(f"{path}/replay?after={live.n}")
            assert found["result"] == plain(result)
            first = (await host.ask("GET", f"{path}/log?seat=0")).content
            assert first == (await host.ask("GET", f"{path}/log?seat=1")).content
            assert live.record.secret.hex().encode() in first

    run(story())


# -- not without end -----------------------------------------------------------------------------------


def test_who_has_too_much_made_waits_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "work", Rate(100, 1))

    async def story() -> None:
        async with house(tmp_path, limits_scale=1.0) as made:
            host, path, _ = await long_game(made, 40)
            reads = [f"{path}/{what}?seat={seat}" for seat in range(3) for what in ("replay", "log")]
            answers = [await host.ask("GET", read, headers={"accept-language": "de"}) for read in reads]
            statuses = [answer.status_code for answer in answers]
            fits = statuses.index(429)
            assert statuses == [200] * fits + [429] * (6 - fits)
            assert 2 <= fits < 6
            refusal = answers[-1]
            assert refusal.json()["code"] == "limit"
            assert f"in {refusal.headers['retry-after']} s" in refusal.json()["text"]

            for read, answer in zip(reads[:fits], answers, strict=False):  # what is there costs nothing
                assert (
                    await host.ask("GET", read, headers={"accept-language": "de"})
                ).content == answer.content
            assert (await host.ask("GET", f"{path}/view?seat=0")).status_code == 200
            elsewhere = made.person(host.token, "198.51.100.7")
            assert await elsewhere.refused("GET", reads[-1]) == (429, "limit"), "the same person"
            stranger = made.person(address="198.51.100.7")
            fine(await stranger.ask("GET", f"{path}/replay"))

            made.clock.time += int(refusal.headers["retry-after"])
            assert (await host.ask("GET", reads[fits])).status_code == 200

    run(story())


def test_ten_parallel_reads_of_one_address_are_charged_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "work", Rate(60, 0.001))

    async def story() -> None:
        async with house(tmp_path, limits_scale=1.0) as made:
            _, path, live = await long_game(made, 40)
            counted: Counter[str] = Counter()
            count_work(live, counted)
            strangers = [made.person() for _ in range(10)]
            wishes = [
                f"{path}/{what}?lang={lang}" for what in ("replay", "story", "log") for lang in ("en", "de")
            ]
            answers = await asyncio.gather(
                *(one.ask("GET", wishes[i % len(wishes)]) for i, one in enumerate(strangers))
            )
            assert {answer.status_code for answer in answers} == {200, 429}
            assert counted["played"] <= 3 * live.position.entries

    run(story())


def test_one_address_has_the_store_asked_by_one_request_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others do not wait for it; and it does not wait for those who are slow to send."""
    at_work: Counter[str] = Counter()
    most: Counter[str] = Counter()
    look_up, everybody = request.look_up, asyncio.Event()

    async def counted(asked: request.Asked, endpoint: request.Endpoint) -> None:
        at_work[asked.address] += 1
        most[asked.address] = max(most[asked.address], at_work[asked.address])
        if asked.address != "192.0.2.1":
            everybody.set()
        await everybody.wait()  # the first of the one address waits for another address
        await look_up(asked, endpoint)
        at_work[asked.address] -= 1

    monkeypatch.setattr(request, "look_up", counted)

    async def story() -> None:
        async with house(tmp_path) as made:
            crowd = [made.person() for _ in range(10)]
            asking = [asyncio.create_task(one.get("/api/games/ethnos/rules")) for one in crowd]
            await made.person(address="198.51.100.7").get("/api/games/ethnos/rules")
            await asyncio.gather(*asking)
            assert most["192.0.2.1"] == 1

    run(story())


@given(st.lists(st.tuples(st.floats(0, 5), st.integers(0, 50)), max_size=100), st.integers(1, 100))
def test_debts_are_paid_before_anything_else(work: list[tuple[float, int]], burst: int) -> None:
    time, done, last = [1000.0], 0, 0
    buckets = Buckets(Rate(burst, 2.0), lambda: time[0])
    for pause, amount in work:
        time[0] += pause
        if not buckets.wait("me"):
            buckets.charge("me", amount)
            done, last = done + amount, amount
        assert done - last <= burst + (time[0] - 1000) * 2.0 + 1e-6


# -- the shelf -----------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(1, 40)), max_size=60))
def test_a_shelf_never_holds_more_than_it_may(things: list[tuple[int, int]]) -> None:
    shelf: Shelf[int] = Shelf(100)
    sizes: dict[int, int] = {}
    for key, size in things:
        shelf.put((key,), size, size)
        sizes[key] = size
        held = {one: sizes[one] for one in sizes if shelf.get((one,)) is not None}
        assert shelf.used == sum(held.values()) <= 100
        assert len(shelf) == len(held)
        assert shelf.get((key,)) == size


def test_trouble_is_told_to_all_who_wait_and_not_kept() -> None:
    counted: Counter[str] = Counter()
    order = Order(load_game("ethnos"), ValuesJob({}, "en"))

    class Troubled(Thread):
        async def make(self, order: Order) -> Made:
            counted["tried"] += 1
            made = await super().make(order)
            if counted["tried"] == 1:
                raise ValueError("broken")
            return made

    async def story() -> None:
        readings = Readings(Troubled())
        found = await asyncio.gather(
            *(readings.get(("a",), lambda: order) for _ in range(3)), return_exceptions=True
        )
        assert [type(one) for one in found] == [ValueError] * 3
        assert counted["tried"] == 1
        made = await asyncio.gather(*(readings.get(("a",), lambda: order) for _ in range(3)))
        assert sorted(one.steps for one in made) == [0, 0, 1]
        assert counted["tried"] == 2
        assert len({one.sheet.lines for one in made}) == 1

    run(story())
