"""Ranged fire in a campaign: who may shoot when, over what, and what it does (PH-5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.contract import CHANCE, LANGS
from tafelrunde.games.phoenix.arithmetic.fire import spread
from tafelrunde.games.phoenix.armies.prisoners import take_over
from tafelrunde.games.phoenix.armies.weapons import mark_fired, unfired
from tafelrunde.games.phoenix.fire.breaches import clear_rubble, is_closed
from tafelrunde.games.phoenix.fire.ranged_fire import shoot_all
from tafelrunde.games.phoenix.fire.strikes import hosts_at, town_points
from tafelrunde.games.phoenix.holdings.land import has_wall, stage_at
from tafelrunde.games.phoenix.holdings.ledger import raise_goods
from tafelrunde.games.phoenix.months.execution import execute
from tafelrunde.games.phoenix.orders.fire import FireAfter, FireBefore
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.turn import Merge, MoveArmy, Split
from tafelrunde.games.phoenix.play.legal import to_act
from tafelrunde.games.phoenix.state.agenda import Cast, PendingShot, still_open
from tafelrunde.games.phoenix.state.deeds import MOVED
from tafelrunde.games.phoenix.state.pieces import Person, counted
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.state.undertakings import SpellWall
from tafelrunde.games.phoenix.tables.phases import B12
from tafelrunde.games.phoenix.tables.prices import CASTLE, CITY, MAGE, RANK_OF
from tafelrunde.games.phoenix.told.land import TownStands
from tafelrunde.games.phoenix.told.minutes import FireWorked, ShotsWorked, WallWorked
from tafelrunde.games.phoenix.told.notes import Booked, OrderFailed
from tafelrunde.games.phoenix.told.war_notes import FireLosses, FireRolled, TownHit, UnderFire
from tafelrunde.games.phoenix.words.sentences import format_order, parse_order
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.games.phoenix.world.world import NOWHERE
from tests.games.phoenix.batteries import (
    ASIDE,
    EAST,
    FAR,
    HEAVY_GUNS,
    HERE,
    battery,
    minutes,
    notes,
    rolls,
    turn,
)
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, army, at, refused, view

FOOT = {"field": EAST, "troops": 20_000, "leaders": 10}
LIGHT_GUNS = {"field": HERE, "troops": 500, "light": 3, "leaders": 1}


def try_fire(state: State, order: Any) -> None:
    """The order alone, for real."""
    execute(state, ANN, order)


# --- orders ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [FireBefore, FireAfter])
@pytest.mark.parametrize(("weapons", "side"), [(Goods(), None), (Goods(heavy_catapults=2), "NO")])
def test_orders_to_fire_are_sentences(kind: Any, weapons: Goods, side: Any) -> None:
    order = kind(101, FAR, weapons, side)
    for lang in LANGS:
        line = format_order(order, lang)
        assert not line.startswith("{")
        assert parse_order(line) == order


@rules("PH-5.1b", "PH-5.1e", "PH-5.1j", "PH-5.1o", "PH-3n")
def test_fire_before_the_movement_then_the_weapons_may_move() -> None:
    state = battery(bob={"101": FOOT})
    turn(state, FireBefore(101, EAST), MoveArmy(101, "101/26"))
    assert to_act(state) == (CHANCE,)
    assert state.asked == (("fire", EAST, 10, 2),)
    assert army(state, ANN, 101).field == at(state, HERE)
    rolls(state, (0, 9))

    assert army(state, ANN, 101).field == at(state, "101/26")
    assert notes(state, ANN, FireRolled) == [FireRolled(101, EAST, 330)]
    # 330 points on 2,000 of them, 10 leaders: 330 / 1.1 = 300 points are 3,000 warriors.
    assert army(state, BOB, 101).troops == 17_000
    assert army(state, BOB, 101).leaders == 9


@rules("PH-5.1b", "PH-5.1f", "PH-3n")
def test_fire_after_the_movement_is_from_the_new_field() -> None:
    state = battery(bob={"101": {**FOOT, "field": FAR}}, a101={**HEAVY_GUNS, "field": "101/26"})
    turn(state, MoveArmy(101, HERE), FireAfter(101, FAR))
    rolls(state, (0, 0))

    assert notes(state, BOB, UnderFire) == [UnderFire(FAR, (HERE,))]
    shots = minutes(state, ShotsWorked)[0].shots
    assert [(shot.distance, shot.up, shot.damage) for shot in shots] == [(2, 0, 300)]


@pytest.mark.parametrize(
    ("rule", "order"),
    [
        ("PH-5.1a", FireBefore(101, "101/30")),
        ("PH-5.1a", FireBefore(102, FAR)),
        ("PH-5.1d", FireBefore(101, HERE)),
        ("PH-5.1r", FireBefore(101, "101/26")),
        ("PH-5.1s", FireBefore(101, EAST, side="W")),
        ("PH-5.1c", FireBefore(101, EAST, Goods(heavy_catapults=3))),
        ("PH-5.1c", FireBefore(103, EAST)),
        ("PH-1.8f", FireBefore(101, EAST, Goods(warriors=3))),
        ("PH-1.8f", FireBefore(101, EAST, Goods(heavy_warships=1))),
        ("PH-1.8n", FireBefore(109, EAST)),
    ],
)
def test_what_cannot_be_fired_is_refused(rule: str, order: FireBefore) -> None:
    state = battery(bob={"101": FOOT}, a101=HEAVY_GUNS, a102=LIGHT_GUNS, a103={"field": HERE, "troops": 900})
    with refused(rule):
        turn(state, order)


@rules("PH-5.1e")
def test_all_weapons_of_an_order_must_reach_its_target() -> None:
    state = battery(bob={"101": {**FOOT, "field": FAR}}, a101={**HEAVY_GUNS, "light": 1})
    with refused("PH-5.1a", weapon="LKP"):
        turn(state, FireBefore(101, FAR))
    turn(state, FireBefore(101, FAR, Goods(heavy_catapults=1)))
    assert state.asked == (("fire", FAR, 10, 1),)


@rules("PH-5.1b", "PH-1.2b")
def test_catapults_inside_ships_do_not_fire() -> None:
    state = battery(
        fields={HERE: {"terrain": "w"}},
        bob={"101": FOOT},
        a101={**HEAVY_GUNS, "aboard": 301},
        a301={"field": HERE, "troops": 60},
    )
    with refused("PH-5.1b", army="101", fleet="301"):
        turn(state, FireBefore(101, EAST))


@rules("PH-1.2a", "PH-5.1c")
def test_each_weapon_fires_once_a_month_whatever_army_it_belongs_to() -> None:
    state = battery(bob={"101": FOOT}, a101={**HEAVY_GUNS, "heavy": 4, "leaders": 2})
    first = FireBefore(101, EAST, Goods(heavy_catapults=3))
    with refused("PH-5.1c", heavy=1):
        turn(state, first, FireAfter(101, EAST, Goods(heavy_catapults=2)))
    split = Split(101, 102, Goods(warriors=200, heavy_catapults=2, leaders=1))
    with refused("PH-5.1c", army="102", heavy=0):
        turn(state, first, split, FireAfter(102, EAST))
    with refused("PH-5.1c", army="101", heavy=1):
        turn(state, first, split, Merge(102, 101), FireAfter(101, EAST, Goods(heavy_catapults=2)))
    turn(state, first, split, Merge(102, 101), FireAfter(101, EAST))
    rolls(state, (9, 9, 9))
    assert state.asked == (("fire", EAST, 10, 1),)
    rolls(state, (9,))
    assert state.step != DICE


def test_ph_1_2a_next_month_they_may_fire_again() -> None:
    state = battery(bob={"101": FOOT})
    state.edit_army(101).fired = 0
    turn(state, FireBefore(101, EAST))
    rolls(state, (9, 9))
    state.month += 1
    try_fire(state, FireBefore(101, EAST))
    assert len(state.pending) == 1


def test_ph_r147_captured_weapons_are_silent_this_month() -> None:
    state = battery(a101={**HEAVY_GUNS, "heavy": 4})
    mark_fired(state.edit_army(101), state.month, 0, 1)
    raise_goods(state, [0, 0, 0, 0, 0, 2, 1, 0, 0])
    state.phase = B12  # its movement is over
    take_over(state, [101], [0, 0, 0, 0, 0, 2, 1, 0, 0])
    assert unfired(army(state, ANN, 101), state.month) == (0, 3)
    assert unfired(army(state, ANN, 101), state.month + 1) == (2, 5)


# --- lines of fire ---------------------------------------------------------------------------------------


def column_of(state: State, number: int, target: str) -> tuple[int, int]:
    """Distance and height of a shot that is possible."""
    try_fire(state, FireBefore(number, target))
    [shot] = still_open(state.pending, PendingShot)
    state.pending.clear()
    return shot.distance, shot.up


@rules("PH-5.1a", "PH-1.2.2b")
def test_height_decides_over_one_field() -> None:
    for terrain, light, up in (("t", True, 0), ("h", True, 1), ("b", False, 2)):
        state = battery(
            fields={EAST: {"terrain": terrain}}, bob={"101": FOOT}, a101=HEAVY_GUNS, a102=LIGHT_GUNS
        )
        assert column_of(state, 101, EAST) == (1, up)
        if light:
            assert column_of(state, 102, EAST) == (1, up)
        else:
            with refused("PH-5.1a", weapon="LKP", up=2):
                try_fire(state, FireBefore(102, EAST))
    state = battery(fields={EAST: {"terrain": "g"}}, bob={"101": FOOT})
    with refused("PH-5.1a", weapon="SKP", up=3):
        try_fire(state, FireBefore(101, EAST))


@rules("PH-5.1g", "PH-5.1h", "PH-R145")
def test_a_hostile_wall_is_one_more_height() -> None:
    for terrain, up in (("t", 1), ("h", 2)):
        fields = {EAST: {"terrain": terrain, "owner": "Bob", "walls": ["W"]}}
        state = battery(fields=fields, bob={"101": FOOT}, a101=HEAVY_GUNS, a102=LIGHT_GUNS)
        assert column_of(state, 101, EAST) == (1, up)
        if up == 1:
            assert column_of(state, 102, EAST) == (1, 1)
        else:
            with refused("PH-5.1g", weapon="LKP"):
                try_fire(state, FireBefore(102, EAST))
    state = battery(
        fields={EAST: {"terrain": "b", "owner": "Bob", "walls": ["W"]}}, bob={"101": FOOT}, a101=HEAVY_GUNS
    )
    with refused("PH-5.1h", weapon="SKP"):
        try_fire(state, FireBefore(101, EAST))


@rules("PH-R210", "PH-5.1g")
@pytest.mark.parametrize(("here", "there"), [("t", "h"), ("h", "t"), ("t", "t")])
@pytest.mark.parametrize("walled", [False, True])
def test_r210_light_weapons_fire_neither_up_nor_down_over_a_wall(here: str, there: str, walled: bool) -> None:
    fields = {
        HERE: {"terrain": here},
        EAST: {"terrain": there, "owner": "Bob", "walls": ["W"] if walled else []},
    }
    state = battery(fields=fields, bob={"101": FOOT}, a101=HEAVY_GUNS, a102=LIGHT_GUNS)
    try_fire(state, FireBefore(101, EAST))
    if walled and here != there:
        with refused("PH-5.1g", weapon="LKP", target=EAST):
            try_fire(state, FireBefore(102, EAST))
        try_fire(state, FireBefore(102, EAST, side="W"))
    else:
        try_fire(state, FireBefore(102, EAST))


@pytest.mark.parametrize(
    ("field", "up"),
    [
        ({"owner": "Bob", "walls": ["O"]}, 0),
        ({"owner": "Ann", "walls": ["W"]}, 0),
        ({"owner": "nobody", "walls": ["W"]}, 1),
    ],
)
@rules("PH-R145", "PH-1.5.4b")
def test_only_strangers_walls_on_the_side_where_it_comes_in_hinder(field: dict[str, Any], up: int) -> None:
    state = battery(fields={EAST: field}, bob={"101": FOOT})
    assert column_of(state, 101, EAST) == (1, up)


@rules("PH-5.1i", "PH-R108", "PH-R9")
def test_over_two_fields_the_worst_line_counts() -> None:
    def shot(between: dict[str, Any], target: dict[str, Any], to: str) -> tuple[int, int]:
        fields = {EAST: {"owner": "Bob", **between}, to: {"owner": "Bob", **target}}
        return column_of(battery(fields=fields, bob={"101": {**FOOT, "field": to}}), 101, to)

    assert shot({}, {}, FAR) == (2, 0)
    assert shot({}, {"terrain": "h"}, FAR) == (2, 1)
    assert shot({"terrain": "h"}, {}, FAR) == (2, 0)
    assert shot({"walls": ["W"]}, {}, FAR) == (2, 1)
    assert shot({}, {"walls": ["W"]}, FAR) == (2, 1)
    assert shot({}, {"walls": ["NW"]}, ASIDE) == (2, 1)  # one of two lines is enough
    for between, target in (({"terrain": "b"}, {}), ({"terrain": "h", "walls": ["W"]}, {})):
        for to in (FAR, ASIDE):
            with refused("PH-5.1i", weapon="SKP"):
                shot(between, target, to)
    with refused("PH-5.1h", weapon="SKP"):
        shot({}, {"terrain": "h", "walls": ["W"]}, FAR)


@rules("PH-5.1f", "PH-1.4.2a")
def test_a_magic_wall_stops_the_fire_and_nobody_knows_before() -> None:
    for to, side in ((EAST, 6 * 0 + 2), (ASIDE, 3)):
        state = battery(bob={"101": {**FOOT, "field": to}})
        state.magic.append(SpellWall(BOB, 6 * at(state, HERE) + side, 501))
        turn(state, FireBefore(101, to))
        assert state.step != DICE
        failed = notes(state, ANN, OrderFailed)
        assert [(note.rule, note.params["reason"]) for note in failed] == [("PH-5.1f", "reason_magic_wall")]
        assert army(state, ANN, 101).fired == 0
        assert not notes(state, BOB, UnderFire)


@rules("PH-5.1f", "PH-3n")
def test_who_has_moved_into_a_melee_does_not_fire() -> None:
    state = battery(bob={"101": FOOT, "102": {**FOOT, "field": FAR}})
    state.move_army(101, at(state, EAST)).done |= MOVED
    with refused("PH-5.1f", reason="reason_melee"):
        try_fire(state, FireAfter(101, FAR))


# --- targets ---------------------------------------------------------------------------------------------


@rules("PH-5.1w", "PH-5.1t", "PH-R107", "PH-1.5.11c", "PH-5.1p")
def test_hits_go_to_all_kinds_by_building_points_and_damaged_weapons_are_rolled_for() -> None:
    bob = {
        "101": {"field": EAST, "troops": 20_000, "heavy": 10, "leaders": 0},
        "201": {"field": EAST, "troops": 10_000, "leaders": 0},
    }
    people = {
        "601": {"field": EAST, "army": 101, "now": 0},
        "602": {"field": EAST, "army": 201, "now": 0},
    }
    state = battery(bob=bob, people=people, a101={**HEAVY_GUNS, "heavy": 10})
    turn(state, FireBefore(101, EAST))
    rolls(state, (0,) * 10)
    # 3,000 points: 750 on warriors and riders each, 1,500 on ten catapults: 150 of 200 each, 75 %.
    assert state.asked == (("weapon_survival", "101", 100, 10),)
    rolls(state, (75, 76, 1, 2, 3, 99, 100, 80, 90, 74))
    assert [army(state, BOB, 101).troops, army(state, BOB, 101).heavy] == [12_500, 5]
    assert army(state, BOB, 201).troops == 6_250
    worked = minutes(state, FireWorked)[0]
    assert [kind.damage for row in worked.armies for kind in row.kinds] == ["750", "1500", "750"]
    assert [row.share for row in worked.armies] == ["3/4", "1/4"]


@rules("PH-5.1l", "PH-5.1n", "PH-5.5.2b")
def test_what_protects_an_army_under_fire() -> None:
    bob = {"101": {**FOOT, "guard": True}, "201": {"field": EAST, "troops": 5_000, "leaders": 20}}
    people = {"601": {"field": EAST, "rank": "HER"}, "602": {"field": HERE, "rank": "HER"}}
    state = battery(fields={EAST: {"terrain": "h"}}, bob=bob, people=people, realms={"Bob": {"home": EAST}})
    turn(state, FireBefore(101, EAST))
    rolls(state, (0, 0))
    worked = minutes(state, FireWorked)[0]
    found = [{reason: value for reason, _rule, value in row.points} for row in worked.armies]
    shared = {"gp_characters": "60", "gp_home": "50"}
    assert found == [{**shared, "gp_leaders": "10", "gp_guard": "300"}, {**shared, "gp_leaders": "20"}]
    assert all(rule.startswith("PH-") for row in worked.armies for _reason, rule, _value in row.points)
    # 600 points, two thirds on 20,000 warriors: 400 / 5.2 and 200 / 2.3 building points.
    assert army(state, BOB, 101).troops == 20_000 - 769
    assert army(state, BOB, 201).troops == 5_000 - 434


@rules("PH-5.1l")
def test_characters_and_wizards_protect_units_of_partners_under_fire_too() -> None:
    for ways, protected in (([], None), (["Bob"], "68")):
        state = battery(realms_count=3, bob={"101": FOOT}, realms={"Cleo": {"ways": ways}}, a101=HEAVY_GUNS)
        state.add_person(person_of(state, 2, 501, 80))
        state.add_person(person_of(state, 2, 601, 600))
        turn(state, FireBefore(101, EAST))
        rolls(state, (0, 0))
        (row,) = minutes(state, FireWorked)[0].armies
        assert {reason: value for reason, _rule, value in row.points}.get("gp_partners") == protected
        lost = 6000 / (1.1 if protected is None else 1.78)
        assert army(state, BOB, 101).troops == 20_000 - int(lost)
        (part,) = view(state, BOB).minutes or ()
        assert isinstance(part, FireWorked)
        assert [reason for reason, _rule, _value in part.armies[0].points] == ["gp_leaders"]


def person_of(state: State, realm: int, number: int, tenths: int) -> Person:
    """A wizard or a ruler in EAST, with so many points."""
    person = Person(realm, number, at(state, EAST))
    person.rank = MAGE if number < 600 else RANK_OF["HER"]
    person.most = person.now = tenths
    return person


@rules("PH-5.1x", "PH-5.1m", "PH-1.5.12b", "PH-5.1o", "PH-1.5i")
def test_a_town_sinks_and_only_its_owner_knows_how_far() -> None:
    state = battery(
        fields={EAST: {"owner": "Bob", "town": "STD", "points": 1510}},
        bob={"101": {**FOOT, "leaders": 100}},
    )
    events = turn(state, FireBefore(101, EAST))
    events += rolls(state, (0, 0))
    # 600 / 3 = 200 points: 134 on the city, 66 / 2 on the army.
    assert state.towns[at(state, EAST)].points == 1376
    assert stage_at(state, at(state, EAST)) == CASTLE
    assert army(state, BOB, 101).troops == 19_670
    assert [event.why for event in events if isinstance(event, TownStands)] == ["fire"]
    assert notes(state, BOB, TownHit) == [TownHit(EAST, 134, 1376)]
    assert not notes(state, ANN, TownHit)
    assert view(state, ANN).towns[EAST].points is None


@rules("PH-R106", "PH-1.5.5c")
def test_an_empty_castle_below_500_points_is_gone() -> None:
    state = battery(fields={EAST: {"owner": "Bob", "town": "BUR", "points": 600, "special": 700}})
    turn(state, FireBefore(101, EAST))
    rolls(state, (0, 0))

    assert stage_at(state, at(state, EAST)) == 0
    assert at(state, EAST) not in state.towns
    assert notes(state, BOB, UnderFire) == [UnderFire(EAST, (HERE,))]


@rules("PH-5.1x")
def test_a_town_that_is_hurt_little_keeps_its_stage_without_news() -> None:
    state = battery(fields={EAST: {"owner": "Bob", "town": "STD"}})
    events = turn(state, FireBefore(101, EAST)) + rolls(state, (9, 9))
    assert stage_at(state, at(state, EAST)) == CITY
    assert not [event for event in events if type(event).__name__ == "TownStands"]
    assert state.towns[at(state, EAST)].points == 2000 - 13


@rules("PH-R142")
def test_own_and_allied_troops_and_towns_are_not_hit() -> None:
    state = battery(
        realms_count=3,
        fields={EAST: {"owner": "Ann", "town": "STD"}},
        bob={"101": FOOT},
        realms={"Ann": {"ways": ["Cleo"]}},
        a101=HEAVY_GUNS,
        a102={"field": EAST, "troops": 9000, "leaders": 1},
    )
    state.add_army(moved_copy(state, 2, 105))
    assert [row.host.key for row in struck(state, 600)] == [1101]
    state.remove_army(1101)
    with refused("PH-5.1r"):
        try_fire(state, FireBefore(101, EAST))


def moved_copy(state: State, realm: int, number: int) -> Any:
    """An army of a third realm beside Bob's."""
    other = state.army(1101).copy()
    other.realm, other.number = realm, number
    return other


