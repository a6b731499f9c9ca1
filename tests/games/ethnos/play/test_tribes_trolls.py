"""Trolls: which token is taken, and how tokens break ties."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.ethnos.play.events import GameEnded, KingdomScored, MarkerPlaced, TrollTaken
from tafelrunde.games.ethnos.play.moves import TakeTroll
from tafelrunde.games.ethnos.play.state import State
from tests.games.ethnos import facts
from tests.games.ethnos.table import (
    ANN,
    BRIAN,
    FOUR,
    NAMES,
    THREE,
    chance,
    glory,
    offers,
    play,
    player,
    position,
    random_game,
    refused,
    view,
)
from tests.games.rule_table import told

OWNERS = list(product((None, ANN, BRIAN), repeat=len(facts.TROLL_TOKENS)))
"""All ways in which two players can have the six tokens."""
TOKEN_SETS = st.sets(st.sampled_from(facts.TROLL_TOKENS))


def tokens_of(owners: tuple[int | None, ...], seat: int) -> list[int]:
    return [value for value, owner in zip(facts.TROLL_TOKENS, owners, strict=True) if owner == seat]


def led_by_a_troll(size: int, gone: set[int], options: dict[str, str] | None = None) -> State:
    """Ann may play a troll band of this size; the tokens `gone` lie with Cindy."""
    hand = facts.cards_of("troll", size)
    return position(
        FOUR, options, Ann={"hand": hand, "markers": {"green": 3}}, Cindy={"trolls": sorted(gone)}
    )


@given(st.integers(1, 10), TOKEN_SETS)
def test_et_13_45_et_13_46_et_13_47_et_13_48_et_14_7_et_14_29_any_fitting_token_and_no_glory(
    size: int, gone: set[int]
) -> None:
    fitting = [value for value in facts.TROLL_TOKENS if value <= size and value not in gone]
    state = led_by_a_troll(size, gone)

    events = play(state, ANN, f"play {facts.band_of('troll', size)}")

    assert len(told(events, MarkerPlaced)) == (size > 3)
    if len(fitting) <= 1:
        assert [event.value for event in told(events, TrollTaken)] == fitting
        assert list(player(state, ANN).trolls) == fitting
        return
    assert offers(state) == [f"take token {value}" for value in reversed(fitting)]
    for value in range(-1, 8):
        check_taking(state.copy(), value, allowed=value in fitting)


def check_taking(state: State, value: int, *, allowed: bool) -> None:
    if not allowed:
        with refused("ET-13.45", state):
            play(state, ANN, TakeTroll(value))
        return
    beside = set(view(state).troll_tokens)
    assert told(play(state, ANN, TakeTroll(value)), TrollTaken) == [TrollTaken(ANN, value)]
    assert player(state, ANN).trolls == (value,)
    assert set(view(state).troll_tokens) == beside - {value}
    assert glory(state) == [0] * 4


@given(st.integers(1, 10), TOKEN_SETS)
def test_et_14_7_at_a_table_with_the_option_it_is_the_highest(size: int, gone: set[int]) -> None:
    fitting = [value for value in facts.TROLL_TOKENS if value <= size and value not in gone]
    state = led_by_a_troll(size, gone, {"troll_token": "highest"})

    events = play(state, ANN, f"play {facts.band_of('troll', size)}")

    assert [event.value for event in told(events, TrollTaken)] == fitting[-1:]


@pytest.mark.parametrize("rule", ["ET-14.7", "ET-14.13"])
def test_a_refusal_names_the_option_of_the_table(rule: str) -> None:
    highest = {"troll_token": "highest", "decline_abilities": "allowed"}
    state = led_by_a_troll(3, set(), highest if rule == "ET-14.7" else None)
    play(state, ANN, f"play {facts.band_of('troll', 3)}")

    with refused(rule, state):
        play(state, ANN, "take token 1" if rule == "ET-14.7" else "pass")


def test_et_13_47_tokens_of_several_bands_add_up() -> None:
    state = position(step="draw", dragons=2, tokens={"red": [4, 6, 8]}, **level(ann=[2, 3], brian=[4]))

    chance(state, "card dragon")

    assert glory(state) == [4, 0, 0, 0]


def level(ann: list[int], brian: list[int], cindy: int = 0) -> dict[str, Any]:
    """Ann and Brian with two markers each in Rhea, Cindy with some."""
    return {
        "tribes": ["troll"],
        "Ann": {"markers": {"red": 2}, "trolls": ann},
        "Brian": {"markers": {"red": 2}, "trolls": brian},
        "Cindy": {"markers": {"red": cindy}},
    }


def test_et_13_49_et_13_50_et_13_51_every_pair_of_token_sets() -> None:
    """Only without any tokens a tie stays; otherwise the sum decides, then the highest token."""
    for owners in OWNERS:
        mine, theirs = tokens_of(owners, ANN), tokens_of(owners, BRIAN)
        state = position(THREE, step="draw", dragons=2, tokens={"red": [4, 6]}, **level(mine, theirs))

        chance(state, "card dragon")

        if not mine and not theirs:
            assert glory(state) == [2, 2, 0]
        elif (sum(mine), max(mine, default=0)) > (sum(theirs), max(theirs, default=0)):
            assert glory(state) == [4, 0, 0]
        else:
            assert glory(state) == [0, 4, 0]


@given(TOKEN_SETS)
def test_et_13_48_tokens_bring_no_glory_and_more_markers_beat_them(tokens: set[int]) -> None:
    state = position(
        step="draw",
        dragons=2,
        age=3,
        tribes=["troll"],
        tokens={"red": [2, 6, 10]},
        Ann={"markers": {"red": 1}, "trolls": sorted(tokens)},
        Brian={"markers": {"red": 2}},
    )

    scored = told(chance(state, "card dragon"), KingdomScored)

    assert [(event.seat, event.place) for event in scored] == [(BRIAN, 1), (ANN, 2)]
    assert glory(state) == [6, 10, 0, 0]


@given(st.lists(st.integers(-2, 3), min_size=6, max_size=6), st.integers(0, 3))
def test_et_14_21_tokens_do_not_decide_who_begins_or_wins(owners: list[int], drawer: int) -> None:
    trolls = [tokens_of(tuple(owners), seat) for seat in range(4)]
    for age in (1, 3):
        with_tokens: dict[str, Any] = {NAMES[seat]: {"trolls": trolls[seat]} for seat in range(4)}
        table = {"step": "draw", "dragons": 2, "age": age, "turn": NAMES[drawer], "tribes": ["troll"]}
        state = position(FOUR, None, None, **table, **with_tokens)

        events = chance(state, "card dragon")

        if age == 1:
            assert view(state).first == drawer
        else:
            assert told(events, GameEnded) == [GameEnded((0, 1, 2, 3))]


def test_et_13_45_et_13_47_in_random_games_a_troll_takes_one_token_that_fits() -> None:
    taken = 0
    for seed in range(12):
        for played in random_game(4, seed):
            for event in told(played.events, TrollTaken):
                band = view(played.after).players[event.seat].bands[-1]
                assert band.leader.startswith("troll_")
                assert event.value <= 1 + len(band.others)
                assert event.value in view(played.before).troll_tokens
                taken += 1
            assert len(told(played.events, TrollTaken)) <= 1
    assert taken > 10
