"""`tafelrunde bench`: what it computes, when it declines, and that its processes play what they say.

How fast anything is cannot be tested here; that figures follow from measurements can.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench import contest, peer_catanatron
from bench.build import build_state
from bench.contest import PEER, Contestant, Plan, hold_contest
from bench.figures import as_json, figures, median_interval, median_ratio
from bench.worker import Measurement, Request, positions
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import state_hash
from tafelrunde.games import load_game
from tests.cli.calling import tafelrunde
from tests.complaining import complains

GAME = load_game("kingsburg")
PACKAGE = Path(__file__).parents[2] / "src" / "tafelrunde"
times = st.lists(st.floats(0.1, 1000), min_size=5, max_size=40)


def turn(us: float, *, decisions: int = 1000, games: int = 5, copy_us: float = 1.0) -> Measurement:
    return Measurement(games, decisions, us * decisions / 1e6, copy_us / 1e6)


# --- from measurements to figures -------------------------------------------------------------------


def test_ratios_are_medians_of_the_rounds() -> None:
    rounds = {
        PEER: [turn(40), turn(80), turn(40)],
        "kingsburg pure": [turn(4, copy_us=2), turn(8, copy_us=3), turn(40, copy_us=2)],
        "kingsburg compiled": [turn(1, copy_us=0.5), turn(2, copy_us=0.5), turn(1, copy_us=0.6)],
    }

    data = as_json(figures(rounds, ["kingsburg"], "peer 1.0"), "current", 12.34)

    assert data["peer_us"] == 40
    assert data["ratio_pure"] == data["kingsburg"]["ratio_pure"] == 0.1
    assert data["ratio_compiled"] == data["kingsburg"]["ratio_compiled"] == 0.025
    assert data["copy_us"] == 0.5
    assert data["kingsburg"]["copy_us_pure"] == 2
    assert data["kingsburg"]["pure_us"] == 8
    assert data["kingsburg"]["decisions_per_game"] == 200
    assert data["kingsburg"]["games_per_second"] == 5000
    assert data["error"] == data["kingsburg"]["error_pure"] == 9  # one round was ten times slower
    assert data["rounds"] == 3


def test_without_a_compiled_build_nothing_is_made_up() -> None:
    rounds = {PEER: [turn(40)] * 3, "kingsburg pure": [turn(4)] * 3}

    data = as_json(figures(rounds, ["kingsburg"], "peer 1.0"), "missing", 1.0)

    assert data["ratio_pure"] == 0.1
    assert data["ratio_compiled"] is None
    assert data["copy_us"] is None
    assert data["compiled"] == "missing"


@given(times, st.floats(0.01, 100))
def test_a_slow_machine_changes_no_ratio(ours: list[float], factor: float) -> None:
    theirs = [40.0 + place for place in range(len(ours))]

    plain = median_ratio(ours, theirs)
    slowed = median_ratio([factor * our for our in ours], [factor * their for their in theirs])

    assert slowed.value == pytest.approx(plain.value)
    assert slowed.error == pytest.approx(plain.error, abs=1e-9)


@given(times)
def test_the_interval_holds_the_median(ours: list[float]) -> None:
    ordered = sorted(ours)
    low, high = median_interval(ordered)

    assert low <= ordered[len(ordered) // 2] <= high


def test_equal_rounds_leave_no_error() -> None:
    assert median_ratio([2.0] * 9, [4.0] * 9) == median_ratio([1.0] * 9, [2.0] * 9)
    assert median_ratio([2.0] * 9, [4.0] * 9).error == 0


# --- the processes ----------------------------------------------------------------------------------


def test_copies_are_timed_on_positions_of_whole_games() -> None:
    found = positions(GAME, 4, Seeded(1), 500)

    assert len(found) == 500
    assert len({state_hash(GAME, state) for state in found}) > 450
    assert {state.year for state in found} == {1, 2, 3, 4, 5}


def test_our_process_plays_whole_games_on_request() -> None:
    with Contestant("kingsburg pure", ["-m", "bench.worker", "kingsburg"], pure=True) as ours:
        first, second = ours.measure(Request(1, 0.01)), ours.measure(Request(1, 0.01))

    for measured in (first, second):
        assert measured.games >= 1
        assert measured.seconds >= 0.01
        assert 100 * measured.games < measured.decisions < 400 * measured.games
        assert measured.copy_seconds > 0


def test_a_process_that_fails_says_why() -> None:
    with (
        Contestant("chess pure", ["-m", "bench.worker", "chess"], pure=True) as ours,
        complains("ended early", "game-unknown (game=chess"),
    ):
        ours.measure(Request(1, 0.01))


class Actions(SimpleNamespace):
    """What the script uses of the peer: players, a game that plays itself, its actions, a copy."""

    def __init__(self) -> None:
        super().__init__(RandomPlayer=str, Color=("red", "blue", "white", "orange"), seeds=[], Game=self.game)

    def game(self, players: list[str], seed: int) -> Any:
        assert len(players) == 4
        self.seeds.append(seed)
        state = SimpleNamespace(actions=[])
        return SimpleNamespace(
            play=lambda: state.actions.extend(range(seed % 7 + 100_000)), state=state, copy=lambda: None
        )


def test_the_peers_script_counts_all_actions_of_whole_games() -> None:
    peer = Actions()

    measured = peer_catanatron.measure(peer, 30, 0.005)

    assert peer.seeds == list(range(30, 30 + len(peer.seeds)))
    assert measured["games"] == len(peer.seeds)
    assert measured["decisions"] == sum(seed % 7 + 100_000 for seed in peer.seeds)
    assert measured["seconds"] >= 0.005


def test_nothing_of_the_peer_is_loaded_into_tafelrunde() -> None:
    assert PEER not in sys.modules


def test_all_contestants_take_the_same_number_of_turns() -> None:
    heard: list[float] = []

    rounds = hold_contest(["kingsburg"], Plan(rounds=2, turn_seconds=0.01, limit_seconds=60), heard.append)

    assert {len(turns) for turns in rounds.values()} == {2}
    assert set(rounds) >= {PEER, "kingsburg pure"}
    assert heard == sorted(heard)
    assert heard[-1] == 1


def test_without_the_peer_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "PEER", "no_such_package")

    said = tafelrunde("bench", "--quick", "--json")

    assert said.code == 2
    assert "make bench" in said.err
    assert said.out == ""


# --- which build ------------------------------------------------------------------------------------


def installed(folder: Path, **changes: Any) -> Path:
    """A package with one compiled module, as `setup.py` leaves it."""
    source = folder / "rules.py"
    source.write_bytes(b"print('rules')\n")
    (folder / f"rules{sysconfig.get_config_var('EXT_SUFFIX')}").touch()
    record = {
        "python": sysconfig.get_config_var("SOABI"),
        "compiled": ["rules.py"],
        "sources": {"rules.py": hashlib.sha256(source.read_bytes()).hexdigest()},
    }
    (folder / "_compiled.json").write_text(json.dumps({**record, **changes}), encoding="utf-8")
    return folder


def test_a_build_from_these_sources_is_current(tmp_path: Path) -> None:
    assert build_state(installed(tmp_path)) == "current"


def test_a_build_from_other_sources_is_stale(tmp_path: Path) -> None:
    folder = installed(tmp_path)
    (folder / "rules.py").write_bytes(b"print('other rules')\n")

    assert build_state(folder) == "stale"


@pytest.mark.parametrize("changes", [{"python": "cpython-27"}, {"compiled": ["rules.py", "score.py"]}])
def test_modules_for_another_python_or_left_out_are_missing(tmp_path: Path, changes: dict[str, Any]) -> None:
    assert build_state(installed(tmp_path, **changes)) == "missing"


def test_without_a_record_nothing_is_compiled(tmp_path: Path) -> None:
    assert build_state(tmp_path) == "missing"
    (tmp_path / "_compiled.json").write_text("{", encoding="utf-8")
    assert build_state(tmp_path) == "missing"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "benchmarks belong to a checkout"), ("de", "Messungen gehören zu einem Checkout")],
)
def test_installed_without_a_checkout_it_says_where_benchmarks_are(
    tmp_path: Path, lang: str, sentence: str
) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "tafelrunde").symlink_to(PACKAGE)
    command = [
        sys.executable,
        "-P",
        "-m",
        "tafelrunde",
        "bench",
        "server",
        "--quick",
        "--json",
        "--lang",
        lang,
    ]

    ran = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(tmp_path / "lib")}
    )

    assert (ran.returncode, ran.stdout) == (2, "")
    assert sentence in ran.stderr
