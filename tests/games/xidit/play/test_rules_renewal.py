"""Renewing the city tiles (XI-11)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import TILES, TILES_OF_THREE
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    THREE,
    active,
    chance,
    city,
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

EMPTYING = {"city": 8, "units": ""}
QUEUES: dict[str, Any] = {"next_recruit": 1, "recruit_pile": (2, 3), "next_threat": 5, "threat_pile": (6, 7)}
RENEWING = (happened.TileDiscarded, happened.TilePlaced, happened.NextTileSet, happened.PileTurned)


def recruited_last(**given: Any) -> tuple[State, list[Event]]:
    """Ann takes the last unit of tile 8."""
    state = position(**{**QUEUES, "cities": {8: recruitment("M")}, "Ann": EMPTYING, **given})
    return state, year(state, Ann="action")


def beaten(**given: Any) -> tuple[State, list[Event]]:
    """Ann eliminates the threat of tile 16."""
    state = position(**{**QUEUES, "cities": {16: threat()}, "Ann": {"city": 16, "units": "MA"}, **given})
    year(state, Ann="action")
    return state, play(state, ANN, "rewards gold and storeys")


# --- off the map and onto it ------------------------------------------------------------------------


def test_xi_11_1_the_last_unit_sends_the_tile_to_the_recruitment_discard() -> None:
    state, events = recruited_last(recruit_discard=(13, 7), threat_pile=(6, 9))

    assert told(events, happened.TileDiscarded) == [happened.TileDiscarded(8, "recruitment")]
    assert view(state).recruit_discard == (13, 7, 8)
    assert view(state).threat_discard == ()
    assert city(state, 8).tile is None


@pytest.mark.parametrize("left", ["MA", "MB", "MAIBB"])
def test_xi_11_1_a_tile_with_a_unit_left_stays(left: str) -> None:
    state, events = recruited_last(cities={8: recruitment(left)})

    assert [event for event in events if isinstance(event, RENEWING)] == []
    assert garrison(state, 8) == left[1:]


def test_xi_11_2_an_eliminated_threat_goes_to_the_threat_discard() -> None:
    state, events = beaten(threat_discard=(13, 7), threat_pile=(6, 9))

    assert told(events, happened.TileDiscarded) == [happened.TileDiscarded(16, "threat")]
    assert view(state).threat_discard == (13, 7, 16)
    assert view(state).recruit_discard == ()
    assert city(state, 16).tile is None


@pytest.mark.parametrize("coming", [1, 5, 13, 21])
def test_xi_11_3_xi_11_4_the_next_recruitment_tile_comes_with_its_units(coming: int) -> None:
    state, _ = recruited_last(next_recruit=coming, recruit_pile=(2, 3), next_threat=4)

    assert tiles_on_map(state) == {coming: "recruitment"}
    assert garrison(state, coming) == TILES[coming][0]
    in_hand = "M"
    assert sum(view(state).barracks.values()) == 70 - len(TILES[coming][0] + in_hand)


@pytest.mark.parametrize("coming", TILES_OF_THREE.keys() - {8})
def test_xi_11_4_with_three_players_four_units(coming: int) -> None:
    state = position(THREE, cities={8: recruitment("M")}, next_recruit=coming, Ann=EMPTYING)
    year(state, Ann="action")

    assert garrison(state, coming) == TILES_OF_THREE[coming][0]


@pytest.mark.parametrize("coming", [1, 5, 13, 21])
def test_xi_11_3_the_next_threat_comes_for_a_threat(coming: int) -> None:
    state, _ = beaten(next_threat=coming, next_recruit=2, recruit_pile=(3, 4))

    assert tiles_on_map(state) == {coming: "threat"}
    assert (garrison(state, coming), view(state).next_recruit) == ("", 2)


# --- units that are missing -------------------------------------------------------------------------


@given(st.sampled_from("MAICB"), st.sampled_from(sorted(TILES)))
def test_xi_11_5_xi_11_6_what_the_barracks_lack_is_missing_and_nothing_takes_its_place(
    lacking: str, coming: int
) -> None:
    """Brian and Cindy hold all units of one type; the tile has all others that it lists."""
    if coming == 8:
        return
    supply = {"M": 18, "A": 16, "I": 14, "C": 12, "B": 10}[lacking] - (lacking == "M")
    state = position(
        cities={8: recruitment("M")}, next_recruit=coming, Ann=EMPTYING,
        Brian={"units": lacking * (supply // 2)}, Cindy={"units": lacking * (supply - supply // 2)},
    )  # fmt: skip
    year(state, Ann="action")

    assert garrison(state, coming) == TILES[coming][0].replace(lacking, "")


@pytest.mark.parametrize("left", [0, 1, 2])
def test_xi_11_5_xi_11_6_of_two_pictured_units_as_many_as_there_are(left: int) -> None:
    """Tile 13 shows two mages."""
    state, _ = recruited_last(next_recruit=13, Brian={"units": "B" * (10 - left)})

    assert garrison(state, 13) == "AII" + "B" * left


def test_xi_11_7_what_was_missing_is_never_made_up_for() -> None:
    """All mages are in hands when tile 6 comes; then Brian pays one, and the tile stays as it is."""
    state = position(
        cities={8: recruitment("M"), 10: threat()}, next_recruit=6, recruit_pile=(1, 2),
        next_threat=21, threat_pile=(20, 19), Ann=EMPTYING, Brian={"city": 10, "units": "A" + "B" * 10},
    )  # fmt: skip
    year(state, Ann="action", Brian="wait action")
    play(state, BRIAN, "rewards gold and storeys")

    assert view(state).barracks["mage"] == 1
    assert garrison(state, 6) == "MAAI"
    for _ in range(2):
        year(state)
    assert garrison(state, 6) == "MAAI"


# --- the queues -------------------------------------------------------------------------------------


def test_xi_11_8_the_top_of_the_recruitment_pile_becomes_the_next_one() -> None:
    state, events = recruited_last(next_recruit=1, recruit_pile=(2, 3, 4), next_threat=5, threat_pile=(6, 7))

    assert told(events, happened.NextTileSet) == [happened.NextTileSet(2, "recruitment", False)]
    assert (view(state).next_recruit, view(state).recruit_pile.top) == (2, 3)
    assert (view(state).next_threat, view(state).threat_pile.top) == (5, 6)


def test_xi_11_9_the_top_of_the_threat_pile_becomes_the_next_one() -> None:
    state, events = beaten(next_recruit=1, recruit_pile=(2, 3, 4), next_threat=5, threat_pile=(6, 7))

    assert told(events, happened.NextTileSet) == [happened.NextTileSet(6, "threat", False)]
    assert (view(state).next_threat, view(state).threat_pile.top) == (6, 7)
    assert (view(state).next_recruit, view(state).recruit_pile.top) == (1, 2)


def test_xi_11_10_an_empty_recruitment_pile_is_the_whole_threat_discard_turned() -> None:
    state, events = recruited_last(
        next_recruit=1, recruit_pile=(2,), next_threat=5, threat_pile=(6,), threat_discard=(10, 11, 12),
        recruit_discard=(13,),
    )  # fmt: skip

    assert told(events, happened.PileTurned) == [happened.PileTurned("recruitment", 3)]
    seen = view(state)
    assert (seen.recruit_pile.top, seen.recruit_pile.size, seen.threat_discard) == (10, 3, ())
    assert (seen.threat_pile.size, seen.recruit_discard) == (1, (13, 8))


def test_xi_11_11_an_empty_threat_pile_is_the_whole_recruitment_discard_turned() -> None:
    state, events = beaten(
        next_recruit=1, recruit_pile=(2,), next_threat=5, threat_pile=(6,), recruit_discard=(10, 11, 12),
        threat_discard=(13,),
    )  # fmt: skip

    assert told(events, happened.PileTurned) == [happened.PileTurned("threat", 3)]
    seen = view(state)
    assert (seen.threat_pile.top, seen.threat_pile.size, seen.recruit_discard) == (10, 3, ())
    assert (seen.recruit_pile.size, seen.threat_discard) == (1, (13, 16))


def test_xi_11_12_without_a_discard_the_recruitment_pile_stays_empty() -> None:
    state, events = recruited_last(next_recruit=1, recruit_pile=(2,), next_threat=5, threat_pile=(6, 7))

    seen = view(state)
    assert (seen.next_recruit, seen.recruit_pile.top, seen.recruit_pile.size) == (2, None, 0)
    assert (seen.recruit_discard, seen.threat_pile.top, seen.threat_pile.size) == ((8,), 6, 2)
    assert told(events, happened.PileTurned) == []


def test_xi_11_12_without_a_discard_the_threat_pile_stays_empty_and_no_titan_wakes() -> None:
    state, events = beaten(next_recruit=1, recruit_pile=(2, 3), next_threat=5, threat_pile=(6,))

    seen = view(state)
    assert (seen.next_threat, seen.threat_pile.top, seen.threat_pile.size) == (6, None, 0)
    assert (seen.threat_discard, seen.recruit_pile.top, seen.recruit_pile.size) == ((16,), 2, 2)
    assert told(events, happened.TitansWoke) == []


def test_xi_11_13_an_empty_recruitment_queue_takes_the_top_of_the_threat_pile() -> None:
    state, events = recruited_last(next_recruit=1, recruit_pile=(), next_threat=5, threat_pile=(6, 7))

    assert told(events, happened.NextTileSet) == [happened.NextTileSet(6, "recruitment", True)]
    seen = view(state)
    assert (seen.next_recruit, seen.recruit_pile.size) == (6, 0)
    assert (seen.next_threat, seen.threat_pile.top, seen.threat_pile.size) == (5, 7, 1)


def test_xi_11_13_a_borrowed_tile_is_a_recruitment_tile_like_others() -> None:
    """Ann brings tile 1 and makes 6 the Next one; Brian brings 6, with its units."""
    state = position(
        cities={8: recruitment("M"), 9: recruitment("M")}, next_recruit=1, recruit_pile=(), next_threat=5,
        threat_pile=(6, 7, 10), Ann=EMPTYING, Brian={"city": 9},
    )  # fmt: skip
    year(state, Ann="action", Brian="action")

    assert tiles_on_map(state) == {1: "recruitment", 6: "recruitment"}
    assert garrison(state, 6) == TILES[6][0]
    assert (view(state).next_recruit, view(state).threat_pile.top) == (7, 10)


def test_xi_11_13_borrowing_the_last_threat_of_the_pile_turns_the_recruitment_discard() -> None:
    """13 and 8 lie in the recruitment discard when 6 leaves the threat pile, and become the new pile."""
    state, _ = recruited_last(
        next_recruit=1, recruit_pile=(), next_threat=5, threat_pile=(6,), recruit_discard=(13,)
    )

    seen = view(state)
    assert (seen.next_recruit, seen.next_threat) == (6, 5)
    assert (seen.threat_pile.top, seen.threat_pile.size, seen.recruit_discard) == (13, 2, ())


def test_xi_11_14_an_empty_threat_queue_wakes_the_titans_and_does_not_borrow() -> None:
    state, events = beaten(
        next_recruit=1, recruit_pile=(2, 3, 4), next_threat=5, threat_pile=(),
        titans={"T3b": "slain", "T4b": "slain"},
    )  # fmt: skip
    assert view(state).step == "wake"
    events = chance(state, "wake T5a")

    assert told(events, happened.TitansWoke) == [happened.TitansWoke(("T3a", "T4a", "T5a"))]
    assert told(events, happened.ReinforcementsArrived) == [happened.ReinforcementsArrived(2, 2)]
    assert [event.borrowed for event in told(events, happened.NextTileSet)] == []
    assert (view(state).next_recruit, view(state).recruit_pile.top) == (1, 2)


def test_xi_11_14_a_recruitment_discard_keeps_the_titans_asleep() -> None:
    state, events = beaten(
        next_recruit=1, recruit_pile=(2, 3, 4), next_threat=5, threat_pile=(), recruit_discard=(9,)
    )

    assert told(events, happened.TitansWoke) == []
    assert (view(state).next_threat, view(state).threat_pile.size) == (9, 0)


# --- at once ----------------------------------------------------------------------------------------


def test_xi_11_15_whoever_is_next_finds_the_new_tile() -> None:
    """Ann empties tile 8 with her first order; Brian recruits from tile 1 with his."""
    state = position(cities={8: recruitment("M")}, **QUEUES, Ann=EMPTYING, Brian={"city": 1})
    events = year(state, Ann="action", Brian="action")

    assert units(state, BRIAN) == "I"
    assert executed(events)[:2] == [ANN, BRIAN]


def test_xi_11_15_a_tile_that_chance_has_to_name_is_named_before_the_next_order() -> None:
    state = position(
        cities={8: recruitment("M")}, next_recruit=1, recruit_pile=(2,), recruit_hidden=2, next_threat=3,
        threat_pile=(4,), Ann=EMPTYING, Brian={"city": 1},
    )  # fmt: skip
    events = year(state, Ann="action", Brian="action")

    assert (view(state).step, active(state), executed(events)) == ("reveal", CHANCE, [ANN])
    assert executed(chance(state, "tile 5"))[0] == BRIAN


def test_xi_11_16_discard_then_place_then_next() -> None:
    _, recruiting = recruited_last()
    _, fighting = beaten()

    for events in (recruiting, fighting):
        happened_so = [type(event) for event in events if isinstance(event, RENEWING)]
        assert happened_so == [happened.TileDiscarded, happened.TilePlaced, happened.NextTileSet]
