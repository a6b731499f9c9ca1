"""Eliminating a threat (XI-7) and choosing rewards (XI-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import TakeRewards
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import TILES, TITANS
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    DAVID,
    MODES,
    NAMES,
    SUPPLY,
    active,
    city,
    garrison,
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
KNOWN: dict[str, Any] = {"next_threat": 20, "threat_pile": (21, 19)}
"""Threats that come into play far away."""


def beaten(number: int = 16, more: str = "", **given: Any) -> State:
    """Ann has beaten the threat of a city and is asked about her rewards."""
    ann = {"city": number, "units": TILES[number][1] + more}
    state = position(cities={number: threat()}, **{**KNOWN, "Ann": ann, **given})
    year(state, Ann="action action action")
    return state


# --- paying -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_7_1_whoever_owns_the_units_eliminates_without_a_question(seats: int, length: str) -> None:
    state = position(
        NAMES[:seats], {"length": length}, cities={13: threat()}, Ann={"city": 13, "units": "IIBC"}
    )
    events = year(state, Ann="action")

    assert [event.city for event in told(events, happened.ThreatEliminated)] == [13]
    assert offers(state) == PAIRS


@pytest.mark.parametrize("number", TILES)
def test_xi_7_1_xi_7_2_xi_7_3_exactly_the_named_units_go_back_to_the_barracks(number: int) -> None:
    cost = TILES[number][1]
    state = position(cities={number: threat()}, Ann={"city": number, "units": "MMAIICCB" + cost})
    (event,) = told(year(state, Ann="action"), happened.ThreatEliminated)

    assert event == happened.ThreatEliminated(ANN, number, tuple(unit_list(cost)))
    assert units(state, ANN) == "MMAIICCB"
    kept = unit_counts("MMAIICCB")
    assert view(state).barracks == {unit: SUPPLY[unit] - kept[unit] for unit in SUPPLY}


@pytest.mark.parametrize("number", TILES)
def test_xi_7_2_xi_7_5_with_one_unit_missing_nothing_happens_and_nothing_is_paid(number: int) -> None:
    """However many units of all other types somebody has, stronger ones included."""
    cost = TILES[number][1]
    for missing in set(cost):
        plenty = "".join(unit * (cost.count(unit) - 1 if unit == missing else 4) for unit in "MAICB")
        state = position(cities={number: threat()}, Ann={"city": number, "units": plenty})
        events = year(state, Ann="action")

        assert told(events, happened.ThreatEliminated) == []
        assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, number, "units")]
        assert units(state, ANN) == plenty
        assert city(state, number).tile == "threat"


def test_xi_7_3_the_units_are_shown_to_all() -> None:
    state = position(cities={17: threat()}, Ann={"city": 17, "units": "MACB"})
    (event,) = told(year(state, Ann="action"), happened.ThreatEliminated)

    for seat in (None, BRIAN, CINDY, DAVID):
        assert GAME.redact(event, seat) == event
    assert event.units == ("militia", "archer", "cleric")
    assert view(state, BRIAN).players[ANN].units is None


def test_xi_7_4_units_that_were_paid_stand_on_tiles_again() -> None:
    """All ten mages are in hands; Ann pays one, and the next tile finds it in the barracks."""
    state = position(
        cities={10: threat(), 5: recruitment("M")}, next_recruit=6, recruit_pile=(1, 2), **KNOWN,
        Ann={"city": 10, "units": "AB"}, Brian={"city": 5, "units": {"mage": 9}},
    )  # fmt: skip
    assert "mage" not in view(state).barracks
    year(state, Ann="action", Brian="action")
    play(state, ANN, "rewards gold and storeys")

    assert garrison(state, 6) == "MAAIB"


def test_xi_7_6_when_the_threat_has_gone_the_action_is_void() -> None:
    both = {"city": 16, "units": "MA"}
    state = position(cities={16: threat()}, Ann=both, Brian=both, **KNOWN)
    year(state, Ann="action", Brian="action")
    events = play(state, ANN, "rewards gold and storeys")

    assert told(events, happened.ActionVoid) == [happened.ActionVoid(BRIAN, 16, "nothing")]
    assert units(state, BRIAN) == "MA"


def test_xi_7_6_then_a_titan_can_be_fought() -> None:
    both = {"city": 16, "units": "MAI"}
    state = position(cities={16: threat()}, titans={"T3b": "raging"}, Ann=both, Brian=both, **KNOWN)
    year(state, Ann="action", Brian="action")
    play(state, ANN, "rewards gold and storeys")

    assert active(state) == BRIAN
    assert "eliminate T3b with 1 militia unit, 1 archer and 1 infantry unit" in offers(state)


# --- once a year ------------------------------------------------------------------------------------


def test_xi_7_7_a_second_threat_in_the_same_city_stands_until_next_year() -> None:
    state = position(cities={16: threat()}, Ann={"city": 16, "units": "MA", "eliminated": [16]}, **KNOWN)
    events = year(state, Ann="action red red action")

    assert [event.reason for event in told(events, happened.ActionVoid)] == ["eliminated"] * 2
    assert units(state, ANN) == "MA"
    year(state, Ann="action")
    assert view(state).step == "rewards"


def test_xi_7_7_after_a_threat_no_titan_in_the_same_city_and_year() -> None:
    state = beaten(16, "MMM", titans={"T3a": "raging"})
    events = play(state, ANN, "rewards gold and storeys")

    assert [event.reason for event in told(events, happened.ActionVoid)] == ["eliminated"] * 2
    assert view(state).titans[0].raging == "T3a"


def test_xi_7_7_after_a_titan_no_threat_in_the_same_city_and_year() -> None:
    """Ann beats a Titan in 16, then Brian brings the threat of 16 onto the map."""
    state = position(
        cities={8: threat()}, titans={"T3a": "raging"}, next_threat=16, threat_pile=(21, 19),
        Ann={"city": 16, "units": "MMMMA"}, Brian={"city": 8, "units": "MI"},
    )  # fmt: skip
    year(state, Ann="action wait action", Brian="wait action")
    play(state, ANN, "eliminate T3a with 3 militia units")
    play(state, ANN, "rewards gold and storeys")
    events = play(state, BRIAN, "rewards gold and storeys")

    assert tiles_on_map(state) == {16: "threat"}
    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 16, "eliminated")]
    assert units(state, ANN) == "MA"


def test_xi_7_7_xi_7_9_another_city_in_the_same_year_is_rewarded_again() -> None:
    state = position(cities={8: threat(), 12: threat()}, Ann={"city": 8, "units": "MIMAB"}, **KNOWN)
    year(state, Ann="action red action")
    play(state, ANN, "rewards gold and storeys")

    assert offers(state) == PAIRS
    play(state, ANN, "rewards gold and storeys")
    assert own(state, ANN).gold == TILES[8][2][0] + TILES[12][2][0]


def test_xi_7_8_somebody_else_may_still_eliminate_a_threat_there() -> None:
    state = position(
        cities={16: threat()},
        Ann={"city": 16, "units": "MA", "eliminated": [16]},
        Brian={"city": 16, "units": "MA"},
        **KNOWN,
    )
    events = year(state, Ann="action", Brian="action")

    assert [event.seat for event in told(events, happened.ThreatEliminated)] == [BRIAN]
    assert active(state) == BRIAN


@pytest.mark.parametrize("titan", TITANS)
def test_xi_7_9_a_titan_is_rewarded_too(titan: str) -> None:
    state = position(titans={titan: "raging"}, step="titan", Ann={"city": 13, "units": "MMMMM"})
    play(state, ANN, f"eliminate {titan} with {TITANS[titan][0]} militia")

    assert offers(state) == PAIRS


def test_xi_7_10_units_are_paid_before_the_rewards_and_tiles_renewed_after_them() -> None:
    state = beaten(17)
    assert view(state).barracks == SUPPLY
    assert tiles_on_map(state) == {17: "threat"}
    assert view(state).next_threat == 20

    play(state, ANN, "rewards bards and storeys")
    assert tiles_on_map(state) == {17: "threat"}
    play(state, ANN, "bards 3 snow")
    assert tiles_on_map(state) == {20: "threat"}
    assert (view(state).threat_discard, view(state).next_threat) == ((17,), 21)


# --- two of three rewards ---------------------------------------------------------------------------


def test_xi_8_1_xi_8_4_two_of_three_rewards_are_chosen_after_the_elimination() -> None:
    state = beaten(17)

    assert active(state) == ANN
    assert offers(state) == PAIRS
    assert (own(state, ANN).gold, own(state, ANN).bards_left, own(state, ANN).stories) == (0, 20, 15)


@pytest.mark.parametrize(
    ("rewards", "gold", "bards", "height"),
    [("gold and bards", 3, 3, 0), ("gold and stories", 3, 0, 3), ("bards and stories", 0, 3, 3)],
)
def test_xi_8_1_xi_8_3_the_third_reward_brings_nothing(
    rewards: str, gold: int, bards: int, height: int
) -> None:
    state = beaten(17)
    play(state, ANN, f"rewards {rewards}")
    if bards:
        play(state, ANN, "bards 3 west")

    assert own(state, ANN).gold == gold
    assert own(state, ANN).bards == ({"west": 3} if bards else {})
    assert city(state, 17).height == height
    assert view(state).step == "programme"


@pytest.mark.parametrize(
    "rewards",
    [
        pytest.param((), id="none"),
        pytest.param(("gold",), id="one"),
        pytest.param(("gold", "bards", "stories"), id="three"),
        pytest.param(("gold", "units"), id="no such reward"),
    ],
)
def test_xi_8_1_not_fewer_not_more_and_nothing_else(rewards: tuple[str, ...]) -> None:
    state = beaten(17)

    with refused("XI-8.1", state):
        play(state, ANN, TakeRewards(rewards))


@pytest.mark.parametrize("reward", ["gold", "bards", "stories"])
def test_xi_8_2_not_the_same_reward_twice(reward: str) -> None:
    state = beaten(17)

    with refused("XI-8.2", state):
        play(state, ANN, f"rewards {reward} and {reward}")


def test_xi_8_4_the_orders_do_not_decide_the_rewards() -> None:
    """The same programme leads to all three choices."""
    results = set()
    for pair in PAIRS:
        state = beaten(17)
        play(state, ANN, pair)
        results.add((own(state, ANN).gold, view(state).wanted, city(state, 17).height))

    assert results == {(3, 3, 0), (3, 0, 3), (0, 3, 3)}
