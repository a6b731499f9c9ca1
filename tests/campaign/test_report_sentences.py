"""Everything that is told has a sentence in both languages, and a rule of the rulebook behind it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, get_args, get_type_hints

import pytest

from tafelrunde.campaign.reports.citing import BOOK_RULES
from tafelrunde.campaign.reports.wording import (
    FILES,
    PACKAGE,
    Teller,
    has_text,
    number_said,
    tenths_said,
)
from tafelrunde.engine.protocol import LANGS
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.events import PublicEvent
from tafelrunde.games.phoenix.meta import BOOK_TERMS
from tafelrunde.games.phoenix.notes import AnyNote, Booked, OrderFailed, Received

NAMES = ("Theostelos", "Yaromo", "Vachal")
BY_NAME: dict[str, Any] = {
    "number": 201,
    "fleet": 301,
    "numbers": (101, 201),
    "stage": "BUR",
    "rank": "BUH",
    "work": "STR",
    "side": "NO",
    "why": "gift",
    "what": "201",
    "rule": "PH-3.3e",
    "params": {"what": "recruiting", "need": "5000", "have": "10"},
}
BY_TYPE: dict[Any, Any] = {
    int: 1,
    str: "503/22",
    bool: True,
    tuple[int, ...]: (0, 1),
    tuple[str, ...]: ("503/22", "503/23"),
    dict[str, int]: {"warriors": 4000, "leaders": 2},
    int | None: 1,
    dict[str, int] | None: {"riders": 30},
    dict[str, dict[str, int]]: {"101": {"warriors": 40}},
    dict[str, tuple[int, ...]]: {"1": (101, 201)},
}
MAY_BE_EMPTY = ("name", "reason", "where", "before", "late", "placed", "side", "stopped", "carried", "veto")
KINDS = [*get_args(PublicEvent), *get_args(AnyNote)]


def example(kind: Any) -> Any:
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__}
    return kind(**{name: BY_NAME.get(name, BY_TYPE.get(hint)) for name, hint in hints.items()})


def lean(kind: Any) -> Any:
    """The example without anything that may be missing."""
    full = example(kind)
    values = {name: getattr(full, name) for name in kind.__struct_fields__}
    return kind(**{name: type(value)() if name in MAY_BE_EMPTY else value for name, value in values.items()})


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("kind", KINDS, ids=tag)
def test_every_event_and_note_is_told_in_words(kind: Any) -> None:
    teller = Teller(GAME, NAMES)
    topic = "event" if kind in get_args(PublicEvent) else "note"

    assert has_text(f"{topic}-{tag(kind)}"), "write it into campaign/reports/sentences.de.ftl and .en.ftl"
    for told in (example(kind), lean(kind)):
        line = teller.event(told) if topic == "event" else teller.note(told)
        assert line.said.de != line.said.en
        assert not re.search(r"[{}$]|None|  ", line.said.de + line.said.en), line.said
        assert line.rule.startswith("PH-"), "a note needs its rule in wording.NOTE_RULES"


def test_both_languages_have_the_same_texts() -> None:
    for name in FILES:
        ids = [
            re.findall(
                r"^([a-z][\w-]*) =", files(PACKAGE).joinpath(f"{name}.{lang}.ftl").read_text("utf-8"), re.M
            )
            for lang in LANGS
        ]
        assert ids[0] == ids[1]
        assert len(ids[0]) == len(set(ids[0]))


def test_every_reason_of_a_booking_has_a_rule() -> None:
    book = load_rulebook(GAME)

    assert set(BOOK_TERMS) <= set(BOOK_RULES)
    assert all(book.find(rule) for rule in BOOK_RULES.values())


def test_names_places_and_numbers_are_said_as_people_say_them() -> None:
    teller = Teller(GAME, NAMES)

    booked = teller.note(Booked(-12500, "building", 1234567, "503/22"))
    assert booked.said.de == "Bau: −12.500 GS (503/22); Reichsschatz danach 1.234.567 GS."
    assert booked.said.en == "Building: −12,500 gold (503/22); treasury afterwards 1,234,567 gold."
    assert (
        teller.note(Received(1, "201", "503/22")).said.de == "Yaromo übergibt uns Reiterheer 201 in 503/22."
    )
    failed = teller.note(OrderFailed(3, "PH-3.3e", {"what": "recruiting", "need": "5000", "have": "10"}))
    assert failed.rule == "PH-3.3e"
    assert failed.said.de.startswith("Zeile 3 blieb unausgeführt: ")
    assert "5000" in failed.said.en


@pytest.mark.parametrize(
    ("value", "de", "en"), [(0, "0", "0"), (-1234, "−1.234", "−1,234"), (999, "999", "999")]
)
def test_numbers_have_separators(value: int, de: str, en: str) -> None:
    assert (number_said(value, "de"), number_said(value, "en")) == (de, en)


def test_good_points_are_told_in_tenths() -> None:
    assert (tenths_said(105, "de"), tenths_said(105, "en"), tenths_said(120, "de")) == ("10,5", "10.5", "12")


def test_what_has_no_sentence_yet_is_told_all_the_same() -> None:
    line = Teller(GAME, NAMES).other("event", "never_heard_of", "PH-2l", field="503/22")

    assert (line.said.en, line.rule) == ("never heard of: field 503/22", "PH-2l")
