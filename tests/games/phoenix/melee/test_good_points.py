"""Tabelle 4: every source of good points, for whom and where it counts."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.holdings.land import side_of
from tafelrunde.games.phoenix.melee.fronts import find_front
from tafelrunde.games.phoenix.melee.good_points import own_points
from tafelrunde.games.phoenix.orders.turn import Land, MoveArmy
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import SpellWall
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, fleet, foot, march, riders, turn
from tests.games.phoenix.table import ANN, army, hand_in, position
from tests.games.phoenix.wars import front, sources

FOREIGN = {"Ann": {"home": "101/01"}, "Bob": {"home": "101/01"}}
"""Nobody's home is here: 101/01 is mountains."""
SPARE = {"101/01": {"terrain": "g"}}


def met(
    *, mine: Any = None, theirs: Any = None, fields: Any = None, realms: Any = None, **given: Any
) -> tuple[dict[str, int], dict[str, int]]:
    """Ann marches from HERE into EAST, where Bob stands: the good points of her unit and of his."""
    state = arrived(mine=mine, theirs=theirs, fields=fields, realms=realms, **given)
    found = front(state, EAST)
    return sources(found.attackers)[0], sources(found.parties[0])[0]


def arrived(*, mine: Any, theirs: Any, fields: Any = None, realms: Any = None, **given: Any) -> State:
    state = turn(
        mine=mine or foot(leaders=3),
        theirs=theirs or {"102": {"field": EAST, "troops": 1000, "leaders": 2}},
        fields={**SPARE, **(fields or {})},
        realms=realms or FOREIGN,
        **given,
    )
    (number,) = [number for number, row in (mine or foot()).items() if row["field"] == HERE]
    march(state, EAST, number=int(number))
    return state


@rules("PH-5.5.1a", "PH-1.1.5d")
def test_on_plain_ground_only_leaders_count() -> None:
    assert met() == ({"gp_leaders": 3}, {"gp_leaders": 2})


@rules("PH-5.5k")
def test_characters_and_wizards_count_for_every_own_unit() -> None:
    people = {
        "Ann": {
            "601": {"field": HERE, "rank": "BUH", "army": 101},
            "501": {"field": EAST, "rank": "Z", "most": 10, "now": 4},
            "602": {"field": FAR, "rank": "HER"},
        }
    }
    mine = {**foot(leaders=1), "201": {"field": EAST, "troops": 100, "leaders": 1}}
    state = arrived(mine=mine, theirs=None, people=people)
    expected = {"gp_leaders": 1, "gp_characters": 24, "gp_wizards": 6}
    units = sources(front(state, EAST).attackers)
    assert [{key: unit[key] for key in expected} for unit in units] == [expected, expected]


@rules("PH-5.5.2b", "PH-R100")
@pytest.mark.parametrize("town", ["", "BUR"])
def test_home_terrain_gives_50_in_a_town_too(town: str) -> None:
    fields = {EAST: {"terrain": "t", "owner": "Bob", "town": town}}
    _mine, theirs = met(fields=fields, realms={**FOREIGN, "Bob": {"home": EAST}})
    assert theirs["gp_home"] == 50


@rules("PH-6.8i")
def test_a_guard_has_300_and_stays_a_unit_of_its_own() -> None:
    theirs = {number: {"field": EAST, "troops": 1000} for number in ("101", "102")}
    theirs["102"]["guard"] = True
    state = arrived(mine=None, theirs=theirs)
    assert [unit.get("gp_guard") for unit in sources(front(state, EAST).parties[0])] == [None, 300]


@rules("PH-5.5.1h", "PH-5.5.1i", "PH-R27", "PH-5.5.1f", "PH-R28")
@pytest.mark.parametrize("town", ["", "BUR"])
@pytest.mark.parametrize("terrain", list("tdhfsbg"))
def test_riders_and_foot_have_their_ground_where_no_town_stands(terrain: str, town: str) -> None:
    theirs = {"101": {"field": EAST, "troops": 500}, "201": {"field": EAST, "troops": 500}}
    fields = {EAST: {"terrain": terrain, "owner": "Bob", "town": town}}
    state = turn(mine={}, theirs=theirs, fields={**SPARE, **fields}, realms=FOREIGN)
    on_foot, mounted = sources(front(state, EAST).parties[0])
    assert on_foot.get("gp_foot", 0) == (140 if terrain in "fsbg" and not town else 0)
    assert mounted.get("gp_riders", 0) == (140 if terrain in "tdh" and not town else 0)
    assert "gp_riders" not in on_foot
    assert "gp_foot" not in mounted


