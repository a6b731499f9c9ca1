"""Conquest on the way: who takes what (PH-1.8j, PH-1.8k), and land on offer (PH-3.2.2e)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.melee.conquest import conquer, need_conquest
from tafelrunde.games.phoenix.orders.turn import Accompany, MoveArmy, Plunder
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.state.undertakings import LandOffer
from tafelrunde.games.phoenix.told.land import FieldTaken
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, fleet, foot, march, riders, turn
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, refused


def owner(state: State, label: str) -> int:
    return state.owner[at(state, label)]


@rules("PH-1.8k", "PH-1.8j")
@pytest.mark.parametrize("whose", ["Bob", "nobody"])
def test_each_field_on_the_way_is_taken(whose: str) -> None:
    state = turn(mine=riders(), fields={EAST: {"owner": whose}, FAR: {"owner": whose}})

    events = march(state, EAST, FAR, number=201)

    assert owner(state, EAST) == owner(state, FAR) == ANN
    taken = [event for event in events if isinstance(event, FieldTaken)]
    assert [(event.field, event.realm, event.how) for event in taken] == [
        (EAST, ANN, "conquered"),
        (FAR, ANN, "conquered"),
    ]
    assert owner(state, HERE) == NOBODY, "only fields that it enters"


def test_ph_1_8k_spared_fields_are_not_taken() -> None:
    state = turn(fields={EAST: {"owner": "Bob"}})

    march(state, EAST, spare=True)

    assert owner(state, EAST) == BOB


def test_ph_1_8k_a_field_that_was_spared_is_taken_when_the_army_is_sent_there() -> None:
    state = turn(fields={HERE: {"owner": "Bob"}})
    with refused("PH-3.2.2.1b", army="101"):
        hand_in(state.copy(), ANN, Plunder(101), MoveArmy(101, HERE))
    hand_in(state, ANN, MoveArmy(101, HERE))
    assert owner(state, HERE) == ANN
    with refused("PH-1.8k", army="101", reason="reason_own_land"):
        hand_in(turn(fields={HERE: {"owner": "Ann"}}), ANN, MoveArmy(101, HERE))
    with refused("PH-1.8j", army="101"):
        weak = {"101": {"field": HERE, "troops": 500, "leaders": 1}}
        hand_in(turn(mine=weak, fields={HERE: {"owner": "Bob"}}), ANN, MoveArmy(101, HERE))


@pytest.mark.parametrize(
    ("unit", "takes"),
    [
        pytest.param({"troops": 999, "leaders": 9}, False, id="999 space points and nine leaders"),
        pytest.param({"troops": 1000, "leaders": 1}, True, id="1,000 without its leader"),
        pytest.param({"troops": 600, "mounts": 400, "leaders": 1}, True, id="mounts"),
        pytest.param({"troops": 0, "light": 1, "leaders": 1}, True, id="catapults"),
        pytest.param({"troops": 334, "leaders": 1, "guard": True}, True, id="a guard counts three times"),
        pytest.param({"troops": 333, "leaders": 1, "guard": True}, False, id="and is too small all the same"),
    ],
)
@rules("PH-1.8j", "PH-R75", "PH-R201")
def test_r201_who_is_strong_enough_to_conquer(unit: dict[str, Any], takes: bool) -> None:
    state = turn(mine={"101": {"field": HERE, **unit}})

    march(state, EAST)

    assert (owner(state, EAST) == ANN) == takes
    if not takes:
        with refused("PH-1.8j", army="101", field=EAST, have=999):
            need_conquest(state, army(state, ANN, 101))


@rules("PH-1.8j", "PH-R201")
def test_r201_who_is_too_weak_without_his_leaders_neither_plunders_nor_takes_what_he_stands_in() -> None:
    state = turn(mine=foot(troops=900, leaders=20), fields={HERE: {"owner": "Bob"}})
    with refused("PH-1.8j", army="101", field=HERE, have=900):
        hand_in(state, ANN, MoveArmy(101, HERE))
    with refused("PH-3.2.2.1a", army="101"):
        hand_in(state, ANN, Plunder(101))


@rules("PH-1.8j", "PH-1.9.1d")
def test_a_noble_makes_an_army_conquest_capable_and_an_officer_of_another_army_does_not() -> None:
    people = {"Ann": {"601": {"field": HERE, "rank": "BUH", "army": 101}}}
    state = turn(mine=foot(leaders=0), people=people)
    march(state, EAST)
    assert owner(state, EAST) == ANN

    state = turn(mine=foot(leaders=0), people=people)
    with refused("PH-1.1.5a", army="101"):
        hand_in(state, ANN, Accompany(601, 0))


def test_ph_1_8k_land_of_a_partner_is_never_taken() -> None:
    state = turn(fields={EAST: {"owner": "Bob"}}, realms={"Bob": {"ways": ["Ann"]}})

    march(state, EAST)

    assert owner(state, EAST) == BOB
    with refused("PH-1.8k", reason="reason_partner", field=EAST):
        need_conquest(state, army(state, ANN, 101))


def test_ph_1_8k_own_land_is_not_conquered() -> None:
    with refused("PH-1.8k", reason="reason_own_land"):
        need_conquest(*standing_on(owner="Ann"))


@rules("PH-1.8k", "PH-5.5a")
def test_land_under_a_hostile_army_is_not_taken() -> None:
    state = turn(theirs={"102": {"field": HERE, "troops": 100}})
    with refused("PH-1.8k", reason="reason_enemies"):
        need_conquest(state, army(state, ANN, 101))


@rules("PH-0.3.2e")
def test_nobody_conquers_water() -> None:
    state = turn(mine=fleet(troops=500), fields={HERE: {"terrain": "w"}})
    key = army(state, ANN, 301).key

    assert not conquer(state, key)
    with refused("PH-0.3.2e", field=HERE):
        need_conquest(state, state.army(key))


@rules("PH-6.4a", "PH-6.4b")
def test_audvacar_is_entered_by_all_and_conquered_by_nobody() -> None:
    state = turn(audvacar=EAST)

    march(state, EAST)

    assert owner(state, EAST) == NOBODY
    with refused("PH-6.4a", army="101"):
        need_conquest(state, army(state, ANN, 101))


@rules("PH-3.2.2e")
@pytest.mark.parametrize("spare", [False, True])
def test_land_on_offer_is_taken_over_as_a_whole(spare: bool) -> None:
    state = turn(fields={EAST: {"owner": "Bob"}, FAR: {"owner": "Bob"}}, realms={"Bob": {"ways": ["Ann"]}})
    state.deeds = [LandOffer(BOB, ANN, (at(state, EAST), at(state, FAR)))]

    events = march(state, EAST, spare=spare)

    assert owner(state, EAST) == owner(state, FAR) == ANN
    assert [event.how for event in events if isinstance(event, FieldTaken)] == ["deed", "deed"]
    assert state.realms[ANN].ways >> BOB & 1, "a gift is no attack"


@rules("PH-3.2.2e", "PH-1.8j")
def test_land_on_offer_needs_a_conquest_capable_army() -> None:
    state = turn(mine=foot(troops=500), fields={EAST: {"owner": "Bob"}})
    state.deeds = [LandOffer(BOB, ANN, (at(state, EAST),))]

    march(state, EAST)

    assert owner(state, EAST) == BOB


def standing_on(**field: Any) -> tuple[State, Any]:
    state = turn(fields={HERE: field})
    return state, army(state, ANN, 101)


@rules("PH-R216", "PH-1.9.1c")
def test_r216_a_lord_whose_town_is_conquered_sinks_as_when_it_is_shot_down() -> None:
    """Bob keeps his capital and a castle: his lord of the fortress has the points of a castle's lord."""
    fields = {
        EAST: {"owner": "Bob", "town": "FST"},
        "302/20": {"owner": "Bob", "town": "HST"},
        "302/23": {"owner": "Bob", "town": "BUR"},
    }
    people = {
        "Bob": {
            "601": {"field": "302/20", "rank": "HER"},
            "602": {"field": "302/20", "rank": "FSH", "most": 50},
        }
    }
    state = turn(fields=fields, people=people)
    march(state, EAST)
    assert owner(state, EAST) == ANN
    lord = state.person(KEY * BOB + 602)
    assert (lord.rank, lord.most, lord.now) == (4, 500, 240 + 20)
    assert state.person(KEY * BOB + 601).now == 600
