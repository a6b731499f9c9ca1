"""Armies that are split, merged, disbanded; leaders and crews of walls (PH-1.8, PH-1.6, PH-1.5.4)."""

from __future__ import annotations

import pytest

from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.turn import (
    Disband,
    Embark,
    Merge,
    MoveArmy,
    ShiftLeaders,
    Split,
    WithdrawCrew,
)
from tafelrunde.games.phoenix.state.pieces import counted
from tests.games.phoenix.camps import EAST, FAR, HERE, camp, do
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, army, at, finish_month, hand_in, refused, view

WATER = {EAST: {"terrain": "w"}}


# --- splitting ---------------------------------------------------------------------------------------


@rules("PH-1.8e", "PH-1.8f", "PH-1.8c", "PH-1.8a")
def test_a_split_takes_what_it_names_and_both_stand_in_the_field() -> None:
    state = camp(a101={"troops": 1000, "mounts": 50, "leaders": 3, "light": 1, "gold": 700})
    hand_in(state, ANN, Split(101, 102, Goods(warriors=400, leaders=1, light_catapults=1)))

    assert counted(army(state, ANN, 101)) == [600, 50, 0, 0, 2, 0, 0, 0, 0]
    assert counted(army(state, ANN, 102)) == [400, 0, 0, 0, 1, 1, 0, 0, 0]
    assert army(state, ANN, 101).gold == 700
    assert state.armies_at(at(state, HERE)) == (101, 102)


@pytest.mark.parametrize("number", [101, 200, 201, 301])
def test_ph_1_8a_a_new_army_needs_a_free_number_of_its_kind(number: int) -> None:
    with refused("PH-1.8a", number=number, first=101, last=199, free=102):
        hand_in(camp(a101={"troops": 1000}), ANN, Split(101, number, Goods(warriors=100)))


def test_ph_1_8f_a_split_takes_no_more_than_is_there() -> None:
    with refused("PH-1.8f", army="101", asked=1001, goods="warriors", have=1000):
        hand_in(camp(a101={"troops": 1000}), ANN, Split(101, 102, Goods(warriors=1001)))


def test_ph_1_8b_a_split_takes_only_what_fits_its_kind() -> None:
    with refused("PH-1.8b", army="102", goods="riders"):
        hand_in(camp(a101={"troops": 1000}), ANN, Split(101, 102, Goods(riders=5)))


def test_ph_1_8d_what_stays_and_what_goes_has_100_space_points_of_troops() -> None:
    for goods, small in ((Goods(warriors=99, leaders=1), "102"), (Goods(warriors=901, leaders=1), "101")):
        with refused("PH-1.8d", army=small, have=99):
            hand_in(camp(a101={"troops": 1000, "leaders": 2}), ANN, Split(101, 102, goods))
    state = camp(a101={"troops": 200, "leaders": 2})
    hand_in(state, ANN, Split(101, 102, Goods(warriors=100, leaders=1)))
    assert army(state, ANN, 102).troops == 100


@rules("PH-1.1.5a")
def test_both_parts_of_an_army_have_a_leader_or_a_noble() -> None:
    with refused("PH-1.1.5a", army="102"):
        hand_in(camp(a101={"troops": 1000}), ANN, Split(101, 102, Goods(warriors=500)))
    noble = {"601": {"field": HERE, "rank": "CHF", "army": 101}}
    state = camp(a101={"troops": 1000}, people=noble)
    hand_in(state, ANN, Split(101, 102, Goods(warriors=500, leaders=1)))
    assert army(state, ANN, 101).leaders == 0


@rules("PH-1.1.5b", "PH-1.1.5c")
def test_leaders_do_not_stand_alone() -> None:
    with refused("PH-1.1.5b", count=2, field=HERE):
        hand_in(
            camp(a101={"troops": 500, "leaders": 3}), ANN, Split(101, 102, Goods(warriors=500, leaders=1))
        )


@rules("PH-1.8i")
def test_catapults_alone_have_a_number_of_foot_armies() -> None:
    riders = {"troops": 500, "leaders": 2, "light": 1}
    with refused("PH-1.8a", number=202, first=101):
        hand_in(camp(a201=riders), ANN, Split(201, 202, Goods(light_catapults=1, leaders=1)))
    state = camp(a201=riders)
    hand_in(state, ANN, Split(201, 101, Goods(light_catapults=1, leaders=1)))
    assert counted(army(state, ANN, 101)) == [0, 0, 0, 0, 1, 1, 0, 0, 0]
    with refused("PH-1.8a", number=201):
        hand_in(camp(a201=riders), ANN, Split(201, 202, Goods(riders=500, leaders=1)))
    warships = camp(fields=WATER, a301={"field": EAST, "troops": 2, "leaders": 2, "heavy": 1})
    hand_in(warships, ANN, Split(301, 302, Goods(heavy_warships=1, leaders=1)))
    assert army(warships, ANN, 302).heavy == 1


