"""Scenarios: every kind of expectation can fail, and says readably what differs."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.engine.contract import CHANCE, Game
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.expected_values import fits
from tafelrunde.engine.scenario import run_scenario
from tafelrunde.games import load_game
from tafelrunde.telling.complaints import said
from tafelrunde.telling.scenarios import Told, told

HEAD = """
game = "kingsburg"
title = "A test"
seats = ["Ann", "Bob", "Cleo"]

[given]
step = "build"
phase = "spring"
order = ["Bob", "Ann", "Cleo"]

[given.provinces.Bob]
goods = { gold = 2, wood = 1 }

[given.provinces.Ann]
vp = 4
"""
BUILD = '[[steps]]\nseat = "Bob"\nmove = "build statue"\n'


def differences(text: str) -> list[Told]:
    return found_in(HEAD + text)


def found_in(text: str) -> list[Told]:
    return [told(each, "en") for each in run_scenario(tomllib.loads(text), "case.toml", load_game)]


def only(text: str) -> Told:
    found = differences(text)
    assert len(found) == 1, found
    return found[0]


def complaint(text: str) -> BadFile:
    with pytest.raises(BadFile) as refusal:
        run_scenario(tomllib.loads(text), "case.toml", load_game)
    assert refusal.value.where == "case.toml"
    assert said(refusal.value, "de").startswith("case.toml: ")
    return refusal.value


def test_what_holds_leaves_no_difference() -> None:
    text = """
to_act = "chance"
view = { "provinces.Bob.goods.gold" = 0, "provinces.Ann.vp" = 4, enemy = "none", "provinces.count" = 3 }
sees = { Ann = { seat = "Ann" } }
events = [{ event = "built", seat = "Bob", building = "statue" }, { event = "phase_began" }]
no_events = ["game_ended"]
"""
    assert differences(BUILD + text) == []


@pytest.mark.parametrize(
    ("expectation", "where", "expected", "found"),
    [
        ('to_act = "Ann"', "step 1: to_act", "Ann", "chance"),
        ('to_act = ["Ann", "Cleo"]', "step 1: to_act", "Cleo", "chance"),
        ('view = { "provinces.Bob.goods.wood" = 3 }', "step 1: provinces.Bob.goods.wood", "3", "1"),
        ('view = { "provinces.Ann.vp" = "none" }', "step 1: provinces.Ann.vp", "none", "4"),
        ('view = { "provinces.0.vp" = 5 }', "step 1: provinces.0.vp", "5", "4"),
        ("view = { revealed = 0 }", "step 1: revealed", "0", "False"),
        ('view = { "order" = ["Ann", "Bob", "Cleo"] }', "step 1: order", "Ann", "Bob"),
        ('sees = { Cleo = { seat = "Ann" } }', "step 1, Cleo sees: seat", "Ann", "Cleo"),
        ('events = [{ event = "built", seat = "Ann" }]', "step 1: events", "Ann", "built"),
        ('events = [{ event = "phase_began" }, { event = "built" }]', "step 1: events", "built", "phase"),
        ('events = [{ event = "built" }, { event = "built" }]', "step 1: events", "built", "phase"),
        ('no_events = ["built"]', "step 1: no_events", "no built", "built"),
        ('winners = ["Ann"]', "step 1: result", "the game is over", "the game goes on"),
        ("points = { Ann = 4 }", "step 1: result", "the game is over", "the game goes on"),
    ],
)
def test_what_does_not_hold_is_told(expectation: str, where: str, expected: str, found: str) -> None:
    difference = only(BUILD + expectation)

    assert difference.where == where
    assert expected in difference.expected
    assert found in difference.found


@pytest.mark.parametrize(
    ("kinds", "holds"),
    [
        (("passed", "passed"), True),
        (("passed", "passed", "passed"), False),
        (("built", "passed", "passed", "phase_began", "reward_given", "phase_began"), True),
        (("built", "passed", "phase_began", "phase_began"), True),
    ],
)
def test_every_event_that_is_expected_needs_one_of_its_own(kinds: tuple[str, ...], holds: bool) -> None:
    wanted = ", ".join(f'{{ event = "{kind}" }}' for kind in kinds)

    assert (differences(f"{BUILD}events = [{wanted}]") == []) is holds


@pytest.mark.parametrize(
    ("expectation", "where", "expected", "found"),
    [
        ('offered = ["build crane"]', "offered", "build crane", "build inn"),
        ('not_offered = ["pass"]', "not_offered", "not pass", "it is offered"),
        ('offers = ["pass", "build inn"]', "offers", "pass, build inn", "build statue"),
    ],
)
def test_offers_that_differ_are_told(expectation: str, where: str, expected: str, found: str) -> None:
    difference = only(f"[expect]\n{expectation}")

    assert difference.where == f"expect: {where}"
    assert expected in difference.expected
    assert found in difference.found


def test_offers_that_hold() -> None:
    assert differences('[expect]\noffered = ["baue Kneipe"]\nnot_offered = ["build crane"]') == []


OVER = """
[[steps]]
chance = "any"

