"""The picture of Xidit speaks both languages, and every event of the game is a sentence in both."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tafelrunde.cli.pictures.xidit as picture
from tafelrunde.engine.contract import LANGS, Event, Lang
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.box.data import ASSESSMENTS, COLOURS, ORDERS, REGIONS, REWARDS, TITANS, UNITS
from tafelrunde.games.xidit.play.events import (
    ActionVoid,
    AssessmentHeld,
    BardsMissed,
    BardsPlaced,
    GameEnded,
    ThreatEliminated,
    UnitsShown,
    XiditEvent,
)
from tafelrunde.telling.events import tell
from tafelrunde.telling.fluent import bundle, formatted
from tests.cli.test_language import messages
from tests.cli.xidit_positions import NAMES, decisions

PACKAGE = picture.__name__
KINDS = get_args(XiditEvent)
SEATS = st.integers(0, 4)
NUMBERS = st.integers(0, 20)


def some(names: Any, least: int = 0, most: int = 5) -> st.SearchStrategy[Any]:
    return st.lists(st.sampled_from(tuple(names)), min_size=least, max_size=most).map(tuple)


def by_seat(beyond: int = 0) -> st.SearchStrategy[Any]:
    return st.lists(NUMBERS, min_size=5 + beyond, max_size=5 + beyond).map(tuple)


VALUES: dict[str, st.SearchStrategy[Any]] = {
    "seat": SEATS,
    "winners": st.lists(SEATS, unique=True).map(tuple),
    "columns": st.permutations(tuple(ASSESSMENTS)).map(tuple),
    "column": st.sampled_from(tuple(ASSESSMENTS)),
    "side": st.sampled_from(("recruitment", "threat")),
    "units": some(UNITS),
    "unit": st.sampled_from(tuple(UNITS)),
    "titans": some(TITANS, most=3),
    "titan": st.sampled_from(TITANS),
    "orders": some(ORDERS, 6, 6),
    "colour": st.sampled_from(tuple(COLOURS)),
    "rewards": some(REWARDS, most=2),
    "regions": some(tuple(name for name in REGIONS if name != "bastion")),
    "region": st.sampled_from(tuple(REGIONS)),
    "bastion": st.one_of(st.none(), NUMBERS),
    "ranking": st.permutations((-1, 0, 1, 2, 3, 4)).map(tuple),
    "reason": st.sampled_from(("recruited", "eliminated", "acted", "units", "empty", "nothing", "declined")),
    **dict.fromkeys(("counts", "bards", "points"), by_seat()),
    **dict.fromkeys(("values",), by_seat(1)),
    **dict.fromkeys(("borrowed", "census", "tied"), st.booleans()),
    **dict.fromkeys(("city", "tile"), st.integers(1, 21)),
    **dict.fromkeys(
        ("year", "count", "gold", "stories", "height", "value", "first", "second", "threat"),
        st.integers(1, 12),
    ),
    **dict.fromkeys(("recruitment", "stored"), NUMBERS),
}


@st.composite
def events(draw: st.DrawFn) -> Event:
    kind = draw(st.sampled_from(KINDS))
    fields = {field: draw(VALUES[field]) for field in kind.__struct_fields__}
    if kind is BardsMissed:
        fields["reason"] = draw(st.sampled_from(("none_left", "no_region")))
    if kind is AssessmentHeld:
        fields["units"] = draw(by_seat())
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
    assert not re.search(r"[{}$_]|\bNone\b", told), told
    seat = getattr(event, "seat", None)
    assert seat is None or NAMES[seat] in told


@pytest.mark.parametrize("lang", LANGS)
def test_all_that_happens_in_whole_games_can_be_told(lang: Lang) -> None:
    for seats in (3, 5):
        *_, (table, _seat) = decisions(seats, seed=0)
        for event in (event for entry in table.events for event in entry):
            assert tell(GAME, event, NAMES[:seats], lang)


def test_units_are_counted_by_kind() -> None:
    beaten = ThreatEliminated(0, 17, ("militia", "archer", "archer", "cleric"))
    assert tell(GAME, beaten, NAMES, "en").endswith("with 1 militia unit, 2 archers and 1 cleric.")
    assert tell(GAME, beaten, NAMES, "de").endswith("mit 1 Dorfmilizionär, 2 Bogenschützen und 1 Priester.")


def test_numbers_shown_are_told_with_who_showed_them() -> None:
    told = tell(GAME, UnitsShown("mage", (2, 0, 1)), NAMES[:3], "en")
    assert told == "Units shown (battle mages): Ann 2, Brian 0, Clara 1."


def test_a_ranking_names_the_dummy() -> None:
    held = AssessmentHeld("wealth", (12, 9, 9, 9), (3, 2, 4), (0, 2, 1, -1))
    assert tell(GAME, held, NAMES[:3], "en") == (
        "Assessment of wealth: Ann 12, Brian 9, Clara 9, the dummy 9. "
        "Ranking: Ann · Clara · Brian · the dummy."
    )


def test_what_went_into_the_bastion_is_told_to_its_owner_only() -> None:
    placed = BardsPlaced(0, ("snow", "snow"), 7, False)
    assert "7" in tell(GAME, GAME.redact(placed, 0), NAMES, "en")
    assert tell(GAME, GAME.redact(placed, 1), NAMES, "en") == "Ann places bards: 2 in the Snowfield."
    hidden = GAME.redact(BardsPlaced(0, (), 7, False), 1)
    assert tell(GAME, hidden, NAMES, "de") == "Ann legt Barden in die Festung."


def test_a_game_may_have_no_winner() -> None:
    assert "dummy" in tell(GAME, GameEnded(()), NAMES[:3], "en")


def test_a_void_action_says_why() -> None:
    assert "units are missing" in tell(GAME, ActionVoid(1, 4, "units"), NAMES, "en")


def test_both_languages_have_the_same_messages() -> None:
    english, german = (messages(PACKAGE, "texts", lang) for lang in LANGS)
    assert english.keys() == german.keys()
    assert {id for id in english if english[id] != german[id]} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_that_the_picture_asks_for_exists_and_no_other(lang: Lang) -> None:
    folder = Path(str(picture.__file__)).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    asked = set(re.findall(r"\bsay\(\s*f?[\"']([a-z0-9_-]+)[\"',)]", code))
    asked |= set(re.findall(r"\"(route-[a-z]+|next|then|assessments(?:-dummy)?)\"", code))
    families = set(re.findall(r"\bsay\(\s*f[\"']([a-z]+-)\{", code))
    texts = set(messages(PACKAGE, "texts", lang))

    assert families == {"unit-", "region-"}
    assert asked - texts == set()
    assert {id for id in texts - asked if not id.startswith(tuple(families))} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_units_have_letters_of_their_own(lang: Lang) -> None:
    texts = bundle(PACKAGE, ("texts",), lang)
    letters = {formatted(texts, f"unit-{unit}", {}) for unit in UNITS}
    assert len(letters) == len(UNITS)
    assert {len(letter) for letter in letters} == {1}
