"""Counting throws without throwing: against every throw there is, for rings and for automatic ones."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.phoenix.arithmetic.dice_match import Die, pairs
from tafelrunde.games.phoenix.arithmetic.matched_dice import FACES, Matching, Sizes, nets, shift

BEFORE, OWN, AFTER = 0, 1, 2


def thrown(sizes: Sizes) -> dict[int, int]:
    """Every throw, matched as in the rules."""
    found: Counter[int] = Counter()
    owners = [BEFORE] * sizes.before + [OWN] * sizes.own + [AFTER] * sizes.after
    ones = [Die(1, 0, automatic=True)] * sizes.one_ones, [Die(1, OWN, automatic=True)] * sizes.own_ones
    for faces in product(range(1, FACES + 1), repeat=sizes.dice):
        one = [Die(face, 0) for face in faces[: sizes.one]]
        other = [Die(face, owner) for face, owner in zip(faces[sizes.one :], owners, strict=True)]
        met = [pair for pair in pairs([*one, *ones[0]], [*other, *ones[1]]) if pair[1].owner == OWN]
        found[sum([(mine.face > his.face) - (mine.face < his.face) for mine, his in met])] += 1
    return dict(found)


@pytest.mark.parametrize(
    "sizes",
    [
        Sizes(2, 1, 1, 1),
        Sizes(1, 2, 2, 0),
        Sizes(3, 0, 2, 1),
        Sizes(2, 2, 2, 0),
        Sizes(1, 1, 1, 2),
        Sizes(0, 1, 2, 1),
        Sizes(3, 1, 0, 1),
        Sizes(3, 0, 2, 0, 2, 3),
        Sizes(2, 0, 3, 0, 4, 0),
        Sizes(1, 0, 3, 0, 0, 5),
        Sizes(0, 0, 2, 0, 3, 1),
    ],
)
def test_ways_are_those_of_all_throws(sizes: Sizes) -> None:
    assert nets(sizes) == thrown(sizes)


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 9), st.integers(0, 4), st.integers(0, 7), st.integers(0, 4))
def test_no_throw_is_forgotten_or_counted_twice(one: int, before: int, own: int, after: int) -> None:
    sizes = Sizes(one, before, own, after)
    found = nets(sizes)
    assert sum(found.values()) == FACES**sizes.dice
    assert max(map(abs, found)) <= min(one, own)


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 8), st.integers(0, 8), st.integers(0, 3), st.integers(0, 3))
def test_two_lists_see_each_other_the_other_way_round(one: int, own: int, ones: int, others: int) -> None:
    forth, back = nets(Sizes(one, 0, own, 0, ones, others)), nets(Sizes(own, 0, one, 0, others, ones))
    assert {-net: count for net, count in back.items()} == forth


def test_the_ends_of_a_dealing_are_as_likely_as_dice_without_ones() -> None:
    """How many dice show more than a one: binomial, whatever becomes of them."""
    ends: Counter[tuple[int, int]] = Counter()
    for end in Matching(Sizes(2, 0, 1, 0)).ways():
        ends[end.one, end.own] += sum(end.nets.values())
    assert ends == {(0, 0): 1, (1, 0): 10, (2, 0): 25, (0, 1): 5, (1, 1): 50, (2, 1): 125}


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=9))
def test_additions_do_what_binomial_coefficients_would(row: list[int]) -> None:
    shifted = row[:]
    shift(shifted)
    for t in (0, 1, 2, 5):
        value = sum([count * (t + 1) ** power for power, count in enumerate(row)])
        assert sum([count * t**power for power, count in enumerate(shifted)]) == value
