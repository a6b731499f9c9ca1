"""`tafelrunde bench phoenix`: what it computes and shows, and that its campaigns are real ones."""

from __future__ import annotations

import msgspec
import pytest

from bench import phoenix_report
from bench.phoenix import LINES, campaign_figures, campaigns_json
from bench.phoenix_scene import campaign, covered_with_roads, next_sheet, orders_rng, plain_world
from bench.phoenix_war import war
from bench.phoenix_worker import Measured, month_of, month_of_war
from tafelrunde.cli.language import use_language
from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.marching.reach import reach
from tafelrunde.games.phoenix.positions.codec import components
from tafelrunde.games.phoenix.told.notes import OrderFailed

WAR = Measured("war", 0.4, 20, 1000, 6576, 889, 100, {"melee": 51, "duel": 37})
SIZES = [(10, 500, 0.05), (20, 1000, 0.1), (200, 10_000, 1.5)]


def lines() -> list[Measured]:
    single = [Measured("reach", 5e-5), Measured("reach_on_roads", 9e-5), Measured("copy", 4e-6)]
    growing = [Measured("growing", seconds, realms, armies) for realms, armies, seconds in SIZES]
    months = [Measured("month", 0.25, 20, 1000, 6576, 1177), WAR]
    return [*single, *months, *growing]


def test_figures_follow_from_the_measurements() -> None:
    data = campaigns_json({"pure": campaign_figures(lines())}, "missing", 12.34)

    assert (data["reach_us_pure"], data["reach_us_compiled"]) == (50, None)
    assert (data["copy_us"], data["month_seconds"]) == (4, 0.25)
    assert data["pure"]["reach_on_roads_us"] == 90
    assert [size["us_per_army"] for size in data["pure"]["growing"]] == [100, 100, 150]
    assert (data["war_month_seconds"], data["war_month_fights"]) == (0.4, 88)
    assert data["pure"]["war"]["fights"] == {"melee": 51, "duel": 37}
    assert data["growth"] == 1.5
    assert data["seconds"] == 12.3


def test_the_compiled_build_stands_at_the_top_where_there_is_one() -> None:
    quick = [msgspec.structs.replace(line, seconds=line.seconds / 2) for line in lines()]
    found = {"pure": campaign_figures(lines()), "compiled": campaign_figures(quick)}

    data = campaigns_json(found, "current", 1.0)

    assert (data["reach_us_compiled"], data["copy_us"], data["copy_us_pure"]) == (25, 2, 4)


@pytest.mark.parametrize("lang", LANGS)
def test_people_read_a_table_of_growing_sizes(lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    use_language(lang)
    phoenix_report.show({"pure": campaign_figures(lines())}, 3.0)
    use_language("en")

    shown = capsys.readouterr().out
    assert {"en": "per army", "de": "je Heer"}[lang] in shown
    assert {"en": "10,000", "de": "10.000"}[lang] in shown
    assert {"en": "Melees on land 51, Duels", "de": "Nahkämpfe"}[lang] in shown


def test_a_measured_month_is_a_month_of_play() -> None:
    table = campaign(3, 30, plain_world())
    before = components(table.state)

    measured = month_of("month", table)

    assert (measured.realms, measured.armies) == (3, 30)
    assert measured.orders > 30
    assert measured.seconds > 0
    assert GAME.result(table.state) is not None
    assert components(table.state) == before
    notes = [
        note for events in table.events for event in events for note in getattr(event, "notes", None) or ()
    ]
    assert notes
    assert not any(isinstance(note, OrderFailed) for note in notes)
    moved = [army for realm in table.state.realms for army in realm.armies.values() if army.moved]
    assert len(moved) >= 27


def test_roads_widen_the_reach() -> None:
    state = campaign(3, 30, plain_world()).state
    paved = covered_with_roads(state)

    riders = [army for army in state.realms[0].armies.values() if army.kind == 2]
    assert sum(len(reach(paved, army)) for army in riders) > sum(len(reach(state, army)) for army in riders)
    assert not any(state.works)


def test_the_same_orders_are_given_every_time() -> None:
    sheets = [next_sheet(campaign(3, 30, plain_world()), orders_rng()) for _ in range(2)]

    assert sheets[0] == sheets[1]
    assert LINES == 10


def test_a_measured_war_is_fought_with_all_arms() -> None:
    table = war(4, 80)
    before = components(table.state)

    measured = month_of_war(table)

    assert (measured.realms, measured.armies, measured.wizards) == (4, 80, 20)
    assert {"melee", "fire", "duel", "combat"} <= set(measured.fights)
    assert GAME.result(table.state) is not None
    assert components(table.state) == before