def test_ph_1_1_2b_mounts_outside_a_town_are_led() -> None:
    horses = {"troops": 300, "mounts": 200, "leaders": 2}
    order = Split(101, 102, Goods(warriors=150, leaders=1))
    with refused("PH-1.1.2b", army="101", mounts=200, warriors=150, field=HERE):
        hand_in(camp(a101=horses), ANN, order)
    with refused("PH-1.1.2b", army="101"):
        site = {"owner": "Ann", "town": "site", "site": "BUR", "points": 500}
        hand_in(camp(a101=horses, fields={HERE: site}), ANN, order)
    state = camp(a101=horses, fields={HERE: {"owner": "Ann", "town": "BUR"}})
    hand_in(state, ANN, order)
    assert army(state, ANN, 101).mounts == 200


def test_an_army_that_goes_as_a_whole_takes_all_along_under_its_new_number() -> None:
    noble = {"601": {"field": HERE, "rank": "CHF", "army": 101}}
    state = camp(a101={"troops": 500, "gold": 90, "special": 7}, people=noble)
    hand_in(state, ANN, Split(101, 107, Goods(warriors=500, leaders=1)))

    assert sorted(state.realms[ANN].armies) == [107]
    assert (army(state, ANN, 107).gold, army(state, ANN, 107).special) == (90, 7)
    assert state.realms[ANN].people[601].army == 107


def test_a_part_has_moved_as_far_as_the_whole() -> None:
    state = do(camp(a101={"troops": 5000, "leaders": 2}), MoveArmy(101, EAST))
    do(state, Split(101, 102, Goods(warriors=2000, leaders=1)))

    old, new = army(state, ANN, 101), army(state, ANN, 102)
    assert (new.points, new.climbs, new.done, new.moved) == (old.points, old.climbs, old.done, 2)
    with refused("PH-4f"):
        do(state, MoveArmy(102, HERE))


@rules("PH-R204", "PH-1.1.4c")
def test_r204_ships_that_stay_carry_what_is_aboard() -> None:
    fleet = {"field": EAST, "troops": 10, "leaders": 2}
    loaded = {"field": EAST, "troops": 500, "aboard": 301}
    state = camp(fields=WATER, a301=fleet, a101=loaded)
    with refused("PH-R204", fleet="301", ships=5, need=600, have=500):
        do(state, Split(301, 302, Goods(ships=5, leaders=1)))
    do(state, Split(301, 302, Goods(ships=4, leaders=1)))
    assert army(state, ANN, 301).troops == 6


# --- merging -----------------------------------------------------------------------------------------


@rules("PH-1.8e")
def test_armies_of_one_field_merge_with_all_they_have() -> None:
    noble = {"601": {"field": HERE, "rank": "CHF", "army": 102}}
    state = camp(
        a101={"troops": 300, "mounts": 20, "gold": 5},
        a102={"troops": 400, "leaders": 2, "heavy": 1, "gold": 10, "special": 3},
        people=noble,
    )
    hand_in(state, ANN, Merge(102, 101))

    joined = army(state, ANN, 101)
    assert counted(joined) == [700, 20, 0, 0, 3, 0, 1, 0, 0]
    assert (joined.gold, joined.special) == (15, 3)
    assert 102 not in state.realms[ANN].armies
    assert state.realms[ANN].people[601].army == 101
    assert list(view(state, BOB).armies[ANN]) == ["101"]


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"a102": {"field": FAR, "troops": 400}}, "reason_elsewhere"),
        ({"a201": {"troops": 400}}, "reason_kind"),
        ({"a102": {"troops": 400, "guard": True}}, "reason_guard"),
    ],
)
def test_ph_1_8e_who_cannot_merge(other: dict[str, dict[str, object]], reason: str) -> None:
    number = int(next(iter(other))[1:])
    with refused("PH-1.8e", army=str(number), other="101", reason=reason):
        hand_in(camp(a101={"troops": 300}, **other), ANN, Merge(number, 101))
    with refused("PH-1.8e", reason="reason_same"):
        hand_in(camp(a101={"troops": 300}), ANN, Merge(101, 101))


