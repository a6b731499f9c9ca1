"""`SL: ...` on a sheet is a special order and cannot be overlooked."""

from __future__ import annotations

from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.orders.addressed import addressed


def test_lines_for_the_game_master_are_special_orders() -> None:
    sheet = (
        "Zugblatt:\nSL: der Drache schläft\n  # sl : wirklich?\nBewege 101 nach 101/28\n# SLalom: nein\nSL:\n"
    )

    text = addressed(sheet)
    orders, wrong = parse_sheet(text)

    assert text.split("\n")[3:] == sheet.split("\n")[3:]
    assert [order.text for order in orders if isinstance(order, Tell)] == ["der Drache schläft", "wirklich?"]
    assert [line.line for line in wrong] == [6]
    assert addressed(text) == text
