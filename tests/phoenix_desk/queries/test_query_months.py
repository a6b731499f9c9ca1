"""Sightings with their age, two months side by side, and the search of pieces."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.queries.compared import compared, month_view
from tafelrunde.phoenix_desk.queries.pieces import Wanted, pieces
from tafelrunde.phoenix_desk.queries.sightings import sightings, views_of
from tests.phoenix_desk.battlefields import ATTACK, EAST, HERE, NORTH, planted
from tests.phoenix_desk.homes import ANN, BOB, whole_month
from tests.phoenix_desk.queries.desks import desk

MARCH = f"Zugblatt:\nBewege 101 nach {NORTH}\n"


@cache
def months() -> Campaign:
    """In the second one Ann takes a field of Bob's, and he goes home."""
    home = planted(Memory("campaign"))
    whole_month(home, {})
    whole_month(home, {ANN: MARCH, BOB: "Zugblatt:\nBewege 101 nach 101/29\n"})
    whole_month(home, {})
    return Campaign.open(home)


def without(view: PhoenixView, seat: int, number: str) -> PhoenixView:
    rows = list(view.armies)
    rows[seat] = {key: army for key, army in rows[seat].items() if key != number}
    return replace(view, armies=tuple(rows))


# --- sightings ---------------------------------------------------------------------------------------


def test_what_stands_on_the_map_is_seen_with_its_trail() -> None:
    found = {one.number: one for one in sightings(views_of(months(), ANN))}

    assert (found[101].field, found[101].age, found[101].moved, found[101].said) == ("101/29", 0, 2, None)
    assert [(place.month, place.field) for place in found[101].trail] == [(2, EAST), (3, "101/29")]
    assert {one.realm for one in found.values()} == {"Bob"}


def test_what_is_gone_stays_as_a_sighting_with_its_age() -> None:
    *earlier, now = views_of(months(), ANN)

    (gone,) = [one for one in sightings([*earlier, without(now, BOB, "101")][-3:]) if one.number == 101]

    assert gone.age >= 1
    assert gone.field == "101/29"
    assert gone.said is not None
    assert "zuletzt in 101/29 gesehen" in gone.said.de
    assert "last seen in 101/29" in gone.said.en


def test_views_begin_with_the_month_that_is_asked_for() -> None:
    assert [view.month for view in views_of(months(), ANN, first=2)] == [2, 3, 4, 4]


# --- two months --------------------------------------------------------------------------------------


def test_two_months_differ_in_money_land_and_pieces() -> None:
    first, last = [month_view(months(), ANN, month) for month in (2, 4)]

    found = compared(GAME, first, last)

    assert found.names == ("Rim 1", "Larn 1")
    figures = {figure.name: (figure.before, figure.now) for figure in found.figures}
    assert figures["fields"][1] > figures["fields"][0]
    taken = {one.field: (one.before, one.now) for one in found.owners}
    assert taken == {NORTH: ("Bob", "Ann"), "101/29": ("", "Bob")}
    assert any(line.kind == "army_moved" and NORTH in line.said.de for line in found.lines)
    (moved,) = [one for one in found.others if one.number == 101]
    assert (moved.before, moved.now) == (EAST, "101/29")
    assert moved.said.en == f"army of warriors 101 of Bob went from {EAST} to 101/29."


def test_a_month_compared_with_itself_has_no_differences() -> None:
    view = month_view(months(), ANN, 2)
    found = compared(GAME, view, view)

    assert (found.lines, found.owners, found.others) == ((), (), ())
    assert all(figure.before == figure.now for figure in found.figures)


def test_months_of_different_realms_are_not_compared() -> None:
    with pytest.raises(Complaint, match="compared-other-seats"):
        compared(GAME, month_view(months(), ANN, 2), month_view(months(), BOB, 2))


def test_a_month_that_has_not_begun_cannot_be_asked_for() -> None:
    with pytest.raises(Complaint, match="month-not-begun"):
        month_view(months(), ANN, 9)


# --- search ------------------------------------------------------------------------------------------


def numbers(wanted: Wanted, sheet: str = "") -> list[tuple[str, int]]:
    return [(piece.realm, piece.number) for piece in pieces(desk(), wanted, sheet)]


@pytest.mark.parametrize(
    ("wanted", "first", "count"),
    [
        (Wanted(text="101"), ("Ann", 101), 2),
        (Wanted(text="Kriegerheer", realm="Bob"), ("Bob", 101), 1),
        (Wanted(text="wizard bob"), ("Bob", 501), 1),
        (Wanted(kind="wizard"), ("Ann", 501), 2),
        (Wanted(field=EAST), ("Bob", 101), 3),
        (Wanted(text="/28 heer"), ("Bob", 101), 1),
        (Wanted(text="BUH", own=True), ("Ann", 601), 1),
    ],
)
def test_pieces_are_found_by_number_name_kind_and_field(
    wanted: Wanted, first: tuple[str, int], count: int
) -> None:
    found = numbers(wanted)

    assert found[0] == first
    assert len(found) == count


def test_own_armies_have_their_goods_and_foreign_ones_none() -> None:
    own, foreign = pieces(desk(), Wanted(text="101", kind="foot"))

    assert own.goods == {"K": 5000, "HF": 20}
    assert (foreign.goods, foreign.idle) == (None, None)


def test_who_has_no_order_is_found() -> None:
    idle = numbers(Wanted(idle=True), f"{ATTACK}\nUnsinn 102\n")

    assert ("Ann", 101) not in idle
    assert ("Ann", 102) not in idle, "it shoots"
    assert ("Ann", 601) not in idle, "he goes with 101"
    assert ("Ann", 602) in idle
    assert all(realm == "Ann" for realm, _number in idle)
    assert ("Ann", 101) in numbers(Wanted(idle=True))


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        (Wanted(kind="dragons"), "asked-no-kind"),
        (Wanted(field="0/0"), "asked-no-field"),
        (Wanted(realm="Zoe"), "no-such-realm"),
    ],
)
def test_what_there_is_not_cannot_be_searched_for(wanted: Wanted, message: str) -> None:
    with pytest.raises(Complaint, match=message):
        pieces(desk(), wanted)


def test_nothing_found_is_no_fault() -> None:
    assert pieces(desk(), Wanted(text="zzz")) == ()
    assert HERE in {piece.field for piece in pieces(desk(), Wanted())}
