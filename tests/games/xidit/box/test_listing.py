"""The tables that a board is drawn from: every value, in one shape whatever was entered."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.box.corrections import corrected
from tafelrunde.games.xidit.box.data import reconstruction_data
from tafelrunde.telling.printed import corrections_module, tables


def listed(corrections: dict[str, Any]) -> dict[str, dict[str, Any]]:
    found = tables(GAME, corrections_module(GAME), corrections, "en")
    return {name: {row.id: row.values for row in rows} for name, rows in found.items()}


def test_a_board_finds_cities_roads_regions_and_tiles() -> None:
    printed, found = corrected({}), listed({})

    assert {city.id: (city.x, city.y) for city in printed.cities} == {
        int(city): (values["x"], values["y"]) for city, values in found["cities"].items()
    }
    assert sorted((road.a, road.b, road.colour) for road in printed.roads) == sorted(
        (road["a"], road["b"], road["colour"]) for road in found["roads"].values()
    )
    assert {region.id: list(region.ring) for region in printed.regions} == {
        region: values["ring"] for region, values in found["regions"].items()
    }
    assert found["tilesets"]["4-5"]["tiles"]["17"]["threat"]["cost"] == ["militia", "archer", "cleric"]
    assert found["modes"]["3-short"]["empty_regions"] == ["corner1", "corner2"]
    assert found["census"]["archer"]["sole"] == {"gold": 2, "bards": 0, "stories": 0}


@pytest.mark.parametrize(
    "corrections",
    [
        {"regions": {"snow": {"first": 9}}},
        {"regions": [{"id": "snow", "first": 9}]},
        reconstruction_data(),
    ],
)
def test_rows_may_come_by_id_as_a_list_or_in_a_whole_file(corrections: dict[str, Any]) -> None:
    expected = next(region.first for region in corrected(corrections).regions if region.id == "snow")

    assert listed(corrections)["regions"]["snow"]["first"] == expected


def test_a_road_more_or_less_is_listed() -> None:
    roads = [road for road in reconstruction_data()["roads"] if {road["a"], road["b"]} != {20, 21}]

    assert len(listed({"roads": roads})["roads"]) == len(roads)
