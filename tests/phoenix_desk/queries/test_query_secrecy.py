"""Answers tell nothing that their realm may not know, and rest on no guess; whoever leaks is caught."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix import GAME
from tafelrunde.phoenix_desk.orders.desk import Desk
from tests.phoenix_desk.channels import spans
from tests.phoenix_desk.queries.desks import true_desk
from tests.phoenix_desk.queries.planted_query_leaks import QUERY_LEAKS
from tests.phoenix_desk.queries.query_channels import CHANNELS, QUESTIONS, SEATS, told_apart


@cache
def complaint(channel: str, where: str) -> str:
    """What is found in the true house."""
    return told_apart(channel, GAME, where)


@pytest.mark.parametrize("name", QUERY_LEAKS)
def test_a_leak_planted_into_an_answer_is_caught_and_without_it_all_is_tight(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak = QUERY_LEAKS[name]
    assert complaint(leak.channel, leak.where) == ""

    game = leak.plant(GAME, monkeypatch.setattr)

    assert leak.channel in told_apart(leak.channel, game, leak.where)


def test_every_question_has_a_leak_of_its_own() -> None:
    assert {leak.channel for leak in QUERY_LEAKS.values()} == set(CHANNELS)
    assert len(QUERY_LEAKS) >= 12


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("where", ["war", "coven"])
def test_an_answer_is_the_same_whatever_is_imagined_of_what_nobody_sees(question: str, where: str) -> None:
    """At the game master's, and at home with one guess or another."""
    span = spans(where)[-1]
    for seat in SEATS:
        true = true_desk(GAME, span.after, seat)
        imagined = [GAME.imagine(true.view, Seeded(luck)) for luck in (0, 1)]
        desks = [true, *[Desk(GAME, state, seat, true.view) for state in imagined]]
        first, *others = [msgspec.json.encode(list(QUESTIONS[question](desk))) for desk in desks]
        assert all(other == first for other in others)