[expect]
"""


def test_a_result_that_differs_is_told() -> None:
    text = (
        HEAD.split("[given]")[0]
        + """
[given]
year = 5
phase = "winter"
step = "reinforce"
enemy = "ENEMY"
revealed = true

[given.provinces.Ann]
vp = 40
soldiers = 30

[given.provinces.Bob]
soldiers = 30

[given.provinces.Cleo]
soldiers = 30
"""
    )
    enemy = next(term for term in load_game("kingsburg").terms if "-V-" in term)
    data = text.replace("ENEMY", enemy) + OVER + 'winners = ["Bob"]\npoints = { Ann = 1, Bob = 1 }'

    found = found_in(data)

    assert [difference.where for difference in found][:2] == ["expect: winners", "expect: points.Ann"]
    assert found[0].expected == "['Bob']"
    assert found[0].found == "['Ann']"
    assert int(found[1].found) >= 40


@pytest.mark.parametrize(
    ("step", "expected", "found"),
    [
        ('seat = "Ann"\nmove = "pass"', "a legal move", "KB-2.4: "),
        (
            'seat = "Bob"\nmove = "build statue"\nrefused = "KB-7.3"',
            "refused by KB-7.3",
            "the move is legal",
        ),
        ('seat = "Bob"\nmove = "build crane"\nrefused = "KB-7.3"', "refused by KB-7.3", "KB-7.6: "),
    ],
)
def test_a_move_that_goes_otherwise_is_told(step: str, expected: str, found: str) -> None:
    difference = only(f"[[steps]]\n{step}")

    assert difference.where == "step 1"
    assert difference.expected == expected
    assert difference.found.startswith(found)


def test_a_refused_move_changes_nothing_and_the_scenario_goes_on() -> None:
    refused = '[[steps]]\nseat = "Bob"\nmove = "build crane"\nrefused = "KB-7.6"\nto_act = "Bob"\n'

    assert differences(refused + BUILD) == []


def test_after_a_wrong_turn_the_rest_is_not_played() -> None:
    wrong = '[[steps]]\nseat = "Ann"\nmove = "pass"\n'

    assert len(differences(wrong + BUILD + 'to_act = "Cleo"')) == 1


def test_any_lets_chance_and_seats_draw() -> None:
    text = '[[steps]]\nseat = "Bob"\nmove = "any"\n'

    assert differences(text) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('colour = "red"\n' + HEAD, "colour"),
        (HEAD + "[[steps]]\nseet = 'Ann'", "steps[0]"),
        (HEAD + "[expect]\nwinner = ['Ann']", "expect"),
        (HEAD.replace('title = "A test"', ""), "title"),
        (HEAD.replace('"Cleo"]', "3]", 1), "seats[2]"),
        (HEAD.replace("kingsburg", "skat"), "there is no game “skat”"),
        (HEAD.replace('["Ann", "Bob", "Cleo"]', '["Ann"]', 1), "is played by 2 to 5, not by 1"),
        ("options = { dice = 'loaded' }" + HEAD, "has no option “dice”"),
        (HEAD + "[given.provinces.Zoe]\nvp = 1", "nobody is called “Zoe”"),
        (HEAD.replace("vp = 4", "hp = 4"), "hp"),
        (HEAD + '[[steps]]\nseat = "Zoe"\nmove = "pass"', "step 1: nobody is called “Zoe”"),
        (HEAD + '[[steps]]\nseat = "Bob"', "step 1: a move needs `seat` and `move`"),
        (HEAD + '[[steps]]\nseat = "Bob"\nmove = "fly away"', "expected"),
        (HEAD + BUILD + 'view = { "provinces.Bob.hat" = 1 }', "the view has no “provinces.Bob.hat”"),
        (HEAD + BUILD + 'view = { "provinces.Zoe.vp" = 1 }', "the view has no place “Zoe”"),
        (HEAD + BUILD + 'view = { "provinces.7.vp" = 1 }', "the view has no place “7”"),
        (HEAD + BUILD + "sees = { Zoe = { seat = 1 } }", "nobody is called “Zoe”"),
    ],
)
def test_a_scenario_that_makes_no_sense_is_refused(text: str, sentence: str) -> None:
    assert sentence in said(complaint(text), "en")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (HEAD.replace('"Cleo"]', '"Bob"]', 1), "seats: two seats are called “Bob”"),
        (HEAD.replace('"Cleo"]', '"chance"]', 1), "seats: no seat can be called “chance”"),
        (HEAD.replace('"Cleo"]', '"none"]', 1), "seats: no seat can be called “none”"),
        (HEAD.replace('"Cleo"]', '""]', 1), "seats: no seat can be called “”"),
        (HEAD.replace('"Cleo"]', '"7"]', 1), "seats: no seat can be called “7”"),
        (HEAD.replace('"Cleo"]', '"A.B"]', 1), "seats: no seat can be called “A.B”"),
        (HEAD.replace("kingsburg", "skat"), "game: there is no game “skat”"),
        ("options = { dice = 'loaded' }" + HEAD, "options: kingsburg has no option “dice”"),
        (HEAD + BUILD + 'chance = "any"', "step 1: either `seat` and `move`, or `chance`"),
        (HEAD + '[[steps]]\nrefused = "KB-7.3"', "step 1: `refused` needs a move"),
        (
            HEAD + '[[steps]]\nseat = "Bob"\nmove = "any"\nrefused = "KB-7.3"',
            "step 1: `refused` needs a move",
        ),
        (HEAD + '[[steps]]\nseat = "Bob"\nmove = "fly"', "step 1: move: expected"),
        (HEAD + '[[steps]]\nchance = "fly"', "step 1: chance: expected"),
        (HEAD + "[expect]\noffered = ['fly']", "expect: offered: expected"),
        (HEAD + BUILD + "view = {}", "step 1: view: nothing is named here"),
        (HEAD + BUILD + "sees = { Ann = {} }", "step 1: sees.Ann: nothing is named here"),
        (HEAD + BUILD + "no_events = []", "step 1: no_events: nothing is named here"),
        (HEAD + "[expect]\noffered = []", "expect: offered: nothing is named here"),
        (
            HEAD + "[expect]\nview = { 'provinces.%s' = 1 }" % ("9" * 5000),
            "expect: view: the view has no place",
        ),
    ],
)
def test_complaints_name_the_place_in_the_file(text: str, sentence: str) -> None:
    assert f"case.toml: {sentence}" in said(complaint(text), "en")


def test_nothing_at_all_may_have_happened() -> None:
    assert differences("[expect]\nevents = []") == []
    assert only(f"{BUILD}events = []").where == "step 1: events"


@pytest.mark.parametrize(
    ("step", "expected", "found"),
    [('chance = "any"', "chance", "['Bob']"), ('seat = "Ann"\nmove = "any"', "Ann", "['Bob']")],
)
def test_whoever_is_not_to_act_has_no_move_to_draw(step: str, expected: str, found: str) -> None:
    difference = only(f"[[steps]]\n{step}")

    assert (difference.where, difference.expected, difference.found) == ("step 1: to_act", expected, found)


def broken_game(**functions: Any) -> Callable[[str], Game]:
    return lambda game_id: replace(load_game(game_id), **functions)


def refused_by(find_game: Callable[[str], Game]) -> str:
    with pytest.raises(BadFile) as refusal:
        run_scenario(tomllib.loads(HEAD), "case.toml", find_game)
    return said(refusal.value, "en")


def test_chance_must_come_to_an_end() -> None:
    endless = broken_game(
        to_act=lambda state: (CHANCE,),
        check=lambda *move: None,
        play=lambda *move: None,
        chance=lambda *of: None,
    )

    assert refused_by(endless).startswith("case.toml: given: chance would go on for ever: after 1,000 draws")


def test_whoever_is_to_act_must_have_a_move() -> None:
    assert "given: whoever is to act here has no move" in refused_by(broken_game(legal_moves=lambda *of: []))


@pytest.mark.parametrize(
    ("wanted", "found", "holds"),
    [
        (1, 1, True),
        (1, True, False),
        (True, 1, False),
        (0, False, False),
        ("none", None, True),
        ("none", 0, False),
        ("Bob", 1, True),
        ("Ann", 1, False),
        ("Zoe", 1, False),
        ([1, "Ann"], (1, 0), True),
        ([1], (1, 0), False),
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"c": 1}, {"a": 1}, False),
        ({}, {"a": 1}, False),
        ({}, {}, True),
        ({}, {"a": {}}, False),
        ({"a": {}}, {"a": {"b": 1}}, False),
        ("Bob", True, False),
        ("text", "text", True),
    ],
)
def test_values_fit_or_not(wanted: Any, found: Any, holds: bool) -> None:
    assert fits(wanted, found, ["Ann", "Bob"]) is holds
