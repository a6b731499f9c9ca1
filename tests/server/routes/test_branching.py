"""Branch here and try: tables that begin where another game stood, their logs, what they must not tell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import sample
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.log import read_log, replay_file
from tafelrunde.games import load_game
from tafelrunde.server.lookup import replays
from tafelrunde.server.lookup.sheets import Sheet
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.staleness import without_chance
from tafelrunde.telling.verification import judge
from tests.server.branches import prove_branches
from tests.server.house import House, Person, house, run, running
from tests.server.secrecy_expected import Leak

FIRST_MOVES = 30


async def play(made: House, table: str, most: int = 10_000) -> LiveTable:
    """Any moves, until the game is over; bots are played by us as well."""
    live = await made.context.hub.existing(table)
    for _ in range(most):
        if not live.to_act:
            break
        seat = live.to_act[0]
        await live.do(seat, sample(live.game.legal_moves(live.state, seat), Seeded(live.n)), live.n)
    return live


async def try_from(person: Person, table: str, step: int, **more: Any) -> Any:
    return await person.post(f"/api/tables/{table}/branch", {"step": step, **more})


async def whole_log(person: Person, table: str) -> bytes:
    return (await person.ask("GET", f"/api/tables/{table}/log")).content


def proved(log: bytes) -> tuple[Any, Any]:
    """What the log is, and what it proves."""
    read = read_log(log.splitlines(keepends=True), "log", load_game)
    game = load_game(read.header.game)
    for _ in replay_file(game, read, "log"):
        pass
    return read, judge(game, read, "log", "en")


def test_a_branch_of_a_finished_game_goes_on_from_the_full_position(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, _, table = await running(made)
            await play(made, table)
            steps = (await host.get(f"/api/tables/{table}/replay?seat=1&limit=60"))["steps"]
            wished = steps[40]
            seating = await try_from(host, table, wished["step"], seat=1)
            assert seating["table"]["branch"] == {"table": table, "step": wished["step"]}
            assert [seat["kind"] for seat in seating["table"]["seats"]] == ["bot", "human"]
            branch, player = seating["table"]["id"], made.person(seating["token"])
            shown = await player.get(f"/api/tables/{branch}/view")
            assert shown["view"] == wished["view"]
            assert shown["n"] == seating["table"]["n"] == 41, "its past is there"
            await play(made, branch)
            log, proof = proved(await whole_log(player, branch))
            assert log.header.branch.entries == shown["length"] > 0
            parent, _ = proved(await whole_log(host, table))
            assert log.entries[: shown["length"]] == parent.entries[: shown["length"]]
            assert (proof.ok, proof.taken) == (True, shown["length"])
            assert proof.drawn > 0

    run(story())


def test_a_branch_of_a_running_game_is_made_from_what_its_seat_sees(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, _, table = await running(made)
            await play(made, table, FIRST_MOVES)
            steps = (await host.get(f"/api/tables/{table}/replay?limit=60"))["steps"]
            seating = await try_from(host, table, steps[20]["step"])
            branch, player = seating["table"]["id"], made.person(seating["token"])
            assert (await player.get(f"/api/tables/{branch}/view"))["view"] == steps[20]["view"]
            redacted = await whole_log(player, branch)
            assert b'"branch":{' in redacted
            assert b'"given"' not in redacted, "all that is hidden in the branch stands there"
            await play(made, branch)
            log, proof = proved(await whole_log(player, branch))
            assert log.header.branch.given["seats"] == 2
            assert (proof.ok, proof.taken) == (True, 0)
            again = await try_from(player, branch, 3)
            await play(made, again["table"]["id"])
            log, proof = proved(await whole_log(made.person(again["token"]), again["table"]["id"]))
            assert proof.ok, "a branch of a branch stands on the same given position"
            assert log.header.branch.given is not None

    run(story())


def test_what_cannot_be_tried_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, other, table = await running(made)
            path = f"/api/tables/{table}/branch"
            await play(made, table, 5)
            assert (await host.refused("POST", path, {"step": 99}))[0] == 404
            assert (await host.refused("POST", path, {"step": 2, "seat": 1}))[0] == 403
            assert (await made.person().refused("POST", path, {"step": 2}))[0] == 403, "only with a seat"
            live = await play(made, table)
            assert (await host.refused("POST", path, {"step": live.n})) == (409, "state")
            assert (await host.refused("POST", path, {"step": 2, "seat": 7}))[0] == 404
            assert (await other.post(path, {"step": 2, "seat": 0}))["seats"] == [0], "all is open now"

    run(story())


def test_a_position_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    """Whatever somebody writes into a header: it is a bad file, never a bug of ours."""

    async def story() -> bytes:
        async with house(tmp_path) as made:
            host, _, table = await running(made)
            await play(made, table, FIRST_MOVES)
            seating = await try_from(host, table, 20)
            await play(made, seating["table"]["id"])
            return await whole_log(made.person(seating["token"]), seating["table"]["id"])

    log = run(story())
    header, *rest = log.splitlines(keepends=True)
    for field, value in (("seats", 9), ("vp", []), ("year", "five"), ("order", [7, 8]), ("goods", None)):
        changed = msgspec.json.decode(header)
        changed["branch"]["given"][field] = value
        lines = [encode(changed) + b"\n"]
        with pytest.raises(BadFile):
            for _ in replay_file(load_game("kingsburg"), read_log(lines, "log", load_game), "log"):
                pass
    assert rest


# -- secrecy -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kingsburg", "ethnos", "xidit"])
def test_a_branch_does_not_tell_in_which_world_it_was_made(game: str) -> None:
    compared = prove_branches(game)
    assert compared or game == "kingsburg", "there was nothing hidden"


def with_the_true_position(patch: Callable[..., None]) -> None:
    made = replays.branched

    def leaking(game: Any, header: Any, positions: Any, moves: Any, seat: Any, seed: int) -> Any:
        position = yield from replays.before(game, header, positions, replays.Block(moves, len(moves)))
        sheet = yield from made(game, header, positions, moves, seat, seed)
        start = msgspec.json.decode(sheet.lines[0]) | {"given": game.dump(position.state)}
        return Sheet((encode(start),))

    patch("tafelrunde.server.lookup.jobs.branched", leaking)


def with_another_seats_knowledge(patch: Callable[..., None]) -> None:
    made = replays.branched
    patch(
        "tafelrunde.server.lookup.jobs.branched",
        lambda game, header, positions, moves, seat, seed: made(
            game, header, positions, moves, (seat + 1) % 3, seed
        ),
    )


def with_gold_drawn_by_the_true_gold(patch: Callable[..., None]) -> None:
    """`resample` may look at the true position: how much it draws then depends on what is hidden."""

    def leaking(game: Any, header: Any, positions: Any, moves: Any, seat: Any, seed: int) -> Any:
        position = yield from replays.before(game, header, positions, replays.Block(moves, len(moves)))
        other = game.resample(position.state, seat, Seeded(seed))
        start = replays.BranchStart(without_chance(game.to_act(other)), game.dump(other))
        return Sheet((encode(start),))

    patch("tafelrunde.server.lookup.jobs.branched", leaking)


LEAKS = [
    (with_the_true_position, "ethnos"),
    (with_the_true_position, "xidit"),
    (with_another_seats_knowledge, "ethnos"),
    (with_another_seats_knowledge, "xidit"),
    (with_gold_drawn_by_the_true_gold, "xidit"),
]


@pytest.mark.parametrize(("leak", "game"), LEAKS)
def test_a_planted_leak_in_a_branch_is_found(
    leak: Callable[..., None], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch.setattr)
    with pytest.raises(Leak):
        prove_branches(game)


def test_a_branchs_own_secrets_in_its_log_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "redacted_header", lambda header: dict(msgspec.to_builtins(header)))
    with pytest.raises(AssertionError, match="all that is hidden"):
        test_a_branch_of_a_running_game_is_made_from_what_its_seat_sees(tmp_path)
