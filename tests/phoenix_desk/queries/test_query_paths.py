"""The way to a field: steps with costs, months, the order that goes it, and the first obstacle."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.orders.sheet_check import check_text
from tafelrunde.phoenix_desk.queries.paths import way_to
from tests.phoenix_desk.battlefields import EAST, HERE, NORTH
from tests.phoenix_desk.homes import ANN
from tests.phoenix_desk.queries.desks import desk

AROUND = ("101/19", "101/20", "101/26", "101/28", "101/34", "101/35")
"""Ann's capital."""


def test_a_way_of_this_month_has_its_steps_and_its_order() -> None:
    way = way_to(desk(), 101, NORTH)

    assert (way.months, way.start, way.to, way.why) == (1, HERE, NORTH, None)
    (leg,) = way.legs
    assert [(step.field, step.cost, step.left, step.climbs) for step in leg.steps] == [(NORTH, 7, 2, 0)]
    assert way.order is not None
    assert (way.order.de, way.order.en) == (f"Bewege 101 nach {NORTH}", f"Move 101 to {NORTH}")


def test_a_long_way_says_how_far_it_gets_and_when_it_is_there() -> None:
    way = way_to(desk(), 101, "101/29")

    assert way.months == 3
    assert [(leg.name, leg.end) for leg in way.legs] == [
        ("Hawar 1", NORTH),
        ("Rim 1", "101/21"),
        ("Naliv 1", "101/29"),
    ]
    assert way.order is not None
    assert way.order.en == f"Move 101 to {NORTH}"
    assert way.why is not None
    assert way.why.rule == "PH-5.5a", "Bob's army stands in the shortest way"


@pytest.mark.parametrize(
    ("number", "to"), [(101, NORTH), (101, EAST), (101, "101/29"), (601, "101/03"), (501, "101/07")]
)
def test_the_order_of_a_way_is_accepted_and_leads_along_it(number: int, to: str) -> None:
    asked = desk(("people.Ann.601.army", 0), ("people.Ann.501.army", 0))
    way = way_to(asked, number, to)
    assert way.order is not None
    for lang in LANGS:
        checked = check_text(asked.game, asked.state, ANN, way.order.said(lang))
        assert checked.is_fine
        assert checked.consequences is not None
        (march,) = checked.consequences.marches
        first = way.legs[0]
        assert march.path == (first.start, *[step.field for step in first.steps])
        assert (march.points, march.climbs) == (first.steps[-1].left, first.steps[-1].climbs)


def test_a_way_that_is_none_names_the_first_obstacle() -> None:
    way = way_to(desk(), 102, "101/03")

    assert (way.months, way.legs, way.order) == (0, (), None)
    assert way.why is not None
    assert way.why.rule == "PH-1.5.1d", "heavy catapults get into no forest without a road"


def test_no_rest_helps_over_enemies_that_shut_a_field_in() -> None:
    """Bob's armies stand all around the field in which Ann's army is."""
    shut = [(f"armies.Bob.{110 + n}.field", label) for n, label in enumerate(AROUND)]
    sized = [
        (f"armies.Bob.{110 + n}.{what}", 900) for n in range(len(AROUND)) for what in ("troops", "leaders")
    ]

    way = way_to(desk(*shut, *sized), 101, "101/03")

    assert (way.months, way.order) == (0, None)
    assert way.why is not None
    assert (way.why.rule, "Bob" in way.why.said.en) == ("PH-5.5a", True)


def test_who_is_there_has_no_way_to_go() -> None:
    way = way_to(desk(), 101, HERE)

    assert (way.months, way.legs, way.order, way.why) == (0, (), None, None)


@pytest.mark.parametrize(
    ("number", "to", "message"), [(199, NORTH, "asked-no-unit"), (101, "7/7", "asked-no-field")]
)
def test_nonsense_is_refused(number: int, to: str, message: str) -> None:
    with pytest.raises(Complaint, match=message):
        way_to(desk(), number, to)
