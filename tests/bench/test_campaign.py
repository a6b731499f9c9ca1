"""`tafelrunde bench campaign`: what it computes and shows, and that everything is really asked for.

How fast a server is cannot be tested here; that figures follow from measurements can.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import campaign_report
from bench.campaign import CampaignPlan, Measured, Slept, campaign_json, limits, measure_campaigns
from bench.campaign_load import Months, Part
from bench.campaign_memory import Held
from bench.campaign_scene import Scene, raised, sheet
from tafelrunde.cli.language import use_language
from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.phoenix import GAME
from tafelrunde.phoenix_desk.orders.verdicts import verdict

TINY = CampaignPlan(
    years=tuple(Scene(f"Years-{n}", n, 2, months=2, size="hexagon 2") for n in range(3)),
    armies=Scene("Armies", 1, 2, armies=8, court=3, size="hexagon 2"),
    sleepers=tuple(Scene(f"Small-{n}", n, 2, size="hexagon 2") for n in range(2)),
    questions=4,
    units=2,
    tables=2,
    quiet_seconds=1.0,
    months=1,
    save_seconds=2,
    builders=1,
)


def measured() -> Measured:
    fast, slow = Part((1.0, 2.0, 3.0)), Part((40.0, 50.0, 61.0), 12.5)
    months = Months(Part((5.0, 6.0)), Part((7.0, 50.0)), (1.5,), 1)
    slept = Slept(Part((200.0,)), 900.0, 0.0)
    return Measured(fast, slow, fast, fast, slow, fast, months, slept, Held(4, 11), 1.5, fast)


def test_figures_follow_from_the_measurements() -> None:
    data = campaign_json(measured(), 12.34)

    assert (data["verdict_p95_ms"], data["verdict_p50_ms"], data["verdict_worker_cpu_ms"]) == (61, 50, 12.5)
    assert (data["tables_p99_rise_ms"], data["tables_quiet_p99_ms"]) == (44, 6)
    assert (data["open_ms"], data["open_with_start_ms"], data["mb_per_open"]) == (200, 900, 11)
    assert (data["saves"], data["save_p99_ms"], data["month_seconds"]) == (3, 3, 1.5)
    assert [limit.what for limit in limits(measured()) if not limit.holds] == ["verdict_p95_ms"]
    assert not data["holds"]
    assert data["seconds"] == 12.3
    assert "echo_worker_cpu_ms" not in data


@pytest.mark.parametrize("lang", LANGS)
def test_people_read_which_limits_hold(lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    use_language(lang)
    campaign_report.show(measured(), 3.0)
    use_language("en")

    shown = capsys.readouterr().out
    assert {"en": "sheet of 60 lines", "de": "60 Zeilen"}[lang] in shown
    assert {"en": "yes", "de": "ja"}[lang] in shown
    assert {"en": "no", "de": "nein"}[lang] in shown


def test_sheets_are_fine_and_as_long_as_they_should_be() -> None:
    scene = Scene("Armies", 1, 3, armies=30)
    table = Table(GAME, "bench", ["A", "B", "C", "SL"], SeededSource(1), {"deadlines": "days"}, {"months": 0})
    table.settle()

    text = sheet(table.state, 0, 60)

    judged = verdict(GAME, table.state, 0, text)
    assert judged.is_fine
    assert len(judged.lines) == 60
    assert len(raised(table.state, 0, scene)) == 1 + 3 * 10


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="memory is read from /proc")
def test_everything_is_measured_on_a_real_server() -> None:
    told: list[float] = []

    found = measure_campaigns(TINY, told.append)

    assert told[-1] == 1
    assert len(found.verdict.ms) == len(found.echo.ms) == TINY.questions
    assert len(found.save.ms) == TINY.save_seconds * TINY.armies.court
    assert len(found.slept.opening.ms) == len(TINY.years) - 1
    assert len(found.months.seconds) == TINY.months
    assert min(*found.reach.ms, *found.reach_first.ms, found.verdict.cpu_ms, found.save.cpu_ms) > 0
    assert json.dumps(campaign_json(found, 1.0))
