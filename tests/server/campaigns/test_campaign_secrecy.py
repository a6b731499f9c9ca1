"""What the server says of a campaign tells nobody what they may not know; whoever leaks is caught."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.games.phoenix import GAME
from tests.server.campaigns.campaign_channels import CHANNELS, told_apart
from tests.server.campaigns.planted_campaign_leaks import LEAKS


@cache
def complaint(channel: str, where: str) -> str:
    """What is found in the true house."""
    return told_apart(channel, GAME, where)


@pytest.mark.parametrize("channel", CHANNELS)
def test_positions_that_look_alike_are_told_of_in_the_same_bytes(channel: str) -> None:
    assert complaint(channel, "war") == ""


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_planted_into_an_errand_is_caught_and_without_it_all_is_tight(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak = LEAKS[name]
    assert complaint(leak.channel, leak.where) == ""

    game = leak.plant(GAME, monkeypatch.setattr)

    assert leak.channel in told_apart(leak.channel, game, leak.where)


def test_every_errand_channel_has_a_leak_of_its_own() -> None:
    assert {leak.channel for leak in LEAKS.values()} == set(CHANNELS)
    assert len(LEAKS) >= 30
