"""Boxes are built once for tables that play alike, and never mixed up."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.contract import Meta, Option, Words
from tafelrunde.engine.shelf import MOST, Shelf
from tests.complaining import complains

WORD = Words("a", "a")
META = Meta("game", WORD, (2, 4), "1", "GA", (Option("length", ("long", "short"), "GA-1"),))
Made = tuple[int, dict[str, str], dict[str, Any]]


def made(seats: int, options: dict[str, str], corrections: dict[str, Any]) -> Made:
    return seats, options, corrections


def test_tables_that_play_alike_share_a_box() -> None:
    shelf = Shelf(META, made)
    box = shelf.box(3, {}, None)

    assert box == (3, {"length": "long"}, {})
    assert shelf.box(3, {"length": "long"}, {}) is box
    assert shelf.box(4, {}, None) is not box
    assert shelf.box(3, {"length": "short"}, None) is not box
    assert shelf.box(3, {}, {"cards": 5}) == (3, {"length": "long"}, {"cards": 5})


def test_an_option_that_is_none_is_refused() -> None:
    with complains("cannot be “endless”"):
        Shelf(META, made).box(3, {"length": "endless"}, None)


def test_a_shelf_does_not_grow_for_ever() -> None:
    shelf = Shelf(META, made)
    first = shelf.box(2, {}, {"n": 0})
    for number in range(1, MOST):
        shelf.box(2, {}, {"n": number})
    assert shelf.box(2, {}, {"n": 0}) is first

    shelf.box(2, {}, {"n": MOST})
    assert shelf.box(2, {}, {"n": 0}) is not first
