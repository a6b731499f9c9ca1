"""The short form of `make attack`: every attack once and small. How fast the machine is does not matter."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.attack.hostile import CROWDS, FLOODS
from tests.server.attack.siege import MEGA, Plan, besiege

SHORT = Plan(tables=3, turns=1, quiet=0.0, attack=0.5, rest=0.0, most=40 * MEGA)
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

    report = asyncio.run(besiege(tmp_path, names, SHORT))

    assert list(report.outcomes) == names
    assert report.stayed == []
    assert report.troubles == []
    assert report.moves > 0
    assert report.peak - report.before < MOST_MEMORY
