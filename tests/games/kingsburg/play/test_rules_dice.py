"""Rolling, rerolls and turn order (KB-4): properties over any dice."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play import events as happened
from tafelrunde.games.kingsburg.play.box import CHAPEL, STATUE
from tafelrunde.games.kingsburg.play.moves import Pass, Reroll, RerollAll, Roll, RollAgain
from tafelrunde.games.kingsburg.play.state import State, has
from tests.games.kingsburg.table import (
    ANN,
    FARMS_ROW,
    NAMES,
    active,
    offers,
    play,
    position,
    province,
    random_game,
    refused,
    roll,
    white_for_ann,
)
from tests.games.rule_table import told

die = st.integers(1, 6)
own_dice = st.tuples(die, die, die) | die.map(lambda value: (value,) * 3)
white_dice = st.sampled_from([0, 1, 2]).flatmap(lambda count: st.tuples(*[die] * count))
farm_dice = st.tuples() | st.tuples(die)
few_or_equal = st.tuples(st.integers(1, 3), st.integers(1, 3), st.integers(1, 3)) | own_dice


@given(
    st.lists(st.tuples(own_dice, farm_dice), min_size=3, max_size=5),
    st.permutations(range(5)),
    st.sampled_from(["spring", "summer", "autumn"]),
)
def test_kb_4_3_kb_4_4_kb_4_5_the_new_order_is_the_old_one_sorted_by_total(
    rolled: list[tuple[tuple[int, ...], tuple[int, ...]]], shuffled: list[int], phase: str
) -> None:
    old = [seat for seat in shuffled if seat < len(rolled)]
    provinces: dict[str, Any] = {
        NAMES[seat]: {"dice": dice, "white": white, "buildings": FARMS_ROW if white else []}
        for seat, (dice, white) in enumerate(rolled)
    }
    names = NAMES[: len(rolled)]
    state = position(
        names=names, phase=phase, step="reroll", order=[NAMES[seat] for seat in old], **provinces
    )

    totals = {seat: sum(dice) + sum(white) for seat, (dice, white) in enumerate(rolled)}
    assert state.order == sorted(old, key=lambda seat: (totals[seat], old.index(seat)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_4_1_kb_4_3_everybody_rolls_before_anyone_rerolls_and_the_last_dice_set_the_order(
    seats: int,
) -> None:
    """In whole games: one roll of all seats a season, and the order told fits the dice as they lie then."""
    for played in random_game(seats, seed=80 + seats):
        if isinstance(played.move, Roll):
            rolled = told(played.events, happened.DiceRolled)
            assert [event.seat for event in rolled] == list(range(seats))
            assert all(len(event.dice) == 3 for event in rolled)
        for event in told(played.events, happened.TurnOrderSet):
            if isinstance(played.move, (Roll, RollAgain)):
                places = [province(played.after, seat) for seat in event.order]
                totals = [sum(place.dice) + sum(place.white) for place in places]
                assert totals == sorted(totals)


def may_use_statue(dice: tuple[int, ...], used: tuple[str, ...]) -> bool:
    return len(set(dice)) == 1 and "statue" not in used and "kept" not in used


def may_use_chapel(dice: tuple[int, ...], used: tuple[str, ...]) -> bool:
    return sum(dice) <= 7 and "chapel" not in used and "kept" not in used


uses = st.lists(st.sampled_from(["statue", "chapel", "kept"]), unique=True).map(tuple)


@given(few_or_equal, white_dice, uses, st.sampled_from([(), ("statue",), ("statue", "chapel")]))
def test_kb_4_6_kb_4_8_kb_4_9_kb_4_10_kb_4_11_rerolls_are_offered_exactly_when_the_rules_allow_them(
    dice: tuple[int, ...], white: tuple[int, ...], used: tuple[str, ...], buildings: tuple[str, ...]
) -> None:
    aid, farms = white_for_ann(len(white))
    used = tuple(use for use in used if use in buildings or (use == "kept" and buildings))
    ann = {"dice": dice, "white": white, "used": used, "buildings": [*buildings, *farms]}
    state = position(step="reroll", Ann=ann, **aid)
    expected: set[object] = set()
    if "statue" in buildings and may_use_statue(dice + white, used):
        expected |= {Reroll(value) for value in dice} | {Reroll(value, True) for value in white}
    if "chapel" in buildings and may_use_chapel(dice + white, used):
        expected.add(RerollAll())

    if expected:
        assert active(state) == ANN
        assert set(GAME.legal_moves(state, ANN)) == expected | {Pass()}
    else:
        assert GAME.view(state, None).step != "reroll"


@given(few_or_equal, white_dice, uses)
def test_kb_4_6_kb_4_8_kb_4_9_kb_4_10_what_is_not_offered_is_refused_by_its_rule(
    dice: tuple[int, ...], white: tuple[int, ...], used: tuple[str, ...]
) -> None:
    aid, farms = white_for_ann(len(white))
    ann = {"dice": dice, "white": white, "used": used, "buildings": ["statue", "chapel", *farms]}
    state = position(step="reroll", Ann=ann, **aid)
    if GAME.view(state, None).step != "reroll":
        return
    if not may_use_statue(dice + white, used):
        with refused("KB-4.8" if "statue" in used else "KB-4.6", state):
            play(state, ANN, Reroll(dice[0]))
    if not may_use_chapel(dice + white, used):
        with refused("KB-4.10" if "chapel" in used else "KB-4.9", state):
            play(state, ANN, RerollAll())


@given(die, st.booleans(), die)
def test_kb_4_7_the_statue_changes_exactly_one_die(value: int, white: bool, again: int) -> None:
    state = position(
        step="reroll", aid="Ann", Ann={"buildings": ["statue"], "dice": [value] * 3, "white": [value]}
    )
    others = [other for other in range(1, 7) if other != value]

    for other in others:
        with refused("KB-4.7", state):
            play(state, ANN, Reroll(other, white))
    play(state, ANN, Reroll(value, white))
    roll(state, f"again {'w' if white else ''}{again}")

    place = province(state, ANN)
    assert set(place.dice if white else place.white) == {value}
    assert sorted(place.dice + place.white) == sorted([value] * 3 + [again])


@given(st.integers(1, 2), st.tuples(die, die, die), die)
def test_kb_4_9_the_chapel_rolls_every_die_the_white_one_too(
    value: int, again: tuple[int, int, int], white: int
) -> None:
    state = position(
        step="reroll",
        aid="Ann",
        Ann={"buildings": ["statue", "chapel"], "dice": [1, 1, value], "white": [2], "used": ["statue"]},
    )
    play(state, ANN, "reroll all")

    for too_few in (RollAgain(again), RollAgain(again[:2], (white,)), RollAgain((), (white,))):
        with refused("KB-1.11", state):
            play(state, CHANCE, too_few)
    play(state, CHANCE, RollAgain(again, (white,)))

    assert (province(state, ANN).dice, province(state, ANN).white) == (tuple(sorted(again)), (white,))


@given(st.lists(st.integers(1, 2), min_size=16, max_size=16), st.booleans())
def test_kb_4_11_each_of_the_two_helps_at_most_once_whatever_the_dice_show(
    values: list[int], chapel_first: bool
) -> None:
    """Low dice fit the Chapel all the time and the Statue often: still there are two rerolls at most."""
    state = position(step="reroll", Ann={"buildings": ["statue", "chapel"], "dice": values[:3]})
    used: list[type[object]] = []
    while GAME.view(state, None).step == "reroll":
        moves = [move for move in GAME.legal_moves(state, ANN) if not isinstance(move, Pass)]
        move = sorted(moves, key=lambda move: isinstance(move, RerollAll) != chapel_first)[0]
        play(state, ANN, move)
        used.append(type(move))
        count = 3 if isinstance(move, RerollAll) else 1
        play(state, CHANCE, RollAgain(tuple(values[3 * len(used) : 3 * len(used) + count])))

    assert len(used) == len(set(used)) <= 2


def test_kb_4_8_kb_4_10_next_season_both_help_again() -> None:
    state = position(
        phase="summer",
        Ann={"buildings": ["statue", "chapel"], "used": ["statue", "chapel"]},
    )

    roll(state, "roll 1+1+1 | 6+6+6 | 6+6+6")

    assert offers(state) == ["reroll 1", "reroll all", "pass"]


@pytest.mark.parametrize(
    "order", [["Ann", "Brian", "Cindy"], ["Cindy", "Ann", "Brian"], ["Brian", "Cindy", "Ann"]]
)
def test_kb_4_2_rerolls_follow_the_old_order_whatever_the_dice_say(order: list[str]) -> None:
    everybody: dict[str, Any] = {name: {"buildings": ["statue"]} for name in order}
    state = position(phase="autumn", order=order, **everybody)
    roll(state, "roll 4+4+4 | 2+2+2 | 1+1+1")

    for name in order:
        assert active(state) == NAMES.index(name)
        play(state, active(state), "pass")

    assert state.order == [NAMES.index(name) for name in ("Cindy", "Brian", "Ann")]


def can_reroll(state: State, seat: int) -> bool:
    """The conditions once more, read off the public view."""
    place = province(state, seat)
    statue = has(state, seat, STATUE) and may_use_statue(place.dice + place.white, place.used)
    return statue or (has(state, seat, CHAPEL) and may_use_chapel(place.dice + place.white, place.used))


def test_kb_4_2_a_seat_that_can_reroll_is_always_asked_and_no_other() -> None:
    asked = 0
    for seed in range(12):
        for played in random_game(4, seed):
            if isinstance(played.move, Roll):
                state = played.before.copy()
                play(state, CHANCE, Roll(((1, 1, 1), (2, 2, 2), (1, 2, 3), (6, 6, 6)), played.move.white))
                first = next((seat for seat in played.before.order if can_reroll(state, seat)), None)
                step = GAME.view(state, None).step
                assert (step == "reroll") == (first is not None)
                assert first is None or active(state) == first
                asked += first is not None
    assert asked > 10


def test_kb_4_1_a_draw_of_chance_is_always_a_roll_the_rules_accept() -> None:
    state = position(phase="spring", aid="Ann", Ann={"buildings": ["inn", "market", "farms"]})

    for seed in range(50):
        GAME.check(state, CHANCE, GAME.chance(state, Seeded(seed)))
