"""`tafelrunde phoenix fire`: exact odds as table, plot and JSON, and what cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.phoenix.fire.fire_lines import NO_WALL, read_aim, read_fire, read_weapons
from tafelrunde.games.phoenix.tables.prices import LEADER, LIGHT_CATAPULT, RIDER, WARRIOR
from tests.cli.calling import tafelrunde

CITY = "Stadt: 10000 K 20 HF"


def sums(found: dict[str, Any]) -> list[float]:
    curves = [found["damage"], *(curve for army in found["armies"] for curve in army["lost"].values())]
    if found["town"]:
        curves.append(found["town"]["lost"])
    return [sum(chance for _value, chance in curve["odds"]) for curve in curves]


@pytest.mark.parametrize(
    "line",
    [("4 SKP 2 LKP", "on", CITY), ("4 SKP 2 LKP", CITY), (f"4 SKP, 2 LKP auf {CITY}",)],
    ids=["words", "two", "one"],
)
def test_odds_of_a_city_sum_to_one_however_it_is_typed(line: tuple[str, ...]) -> None:
    found = tafelrunde("phoenix", "fire", *line, "--json").data
    assert found["weapons"] == {"SKP": 4, "LKP": 2}
    assert found["damage"]["mean"] == pytest.approx(4 * 165 + 2 * 110)
    assert sums(found) == pytest.approx([1.0] * len(sums(found)))
    assert found["town"]["lost"]["mean"] == pytest.approx(880 / 3 * 0.67, abs=0.6)
    assert sum(found["town"]["stages"].values()) == pytest.approx(1)
    assert found["armies"][0]["points"] == 20
    assert found["wall"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_people_get_a_table_and_a_plot(lang: str) -> None:
    said = tafelrunde("phoenix", "fire", "2 SKP", "Burg 600: 900 R 3 HF; 2 LKP", lang=lang)
    assert said.code == 0
    assert "{" not in said.out
    assert said.out.count("█") > 40
    for word in ("Burg", "Reiter", "leichte") if lang == "de" else ("castle", "riders", "light"):
        assert word in said.out
    assert "330" in said.out
    assert said.out.rstrip().endswith({"en": "3%", "de": "3 %"}[lang])


def test_distance_height_and_walls_choose_the_column() -> None:
    def mean(*more: object) -> float:
        return float(tafelrunde("phoenix", "fire", "1 SKP", "900 K", "--json", *more).data["damage"]["mean"])

    assert [mean(), mean("--up", 1), mean("--up", -3), mean("--wall")] == [165, 165, 165, 165]
    assert mean("--up", 2) == mean("--up", 1, "--wall") == 50
    level, uphill = mean("--distance", 2), mean("--distance", 2, "--up", 1)
    assert (level, uphill) == (65, 64.5)
    assert mean("--distance", 2, "--far", "uphill") == uphill


def test_the_chance_that_a_wall_falls() -> None:
    assert tafelrunde("phoenix", "fire", "1 LKP auf Wall", "--json").data["wall"] == pytest.approx(0.7)
    assert tafelrunde("phoenix", "fire", "1 LKP auf Wall 50", "--json").data["wall"] == pytest.approx(1)
    assert "70" in tafelrunde("phoenix", "fire", "1 LKP auf Wall").out


@pytest.mark.parametrize(
    ("line", "word"),
    [
        (("2 LKP", "Stodt: 3 K"), "Stodt"),
        (("2 LKP", "3 Krüger"), "Krüger"),
        (("2 K", "300 K"), "LKP"),
        (("2 LKP",), "auf"),
        (("2 LKP", "300 K", "--distance", 2), "PH-5.1a"),
        (("900 LKP", "300 K"), "200"),
        (("2 LKP", "Wall 7x"), "Wall"),
    ],
)
def test_what_cannot_be_worked_out_is_said_without_a_traceback(line: tuple[Any, ...], word: str) -> None:
    for lang in LANGS:
        said = tafelrunde("phoenix", "fire", *line, lang=lang)
        assert said.code != 0
        assert "Traceback" not in said.err
        assert "NameError" not in said.err
    assert word in said.err


def test_a_line_says_everything_that_protects() -> None:
    aim = read_aim("Festungshauptstadt 5800: 500 R 3 HF Garde Heimat + 24 GP; 3 LKP, 10 K und 2 HF")
    first, second = aim.target.hosts
    assert (aim.target.built, aim.target.points, aim.lacks) == (5, 5800, NO_WALL)
    assert [first.exposed, second.exposed] == [((RIDER, 500),), ((WARRIOR, 10), (LIGHT_CATAPULT, 3))]
    assert [first.leaders, first.points, second.points] == [3, 3 + 300 + 50 + 24, 2]
    assert LEADER not in dict(second.exposed)
    assert read_aim("city").target.points == 2000
    assert read_weapons("1.000 SKS") == {"SKS": 1000}
    assert read_fire("1 LKS on wall 20")[1].lacks == 20
