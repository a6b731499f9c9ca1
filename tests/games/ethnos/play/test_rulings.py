"""Where the rules leave a question open: our rulings, and the table options in both positions."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play import events as happened
from tafelrunde.games.ethnos.play.state import State
from tests.games.ethnos import facts
from tests.games.ethnos.table import (
    ANN,
    BRIAN,
    FOUR,
    NAMES,
    SEAT_COUNTS,
    TWO,
    active,
    chance,
    fresh,
    glory,
    hand,
    markers,
    offers,
    play,
    player,
    position,
    random_game,
    refused,
    view,
)
from tests.games.rule_table import told

ALLOWED = {"decline_abilities": "allowed"}
TWO_CARDS = {"empty_market": "two cards"}
CHOSEN = {"tribes": "chosen"}
SHOWN: dict[str, type[Event]] = {
    "giant": happened.GiantTaken,
    "merfolk": happened.MerfolkMoved,
    "orc": happened.HordeGrew,
    "troll": happened.TrollTaken,
}
"""Leaders whose ability happens by itself unless the table lets players decline it, and what tells it."""


@pytest.mark.parametrize("option", ["set A", "set B"])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_14_1_the_tokens_of_the_set_are_laid(seats: int, option: str) -> None:
    wanted = sorted(facts.TOKENS[option] + (facts.FOUR_PLUS if seats > 3 else ()))
    for seed in range(5):
        laid: list[int] = []
        for played in random_game(seats, seed, {"glory_tokens": option}):
            laid += [value for event in told(played.events, happened.TokensLaid) for value in event.tokens]
            if laid:
                break
        assert sorted(laid) == wanted


@given(st.integers(1, 5), st.integers(0, 5), st.integers(0, 12))
def test_et_14_3_the_opponents_markers_never_matter_for_placing(size: int, own: int, foreign: int) -> None:
    state = position(
        TWO,
        Ann={"hand": facts.cards_of("dwarf", size), "markers": {"green": own}},
        Brian={"markers": {"green": foreign}},
    )

    play(state, ANN, f"play {facts.band_of('dwarf', size)}")

    assert markers(state, ANN).get("green", 0) == own + (size > own)


@pytest.mark.parametrize(
    ("seats", "age"), [(seats, age) for seats in SEAT_COUNTS for age in range(1, facts.AGES[seats] + 1)]
)
def test_et_14_4_all_at_zero_share_only_where_the_table_plays_so(seats: int, age: int) -> None:
    for options, each in (({}, 0), ({"merfolk_at_zero": "shared"}, facts.MERFOLK_LEADER[seats][age - 1])):
        state = position(NAMES[:seats], options, step="draw", dragons=2, age=age, tribes=["merfolk"])

        chance(state, "card dragon")

        assert glory(state) == [each // seats] * seats


@pytest.mark.parametrize("tribe", list(SHOWN))
def test_et_14_13_et_14_29_abilities_happen_by_themselves_or_may_be_declined(tribe: str) -> None:
    given_cards: dict[str, Any] = {"Ann": {"hand": [f"red {tribe}"]}, "Brian": {"hand": ["blue elf"]}}
    automatic, allowed = position(**given_cards), position(FOUR, ALLOWED, **given_cards)

    assert told(play(automatic, ANN, f"play red {tribe}"), SHOWN[tribe])
    assert active(automatic) == BRIAN

    assert not told(play(allowed, ANN, f"play red {tribe}"), SHOWN[tribe])
    use = "take token 1" if tribe == "troll" else "use ability"
    assert offers(allowed) == [use, "pass"]
    declined = allowed.copy()
    assert told(play(allowed, ANN, use), SHOWN[tribe])
    assert play(declined, ANN, "pass") == [happened.AbilityDeclined(ANN, tribe)]
    assert active(allowed) == active(declined) == BRIAN


def test_et_14_12_et_14_13_without_the_option_nothing_but_the_wizard_is_declined() -> None:
    declined: dict[str, set[str]] = {"automatic": set(), "allowed": set()}
    for option, seed in product(declined, range(12)):
        for played in random_game(4, seed, {"decline_abilities": option}):
            declined[option] |= {event.tribe for event in told(played.events, happened.AbilityDeclined)}

    assert declined["automatic"] <= {"wizard", "centaur"}
    assert declined["allowed"] >= set(SHOWN)


def test_et_14_14_only_ten_skeletons_let_a_turn_be_passed() -> None:
    for others in range(11):
        cards = facts.cards_of("elf", others) + ["skeleton"] * (10 - others)
        state = position(Ann={"hand": cards}, market=["blue elf"])
        if others:
            with refused("ET-2.5", state):
                play(state, ANN, "pass")
            continue
        assert offers(state) == ["pass"]
        assert play(state, ANN, "pass") == [happened.Passed(ANN)]
        assert (view(state).turn, len(hand(state, ANN))) == (BRIAN, 10)


@given(st.integers(2, 5), st.integers(0, 4))
def test_et_14_15_dwarf_and_skeletons_do_not_help_in_the_last_tie(size: int, skeletons: int) -> None:
    """Ann's dwarf band and Brian's larger elf band, worth the same: Brian has more cards and wins."""
    state = position(
        step="draw",
        dragons=2,
        age=3,
        Ann={"bands": [facts.band_of("dwarf", size - 1 + skeletons, skeletons)]},
        Brian={"bands": [facts.band_of("elf", size)]},
    )

    events = chance(state, "card dragon")

    assert glory(state)[ANN] == glory(state)[BRIAN]
    assert told(events, happened.GameEnded) == [happened.GameEnded((BRIAN,))]


@given(st.integers(0, 3), st.integers(0, 4))
def test_et_14_22_free_markers_need_a_stock(stock: int, declined: int) -> None:
    ann = {"hand": facts.cards_of("merfolk", 10), "merfolk": 2, "supply": stock}
    state = position(Ann=ann, Brian={"hand": ["blue elf"]})
    play(state, ANN, f"play {facts.band_of('merfolk', 10)}")

    asked = 0
    while view(state).step == "free_marker":
        play(state, ANN, "pass" if asked < declined else "place in Rhea")
        asked += 1

    left = max(stock - 1, 0)
    placed = min(left, max(3 - declined, 0))
    assert asked == (min(3, declined + left) if left else 0)
    assert markers(state, ANN).get("red", 0) == placed
    assert player(state, ANN).supply == left - placed
    assert active(state) == BRIAN


@given(st.integers(0, 10), st.booleans(), st.booleans())
def test_et_14_23_two_cards_only_from_an_empty_market_with_room_for_both(
    held: int, empty: bool, option: bool
) -> None:
    market = [] if empty else ["blue dwarf"]
    ann = {"hand": facts.cards_of("elf", held)}
    state = position(FOUR, TWO_CARDS if option else None, market=market, Ann=ann)
    if held == 10:
        with refused("ET-3.5", state):
            play(state, ANN, "draw")
        return
    if held or not empty:
        play(state, ANN, "draw")

    assert view(state).drawing == (2 if option and empty and held <= 8 else 1)


def test_et_14_23_the_third_dragon_may_come_between_the_two_cards() -> None:
    state = position(FOUR, TWO_CARDS, dragons=2, Ann={"hand": ["red elf"]})
    play(state, ANN, "draw")
    chance(state, "card blue elf")

    events = chance(state, "card dragon")

    assert told(events, happened.AgeEnded) == [happened.AgeEnded(1)]


@pytest.mark.parametrize("halflings", [False, True])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_14_24_the_lower_half_is_the_larger_one(seats: int, halflings: bool) -> None:
    others = [tribe for tribe in facts.TRIBES if tribe != "halfling"]
    tribes = (["halfling"] if halflings else []) + others
    count = 5 if seats <= 3 else 6
    state = position(NAMES[:seats], step="deal", tribes=tribes[:count])

    (split,) = told(chance(state, GAME.chance(state, Seeded(3))), happened.DeckSplit)

    size = facts.DECK_AFTER_SETUP[seats] + 12 * halflings
    assert (split.upper, split.lower) == (size // 2, size - size // 2)
    assert view(state).deck == size + 3


@pytest.mark.parametrize("tribe", facts.LEADERS)
def test_et_14_27_nobody_places_without_a_stock(tribe: str) -> None:
    ann = {"hand": [f"2 red {tribe}", "blue elf"], "supply": 0, "merfolk": 2}
    state = position(Ann=ann, market=["grey elf"], tribes=["merfolk"])

    events = play(state, ANN, f"play red {tribe} with red {tribe}")

    assert not told(events, happened.MarkerPlaced)
    assert not told(events, happened.HordeGrew)
    assert view(state).step not in ("next_band", "free_marker", "kingdom")
    assert (markers(state, ANN), player(state, ANN).supply) == ({}, 0)


@given(st.sampled_from(SEAT_COUNTS), st.lists(st.integers(-6, 11), min_size=6, max_size=6), st.integers(0, 9))
def test_et_14_30_chosen_tribes_are_in_play_and_chance_adds_the_rest(
    seats: int, wishes: list[int], seed: int
) -> None:
    state, needed = fresh(seats, CHOSEN), 5 if seats <= 3 else 6
    chance(state, f"first {seats}")
    chosen: set[str] = set()
    for place, wish in enumerate(wishes[:needed]):
        seat = (seats - 1 + place) % seats
        assert active(state) == seat
        choose(state, seat, facts.TRIBES[wish] if wish >= 0 else None, chosen)
    if len(chosen) < needed:
        chance(state, GAME.chance(state, Seeded(seed)))

    assert chosen <= set(view(state).tribes)
    assert len(set(view(state).tribes)) == needed


def choose(state: State, seat: int, tribe: str | None, chosen: set[str]) -> None:
    """A wish that is free is granted, one that is taken is refused and left to chance."""
    if tribe in chosen:
        with refused("ET-1.7", state):
            play(state, seat, f"choose {tribe}")
        tribe = None
    play(state, seat, f"choose {tribe}" if tribe else "pass")
    chosen |= {tribe} if tribe else set()


def test_et_14_30_chance_cannot_drop_a_chosen_tribe() -> None:
    state = fresh(2, CHOSEN)
    for seat, move in ((CHANCE, "first 1"), (ANN, "choose trolls"), (BRIAN, "pass"), (ANN, "pass")):
        play(state, seat, move)
    play(state, BRIAN, "pass")
    play(state, ANN, "pass")

    with refused("ET-14.30", state):
        chance(state, "tribes elves, orcs, giants, wizards and dwarfs")


def test_et_14_31_no_hand_ever_has_more_than_ten_cards() -> None:
    for seats, option in product(SEAT_COUNTS, ("one card", "two cards")):
        for played in random_game(seats, seats, {"empty_market": option}):
            assert max(played.after.sizes) <= 10
