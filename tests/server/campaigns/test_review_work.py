"""Nobody keeps others from working on campaigns: turns, rations, and what is refused before it takes work."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.campaigns import office
from tafelrunde.server.campaigns.errands import ERRANDS
from tafelrunde.server.campaigns.framing import Charter, Done, Job
from tafelrunde.server.campaigns.turns import Turns
from tafelrunde.server.campaigns.workbench import Shelf
from tafelrunde.server.campaigns.worker import do
from tafelrunde.server.errors import Denied
from tafelrunde.store.transactions import transactions
from tests.server.campaigns.campaign_house import ANN, HERE, campaign_house, realm_path, save
from tests.server.house import house, run

ADDRESS = "192.0.2.1"
ELSEWHERE = "198.51.100.7"
NO_ROOM = {"me": "Mia", "count": 200, "size": "hexagon 1"}


# -- turns -----------------------------------------------------------------------------------------------


def test_who_asks_for_much_waits_behind_those_who_ask_for_little() -> None:
    async def story() -> None:
        turns, done = Turns(), list[str]()

        async def work(who: str) -> None:
            async with turns.turn(who):
                done.append(who)
                await asyncio.sleep(0)

        flood = [asyncio.create_task(work("Max")) for _ in range(6)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(work(who)) for who in ("Ann", "Bob")]
        await asyncio.gather(*flood, *others)
        assert done.index("Ann") <= 3
        assert done.index("Bob") <= 4
        assert len(turns) == 0

    run(story())


def test_who_goes_while_waiting_keeps_nobody_waiting() -> None:
    async def story() -> None:
        turns, done = Turns(), list[str]()

        async def work(who: str) -> None:
            async with turns.turn(who):
                done.append(who)

        async with turns.turn("first"):
            tasks = {who: asyncio.create_task(work(who)) for who in ("gone", "there")}
            await asyncio.sleep(0)
            tasks["gone"].cancel()
        await tasks["there"]
        async with turns.turn("later"):
            assert done == ["there"]
        async with turns.turn("first"):
            late = asyncio.create_task(work("late"))
            await asyncio.sleep(0)
        late.cancel()  # its turn has come already
        async with asyncio.timeout(5), turns.turn("last"):
            assert done == ["there"]

    run(story())


class Slow:
    """A worker that answers when it is let."""

    alive, pid = True, 0

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def ask(self, job: Job, seconds: float, underway: office.Told) -> Done:
        await self.go.wait()
        return Done(b"{}")

    async def end(self) -> None:
        pass


def test_nobody_fills_a_lane_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        slow = Slow()

        async def start(charter: Charter) -> Slow:
            return slow

        monkeypatch.setattr(office.Worker, "start", start)
        desk = office.Desk(Charter("", "quick"), lambda: 0.0, lambda _job, _word: None)
        job = Job("Erkenfara", "summary", b"{}", 0.0)
        flood = [asyncio.create_task(desk.do(job, "Max")) for _ in range(office.MOST_OF_ONE + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="campaigns-are-busy"):
            await desk.do(job, "Max")
        ann, server = asyncio.create_task(desk.do(job, "Ann")), asyncio.create_task(desk.do(job, ""))
        await asyncio.sleep(0)
        slow.go.set()
        await asyncio.gather(ann, server, *flood)

    run(story())


def test_a_campaign_that_is_busy_keeps_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its errand goes back into the line, and is done once nobody is in its way."""
    seen = list[str]()

    class Busy(Slow):
        async def ask(self, job: Job, seconds: float, underway: office.Told) -> Done:
            seen.append(job.campaign)
            await asyncio.sleep(0)
            return Done(b"{}", is_busy=job.campaign == "Busy" and "Other" not in seen)

    async def story() -> None:
        async def start(charter: Charter) -> Slow:
            return Busy()

        monkeypatch.setattr(office, "PAUSE", 0.0)
        monkeypatch.setattr(office.Worker, "start", start)
        made = office.Office("", lambda: 0.0, lambda campaign, happening: None)
        await asyncio.gather(made.ask("Busy", "clock.set"), made.ask("Other", "draft.save"))
        assert seen.index("Other") < len(seen) - 1
        assert seen[-1] == "Busy"

    run(story())


def test_who_waits_when_the_server_ends_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        slow, started = Slow(), list[int]()

        async def start(charter: Charter) -> Slow:
            started.append(1)
            return slow

        monkeypatch.setattr(office.Worker, "start", start)
        desk = office.Desk(Charter("", "quick"), lambda: 0.0, lambda _job, _word: None)
        job = Job("Erkenfara", "summary", b"{}", 0.0)
        first, *waiting = [asyncio.create_task(desk.do(job, "Ann")) for _ in range(3)]
        await asyncio.sleep(0)
        end = asyncio.create_task(desk.close())
        await asyncio.sleep(0)
        slow.go.set()
        await end
        assert (await first).body == b"{}"
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(one, Done) or getattr(one, "code", "") == "restart" for one in told)
        assert getattr(told[-1], "code", "") == "restart"
        assert started == [1]

    run(story())


# -- rations ---------------------------------------------------------------------------------------------


def test_who_has_had_too_much_done_waits_and_others_do_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            made.house.campaigns.charge([ADDRESS], 1e6)
            assert await made.master.refused("GET", HERE) == (429, "limit")
            far = made.house.person(ann.token, ELSEWHERE)
            await far.get(HERE)
            made.house.clock.time += 1e6
            await made.master.get(HERE)

    run(story())


