"""Everything that is told has a sentence in both languages, and a rule of the rulebook behind it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, get_args, get_type_hints

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.meta import BOOK_TERMS
from tafelrunde.games.phoenix.told.course import Happened, RealmAbsent
from tafelrunde.games.phoenix.told.events import PublicEvent
from tafelrunde.games.phoenix.told.notes import AnyNote, Booked, OrderFailed, Received
from tafelrunde.games.phoenix.told.war_notes import CombatTold, RanOver
from tafelrunde.phoenix_desk.reports.citations import BOOK_RULES
from tafelrunde.phoenix_desk.reports.sentences import FILES, PACKAGE, Teller, has_text

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

    assert has_text(f"{topic}-{tag(kind)}"), "write it into phoenix_desk/reports/sentences.de.ftl and .en.ftl"
    for told in (example(kind), lean(kind)):
        line = teller.event(told) if topic == "event" else teller.note(told)
        assert line.said.de != line.said.en
        assert not re.search(r"[{}$]|None|  ", line.said.de + line.said.en), line.said
        assert line.rule.startswith("PH-"), "a note needs its rule in citations.NOTE_RULES"


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


def test_what_has_no_sentence_yet_is_told_all_the_same() -> None:
    line = Teller(GAME, NAMES).other("event", "never_heard_of", "PH-2l", field="503/22")

    assert (line.said.en, line.rule) == ("never heard of: field 503/22", "PH-2l")


def test_plague_and_harvest_say_which_way_taxes_go() -> None:
    teller = Teller(GAME, NAMES)
    plague, harvest = (
        teller.event(Happened(kind, ("503/22",), 50, "")).said for kind in ("plague", "harvest")
    )

    assert plague.en == "Plague in 503/22: the next taxes there fall by 50%."
    assert plague.de == "Plage in 503/22: die nächsten Steuern dort sinken um 50 %."
    assert harvest.en == "Good harvest in 503/22: the next taxes there rise by 50%."
    assert harvest.de == "Gute Ernte in 503/22: die nächsten Steuern dort steigen um 50 %."


def test_a_report_says_who_was_overrun() -> None:
    note = RanOver(201, "503/22", {}, {"warriors": 1, "leaders": 1}, {}, {"1": (101, 102), "2": (101,)})
    said = Teller(GAME, NAMES).note(note).said

    assert said.en.startswith("Our army of riders 201 overruns in 503/22: Yaromo (101, 102); Vachal (101). ")
    assert said.de.startswith("Unser Reiterheer 201 überrennt in 503/22: Yaromo (101, 102); Vachal (101). ")
    assert "captured: 1 warrior, 1 leader;" in said.en


def test_good_points_rise_and_fall() -> None:
    teller = Teller(GAME, NAMES)
    won, lost, drawn = (
        teller.note(CombatTold(601, "503/22", (6, 6), (1,), 1, 0, change, 250)).said.en
        for change in (15, -20, 0)
    )

    assert won.endswith("His good points rise by 1.5; now 25.")
    assert lost.endswith("His good points fall by 2; now 25.")
    assert drawn.endswith("His good points do not change; now 25.")


def test_the_times_of_an_absence_are_ordinals() -> None:
    said = [Teller(GAME, NAMES).event(RealmAbsent(1, times, excused=False)).said for times in (2, 3)]

    assert said[0].en == "Yaromo is absent for the second time, without excuse."
    assert said[1].de == "Yaromo fehlt zum dritten Mal, unentschuldigt."


def test_no_sentence_stands_twice() -> None:
    """Of two with the same name one would never be shown."""
    for lang in LANGS:
        ids = [
            id
            for name in FILES
            for id in re.findall(
                r"^([a-z][\w-]*) =", files(PACKAGE).joinpath(f"{name}.{lang}.ftl").read_text("utf-8"), re.M
            )
        ]
        assert len(ids) == len(set(ids))
