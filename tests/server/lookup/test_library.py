"""Rules and printed values to look up, and games once more: with the eyes of one seat at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games import CAMPAIGNS, load_game, table_game_ids
from tafelrunde.server.tables import undo
from tests.server.house import House, Person, house, run

OWN = ("kingsburg", "ethnos", "xidit")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


async def played(made: House, game: str, steps: int, seats: int = 3) -> tuple[Person, str]:
    """A table where one person plays all seats, some steps far; typed moves where there is no list."""
    host, seating = await made.table(*["me"] * seats, game=game)
    path = f"/api/tables/{seating['table']['id']}"
    await host.post(f"{path}/start")
    for step in range(1, steps + 1):
        await move_on(host, path, step)
    return host, path


async def move_on(host: Person, path: str, step: int) -> None:
    table = (await host.get(path))["table"]
    seat = table["to_act"][0]
    offers = (await host.get(f"{path}/offers?seat={seat}"))["offers"]
    move = {"id": f"m{step}", "n": table["n"], "seat": seat, "move": offers[step % len(offers)]["move"]}
    await host.post(f"{path}/moves", move)


@pytest.mark.parametrize("game", [*OWN, *CAMPAIGNS])
def test_every_rule_can_be_read_in_both_languages(game: str, database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            shown = await made.person().get(f"/api/games/{game}/rules")
            book = load_rulebook(load_game(game))
            assert [rule["id"] for rule in shown["rules"]] == [rule.id for rule in book.rule]
            assert all(rule["text"]["en"] and rule["text"]["de"] for rule in shown["rules"])
            chapters = {chapter["id"] for chapter in shown["chapters"]}
            assert {rule["chapter"] for rule in shown["rules"]} == chapters

    run(story())


def test_rules_of_no_game_are_missing(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            assert await made.person().refused("GET", "/api/games/chess/rules") == (404, "missing")

    run(story())


@pytest.mark.parametrize("game", table_game_ids())
def test_every_game_shows_its_printed_values_or_none(game: str, database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, path = await played(made, game, 0)
            tables = (await host.get(f"{path}/data"))["tables"]
            assert bool(tables) == (game in OWN)
            assert all(row["name"] for rows in tables.values() for row in rows)

    run(story())


async def whole(person: Person, path: str, query: str = "") -> list[Any]:
    """All pages of a replay."""
    steps: list[Any] = []
    while True:
        page = await person.get(f"{path}/replay?after={len(steps)}&limit=7{query}")
        steps += page["steps"]
        if len(steps) == page["total"]:
            return steps


@pytest.mark.parametrize("game", ["kingsburg", "ethnos"])
def test_a_replay_shows_what_was_seen(game: str, database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, path = await played(made, game, 0)
            seen = [(await host.get(f"{path}/view?seat=1"))["view"]]
            for step in range(1, 20):
                await move_on(host, path, step)
                seen.append((await host.get(f"{path}/view?seat=1"))["view"])
            steps = await whole(host, path, "&seat=1")
            assert [step["view"] for step in steps] == seen
            assert [step["n"] for step in steps] == list(range(1, 21))
            assert all(step["texts"] for step in steps)

    run(story())


def test_a_replay_leaves_out_what_was_taken_back(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, path = await played(made, "ethnos", 1)
            before = await whole(host, path, "&seat=0")
            live = await made.context.hub.existing(path.rpartition("/")[2])
            seat = live.to_act[0]
            offers = (await host.get(f"{path}/offers?seat={seat}"))["offers"]
            [take, *_] = [o["move"] for o in offers if o["move"]["move"] == "take_card"]
            await host.post(f"{path}/moves", {"id": "t", "n": live.n, "seat": seat, "move": take})
            assert len(await whole(host, path, "&seat=0")) == len(before) + 1
            await undo.ask(live, seat, live.n)
            assert await whole(host, path, "&seat=0") == before

    run(story())


def test_while_a_game_is_running_nobody_replays_it_with_other_eyes(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, seating = await made.table("me", "open", game="ethnos")
            path = f"/api/tables/{seating['table']['id']}"
            other = made.person()
            await other.sit(await other.post(f"{path}/join", {"name": "Other"}))
            await host.post(f"{path}/start")
            assert await host.refused("GET", f"{path}/replay?seat=1") == (403, "forbidden")
            own = await whole(host, path, "&seat=0")
            theirs = await whole(other, path, "&seat=1")
            assert own[-1]["view"]["hand"] != []
            assert own[-1]["view"]["seat"] == 0
            assert theirs[-1]["view"]["seat"] == 1

    run(story())


def test_once_it_is_over_everybody_there_may_see_it_with_any_eyes(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, path = await played(made, "kingsburg", 0, seats=2)
            step = 0
            while (await host.get(path))["table"]["status"] != "over":
                step += 1
                await move_on(host, path, step)
            for seat in (0, 1):
                last = (await whole(host, path, f"&seat={seat}"))[-1]
                assert last["view"]["seat"] == seat
            page = await host.get(f"{path}/replay?after={step}&limit=1")
            assert page["steps"][0]["view"]["seat"] is None
            assert page["result"]["seats"]
            assert await host.refused("GET", f"{path}/replay?seat=2") == (404, "missing")

    run(story())
