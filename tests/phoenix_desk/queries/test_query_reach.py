"""Reach: every field with what it costs, and for those at the rim and asked for, why not."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.months.execution import Trial
from tafelrunde.games.phoenix.orders.turn import MoveArmy, MovePerson
from tafelrunde.games.phoenix.standing.costs import HEIGHT_POINTS
from tafelrunde.games.phoenix.tables.phases import TURN_PHASES
from tafelrunde.games.phoenix.tables.prices import WIZARD
from tafelrunde.phoenix_desk.orders.consequences import unit_of
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.orders.sheet_check import check_text
from tafelrunde.phoenix_desk.queries.deeds import deeds_of
from tafelrunde.phoenix_desk.queries.reach import Reach, reach_of
from tafelrunde.telling.complaints import said
from tests.phoenix_desk.battlefields import EAST, HERE, NORTH
from tests.phoenix_desk.channels import spans
from tests.phoenix_desk.homes import ANN, BOB
from tests.phoenix_desk.queries.desks import desk, true_desk

BESIDE_RIVER = "armies.Ann.101.field", "101/34"


def test_each_field_in_reach_has_its_cost_and_what_is_left() -> None:
    found = reach_of(desk(), 101)

    assert (found.field, found.points, found.climbs) == (HERE, 9, HEIGHT_POINTS)
    assert found.unit.de == "Kriegerheer 101"
    by_field = {one.field: (one.cost, one.left, one.climbs, one.meets) for one in found.reached}
    assert by_field["101/19"] == (4, 5, 2, False), "own land costs 4"
    assert by_field[NORTH] == (7, 2, 0, False), "Bob's land costs 7, and it lies a height above"
    assert by_field[EAST] == (7, 2, 2, True), "Bob's army stands there"


@pytest.mark.parametrize(
    ("field", "rule", "word"),
    [
        ("101/12", "PH-4f", "7"),
        ("101/36", "PH-4c", "Höhenstufe 3"),
        ("101/40", "PH-0.3.11c", "Fluss"),
        ("101/29", "PH-5.5a", "Bob"),
    ],
)
def test_a_field_at_the_rim_has_its_rule(field: str, rule: str, word: str) -> None:
    (why,) = [one.why for one in reach_of(desk(), 101).beyond if one.field == field]

    assert why.rule == rule
    assert word in why.said.de
    assert why.said.en.startswith(f"{rule}: ")


def test_a_field_far_away_can_be_asked_for() -> None:
    plain, asked = reach_of(desk(), 101), reach_of(desk(), 101, asked=["101/01"])

    assert {one.field for one in asked.beyond} - {one.field for one in plain.beyond} == {"101/01"}
    assert asked.reached == plain.reached


def test_a_river_is_crossed_with_all_points_and_not_otherwise() -> None:
    (over,) = [one for one in reach_of(desk(BESIDE_RIVER), 101).reached if one.field == "101/40"]

    assert (over.cost, over.left, over.climbs) == (9, 0, 0)


def test_whoever_plunders_or_is_a_prisoner_is_bound() -> None:
    plunders = reach_of(desk(("armies.Ann.101.field", NORTH)), 101, sheet="Plündere mit 101")
    captive = reach_of(desk(("people.Ann.601.captor", "Bob")), 601)

    for found, rule in ((plunders, "PH-3.2.2.1b"), (captive, "PH-1.8n")):
        assert found.bound is not None
        assert found.bound.rule == rule
        assert (found.points, found.reached, found.beyond) == (0, (), ())


def test_a_hostile_character_on_the_way_is_named() -> None:
    """Nobody passes him by (PH-1.9o)."""
    asked = desk(
        ("people.Bob.601.army", 0),
        ("people.Bob.601.field", "101/26"),
        ("armies.Ann.201.field", HERE),
        ("armies.Ann.201.troops", 900),
        ("armies.Ann.201.leaders", 3),
    )

    halts = {one.field: one.halted for one in reach_of(asked, 201).reached}

    assert halts["101/25"] == "101/26"
    assert halts["101/26"] == halts["101/19"] == ""


def test_a_sheet_recruits_first_and_the_army_sets_out() -> None:
    found = reach_of(desk(), 103, sheet=f"Rüste 1000 K und 5 HF als 103 in Rüstort {HERE}")

    assert {one.field for one in found.reached} == {one.field for one in reach_of(desk(), 101).reached}


def test_what_the_sheet_has_moved_goes_on_from_there() -> None:
    split = "Spalte von 101 als 104 ab: 900 K und 1 HF"
    found = reach_of(desk(("people.Ann.601.army", 0)), 101, sheet=f"{split}\nBewege 101 nach 101/19")

    assert (found.field, found.points) == ("101/19", 5)
    assert reach_of(desk(), 104, sheet=split).field == HERE


@pytest.mark.parametrize("number", [199, 999, -1])
def test_a_unit_that_is_not_there_is_named_with_those_that_are(number: int) -> None:
    with pytest.raises(Complaint) as caught:
        reach_of(desk(), number)

    assert caught.value.message == "asked-no-unit"
    assert all("101, 102, 501" in said(caught.value, lang) for lang in LANGS)


def test_a_foreign_unit_is_not_asked_about() -> None:
    with pytest.raises(Complaint, match="asked-foreign-unit") as caught:
        reach_of(desk(realm=BOB), 102)

    assert "Ann" in said(caught.value, "en")


@pytest.mark.parametrize("label", ["", "999/99", "101/99", "here", "101/27; DROP", "１０１/27" * 40])
def test_a_field_that_is_none_is_refused_with_an_example(label: str) -> None:
    with pytest.raises(Complaint, match="asked-no-field") as caught:
        reach_of(desk(), 101, asked=[label])

    assert "PH-0.1" in said(caught.value, "de")


# --- against the rules -------------------------------------------------------------------------------


def tried(asked: Desk, number: int, field: str) -> tuple[bool, tuple[str, int, int] | None]:
    """Whether the order to go there is accepted, and where it leads with what left."""
    order = MovePerson(number, field) if number // 100 >= WIZARD else MoveArmy(number, field)
    trial = Trial(asked.state, asked.realm, [order], TURN_PHASES)
    unit = unit_of(trial.state, asked.realm, number)
    if unit is None:
        return not trial.refusals, None
    label = trial.state.setting.world.label(unit.field)
    refused = [refusal for index, refusal in trial.refusals if index >= 0]
    return not refused, (label, unit.points, HEIGHT_POINTS - unit.climbs)


def check_against_orders(asked: Desk, found: Reach) -> int:
    """Must equal what a trial of the order says, for fields in reach and out of it."""
    for one in found.reached:
        accepted, end = tried(asked, found.number, one.field)
        assert accepted, one
        if one.halted:
            assert end is None or end[0] == one.halted, (one, end)
        elif not one.meets:
            assert end == (one.field, one.left, one.climbs), (one, end)
    for other in found.beyond:
        accepted, _end = tried(asked, found.number, other.field)
        assert accepted == other.hope, other
    return len(found.reached) + len(found.beyond)


@pytest.mark.parametrize("where", ["war", "coven"])
def test_reach_is_what_orders_are_accepted_for(where: str) -> None:
    compared = 0
    for span in spans(where)[-2:]:
        for realm in (ANN, BOB):
            asked = true_desk(GAME, span.after, realm)
            for number in asked.state.realms[realm].armies:
                found = reach_of(asked, number)
                if found.bound is None and not asked.state.realms[realm].armies[number].aboard:
                    compared += check_against_orders(asked, found)
    assert compared > 40


def test_the_position_of_a_sheet_is_tried_once_for_all_questions() -> None:
    mine, sheet = desk(), "Bewege 101 nach 101/19"
    first, kept = reach_of(mine, 101, sheet=sheet), dict(mine.tried)
    fresh = desk()
    assert deeds_of(mine, 101, sheet) == deeds_of(fresh, 101, sheet)
    assert reach_of(mine, 101, sheet=sheet) == first == reach_of(fresh, 101, sheet=sheet)
    assert all(mine.tried[known] is state for known, state in kept.items())
    assert reach_of(mine, 101) == reach_of(desk(), 101) != first
    assert {text for text, _ in mine.tried} == {""}


def test_an_order_for_each_field_is_fine_on_a_sheet() -> None:
    asked = desk()
    for one in reach_of(asked, 101).reached:
        assert check_text(asked.game, asked.state, ANN, f"Bewege 101 nach {one.field}").is_fine
