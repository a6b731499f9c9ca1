"""A server that is killed: nothing acknowledged is lost, doubled or rolled anew. Long form: `make crash`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.server.tables.journal import Moves
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import Step
from tests.server.crash import storm
from tests.server.crash_checks import Lost, Truth, check_table, read_truth
from tests.server.crash_players import Player
from tests.server.playing import run, serving

ENOUGH = 60


@pytest.mark.parametrize(("store", "kills"), [("sqlite", 3), ("postgresql", 2)])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    store: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    tally = asyncio.run(storm(tmp_path, request.getfixturevalue(store), kills, seed=2))

    assert tally.kills == kills
    assert tally.acknowledged >= kills


async def played(database: str) -> tuple[Truth, list[Player]]:
    """A game that went well, and what its players were told."""
    async with serving(database) as server:
        dealt = await server.deal("ethnos", 2)
        seats = enumerate(dealt.tokens)
        players = [Player(server.port, dealt.id, seat, token, Seeded(seat)) for seat, token in seats]
        tasks = [asyncio.create_task(player.play()) for player in players]
        while sum(player.acks for player in players) < ENOUGH:
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return await left_behind(database, dealt.id), players


async def left_behind(database: str, table: str) -> Truth:
    """Read when the server is gone: until then it may still carry out what nobody waits for any more."""
    store = open_store(database)
    await store.open()
    try:
        return await read_truth(store, table)
    finally:
        await store.close()


def last(steps: list[Step]) -> int:
    """Of a player's moves, but not a pass: that is what one fault puts in its place."""
    moves = (i for i, step in enumerate(steps) if step.kind == "moves" and step.command is not None)
    return max(i for i in moves if b'"pass"' not in steps[i].body)


def lose_the_end(steps: list[Step]) -> None:
    """More than two, for each of the two players may have been waiting for an answer."""
    del steps[-5:]


def lose_one(steps: list[Step]) -> None:
    del steps[len(steps) // 2]


def do_twice(steps: list[Step]) -> None:
    steps.append(msgspec.structs.replace(steps[-1], n=len(steps) + 1))


def change_a_move(steps: list[Step]) -> None:
    step = steps[last(steps)]
    body = msgspec.json.decode(step.body, type=Moves)
    first = msgspec.structs.replace(body.entries[0], move=msgspec.Raw(b'{"move":"pass"}'))
    step.body = encode(Moves((first, *body.entries[1:])))


def roll_anew(steps: list[Step]) -> None:
    """The set-up with the cards of the market dealt in another order."""
    body = msgspec.json.decode(steps[0].body, type=Moves)
    chance = [entry for entry in body.entries if entry.seat == CHANCE]
    steps[0].body = encode(Moves((chance[1], chance[0], *body.entries[2:])))


def carry_out_what_was_refused(steps: list[Step]) -> None:
    step = steps[last(steps)]
    step.command = f"{step.actor}:refused"


@pytest.mark.parametrize(
    "fault", [lose_the_end, lose_one, do_twice, change_a_move, roll_anew, carry_out_what_was_refused]
)
def test_the_look_at_the_store_finds_what_a_crash_could_break(
    fault: Callable[[list[Step]], None], sqlite: str
) -> None:
    async def story() -> None:
        truth, players = await played(sqlite)
        for player in players:
            player.refused.add("refused")
        shown = [list(player.shown) for player in players]
        check_table(truth, truth.steps[:-3], players)
        for player, seen in zip(players, shown, strict=True):
            player.shown = seen
        fault(truth.steps)
        truth.record.n = len(truth.steps)
        with pytest.raises(Lost):
            check_table(truth, (), players)

    run(story())


def test_the_look_at_the_store_finds_what_was_shown_and_is_not_true(sqlite: str) -> None:
    async def story() -> None:
        truth, players = await played(sqlite)
        del players[0].shown[-1].view["market"]
        with pytest.raises(Lost, match="was shown another"):
            check_table(truth, (), players)

    run(story())