def struck(state: State, hits: int) -> Any:
    field = at(state, EAST)
    assert town_points(state, ANN, field) is None
    return spread(hits, None, hosts_at(state, ANN, field, defending=False)).hosts


@rules("PH-5.1v", "PH-R44")
def test_banned_troops_are_not_hit_unless_all_are() -> None:
    bob = {"101": {**FOOT, "leaders": 0}, "102": {**FOOT, "leaders": 0}}
    people = {"601": {"field": EAST, "army": 101, "now": 0}, "602": {"field": EAST, "army": 102, "now": 0}}
    for banned, lost in (((20_000, 5_000), (0, 6_000)), ((20_000, 20_000), (3_000, 3_000))):
        state = battery(bob=bob, people=people)
        for number, points in zip((101, 102), banned, strict=True):
            state.edit_army(1000 + number).banned = points
        turn(state, FireBefore(101, EAST))
        rolls(state, (0, 0))
        assert tuple(20_000 - army(state, BOB, number).troops for number in (101, 102)) == lost


@rules("PH-5.1u", "PH-R109", "PH-1.1.4c")
def test_empty_ships_sink_first_then_loaded_ones_with_what_is_in_them() -> None:
    bob = {
        "301": {"field": EAST, "troops": 100, "leaders": 1},
        "101": {"field": EAST, "troops": 4_900, "leaders": 1, "aboard": 301},
    }
    for faces, ships, men in (((5, 5, 9), 100 - 32, 4_900), ((0, 0, 0), 100 - 89, 1_000)):
        state = battery(fields={EAST: {"terrain": "w"}}, bob=bob, a101={**HEAVY_GUNS, "heavy": 3})
        turn(state, FireBefore(101, EAST))
        rolls(state, faces)
        assert army(state, BOB, 301).troops == ships
        assert army(state, BOB, 101).troops == men


