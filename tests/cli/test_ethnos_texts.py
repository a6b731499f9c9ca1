"""The picture of Ethnos speaks both languages, and every event of the game is a sentence in both."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tafelrunde.cli.pictures.ethnos as picture
from tafelrunde.engine.contract import LANGS, Event, Lang
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.box.cards import CARD_INDEX, COLOUR_NAMES, TRIBE_NAMES
from tafelrunde.games.ethnos.play.events import CardDealt, CardDrawn, EthnosEvent, TribeChosen
from tafelrunde.telling.events import tell
from tafelrunde.telling.fluent import bundle
from tests.cli.ethnos_positions import NAMES, decisions
from tests.cli.test_language import messages

PACKAGE = picture.__name__
KINDS = get_args(EthnosEvent)
LONGEST = {"ability": 33, "brief": 22}

SEATS = st.integers(0, 5)
CARDS = st.sampled_from(sorted(CARD_INDEX))
COLOURS = st.sampled_from(COLOUR_NAMES)
NUMBERS = st.integers(0, 10)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "seat": SEATS,
    "winners": st.lists(SEATS, min_size=1, unique=True).map(tuple),
    "tribe": st.sampled_from(TRIBE_NAMES),
    "tribes": st.lists(st.sampled_from(TRIBE_NAMES), min_size=5, max_size=6, unique=True).map(tuple),
    "tokens": st.lists(NUMBERS, min_size=2, max_size=3).map(tuple),
    "sizes": st.lists(st.integers(1, 10), min_size=1, max_size=4).map(tuple),
    "age": st.integers(1, 3),
    "dragons": st.integers(1, 3),
    "card": CARDS,
    "leader": CARDS,
    "cards": st.lists(CARDS, min_size=1, max_size=4).map(tuple),
    "others": st.lists(CARDS, max_size=4).map(tuple),
    "kingdom": COLOURS,
    "colour": COLOURS,
    "free": st.booleans(),
    "duel": st.sampled_from(("", "more", "alone", "tie")),
    "reason": st.sampled_from(("small", "nowhere", "halfling", "supply")),
    **dict.fromkeys(("upper", "lower", "glory", "space", "count", "markers"), NUMBERS),
    **dict.fromkeys(("size", "value", "place"), st.integers(1, 10)),
}
MAY_BE_NOTHING = {TribeChosen: "tribe", CardDealt: "card", CardDrawn: "card"}


@st.composite
def events(draw: st.DrawFn) -> Event:
    kind = draw(st.sampled_from(KINDS))
    fields = {field: draw(VALUES[field]) for field in kind.__struct_fields__}
    if kind in MAY_BE_NOTHING and draw(st.booleans()):
        fields[MAY_BE_NOTHING[kind]] = None
    event: Event = kind(**fields)
    return event


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_every_kind_of_event_has_a_sentence(kind: type[Event], lang: Lang) -> None:
    assert bundle(GAME.package, ("texts",), lang).has_message(f"event-{kind.__struct_config__.tag}")


@given(events(), st.sampled_from(LANGS))
def test_every_event_can_be_told(event: Event, lang: Lang) -> None:
    told = tell(GAME, event, NAMES, lang)

    assert re.fullmatch(r"\S.*\S", told), told
    assert "  " not in told
    assert not re.search(r"[{}$_]|\bNone\b", told)
    seat = getattr(event, "seat", None)
    assert seat is None or NAMES[seat] in told


@pytest.mark.parametrize("lang", LANGS)
def test_all_that_happens_in_whole_games_can_be_told(lang: Lang) -> None:
    for seats in (2, 6):
        *_, (table, _seat) = decisions(seats, seed=seats)
        for event in (event for entry in table.events for event in entry):
            assert tell(GAME, event, NAMES, lang)


def test_a_card_drawn_by_somebody_else_has_no_name() -> None:
    drawn = CardDrawn(0, "elf_red")
    assert "red elf" in tell(GAME, GAME.redact(drawn, 0), NAMES, "en")
    assert "elf" not in tell(GAME, GAME.redact(drawn, 1), NAMES, "en")


def test_both_languages_have_the_same_messages() -> None:
    english, german = (messages(PACKAGE, "texts", lang) for lang in LANGS)
    assert english.keys() == german.keys()
    assert {id for id in english if english[id] != german[id]} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_that_the_picture_asks_for_exists_and_no_other(lang: Lang) -> None:
    folder = Path(str(picture.__file__)).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    asked = set(re.findall(r"\bsay\(\s*f?[\"']([a-z0-9_-]+)[\"',)]", code))
    asked |= set(re.findall(r"\"(column-[a-z]+|seat-[a-z]+)\"", code))
    families = set(re.findall(r"\bsay\(\s*f[\"']([a-z]+-)\{", code))
    texts = set(messages(PACKAGE, "texts", lang))

    assert asked - texts == set()
    assert len(families) > 3
    assert {id for id in texts - asked if not id.startswith(tuple(families))} == set()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("family", LONGEST)
def test_every_tribe_has_its_ability_in_a_short_line(family: str, lang: Lang) -> None:
    texts = bundle(PACKAGE, ("texts",), lang)
    for tribe in TRIBE_NAMES:
        pattern = texts.get_message(f"{family}-{tribe}").value
        assert pattern is not None
        text, faults = texts.format_pattern(
            pattern, {"tokens": "1 2 3 4 5 6", "glory": 2, "spaces": "3 7 12 18"}
        )
        assert not faults
        assert 8 <= len(str(text)) <= LONGEST[family]
