"""Fighting Raging Titans (XI-13)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import FightTitan
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import CITIES, TITANS, TOUCHES
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    FIVE,
    LETTERS,
    SUPPLY,
    active,
    city,
    executed,
    guild,
    offers,
    own,
    play,
    position,
    recruitment,
    refused,
    threat,
    tiles_on_map,
    unit_counts,
    unit_list,
    units,
    view,
    year,
)

PAIRS = ["rewards gold and bards", "rewards gold and storeys", "rewards bards and storeys"]
THREE_RAGE = {"T3a": "raging", "T4b": "raging", "T5a": "raging"}


def facing(number: int = 13, have: str = "MMMMM", **given: Any) -> State:
    """Ann acts in a city and is asked whether she fights; by default all three tops rage."""
    ann = {"city": number, "units": have}
    state = position(**{"names": FIVE, "titans": THREE_RAGE, "Ann": ann, **given})
    year(state, Ann="action action action")
    return state


def fight(titan: str, paid: str) -> FightTitan:
    return FightTitan(titan, tuple(unit_list(paid)))


# --- as a threat, and where -------------------------------------------------------------------------


@pytest.mark.parametrize("titan", TITANS)
def test_xi_13_1_two_rewards_of_three_as_for_a_threat(titan: str) -> None:
    size, (gold, bards, stories) = TITANS[titan]
    state = facing(titans={titan: "raging"})
    play(state, ANN, fight(titan, "M" * size))
    assert offers(state) == PAIRS

    both = state.copy()
    play(both, ANN, "rewards bards and storeys")
    play(both, ANN, f"bards {bards} snow")
    play(state, ANN, "rewards gold and storeys")
    assert (own(state, ANN).gold, city(state, 13).height) == (gold, stories)
    assert (own(both, ANN).bards, own(both, ANN).gold, city(both, 13).height) == ({"snow": bards}, 0, stories)


def test_xi_13_1_units_are_paid_openly_before_the_rewards() -> None:
    state = facing(have="MMAIC")
    (event,) = told(play(state, ANN, fight("T3a", "MAC")), happened.TitanBeaten)

    assert event == happened.TitanBeaten(ANN, 13, "T3a", ("militia", "archer", "cleric"))
    assert GAME.redact(event, BRIAN) == event
    assert units(state, ANN) == "MI"


@pytest.mark.parametrize("number", CITIES)
def test_xi_13_2_in_any_city_without_a_tile(number: int) -> None:
    state = facing(number)

    assert active(state) == ANN
    assert "eliminate T3a with 3 militia units" in offers(state)


@pytest.mark.parametrize(
    ("place", "more"),
    [
        pytest.param(threat(), {}, id="a threat and units missing"),
        pytest.param(recruitment("AI"), {"recruited": [13]}, id="a recruitment tile already used"),
        pytest.param(recruitment("AI"), {}, id="a recruitment tile"),
    ],
)
def test_xi_13_3_where_a_tile_lies_nobody_is_asked(place: dict[str, Any], more: dict[str, Any]) -> None:
    """The threat of 13 costs two infantry and a mage: Ann has militia only."""
    ann = {"city": 13, "units": "MMMMM", **more}
    state = position(FIVE, titans=THREE_RAGE, cities={13: place}, Ann=ann)
    events = year(state, Ann="action")

    assert told(events, happened.TitanBeaten) == []
    assert (view(state).step, units(state, ANN)[:5]) == ("programme", "MMMMM")


def test_xi_13_3_as_soon_as_the_tile_has_gone_it_is_possible() -> None:
    """Ann empties the tile with her first order; with her second she is asked."""
    state = facing(8, cities={8: recruitment("A")}, next_recruit=1, recruit_pile=(2, 3))

    assert (active(state), view(state).order) == (ANN, 2)


# --- the price --------------------------------------------------------------------------------------


@given(st.sampled_from(sorted(TITANS)), st.text("MAICB", min_size=0, max_size=8))
def test_xi_13_4_xi_13_9_any_own_units_in_the_right_number_or_none(titan: str, have: str) -> None:
    size = TITANS[titan][0]
    state = facing(have=have, titans={titan: "raging"})
    ways = {
        tuple(unit_list("".join(paid)))
        for paid in combinations_with_replacement("MAICB", size)
        if all(paid.count(letter) <= have.count(letter) for letter in LETTERS)
    }

    moves = GAME.legal_moves(state, ANN)
    assert GAME.format_move(moves[0], "en") == "pass"
    assert {(move.titan, move.units) for move in moves[1:]} == {(titan, way) for way in ways}
    assert len(moves) == len(ways) + 1


@pytest.mark.parametrize(("titan", "paid"), [("T3a", "MM"), ("T3a", "MMMM"), ("T4b", "MMM"), ("T5a", "MMMM")])
def test_xi_13_4_neither_fewer_nor_more(titan: str, paid: str) -> None:
    state = facing()

    with refused("XI-13.4", state):
        play(state, ANN, fight(titan, paid))


@pytest.mark.parametrize("paid", ["MMM", "AAB", "MCC", "BBB"])
def test_xi_13_5_only_with_own_units(paid: str) -> None:
    """Brian has many; Ann cannot use them."""
    state = facing(have="MMAAI", Brian={"units": "MMMCCCBBB"})

    with refused("XI-13.5", state):
        play(state, ANN, fight("T3a", paid))


def test_xi_13_5_no_such_unit() -> None:
    state = facing()

    with refused("XI-13.5", state):
        play(state, ANN, FightTitan("T3a", ("militia", "militia", "dragon")))


@pytest.mark.parametrize("paid", ["MMM", "MAB", "CCB"])
def test_xi_13_5_they_return_to_the_barracks(paid: str) -> None:
    state = facing(have="MMMACCB")
    play(state, ANN, fight("T3a", paid))

    left = unit_counts(units(state, ANN))
    assert sum(left.values()) == 4
    assert view(state).barracks == {unit: SUPPLY[unit] - left.get(unit, 0) for unit in SUPPLY}


# --- once a year ------------------------------------------------------------------------------------


def test_xi_13_6_not_after_a_threat_in_the_same_city_and_year() -> None:
    state = facing(Ann={"city": 13, "units": "MMMMM", "eliminated": [13]})

    assert view(state).step == "programme"
    assert [view(state).titans[n].raging for n in range(3)] == ["T3a", "T4b", "T5a"]


def test_xi_13_6_nor_a_threat_after_a_titan() -> None:
    state = position(
        titans=THREE_RAGE, cities={16: threat()}, Ann={"city": 16, "units": "MMMMA", "eliminated": [16]}
    )
    events = year(state, Ann="action")

    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 16, "eliminated")]


def test_xi_13_6_xi_13_7_the_next_year_it_is_possible_again() -> None:
    state = facing(Ann={"city": 13, "units": "MMMMM", "eliminated": [13]})
    year(state, Ann="action")

    assert (view(state).year, active(state), view(state).step) == (2, ANN, "titan")


def test_xi_13_7_no_second_titan_in_the_same_city_and_year() -> None:
    """Three actions in a row: only the first is of use."""
    state = facing(have="MMMMMMMM")
    play(state, ANN, fight("T3a", "MMM"))
    events = play(state, ANN, "rewards gold and storeys")

    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 13, "eliminated")] * 2
    assert (view(state).year, units(state, ANN)) == (2, "MMMMM")


def test_xi_13_7_another_city_or_another_player_is_no_obstacle() -> None:
    """Ann beats one in 13, Brian one there too, and Ann the third in 17."""
    state = position(
        titans=THREE_RAGE, Ann={"city": 13, "units": "MMMMMMMM"}, Brian={"city": 13, "units": "AAAA"}
    )
    year(state, Ann="action black action", Brian="action")
    play(state, ANN, fight("T3a", "MMM"))
    play(state, ANN, "rewards gold and storeys")
    assert active(state) == BRIAN
    play(state, BRIAN, fight("T4b", "AAAA"))
    play(state, BRIAN, "bards 3 snow")
    assert (active(state), own(state, ANN).city) == (ANN, 17)
    play(state, ANN, fight("T5a", "MMMMM"))
    assert view(state).slain == ("T3a", "T4b", "T5a")


# --- afterwards -------------------------------------------------------------------------------------


def test_xi_13_8_a_beaten_titan_leaves_the_game_and_no_tile_is_renewed() -> None:
    on_map = {16: threat(), 6: recruitment("A")}
    state = facing(cities=on_map, threat_discard=(20,), recruit_discard=(21,))
    before = view(state)
    play(state, ANN, fight("T3a", "MMM"))
    events = play(state, ANN, "rewards gold and storeys")

    renewed = (happened.TileDiscarded, happened.TilePlaced, happened.NextTileSet, happened.PileTurned)
    assert [event for event in events if isinstance(event, renewed)] == []
    after = view(state)
    assert (after.titans[0].raging, after.titans[0].sleeping, after.slain) == (None, ("T3b",), ("T3a",))
    assert (after.threat_discard, after.recruit_discard) == (before.threat_discard, before.recruit_discard)
    assert tiles_on_map(state) == {16: "threat", 6: "recruitment"}


def test_xi_13_9_the_action_may_pass() -> None:
    state = facing()
    events = play(state, ANN, "pass")

    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 13, "declined")]
    assert executed(events)[0] == ANN
    assert units(state, ANN) == "MMMMM"


@pytest.mark.parametrize("titan", ["T3a", "T4b", "T5a"])
def test_xi_13_10_one_of_several_is_picked(titan: str) -> None:
    state = facing()
    play(state, ANN, fight(titan, "M" * TITANS[titan][0]))

    assert view(state).slain == (titan,)
    assert [lair.raging for lair in view(state).titans if lair.raging] == sorted(set(THREE_RAGE) - {titan})


@pytest.mark.parametrize("titan", ["T3b", "T9", ""])
def test_xi_13_10_none_but_those_that_rage(titan: str) -> None:
    state = facing()

    with refused("XI-13.10", state):
        play(state, ANN, FightTitan(titan, ("militia",) * 3))


def test_xi_13_10_not_one_that_is_beaten_already() -> None:
    state = facing(titans={"T3a": "slain", "T4a": "raging"})

    with refused("XI-13.10", state):
        play(state, ANN, fight("T3a", "MMM"))


@pytest.mark.parametrize("number", [17, 19, 20, 13])
def test_xi_13_11_stories_stand_where_the_idrakys_stands(number: int) -> None:
    state = facing(number)
    play(state, ANN, fight("T3a", "MMM"))
    play(state, ANN, "rewards gold and storeys")

    assert [(place.id, place.height) for place in view(state).cities if place.guild == ANN] == [(number, 2)]


@pytest.mark.parametrize("number", [17, 5, 13])
def test_xi_13_11_xi_9_6_bards_go_to_regions_of_that_city(number: int) -> None:
    state = facing(number)
    play(state, ANN, fight("T3a", "MMM"))
    play(state, ANN, "rewards gold and bards")

    placed = {region for move in GAME.legal_moves(state, ANN) for region in move.regions}
    assert placed == set(TOUCHES[number])
    with refused("XI-9.6", state):
        play(state, ANN, "bards 2 corner2")


def test_xi_13_11_where_somebody_elses_guild_stands_a_titan_brings_no_stories() -> None:
    state = facing(cities={13: guild("Brian", 1)})
    play(state, ANN, fight("T3a", "MMM"))

    assert (own(state, ANN).gold, view(state).step) == (4, "bards")
