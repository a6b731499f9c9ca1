"""The short form of `make attack`: every attack once and small. How fast the machine is does not matter."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.attack.footprint import MEGA
from tests.server.attack.hostile import CROWDS, FLOODS
from tests.server.attack.siege import Plan, besiege

SHORT = Plan(
    tables=3,
    games=40,
    turns=1,
    most_turns=1,
    quiet=0.0,
    attack=0.5,
    rest=0.0,
    most=40 * MEGA,
    yields=False,
)
MOST_MEMORY = 150.0
"""MB more than before. Without bounds, pipelining alone takes more than that for each 2 MB."""
BEFORE, AFTER = ", before hello", ", after hello"


@pytest.mark.parametrize("kind", ["requests", "frames", "crowds"])
def test_attackers_are_cut_off_and_players_play_on(tmp_path: Path, kind: str) -> None:
    names = {
        "requests": [name for name in FLOODS if not name.endswith((BEFORE, AFTER))],
        "frames": [name for name in FLOODS if name.endswith(AFTER)],
        "crowds": list(CROWDS),
    }[kind]

    siege = asyncio.run(besiege(tmp_path, names, SHORT))

    trials = siege.trials.items()
    assert [name for name, trial in trials if trial.seconds] == names
    assert [name for name, trial in trials if trial.outcome.stayed] == []
    assert siege.troubles == []
    assert siege.moves > 0
    assert [name for name, trial in trials if trial.growth > MOST_MEMORY] == []
