"""Rulings about tiles (XI-20.3 to XI-20.7): when piles refill and Titans awake, tiles without units."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import TILES
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    LENGTHS,
    SUPPLY,
    active,
    chance,
    city,
    dealt,
    executed,
    garrison,
    play,
    position,
    recruitment,
    threat,
    tiles_on_map,
    units,
    view,
    year,
)

ASLEEP = {"T3b": "slain", "T4b": "slain", "T5b": "slain"}
"""So that chance need not say which Titan lies on top."""


def test_xi_20_3_a_second_threat_in_the_same_city_and_year_is_not_for_the_same_player() -> None:
    """Ann beats 16, reinforcements bring it back, Brian brings it onto the map: only he and Cindy may act."""
    state = position(
        cities={16: threat(), 8: threat()}, titans=ASLEEP, next_recruit=1, recruit_pile=(2, 3), next_threat=5,
        threat_pile=(), Ann={"city": 16, "units": "MAMA"}, Brian={"city": 8, "units": "MI"},
        Cindy={"city": 16, "units": "MA"},
    )  # fmt: skip
    year(state, Ann="action action", Brian="action", Cindy="wait action")
    play(state, ANN, "rewards gold and storeys")
    chance(state, "tile 16")
    play(state, BRIAN, "rewards gold and storeys")
    events = chance(state, "tile 8")

    assert city(state, 16).tile == "threat"
    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 16, "eliminated")]
    assert (units(state, ANN), active(state), units(state, CINDY)) == ("MA", CINDY, "")


def test_xi_20_4_the_titans_awake_right_after_the_last_threat_was_placed() -> None:
    """In the middle of the year: Brian's first order is still to come."""
    state = position(
        cities={16: threat()}, next_recruit=1, recruit_pile=(2, 3), next_threat=5, threat_pile=(),
        Ann={"city": 16, "units": "MA"},
    )  # fmt: skip
    year(state, Ann="action")
    events = play(state, ANN, "rewards gold and storeys")

    assert (view(state).step, active(state)) == ("wake", CHANCE)
    assert (tiles_on_map(state), view(state).next_threat) == ({5: "threat"}, None)
    assert executed(events) == []


def test_xi_20_4_a_next_threat_that_is_left_keeps_them_asleep() -> None:
    """The pile is empty, but a Next tile lies there: nothing happens until it is placed."""
    state = position(
        cities={16: threat()}, next_recruit=1, recruit_pile=(2, 3), next_threat=5, threat_pile=(6,),
        Ann={"city": 16, "units": "MA"},
    )  # fmt: skip
    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")

    assert (view(state).next_threat, view(state).threat_pile.size, view(state).step) == (6, 0, "programme")


def test_xi_20_5_an_empty_recruitment_pile_takes_a_beaten_threat_at_once() -> None:
    state = position(
        cities={16: threat()}, next_recruit=1, recruit_pile=(), next_threat=5, threat_pile=(6, 7),
        Ann={"city": 16, "units": "MA"},
    )  # fmt: skip
    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")

    assert (view(state).recruit_pile.top, view(state).recruit_pile.size) == (16, 1)
    assert (view(state).threat_discard, view(state).next_recruit) == ((), 1)


def test_xi_20_5_an_empty_threat_pile_takes_an_emptied_recruitment_tile_at_once() -> None:
    state = position(
        cities={8: recruitment("M")}, next_recruit=1, recruit_pile=(2, 3), next_threat=5, threat_pile=(),
        Ann={"city": 8},
    )  # fmt: skip
    year(state, Ann="action")

    assert (view(state).threat_pile.top, view(state).threat_pile.size) == (8, 1)
    assert (view(state).recruit_discard, view(state).next_threat) == ((), 5)


@pytest.mark.parametrize("discard", [(10, 11, 12), (12, 10, 11), (11, 20, 13)])
def test_xi_20_6_what_was_discarded_first_comes_first(discard: tuple[int, ...]) -> None:
    """Three threats fall one after the other; the turned recruitment discard follows in its order."""
    fallen = {16: "MA", 8: "MI", 19: "AA"}
    state = position(
        cities={number: threat() for number in fallen}, next_recruit=1, recruit_pile=(2, 3), next_threat=5,
        threat_pile=(), recruit_discard=discard, Ann={"city": 16, "units": "MA"},
        Brian={"city": 8, "units": "MI"}, Cindy={"city": 19, "units": "AA"},
    )  # fmt: skip
    assert view(state).threat_pile.size == 0
    year(state, Ann="action", Brian="action", Cindy="action")
    came = []
    for seat in (ANN, BRIAN, CINDY):
        play(state, seat, "rewards gold and storeys")
        came.append(view(state).next_threat)

    assert tuple(came) == discard


