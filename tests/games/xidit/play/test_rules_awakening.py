"""The Titans awake and reinforcements arrive (XI-12)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.moves import FightTitan
from tafelrunde.games.xidit.play.state import State
from tests.games.rule_table import told
from tests.games.xidit.facts import TITANS
from tests.games.xidit.table import (
    ANN,
    FOUR,
    NAMES,
    active,
    chance,
    garrison,
    offers,
    own,
    play,
    position,
    recruitment,
    refused,
    threat,
    tiles_on_map,
    view,
    year,
)

LAST: dict[str, Any] = {
    "cities": {16: threat()},
    "next_recruit": 1,
    "recruit_pile": (2, 3, 4),
    "next_threat": 5,
    "threat_pile": (),
    "threat_discard": (10, 11, 12),
    "Ann": {"city": 16, "units": "MA"},
}
"""Ann beats the threat of 16, 5 comes onto the map, and nothing is left to follow it."""
CONDITIONS = ("sleeping", "raging", "slain")


def last_threat_beaten(**given: Any) -> State:
    state = position(**{**LAST, **given})
    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")
    return state


def woken(**given: Any) -> tuple[State, list[Event]]:
    """As far as the first tile of the new threat pile; only one Titan of each size takes part."""
    last_of_piles = {"T3b": "slain", "T4b": "slain", "T5b": "slain"}
    state = position(**{**LAST, "titans": last_of_piles, **given})
    year(state, Ann="action")
    return state, play(state, ANN, "rewards gold and storeys")


def lairs(state: State) -> list[tuple[tuple[str, ...], str | None]]:
    return [(lair.sleeping, lair.raging) for lair in view(state).titans]


# --- slumbering and raging --------------------------------------------------------------------------


def test_xi_12_1_slumbering_titans_do_nothing() -> None:
    """An action in an empty city is void as long as all six slumber."""
    state = position(Ann={"city": 13, "units": "MMMMMM"})
    events = year(state, Ann="action")

    assert told(events, happened.ActionVoid) == [happened.ActionVoid(ANN, 13, "nothing")]


def test_xi_12_1_xi_13_10_a_slumbering_titan_cannot_be_fought() -> None:
    state = position(titans={"T4a": "raging"}, step="titan", Ann={"city": 13, "units": "MMMMM"})

    assert offers(state) == ["pass", "eliminate T4a with 4 militia units"]
    for titan, size in (("T3a", 3), ("T4b", 4), ("T5b", 5)):
        with refused("XI-13.10", state):
            play(state, ANN, FightTitan(titan, ("militia",) * size))


@pytest.mark.parametrize("name", FOUR)
def test_xi_12_2_a_raging_titan_can_be_eliminated_by_anybody(name: str) -> None:
    fighter: dict[str, Any] = {name: {"city": 13, "units": "MAI"}}
    state = position(titans={"T3a": "raging"}, **fighter)
    year(state, **{name: "action"})

    seat = NAMES.index(name)
    assert active(state) == seat
    events = play(state, seat, "eliminate T3a with 1 militia unit, 1 archer, 1 infantry unit")
    assert [event.seat for event in told(events, happened.TitanBeaten)] == [seat]


# --- when, and which --------------------------------------------------------------------------------


def test_xi_12_3_the_titans_awake_when_nothing_can_follow_the_last_threat() -> None:
    state = last_threat_beaten()

    assert (view(state).step, active(state)) == ("wake", CHANCE)
    assert tiles_on_map(state) == {5: "threat"}


@pytest.mark.parametrize(
    "given_more",
    [
        pytest.param({"threat_pile": (9,)}, id="a threat in the pile"),
        pytest.param({"recruit_discard": (9,)}, id="a tile in the recruitment discard"),
    ],
)
def test_xi_12_3_they_do_not_as_long_as_something_can(given_more: dict[str, Any]) -> None:
    state = last_threat_beaten(**given_more)

    assert view(state).step == "programme"
    assert (view(state).next_threat, lairs(state)[0]) == (9, (("T3a", "T3b"), None))


def test_xi_12_3_an_empty_recruitment_queue_wakes_nobody() -> None:
    """The last recruitment tile comes; the queue borrows instead."""
    state = position(
        cities={8: recruitment("M")}, next_recruit=1, recruit_pile=(), next_threat=5, threat_pile=(6, 7),
        Ann={"city": 8},
    )  # fmt: skip
    events = year(state, Ann="action")

    assert told(events, happened.TitansWoke) == []


@given(st.tuples(*[st.sampled_from(CONDITIONS) for _ in TITANS]))
def test_xi_12_4_xi_12_5_xi_12_6_every_slumbering_top_awakes_and_nothing_else(
    told_so: tuple[str, ...],
) -> None:
    """Any state of the six Titans in which at most one of a pile rages."""
    given_so = dict(zip(TITANS, told_so, strict=True))
    piles = [{titan: given_so[titan] for titan in TITANS if titan[1] == size} for size in "345"]
    if any(list(pile.values()).count("raging") > 1 for pile in piles):
        return
    state = last_threat_beaten(titans=given_so)
    asleep = [[titan for titan, sleep in pile.items() if sleep == "sleeping"] for pile in piles]
    rages = ["raging" in pile.values() for pile in piles]
    tops = [names[-1] for names, awake in zip(asleep, rages, strict=True) if len(names) == 2 and not awake]
    if tops:
        assert view(state).step == "wake"
        chance(state, f"wake {', '.join(tops)}")

    for pile, lair, names, awake in zip(piles, view(state).titans, asleep, rages, strict=True):
        if awake:
            (raging,) = [titan for titan, sleep in pile.items() if sleep == "raging"]
            assert (lair.raging, lair.sleeping) == (raging, tuple(names))
        elif names:
            assert (lair.raging, lair.sleeping) == (names[-1], tuple(names[:-1]))
        else:
            assert (lair.raging, lair.sleeping) == (None, ())


@pytest.mark.parametrize(
    "typed",
    ["wake T3a", "wake T3a, T4a, T5a, T5b", "wake T3a, T3b, T5a", "wake nothing", "wake T4a, T3a, T5a"],
)
def test_xi_12_4_one_titan_of_each_pile_is_on_top(typed: str) -> None:
    state = last_threat_beaten()

    with refused("XI-2.4", state):
        chance(state, typed)


def test_xi_12_7_the_one_below_slumbers_until_the_next_awakening() -> None:
    state = position(titans={"T3a": "raging"}, step="titan", Ann={"city": 13, "units": "MMMMMMMM"})
    play(state, ANN, "eliminate T3a with 3 militia units")
    play(state, ANN, "rewards gold and storeys")

    assert lairs(state)[0] == (("T3b",), None)
    state = last_threat_beaten(titans={"T3a": "slain", "T4a": "slain", "T5a": "slain"})
    assert [raging for _, raging in lairs(state)] == ["T3b", "T4b", "T5b"]


def test_xi_12_8_of_a_pile_only_one_rages() -> None:
    state = last_threat_beaten(titans={"T3a": "raging", "T4b": "raging", "T5a": "raging"})

    assert lairs(state) == [(("T3b",), "T3a"), (("T4a",), "T4b"), (("T5b",), "T5a")]


# --- reinforcements ---------------------------------------------------------------------------------


@pytest.mark.parametrize("condition", ["raging", "slain"])
def test_xi_12_9_reinforcements_arrive_even_if_no_titan_is_turned(condition: str) -> None:
    others = {"T3b": "slain", "T4b": "slain", "T5b": "slain"}
    titans = {"T3a": condition, "T4a": condition, "T5a": condition, **others}
    _, events = woken(titans=titans)

    assert told(events, happened.TitansWoke) == [happened.TitansWoke(())]
    assert told(events, happened.ReinforcementsArrived) == [happened.ReinforcementsArrived(2, 5)]


def test_xi_12_10_after_the_titans() -> None:
    _, events = woken()

    kinds = [type(event) for event in events]
    assert kinds.index(happened.TitansWoke) < kinds.index(happened.ReinforcementsArrived)


def test_xi_12_11_xi_12_12_xi_12_13_the_two_upper_tiles_are_the_new_recruitment_pile() -> None:
    state, _ = woken(options={"memory_aid": "on"})

    seen = view(state)
    assert (seen.recruit_pile.top, seen.recruit_pile.known, seen.recruit_pile.size) == (2, (3,), 2)
    assert seen.hidden is not None
    assert set(seen.hidden.apart) == {4, 10, 11, 12, 16}
    assert (seen.threat_discard, seen.recruit_discard) == ((), ())


def test_xi_12_11_xi_12_12_what_the_recruitment_pile_lacks_comes_from_the_oldest_discards() -> None:
    """One tile in the pile: just below it lies the one discarded first, for the discard is turned over."""
    state, _ = woken(options={"memory_aid": "on"}, recruit_pile=(2,))

    seen = view(state)
    assert (seen.recruit_pile.top, seen.recruit_pile.known) == (2, (10,))
    assert seen.hidden is not None
    assert set(seen.hidden.apart) == {11, 12, 16}


def test_xi_12_12_hidden_tiles_of_the_recruitment_pile_lie_above_the_discard() -> None:
    state = position(**{**LAST, "recruit_pile": (2,), "recruit_hidden": 3, "options": {"memory_aid": "on"}})
    year(state, Ann="action")
    play(state, ANN, "rewards gold and storeys")
    chance(state, "wake T3a, T4a, T5a")

    seen = view(state)
    assert seen.hidden is not None
    assert (seen.recruit_pile.top, seen.recruit_pile.size, seen.hidden.recruit) == (2, 2, 1)
    assert (set(seen.hidden.apart), seen.hidden.threat) == ({10, 11, 12, 16}, 2)


def test_xi_12_14_all_others_are_shuffled_into_the_threat_pile() -> None:
    """Every order of them can come."""
    state, _ = woken()
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        drawn[drawn_threats(state.copy(), Seeded(seed))] += 1

    assert {tiles[0] for tiles in drawn} == {4, 10, 11, 12, 16}
    assert len(drawn) == 5 * 4
    assert max(drawn.values()) < 60


def drawn_threats(state: State, rng: Seeded) -> tuple[int, ...]:
    """Next tile and top of the pile, as chance names them."""
    while active(state) == CHANCE:
        chance(state, GAME.chance(state, rng))
        if view(state).step == "programme":
            break
    seen = view(state)
    return (seen.next_threat or 0, seen.threat_pile.top or 0)


@pytest.mark.parametrize("tile", [1, 2, 3, 5, 6, 20, 0, 99])
def test_xi_12_14_no_other_tile_can_come_to_the_top(tile: int) -> None:
    state, _ = woken()

    with refused("XI-12.14", state):
        chance(state, f"tile {tile}")


def test_xi_12_14_nothing_else_is_shuffled() -> None:
    """Turned discards come in the sequence of discarding, and chance is not asked."""
    state = last_threat_beaten(recruit_discard=(9, 13, 8))

    assert (view(state).next_threat, view(state).threat_pile.top, view(state).step) == (9, 13, "programme")


@pytest.mark.parametrize("top", [4, 10, 11, 12, 16])
def test_xi_12_15_the_top_of_the_new_threat_pile_is_next(top: int) -> None:
    state, _ = woken()
    chance(state, f"tile {top}")

    assert view(state).next_threat == top
    second = min({4, 10, 11, 12, 16} - {top})
    chance(state, f"tile {second}")
    assert (view(state).next_threat, view(state).threat_pile.top) == (top, second)
    assert (view(state).threat_pile.size, view(state).step) == (4, "programme")


def test_xi_12_16_the_next_recruitment_tile_and_the_map_stay() -> None:
    on_map = {16: threat(), 9: threat(), 6: recruitment("AB")}
    state, _ = woken(cities=on_map, Brian={"city": 3, "gold": 4})

    assert view(state).next_recruit == 1
    assert tiles_on_map(state) == {9: "threat", 6: "recruitment", 5: "threat"}
    assert garrison(state, 6) == "AB"
    assert (own(state, 1).gold, own(state, 1).city) == (4, 3)