def test_catapults_alone_may_join_riders() -> None:
    state = camp(a101={"light": 2}, a201={"troops": 400})
    hand_in(state, ANN, Merge(101, 201))
    assert counted(army(state, ANN, 201)) == [0, 0, 400, 0, 2, 2, 0, 0, 0]


def test_ph_1_8e_inside_ships_only_those_of_one_fleet_merge() -> None:
    fleet = {"field": EAST, "troops": 30}
    first = {"field": EAST, "troops": 500, "aboard": 301}
    state = camp(fields=WATER, a301=fleet, a302=fleet, a101=first, a102={**first, "aboard": 302}, a103=first)
    with refused("PH-1.8e", reason="reason_other_ship"):
        do(state, Merge(102, 101))
    do(state, Merge(103, 101), Merge(302, 301))
    assert army(state, ANN, 102).aboard == 301
    do(state, Merge(102, 101))
    assert army(state, ANN, 101).troops == 1500


def test_ph_r85_the_smaller_rest_of_points_counts() -> None:
    moved = camp(a201={"troops": 5000}, a202={"field": EAST, "troops": 5000})
    do(moved, MoveArmy(201, EAST))
    rest = army(moved, ANN, 201).points
    assert 0 < rest < 21
    do(moved, Merge(201, 202))
    assert army(moved, ANN, 202).points == rest
    assert army(moved, ANN, 202).moved == 2

    other = do(camp(a201={"troops": 5000}, a202={"field": EAST, "troops": 5000}), MoveArmy(201, EAST))
    do(other, Merge(202, 201))
    assert army(other, ANN, 201).points == rest


def test_ph_r85_height_points_used_by_one_are_used_by_both() -> None:
    hills = {EAST: {"terrain": "h"}}
    state = camp(fields=hills, a101={"troops": 5000}, a102={"field": EAST, "troops": 5000})
    do(state, MoveArmy(101, EAST))
    used = army(state, ANN, 101).climbs
    do(state, Merge(101, 102))
    assert army(state, ANN, 102).climbs == used > 0


@rules("PH-3y", "PH-6.1d")
def test_a_gift_that_cannot_move_yet_keeps_its_parts_and_whom_it_joins() -> None:
    gift = {"troops": 500, "leaders": 2, "held": 2, "giver": BOB}
    state = do(camp(a101=gift, a103={"troops": 500}), Split(101, 102, Goods(warriors=200, leaders=1)))
    do(state, Merge(101, 103))
    for number in (102, 103):
        with refused("PH-3y", goods=str(number), realm="Bob"):
            do(state, MoveArmy(number, EAST))


# --- leaders -----------------------------------------------------------------------------------------


@rules("PH-1.8g")
def test_leaders_change_between_armies_and_fleets_inside_ships_too() -> None:
    fleet = {"field": EAST, "troops": 30, "leaders": 3}
    state = camp(fields=WATER, a301=fleet, a101={"troops": 500, "leaders": 4})
    do(state, Embark(101, 301), ShiftLeaders(101, 301, 2), ShiftLeaders(301, 101, 1))
    assert (army(state, ANN, 101).leaders, army(state, ANN, 301).leaders) == (3, 4)


@rules("PH-1.8g")
def test_leaders_of_an_army_that_has_moved_stay_with_it() -> None:
    state = camp(a101={"troops": 500, "leaders": 2}, a102={"field": EAST, "troops": 500})
    with refused("PH-1.8g", army="101", other="102", reason="reason_elsewhere"):
        do(state, ShiftLeaders(101, 102, 1))
    do(state, MoveArmy(101, EAST))
    with refused("PH-1.8g", reason="reason_moved"):
        do(state, ShiftLeaders(101, 102, 1))
    do(state, ShiftLeaders(102, 101, 1))
    assert army(state, ANN, 101).leaders == 3


def test_ph_1_8f_no_more_leaders_than_are_there() -> None:
    with refused("PH-1.8f", goods="leaders", asked=3, have=2):
        do(camp(a101={"troops": 500, "leaders": 2}, a102={"troops": 500}), ShiftLeaders(101, 102, 3))


@rules("PH-0.2e")
def test_leaders_use_up_cargo_room() -> None:
    fleet = {"field": EAST, "troops": 6, "leaders": 2}
    state = camp(fields=WATER, a301=fleet, a101={"field": EAST, "troops": 500, "aboard": 301})
    with refused("PH-1.1.4c", need=700, have=600):
        do(state, ShiftLeaders(301, 101, 1))


