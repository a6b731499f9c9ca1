"""Clocks, bots and sockets together: a game goes on without those who let their time run out."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from tafelrunde.server.bots.bot_seats import bot_to_act
from tafelrunde.server.tables.packets import is_paused
from tafelrunde.store.records import SeatRecord
from tests.server.playing import fresh, new_record, run, serving


def test_a_bot_moves_for_who_is_late_and_everybody_sees_the_clocks(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, sweep_seconds=1.0) as server:
            dealt = await server.deal("kingsburg", 2, clock={"kind": "move", "seconds": 60.0})
            client = await server.sit(dealt.id, dealt.tokens[0])
            step = await fresh(client)
            [late] = step["to_act"]
            assert step["clock"]["until"] == {str(late): server.clock.now() + 60}
            n = step["n"]

            server.clock.move(61.0)
            while not (step["n"] > n and step["seat"] == 0 and step["to_act"] != [late]):
                step = await client.hear("step")

            info = client.of("table")[-1]["table"]
            assert info["seats"][late]["stands_in"]
            live = await server.hub.existing(dealt.id)
            assert live.seats[late].stands_in
            kinds = [(s.kind, s.actor) for s in await server.store.steps(dealt.id, n)]
            assert kinds[0] == ("clock", -1)
            assert ("moves", late) in kinds

    run(story())


def test_a_table_whose_people_are_all_away_pauses_until_one_comes_back(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, sweep_seconds=1.0) as server:
            dealt = await server.deal("kingsburg", 2, clock={"kind": "move", "seconds": 60.0})
            client = await server.sit(dealt.id, dealt.tokens[0])
            live = await server.hub.existing(dealt.id)
            while not all(seat.stands_in for seat in live.seats):
                server.clock.move(61.0)
                await asyncio.sleep(0.01)
            while not client.of("table") or not client.of("table")[-1]["table"].get("paused"):
                await client.hear("table")
            played = live.position.entries
            for _ in range(5):
                server.clock.move(61.0)
                await asyncio.sleep(0.02)
            assert (live.position.entries, live.record.status) == (played, "running")
            assert bot_to_act(live) is None

            await server.store.put_seat(replace(live.seats[0], stands_in=False, late=False), live.seats[0])
            await server.hub.refresh(dealt.id, "seats")
            assert not client.of("table")[-1]["table"].get("paused") or await client.hear("table")
            while live.to_act != (0,):  # the bot of the other goes on
                await client.hear("step")
            assert not is_paused(live.record, live.seats)

    run(story())


@pytest.mark.parametrize(
    ("stands_in", "late", "paused"),
    [
        ((True, True), (True, False), True),
        ((True, True), (False, False), False),
        ((True, False), (True, False), False),
        ((False, False), (False, False), False),
    ],
)
def test_bots_go_on_for_those_who_chose_them(
    stands_in: tuple[bool, bool], late: tuple[bool, bool], paused: bool
) -> None:
    """Whoever lets a bot play and looks on is not away; one time-out among the last is enough."""
    seats = [
        SeatRecord("t", seat, "human", f"P{seat}", "greedy", stands_in[seat], late=late[seat])
        for seat in (0, 1)
    ]
    seats.append(SeatRecord("t", 2, "bot", "Bot", "greedy"))
    assert is_paused(new_record("kingsburg", 0.0, {"status": "running"}), seats) == paused
