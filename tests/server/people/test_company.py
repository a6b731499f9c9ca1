"""Bots are persons of this world."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.server.people.company import PERSONS, bot_name
from tafelrunde.server.people.words import check_seat_name

ROOT = Path(__file__).parents[3]


def company(table: str, count: int) -> list[str]:
    names: list[str] = []
    for _ in range(count):
        names.append(bot_name(table, names))
    return names


def test_everybody_at_a_table_meets_the_same_persons_and_at_another_table_others() -> None:
    assert company("one", 6) == company("one", 6)
    assert len({tuple(company(str(table), 3)) for table in range(20)}) > 10


def test_nobody_is_called_like_somebody_who_sits_there() -> None:
    first = bot_name("one", [])

    assert bot_name("one", [first]) != first
    assert bot_name("one", [first.upper()]) != first
    names = company("one", len(PERSONS) + 2)
    for at, name in enumerate(names):
        check_seat_name(name, names[:at])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_web_app_says_what_each_of_them_does(lang: str) -> None:
    text = (ROOT / "web" / "src" / "texts" / f"app.{lang}.ftl").read_text(encoding="utf-8")
    told = text.partition("bot-trade =")[2].partition("*[other]")[0]

    assert tuple(re.findall(r"\[(\w+)\]", told)) == PERSONS
