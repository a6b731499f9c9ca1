"""Exact odds of melees: against simulated fights, and forces typed in one line."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.errors import BadText
from tafelrunde.games.phoenix.melee.battle_odds import BattleOdds, defenceless, draw_up, mean, odds, quantile
from tafelrunde.games.phoenix.melee.forces import read_force
from tafelrunde.games.phoenix.tables.terrain import LOWLAND, SWAMP
from tafelrunde.telling.complaints import said
from tests.games.phoenix.claims import rules

FIGHTS = 20_000
HORDE, CITY = "A: 60000 K 150 HF", "B: 10000 K 20 HF; 9000 R 80 HF + BUH 24 in Stadt"


def reckoned(first: str, second: str, terrain: int = 0) -> BattleOdds:
    town = read_force(second).town
    attackers = draw_up(read_force(first), attacking=True, terrain=terrain, town=town)
    return odds(attackers, draw_up(read_force(second), attacking=False, terrain=terrain, town=town))


def simulated(first: list[tuple[int, int]], second: list[tuple[int, int]], rng: Random) -> tuple[bool, float]:
    """One fight by the formulas of the rulebook in floating point: whether the first wins, and its losses."""
    dice = rng.randint(1, 20), rng.randint(1, 20)
    ks = [
        sum(hs * (1 + (gp + die) / 200) for hs, gp in side)
        for side, die in zip((first, second), dice, strict=True)
    ]
    a, b = sum(hs for hs, _gp in first), sum(hs for hs, _gp in second)
    if ks[0] <= ks[1]:
        return False, float(a)
    factor = (b - a) / 10 / b - 0.1 if b < a else (b - a) / 10 / a + 0.1 if b > a else 0
    total, average = max(0.0, b * (1 + factor)), (ks[1] / b - 1) * 100
    lost = 0.0
    for hs, gp in first:
        gpf = ((gp + dice[0]) / 2 - average) / 100
        mine = hs / a * total
        lost += min(hs, mine / (1 + gpf) if gpf >= 0 else mine * (1 - gpf))
    return True, lost


@rules("PH-R219", "PH-R26")
@pytest.mark.parametrize("place", ["behind quay", "gegen Landung"])
@pytest.mark.parametrize("town", ["", "in Burg", "in foreign town"])
def test_r219_neither_quay_nor_landing_counts_with_a_town_in_the_field(place: str, town: str) -> None:
    with_it, plain = reckoned(HORDE, f"9000 K {town} {place}"), reckoned(HORDE, f"9000 K {town}")
    assert (with_it == plain) is bool(town)


@pytest.mark.parametrize(
    ("lines", "first", "second"),
    [
        ((HORDE, CITY), [(60000, 150)], [(10000, 244), (9000, 304)]),
        (("10000 K 30 HF", "9500 K 33 HF"), [(10000, 30)], [(9500, 33)]),
        (
            ("8000 K 40 HF; 1000 R 9 HF", "12000 R + HER behind river"),
            [(8000, 40), (1000, 9)],
            [(12000, 110)],
        ),
    ],
)
def test_exact_odds_agree_with_simulated_fights_within_three_standard_errors(
    lines: tuple[str, str], first: list[tuple[int, int]], second: list[tuple[int, int]]
) -> None:
    found, rng = reckoned(*lines), Random(1)
    fights = [simulated(first, second, rng) for _ in range(FIGHTS)]
    chance = float(found.attackers.wins)
    wins = sum(won for won, _lost in fights) / FIGHTS
    assert abs(wins - chance) <= 3 * (chance * (1 - chance) / FIGHTS) ** 0.5 + 1e-9
    expected = float(mean(found.attackers.lost))
    spread = sum((lost - expected) ** 2 for _won, lost in fights) / FIGHTS
    average = sum(lost for _won, lost in fights) / FIGHTS
    assert abs(average - expected) <= 3 * (spread / FIGHTS) ** 0.5 + len(first), "survivors are rounded down"


LINES = st.builds(
    lambda foot, leaders, riders, place: f"{foot} K {leaders} HF; {riders} R 2 HF{place}",
    st.integers(200, 90_000),
    st.integers(1, 200),
    st.integers(100, 20_000),
    st.sampled_from(["", " in BUR", " behind river", " + HER", " home"]),
)


@settings(max_examples=8, deadline=None)
@given(LINES, LINES)
def test_all_probabilities_add_up_to_one(first: str, second: str) -> None:
    found = reckoned(first, second)
    assert found.attackers.wins + found.defenders.wins == 1
    for side in found:
        assert sum(side.lost.values()) == 1
        assert all(sum(part.values()) == 1 for part in side.goods)
        assert side.wiped_out >= 1 - side.wins
        assert min(side.lost) <= mean(side.lost) <= max(side.lost)


def test_a_mirror_fight_is_even() -> None:
    found = reckoned("5000 K 10 HF", "5000 K 10 HF")
    assert found.attackers.wins == found.defenders.wins == Fraction(1, 2)
    assert found.attackers.lost == found.defenders.lost


def test_the_example_is_won_in_every_throw() -> None:
    found = reckoned(HORDE, CITY)
    assert found.attackers.wins == 1
    assert mean(found.attackers.lost) == 20958
    assert quantile(found.attackers.lost, Fraction(1, 2)) == 20958
    assert found.defenders.lost == {19000: 1}


def test_ground_counts_where_no_town_stands() -> None:
    rider = draw_up(read_force("100 R"), attacking=True, terrain=LOWLAND).rows[0].unit
    assert rider.points == 140
    assert draw_up(read_force("100 R"), attacking=True, terrain=SWAMP).rows[0].unit.points == 0
    assert draw_up(read_force("100 K"), attacking=True, terrain=SWAMP, town=True).rows[0].unit.points == 0


@pytest.mark.parametrize(
    ("first", "second", "who"),
    [
        ("1000 K", "100 K", "defenders"),
        ("999 K", "100 K", ""),
        ("100 K", "1000 K", "attackers"),
        ("1000 K", "100 K guard", ""),
        ("5 K", "3 LKP", "defenders"),
        ("40 S", "5 SKS", ""),
        ("50 S", "5 SKS", "defenders"),
        ("9 LKS", "2 S", ""),
    ],
)
def test_who_could_be_run_over(first: str, second: str, who: str) -> None:
    sides = draw_up(read_force(first), attacking=True), draw_up(read_force(second), attacking=False)
    assert defenceless(*sides) == who


# --- forces in one line ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("100 K", [0]),
        ("100 K 7 HF", [7]),
        ("100 K 7 HF; 50 K 3 HF", [10]),
        ("100 K 7 HF + BUH", [31]),
        ("100 K 7 HF + STH 30 + ZC 18; 20 R", [55, 48]),
        ("100 K Garde; 100 K", [300, 0]),
        ("100 K 50 GP", [50]),
        ("B: 1.000 Krieger und 5 Heerführer in der Festung hinter Fluss", [355]),
        ("B: 1,000 warriors and 5 leaders in a foreign castle with support 3", [85]),
        ("1000 K from above from forest along road home", [110]),
        ("10 S 2 LKS 1 SKS", [0]),
    ],
)
def test_a_line_is_read_in_both_languages(line: str, points: list[int]) -> None:
    rows = draw_up(read_force(line), attacking=False).rows
    assert [row.unit.points for row in rows] == points


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("A: 100 K 20 HX", "HX"),
        ("A: 100 K banana", "banana"),
        ("A: 100 K + BUH 20 .", "."),
        ("A: 100 K 5 S", "100"),
        ("A: 20 HF", ""),
        ("A:", ""),
        ("", ""),
        ("A: 100 K; ", ""),
        ("A: 99999999999 K", "99999999999"),
        ("A: 100 K behind", ""),
        ("A: 100 K + ", ""),
        ("A: 100 K in a foreign", ""),
        ("A: 100 K in a foreign wall", "wall"),
    ],
)
def test_what_cannot_be_read_is_named_in_both_languages(line: str, word: str) -> None:
    with pytest.raises(BadText) as caught:
        read_force(line)
    assert caught.value.text[caught.value.start : caught.value.end] == word
    assert said(caught.value, "en") != said(caught.value, "de")


@given(st.text(max_size=40))
def test_no_line_breaks_the_reader(line: str) -> None:
    with suppress(BadText):
        assert read_force(line).units
