"""`tafelrunde bench server`: what it computes, when it declines, and that both servers play the same race.

How fast a server is cannot be tested here; that figures follow from measurements can.
"""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path

import pytest

from bench import server_contest
from bench.race import ADDS, GAME, Add
from bench.server_contest import (
    PEER_FOLDER,
    Raced,
    ServerPlan,
    ServerRounds,
    Steady,
    hold_server_contest,
    node,
)
from bench.server_figures import server_figures, server_json
from bench.server_readers import Reading, read_along
from tafelrunde.engine.errors import IllegalMove
from tests.complaining import complains

INSTALLED = (PEER_FOLDER / "node_modules" / "boardgame.io").is_dir()


def test_figures_follow_from_the_measurements() -> None:
    races = [(Raced(600, 2.0), Raced(200, 2.0)), (Raced(400, 2.0), Raced(200, 2.0)), (Raced(100), Raced(100))]
    steady = [(slow(502, 2), slow(502, echo), slow(502, 2)) for echo in (1, 2, 1)]
    measured = ServerRounds(races, steady, 102_400.0, "kingsburg", 1000, 2.5)

    data = server_json(server_figures(measured, Reading(0.2, 0.21), "peer 1.0"), 12.34)

    assert data["ratio"] == 2  # the median of 3, 2 and 1
    assert (data["moves_per_second"], data["peer_moves_per_second"]) == (200, 100)
    assert (data["moves"], data["p50_ms"], data["p99_ms"]) == (1506, 504, 994)
    assert data["late"] == 3 + 6  # six took longer than a second
    assert (data["echo_p99_ms"], data["p99_ratio"]) == (974, 2)  # the median of 2, 1 and 2
    assert (data["disk_p99_ms"], data["disk_p99_ratio"]) == (994, 1)
    assert data["kb_per_table"] == 100
    assert (data["early_step_ms"], data["late_step_ms"], data["late_over_early"]) == (0.2, 0.21, 1.05)
    assert data["seconds"] == 12.3


def slow(moves: int, step: int) -> Steady:
    return Steady(moves, 1, tuple(float(step * ms) for ms in range(1, moves + 1)))


def test_without_the_peer_it_says_where_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(server_contest, "PEER_FOLDER", tmp_path)

    with complains("make bench-server"):
        server_contest.check_server_peer()


def test_the_race_keeps_turns_and_secrets() -> None:
    state = GAME.setup(4, {}, None)
    GAME.apply(state, 0, Add(3), [])

    assert GAME.view(state, 1).numbers == [None, 2, None, None]
    assert GAME.view(state, None).counts == [3, 0, 0, 0]
    assert GAME.load(GAME.dump(state)).turn == 1
    assert (GAME.legal_moves(state, 1), GAME.legal_moves(state, 0)) == (ADDS, ())
    for seat, move in ((0, Add(1)), (1, Add(4)), (1, Add(0))):
        with pytest.raises(IllegalMove):
            GAME.check(state, seat, move)


@pytest.mark.skipif(not (INSTALLED and node()), reason="`make bench-server` installs boardgame.io")
def test_both_servers_play_the_race() -> None:
    """For real, but briefly: whatever the speed of this machine, everybody sees moves of both servers."""
    plan = ServerPlan(
        rounds=1,
        round_seconds=1.0,
        warm_seconds=0.1,
        race_tables=3,
        open_tables=4,
        steady_rounds=2,
        steady_seconds=1,
        limit_seconds=60.0,
    )
    told: list[float] = []

    measured = hold_server_contest(plan, "kingsburg", told.append)

    [(ours, peer)] = measured.races  # the round that warms up does not count
    assert min(ours.moves, peer.moves) > 0
    assert len(measured.steady) == plan.steady_rounds
    for steady in chain.from_iterable(measured.steady):
        assert steady.moves + steady.late == plan.open_tables * plan.steady_seconds
        assert steady.moves == len(steady.latencies)
    assert sum(ours.moves for ours, *_ in measured.steady) > 0
    assert told[-1] == 1
    assert json.dumps(server_json(server_figures(measured, Reading(1.0, 1.0), "peer"), 1.0))


@pytest.mark.skipif(not (INSTALLED and node()), reason="`make bench-server` installs boardgame.io")
def test_four_readers_follow_a_game_for_so_many_steps() -> None:
    reading = read_along(late=30, tables=2)

    assert reading.early_ms > 0
    assert reading.late_ms > 0
