"""Offers between realms: which orders they may hold, and that each is about the other realm."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import Words
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.orders.deals import LONGEST_LINE, MOST_LINES, Side
from tests.complaining import complains
from tests.phoenix_desk.homes import BOB, campaign_in


@pytest.fixture
def side() -> Side:
    """Ann's part of what she offers to Bob."""
    setting = campaign_in(Memory("campaign")).state.setting
    return Side(setting, BOB, Words("given", "geboten"), "de")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Gib Bob Wegerecht", "Gebe Bob Wegerecht"),
        ("  Grant 2 right of way ", "Gebe Bob Wegerecht"),
        ("Stimme Wegerecht mit bob zu", "Stimme Wegerecht mit Bob zu"),
        ("Entziehe Bob Küstenrecht", "Entziehe Bob Küstengewässerrecht"),
        ("Schenke Bob 5000 GS", "Schenke Bob 5000 GS"),
        ("Schenke Bob das Land 101/27, 101/28", "Schenke Bob das Land 101/27, 101/28"),
        ("Biete Bob die Gefangenen von 101 für 500 GS an", "Biete Bob die Gefangenen von 101 für 500 GS an"),
        ("Lasse 601 von Bob frei", "Lasse 601 von Bob frei"),
        ("Lasse Gefangenen von 101 frei", "Lasse die Gefangenen von 101 frei"),
        ("Biete Bob 20 S von 301 für 9 GS an", "Biete Bob 20 S von 301 für 9 GS an"),
        ("Übernimm von Bob aus 301 nach 302", "Übernimm von Bob aus 301 nach 302"),
        ("Übergib Bob 2 Karten Gerber", "Übergib Bob 2 Karten Gerber"),
    ],
)
def test_orders_between_two_realms_are_kept_as_a_sheet_has_them(side: Side, typed: str, kept: str) -> None:
    found = side.lines([typed])
    assert found == (kept,)
    assert side.lines(found) == found


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("Schenke Bob alles", "line 2"),
        ("Bewege 101 nach 101/28", "is not an order about rights"),
        ("Sonderbefehl: gib mir alles", "is not an order about rights"),
        ("Schenke Ann 5000 GS", "is not about Bob"),
        ("Schenke Zora 5000 GS", "is not about Bob"),
        ("", "one order"),
        ("# nichts", "one order"),
        ("Zugblatt:", "one order"),
        ("Gib Bob Wegerecht\nLöse 101 auf", "one order"),
        ("Gib Bob Wegerecht" + " " * LONGEST_LINE, "one order"),
        ("x" * 100_000, "line 2"),
        ("\u202egib Bob Wegerecht\ud800", "line 2"),
    ],
)
def test_other_lines_are_refused_by_number(side: Side, line: str, part: str) -> None:
    with complains("given, line 2", part):
        side.lines(["Gib Bob Wegerecht", line])


def test_an_offer_has_not_more_lines_than_one_reads(side: Side) -> None:
    assert len(side.lines(["Gib Bob Wegerecht"] * MOST_LINES)) == MOST_LINES
    with complains("at most 20 lines"):
        side.lines(["Gib Bob Wegerecht"] * (MOST_LINES + 1))