@rules("PH-0.2e")
def test_an_army_embarks_with_room_for_its_wizard_only() -> None:
    wizard = {"501": {"field": HERE, "rank": "Z", "most": 4, "army": 101, "nameless": True}}
    for ships, fits in ((7, False), (8, True)):
        fleet = {"field": EAST, "troops": ships}
        state = camp(fields=WATER, a301=fleet, a101={"troops": 500}, people=wizard)
        if fits:
            do(state, Embark(101, 301))
            assert army(state, ANN, 101).aboard == 301
        else:
            with refused("PH-1.1.4c", need=800, have=700):
                do(state, Embark(101, 301))


# --- disbanding --------------------------------------------------------------------------------------


@rules("PH-1.6d", "PH-1.6e")
def test_an_army_is_disbanded_at_the_end_of_the_month_without_payment() -> None:
    noble = {"601": {"field": HERE, "rank": "CHF", "army": 101}}
    state = camp(a101={"troops": 500, "gold": 50}, a102={"troops": 500}, people=noble, gold=10)
    hand_in(state, ANN, Disband(101))
    assert army(state, ANN, 101).troops == 500
    finish_month(state)
    assert sorted(state.realms[ANN].armies) == [102]
    assert state.realms[ANN].people[601].army == 0
    assert not any(getattr(event, "gold", 0) == 2500 for event in state.realms[ANN].diary)


@rules("PH-1.6d")
def test_who_cannot_be_disbanded() -> None:
    aboard = {"field": EAST, "troops": 500, "aboard": 301}
    state = camp(fields=WATER, a301={"field": EAST, "troops": 30}, a101=aboard)
    with refused("PH-1.6d", army="104", reason="reason_no_army"):
        do(state, Disband(104))
    with refused("PH-1.6d", army="301", reason="reason_carries"):
        do(state, Disband(301))


@rules("PH-1.6e")
def test_an_army_either_moves_or_is_disbanded() -> None:
    armies = {"a101": {"troops": 500}, "a102": {"troops": 500}}
    with refused("PH-1.6e", army="101"):
        hand_in(camp(**armies), ANN, MoveArmy(101, EAST), Disband(101))
    with refused("PH-1.6e", army="101"):
        hand_in(camp(**armies), ANN, Disband(101), MoveArmy(101, EAST))
    with refused("PH-1.6e", army="101"):
        hand_in(camp(**armies), ANN, Disband(101), Merge(102, 101))


# --- crews -------------------------------------------------------------------------------------------


@rules("PH-1.5.4e", "PH-1.5.4d")
def test_a_crew_becomes_an_army_and_its_wall_decays() -> None:
    state = camp(fields={HERE: {"owner": "Ann", "walls": ["O", "W"]}})
    hand_in(state, ANN, WithdrawCrew(HERE, "O", 101))
    crew = army(state, ANN, 101)
    assert (crew.troops, crew.leaders, crew.field) == (400, 1, at(state, HERE))
    with refused("PH-1.5.4e", side="O", field=HERE, reason="reason_no_wall"):
        do(state, WithdrawCrew(HERE, "O", 102))
    do(state, WithdrawCrew(HERE, "W", 102))


@rules("PH-1.5.4e")
def test_a_crew_stays_where_the_field_was_not_own_when_the_turn_began() -> None:
    fields = {HERE: {"owner": "Ann"}, EAST: {"owner": "Bob", "walls": ["SO"]}}
    with refused("PH-1.5.4e", field=EAST, reason="reason_not_yours_then"):
        do(camp(fields=fields), WithdrawCrew(EAST, "SO", 101))
    state = do(camp(fields=fields, a102={"troops": 9000}), MoveArmy(102, EAST))
    assert state.owner[at(state, EAST)] == ANN
    with refused("PH-1.5.4e", field=EAST, reason="reason_not_yours_then"):
        do(state, WithdrawCrew(EAST, "SO", 101))


def test_ph_1_5_4f_a_crew_joins_no_other_army() -> None:
    state = camp(fields={HERE: {"owner": "Ann", "walls": ["O"]}}, a101={"troops": 500})
    with refused("PH-1.5.4f", army="101"):
        do(state, WithdrawCrew(HERE, "O", 101))
    with refused("PH-1.8a", number=201):
        do(state, WithdrawCrew(HERE, "O", 201))
