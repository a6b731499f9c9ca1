"""The measurement of the web app measures: real moves, on real boards."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.web.browsing import chromium

FEW_MOVES = """
from bench.web import Amount
from bench import web_report
from bench.web_map import Strokes
from bench.web_map_scene import SCENE
from msgspec.structs import replace

young = replace(SCENE, realms=3, settled=1, months=1, court=3, size="hexagon 2")
strokes = Strokes(visits=2, pans=1, zooms=1)
few = dict(people=5, bots=3, burst_seconds=2, timeline_steps=30, steps=4)
web_report.QUICK_MOVES = Amount(**few, strokes=strokes, scene=young, month=young)
web_report.measure(quick=True, json=True)
"""
"""`tafelrunde bench web --quick --json`, with fewer moves: those of the bench take a minute and a half."""


def test_the_bench_sees_moves_of_every_game() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", FEW_MOVES],
        capture_output=True,
        text=True,
        check=True,
        env={"TAFELRUNDE_CHROMIUM": chromium(), "PATH": "/usr/bin:/bin"},
    )
    measured = json.loads(ran.stdout)
    games = measured["games"]
    assert {one["game"] for one in games} == {"kingsburg", "ethnos", "xidit"}
    assert [one["players"] for one in games] == ["people", "bots"] * 3
    for figures in games:
        assert figures["moves"] >= (5 if figures["players"] == "people" else 3)
        assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["most_ms"]
    assert [one["game"] for one in measured["burst"]] == ["kingsburg", "ethnos", "xidit"]
    for burst in measured["burst"]:
        assert 0 < burst["drawn"] <= burst["steps"]
        assert 0 < burst["p95_ms"] <= burst["freeze_ms"]
        assert burst["task_ms"] > 0
    assert [one["game"] for one in measured["timeline"]] == ["kingsburg", "ethnos", "xidit"]
    for timeline in measured["timeline"]:
        assert timeline["drawn"] > 0
        assert 0 < timeline["p95_ms"] <= timeline["frame_ms"]
    assert [one["screen"] for one in measured["map"]] == ["phone", "desktop"]
    for one in measured["map"]:
        assert 0 < one["p50_ms"] <= one["p95_ms"] <= one["most_ms"]
        assert 0 < one["first_ms"] <= one["first_most_ms"]
        assert 0 < one["reach_ms"] <= one["reach_most_ms"]
        assert 0 < one["map_kb"] <= 40
        assert one["page_kb"] <= 350
        assert 0 < one["data_kb"] <= 60
    assert [(one["throttle"], one["steps"]) for one in measured["steps"]] == [(1, 4), (4, 4)]
    assert [one["limit_ms"] for one in measured["steps"]] == [300, None]
    for steps in measured["steps"]:
        assert 0 < steps["p50_ms"] <= steps["p95_ms"] <= steps["most_ms"]
