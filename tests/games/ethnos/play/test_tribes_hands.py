"""Tribes that change what happens to the hand: centaurs, elves, wizards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play.events import (
    AgeEnded,
    BandPlayed,
    CardDrawn,
    CardsDiscarded,
    CardsKept,
    DragonDrawn,
    MarkerPlaced,
    WizardDraws,
)
from tafelrunde.games.ethnos.play.moves import Keep
from tafelrunde.games.ethnos.play.state import State
from tests.games.ethnos import facts
from tests.games.ethnos.table import (
    ANN,
    BRIAN,
    SEAT_COUNTS,
    active,
    bands_offered,
    chance,
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

REST = st.lists(st.sampled_from(["blue troll", "grey orc", "red troll", "skeleton"]), max_size=6).filter(
    lambda cards: all(cards.count(card) <= 2 for card in cards)
)
LAST_BANDS = ("dwarf", "elf", "giant", "halfling", "minotaur", "orc", "troll", "wingfolk", "wizard")


def kept_in(text: str) -> tuple[str, ...]:
    """The cards of a typed `keep ...`."""
    return tuple(sorted(GAME.parse_move(text).cards))


def as_ids(cards: list[str]) -> list[str]:
    """`blue troll` as `troll_blue`."""
    return ["_".join(reversed(card.split())) for card in cards]


@given(st.integers(1, 4), st.integers(0, 5), REST)
def test_et_13_1_et_13_2_et_14_18_a_centaur_goes_on_only_after_placing_a_marker(
    size: int, before: int, rest: list[str]
) -> None:
    ann = {"hand": facts.cards_of("centaur", size) + rest, "markers": {"green": before}}
    state = position(Ann=ann, Brian={"hand": ["orange elf"]})

    events = play(state, ANN, f"play {facts.band_of('centaur', size)}")

    if size > before and rest:
        assert (active(state), view(state).step) == (ANN, "next_band")
        assert Counter(hand(state, ANN)) == Counter(as_ids(rest))
        assert told(events, CardsDiscarded) == []
        return
    assert active(state) == BRIAN
    assert hand(state, ANN) == ()
    assert Counter(view(state).market) == Counter(as_ids(rest))


@pytest.mark.parametrize("tribe", LAST_BANDS)
def test_et_13_3_et_13_4_any_leader_after_a_centaur_plays_a_full_band(tribe: str) -> None:
    """The same band, played alone and after a centaur, ends with the same marker, glory and decision."""
    alone = position(Ann={"hand": [f"2 red {tribe}", "blue elf"]}, market=["grey elf"])
    after = position(Ann={"hand": ["green centaur", f"2 red {tribe}", "blue elf"]}, market=["grey elf"])
    play(after, ANN, "play green centaur")
    band = f"play red {tribe} with red {tribe}"

    first, second = play(alone, ANN, band), play(after, ANN, band)

    assert first == second
    assert (view(alone).step, offers_or_none(alone)) == (view(after).step, offers_or_none(after))
    assert markers(after, ANN).get("red", 0) == markers(alone, ANN).get("red", 0)
    assert glory(after) == glory(alone)
    assert view(after).market == view(alone).market


def offers_or_none(state: State) -> list[str]:
    return [] if active(state) == CHANCE else offers(state)


def test_et_13_3_a_chain_of_centaurs_through_all_kingdoms() -> None:
    colours = list(facts.KINGDOMS)
    state = position(Ann={"hand": [f"{colour} centaur" for colour in colours] + ["skeleton", "red elf"]})

    for played, colour in enumerate(colours, 1):
        play(state, ANN, f"play {colour} centaur")
        assert (active(state), len(player(state, ANN).bands)) == (ANN, played)
    play(state, ANN, "pass")

    assert markers(state, ANN) == dict.fromkeys(colours, 1)
    assert Counter(view(state).market) == Counter(["skeleton", "elf_red"])


def test_et_13_2_et_13_3_each_centaur_of_a_chain_needs_its_own_marker() -> None:
    ann = {"hand": ["red centaur", "blue centaur", "grey elf"], "markers": {"blue": 1}}
    state = position(Ann=ann, Brian={"hand": ["orange elf"]})
    play(state, ANN, "play red centaur")

    play(state, ANN, "play blue centaur")

    assert (active(state), view(state).market) == (BRIAN, ("elf_grey",))
    assert markers(state, ANN) == {"red": 1, "blue": 1}


def test_et_14_17_et_14_25_the_next_band_is_voluntary_and_skeletons_alone_are_none() -> None:
    state = position(Ann={"hand": ["red centaur", "2 skeletons"]}, Brian={"hand": ["orange elf"]})
    play(state, ANN, "play red centaur")

    assert bands_offered(state) == []
    assert offers(state) == ["pass"]
    with refused("ET-4.6", state):
        play(state, ANN, "play skeleton with skeleton")
    play(state, ANN, "pass")
    assert (active(state), view(state).market) == (BRIAN, ("skeleton", "skeleton"))


@given(st.integers(1, 4), REST)
def test_et_13_8_et_13_10_et_14_8_an_elf_keeps_any_choice_up_to_the_size_of_the_band(
    size: int, rest: list[str]
) -> None:
    state = position(Ann={"hand": facts.cards_of("elf", size) + rest})
    play(state, ANN, f"play {facts.band_of('elf', size)}")
    if not rest:
        assert active(state) != ANN
        return
    held = sorted(as_ids(rest))
    possible = {tuple(kept) for count in range(size + 1) for kept in combinations(held, count)}

    listed = [kept_in(text) for text in offers(state)]

    assert len(listed) == len(set(listed))
    assert set(listed) == possible
    for kept in possible:
        check_kept(state.copy(), kept, held)
    check_too_many(state, size, held)


def check_kept(state: State, kept: tuple[str, ...], held: list[str]) -> None:
    events = play(state, ANN, Keep(kept))

    assert Counter(hand(state, ANN)) == Counter(kept)
    assert Counter(view(state).market) == Counter(held) - Counter(kept)
    assert told(events, CardsKept) == [CardsKept(ANN, len(kept))]


def check_too_many(state: State, size: int, held: list[str]) -> None:
    for kept in combinations(held, size + 1):
        with refused("ET-13.8", state):
            play(state, ANN, Keep(kept))


@given(st.integers(1, 3), st.integers(1, 2))
def test_et_13_9_only_the_elf_band_itself_counts(centaurs: int, elves: int) -> None:
    rest = ["blue troll", "grey orc", "red troll", "purple troll"]
    state = position(Ann={"hand": facts.cards_of("centaur", centaurs) + facts.cards_of("elf", elves) + rest})
    play(state, ANN, f"play {facts.band_of('centaur', centaurs)}")
    play(state, ANN, f"play {facts.band_of('elf', elves)}")

    assert max(len(kept_in(text)) for text in offers(state)) == elves
    with refused("ET-13.8", state):
        play(state, ANN, Keep(tuple(as_ids(rest)[: elves + 1])))


@given(st.integers(1, 10), st.integers(0, 2), st.integers(0, 3))
def test_et_13_54_et_13_55_et_13_56_et_14_31_a_wizard_draws_as_many_cards_as_the_band_has(
    size: int, dragons: int, kept: int
) -> None:
    rest = ["blue troll", "grey orc", "red troll"][: min(kept, 10 - size)]
    state = position(upper=0, Ann={"hand": facts.cards_of("wizard", size) + rest})
    events = play(state, ANN, f"play {facts.band_of('wizard', size)}")
    assert [Counter(e.cards) for e in told(events, CardsDiscarded)] == [Counter(as_ids(rest))] * bool(rest)
    assert hand(state, ANN) == ()
    play(state, ANN, "use ability")

    cards = facts.cards_of("elf", size)
    for number, card in enumerate(cards):
        if number < dragons:
            chance(state, "card dragon")
        chance(state, f"card {card}")

    assert len(hand(state, ANN)) == size <= 10
    assert view(state).dragons == min(dragons, size)
    assert view(state).turn == BRIAN


def test_et_14_9_a_wizard_may_do_without_but_not_draw_fewer() -> None:
    state = position(Ann={"hand": ["red elf", "2 red wizards"]}, Brian={"hand": ["blue elf"]})
    play(state, ANN, "play red wizard with red wizard")

    assert offers(state) == ["use ability", "pass"]
    with refused("ET-2.4", state):
        play(state, ANN, "draw")
    play(state, ANN, "pass")
    assert (active(state), hand(state, ANN)) == (BRIAN, ())


@given(st.integers(2, 6), st.integers(0, 5), st.integers(0, 2))
def test_et_13_57_et_14_20_the_third_dragon_takes_the_hand_but_not_the_band(
    size: int, drawn: int, before: int
) -> None:
    state = position(
        dragons=before, upper=0, tokens={"green": [4, 6, 8]}, Ann={"hand": facts.cards_of("wizard", size)}
    )
    play(state, ANN, f"play {facts.band_of('wizard', size)}")
    play(state, ANN, "use ability")
    for card in facts.cards_of("elf", min(drawn, size - 1)):
        chance(state, f"card {card}")

    events: list[Event] = []
    for _ in range(3 - before):
        events += chance(state, "card dragon")

    assert [event.dragons for event in told(events, DragonDrawn)] == list(range(before + 1, 4))
    assert told(events, CardDrawn) == []
    assert told(events, AgeEnded) == [AgeEnded(1)]
    assert glory(state)[ANN] == 4 + facts.BAND_GLORY[size]
    assert (view(state).step, hand(state, ANN), markers(state, ANN)) == ("deal", (), {"green": 1})


def turns(seats: int, seed: int) -> Iterator[list[Event]]:
    """What happened in each turn of a random game, from the action on."""
    turn: list[Event] = []
    for played in random_game(seats, seed):
        if view(played.before).step == "turn":
            yield turn
            turn = []
        turn += played.events
    yield turn


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_13_1_et_13_2_et_13_4_in_random_games_only_placed_centaurs_go_on(seats: int) -> None:
    chains = 0
    for turn in chain.from_iterable(turns(seats, seed) for seed in range(8)):
        bands = [place for place, event in enumerate(turn) if isinstance(event, BandPlayed)]
        for start, end in pairwise(bands):
            assert [event.leader.split("_")[0] for event in told(turn[start:end], BandPlayed)] == ["centaur"]
            assert told(turn[start:end], MarkerPlaced)
            assert not told(turn[start:end], CardsDiscarded)
            chains += 1
        assert len(told(turn, CardsDiscarded)) <= 1
    assert chains > 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_13_54_et_13_57_in_random_games_wizards_draw_all_or_meet_the_third_dragon(seats: int) -> None:
    whole = 0
    for turn in chain.from_iterable(turns(seats, seed) for seed in range(12)):
        for draws in told(turn, WizardDraws):
            later = turn[turn.index(draws) :]
            drawn = len([event for event in told(later, CardDrawn) if event.seat == draws.seat])
            over = bool(told(later, AgeEnded))
            assert drawn < draws.count if over else drawn == draws.count
            whole += not over
    assert whole > 0