@rules("PH-5.1y", "PH-5.1z", "PH-5.1o", "PH-R143")
def test_whoever_was_with_an_army_shot_to_pieces_dies_but_character_wizards_flee() -> None:
    home, people = "101/40", {}
    for number, rank in ((601, "CHF"), (501, "Z"), (502, "Z")):
        people[str(number)] = {"field": EAST, "rank": rank, "army": 101, "most": 4, "now": 0}
    people["501"]["nameless"] = True
    people["602"] = {"field": EAST, "rank": "CHF", "now": 0}
    state = battery(
        fields={home: {"owner": "Bob", "town": "HST"}},
        bob={"101": {"field": EAST, "troops": 1_000, "leaders": 3, "gold": 500}},
        people=people,
        a101={**HEAVY_GUNS, "heavy": 9},
    )
    gold = state.realms[ANN].gold
    turn(state, FireBefore(101, EAST))
    rolls(state, (0,) * 9)

    assert sorted(state.realms[BOB].people) == [502, 602]
    assert state.person(1502).field == at(state, home)
    assert state.person(1602).field == at(state, EAST)
    assert 101 not in state.realms[BOB].armies
    assert notes(state, BOB, FireLosses) == [FireLosses(101, EAST, {"warriors": 1000, "leaders": 3})]
    assert state.realms[ANN].gold == gold
    assert not notes(state, ANN, Booked)


