"""Time runs out for campaigns, by a clock that is moved by hand: reminders, closed rounds, two processes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from tafelrunde.games.phoenix.moves.kinds import CloseRound, Sheet
from tafelrunde.phoenix_desk.campaign.house import HouseRules
from tafelrunde.server.campaigns.clock_service import CLAIM, CampaignClocks
from tafelrunde.server.campaigns.gathering import Campaigns
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.hub import Hub
from tafelrunde.store.schema import PROGRESS
from tests.server.campaigns.campaign_house import ANN, BOB, HERE, realm_path
from tests.server.campaigns.war_house import WarHouse, war_house
from tests.server.house import run

MINUTE = 60.0
HOUR = 60 * MINUTE


class Watch:
    """The clock service of one process, and what is heard there."""

    def __init__(self, made: WarHouse, campaigns: Campaigns | None = None) -> None:
        self.made, self.campaigns = made, campaigns or made.house.campaigns
        self.service = CampaignClocks(self.campaigns)
        self.heard: list[Happening] = []
        self.campaigns.after.append(lambda _campaign, happening: self.heard.append(happening))

    async def at(self, seconds: float) -> list[tuple[str, tuple[int, ...] | None]]:
        """So much later: what happens then."""
        self.heard.clear()
        self.made.house.clock.time += seconds
        await self.service.sweep(self.made.house.clock.now())
        return [(one.kind, one.realms) for one in self.heard]

    def deadline(self) -> float | None:
        with self.made.home() as home:
            query = select(PROGRESS.c.deadline).where(PROGRESS.c.table_id == home.name)
            found: float | None = home.database.read(lambda connection: connection.scalar(query))  # type: ignore[attr-defined]
            return found


async def with_hours(
    made: WarHouse, hours: int, *, by_itself: bool, withdrawn: tuple[int, ...] = (BOB,)
) -> None:
    """Every round has so many hours; these realms have not handed in."""
    for realm in withdrawn:
        await made.people["Ann" if realm == ANN else "Bob"].delete(realm_path(realm, "ready"))
    wish = {"minutes": 60 * hours, "by_itself": by_itself, "runs": False}
    await made.master.patch(f"{HERE}/clock", wish)
    await made.master.patch(f"{HERE}/clock", {"runs": True})


@pytest.mark.processes
def test_who_is_late_is_reminded_once_and_the_round_runs_by_itself(database: str) -> None:
    async def story() -> None:
        async with war_house(database) as made:
            await with_hours(made, 48, by_itself=True)
            watch = Watch(made)
            start = made.house.clock.now()
            assert await watch.at(0) == []
            spent = start + 48 * HOUR - (watch.deadline() or 0) - 12 * HOUR
            assert spent == pytest.approx(0, abs=1)
            assert await watch.at(35 * HOUR) == []
            assert await watch.at(HOUR + 1) == [("deadline", (BOB,))]
            assert await watch.at(1) == []
            assert await Watch(made).at(HOUR) == []  # another process, or this one after a restart
            assert await watch.at(11 * HOUR) == [("report", None), ("round", None)]
            campaign = made.now()
            assert campaign.state.month == 2
            closed = [entry.move for entry in campaign.table.entries if isinstance(entry.move, CloseRound)]
            assert closed == [CloseRound("Die Zeit der Runde ist um.")]
            assert watch.deadline() == made.house.clock.now() + 36 * HOUR
            assert await watch.at(1) == []

    run(story())


def test_where_game_masters_close_nothing_runs_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 4, by_itself=False)
            watch = Watch(made)
            assert await watch.at(0) == []
            assert await watch.at(3 * HOUR) == [("deadline", (BOB,))]
            assert await watch.at(HOUR) == []
            assert await watch.at(100 * HOUR) == []
            assert made.now().state.month == 1
            assert watch.deadline() is None

    run(story())


def test_a_round_runs_early_where_game_masters_want_it_and_all_sheets_are_there(tmp_path: Path) -> None:
    """Bob is waited for; and what waits already is played when they change their minds."""

    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 4, by_itself=False)
            watch = Watch(made)
            await made.master.patch(f"{HERE}/clock", {"early": True})
            assert ("round", None) not in await watch.at(1)
            await made.master.patch(f"{HERE}/clock", {"early": False})
            round = (await made.people["Bob"].get(realm_path(BOB, "draft")))["round"]
            saved = {**round, "base": 0, "text": "SL: Wir warten ab"}
            kept = await made.people["Bob"].put(realm_path(BOB, "draft"), saved)
            ready = {**round, "revision": kept["revision"]}
            assert (await made.people["Bob"].post(realm_path(BOB, "ready"), ready))["handed_in"]
            assert await watch.at(1) == []
            await made.master.patch(f"{HERE}/clock", {"early": True})
            assert ("round", None) in await watch.at(1)
            assert made.now().state.month == 2
            assert await watch.at(1) == []

    run(story())


@pytest.mark.processes
def test_a_process_that_dies_before_it_has_played_the_round_leaves_it_to_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 4, by_itself=True)
            watch = Watch(made)
            await watch.at(0)
            made.house.clock.time += 4 * HOUR
            before = watch.deadline()
            await made.house.campaigns.ask("Erkenfara 7", "clock.due")
            assert (made.now().state.month, watch.deadline()) == (1, before)
            assert await watch.at(0) == [("report", None), ("round", None)]
            await made.house.campaigns.ask("Erkenfara 7", "clock.run")
            assert made.now().state.month == 2

    run(story())


def test_stand_ins_play_for_those_who_are_late(tmp_path: Path) -> None:
    async def story() -> None:
        rules = HouseRules(stand_ins={ANN: "settler", BOB: "settler"})
        async with war_house(tmp_path, rules=rules) as made:
            await with_hours(made, 4, by_itself=True)
            watch = Watch(made)
            await watch.at(0)
            assert await watch.at(5 * HOUR) == [("report", None), ("round", None)]
            moves = [entry.move for entry in made.now().table.entries]
            assert not any(isinstance(move, CloseRound) for move in moves)
            assert sum(isinstance(move, Sheet) for move in moves) == 2

    run(story())


def test_a_pause_an_extension_and_a_start_move_the_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 4, by_itself=True)
            watch = Watch(made)
            await watch.at(0)
            await made.master.patch(f"{HERE}/clock", {"runs": False})
            await watch.at(0)
            assert watch.deadline() is None
            assert await watch.at(100 * HOUR) == []
            await made.master.patch(f"{HERE}/clock", {"runs": True, "extend": 60})
            await watch.at(0)
            assert watch.deadline() == made.house.clock.now() + 5 * HOUR * 3 / 4
            await watch.at(4 * HOUR)
            assert made.now().state.month == 1
            assert await watch.at(HOUR) == [("report", None), ("round", None)]

    run(story())


def test_at_a_meeting_turn_after_turn_runs_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path, meeting=True) as made:
            await made.ann.delete(realm_path(ANN, "ready"))
            await made.master.patch(f"{HERE}/clock", {"by_itself": True})
            watch = Watch(made)
            await watch.at(0)
            assert await watch.at(15 * MINUTE) == [("deadline", (ANN,))]
            kinds = [kind for kind, _realms in await watch.at(5 * MINUTE)]
            assert "round" in kinds
            assert CloseRound("Die Zeit der Runde ist um.") in [one.move for one in made.now().table.entries]

    run(story())


@pytest.mark.processes
def test_of_two_processes_one_sees_to_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 4, by_itself=True)
            context = made.house.context
            settings = msgspec.structs.replace(context.settings, node="another")
            hub = Hub(settings, context.store, context.clockwork)
            other = Campaigns(Context(settings, context.store, hub, context.clockwork))
            try:
                one, two = Watch(made), Watch(made, other)
                assert await one.at(5 * HOUR) != []
                assert await two.at(0) == []
                await made.master.patch(f"{HERE}/clock", {"extend": 1})
                assert await two.at(1) == []
                assert one.deadline() == made.house.clock.now() - 1  # it is the other's for a while
                await two.at(CLAIM)
                assert one.deadline() != made.house.clock.now() - 1 - CLAIM
                campaign = made.now()
                assert campaign.state.month == 2
            finally:
                await other.stop()

    run(story())


def test_clocks_of_tables_and_of_campaigns_do_not_meet(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 4, by_itself=True)
            store, now = made.house.context.store, made.house.clock.now()
            assert await store.due_campaigns(now) == ["Erkenfara 7"]
            assert await store.due_tables(now + 100 * HOUR) == []
            await made.house.table("me", "open", clock={"kind": "move", "seconds": 60})
            assert await store.due_campaigns(now - 1) == []

    run(story())


def test_a_campaign_that_cannot_be_seen_to_is_tried_again_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 4, by_itself=True)
            watch = Watch(made)
            with made.home() as home:
                data = made.log()
                home.change_log(0, [b"{}\n"])
                assert await watch.at(1) == []
                home.change_log(0, data.splitlines(keepends=True))
            before = watch.deadline()
            await watch.at(1)
            assert watch.deadline() == before
            await watch.at(15)
            assert watch.deadline() != before

    run(story())


def test_a_server_that_was_down_costs_no_realm_any_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 48, by_itself=True)
            watch = Watch(made)
            start = made.house.clock.now()
            assert await watch.at(0) == []
            before = watch.deadline()
            made.house.clock.time = start + 100 * HOUR
            await watch.service.give_back((start + HOUR, start + 100 * HOUR))
            assert (watch.deadline() or 0) - (before or 0) == pytest.approx(99 * HOUR, abs=1)
            assert await watch.at(0) == []
            assert await watch.at(34 * HOUR) == []
            assert await watch.at(HOUR + 1) == [("deadline", (BOB,))]

            assert await watch.at(11 * HOUR) == []
            opened = made.house.clock.now() + HOUR
            assert ("round", None) in await watch.at(HOUR)
            after = watch.deadline()
            await watch.service.give_back((start, opened - HOUR))  # the new round was not open then
            assert watch.deadline() == after

    run(story())


def test_a_round_that_was_over_when_the_server_fell_is_played_when_it_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 48, by_itself=True)
            watch = Watch(made)
            start = made.house.clock.now()
            made.house.clock.time = start + 60 * HOUR
            await watch.service.give_back((start + 49 * HOUR, start + 60 * HOUR))
            assert watch.deadline() == pytest.approx(made.house.clock.now())
            assert ("round", None) in await watch.at(0)

    run(story())


def test_nobody_is_late_before_it_is_clear_how_long_the_server_was_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await with_hours(made, 48, by_itself=True)
            made.house.clock.time += 100 * HOUR
            for is_ready in (False, True):
                service = CampaignClocks(made.house.campaigns, partial(bool, is_ready))
                await service.look(made.house.clock.now())
                assert made.now().state.month == 1 + is_ready

    run(story())
