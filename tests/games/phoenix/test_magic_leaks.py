"""Leaks planted in campaigns full of wizards are each caught; the true game keeps its secrets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.protocol import Events, Game
from tafelrunde.games.phoenix.events_course import Announced
from tafelrunde.games.phoenix.seen import PersonSeen, PhoenixView
from tafelrunde.games.phoenix.state import TURN, State
from tests.contract.obey import Laws, PositionLaw, StepLaw, obey
from tests.contract.secrecy import (
    events_tell_no_more_than_views,
    worlds_look_alike,
)
from tests.contract.walk import Broken
from tests.games.phoenix.test_magic_campaigns import COVEN, NAMES
from tests.games.phoenix.test_war_campaigns import LAWS

SEEDS = range(6)
SHARE = 2


def everybodys_walls(state: State, seat: int | None) -> PhoenixView:
    seen: PhoenixView = COVEN.view(state, seat)
    master: PhoenixView = COVEN.view(state, state.setting.game_master)
    return msgspec.structs.replace(seen, magic=master.magic)


def number_of_walls(state: State, seat: int | None) -> PhoenixView:
    """One figure that hints at them."""
    seen: PhoenixView = COVEN.view(state, seat)
    return msgspec.structs.replace(seen, place=seen.place + 100 * (len(state.magic) % 2))


def everybodys_power(state: State, seat: int | None) -> PhoenixView:
    seen: PhoenixView = COVEN.view(state, seat)

    def shown(realm: int, number: str, person: PersonSeen) -> PersonSeen:
        return msgspec.structs.replace(person, now=state.realms[realm].people[int(number)].now)

    people = [
        {number: shown(realm, number, person) for number, person in row.items()}
        for realm, row in enumerate(seen.people)
    ]
    return msgspec.structs.replace(seen, people=tuple(people))


def boasting_play(state: State, seat: int, move: Any, events: Events | None) -> None:
    """Says aloud that there are walls."""
    COVEN.play(state, seat, move, events)
    if events is not None and state.step == TURN and len(state.magic) % 2:
        events.append(Announced("There is magic in the air."))


LEAKS: dict[str, tuple[Game, PositionLaw | StepLaw]] = {
    "all magic walls are shown": (replace(COVEN, view=everybodys_walls), worlds_look_alike),
    "a figure hints at magic walls": (replace(COVEN, view=number_of_walls), worlds_look_alike),
    "the power of wizards is shown": (replace(COVEN, view=everybodys_power), worlds_look_alike),
    "an event tells of magic walls": (replace(COVEN, play=boasting_play), events_tell_no_more_than_views),
}


def caught(game: Game, law: PositionLaw | StepLaw) -> str:
    """What this law alone complains about."""
    positions = tuple([one for one in LAWS.positions if one is law])
    laws = Laws(positions, tuple([one for one in LAWS.steps if one is law]), ())
    for seed in SEEDS:
        try:
            obey(game, len(NAMES), seed, {}, laws, SHARE)
        except Broken as error:
            return str(error)
    return ""


@pytest.mark.parametrize("law", [worlds_look_alike, events_tell_no_more_than_views])
def test_the_true_game_keeps_its_secrets(law: PositionLaw | StepLaw) -> None:
    assert caught(COVEN, law) == ""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    game, law = LEAKS[leak]
    assert f": {law.__name__}: " in caught(game, law)