# --- tiles without units ----------------------------------------------------------------------------


def hoarded(keep: str = "", brian_in: int = 10, **given: Any) -> State:
    """All units are with Ann, Brian and Cindy, but for `keep` in the barracks and one militia on tile 8."""
    left = {unit: SUPPLY[unit] - (unit == "militia") for unit in SUPPLY}
    for letter, unit in zip("MAICB", SUPPLY, strict=True):
        left[unit] -= keep.count(letter)
    thirds = [
        {unit: count // 3 + (number < count % 3) for unit, count in left.items()} for number in range(3)
    ]
    people = {
        name: {"city": place, "units": third}
        for name, place, third in zip(("Ann", "Brian", "Cindy"), (8, brian_in, 13), thirds, strict=True)
    }
    queues = {"next_recruit": 1, "recruit_pile": (2, 3), "next_threat": 5, "threat_pile": (6, 7)}
    return position(**{"cities": {8: recruitment("M"), 10: threat()}, **queues, **people, **given})


def test_xi_20_7_each_coming_tile_is_tried_once_and_the_last_stays_without_units() -> None:
    state = hoarded()
    assert view(state).barracks == {}
    events = year(state, Ann="action")

    tried = [event.tile for event in told(events, happened.TilePlaced)]
    assert tried == [1, 2, 3, 6, 7, 8]
    assert all(event.units == () for event in told(events, happened.TilePlaced))
    assert tiles_on_map(state) == {8: "recruitment", 10: "threat"}
    assert view(state).renewal.starved == (8,)


def test_xi_20_7_the_first_tile_that_gets_a_unit_stays() -> None:
    """One mage is left: tile 2 shows none, tile 3 does."""
    state = hoarded("B", next_recruit=2, recruit_pile=(3, 1))
    events = year(state, Ann="action")

    assert [event.tile for event in told(events, happened.TilePlaced)] == [2, 3]
    assert (garrison(state, 3), view(state).recruit_discard, view(state).next_recruit) == ("B", (8, 2), 1)


def test_xi_20_7_a_single_unit_is_enough() -> None:
    state = hoarded("I")
    year(state, Ann="action")

    assert (garrison(state, 1), view(state).renewal.starved) == ("I", ())


def test_xi_20_7_an_action_at_a_tile_without_units_is_void() -> None:
    state = hoarded(cities={8: recruitment("M"), 13: recruitment("")}, starved=[13])
    events = year(state, Cindy="action")

    assert told(events, happened.ActionVoid) == [happened.ActionVoid(CINDY, 13, "empty")]


def test_xi_20_7_when_units_come_back_it_is_tried_again_before_the_next_order() -> None:
    """Brian pays an archer and a mage; Cindy, whose order is next, recruits the archer from tile 13."""
    state = hoarded(cities={8: recruitment("M"), 10: threat(), 13: recruitment("")}, starved=[13])
    before = units(state, CINDY).count("A")
    year(state, Brian="action", Cindy="action")
    events = play(state, BRIAN, "rewards gold and storeys")

    assert told(events, happened.TilePlaced)[-1] == happened.TilePlaced(13, "recruitment", ("archer", "mage"))
    assert units(state, CINDY).count("A") == before + 1
    assert (garrison(state, 13), view(state).renewal.starved) == ("B", ())


def test_xi_20_7_if_they_do_not_suit_the_next_tile_comes() -> None:
    """Two militia and a cleric are paid: tile 13 shows neither, tile 20 shows both."""
    places = {8: recruitment("M"), 21: threat(), 13: recruitment("")}
    state = hoarded(brian_in=21, cities=places, starved=[13], next_recruit=20, recruit_pile=(2, 3))
    year(state, Brian="action")
    play(state, BRIAN, "rewards gold and storeys")

    assert (city(state, 13).tile, garrison(state, 20)) == (None, "MMC")
    assert TILES[20][0] == "MMICC"
    assert view(state).renewal.starved == ()


@pytest.mark.parametrize("length", LENGTHS)
def test_xi_20_14_with_three_players_the_recruitment_pile_has_five_tiles_too(length: str) -> None:
    for seed in range(4):
        seen = view(dealt(3, seed, {"length": length}))
        assert (seen.next_recruit is not None, seen.recruit_pile.size) == (True, 4)
