"""A report tells nothing that its reader may not know: positions alike for him give the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_other

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tafelrunde.engine.contract import Game, Seat
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import SpellWall
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.phoenix_desk.reports import as_html, as_json, as_text, build, picture
from tafelrunde.phoenix_desk.reports.material import Span, diaries_of, month_seen, span_of
from tests.phoenix_desk.channels import another
from tests.phoenix_desk.report_campaigns import MONTHS, REALMS, played

READERS: tuple[Seat | None, ...] = (*range(REALMS), None)
MASTER = REALMS


def printed(game: Game, span: Span, seat: Seat | None) -> bytes:
    """Everything that ever leaves the house, in one piece."""
    month = month_seen(game, span, seat)
    report = build(game, month)
    page = as_html(game, report, "en", picture(month, "en"))
    return as_json(report) + as_text(report, "de").encode() + page.encode()


@settings(max_examples=25, derandomize=True, deadline=None, database=None)
@given(
    st.sampled_from(["random", "settler"]),
    st.integers(1, MONTHS + 1),
    st.sampled_from(READERS),
    st.integers(0, 1000),
)
def test_positions_alike_for_a_reader_give_the_same_report(
    bots: str, month: int, seat: Seat | None, sample: int
) -> None:
    span = span_of(played(1, bots), month)

    assert printed(GAME, span, seat) == printed(GAME, another(span, seat, sample), seat)


def test_other_positions_are_really_others() -> None:
    span = span_of(played(), MONTHS)

    assert printed(GAME, span, MASTER) != printed(GAME, another(span, 0, 1), MASTER)


def leaky_gold(state: State, seat: Seat | None) -> PhoenixView:
    view: PhoenixView = GAME.view(state, seat)
    rows = [
        row and replace(row, gold=state.realms[number].gold) for number, row in enumerate(view.realms[:-1])
    ]
    return replace(view, realms=(*rows, None))


def leaky_strength(state: State, seat: Seat | None) -> PhoenixView:
    view: PhoenixView = GAME.view(state, seat)
    return replace(view, armies=GAME.view(state, MASTER).armies)


def leaky_people(state: State, seat: Seat | None) -> PhoenixView:
    view: PhoenixView = GAME.view(state, seat)
    return replace(view, people=GAME.view(state, MASTER).people)


def leaky_news(state: State, seat: Seat | None) -> PhoenixView:
    """What everybody sees depends on a treasury."""
    view: PhoenixView = GAME.view(state, seat)
    order = {month: tuple(reversed(order)) for month, order in view.orders.items()}
    return view if state.realms[1].gold % 200 else replace(view, orders=order)


@pytest.mark.parametrize("leak", [leaky_gold, leaky_strength, leaky_people, leaky_news])
def test_a_planted_leak_is_caught(leak: Callable[[State, Seat | None], PhoenixView]) -> None:
    game = with_other(GAME, view=leak)
    span = span_of(played(), MONTHS)
    honest = printed(game, span, 0)

    assert any(printed(game, another(span, 0, sample), 0) != honest for sample in range(12))


def test_a_report_without_redaction_would_be_no_worse() -> None:
    """Notes to others have no way into a realm's report even if the game passed them on."""
    game = with_other(GAME, redact=lambda event, seat: event)
    span = span_of(played(), MONTHS)

    assert printed(game, span, 0) == printed(GAME, span, 0)


@pytest.mark.parametrize("deadlines", ["meeting", "days"])
@pytest.mark.parametrize("seat", [0, MASTER])
def test_what_was_told_step_by_step_is_what_the_view_keeps(deadlines: str, seat: Seat) -> None:
    """Closed months are told from events, the running one from the view: they must agree."""
    campaign = played(2, "random", 4, deadlines)
    compared = 0
    for month in range(1, 5):
        span = span_of(campaign, month)
        seen = month_seen(GAME, span, seat)
        told = diaries_of(GAME.redact(event, seat) for event in span.events)
        assert seen.diaries == told
        assert set(told) == ({seat} if seat != MASTER else set(range(REALMS)))
        compared += sum(map(len, told.values()))
    assert compared > 10


def test_a_magic_wall_is_told_to_its_realm_and_the_game_master_alone() -> None:
    """PH-1.4.2b."""
    span = span_of(played(), MONTHS)
    walled = span.after.copy()
    walled.magic.append(SpellWall(0, SIDES * walled.owner.flat().index(0), 501))
    after = Span(span.month, span.before, walled, span.events, span.sheets)

    assert [printed(GAME, after, seat) != printed(GAME, span, seat) for seat in (0, 1, None, MASTER)] == [
        True,
        False,
        False,
        True,
    ]