@rules("PH-5.5.1g")
@pytest.mark.parametrize(
    ("stage", "points"), [("BUR", 100), ("STD", 200), ("FST", 300), ("HST", 400), ("FHS", 500)]
)
def test_an_own_town_gives_its_points_and_a_foreign_one_50(stage: str, points: int) -> None:
    own = met(fields={EAST: {"owner": "Bob", "town": stage}})[1]
    foreign = met(fields={EAST: {"owner": "Ann", "town": stage}})[1]
    assert (own["gp_town"], foreign["gp_foreign_town"]) == (points, 50)
    assert "gp_town" not in foreign


@rules("PH-5.5.1j")
def test_partners_who_fall_out_in_a_town_have_nothing_of_it_unless_somebody_comes_from_outside() -> None:
    mine = {**foot(HERE, leaders=1), "102": {"field": EAST, "troops": 500}}
    state = turn(
        mine=mine,
        theirs={"102": {"field": EAST, "troops": 900}},
        fields={**SPARE, EAST: {"owner": "Bob", "town": "BUR"}},
        realms=FOREIGN,
    )
    assert "gp_town" not in sources(front(state, EAST).parties[0])[0]
    march(state, EAST)
    assert sources(front(state, EAST).parties[0])[0]["gp_town"] == 100


@rules("PH-1.5.4h", "PH-R98")
def test_behind_a_wall_50_and_its_crew_of_400_fights_along() -> None:
    fields = {EAST: {"owner": "Bob", "walls": ["W"]}}
    state = arrived(mine=None, theirs=None, fields=fields)
    (unit,) = front(state, EAST).parties[0]
    assert sources([unit])[0] == {"gp_leaders": 3, "gp_wall": 50}
    assert unit.unit.strength == 1400
    north = {EAST: {"owner": "Bob", "walls": ["NW"]}}
    assert met(fields=north)[1] == {"gp_leaders": 2}, "nobody came over that side"


@rules("PH-1.5.4h", "PH-R98")
def test_the_crews_of_all_walls_that_were_crossed_fight_along() -> None:
    state = turn(
        mine={**foot(HERE), "102": {"field": FAR, "troops": 1000, "leaders": 1}},
        theirs={"102": {"field": EAST, "troops": 900, "leaders": 1}},
        fields={**SPARE, EAST: {"owner": "Bob", "walls": ["W", "O", "NW"]}},
        realms=FOREIGN,
    )
    hand_in(state, ANN, MoveArmy(101, EAST, (EAST,)), MoveArmy(102, EAST, (EAST,)))
    (unit,) = front(state, EAST).parties[0]
    assert unit.unit.strength == 900 + 2 * 400
    assert sources([unit])[0] == {"gp_leaders": 1 + 2, "gp_wall": 50}


@rules("PH-1.5.4h", "PH-1.5.4b")
def test_a_wall_of_the_attackers_own_side_helps_no_intruder_behind_it() -> None:
    few = {"102": {"field": EAST, "troops": 500, "leaders": 2}}
    fields = {EAST: {"owner": "Ann", "walls": ["W"]}}
    assert met(theirs=few, fields=fields)[1] == {"gp_leaders": 2}
    partners = {**FOREIGN, "Cleo": {"ways": ["Ann"]}}
    fields = {EAST: {"owner": "Cleo", "walls": ["W"]}}
    assert met(theirs=few, fields=fields, realms=partners, realms_count=3)[1] == {"gp_leaders": 2}
    assert met(theirs=few, fields=fields, realms_count=3)[1] == {"gp_leaders": 2, "gp_wall": 50}


@rules("PH-5.5.1k", "PH-5.5.1l")
def test_behind_a_river_50_behind_a_bridge_30() -> None:
    assert met(fields={EAST: {"rivers": ["W"]}})[1]["gp_river"] == 50
    bridged = met(fields={EAST: {"rivers": ["W"], "bridges": ["W"]}})[1]
    assert bridged == {"gp_leaders": 2, "gp_bridge": 30}


@rules("PH-R98")
def test_one_attacker_over_a_river_is_enough() -> None:
    mine = {**foot(HERE, leaders=1), "102": {"field": FAR, "troops": 500, "leaders": 1}}
    state = turn(
        mine=mine,
        theirs={"102": {"field": EAST, "troops": 900}},
        fields={**SPARE, EAST: {"rivers": ["W"], "bridges": ["W"]}, FAR: {"rivers": ["W"]}},
        realms=FOREIGN,
    )
    hand_in(state, ANN, MoveArmy(101, EAST, (EAST,)), MoveArmy(102, EAST, (EAST,)))
    assert sources(front(state, EAST).parties[0])[0]["gp_river"] == 50


