"""Decisions of the game master and dice as sentences: read as they are written, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.errors import BadText
from tafelrunde.games.phoenix.moves.creatures import HandCreature, MoveCreature, PlaceCreature, RemoveCreature
from tafelrunde.games.phoenix.moves.kinds import (
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
from tafelrunde.games.phoenix.moves.market import DealCards
from tafelrunde.games.phoenix.moves.meeting import (
    Adventurer,
    CallBack,
    DeclareAbsent,
    DeclareReturn,
    Driver,
    Happen,
    HoldCouncil,
    HoldRace,
    RewardAdventure,
    SendAway,
    SetDeadlines,
)
from tafelrunde.games.phoenix.moves.realms import Arrive, ChangeRealm, Depart, Rebel, Unite
from tafelrunde.games.phoenix.moves.special import BonusTown, DeclareKind, PirateBonus
from tafelrunde.games.phoenix.words.text import format_move, parse_move
from tafelrunde.telling.complaints import said

PAGE = Path(__file__).parents[4] / "docs" / "phoenix-orders.md"
SHOWN = re.findall(r"^- `(.+)`$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
WHY = "Tippfehler"
MOVES = [
    Amend((Change("realms.Yaromo.gold", 5000), Change("works.503/22.NO.STR", True)), WHY),
    Amend((Change("fields.503/22.owner", "Reich der Mitte"), Change("towns.503/22.stage", "BUR")), WHY),
    Amend((Change("people.Yaromo.601.name", 'Otto, "der Große"; oder so'),), WHY),
    Grant("Yaromo", 5000, WHY),
    Grant("Reich der Mitte", 1, "Grund: keiner; gar keiner"),
    Announce("Das Treffen beginnt um zehn: Kommt!"),
    Happen("harvest", ("503/22", "503/23"), 20, "Viel Regen; zu viel?"),
    Happen("plague", ("503/22",), 100),
    HoldCouncil("Darf das sein; oder nicht?"),
    HoldCouncil("Bleibt er?", "exclusion", ("Yaromo", "Reich der Mitte"), ("Vachal",), 1, 1, True),
    HoldRace((Driver("Yaromo", 601, True, 1), Driver("Das 2. Reich", 602, True, fallen=True))),
    HoldRace((Driver("Vachal", 603),)),
    RewardAdventure("Die Höhle: tief", "", (Adventurer("Yaromo", 601, 35), Adventurer("Vachal", 602, 30))),
    RewardAdventure("Der Turm", "Reich der Mitte", (Adventurer("Reich der Mitte", 601, 0, True),)),
    Announce("Deine Boten sind zurück.", "Reich der Mitte"),
    Answer("Darf ein Heer zweimal plündern?", "Nein."),
    CloseRound("Die Frist ist um."),
    EndCampaign("Alle sind müde."),
    DeclareAbsent("Yaromo", 1, True),
    DeclareAbsent("Reich der Mitte", 4, False),
    DeclareReturn("Yaromo"),
    SetDeadlines("days"),
    SetDeadlines("meeting"),
    SetDeadlines("none"),
    DeclareKind("Yaromo", "pirate"),
    DeclareKind("Reich der Mitte", "founding"),
    BonusTown("Reich der Mitte", "STD", "503/22"),
    PirateBonus("Yaromo", 25_000),
    SendAway("Reich der Mitte", 601, 3),
    SendAway("Yaromo", 601, 1),
    SendAway("Yaromo", 601),
    CallBack("Yaromo", 601),
    Announce("Was soll das : hier?", "O'Neill;5."),
    Answer("What is the answer: yes or no ?", "Both; reason: none."),
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
fields = st.builds("{}/{}".format, st.integers(1, 1708), st.integers(1, 48))
persons = st.integers(501, 699)
beasts = st.integers(401, 499)
few = st.integers(0, 5)
units = st.lists(st.integers(101, 699), max_size=3).map(tuple)
traits = st.lists(st.sampled_from(["double_ban", "steadfast", "unbannable"]), unique=True).map(tuple)
decisions = st.one_of(
    st.builds(Amend, st.lists(st.builds(Change, paths, values), min_size=1, max_size=3).map(tuple), texts),
    st.builds(Grant, names, st.integers(1, 10**6), texts),
    st.builds(Announce, texts, st.one_of(st.just(""), names)),
    st.builds(Answer, texts, texts),
    st.builds(CloseRound, texts),
    st.builds(EndCampaign, texts),
    st.builds(Roll, st.lists(st.lists(st.integers(0, 9), max_size=3).map(tuple), max_size=3).map(tuple)),
    st.builds(DrawOrder, few, st.permutations(range(5)).map(tuple), few),
    st.builds(SendAway, names, persons, few),
    st.builds(CallBack, names, persons),
    st.builds(DeclareAbsent, names, st.integers(1, 4), st.booleans()),
    st.builds(DeclareReturn, names),
    st.builds(DeclareKind, names, st.sampled_from(["founding", "pirate", "rebel"])),
    st.builds(BonusTown, names, st.sampled_from(["BUR", "HST"]), fields),
    st.builds(PirateBonus, names, st.integers(25_000, 125_000)),
    st.builds(
        Rebel, names, persons, st.lists(fields, min_size=1, max_size=3).map(tuple), names, units, units, names
    ),
    st.builds(Arrive, names, fields, st.sampled_from(["FSH", "ZB"]), few, few, few, few, few, names),
    st.builds(Unite, names, names),
    st.builds(Depart, names),
    st.builds(ChangeRealm, names, persons, names),
    st.builds(
        PlaceCreature, names, beasts, st.sampled_from(["foot", "magic"]), fields, few, few, few, traits
    ),
    st.builds(MoveCreature, names, beasts, fields),
    st.builds(HandCreature, names, beasts, names, beasts),
    st.builds(RemoveCreature, names, beasts),
    st.builds(DealCards, names, st.sampled_from(["tanner", "master_builder"]), st.integers(1, 99)),
)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_a_decision_is_a_sentence_in_both_languages(move: Any, lang: Lang) -> None:
    said = format_move(move, lang)

    assert not said.startswith("{"), "written as JSON although a sentence could say it"
    assert parse_move(said) == move


@settings(max_examples=600)
@given(move=decisions, lang=st.sampled_from(LANGS))
def test_whatever_is_decided_is_read_again_as_it_was(move: Any, lang: Lang) -> None:
    assert parse_move(format_move(move, lang)) == move


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("Gewähre Yaromo fünf GS; Grund: Preis", "Gewähre REICH 5000 GS; Grund: WARUM"),
        ("Grant Yaromo 5000 gold", "Grant REALM 5000 gold; reason: WHY"),
        ("Berichtige realms.Yaromo.gold; Grund: x", "Korrigiere PFAD = WERT, ...; Grund: WARUM"),
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
    assert shape in said(refused.value, lang)
    assert 0 < refused.value.start < refused.value.end


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("Gewähre Yaromo fünf GS; Grund: Preis", "fünf", "eine Zahl"),
        ("Treibe 401 von Yaromo nahc 503/22", "nahc", "ist „nach“ gemeint?"),
        ("Führe Yaromo als Pirat", "Pirat", "eine Art von Reich wie Piraten"),
        ("Zahle Yaromo 5 GS Piratenbonus", "5", "25000 oder mehr"),
        ("Berichtige a.b = 5, a.c; Grund: Preis", "a", "ein Pfad und sein Wert"),
        ("Schenke Yaromo: BUR in Altburg", "Altburg", "eine Gemark wie 503/22"),
    ],
)
def test_a_wrong_word_is_pointed_at_and_told_what_would_be_right(text: str, word: str, expected: str) -> None:
    refused = complaint_about(text)

    assert refused is not None
    assert (refused.text[refused.start : refused.end], refused.start) == (word, text.rindex(word))
    assert expected in said(refused, "de")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (
            "conjure creature 401 FÜR Yaromo in 503/22: Reiter, 5 HF, bans double, strength 3.000, "
            "nicht bannbar",
            PlaceCreature("Yaromo", 401, "riders", "503/22", 3000, 5, 0, ("double_ban", "unbannable")),
        ),
        ("Gewaehre Yaromo 50 gold ;REASON:x", Grant("Yaromo", 50, "x")),
        (
            "Rebellion von 602 aus A: Lehen 503 / 22 503/5; realm B;name:C",
            Rebel("A", 602, ("503/22", "503/5"), "B", name="C"),
        ),
        ("Correct a = 1, ; Grund: b = 2; c", Amend((Change("a", 1),), "b = 2; c")),
        ("Begrüße Yaromo zurück!", DeclareReturn("Yaromo")),
        ("Berichtige a = 1; Grund: x", Amend((Change("a", 1),), "x")),
        ("Declare Yaromo absent: 2. time, excused", DeclareAbsent("Yaromo", 2, True)),
        ("order 1: 2, 1; gate 3", DrawOrder(1, (1, 0), 3)),
    ],
)
def test_sentences_are_read_however_they_are_typed(text: str, move: Any) -> None:
    assert parse_move(text) == move


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
