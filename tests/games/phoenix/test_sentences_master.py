"""Decisions of the game master and dice as sentences: read as they are written, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.protocol import LANGS, Lang
from tafelrunde.games.phoenix.moves import (
    Amend,
    Announce,
    Answer,
    Change,
    CloseRound,
    DrawOrder,
    EndCampaign,
    Grant,
    Roll,
)
from tafelrunde.games.phoenix.moves_creatures import HandCreature, MoveCreature, PlaceCreature, RemoveCreature
from tafelrunde.games.phoenix.moves_market import DealCards
from tafelrunde.games.phoenix.moves_meeting import DeclareAbsent, DeclareReturn
from tafelrunde.games.phoenix.moves_realms import Arrive, ChangeRealm, Depart, Rebel, Unite
from tafelrunde.games.phoenix.moves_special import BonusTown, DeclareKind, PirateBonus
from tafelrunde.games.phoenix.sentences_master import sentence
from tafelrunde.games.phoenix.text import format_move, parse_move

PAGE = Path(__file__).parents[3] / "docs" / "phoenix-orders.md"
SHOWN = re.findall(r"^- `(.+)`$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
WHY = "Tippfehler"
MOVES = [
    Amend((Change("realms.Yaromo.gold", 5000), Change("works.503/22.NO.STR", True)), WHY),
    Amend((Change("fields.503/22.owner", "Reich der Mitte"), Change("towns.503/22.stage", "BUR")), WHY),
    Amend((Change("people.Yaromo.601.name", 'Otto, "der Große"; oder so'),), WHY),
    Grant("Yaromo", 5000, WHY),
    Grant("Reich der Mitte", 1, "Grund: keiner; gar keiner"),
    Announce("Das Treffen beginnt um zehn: Kommt!"),
    Announce("Deine Boten sind zurück.", "Reich der Mitte"),
    Answer("Darf ein Heer zweimal plündern?", "Nein."),
    CloseRound("Die Frist ist um."),
    EndCampaign("Alle sind müde."),
    DeclareAbsent("Yaromo", 1, True),
    DeclareAbsent("Reich der Mitte", 4, False),
    DeclareReturn("Yaromo"),
    DeclareKind("Yaromo", "pirate"),
    DeclareKind("Reich der Mitte", "founding"),
    BonusTown("Reich der Mitte", "STD", "503/22"),
    PirateBonus("Yaromo", 25_000),
    PlaceCreature("Yaromo", 401, "riders", "503/22", 3000, 5, 40, ("unbannable", "steadfast")),
    PlaceCreature("Reich der Mitte", 402, "magic", "503/22", points=6, traits=("double_ban",)),
    PlaceCreature("Yaromo", 403, "fleet", "503/22", 20),
    MoveCreature("Reich der Mitte", 401, "503/22"),
    HandCreature("Reich der Mitte", 401, "Vachal", 402),
    HandCreature("Yaromo", 401, "Reich der Mitte", 402),
    RemoveCreature("Yaromo", 401),
    DealCards("Reich der Mitte", "master_builder", 5),
    DealCards("Yaromo", "tanner", 30),
    DeclareKind("Yaromo", "beasts"),
    DeclareKind("Yaromo", "merchants"),
    Rebel("Reich der Mitte", 602, ("503/22", "503/23"), "Reich 13", (101, 301), (605,), "Freies Land"),
    Rebel("Yaromo", 501, ("503/22",), "Vachal"),
    Arrive("Reich 13", "503/22", "ZB", 100_000, 5, 2, 1, 3, "Nordmänner"),
    Arrive("Yaromo", "503/22"),
    Unite("Reich der Mitte", "Yaromo"),
    Depart("Reich der Mitte"),
    ChangeRealm("Yaromo", 605, "Reich der Mitte"),
    Roll(((3, 5), (2,))),
]
texts = st.text(min_size=1, max_size=60)
names = st.text(min_size=1, max_size=40)
values = st.one_of(st.integers(0, 10**9), st.booleans(), texts)
paths = st.one_of(texts, st.sampled_from(["realms.A.gold", "armies.Reich 9.101.field"]))
decisions = st.one_of(
    st.builds(Amend, st.lists(st.builds(Change, paths, values), min_size=1, max_size=3).map(tuple), texts),
    st.builds(Grant, names, st.integers(1, 10**6), texts),
    st.builds(Announce, texts, st.one_of(st.just(""), names)),
    st.builds(Answer, texts, texts),
    st.builds(CloseRound, texts),
    st.builds(EndCampaign, texts),
    st.builds(Roll, st.lists(st.lists(st.integers(0, 9), max_size=3).map(tuple), max_size=3).map(tuple)),
)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_a_decision_is_a_sentence_in_both_languages(move: Any, lang: Lang) -> None:
    said = format_move(move, lang)

    assert said == sentence(move, lang), "written as JSON although a sentence could say it"
    assert parse_move(said) == move


@given(move=decisions, lang=st.sampled_from(LANGS))
def test_whatever_is_decided_is_read_again_as_it_was(move: Any, lang: Lang) -> None:
    assert parse_move(format_move(move, lang)) == move


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("Gewähre Yaromo fünf GS; Grund: Preis", "Gewähre REICH 5000 GS; Grund: WARUM"),
        ("Grant Yaromo 5000 gold", "Grant REALM 5000 gold; reason: WHY"),
        ("Berichtige realms.Yaromo.gold; Grund: x", "Berichtige PFAD = WERT, ...; Grund: WARUM"),
        ("Schließe die Runde", "Schließe die Runde; Grund: WARUM"),
        ("Frage: Darf ich?", "Frage: TEXT Antwort: TEXT"),
        ("Wurf: drei", "Wurf: 3 5, 2"),
        ("Verkünde: " + "a" * 501, "Verkünde: TEXT"),
    ],
)
def test_a_sentence_that_cannot_be_read_is_shown_how_it_should_be(text: str, shape: str) -> None:
    with pytest.raises(BadText) as refused:
        parse_move(text)

    lang: Lang = "en" if "Grant" in text else "de"
    assert shape in refused.value.said(lang)
    assert 0 < refused.value.start < refused.value.end


@pytest.mark.parametrize(
    "text", ["order {}: 1, 2; gate 3", "Reihenfolge 1: 1, {}; Tor 3", "order 1: 1; gate {}"]
)
def test_a_number_of_any_length_is_refused_and_never_breaks_the_reader(text: str) -> None:
    assert parse_move(text.format(2))
    with pytest.raises(BadText):
        parse_move(text.format(5000 * "9"))


@given(text=st.one_of(st.text(max_size=80), st.sampled_from(SHOWN).map(lambda line: line[:-7])))
def test_nonsense_is_refused_and_never_breaks_the_reader(text: str) -> None:
    complaint = complaint_about(text)

    assert complaint is None or 0 <= complaint.start <= complaint.end <= len(complaint.text)


def complaint_about(text: str) -> BadText | None:
    try:
        parse_move(text)
    except BadText as refused:
        return refused
    return None


def test_the_page_shows_every_decision_in_both_languages() -> None:
    read = [parse_move(line) for line in SHOWN]

    assert read[::2] == read[1::2]
    assert {type(move) for move in read} == {type(move) for move in MOVES} | {DrawOrder}
