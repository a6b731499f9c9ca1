"""`tafelrunde phoenix battle`: table, plot and JSON of the exact odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.cli.calling import tafelrunde

HORDE, CITY = "A: 60000 K 150 HF", "B: 10000 K 20 HF; 9000 R 80 HF + BUH 24 in Stadt"


def as_json(*args: str) -> Any:
    return tafelrunde("phoenix", "battle", *args, "--exact", "--json").data


def test_the_example_of_the_rulebook_to_its_last_figure() -> None:
    found = as_json(HORDE, CITY)
    plain = found["without_dice"]
    assert [side["value"] for side in plain["fighting"]] == [105000, 44880]
    assert plain["total"]["value"] == 13000
    assert int(plain["units"][0]["losses"]["value"]) == 20957
    assert plain["survivors"] == {"K": 39042, "HF": 97}


def test_probabilities_sum_to_one() -> None:
    found = as_json("5000 K 20 HF", "4800 K 24 HF; 100 R behind river")
    sides = [found["attackers"], found["defenders"]]
    assert sum(Fraction(side["wins"]["exact"]) for side in sides) == 1
    for side in sides:
        for odds in (side["losses"], *side["goods"].values()):
            assert sum(Fraction(row["probability"]["exact"]) for row in odds) == 1


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ["A greift an", "eigener Rüstort (PH-5.5.1g)", "20.957 fallen", "39.042 K, 97 HF", "█"]),
        ("en", ["A attacks", "own town (PH-5.5.1g)", "20,957 fall", "39,042 K, 97 HF", "█"]),
    ],
)
def test_people_read_a_table_and_a_plot(lang: str, words: list[str]) -> None:
    out = tafelrunde("phoenix", "battle", HORDE, CITY, lang=lang).out
    for word in words:
        assert word in out


@pytest.mark.parametrize("town", ["in Burg", "in foreign town"])
def test_r219_a_quay_brings_nothing_with_a_town_in_the_field(town: str) -> None:
    plain, behind = as_json(HORDE, f"B: 900 K {town}"), as_json(HORDE, f"B: 900 K {town} behind quay")
    assert behind == plain
    (unit,) = as_json(HORDE, "B: 900 K behind quay")["defenders"]["units"]
    assert [(source["rule"], source["points"]) for source in unit["sources"]] == [("PH-11.1a", 30.0)]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["A: 5 X", CITY], "K, P, R, S, HF"),
        ([HORDE, "B: 20 HF"], "10000 K 20 HF"),
        ([HORDE, CITY, "--terrain", "q"], "terrain “q”"),
    ],
)
def test_mistakes_are_answered_with_what_would_be_right(args: list[str], words: str) -> None:
    done = tafelrunde("phoenix", "battle", *args)
    assert done.code == 2
    assert words in done.err
    assert "Traceback" not in done.err