def test_ph_r146_an_army_of_which_too_little_is_left_breaks_up_and_fire_ends_rights() -> None:
    state = battery(
        bob={"101": {"field": EAST, "troops": 5_950, "leaders": 1}},
        people={"601": {"field": EAST, "army": 101, "now": 0}},
    )
    state.edit_realm(BOB).coasts |= 1 << ANN
    turn(state, FireBefore(101, EAST))
    rolls(state, (0, 0))
    assert 101 not in state.realms[BOB].armies
    assert state.person(1601).army == 0
    assert state.realms[BOB].coasts == 0


@rules("PH-R43")
@pytest.mark.parametrize(("option", "lost"), [("full", 3_000), ("third", 1_000)])
def test_a_guard_loses_all_or_a_third(option: str, lost: int) -> None:
    bob = {"101": {**FOOT, "troops": 60_000, "guard": True, "leaders": 0}}
    people = {"601": {"field": EAST, "army": 101, "now": 0}}
    state = battery(bob=bob, people=people, a101={**HEAVY_GUNS, "heavy": 4}, options={"guard_losses": option})
    turn(state, FireBefore(101, EAST))
    rolls(state, (0,) * 4)  # 1,200 points by 4
    assert 60_000 - army(state, BOB, 101).troops == lost


# --- walls -----------------------------------------------------------------------------------------------


