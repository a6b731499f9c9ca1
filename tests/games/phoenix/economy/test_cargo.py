"""Gold that armies carry (PH-4.3) and special income (PH-3.2.3)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix.orders.turn import (
    DestroyGold,
    Load,
    Merge,
    MoveArmy,
    PassCargo,
    ToTreasury,
    Unload,
)
from tafelrunde.games.phoenix.orders.war import PassPrisoners
from tafelrunde.games.phoenix.standing.costs import budget
from tafelrunde.games.phoenix.standing.standing import room_used
from tafelrunde.games.phoenix.state.pieces import space
from tafelrunde.games.phoenix.state.state import State
from tests.games.phoenix.camps import EAST, FAR, HERE, camp, do
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, army, at, refused, view


def town(special: int = 0, **armies: Any) -> State:
    fields = {
        HERE: {"owner": "Ann", "town": "BUR", "special": special},
        EAST: {"owner": "Ann"},
        FAR: {"owner": "Bob", "town": "STD"},
    }
    return camp(fields=fields, gold=60_000, **armies)


@rules("PH-4.3a", "PH-4.3b", "PH-3.2.3e")
def test_gold_of_the_treasury_is_loaded_in_an_own_town_and_takes_no_room() -> None:
    state = town(a101={"troops": 500})
    before = (space(army(state, ANN, 101)), room_used(state, at(state, HERE)))
    do(state, Load(101, 55_000))
    assert army(state, ANN, 101).gold == 55_000
    assert state.realms[ANN].gold == 5_000
    assert (space(army(state, ANN, 101)), room_used(state, at(state, HERE))) == before
    with refused("PH-4.3a", army="101", field=HERE, have=5_000, asked=5_001):
        do(state, Load(101, 5_001))
    do(state, Unload(101, 55_000))
    assert state.realms[ANN].gold == 60_000


def test_ph_4_3a_there_is_nothing_to_load_outside_own_towns() -> None:
    for field in (EAST, FAR):
        with refused("PH-4.3a", field=field, have=0):
            do(town(a101={"field": field, "troops": 500}), Load(101, 1))
    with refused("PH-4.3a", field=HERE, have=300):
        do(town(special=300, a101={"troops": 500}), Load(101, 301, special=True))


@rules("PH-4.3c")
def test_cargo_slows_land_armies_from_50_000_gold_on() -> None:
    state = town(a201={"troops": 500, "gold": 49_999})
    assert budget(state, army(state, ANN, 201)) == 21
    do(state, Load(201, 1))
    assert budget(state, army(state, ANN, 201)) == 9


@rules("PH-3.2.3a", "PH-3.2.3b", "PH-3.2.3c")
def test_special_income_is_brought_into_a_town_and_stays_there() -> None:
    state = town(a101={"troops": 500, "special": 900}, a102={"field": EAST, "troops": 500, "special": 50})
    do(state, Unload(101, 400, special=True))
    assert (army(state, ANN, 101).special, state.towns[at(state, HERE)].special) == (500, 400)
    assert state.realms[ANN].gold == 60_000
    with refused("PH-3.2.3b", army="102", field=EAST, gold=50):
        do(state, Unload(102, 50, special=True))
    with refused("PH-1.8f", asked=501, have=500, goods="gold"):
        do(state, Unload(101, 501, special=True))
    do(state, Load(101, 100, special=True))
    assert (army(state, ANN, 101).special, state.towns[at(state, HERE)].special) == (600, 300)


@rules("PH-3.2.3d")
def test_special_income_of_a_town_may_go_to_the_treasury() -> None:
    state = town(special=900)
    do(state, ToTreasury(HERE, 400))
    assert (state.realms[ANN].gold, state.towns[at(state, HERE)].special) == (60_400, 500)
    with refused("PH-3.2.3c", field=HERE, have=500, need=501):
        do(state, ToTreasury(HERE, 501))
    for field in (EAST, FAR):
        with refused("PH-3.2.3d", field=field):
            do(state, ToTreasury(field, 1))


def test_ph_3_2_3d_gold_reaches_the_treasury_in_own_towns_only() -> None:
    for field in (EAST, FAR):
        with refused("PH-3.2.3d", field=field):
            do(town(a101={"field": field, "troops": 500, "gold": 9}), Unload(101, 9))


@rules("PH-4.3e", "PH-3.2.3a")
def test_cargo_passes_in_one_field_before_the_first_or_after_the_last_step() -> None:
    state = town(a101={"troops": 500, "gold": 90, "special": 70}, a102={"field": EAST, "troops": 500})
    with refused("PH-4.3e", army="101", other="102"):
        do(state, PassCargo(101, 102, 40))
    do(state, MoveArmy(101, EAST), PassCargo(101, 102, 40, 30))
    first, second = army(state, ANN, 101), army(state, ANN, 102)
    assert (first.gold, first.special, second.gold, second.special) == (50, 40, 40, 30)
    with refused("PH-4.3f", army="101"):
        do(state, MoveArmy(101, HERE))
    with refused("PH-R220", army="102"):
        do(state, MoveArmy(102, HERE))
    with refused("PH-1.8f", asked=51, have=50):
        do(town(a101={"troops": 500, "gold": 50}, a102={"troops": 500}), PassCargo(101, 102, 51))


@rules("PH-4.3c")
def test_who_loads_on_his_way_has_used_his_points_all_the_same() -> None:
    state = town(a201={"field": EAST, "troops": 500})
    do(state, MoveArmy(201, HERE), Load(201, 49_999))
    assert army(state, ANN, 201).points == 21 - 4
    do(state, Load(201, 1))
    assert army(state, ANN, 201).points == 9 - 4


def test_ph_3y_gold_that_was_given_stays_with_its_army() -> None:
    gift = {"troops": 500, "special": 70, "held": 5, "giver": BOB}
    with refused("PH-3y", goods="101"):
        do(town(a101=gift, a102={"troops": 500}), PassCargo(101, 102, 0, 70))


CAPTIVES = (("captured_riders", 4), ("captured_warriors", 30))


def with_prisoners(state: State, number: int) -> State:
    state.edit_army(army(state, ANN, number).key).goods = CAPTIVES
    return state


@rules("PH-4.3a", "PH-4.3e")
def test_prisoners_pass_from_army_to_army_like_other_cargo() -> None:
    state = with_prisoners(town(a101={"troops": 500}, a102={"field": EAST, "troops": 500}), 101)
    with refused("PH-4.3e", army="101", other="102"):
        do(state, PassPrisoners(101, 102))
    do(state, MoveArmy(101, EAST), PassPrisoners(101, 102))
    assert (army(state, ANN, 101).goods, army(state, ANN, 102).goods) == ((), CAPTIVES)
    with refused("PH-4.3f", army="101"):
        do(state, MoveArmy(101, HERE))
    with refused("PH-5.8.4a", army="101"):
        do(state, PassPrisoners(101, 102))


@rules("PH-4.3a", "PH-1.8e")
def test_prisoners_of_armies_that_merge_are_counted_together() -> None:
    state = with_prisoners(with_prisoners(town(a101={"troops": 500}, a102={"troops": 500}), 101), 102)
    do(state, Merge(101, 102))

    assert army(state, ANN, 102).goods == (("captured_riders", 8), ("captured_warriors", 60))


def test_ph_4_3d_gold_may_be_destroyed_ordinary_first() -> None:
    state = town(a101={"troops": 500, "gold": 90, "special": 70})
    do(state, DestroyGold(101, 100))
    assert (army(state, ANN, 101).gold, army(state, ANN, 101).special) == (0, 60)
    with refused("PH-4.3d", army="101", have=60, asked=61):
        do(state, DestroyGold(101, 61))


@rules("PH-3.2.3e", "PH-1.8m")
def test_what_an_army_carries_is_on_its_own_sheet_only() -> None:
    state = town(a101={"troops": 500, "gold": 90, "special": 70})
    own, foreign = (view(state, seat).armies[ANN]["101"] for seat in (ANN, None))
    assert (own.gold, own.special) == (90, 70)
    assert (foreign.gold, foreign.special) == (None, None)
