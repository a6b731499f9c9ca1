"""Dice set against each other: the highest first, as 5.3 prints it."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.arithmetic.dice_match import Die, hits, pairs, sorted_dice

THROWS = st.lists(st.integers(1, 6), max_size=30)


def by_the_book(first: list[int], second: list[int]) -> tuple[int, int]:
    """Sixes against sixes, then fives and so on; who lacks the face puts the next best die he has."""
    left = (Counter(first), Counter(second))
    scored = [0, 0]
    for face in range(6, 0, -1):
        while any(dice[face] for dice in left) and all(dice.total() for dice in left):
            shown = [max(value for value in dice if dice[value]) for dice in left]
            for dice, value in zip(left, shown, strict=True):
                dice[value] -= 1
            if shown[0] != shown[1]:
                scored[shown[0] < shown[1]] += 1
    return scored[0], scored[1]


@given(THROWS, THROWS)
def test_ph_5_3d_the_highest_faces_meet_first(first: list[int], second: list[int]) -> None:
    assert hits(first, second) == by_the_book(first, second)


@given(THROWS, THROWS)
def test_ph_5_3e_equal_dice_are_parried_and_every_pair_counts_once(
    first: list[int], second: list[int]
) -> None:
    mine, yours = hits(first, second)
    assert (yours, mine) == hits(second, first)
    assert mine + yours <= min(len(first), len(second))
    assert hits(first, first) == (0, 0)


@given(THROWS, THROWS, st.randoms(use_true_random=False))
def test_the_sequence_of_a_throw_does_not_matter(first: list[int], second: list[int], random: Random) -> None:
    mixed = first[:]
    random.shuffle(mixed)
    assert hits(mixed, second) == hits(first, second)


@given(THROWS, THROWS)
def test_a_better_die_never_hits_less(first: list[int], second: list[int]) -> None:
    better = [min(6, face + 1) for face in first]
    assert hits(better, second)[0] >= hits(first, second)[0]
    assert hits(better, second)[1] <= hits(first, second)[1]


def test_who_lacks_a_face_puts_his_next_highest_and_the_rest_falls_away() -> None:
    assert hits([6, 6, 6], [6, 5, 4, 1, 1]) == (2, 0)
    assert hits([6, 3, 1], [5, 5]) == (1, 1)
    assert hits([], [6, 6]) == (0, 0)


def test_ph_r111_thrown_dice_come_before_automatic_ones_in_the_sequence_of_the_fighters() -> None:
    dice = [Die(1, 0, automatic=True), Die(4, 1), Die(1, 1), Die(4, 0)]
    assert sorted_dice(dice) == [Die(4, 0), Die(4, 1), Die(1, 1), Die(1, 0, automatic=True)]
    assert pairs(dice, [Die(6, 0), Die(2, 0)]) == [(Die(4, 0), Die(6, 0)), (Die(4, 1), Die(2, 0))]
