"""Positions that scenarios describe: names of seats, and where a description is wrong, in both languages."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.given import Names, demand, one_of, read_given
from tafelrunde.telling.complaints import said
from tests.complaining import complains


class Told(msgspec.Struct, forbid_unknown_fields=True):
    year: int = 1


def test_what_is_told_is_read_and_what_is_not_told_is_as_usual() -> None:
    assert (read_given({"year": 3}, Told), read_given({}, Told)) == (Told(3), Told(1))


def test_what_cannot_be_told_is_refused_with_its_place_in_both_languages() -> None:
    with pytest.raises(Complaint) as refusal:
        read_given({"year": "three"}, Told)

    assert said(refusal.value, "en") == "given: year: must be a whole number, not a text"
    assert said(refusal.value, "de") == "given: year: muss eine ganze Zahl sein, nicht ein Text"


def test_seats_go_by_their_names() -> None:
    seats = Names(["Ann", "Bob", "Cleo"])

    assert (seats.seat("turn", "Bob"), seats.maybe("turn", None, 2), seats.maybe("turn", "Ann", 2)) == (
        1,
        2,
        0,
    )
    assert seats.bits("done", ["Cleo", "Ann", "Cleo"]) == 0b101
    with complains("given.turn: nobody is called “Zoe”; seats: Ann, Bob, Cleo"):
        seats.seat("turn", "Zoe")


def test_words_are_known_by_their_place() -> None:
    assert one_of("step", "b", ("a", "b")) == 1
    with complains("given.step: “c” is unknown; possible: a, b"):
        one_of("step", "c", ("a", "b"))


def test_a_demand_is_heard_only_when_it_does_not_hold() -> None:
    demand(True, "year", "data-must-be", {"value": 1})
    with complains("given.year: must be 1"):
        demand(False, "year", "data-must-be", {"value": 1})
