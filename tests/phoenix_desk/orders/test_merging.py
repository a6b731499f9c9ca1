"""Two texts made of one: nothing that anybody wrote is lost, whatever the other did."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.phoenix_desk.orders.merging import matches, merge

LAW = settings(max_examples=80, derandomize=True, deadline=None, database=None)
TEXTS = st.lists(st.sampled_from("abcde"), max_size=9)
"""Few lines that are different: most stand more than once."""


def is_within(lines: Sequence[str], text: Sequence[str]) -> bool:
    """Whether they stand in it in this sequence."""
    left = iter(text)
    return all(line in left for line in lines)


def left_by(base: Sequence[str], other: Sequence[str], text: Sequence[str]) -> list[str]:
    """A side's text without the old lines that the other side has deleted or changed."""
    kept = {place for place, _there in matches(base, other)}
    old = {there: place for place, there in matches(base, text)}
    return [line for there, line in enumerate(text) if old.get(there, -1) in kept or there not in old]


@LAW
@given(TEXTS, TEXTS, TEXTS)
def test_what_a_side_wrote_stands_in_the_result_in_its_sequence(
    base: list[str], theirs: list[str], mine: list[str]
) -> None:
    found = merge(base, theirs, mine).lines

    assert is_within(left_by(base, theirs, mine), found)
    assert is_within(left_by(base, mine, theirs), found)


@LAW
@given(TEXTS, TEXTS)
def test_who_changed_nothing_changes_nothing(base: list[str], text: list[str]) -> None:
    assert merge(base, base, text) == merge(base, text, base) == merge(base, text, text) == (tuple(text), ())


@LAW
@given(TEXTS, TEXTS)
def test_lines_that_are_alike_are_found_rising(one: list[str], other: list[str]) -> None:
    found = matches(one, other)

    assert all(one[left] == other[right] for left, right in found)
    assert found == sorted(set(found))
    assert len({right for _left, right in found}) == len(found)
    assert [right for _left, right in found] == sorted([right for _left, right in found])


@LAW
@given(st.data())
def test_edits_of_different_lines_are_both_made(data: Any) -> None:
    """Each old line is deleted, changed, or gets a line before it, by one side or the other."""
    base = [f"line {n}" for n in range(data.draw(st.integers(0, 12)))]
    sides: list[list[str]] = [[], []]
    whole: list[str] = []
    for line in base:
        edit = data.draw(st.sampled_from([[], [f"{line}!"], [f"before {line}", line], [line]]))
        who = data.draw(st.integers(0, 1))
        sides[who] += edit
        sides[1 - who].append(line)
        whole += edit

    found = merge(base, *sides)

    assert found.conflicts == ()
    assert list(found.lines) == whole


def test_where_both_changed_a_line_both_versions_stand_and_are_named() -> None:
    base = ["Zugblatt:", "Bewege 101 nach 101/28", "Plündere mit 102"]
    theirs = ["Zugblatt:", "Bewege 101 nach 101/29", "Plündere mit 102"]
    mine = ["Zugblatt:", "Bewege 101 nach 101/30", "Plündere mit 102", "Lade 300 GS auf 102"]

    assert merge(base, theirs, mine) == (
        ("Zugblatt:", theirs[1], mine[1], "Plündere mit 102", "Lade 300 GS auf 102"),
        (2, 3),
    )


def test_a_line_that_one_deleted_and_the_other_changed_stays_and_is_named() -> None:
    assert merge(["a", "b"], ["a"], ["a", "B"]) == (("a", "B"), (2,))


def test_what_both_add_at_one_place_stands_once_if_it_is_the_same() -> None:
    assert merge(["a"], ["a", "x", "y"], ["a", "x", "z"]) == (("a", "x", "y", "z"), ())


class Line(str):
    """A line that counts how often it is looked at."""

    __slots__ = ()
    looks = 0

    def __eq__(self, other: object) -> bool:
        Line.looks += 1
        return str.__eq__(self, other)

    def __hash__(self) -> int:
        Line.looks += 1
        return str.__hash__(self)


def hostile() -> dict[str, tuple[list[str], list[str], list[str]]]:
    """Texts of 5,000 lines that make a careless comparison slow."""
    rng, many = random.Random(1), range(5_000)
    some = [[f"{rng.randrange(40)}" for _n in many] for _text in range(3)]
    numbered = [f"{n}" for n in many]
    return {
        "all alike": (["x"] * 5_000, ["x"] * 4_990, ["y", *["x"] * 4_998]),
        "a few lines again and again": (some[0], some[1], some[2]),
        "turned round": (numbered, numbered[::-1], rng.sample(numbered, 5_000)),
        "nothing in common": ([], numbered, [f"{n}!" for n in many]),
        "two by two": ([f"{n // 2}" for n in many], [f"{n // 2}" for n in many][::-1], numbered),
    }


@pytest.mark.parametrize("kind", hostile())
def test_the_work_grows_with_the_lines_and_not_with_their_square(kind: str) -> None:
    texts = [[Line(line) for line in text] for text in hostile()[kind]]
    Line.looks = 0

    found = merge(*texts)

    assert set(found.lines) >= set(texts[2]) - set(texts[0])
    assert Line.looks < 2_000_000
