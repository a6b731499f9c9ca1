"""Sieges of towns and sites: who besieges, and what it cuts (PH-1.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.orders.muster import BuildTown, Enlist, RepairTown
from tafelrunde.games.phoenix.tables.prices import STAGES
from tests.games.phoenix.claims import rules
from tests.games.phoenix.settlements import HERE, besieged_by, site
from tests.games.phoenix.table import ANN, BOB, muster, refused, view


@pytest.mark.parametrize("count", range(7))
@rules("PH-1.7.2a", "PH-1.7.2b", "PH-1.7a", "PH-1.7b")
def test_each_besieging_field_cuts_the_growth_of_a_site_by_fifteen_percent(count: int) -> None:
    limit = 250 * (100 - 15 * count) // 100
    new: dict[str, Any] = {"town": "site", "site": "BUR", "points": 0}
    extended: dict[str, Any] = {"town": "STD", "site": "FST", "points": 2000}
    for field in (new, extended):
        state = site(given={"armies": besieged_by(count)}, **field)
        assert (view(state, ANN).towns[HERE].besieged or 0) == count
        assert view(state, BOB).towns[HERE].besieged is None
        code: Any = field["site"]
        with refused("PH-1.5f", limit=limit):
            muster(state, ANN, BuildTown(code, HERE, limit + 1))
    state = site(town="FST", points=2000, given={"armies": besieged_by(count)})
    with refused("PH-1.5.12c", limit=limit):
        muster(state, ANN, RepairTown(HERE, limit + 1))


@pytest.mark.parametrize(
    ("besiegers", "fields", "count"),
    [
        pytest.param(besieged_by(2), {}, 2, id="two armies"),
        pytest.param(besieged_by(2, troops=500), {}, 0, id="too weak"),
        pytest.param(besieged_by(1), {"101/26": {"terrain": "b"}}, 0, id="from two heights above"),
        pytest.param(besieged_by(1), {"101/26": {"terrain": "h"}}, 1, id="from a height above"),
        pytest.param(besieged_by(1), {"101/26": {"rivers": ["O"]}}, 1, id="across a river"),
        pytest.param(
            besieged_by(1), {"101/26": {"rivers": ["O"], "terrain": "h"}}, 0, id="across a river at a step"
        ),
        pytest.param(besieged_by(1, troops=4000), {HERE: {"walls": ["W"]}}, 1, id="across a wall"),
        pytest.param(besieged_by(1, troops=3999), {HERE: {"walls": ["W"]}}, 0, id="too weak for the wall"),
        pytest.param(
            besieged_by(1), {HERE: {"walls": ["W"]}, "101/26": {"terrain": "h"}}, 0, id="wall on a step"
        ),
        pytest.param(
            besieged_by(1), {HERE: {"walls": ["W"]}, "101/26": {"rivers": ["O"]}}, 0, id="wall and river"
        ),
    ],
)
@rules("PH-1.7.1a", "PH-R72", "PH-R202", "PH-1.7b")
def test_r202_who_besieges(besiegers: dict[str, Any], fields: dict[str, Any], count: int) -> None:
    own = fields.get(HERE, {})
    others = {label: row for label, row in fields.items() if label != HERE}
    state = site(town="STD", given={"armies": besiegers, "fields": others}, **own)

    assert view(state, ANN).towns[HERE].besieged == count


@rules("PH-R202", "PH-1.5.4g")
def test_r202_who_could_attack_behind_a_wall_besieges_with_fewer() -> None:
    armies = {"Ann": {"101": {"field": HERE, "troops": 200, "leaders": 1}}, **besieged_by(1)}
    state = site(town="STD", given={"armies": armies}, walls=["W"])

    assert view(state, ANN).towns[HERE].besieged == 1


@rules("PH-R221", "PH-1.7.1a", "PH-4.3c")
@pytest.mark.parametrize(("gold", "count"), [(49_999, 1), (50_000, 0)])
@pytest.mark.parametrize("rivers", [["W"], []])
def test_r221_laden_riders_who_lack_the_points_do_not_besiege(
    gold: int, count: int, rivers: list[str]
) -> None:
    host = {"201": {"field": "101/26", "troops": 2000, "leaders": 1, "gold": gold}}
    state = site(town="STD", given={"armies": {"Bob": host}}, terrain="f", rivers=rivers)

    assert view(state, ANN).towns[HERE].besieged == count


@rules("PH-R221", "PH-R68", "PH-R29")
@pytest.mark.parametrize("option", ["carrying", "any"])
def test_r221_a_partner_in_the_right_of_way_does_not_besiege_from_the_sea(option: str) -> None:
    fleet = {"field": "101/26", "troops": 90, "leaders": 1}
    aboard = {"field": "101/26", "troops": 1500, "leaders": 1, "aboard": 301}
    more: dict[str, Any] = {
        "armies": {"Bob": {"301": fleet, "101": aboard}},
        "fields": {"101/26": {"terrain": "w"}},
        "options": {"fleet_siege": option},
    }
    for realms, count in (({}, 1), ({"Bob": {"ways": ["Ann"]}}, 0)):
        state = site(town="STD", given={**more, "realms": realms})
        assert view(state, ANN).towns[HERE].besieged == count


@rules("PH-R221", "PH-R70", "PH-1.7.1b")
@pytest.mark.parametrize(("count", "comes"), [(2, True), (3, False)])
def test_r221_a_great_wizard_falls_under_the_siege_like_leaders(count: int, comes: bool) -> None:
    state = site(town="HST", given={"armies": besieged_by(count)})
    order = Enlist(HERE, 501, "CZB", "Mira")
    if comes:
        muster(state, ANN, order)
        assert state.realms[ANN].people[501].great
    else:
        with refused("PH-1.7.1b", what="wizards", limit=1, asked=2):
            muster(state, ANN, order)


@pytest.mark.parametrize("code", STAGES[1:])
@rules("PH-1.5.5d", "PH-1.5.6d", "PH-1.5.7d", "PH-1.5.8d", "PH-1.5.9c", "PH-1.7.1a")
def test_fortresses_are_not_besieged(code: str) -> None:
    state = site(town=code, given={"armies": besieged_by(3)})

    assert view(state, ANN).towns[HERE].besieged == (0 if code in ("FST", "FHS") else 3)


def test_partners_do_not_besiege() -> None:
    state = site(town="STD", given={"armies": besieged_by(3), "realms": {"Bob": {"ways": ["Ann"]}}})

    assert view(state, ANN).towns[HERE].besieged == 0


@pytest.mark.parametrize(
    ("option", "aboard", "count"),
    [("carrying", True, 1), ("carrying", False, 0), ("any", False, 1), ("never", True, 0)],
)
def test_ph_r29_which_fleets_besiege(option: str, aboard: bool, count: int) -> None:
    armies: dict[str, Any] = {"301": {"field": "101/26", "troops": 50, "leaders": 1}}
    if aboard:
        armies["101"] = {"field": "101/26", "troops": 1500, "leaders": 1, "aboard": 301}
    more = {
        "armies": {"Bob": armies},
        "fields": {"101/26": {"terrain": "w"}},
        "options": {"fleet_siege": option},
    }
    state = site(town="STD", given=more)

    assert view(state, ANN).towns[HERE].besieged == count


@rules("PH-R29", "PH-1.7.1a", "PH-1.5.4i")
@pytest.mark.parametrize(
    ("landing", "field", "count"),
    [
        pytest.param({}, {}, 1, id="onto an open coast"),
        pytest.param({}, {"rivers": ["W"]}, 1, id="at the mouth of a river"),
        pytest.param({}, {"walls": ["W"]}, 0, id="a wall at the coast lets nobody land"),
        pytest.param({"heavy": 1}, {"terrain": "f"}, 0, id="heavy catapults do not get into forest"),
    ],
)
def test_a_fleet_besieges_where_what_it_carries_could_land(
    landing: dict[str, Any], field: dict[str, Any], count: int
) -> None:
    fleet = {"field": "101/26", "troops": 90, "leaders": 1}
    aboard = {"field": "101/26", "troops": 1500, "leaders": 1, "aboard": 301, **landing}
    more = {"armies": {"Bob": {"301": fleet, "101": aboard}}, "fields": {"101/26": {"terrain": "w"}}}
    state = site(town="STD", given=more, **field)

    assert view(state, ANN).towns[HERE].besieged == count
