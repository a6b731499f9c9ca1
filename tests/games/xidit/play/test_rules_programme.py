"""Course of the game (XI-3) and secret orders (XI-4)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import Programme
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import COLOURS, ROADS
from tests.games.xidit.table import (
    ANN,
    BRIAN,
    CINDY,
    DAVID,
    MODES,
    NAMES,
    SEAT_COUNTS,
    chance,
    dealt,
    executed,
    fresh,
    garrison,
    offers,
    orders,
    own,
    play,
    position,
    random_game,
    recruitment,
    refused,
    threat,
    units,
    view,
    year,
)

ORDERS = (*COLOURS, "action", "wait")
OTHERS = (BRIAN, CINDY, DAVID, None)
programmes = st.tuples(*[st.sampled_from(ORDERS)] * 6)
marches = st.tuples(*[st.sampled_from((*COLOURS, "wait"))] * 6)


def asked_about_rewards(**more: Any) -> State:
    """Ann has beaten the threat in 16, and is asked which rewards she takes."""
    state = position(cities={16: threat()}, Ann={"city": 16, "units": "MA"}, **more)
    year(state, Ann="action red")
    assert view(state).step == "rewards"
    return state


# --- course of the game -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_xi_3_1_xi_3_2_the_long_game_has_twelve_years_of_six_orders(seats: int) -> None:
    years: list[int] = []
    done: Counter[int] = Counter()
    for played in random_game(seats, seed=2):
        years += [event.year for event in told(played.events, happened.YearBegan)]
        done.update(executed(played.events))

    assert years == list(range(1, 13))
    assert done == dict.fromkeys(range(seats), 12 * 6)
    assert view(played.after).years == 12


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_3_3_orders_recruiting_and_rewards_are_alike_in_all_games(seats: int, length: str) -> None:
    names = NAMES[:seats]
    state = position(
        names, {"length": length}, cities={1: recruitment("IB"), 5: threat()}, threat_pile=(8, 9, 10),
        Ann={"city": 1, "units": "MMMIICCC"}, Brian={"city": 5},
    )  # fmt: skip
    events = year(state, Ann="action red black action", Brian="action")

    assert units(state, ANN) == ("MIICCC" if seats == 3 else "MIIIC")
    assert garrison(state, 1) == "B"
    assert told(events, happened.Recruited) == [happened.Recruited(ANN, 1, "infantry")]
    assert executed(events)[: seats * 3] == list(range(seats)) * 3
    assert offers(state) == [
        "rewards gold and bards",
        "rewards gold and storeys",
        "rewards bards and storeys",
    ]


@pytest.mark.parametrize("seat", [BRIAN, CINDY, DAVID, CHANCE])
def test_xi_3_4_only_who_is_asked_can_move(seat: int) -> None:
    state = asked_about_rewards()

    with refused("XI-3.4", state):
        play(state, seat, "rewards gold and bards")
    assert GAME.to_act(state) == (ANN,)


def test_xi_3_4_chance_hands_in_no_orders_and_nobody_lays_tiles_for_it() -> None:
    state = position()
    with refused("XI-3.4", state):
        chance(state, orders("wait"))

    state = fresh(4)
    with refused("XI-3.4", state):
        play(state, ANN, "first 1")


@pytest.mark.parametrize(
    "move",
    [
        "place Idrakys in 3",
        "bards 1 snow",
        "eliminate T3a with 3 militia units",
        "show 1",
        "storey in 16",
        "dummy wealth",
    ],
)
def test_xi_3_5_only_the_decision_asked_for_can_be_made(move: str) -> None:
    state = asked_about_rewards()

    with refused("XI-3.5", state):
        play(state, ANN, move)


@pytest.mark.parametrize("move", ["rewards gold and bards", "place Idrakys in 3", "show 0"])
def test_xi_3_5_while_orders_are_written_nothing_else_can_be_done(move: str) -> None:
    state = position()

    with refused("XI-3.5", state):
        play(state, ANN, move)


def test_xi_3_6_declining_is_offered_nowhere_but_before_titans() -> None:
    for state in (dealt(4), position(), asked_about_rewards(), position(step="bards", prize=1, wanted=2)):
        seat = GAME.to_act(state)[0]
        with refused("XI-3.6", state):
            play(state, seat, "pass")


# --- secret orders ----------------------------------------------------------------------------------


def test_xi_4_1_everybody_writes_at_once_and_in_any_sequence() -> None:
    written = {ANN: "red blue", BRIAN: "blue", CINDY: "action", DAVID: "black black"}
    results = set()
    for sequence in permutations(range(4)):
        state = position(cities={3: recruitment()})
        assert GAME.to_act(state) == (ANN, BRIAN, CINDY, DAVID)
        for seat in sequence:
            assert seat in GAME.to_act(state)
            play(state, seat, orders(written[seat]))
        results.add(encode(GAME.dump(state)))

    assert len(results) == 1


@given(programmes)
def test_xi_4_2_xi_19_5_nobody_sees_what_somebody_has_written(written: tuple[str, ...]) -> None:
    """Whatever Ann writes, all others see and hear the same."""
    seen = []
    for chosen in (written, ("wait",) * 6):
        state = position()
        events = play(state, ANN, Programme(chosen))
        assert view(state, ANN).programme == chosen
        seen.append(
            [encode([view(state, seat), [GAME.redact(event, seat) for event in events]]) for seat in OTHERS]
        )

    assert seen[0] == seen[1]
    assert [place.ready for place in view(state).players] == [True, False, False, False]


@pytest.mark.parametrize("count", [0, 1, 5, 7])
def test_xi_4_3_a_programme_has_six_orders(count: int) -> None:
    state = position()

    with refused("XI-4.3", state):
        play(state, ANN, Programme(("wait",) * count))


@given(marches)
def test_xi_4_4_orders_are_carried_out_from_the_first_to_the_last(written: tuple[str, ...]) -> None:
    state = position(Ann={"city": 5})
    year(state, Ann=" ".join(written))

    expected = 5
    for order in written:
        expected = ROADS[expected].get(order) or expected
    assert own(state, ANN).city == expected


@pytest.mark.parametrize("order", ["green", "", "Action", "recruit", "move"])
@pytest.mark.parametrize("place", [0, 5])
def test_xi_4_5_there_are_five_orders_and_no_other(order: str, place: int) -> None:
    state = position()
    written = ["wait"] * 6
    written[place] = order

    with refused("XI-4.5", state):
        play(state, ANN, Programme(tuple(written)))


def test_xi_4_6_the_same_colour_leads_elsewhere_from_elsewhere() -> None:
    ends = set()
    for start in (5, 6, 11, 17):
        state = position(Ann={"city": start})
        year(state, Ann="red")
        ends.add(own(state, ANN).city)

    assert ends == {2, 7, 17, 11}


def test_xi_4_7_the_same_action_recruits_here_and_eliminates_there() -> None:
    state = position(
        cities={5: recruitment("M"), 12: threat()}, Ann={"city": 5, "units": "AB"}, recruit_pile=(20, 21)
    )
    events = year(state, Ann="action blue action")

    kinds = [
        type(event) for event in events if isinstance(event, (happened.Recruited, happened.ThreatEliminated))
    ]
    assert kinds == [happened.Recruited, happened.ThreatEliminated]


@given(programmes)
def test_xi_4_8_xi_4_9_every_mix_of_orders_is_accepted_anywhere(written: tuple[str, ...]) -> None:
    state = position(cities={3: recruitment("M"), 5: threat()}, Ann={"city": 20})
    assert Programme(written) in GAME.legal_moves(state, ANN)
    year(state, Ann=" ".join(written), Brian=" ".join(written))

    assert view(state).players[ANN].programme == written


@pytest.mark.parametrize("order", ORDERS)
def test_xi_4_8_six_times_the_same_order(order: str) -> None:
    state = position(Ann={"city": 13})
    events = year(state, Ann=" ".join([order] * 6))

    assert executed(events).count(ANN) == 6


def test_xi_4_9_orders_without_a_road_or_a_tile_are_written_all_the_same() -> None:
    """No red road leaves 4, and nothing lies there."""
    state = position(Ann={"city": 4})
    events = year(state, Ann="red action red action red action")

    assert [event.city for event in told(events, happened.Stayed)] == [4, 4, 4]
    assert [event.reason for event in told(events, happened.ActionVoid)] == ["nothing"] * 3


@pytest.mark.parametrize("seat", [None, ANN, DAVID])
def test_xi_4_10_xi_19_6_all_see_the_next_tiles_and_the_tops_of_the_piles(seat: int | None) -> None:
    state = position(next_recruit=8, recruit_pile=(9, 10), next_threat=12, threat_pile=(17, 18))
    seen = view(state, seat)

    assert (seen.next_recruit, seen.recruit_pile.top) == (8, 9)
    assert (seen.next_threat, seen.threat_pile.top) == (12, 17)
