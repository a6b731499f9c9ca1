"""Tribes that have to do with markers: who brings one, where it goes, and the merfolk board."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import Event
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play.events import MarkerMissed, MarkerPlaced, MerfolkMoved
from tafelrunde.games.ethnos.play.moves import PlaceMarker, Reveal
from tafelrunde.games.ethnos.play.state import State
from tests.games.ethnos import facts
from tests.games.ethnos.table import (
    ANN,
    BRIAN,
    FOUR,
    NAMES,
    SEAT_COUNTS,
    THREE,
    active,
    chance,
    glory,
    markers,
    offers,
    play,
    player,
    position,
    refused,
    view,
)
from tests.games.rule_table import told

AT_HOME = tuple(tribe for tribe in facts.LEADERS if tribe not in ("halfling", "wingfolk"))
"""Leaders that bring their marker into the kingdom of their colour."""
STOCK = 10


def with_band(tribe: str, size: int, skeletons: int = 0, **ann: object) -> State:
    """Ann holds exactly this band; Brian holds a card, so that he is asked next."""
    hand = [*facts.cards_of(tribe, size - skeletons), *["skeleton"] * skeletons]
    return position(
        market=["blue elf"], Ann={"hand": hand, "supply": STOCK, **ann}, Brian={"hand": ["blue elf"]}
    )


def play_all(state: State, tribe: str, size: int, skeletons: int = 0) -> list[Event]:
    return play(state, ANN, f"play {facts.band_of(tribe, size, skeletons)}")


def own_marker(events: list[Event]) -> list[str]:
    """Kingdoms into which the band itself brought a marker."""
    return [event.kingdom for event in told(events, MarkerPlaced) if not event.free]


@pytest.mark.parametrize("tribe", AT_HOME)
def test_et_13_31_et_13_6_only_the_minotaur_needs_one_card_less(tribe: str) -> None:
    for size, before in product(range(1, 9), range(10)):
        state = with_band(tribe, size, markers={"green": before})
        enough = size >= before if tribe == "minotaur" else size > before

        events = play_all(state, tribe, size)

        assert own_marker(events) == ["green"] * enough
        assert markers(state, ANN).get("green", 0) == before + enough


@pytest.mark.parametrize("tribe", AT_HOME)
def test_et_13_43_skeletons_count_for_the_marker(tribe: str) -> None:
    for size, before in product(range(2, 7), range(7)):
        plain = with_band(tribe, size, markers={"green": before})
        with_jokers = with_band(tribe, size, size - 1, markers={"green": before})

        assert own_marker(play_all(plain, tribe, size)) == own_marker(
            play_all(with_jokers, tribe, size, size - 1)
        )


@given(st.integers(1, 10), st.integers(0, 8), st.integers(0, 6))
def test_et_13_17_a_halfling_leader_never_brings_a_marker(size: int, before: int, jokers: int) -> None:
    skeletons = min(jokers, size - 1)
    state = with_band("halfling", size, skeletons, markers={"green": before})

    events = play_all(state, "halfling", size, skeletons)

    assert told(events, MarkerPlaced) == []
    assert [event.reason for event in told(events, MarkerMissed)] == ["halfling"]
    assert (markers(state, ANN).get("green", 0), player(state, ANN).supply) == (before, STOCK)
    assert active(state) == BRIAN


@given(st.integers(1, 4), st.integers(0, 6))
def test_et_13_18_halflings_count_under_another_leader(halflings: int, before: int) -> None:
    hand = ["green elf", f"{halflings} green halflings"]
    state = position(Ann={"hand": hand, "markers": {"green": before}})

    events = play(state, ANN, f"play green elf with {halflings} green halflings")

    assert own_marker(events) == ["green"] * (halflings + 1 > before)


@pytest.mark.parametrize("tribe", facts.TRIBES)
def test_et_13_19_et_13_42_every_card_is_in_the_deck_as_often_as_in_the_box(tribe: str) -> None:
    state = position(step="draw", drawing=100, tribes=[tribe])

    drawn = {card: draw_out(state, card) for card in facts.whole_deck([tribe])}

    assert drawn == facts.whole_deck([tribe])
    assert sum(drawn.values()) == (24 if tribe == "halfling" else 12)


def draw_out(state: State, card: str) -> int:
    """How often CHANCE can name this card."""
    for times in range(30):
        try:
            chance(state, Reveal(card))
        except IllegalMove:
            return times
    raise AssertionError(card)


@given(st.integers(1, 10), st.lists(st.integers(0, 4), min_size=6, max_size=6))
def test_et_13_52_et_13_53_et_14_19_et_14_26_wingfolk_may_name_every_kingdom_that_fits(
    size: int, before: list[int]
) -> None:
    state = with_band("wingfolk", size, markers=dict(zip(facts.KINGDOMS, before, strict=True)))
    fitting = [kingdom for kingdom, count in zip(facts.KINGDOMS, before, strict=True) if size > count]

    events = play_all(state, "wingfolk", size)

    if len(fitting) <= 1:
        assert own_marker(events) == fitting
        assert active(state) == BRIAN
        return
    for kingdom in facts.KINGDOMS:
        check_flight(state.copy(), kingdom, allowed=kingdom in fitting)
    with refused("ET-14.26", state):
        play(state, ANN, "pass")


def check_flight(state: State, kingdom: str, *, allowed: bool) -> None:
    """One answer to where the marker goes."""
    before = markers(state, ANN).get(kingdom, 0)
    assert (PlaceMarker(kingdom) in GAME.legal_moves(state, ANN)) == allowed
    if allowed:
        assert own_marker(play(state, ANN, PlaceMarker(kingdom))) == [kingdom]
        assert markers(state, ANN)[kingdom] == before + 1
        return
    with refused("ET-5.3", state):
        play(state, ANN, PlaceMarker(kingdom))


@pytest.mark.parametrize("names", [THREE, FOUR])
def test_et_13_20_et_13_22_et_13_23_et_13_25_et_14_5_a_swim_of_any_length_from_any_space(
    names: tuple[str, ...],
) -> None:
    for start, size in product(range(facts.MERFOLK_LAST + 1), range(1, 11)):
        ann = {"hand": facts.cards_of("merfolk", size), "merfolk": start, "supply": STOCK}
        state = position(names, Ann=ann)

        events = play_all(state, "merfolk", size)

        space = min(start + size, facts.MERFOLK_LAST)
        assert told(events, MerfolkMoved) == [MerfolkMoved(ANN, space, facts.symbols_between(start, space))]
        assert player(state, ANN).merfolk == space


@given(st.lists(st.integers(1, 10), max_size=8))
def test_et_13_24_et_13_25_et_13_30_a_whole_journey_meets_every_symbol_once(sizes: list[int]) -> None:
    start = 0
    met = 0
    for size in sizes:
        state = with_band("merfolk", size, merfolk=start)
        play_all(state, "merfolk", size)
        while view(state).step == "free_marker":
            play(state, ANN, "place in Rhea")
            met += 1
        start = player(state, ANN).merfolk

    assert start == min(sum(sizes), facts.MERFOLK_LAST)
    assert met == facts.symbols_between(0, start)


@given(st.integers(0, 12), st.sampled_from(facts.KINGDOMS), st.integers(0, 3))
def test_et_13_21_et_13_26_et_13_27_a_free_marker_goes_anywhere(
    before: int, kingdom: str, declined: int
) -> None:
    state = with_band("merfolk", 10, merfolk=2)
    state.markers[: len(facts.KINGDOMS)] = [before] * len(facts.KINGDOMS)
    own = len(own_marker(play_all(state, "merfolk", 10)))

    for number in range(3):
        assert offers(state)[-1] == "pass"
        play(state, ANN, "pass" if number < declined else PlaceMarker(kingdom))

    wanted = dict.fromkeys(facts.KINGDOMS, before)
    wanted["green"] += own
    wanted[kingdom] += 3 - declined
    assert markers(state, ANN) == {name: count for name, count in wanted.items() if count}
    assert player(state, ANN).supply == STOCK - own - (3 - declined)
    assert own == (before < 10)


@given(
    st.sampled_from(SEAT_COUNTS).flatmap(lambda n: st.lists(st.integers(0, 3), min_size=n, max_size=n)),
    st.integers(1, 3),
    st.lists(st.integers(-6, 5), min_size=6, max_size=6),
)
def test_et_13_28_et_13_29_et_14_4_et_14_6_the_foremost_score_as_computed_a_second_way(
    spaces: list[int], age: int, owners: list[int]
) -> None:
    seats = len(spaces)
    age = min(age, facts.AGES[seats])
    trolls = [[value for value in facts.TROLL_TOKENS if owners[value - 1] == seat] for seat in range(seats)]
    players: dict[str, Any] = {
        NAMES[seat]: {"merfolk": spaces[seat], "trolls": trolls[seat]} for seat in range(seats)
    }
    state = position(NAMES[:seats], step="draw", dragons=2, age=age, tribes=["merfolk", "troll"], **players)

    chance(state, "card dragon")

    assert glory(state) == facts.merfolk_glory(spaces, trolls, age)
    assert [place.merfolk for place in view(state).players] == spaces
