"""Those who watch: strangers, guests over a shoulder, and how far behind."""

from __future__ import annotations

from tafelrunde.server.people.identity import hashed, new_token
from tafelrunde.store.records import GuestRecord
from tests.server.playing import Server, choosing, fresh, goodbye, play, run, seen_by, serving, sit_all


def test_strangers_see_the_public_view_or_nothing(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            open_table = await server.deal("ethnos", 2, spectators={"allowed": True, "delay": 0})
            live = await server.hub.existing(open_table.id)
            watcher = await server.sit(open_table.id)
            assert (await watcher.hear("step"))["view"] == seen_by(live, None)
            players = await sit_all(server, open_table)
            await play(players, choosing(1), 5)
            await watcher.settled()
            last = watcher.of("step")[-1]
            assert (last["n"], last["view"], last["offers"]) == (6, seen_by(live, None), [])
            denied = await watcher.ask("move", n=6, move=(await fresh(players[live.to_act[0]]))["offers"][0])
            assert denied["code"] == "seat"
            assert (await watcher.ask("chat", text="hello"))["code"] == "forbidden"

            shut = await server.deal("ethnos", 2, spectators={"allowed": False})
            nosy = await server.knock(shut.id)
            await nosy.say("hello")
            await goodbye(nosy, "forbidden")

    run(story())


def test_steps_reach_those_who_watch_from_behind_late_but_in_order(database: str) -> None:
    """Two who watch three steps behind: one from the start, one who comes in the middle."""

    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal("ethnos", 2, spectators={"allowed": True, "delay": 3})
            live = await server.hub.existing(dealt.id)
            players = await sit_all(server, dealt)
            early = await server.sit(dealt.id)
            assert (await early.hear("step"))["n"] == 0, "as if nothing had happened yet"
            views = {1: seen_by(live, None)}
            for n in range(2, 9):
                await play(players, choosing(n), 1)
                views[n] = seen_by(live, None)
            await early.settled()
            told = early.of("step")[1:]
            assert [step["n"] for step in told] == [1, 2, 3, 4, 5]
            assert all(step["view"] == views[step["n"]] for step in told)
            late = await server.sit(dealt.id)
            assert late.of("welcome")[0]["table"]["n"] == 5
            assert (await late.hear("step"))["n"] == 5
            await play(players, choosing(9), 1)
            for watcher in (early, late):
                await watcher.settled()
                assert watcher.of("step")[-1]["n"] == 6
                assert watcher.of("step")[-1]["view"] == views[6]

    run(story())


def test_watchers_see_the_end_at_once(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("kingsburg", 2, spectators={"allowed": True, "delay": 10})
            players = await sit_all(server, dealt)
            watcher = await server.sit(dealt.id)
            last = await play(players, choosing(5))
            await watcher.settled()
            steps = watcher.of("step")
            assert [step["n"] for step in steps] == list(range(last["n"] + 1))
            assert steps[-1]["result"] == last["result"]

    run(story())


async def add_guest(server: Server, table: str, sees: int | None) -> str:
    token = new_token()
    await server.store.add_guest(GuestRecord(table, hashed(token), "Gus", sees))
    return token


def test_a_guest_sees_what_one_seat_sees_and_no_more_once_sent_away(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal("ethnos", 2, spectators={"allowed": False})
            live = await server.hub.existing(dealt.id)
            token = await add_guest(server, dealt.id, 1)
            guest = await server.sit(dealt.id, token)
            assert (guest.of("welcome")[0]["seats"], guest.of("welcome")[0]["sees"]) == ([], 1)
            assert (await guest.hear("step"))["view"] == seen_by(live, 1)
            assert (await guest.ask("undo", n=1))["code"] == "seat"
            assert (await guest.ask("chat", text="nice"))["t"] == "ack"

            await server.store.remove_guest(dealt.id, hashed(token))
            await server.hub.refresh(dealt.id, "seats")

            await goodbye(guest, "forbidden")

    run(story())
