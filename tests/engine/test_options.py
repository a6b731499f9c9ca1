"""Options and seats of a table: filled up with defaults, and refused with what would be possible."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import Meta, Option, Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.telling.complaints import said
from tests.complaining import complains

NAME = Words("Chess", "Schach")
META = Meta(
    id="chess",
    name=NAME,
    seats=(2, 4),
    version="1",
    prefix="CH",
    options=(
        Option("castling", ("allowed", "forbidden"), "CH-1.1"),
        Option("clock", ("none", "short", "long"), "CH-1.2"),
    ),
)
BARE = Meta(id="bare", name=NAME, seats=(1, 1), version="1", prefix="BA")


def test_what_is_not_chosen_has_its_default() -> None:
    assert resolve(META, {}) == {"castling": "allowed", "clock": "none"}
    assert resolve(META, {"clock": "long"}) == {"castling": "allowed", "clock": "long"}


def test_resolving_twice_changes_nothing() -> None:
    once = resolve(META, {"castling": "forbidden"})
    assert resolve(META, once) == once


@pytest.mark.parametrize(
    ("meta", "chosen", "en", "de"),
    [
        (META, {"color": "red"}, "chess has no option “color”", "chess hat keine Option „color“"),
        (META, {"color": "red"}, "castling, clock", "castling, clock"),
        (META, {"clock": "slow"}, "option “clock” cannot be “slow”", "Option „clock“ kann nicht „slow“ sein"),
        (META, {"clock": "slow"}, "“none”, “short”, “long”", "„none“, „short“, „long“"),
        (META, {"clock": ""}, "cannot be “”", "kann nicht „“ sein"),
        (BARE, {"clock": "long"}, "its options are: -", "es gibt: -"),
    ],
)
def test_unknown_names_and_values_are_refused(meta: Meta, chosen: dict[str, str], en: str, de: str) -> None:
    with pytest.raises(Complaint) as refusal:
        resolve(meta, chosen)
    assert en in said(refusal.value, "en")
    assert de in said(refusal.value, "de")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_within_the_limits_are_fine(seats: int) -> None:
    check_seats(META, seats)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_seats_beyond_the_limits_are_refused(seats: int) -> None:
    with complains(f"chess is played by 2 to 4, not by {seats}") as refusal:
        check_seats(META, seats)
    assert f"nicht {seats}" in said(refusal.value, "de")
