"""Leaks planted into reports, maps, notices, checks, invitations and bots are all caught."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.games.phoenix import GAME
from tests.campaign.channels import CHANNELS, spans, told_apart
from tests.campaign.planted_leaks import CHANNEL_LEAKS


@cache
def complaint(channel: str, where: str) -> str:
    """What is found in the true house."""
    return told_apart(channel, GAME, where)


@pytest.mark.parametrize("name", CHANNEL_LEAKS)
def test_a_planted_leak_is_caught_and_without_it_all_is_tight(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak = CHANNEL_LEAKS[name]
    assert complaint(leak.channel, leak.where) == ""

    game = leak.plant(GAME, monkeypatch.setattr)

    assert leak.channel in told_apart(leak.channel, game, leak.where)


def test_every_channel_has_a_leak_of_its_own() -> None:
    assert {leak.channel for leak in CHANNEL_LEAKS.values()} == set(CHANNELS)
    assert len(CHANNEL_LEAKS) >= 15


def test_the_months_of_the_proof_have_wars_in_them() -> None:
    told = {
        type(event).__name__
        for where in ("war", "siege", "coven")
        for span in spans(where)
        for event in span.events
    }
    assert {"MeleeFought", "FieldTaken", "DuelFought", "Minuted"} <= told