@rules("PH-5.1s", "PH-R144", "PH-1.5.10c")
def test_a_wall_is_shot_at_alone_and_what_is_too_much_is_lost() -> None:
    fields = {EAST: {"owner": "Bob", "walls": ["W", "NW"], "damaged": {"WL W": 10}}}
    state = battery(fields=fields, bob={"101": FOOT})
    side = 6 * at(state, EAST) + 5
    events = turn(state, FireBefore(101, EAST, side="W")) + rolls(state, (9, 9))
    # 60 points more, and the wall has lost 70 of its 100.
    assert not has_wall(state, side)
    assert has_wall(state, 6 * at(state, EAST))
    assert not state.damage
    assert army(state, BOB, 101).troops == 20_000
    assert minutes(state, WallWorked) == [WallWorked(EAST, "W", 60, 70, 0, True)]
    assert notes(state, BOB, UnderFire) == [UnderFire(EAST, (HERE,))]
    told = [type(event).__name__ for event in events]
    assert [name for name in told if name.startswith("Work")] == ["WorkDamaged", "WorkGone"]


def test_ph_1_5_10c_a_damaged_wall_stands_and_everybody_knows() -> None:
    fields = {EAST: {"owner": "Bob", "walls": ["W"]}}
    state = battery(fields=fields, a101={**HEAVY_GUNS, "heavy": 1})
    turn(state, FireBefore(101, EAST, side="W"))
    rolls(state, (9,))
    assert [(work.work, work.lost) for work in view(state, ANN).works] == [("WL", 30)]
    state = battery(fields=fields)
    turn(state, FireBefore(101, EAST, side="W"))
    rolls(state, (0, 0))
    assert minutes(state, WallWorked)[0].surplus == 500


