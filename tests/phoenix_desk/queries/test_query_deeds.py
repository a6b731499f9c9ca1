"""What a unit can be told to do where it stands, and which rule is against the rest."""

from __future__ import annotations

import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.queries.deeds import Deeds, deeds_of
from tests.phoenix_desk.queries.desks import desk


def rules(found: Deeds) -> dict[str, list[str]]:
    """By order, the rules that are against it; none for what is possible."""
    by_order: dict[str, list[str]] = {}
    for one in found.deeds:
        by_order.setdefault(one.order, []).append(one.why.rule if one.why else "")
    return by_order


def test_what_an_army_can_do_and_why_not_the_rest() -> None:
    found = rules(deeds_of(desk(), 101))

    assert found["plunder"] == ["PH-3.2.2.1a"], "its own land"
    assert found["mount"] == ["PH-1.1.3b"], "no mounts"
    assert found["release"] == ["PH-5.8.4a"], "no prisoners"
    assert found["tear_down"] == ["PH-1.6a"], "told once, not for every side"
    assert found["disband"] == found["merge"] == found["split"] == [""]


def test_orders_are_sentences_that_can_be_written_down() -> None:
    (merge,) = [one for one in deeds_of(desk(), 102).deeds if one.order == "merge"]

    assert merge.said.de == "Fusioniere 102 mit 101"


def test_what_stands_on_the_sheet_has_happened() -> None:
    found = rules(deeds_of(desk(), 102, "Fusioniere 101 mit 102"))

    assert "" not in found["merge"]


def test_people_have_offices_and_armies() -> None:
    found = rules(deeds_of(desk(), 601))

    assert found["accompany"] == ["", "", ""]
    assert sorted(found["appoint"]) == ["", "", "", "", "PH-1.9.1f", "PH-1.9e"]


def test_of_units_of_others_nothing_is_said() -> None:
    with pytest.raises(Complaint):
        deeds_of(desk(), 188)
