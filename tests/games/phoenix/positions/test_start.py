"""The start of a campaign and its calendar: founding, turn order, phases, who is late (PH-2, PH-3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import DrawOrder, Sheet
from tafelrunde.games.phoenix.orders.muster import Goods, PlaceTown, Recruit
from tafelrunde.games.phoenix.positions.foundation import setup
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.tables.calendar import (
    MONTH_NAMES,
    SEASONS,
    is_income,
    is_recruiting,
    month_name,
)
from tafelrunde.games.phoenix.tables.prices import CASTELLAN
from tafelrunde.games.phoenix.told.course import OrderDrawn
from tafelrunde.games.phoenix.told.land import TownStands
from tafelrunde.games.phoenix.told.people import PersonAppeared
from tafelrunde.games.phoenix.towns.towns import grant_free_towns
from tests.complaining import complains
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, army, finish_month, muster, position, refused, view

MASTER = 2
HERE, EAST = "101/27", "101/28"


# --- founding ------------------------------------------------------------------------------------------


@given(realms=st.integers(2, 20))
@rules("PH-2b", "PH-2c", "PH-2d", "PH-5.5.2a")
def test_founding_realms_have_a_capital_seven_fields_and_gold_far_from_each_other(realms: int) -> None:
    state = setup(realms + 1, {})
    world = state.setting.world
    capitals = [realm.capital for realm in state.realms]
    for realm in state.realms:
        own = {field for field in range(world.size) if state.owner[field] == realm.number}
        assert own == {realm.capital, *world.around[realm.capital]}
        assert len(own) == 7
        assert realm.gold == 200_000
        assert realm.home == world.terrain[realm.capital]
        assert state.towns[realm.capital].points == 5000

    assert all(world.distance(one, two) >= 10 for one in capitals for two in capitals if one != two)


@rules("PH-2c")
def test_a_capital_too_near_another_is_refused() -> None:
    near = [{"capital": "101/27"}, {"capital": "101/45"}]

    with complains("only 3 fields away from 101/27"):
        setup(3, {}, {"realms": near})


@pytest.mark.parametrize(
    ("foundation", "sentence"),
    [
        (
            {"realms": [{"name": "A"}]},
            "the foundation names: 1; realms that take part besides the game master: 2",
        ),
        ({"realms": [{"name": "A"}, {"name": "a"}]}, "two realms have the same name"),
        ({"months": "many"}, "months: must be a whole number"),
        ({"moths": 3}, "no field `moths`"),
        ({"realms": [{"capital": "101/44"}, {}]}, "101/44 is not land for a capital"),
        ({"realms": [{"capital": "2001/20"}, {}]}, "2001/20 is not land for a capital"),
        ({"realms": [{"capital": "nowhere"}, {}]}, "there is no field “nowhere”"),
        ({"realms": [{"capital": "9901/01"}, {}]}, "there is no field “9901/01”"),
    ],
)
def test_a_foundation_that_cannot_be_is_explained(foundation: dict[str, Any], sentence: str) -> None:
    with complains(sentence):
        setup(3, {}, foundation)


@rules("PH-1.9.1n")
def test_the_ruler_rules_at_once_and_the_others_wait_for_their_towns() -> None:
    state = setup(3, {})
    court = {person.title: (person.rank, person.most) for person in state.realms[ANN].people.values()}

    assert court == {5: (5, 600), 4: (0, 0), 3: (0, 0), 2: (0, 0)}


def fifth_month(**realm: Any) -> State:
    """Drawn up to month 5, everybody idle."""
    state = setup(3, {}, {"months": 0, "realms": [realm, {}]})
    while state.month < 5 or state.step != MUSTER:
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.chance(state, Seeded(1)) if seat == CHANCE else Sheet(), [])
    return state


@rules("PH-2g", "PH-2h", "PH-R90", "PH-1.9.1n")
def test_after_four_turns_each_realm_places_towns_for_its_nobles() -> None:
    state = fifth_month()
    capital, world = state.realms[ANN].capital, state.setting.world
    one, two, three = map(world.label, world.around[capital][:3])
    shown = view(state, BOB).realms[ANN]
    assert shown is not None
    assert shown.free == ("BUR", "STD", "FST")
    for field, reason in ((world.label(capital), "reason_town_there"), (world.label(0), "reason_not_yours")):
        with refused("PH-2h", reason=reason):
            muster(state.copy(), ANN, PlaceTown("FST", field))
    with refused("PH-2h", reason="reason_not_granted"):
        muster(state.copy(), ANN, PlaceTown("FST", one), PlaceTown("FST", two))
    events = muster(state, ANN, PlaceTown("FST", one), PlaceTown("STD", two), PlaceTown("BUR", three))

    assert TownStands(one, "FST", 3000, "placed") in events
    assert [state.towns[world.field(*map(int, label.split("/")))].points for label in (one, two, three)] == [
        3000,
        2000,
        1000,
    ]
    ranks = {event.rank for event in events if isinstance(event, PersonAppeared)}
    assert ranks == {"FSH", "STH", "BUH"}
    assert sorted(person.most for person in state.realms[ANN].people.values()) == [240, 360, 480, 600]
    finish_month(state)
    assert state.realms[BOB].free == 0


def test_ph_3_3c_nobody_recruits_in_a_free_town_in_the_month_it_is_placed() -> None:
    state = fifth_month()
    world = state.setting.world
    field = world.label(world.around[state.realms[ANN].capital][0])
    troops = Recruit(field, 101, Goods(warriors=500, leaders=1))
    with refused("PH-3.3c", field=field, reason="reason_new_town"):
        muster(state.copy(), ANN, PlaceTown("FST", field), troops)
    muster(state, ANN, PlaceTown("FST", field))
    while state.month < 9:
        finish_month(state)

    muster(state, ANN, troops)
    assert army(state, ANN, 101).troops == 500


@rules("PH-1.9.1n", "PH-2g")
def test_who_takes_his_rank_with_a_free_town_keeps_what_he_has_earned() -> None:
    state = fifth_month()
    castellan = next(person for person in state.realms[ANN].people.values() if person.title == CASTELLAN)
    state.edit_person(castellan.key).most = 15
    place = state.setting.world.around[state.realms[ANN].capital][0]
    muster(state, ANN, PlaceTown("BUR", state.setting.world.label(place)))

    lord = state.person(castellan.key)
    assert (lord.rank, lord.most, lord.now) == (CASTELLAN, 255, 255)


@rules("PH-2g")
def test_a_castle_is_given_only_for_a_lord_of_the_castle() -> None:
    people = [{"rank": "HER"}, {"rank": "FSH"}, {"rank": "STH", "present": False}]

    assert fifth_month(people=people).realms[ANN].free == 1 << 3


@rules("PH-2b", "PH-2g")
def test_only_founding_realms_are_given_towns() -> None:
    state = fifth_month()
    assert state.realms[ANN].free
    state.edit_realm(ANN).kind, state.edit_realm(ANN).free = PIRATE, 0
    grant_free_towns(state)

    assert state.realms[ANN].free == 0
    assert state.realms[BOB].free


def test_ph_r90_free_towns_are_placed_in_month_five_only() -> None:
    for month in (1, 4, 6, 9):
        state = position(month=month, fields={HERE: {"owner": "Ann"}}, realms={"Ann": {"free": ["BUR"]}})
        with refused("PH-R90", month="Hel 1"):
            muster(state, ANN, PlaceTown("BUR", HERE))


# --- calendar ------------------------------------------------------------------------------------------


@rules("PH-3a", "PH-3b")
def test_the_year_has_eight_months() -> None:
    year = [(month_name(month), is_recruiting(month), is_income(month)) for month in range(9, 17)]

    assert year == [
        ("Hawar 2", True, False),
        ("Rim 2", False, False),
        ("Naliv 2", False, False),
        ("Larn 2", False, True),
        ("Hel 2", True, False),
        ("Jawan 2", False, False),
        ("Lud 2", False, False),
        ("Agul 2", False, True),
    ]
    assert len(MONTH_NAMES) == len(SEASONS) == 8
    assert Counter(SEASONS) == {"winter": 2, "spring": 2, "summer": 2, "autumn": 2}
    assert SEASONS[0] == SEASONS[7] == "winter"


@rules("PH-3.1a", "PH-3c", "PH-6.6.3a")
def test_order_and_gate_of_the_fourth_month_ahead_are_public_from_the_start_of_a_month() -> None:
    state = setup(4, {}, {"months": 0})
    months: list[int] = []
    for _ in range(3):
        events: list[Any] = []
        while state.step != MUSTER or (months and state.month == months[-1]):
            seat = GAME.to_act(state)[0]
            move = GAME.chance(state, Seeded(state.month)) if seat == CHANCE else Sheet()
            GAME.apply(state, seat, move, events)
        months.append(state.month)
        drawn = [event.month for event in events if isinstance(event, OrderDrawn)]
        assert drawn == ([1, 2, 3, 4, 5] if state.month == 1 else [state.month + 4])
        assert set(view(state, None).orders) == {str(state.month + ahead) for ahead in range(5)}
        assert all(1 <= gate <= 8 for gate in view(state, None).gates.values())


@given(realms=st.integers(2, 12), seed=st.integers(0, 10_000))
@rules("PH-3.1b", "PH-R88")
def test_the_last_three_of_a_month_are_not_among_the_first_three_of_the_next(realms: int, seed: int) -> None:
    state = setup(realms + 1, {})
    rng = Seeded(seed)
    before: tuple[int, ...] = ()
    for _ in range(5):
        move = GAME.chance(state, rng)
        GAME.apply(state, CHANCE, move, [])
        assert sorted(move.realms) == list(range(realms))
        late = before[-3:]
        first = min(3, realms - len(late))
        assert not set(move.realms[:first]) & set(late)
        before = move.realms


@rules("PH-R88")
def test_both_draws_are_even() -> None:
    state = setup(6, {})
    GAME.apply(state, CHANCE, DrawOrder(1, (0, 1, 2, 3, 4), 1), [])
    rng = Seeded(5)
    found = Counter(GAME.chance(state, rng).realms for _ in range(24_000))

    # 0 and 1 come first in either sequence, then 2, 3 and 4 in any: 2 * 6 equally likely orders.
    assert len(found) == 12
    assert all(abs(count - 2000) < 200 for count in found.values())


@pytest.mark.parametrize(
    "move",
    [
        DrawOrder(2, (0, 1, 2, 3, 4), 1),
        DrawOrder(1, (0, 1, 2, 3), 1),
        DrawOrder(1, (0, 1, 2, 3, 3), 1),
        DrawOrder(1, (0, 1, 2, 3, 4), 9),
    ],
)
def test_ph_3_1b_a_typed_draw_must_be_possible(move: DrawOrder) -> None:
    with refused("PH-3.1b", month="Hawar 1", count=5):
        GAME.apply(setup(6, {}), CHANCE, move, [])


def test_ph_3_1b_a_typed_draw_keeps_the_last_three_back() -> None:
    state = setup(6, {})
    GAME.apply(state, CHANCE, DrawOrder(1, (0, 1, 2, 3, 4), 1), [])
    with refused("PH-3.1b"):
        GAME.apply(state, CHANCE, DrawOrder(2, (4, 0, 1, 2, 3), 1), [])
    GAME.apply(state, CHANCE, DrawOrder(2, (1, 0, 4, 2, 3), 1), [])
    assert state.orders[2] == (1, 0, 4, 2, 3)


# --- what everybody sees -------------------------------------------------------------------------------


@rules("PH-1.8m", "PH-1.8c", "PH-3.4k")
def test_foreign_armies_show_kind_number_and_place_only() -> None:
    row = {"field": HERE, "troops": 500, "leaders": 3, "special": 700, "guard": True}
    state = position(month=2, armies={"Ann": {"101": row, "102": row}})
    mine, theirs, nobodys = (view(state, seat).armies[ANN]["101"] for seat in (ANN, BOB, None))

    assert (mine.field, mine.troops, mine.leaders, mine.special, mine.guard) == (HERE, 500, 3, 700, True)
    assert theirs == nobodys
    assert theirs.field == HERE
    hidden = (
        "troops",
        "mounts",
        "leaders",
        "light",
        "heavy",
        "gold",
        "special",
        "goods",
        "guard",
        "points",
        "done",
    )
    assert all(getattr(theirs, name) is None for name in hidden)