@rules("PH-5.5.1m", "PH-5.5.1p")
def test_uphill_the_defender_has_20_and_along_a_road_the_attacker_too() -> None:
    mine, theirs = met(fields={EAST: {"terrain": "h"}})
    assert (mine, theirs) == ({"gp_leaders": 3}, {"gp_leaders": 2, "gp_height": 20})
    mine, theirs = met(fields={EAST: {"terrain": "h", "roads": ["W"]}})
    assert mine["gp_road"] == theirs["gp_height"] == 20


@rules("PH-5.5.1p")
def test_from_above_the_attacker_has_20() -> None:
    assert met(fields={HERE: {"terrain": "h"}}) == ({"gp_leaders": 3, "gp_downhill": 20}, {"gp_leaders": 2})


@rules("PH-5.5.1n", "PH-5.5.1o", "PH-R101")
def test_out_of_forest_into_swamp_and_into_desert_the_attacker_has_20_each() -> None:
    mine, theirs = met(fields={HERE: {"terrain": "f"}, EAST: {"terrain": "d"}})
    assert (mine, theirs) == ({"gp_leaders": 3, "gp_forest": 20, "gp_desert": 20}, {"gp_leaders": 2})
    assert met(mine=riders(leaders=3), fields={EAST: {"terrain": "s"}})[0]["gp_swamp"] == 20


@rules("PH-11.1a", "PH-11.1b", "PH-R26", "PH-R100")
@pytest.mark.parametrize("town", ["", "BUR"])
@pytest.mark.parametrize("quay", [False, True])
def test_against_a_landing_20_behind_a_quay_30_and_nothing_at_a_town(town: str, quay: bool) -> None:
    fields = {
        **SPARE,
        HERE: {"terrain": "w"},
        EAST: {"owner": "Bob", "town": town, "quays": ["W"] if quay else [], "rivers": ["W"]},
    }
    mine = {**fleet(HERE, troops=50), "101": {"field": HERE, "troops": 900, "aboard": 301}}
    state = turn(mine=mine, theirs={"102": {"field": EAST, "troops": 900}}, fields=fields, realms=FOREIGN)
    hand_in(state, ANN, Land(101, EAST))
    theirs = sources(front(state, EAST).parties[0])[0]
    assert theirs.get("gp_landing", 0) == (0 if town else 20)
    assert theirs.get("gp_quay", 0) == (30 if quay and not town else 0)
    assert "gp_height" not in theirs
    assert "gp_river" not in theirs, "a river along a coast is part of the sea"


# --- support -----------------------------------------------------------------------------------------


def with_helpers(**helpers: Any) -> list[int]:
    """Support of Bob's units, by strength, when Ann attacks EAST and these stand around."""
    theirs = {"102": {"field": EAST, "troops": 900}, **{key[1:]: row for key, row in helpers.items()}}
    state = arrived(mine=None, theirs=theirs)
    units = sorted(front(state, EAST).parties[0], key=lambda band: -band.unit.strength)
    return [sources([unit])[0].get("gp_support", 0) for unit in units]


STRONG = {"troops": 1000, "leaders": 1}


@rules("PH-5.5.1b", "PH-R57")
def test_each_neighbouring_field_supports_with_10() -> None:
    assert with_helpers() == [0]
    assert with_helpers(b103={"field": FAR, **STRONG}) == [10]
    assert with_helpers(b103={"field": FAR, **STRONG}, b104={"field": FAR, **STRONG}) == [10]
    assert with_helpers(b103={"field": FAR, **STRONG}, b104={"field": "101/20", **STRONG}) == [20]
    assert with_helpers(b103={"field": FAR, "troops": 899, "leaders": 1}) == [0], "not conquest-capable"
    assert with_helpers(b103={"field": "101/30", **STRONG}) == [0], "no neighbour"


@rules("PH-5.5.1b", "PH-5.5c")
@pytest.mark.parametrize(
    ("partners", "support"), [(["Bob"], 10), (["Bob", "Ann"], 0), ([], 0)], ids=["ally", "of both", "none"]
)
def test_who_is_allied_with_the_attacker_too_supports_nobody(partners: list[str], support: int) -> None:
    armies = {
        "Ann": {"101": {"field": EAST, "troops": 2000, "leaders": 1}},
        "Bob": {"101": {"field": EAST, "troops": 900, "leaders": 1}},
        "Cleo": {"101": {"field": FAR, **STRONG}},
    }
    state = position(realms_count=3, armies=armies, realms={"Cleo": {"ways": partners}})
    assert sources(front(state, EAST).parties[0])[0].get("gp_support", 0) == support