def test_work_is_charged_to_whoever_had_it_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            charged = list[tuple[list[str], float]]()
            made.house.campaigns.charge = lambda payers, seconds: charged.append((list(payers), seconds))  # type: ignore[method-assign]
            await made.master.get(HERE)
            ((payers, seconds),) = charged
            assert payers[0] == ADDRESS
            assert payers[1].startswith("link ")
            assert seconds > 0

    run(story())


def test_founding_is_rationed_but_a_name_in_use_costs_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits_scale=1.0) as made:
            mia = made.person()
            world = {"me": "Mia", "count": 2, "seed": 7, "size": "hexagon 2", "dice": "seeded"}
            await mia.post("/api/campaigns", {"name": "One", **world})
            for _ in range(4):
                assert await mia.refused("POST", "/api/campaigns", {"name": "One", **world}) == (409, "taken")
            for _ in range(3):
                assert await mia.refused("POST", "/api/campaigns", {"name": "Two", **NO_ROOM}) == (400, "bad")
            assert await mia.refused("POST", "/api/campaigns", {"name": "Two", **world}) == (429, "limit")
            far = made.person(address=ELSEWHERE)
            assert await far.refused("POST", "/api/campaigns", {"name": "Two", **NO_ROOM}) == (400, "bad")

    run(story())


def test_founding_has_a_lane_of_its_own() -> None:
    open_to_all = {name for name, errand in ERRANDS.items() if errand.lane == "founding"}
    assert open_to_all == {"found", "archive.found", "trial.found", "world.make", "world.read"}


def test_too_many_realms_are_refused_before_a_world_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr("tafelrunde.phoenix_desk.campaign.foundation.generate", never)

    async def story() -> None:
        async with house(tmp_path) as made:
            wish = {"name": "Two", **NO_ROOM}
            assert await made.person().refused("POST", "/api/campaigns", wish) == (400, "bad")

    run(story())


def test_a_household_brings_one_archive_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            arrived, go = asyncio.Event(), asyncio.Event()

            async def slowly() -> Any:
                yield b"PK"
                arrived.set()
                await go.wait()

            head = {"content-type": "application/zip"}
            client = made.person().client
            first = asyncio.create_task(client.post("/api/archives?name=One", content=slowly(), headers=head))
            await arrived.wait()
            second = await client.post("/api/archives?name=Two", content=b"PK", headers=head)
            assert second.status_code == 429
            go.set()
            assert (await first).status_code == 400
            third = await client.post("/api/archives?name=Two", content=b"PK", headers=head)
            assert third.status_code == 400

    run(story())


# -- what takes no work ----------------------------------------------------------------------------------


def test_no_name_ends_a_worker(tmp_path: Path) -> None:
    with transactions(f"sqlite:///{tmp_path}/tables.db") as database:
        for name in ("Erkenfara\n", "", "/", "a\x00b", "x" * 100):
            done = do(database, Shelf(), Job(name, "summary", b"{}", 0.0))
            assert done.refusal is not None
            assert done.refusal.code == "bad"


def test_names_that_look_alike_or_break_lines_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            for name in ("Erkenfara\n", "Erkenfara ", "Erkenf\u0430ra", "Erken\u3164fara"):
                wish = {"name": name, "count": 2, "size": "hexagon 2"}
                assert await made.person().refused("POST", "/api/campaigns", wish) == (400, "bad")

    run(story())


def test_odd_addresses_are_unknown_campaigns(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            for name in ("a%00b", "%0A", "Erkenfara%0A", "%EF%BF%BD", "x" * 100):
                assert await made.person().refused("GET", f"/api/campaigns/{name}") == (404, "missing")

    run(story())


def test_questions_look_into_no_sheet_that_is_too_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            for sheet in ("x\n" * 20_000, "1001: bewegt sich\n" * 2_000):
                for question, wish in (("pieces", {}), ("reach", {"unit": 1001}), ("recruiting", {})):
                    path = realm_path(ANN, question)
                    assert await ann.refused("POST", path, {**wish, "sheet": sheet}) == (400, "bad")

    run(story())


def test_what_is_refused_does_not_close_the_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            await save(ann, ANN, "")
            dropped = list[str]()
            monkeypatch.setattr(Shelf, "drop", lambda shelf, name: dropped.append(name))
            stale = {"month": 99, "step": "month", "base": 0, "text": ""}
            assert await ann.refused("PUT", realm_path(ANN, "draft"), stale) == (409, "stale")
            long = {**(await ann.get(realm_path(ANN, "draft")))["round"], "base": 0, "text": "x\n" * 9_000}
            assert await ann.refused("PUT", realm_path(ANN, "draft"), long) == (400, "bad")
            letter = {"id": "a", "to": [99], "text": "!"}
            assert (await ann.refused("POST", realm_path(ANN, "letters"), letter))[0] == 404
            assert dropped == []

    run(story())


def test_what_strangers_send_has_no_more_than_its_share_of_memory() -> None:
    code = (
        "import resource; from tafelrunde.server.campaigns.worker import MOST_MEMORY, bound_memory;"
        "bound_memory('quick'); before = resource.getrlimit(resource.RLIMIT_DATA)[0];"
        "bound_memory('founding'); after = resource.getrlimit(resource.RLIMIT_DATA)[0];"
        "assert 0 < after <= MOST_MEMORY['founding'], after; bound_memory('founding'); print(before)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
