"""What a scenario says about a position is refused in words where it cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.telling.complaints import said
from tests.complaining import complains
from tests.games.phoenix.table import position

HERE = "101/27"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"people": {"Ann": {"601": {"field": HERE, "rank": "KING"}}}},
            "people.601.rank: “KING” is none of",
        ),
        (
            {"people": {"Ann": {"601": {"field": HERE, "rank": "HER", "title": "KING"}}}},
            "people.601.title: “KING” is none of ZIV, CHF",
        ),
        (
            {"people": {"Ann": {"x": {"field": HERE, "rank": "HER"}}}},
            "people: “x” is not the number of a unit",
        ),
        (
            {"armies": {"Ann": {"200": {"field": HERE, "troops": 1}}}},
            "armies: “200” is not the number of a unit",
        ),
        ({"realms": {"Ann": {"free": ["BURG"]}}}, "realms.free: “BURG” is none of BUR, STD"),
        ({"realms": {"Ann": {"kind": "elves"}}}, "realms.kind: “elves” is none of founding"),
        (
            {"fields": {HERE: {"damaged": {"TOR NO": 5}}}},
            "fields.damaged: “TOR” is none of STR, KA, BR, WL",
        ),
        ({"fields": {HERE: {"damaged": {"STR N": 5}}}}, "fields.damaged: “N” is none of NW, NO"),
    ],
)
def test_what_cannot_be_is_refused_with_what_could(given: dict[str, Any], sentence: str) -> None:
    with complains(sentence) as refusal:
        position(**given)

    assert "ist kein" in said(refusal.value, "de")