@rules("PH-5.5.1b", "PH-5.7a")
def test_in_a_field_that_is_too_full_nobody_supports_his_own_enemy() -> None:
    armies = {
        "Ann": {"101": {"field": EAST, "troops": 60_000, "leaders": 1}, "102": {"field": FAR, **STRONG}},
        "Bob": {"101": {"field": EAST, "troops": 50_000, "leaders": 1}},
    }
    state = position(armies=armies, realms={"Ann": {"ways": ["Bob"]}})
    assert "gp_support" not in sources(front(state, EAST, crowded=True).parties[0])[0]


@rules("PH-5.5.1b")
@pytest.mark.parametrize(
    ("helper", "here", "beyond", "support"),
    [
        pytest.param("103", {"terrain": "g"}, {"terrain": "b"}, 10, id="foot into mountains"),
        pytest.param("203", {"terrain": "g"}, {"terrain": "b"}, 0, id="riders into mountains"),
        pytest.param("103", {"terrain": "b"}, {"terrain": "t"}, 0, id="two heights up"),
        pytest.param("103", {"rivers": ["O"]}, {}, 10, id="across a river"),
        pytest.param("103", {"rivers": ["O"], "terrain": "h"}, {}, 0, id="across a river at a step"),
        pytest.param("103", {"walls": ["O"], "owner": "Bob"}, {}, 10, id="over an own wall"),
        pytest.param("103", {"walls": ["O"], "owner": "Ann"}, {}, 0, id="over a hostile wall"),
    ],
)
def test_only_who_could_enter_the_field_supports(
    helper: str, here: dict[str, Any], beyond: dict[str, Any], support: int
) -> None:
    armies = {
        "Ann": {"101": {"field": EAST, "troops": 2000, "leaders": 1}},
        "Bob": {"101": {"field": EAST, "troops": 900, "leaders": 1}, helper: {"field": FAR, **STRONG}},
    }
    state = position(armies=armies, fields={EAST: here, FAR: beyond})
    assert sources(front(state, EAST).parties[0])[0].get("gp_support", 0) == support


@rules("PH-5.5.1b", "PH-R64")
@pytest.mark.parametrize("realm", [ANN, 1])
def test_nobody_supports_through_a_magic_wall(realm: int) -> None:
    state = arrived(
        mine=None, theirs={"102": {"field": EAST, "troops": 900}, "103": {"field": FAR, **STRONG}}
    )
    assert sources(front(state, EAST).parties[0])[0]["gp_support"] == 10
    side = side_of(army(state, 1, 103).field, DIRECTIONS.index("W"))
    state.magic.append(SpellWall(realm, side, 501))
    assert "gp_support" not in sources(front(state, EAST).parties[0])[0]


@rules("PH-5.5.1b", "PH-5.5.1c")
def test_each_attacked_unit_is_supported_and_each_army_supports_once() -> None:
    cavalry = {"field": EAST, "troops": 100, "leaders": 1}
    assert with_helpers(b201=cavalry, b103={"field": FAR, **STRONG}) == [10, 0]
    assert with_helpers(b201=cavalry, b103={"field": FAR, **STRONG}, b104={"field": FAR, **STRONG}) == [
        10,
        10,
    ]


@rules("PH-5.5.1c")
def test_who_has_supported_in_this_evaluation_supports_nobody_else() -> None:
    state = arrived(
        mine=None, theirs={"102": {"field": EAST, "troops": 900}, "103": {"field": FAR, **STRONG}}
    )
    used = {army(state, 1, 103).key}
    found = find_front(state, ANN, army(state, ANN, 101).field, used, crowded=False)
    assert "gp_support" not in sources(found.parties[0])[0]


def test_ph_5_5_1e_nobody_supports_from_aboard() -> None:
    theirs = {
        "102": {"field": EAST, "troops": 900},
        "301": {"field": FAR, "troops": 90},
        "103": {"field": FAR, "aboard": 301, **STRONG},
    }
    state = arrived(mine=None, theirs=theirs, fields={FAR: {"terrain": "w"}})
    assert "gp_support" not in sources(front(state, EAST).parties[0])[0]


def test_ph_5_5_1d_support_is_no_part_of_the_points_that_protect_under_fire() -> None:
    state = arrived(
        mine=None, theirs={"102": {"field": EAST, "troops": 900}, "103": {"field": FAR, **STRONG}}
    )
    one = army(state, 1, 102)
    assert {bonus.reason for bonus in own_points(state, [one], one.field)} == {"gp_leaders"}