@rules("PH-5.1s", "PH-4.1e", "PH-4.2e")
def test_fire_on_a_wall_is_an_attack_and_ends_rights() -> None:
    state = battery(fields={EAST: {"owner": "Bob", "walls": ["W"]}})
    state.edit_realm(BOB).coasts |= 1 << ANN
    turn(state, FireBefore(101, EAST, side="W"))
    assert state.realms[BOB].coasts == 1 << ANN
    rolls(state, (9, 9))
    assert state.realms[BOB].coasts == 0


@rules("PH-1.5.4i")
def test_a_step_of_height_closes_every_side_but_those_at_the_rim_of_the_world() -> None:
    world = battery().setting.world
    ends = [world.label(0), world.label(world.size - 1)]
    state = battery(fields={label: {"terrain": "h"} for label in ends})
    world = state.setting.world
    sides = range(SIDES * world.size)
    steps = [side for side in sides if world.neighbour[side] == 0]
    rim = [side for side in sides if world.neighbour[side] == NOWHERE and side // SIDES < world.size - 1]
    assert len(steps) == len(world.around[0])
    assert rim
    assert all(is_closed(state, side) for side in steps)
    assert not any(is_closed(state, side) for side in rim)


@pytest.mark.parametrize(("terrain", "closed"), [("t", False), ("h", True)])
@rules("PH-R144", "PH-1.5.4i")
def test_a_wall_at_a_step_of_height_stops_armies_until_the_movement_is_over(
    terrain: str, closed: bool
) -> None:
    fields = {EAST: {"terrain": terrain, "owner": "Bob", "walls": ["W"]}}
    state = battery(fields=fields)
    side = 6 * at(state, EAST) + 5
    try_fire(state, FireBefore(101, EAST, side="W"))
    state.phase, state.rolled = 7, ((0, 0),)
    state.asked = (Cast("fire", EAST, 10, 2),)
    assert not shoot_all(state, ANN)
    assert has_wall(state, side) == closed
    assert not clear_rubble(state, ANN)
    assert not has_wall(state, side)
    assert not state.damage


# --- defence ---------------------------------------------------------------------------------------------


@rules("PH-1.2c", "PH-R141", "PH-5.1c")
def test_attacked_weapons_fire_before_the_melee_if_they_have_not_yet() -> None:
    for has_fired in (False, True):
        state = battery(
            fields={EAST: {"owner": "Bob", "town": "STD"}},
            bob={"101": {"field": EAST, "troops": 5_000, "heavy": 2, "leaders": 1}},
            a101={"field": HERE, "troops": 20_000, "leaders": 10},
        )
        if has_fired:
            mark_fired(state.edit_army(1101), state.month, 0, 2)
        turn(state, MoveArmy(101, EAST))
        if has_fired:
            assert not [dice for dice in state.asked if dice.what == "fire"]
            continue
        assert state.phase == B12
        assert state.asked == (("fire", EAST, 10, 2),)
        rolls(state, (0, 9))
        assert notes(state, BOB, FireRolled) == [FireRolled(101, EAST, 330)]
        assert notes(state, ANN, UnderFire) == [UnderFire(EAST, (EAST,))]
        worked = minutes(state, FireWorked)[0]
        assert (worked.town, worked.armies[0].number) == ("", 101)
        assert [kind.lost for kind in worked.armies[0].kinds] == [3_000]
        assert state.towns[at(state, EAST)].points == 2000


@rules("PH-R141")
def test_the_attackers_fire_comes_first_and_banned_weapons_do_not_answer() -> None:
    bob = {"101": {"field": EAST, "troops": 5_000, "light": 1, "heavy": 2, "leaders": 1}}
    attackers = {"field": HERE, "troops": 20_000, "leaders": 10}
    state = battery(bob=bob, a101=attackers, a102={**HEAVY_GUNS, "field": "101/35"})
    turn(state, MoveArmy(101, EAST), FireAfter(102, EAST))
    assert state.asked == (("fire", EAST, 10, 2),)
    rolls(state, (9, 9))
    while state.asked[0].what != "fire":
        rolls(state, *[(100,) * dice.number for dice in state.asked])
    assert sorted(dice.number for dice in state.asked) == [1, 2]

    state = battery(bob=bob, a101=attackers)
    state.edit_army(1101).banned = 5_000 + 4_000
    turn(state, MoveArmy(101, EAST))
    assert state.asked == (("fire", EAST, 10, 1),)


@rules("PH-R141")
def test_fire_in_defence_hits_the_attackers_armies_alone_and_no_town_of_theirs() -> None:
    state = battery(
        realms_count=3,
        fields={EAST: {"owner": "Ann", "town": "STD"}},
        bob={"101": {"field": EAST, "troops": 5_000, "heavy": 2, "leaders": 1}},
        realms={"Cleo": {"ways": ["Ann"]}},
        a101={"field": HERE, "troops": 20_000, "leaders": 1},
    )
    state.add_army(moved_copy(state, 2, 105))
    raise_goods(state, counted(state.army(2105)))
    turn(state, MoveArmy(101, EAST))
    rolls(state, (0, 0))
    (worked,) = minutes(state, FireWorked)
    assert [(row.realm, row.number) for row in worked.armies] == [(ANN, 101)]
    assert (worked.town, state.towns[at(state, EAST)].points) == ("", 2000)


@rules("PH-R141", "PH-5.1c")
def test_where_some_weapons_are_banned_only_the_others_answer_and_only_once() -> None:
    for fired, answering in ((0, 2), (1, 1), (2, 0)):
        state = battery(
            bob={"101": {"field": EAST, "troops": 5_000, "heavy": 3, "leaders": 1}},
            a101={"field": HERE, "troops": 20_000, "leaders": 10},
        )
        mark_fired(state.edit_army(1101), state.month, 0, fired)
        state.edit_army(1101).banned = 5_000 + 2_000
        turn(state, MoveArmy(101, EAST))
        while state.asked and state.asked[0].what == "fire":
            rolls(state, *[(9,) * dice.number for dice in state.asked])
        shots = [shot.count for worked in minutes(state, ShotsWorked) for shot in worked.shots]
        assert sum(shots) == answering


# --- secrets ---------------------------------------------------------------------------------------------


@rules("PH-5.1o")
def test_neither_side_learns_more_than_it_may() -> None:
    state = battery(
        bob={"101": FOOT},
        a101=HEAVY_GUNS,
        a102={**LIGHT_GUNS, "field": "101/35"},
        a103={**LIGHT_GUNS, "field": "101/35"},
    )
    turn(state, FireBefore(101, EAST), FireBefore(102, EAST), FireBefore(103, EAST))
    assert [dice.number for dice in state.asked] == [2, 3, 3]
    rolls(state, (0, 0), (0, 0, 0), (9, 9, 9))

    assert notes(state, BOB, UnderFire) == [UnderFire(EAST, (HERE, "101/35"))]
    assert [note.damage for note in notes(state, ANN, FireRolled)] == [600, 675, 15]
    seen = view(state, ANN)
    assert seen.armies[BOB]["101"].troops is None
    assert [type(minute) for minute in seen.minutes or ()] == [ShotsWorked]
    (struck,) = view(state, BOB).minutes or ()
    assert isinstance(struck, FireWorked)
    assert (struck.hits, struck.troop_damage) == (0, "")
    assert not notes(state, ANN, FireLosses)
