"""The measurement of the web app measures: real moves, on real boards."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.web.browsing import chromium


def test_the_bench_sees_moves_of_every_game() -> None:
    program = Path(sys.executable).parent / "tafelrunde"
    ran = subprocess.run(
        [program, "bench", "web", "--quick", "--json"],
        capture_output=True,
        text=True,
        check=True,
        env={"TAFELRUNDE_CHROMIUM": chromium(), "PATH": "/usr/bin:/bin"},
    )
    games = json.loads(ran.stdout)["games"]
    assert {one["game"] for one in games} == {"kingsburg", "ethnos", "xidit"}
    assert [one["players"] for one in games] == ["people", "bots"] * 3
    for figures in games:
        assert figures["moves"] >= 10
        assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["most_ms"]
