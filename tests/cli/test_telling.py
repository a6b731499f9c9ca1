"""Every event of Kingsburg is a sentence in both languages, whatever it holds."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS, Event, Lang
from tafelrunde.games import load_game
from tafelrunde.games.kingsburg.box.data import ADVISORS, BUILDINGS, ENEMIES, GOODS
from tafelrunde.games.kingsburg.play.events import Built, EnemySeen, EnvoyGiven, Helped, KingsburgEvent
from tafelrunde.games.kingsburg.words.chronicle import OUTCOME_RULES, PASS_RULES
from tafelrunde.telling.events import tell
from tafelrunde.telling.fluent import bundle
from tests.cli.positions import decisions

GAME = load_game("kingsburg")
NAMES = ("Ann", "Brian", "Clara", "Dora", "Emil")
KINDS = get_args(KingsburgEvent)

SEATS = st.integers(0, 4)
DICE = st.lists(st.integers(1, 6), max_size=3).map(tuple)
AMOUNTS = st.integers(0, 9)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "seat": SEATS,
    "order": st.permutations(range(5)).map(tuple),
    "winners": st.lists(SEATS, min_size=1, unique=True).map(tuple),
    "year": st.integers(1, 5),
    "phase": st.integers(1, 8),
    "advisor": st.integers(1, len(ADVISORS)),
    "advisors": st.lists(st.integers(1, len(ADVISORS)), max_size=3, unique=True).map(tuple),
    "building": st.sampled_from([building.id for building in BUILDINGS]),
    "card": st.sampled_from([enemy.id for enemy in ENEMIES]),
    "payment": st.sampled_from([*GOODS, "token"]),
    "step": st.sampled_from(sorted(PASS_RULES)),
    "outcome": st.sampled_from(sorted(OUTCOME_RULES)),
    "market": st.integers(-1, 1),
    "vp": st.integers(-9, 9),
    **dict.fromkeys(("dice", "white", "three", "two"), DICE),
    **dict.fromkeys(("token", "envoy", "forced"), st.booleans()),
    **dict.fromkeys(("gold", "wood", "stone"), st.integers(-2, 5)),
    **dict.fromkeys(("tokens", "soldiers", "strength", "enemy"), AMOUNTS),
}
MAY_BE_NOBODY = {EnvoyGiven: "seat", EnemySeen: "card"}


@st.composite
def events(draw: st.DrawFn) -> Event:
    kind = draw(st.sampled_from(KINDS))
    fields = {field: draw(VALUES[field]) for field in kind.__struct_fields__}
    if kind in MAY_BE_NOBODY and draw(st.booleans()):
        fields[MAY_BE_NOBODY[kind]] = None
    event: Event = kind(**fields)
    return event


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_has_a_sentence(kind: type[Event], lang: Lang) -> None:
    tag = kind.__struct_config__.tag
    assert bundle(GAME.package, ("texts",), lang).has_message(f"event-{tag}")


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
    for seats in (2, 5):
        *_, (table, _seat) = decisions(seats, seed=seats)
        for event in (event for entry in table.events for event in entry):
            assert tell(GAME, event, NAMES, lang)


def test_sentences_read_as_people_speak() -> None:
    built = Built(0, "statue", 2, 0, 0, 3)
    swapped = Helped(1, 6, -1, 1, 1, 0, 0, 0)

    assert tell(GAME, built, NAMES, "en") == "Ann builds the Statue (2 gold) and scores 3 victory points."
    assert tell(GAME, built, NAMES, "de") == "Ann baut das Standbild (2 Gold) und erhält 3 Siegpunkte."
    assert (
        tell(GAME, swapped, NAMES, "en")
        == "The Alchemist takes 1 gold from Brian and gives 1 wood and 1 stone."
    )
    assert (
        tell(GAME, swapped, NAMES, "de")
        == "Der Alchemist nimmt von Brian 1 Gold und gibt dafür 1 Holz und 1 Stein."
    )


def test_a_secret_look_tells_no_card() -> None:
    look = GAME.redact(EnemySeen(0, "dragons-V-9"), 1)
    assert tell(GAME, look, NAMES, "en") == "Ann secretly looks at the enemy card."
