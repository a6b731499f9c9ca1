"""Recruiting: where, when, how much, with which money (PH-3.3, PH-2d, PH-2e, PH-6.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.orders.muster import Enlist
from tafelrunde.games.phoenix.state.pieces import space
from tafelrunde.games.phoenix.told.notes import Recruited
from tests.games.phoenix.claims import rules
from tests.games.phoenix.settlements import HERE, WATER, recruit, town
from tests.games.phoenix.table import ANN, BOB, army, muster, refused, view

PRICES = {
    "PH-1.1.1a": (101, "warriors", 5, 1),
    "PH-1.1.2a": (101, "mounts", 5, 1),
    "PH-1.1.3a": (201, "riders", 10, 2),
    "PH-1.1.4a": (301, "ships", 500, 100),
    "PH-1.1.5e": (101, "leaders", 1000, 100),
    "PH-1.2.1a": (101, "light_catapults", 10_000, 1000),
    "PH-1.2.2a": (101, "heavy_catapults", 20_000, 2000),
    "PH-1.2.3a": (301, "light_warships", 10_000, 1000),
    "PH-1.2.4a": (301, "heavy_warships", 20_000, 2000),
}


@pytest.mark.parametrize("rule", [pytest.param(rule, id=f"{rule} price and room") for rule in PRICES])
@rules(
    "PH-1.1.1a", "PH-1.1.2a", "PH-1.1.3a", "PH-1.1.4a", "PH-1.1.5e", "PH-1.2.1a", "PH-1.2.2a", "PH-1.2.3a",
    "PH-1.2.4a", "PH-0.2b",
)  # fmt: skip
def test_what_a_good_costs_and_the_room_it_takes(rule: str) -> None:
    number, good, price, room = PRICES[rule]
    basis: dict[str, Any] = {1: {"warriors": 100}, 2: {"riders": 100}, 3: {"ships": 1}}[number // 100]
    state = town()
    before = town()
    muster(before, ANN, recruit(number, leaders=1, **basis))
    both = {**basis, "leaders": 1}
    both[good] = both.get(good, 0) + 2
    muster(state, ANN, recruit(number, **both))

    assert before.realms[ANN].gold - state.realms[ANN].gold == 2 * price
    assert space(army(state, ANN, number)) - space(army(before, ANN, number)) == 2 * room


@rules("PH-3.3b", "PH-3d", "PH-3f")
def test_everything_new_stands_before_the_first_realm_moves() -> None:
    state = town()
    events = muster(state, ANN, recruit(101, warriors=500, leaders=2))

    assert army(state, ANN, 101).troops == 500
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("ArmyAppeared") < kinds.index("MusterClosed")
    assert state.step == 2
    assert view(state, BOB).armies[ANN]["101"].troops is None
    assert view(state, ANN).armies[ANN]["101"].troops == 500
    notes = view(state, ANN).realms[ANN]
    assert notes is not None
    assert Recruited(101, HERE, {"warriors": 500, "leaders": 2}) in (notes.diary or ())


def test_an_army_that_stands_there_is_reinforced() -> None:
    state = town(armies={"Ann": {"101": {"field": HERE, "troops": 300, "leaders": 1}}})
    muster(state, ANN, recruit(101, warriors=200, leaders=1))

    assert (army(state, ANN, 101).troops, army(state, ANN, 101).leaders) == (500, 2)


def test_ph_1_8a_an_army_elsewhere_has_the_number_already() -> None:
    state = town(armies={"Ann": {"101": {"field": "101/20", "troops": 300}}})

    with refused("PH-1.8a", number=101, free=102):
        muster(state, ANN, recruit(101, warriors=200, leaders=1))


@pytest.mark.parametrize("number", [400, 450, 501, 601])
@rules("PH-1.8a")
def test_numbers_of_armies_go_from_101_to_399(number: int) -> None:
    with refused("PH-1.8a"):
        muster(town(), ANN, recruit(number, warriors=200, leaders=1))


@pytest.mark.parametrize(
    ("number", "good", "rule"),
    [
        (101, "riders", "PH-1.8b"),
        (201, "warriors", "PH-1.8b"),
        (201, "mounts", "PH-1.8b"),
        (101, "ships", "PH-1.8b"),
        (301, "warriors", "PH-1.8b"),
        (301, "light_catapults", "PH-1.2b"),
        (101, "heavy_warships", "PH-1.2b"),
    ],
)
@rules("PH-1.8b", "PH-1.2b")
def test_what_does_not_belong_together_is_not_recruited_together(number: int, good: str, rule: str) -> None:
    with refused(rule, army=str(number)):
        muster(town(), ANN, recruit(number, leaders=1, **dict[str, Any]({good: 200})))


@rules("PH-1.8i", "PH-1.2.1b")
def test_catapults_and_leaders_alone_are_a_foot_army_and_warships_a_fleet() -> None:
    state = town(gold=100_000)
    muster(
        state,
        ANN,
        recruit(110, light_catapults=1, leaders=1),
        recruit(310, at=WATER, light_warships=1, leaders=1),
    )

    assert army(state, ANN, 110).light == 1
    assert army(state, ANN, 310).light == 1


@rules("PH-1.1.5a", "PH-1.1.5b", "PH-1.8d")
def test_an_army_needs_a_leader_and_a_hundred_space_points() -> None:
    with refused("PH-1.1.5a", army="101", field=HERE):
        muster(town(), ANN, recruit(101, warriors=200))
    with refused("PH-1.8d", army="101", have=99):
        muster(town(), ANN, recruit(101, warriors=99, leaders=1))
    with refused("PH-1.1.5b", count=1, field=HERE):
        muster(town(), ANN, recruit(101, leaders=1))


LIMITS = [("BUR", 10_000, 2, 0), ("STD", 25_000, 5, 1), ("FST", 40_000, 8, 2), ("HST", 50_000, 10, 3)]
LIMIT_RULES = {"BUR": "PH-3.3f", "STD": "PH-3.3g", "FST": "PH-3.3h", "HST": "PH-3.3i", "FHS": "PH-3.3i"}


@pytest.mark.parametrize(("stage", "gold", "leaders", "wizards"), [*LIMITS, ("FHS", 50_000, 10, 3)])
@rules("PH-3.3f", "PH-3.3g", "PH-3.3h", "PH-3.3i", "PH-1.5.9b", "PH-1.5.5a")
def test_how_much_a_town_recruits(stage: str, gold: int, leaders: int, wizards: int) -> None:
    full = recruit(101, warriors=gold // 5, leaders=leaders)
    sages = [Enlist(HERE, 501 + number, "ZA") for number in range(wizards)]
    state = town(stage)
    muster(state, ANN, full, *sages)

    assert state.realms[ANN].gold == 1_000_000 - gold - 1000 * leaders - 15_000 * wizards
    rule = LIMIT_RULES[stage]
    with refused(rule, what="gold", limit=gold, asked=gold + 5):
        muster(town(stage), ANN, full, recruit(101, warriors=1))
    with refused(rule, what="leaders", limit=leaders, asked=leaders + 1):
        muster(town(stage), ANN, full, recruit(101, leaders=1))
    with refused(rule, what="wizards", limit=wizards):
        muster(town(stage), ANN, *sages, Enlist(HERE, 520, "CZA", "Merlin"))


@rules("PH-3.3h", "PH-3.3i", "PH-3.3j")
def test_a_wizard_of_class_b_takes_the_place_of_two() -> None:
    capital = town("HST")
    muster(capital, ANN, Enlist(HERE, 501, "CZB", "Merlin"), Enlist(HERE, 502, "ZA"))
    assert capital.realms[ANN].people[501].most == 100
    assert capital.realms[ANN].people[502].nameless
    with refused("PH-3.3i", what="wizards", limit=3, asked=4):
        muster(town("HST"), ANN, Enlist(HERE, 501, "CZB", "Merlin"), Enlist(HERE, 502, "CZB", "Morgana"))
    fortress = town("FST")
    muster(fortress, ANN, Enlist(HERE, 501, "CZB", "Merlin"))
    assert 501 in fortress.realms[ANN].people
    with refused("PH-3.3g", what="wizards", limit=1, asked=2):
        muster(town("STD"), ANN, Enlist(HERE, 501, "CZB", "Merlin"))


def test_ph_3_3j_a_fortress_recruits_no_wizard_of_class_b_beside_a_capital() -> None:
    state = town("FST", fields={"101/13": {"owner": "Ann", "town": "HST"}})

    with refused("PH-3.3j", field=HERE, capital="101/13"):
        muster(state, ANN, Enlist(HERE, 501, "CZB", "Merlin"))


@rules("PH-3.3k", "PH-1.1.5f")
def test_characters_count_among_the_leaders_of_a_town() -> None:
    state = town("BUR")
    muster(state, ANN, Enlist(HERE, 605, "CHF", "Hugo"), recruit(101, warriors=100, leaders=1))
    hugo = state.realms[ANN].people[605]

    assert (hugo.most, hugo.now) == (120, 120)
    assert state.realms[ANN].gold == 1_000_000 - 2_500
    with refused("PH-3.3f", what="leaders", limit=2, asked=3):
        muster(town("BUR"), ANN, Enlist(HERE, 605, "CHF", "Hugo"), recruit(101, warriors=100, leaders=2))


def test_ph_3_3a_the_treasury_recruits_in_recruiting_months_only() -> None:
    for month in (2, 3, 4, 6, 7, 8):
        with refused("PH-3.3a"):
            muster(town(month=month), ANN, recruit(101, warriors=100, leaders=1))
    state = town(month=9)
    muster(state, ANN, recruit(101, warriors=100, leaders=1))
    assert army(state, ANN, 101).troops == 100


@rules("PH-3.3c")
def test_only_an_own_finished_town_recruits() -> None:
    with refused("PH-3.3c", reason="reason_no_town"):
        muster(town("site", fields={HERE: {"owner": "Ann", "town": "site", "site": "BUR", "points": 500}}),
               ANN, recruit(101, warriors=100, leaders=1))  # fmt: skip
    with refused("PH-3.3c", reason="reason_not_yours"):
        muster(
            town(fields={HERE: {"owner": "Bob", "town": "BUR"}}), ANN, recruit(101, warriors=100, leaders=1)
        )
    with refused("PH-3.3c", reason="reason_not_yours"):
        muster(town(), ANN, recruit(101, where="101/20", warriors=100, leaders=1))


@rules("PH-3.3d", "PH-1.1.4b")
def test_ships_are_placed_on_water_beside_a_town_of_height_one() -> None:
    state = town()
    muster(state, ANN, recruit(301, ships=10, leaders=1))
    assert GAME.view(state, ANN).armies[ANN]["301"].field == WATER

    with refused("PH-3.3d", water="101/20"):
        muster(town(), ANN, recruit(301, at="101/20", ships=10, leaders=1))
    with refused("PH-3.3d", height=2):
        muster(
            town(fields={HERE: {"owner": "Ann", "town": "HST", "terrain": "h"}}),
            ANN,
            recruit(301, ships=1, leaders=1),
        )
    with refused("PH-3.3c"):
        muster(town(), ANN, recruit(101, at=WATER, warriors=100, leaders=1))


def test_ph_3_3e_only_money_that_is_there_can_be_spent() -> None:
    with refused("PH-3.3e", need=2000, have=1999):
        muster(town(gold=1999), ANN, recruit(101, warriors=200, leaders=1))


# --- sieges, damage, plunder ---------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3, 6])
@rules("PH-1.7.1b", "PH-R70", "PH-1.7a", "PH-1.7b", "PH-R30")
def test_each_besieging_field_cuts_recruiting_by_fifteen_percent(count: int) -> None:
    fields = ("101/26", "101/28", "101/19", "101/20", "101/34", "101/35")[:count]
    armies = {str(101 + i): {"field": field, "troops": 2000, "leaders": 1} for i, field in enumerate(fields)}
    state = town("STD", fields={WATER: {}}, armies={"Bob": armies})
    limit = 25_000 * (100 - 15 * count) // 100
    leaders = 5 * (100 - 15 * count) // 100
    with refused("PH-1.7.1b", count=count, limit=limit, what="gold"):
        muster(state, ANN, recruit(101, warriors=limit // 5 + 1, leaders=1))
    with refused("PH-1.7.1b", count=count, limit=leaders, what="leaders"):
        muster(state, ANN, recruit(101, warriors=100, leaders=leaders + 1))


@pytest.mark.parametrize(("capacity", "limit"), [("table", 25_000), ("built", 10_000)])
@rules("PH-R13", "PH-1.5i", "PH-1.5.12d", "PH-1.5.12a")
def test_a_fortress_of_1500_points_recruits_as_a_city_or_as_a_castle(capacity: str, limit: int) -> None:
    fields = {HERE: {"owner": "Ann", "town": "FST", "points": 1500}}
    state = town(fields=fields, options={"damaged_capacity": capacity})
    assert view(state, BOB).towns[HERE].stage == "STD"
    with refused("PH-3.3g" if capacity == "table" else "PH-3.3f", limit=limit):
        muster(state, ANN, recruit(101, warriors=limit // 5 + 1, leaders=1))


def test_ph_1_5_12e_a_town_being_extended_recruits_as_its_finished_stage() -> None:
    state = town(fields={HERE: {"owner": "Ann", "town": "BUR", "points": 1750, "site": "STD"}})

    with refused("PH-3.3f", limit=10_000):
        muster(state, ANN, recruit(101, warriors=2001, leaders=1))


@rules("PH-3.2.2.1g", "PH-R73")
def test_a_plundered_town_recruits_nothing_for_eight_months() -> None:
    for month, plundered, free in ((9, 1, False), (9, 4, False), (13, 4, True), (13, 5, False)):
        state = town(
            "BUR", month=month, fields={HERE: {"owner": "Ann", "town": "BUR", "plundered": plundered}}
        )
        if free:
            muster(state, ANN, recruit(101, warriors=100, leaders=1))
            assert army(state, ANN, 101).troops == 100
        else:
            with refused("PH-3.2.2.1g", town="BUR", field=HERE):
                muster(state, ANN, recruit(101, warriors=100, leaders=1))
