"""A wrong expectation in a scenario is told so that a player can read it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.scenario import run_scenario
from tafelrunde.games import load_game
from tafelrunde.telling.scenarios import Told, told
from tests.complaining import complains

FIRST_SEASON = Path(__file__).parents[1] / "scenarios" / "t01-t07-first-season.toml"


def differences(text: str) -> list[Told]:
    return [told(each, "en") for each in run_scenario(tomllib.loads(text), "scenario", load_game)]


@pytest.mark.parametrize(
    ("right", "wrong", "expected"),
    [
        pytest.param(
            '"provinces.Ann.vp" = 4,',
            '"provinces.Ann.vp" = 5,',
            Told("step 21: provinces.Ann.vp", "5", "4"),
            id="a value of the view",
        ),
        pytest.param(
            'view = { order = ["Ann", "Cindy", "David", "Brian"] }',
            'view = { order = ["Ann", "David", "Cindy", "Brian"] }',
            Told("step 7: order", "['Ann', 'David', 'Cindy', 'Brian']", "['Ann', 'Cindy', 'David', 'Brian']"),
            id="seats by name",
        ),
        pytest.param(
            'move = "take wood and gold"\nto_act = "Ann"',
            'move = "take wood and gold"\nto_act = "Brian"',
            Told("step 20: to_act", "['Brian']", "['Ann']"),
            id="who is to act",
        ),
    ],
)
def test_a_wrong_expectation_yields_a_readable_difference(right: str, wrong: str, expected: Told) -> None:
    text = FIRST_SEASON.read_text(encoding="utf-8")
    assert text.count(right) == 1

    assert differences(text.replace(right, wrong)) == [expected]


def test_a_move_that_should_be_refused_but_is_legal_is_told_and_ends_the_scenario() -> None:
    text = FIRST_SEASON.read_text(encoding="utf-8")
    wrong = text.replace('move = "take gold"\nto_act = "Ann"', 'move = "take gold"\nrefused = "KB-3.4"')

    assert differences(wrong) == [Told("step 2", "refused by KB-3.4", "the move is legal")]


def test_an_unexpected_refusal_is_told_with_its_reason() -> None:
    text = FIRST_SEASON.read_text(encoding="utf-8")
    wrong = text.replace('move = "influence 8 with 6+2"\nrefused = "KB-5.7"', 'move = "influence 8 with 6+2"')

    (found,) = differences(wrong)

    assert (found.where, found.expected) == ("step 9", "a legal move")
    assert found.found.startswith("KB-5.7: ")
    assert "Ann" in found.found


def test_an_unknown_field_is_refused_with_its_name() -> None:
    text = FIRST_SEASON.read_text(encoding="utf-8") + "\nhelpp = 3\n"

    with complains("helpp", kind=BadFile):
        differences(text)
