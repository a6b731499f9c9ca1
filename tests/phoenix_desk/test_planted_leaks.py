"""Leaks planted into reports, maps, notices, checks, invitations and bots are all caught."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.games.phoenix import GAME
from tests.phoenix_desk.channels import CHANNELS, spans, told_apart
from tests.phoenix_desk.planted_desk_leaks import DESK_LEAKS
from tests.phoenix_desk.planted_leaks import CHANNEL_LEAKS
from tests.phoenix_desk.planted_verdict_leaks import VERDICT_LEAKS

LEAKS = {**CHANNEL_LEAKS, **DESK_LEAKS, **VERDICT_LEAKS}


@cache
def complaint(channel: str, where: str) -> str:
    """What is found in the true house."""
    return told_apart(channel, GAME, where)


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught_and_without_it_all_is_tight(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak = LEAKS[name]
    assert complaint(leak.channel, leak.where) == ""

    game = leak.plant(GAME, monkeypatch.setattr)

    assert leak.channel in told_apart(leak.channel, game, leak.where)


def test_every_channel_has_a_leak_of_its_own() -> None:
    assert {leak.channel for leak in LEAKS.values()} == set(CHANNELS)
    assert len(LEAKS) >= 34


def test_what_lies_on_the_desk_has_leaks_of_its_own() -> None:
    secrets = {leak.secret for leak in LEAKS.values()}
    assert {"protocol", "list of conflicts", "stores of merchants"} <= secrets


def test_the_months_of_the_proof_have_wars_in_them() -> None:
    told = {
        type(event).__name__
        for where in ("war", "siege", "coven")
        for span in spans(where)
        for event in span.events
    }
    assert {"MeleeFought", "FieldTaken", "DuelFought", "Minuted"} <= told
