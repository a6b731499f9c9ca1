"""What the server says of a campaign tells nobody what they may not know; whoever leaks is caught."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.phoenix_desk.campaign.house import HouseRules
from tafelrunde.phoenix_desk.reports.material import Span
from tafelrunde.server.campaigns.errands import ERRANDS
from tests.phoenix_desk.channels import spans
from tests.server.campaigns.campaign_channels import CHANNELS, told_apart
from tests.server.campaigns.law_worlds import World, forget, house_rules_of
from tests.server.campaigns.people_channels import STORIES, heard_of
from tests.server.campaigns.planted_campaign_leaks import LEAKS
from tests.server.campaigns.planted_people_leaks import PEOPLE_LEAKS as LEAKS_AMONG_PEOPLE
from tests.server.campaigns.planted_trial_leaks import TRIAL_LEAKS

PEOPLE_LEAKS = {**LEAKS_AMONG_PEOPLE, **TRIAL_LEAKS}

OF_MASTERS = frozenset(
    {
        *("archive.found", "archive.make", "archive.restore", "audit", "clock.set", "correct"),
        *("desk.player", "desk.remind", "desk.ring", "sheet.return"),
        *("correct.preview", "decide", "decide.preview", "desk", "dice.roll", "draft.shared", "found"),
        *("house.change", "inbox", "inbox.mark", "letters.open", "master.view", "mode.switch"),
        *("question.answer", "questions.masters", "rehearsal.act", "rehearsal.begin", "rehearsal.discard"),
        *("rehearsal.look", "rehearsal.phase", "rehearsal.preview", "rehearsal.publish", "review.compare"),
        *("rehearsal.conflicts", "rehearsal.sight", "rehearsal.view"),
        *("consider", "correctable", "rehearsal.consider", "rehearsal.correctable"),
        *("log", "log.months", "rerun", "rerun.preview", "review.turning", "undone.compare"),
        *("review.protocol", "review.verify", "review.whatif", "rollback", "rollback.preview"),
        *("round.close", "run", "sheet.hand in", "sheets.collect"),
    }
)
"""Errands that only game masters have done, who may know every position."""
OF_THE_SERVER = frozenset(
    {
        *("clock.due", "clock.give back", "clock.run", "people.came", "trial.found"),
        *("world.make", "world.read"),  # worlds that nobody plays in yet
    }
)
"""Nobody is told of a position; what is heard of them is in the stories."""


def test_every_errand_is_a_channel_or_for_game_masters_alone() -> None:
    world = World(GAME, spans("war")[-1], 0)
    asked = {name for channel in CHANNELS.values() for name, _args in channel(world)}

    assert not set(ERRANDS) - asked - OF_MASTERS - OF_THE_SERVER
    assert not asked & OF_MASTERS


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


@pytest.mark.parametrize("story", STORIES)
def test_what_neighbours_do_is_heard_by_nobody_who_has_no_part_in_it(
    story: str,
) -> None:
    assert heard_of(story) == ""


@pytest.mark.parametrize("name", PEOPLE_LEAKS)
def test_a_leak_planted_between_people_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak = PEOPLE_LEAKS[name]
    leak.plant(monkeypatch.setattr)

    assert heard_of(leak.story, leak.by).startswith(f"{leak.story}: {leak.by}")


def test_every_story_has_a_leak_of_its_own() -> None:
    assert {leak.story for leak in PEOPLE_LEAKS.values()} == set(STORIES)
    assert len(LEAKS) + len(PEOPLE_LEAKS) >= 50
    assert len(TRIAL_LEAKS) >= 10


def seen_by_public(span: Span) -> list[bytes]:
    forget()
    world = World(GAME, span, None)
    return [world.ask(*asked) for asked in CHANNELS["public"](world)]


def test_those_who_look_on_see_nothing_of_a_month_that_is_too_young() -> None:
    """Not even what all realms see by now."""
    span = spans("war")[-1]
    now = span.after.copy()
    now.owner[list(now.owner).index(0)] = 1
    other = Span(span.month, span.before, now, [])

    with house_rules_of(HouseRules(spectators=1, public=True)):
        assert seen_by_public(other) == seen_by_public(span)
    assert seen_by_public(other) != seen_by_public(span)
