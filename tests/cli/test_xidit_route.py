"""Programmes in the terminal: few letters to type, and a preview that says where they lead."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.cli.language import use_language
from tafelrunde.cli.pictures.xidit.route import LETTERS, preview, spelled, steps
from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.box.data import ORDERS
from tafelrunde.games.xidit.play.events import ActionVoid, Moved, Recruited, Stayed, ThreatEliminated, Waited
from tafelrunde.games.xidit.play.moves import PlaceIdrakys, Programme
from tests.cli.xidit_positions import NAMES, decisions

PROGRAMMES = st.lists(st.sampled_from(sorted(ORDERS)), min_size=6, max_size=6).map(tuple)
WAIT = Programme(("wait",) * 6)


def first_year(seed: int, city: int) -> Table:
    """Three heroes on the map; the second and third will only wait, so nothing comes between."""
    table = Table(GAME, "example", NAMES[:3], SeededSource(seed), {})
    while GAME.view(table.state, None).step != "programme":
        table.settle()
        acting = GAME.to_act(table.state)
        if not acting or GAME.view(table.state, None).step == "programme":
            continue
        seat = acting[0]
        free = GAME.legal_moves(table.state, seat)
        wanted = PlaceIdrakys(city)
        others = [move for move in free if move != wanted]
        table.move(seat, wanted if seat == 0 and wanted in free else others[-1])
    return table


def outcome(events: list[Any]) -> list[str]:
    """What became of the six orders of seat 0, in the words of the preview."""
    use_language("en")
    said = []
    for event in (event for event in events if getattr(event, "seat", None) == 0):
        if isinstance(event, Moved):
            said.append(f"→ {event.city}")
        elif isinstance(event, Stayed):
            said.append(f"stays in {event.city}")
        elif isinstance(event, Waited):
            said.append("waits")
        elif isinstance(event, Recruited):
            said.append(f"{event.city}: recruits")
        elif isinstance(event, ThreatEliminated):
            said.append(f"{event.city}: eliminates")
        elif isinstance(event, ActionVoid):
            said.append(f"{event.city}: ")
    return said


@given(st.integers(0, 50), st.integers(1, 21), PROGRAMMES)
def test_the_preview_is_what_happens_if_nobody_interferes(
    seed: int, city: int, orders: tuple[str, ...]
) -> None:
    table = first_year(seed, city)
    use_language("en")
    shown = [line.plain for line in steps(GAME.view(table.state, 0), orders)]
    before = len(table.events)
    for seat in range(3):
        table.move(seat, Programme(orders) if seat == 0 else WAIT)
    happened = outcome([event for entry in table.events[before:] for event in entry])

    assert len(shown) == 6
    for number, (line, expected) in enumerate(zip(shown, happened, strict=False), 1):
        assert line.startswith(f"{number} ")
        assert expected in line, (line, expected)
    assert len(happened) == 6


def test_a_programme_that_is_being_written_can_be_looked_at() -> None:
    view = GAME.view(first_year(1, 17).state, 0)
    assert len(steps(view, ("red", "action"))) == 2
    assert steps(view, ()) == []
    assert preview(view, Programme(("red",))) is not None
    assert preview(view, PlaceIdrakys(3)) is None


@given(st.lists(st.sampled_from(sorted(LETTERS)), min_size=2, max_size=8), st.sampled_from(["", " ", ", "]))
def test_letters_stand_for_orders(letters: list[str], between: str) -> None:
    view = GAME.view(first_year(1, 17).state, 0)
    move = GAME.parse_move(spelled(view, between.join(letters)))
    assert move == Programme(tuple(LETTERS[letter] for letter in letters))


@pytest.mark.parametrize("lang", LANGS)
def test_bare_names_of_orders_are_a_programme(lang: Any) -> None:
    view = GAME.view(first_year(1, 17).state, 0)
    text = " ".join(words.said(lang) for words in ORDERS.values())
    assert GAME.parse_move(spelled(view, text)) == Programme(tuple(ORDERS))


@pytest.mark.parametrize("text", ["programme red, red", "Befehle rot", "what", "red dragon", ""])
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert spelled(GAME.view(first_year(1, 17).state, 0), text) == text


def test_letters_mean_nothing_in_other_decisions() -> None:
    for table, seat in decisions(3, 0):
        view = GAME.view(table.state, seat)
        if view.step != "programme":
            assert spelled(view, "rrabww") == "rrabww"
