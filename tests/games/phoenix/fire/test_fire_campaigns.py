"""Random campaigns full of catapults and warships: all laws hold, and fire of every kind happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.events import Minuted
from tafelrunde.games.phoenix.told.minutes import FireWorked, ShotsWorked, WallWorked
from tests.contract.obey import obey
from tests.games.phoenix.claims import rules
from tests.games.phoenix.melee.test_war_campaigns import LAWS
from tests.games.phoenix.play.test_random_campaigns import check_armies

NAMES = ("Ann", "Bob", "Cleo", "SL")
SEEDS = range(12)
FIELDS: dict[str, Any] = {
    "101/19": {"owner": "Bob", "terrain": "h", "town": "STD", "points": 1600, "walls": ["SO", "SW"]},
    "101/20": {"owner": "Bob", "walls": ["SW"]},
    "101/26": {"owner": "Ann", "town": "BUR"},
    "101/27": {"owner": "Ann"},
    "101/28": {"owner": "Cleo", "town": "FST", "walls": ["W"]},
    "101/34": {"terrain": "w"},
    "101/35": {"terrain": "w"},
}
GUNS = {"leaders": 4, "light": 6, "heavy": 5}
ARMIES: dict[str, Any] = {
    "Ann": {
        "101": {"field": "101/27", "troops": 3000, **GUNS},
        "102": {"field": "101/26", "troops": 900, "mounts": 400, **GUNS},
        "201": {"field": "101/27", "troops": 9000, "leaders": 9},
        "301": {"field": "101/34", "troops": 40, **GUNS},
        "103": {"field": "101/34", "troops": 3000, "leaders": 2, "aboard": 301},
    },
    "Bob": {
        "101": {"field": "101/19", "troops": 8000, **GUNS},
        "102": {"field": "101/20", "troops": 150, **GUNS},
        "103": {"field": "101/19", "troops": 0, **GUNS},
    },
    "Cleo": {
        "101": {"field": "101/28", "troops": 4000, **GUNS},
        "201": {"field": "101/28", "troops": 500, "leaders": 3, "guard": True},
        "301": {"field": "101/35", "troops": 30, **GUNS},
    },
}
PEOPLE: dict[str, Any] = {
    "Ann": {"601": {"field": "101/27", "rank": "BUH", "army": 101}},
    "Bob": {
        "601": {"field": "101/20", "rank": "CHF", "army": 102},
        "501": {"field": "101/20", "rank": "Z", "most": 9, "army": 102},
    },
}


def siege(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    assert seats == len(NAMES)
    state = GAME.setup(seats, options, {"months": 5, **(corrections or {})})
    given = {"month": 2, "all": {"terrain": "t"}, "fields": FIELDS, "armies": ARMIES, "people": PEOPLE}
    arranged: State = GAME.arrange(state, given, NAMES)
    return arranged


SIEGE = replace(GAME, setup=siege)


@cache
def played(seed: int) -> Counter[str]:
    """One campaign under the laws of conservation; counts what was worked out."""
    state, rng, seen = siege(len(NAMES), {}, None), Seeded(seed), Counter[str]()
    while SIEGE.to_act(state):
        seat = SIEGE.to_act(state)[0]
        move = SIEGE.chance(state, rng) if seat == CHANCE else sample(SIEGE.legal_moves(state, seat), rng)
        events: list[Event] = []
        SIEGE.apply(state, seat, move, events)
        assert state.account == totals(state), move
        if any(type(event).__name__ == "TurnEnded" for event in events):
            for realm in range(3):
                check_armies(state, realm)
        for entry in [
            entry for event in events if isinstance(event, Minuted) for entry in event.entries or ()
        ]:
            seen[what(entry)] += 1
    return seen


def what(entry: Any) -> str:
    if isinstance(entry, ShotsWorked):
        return "defence" if entry.defence else "attack"
    if isinstance(entry, FireWorked):
        return "town" if entry.town else "field"
    return "wall" if isinstance(entry, WallWorked) else "other"


@pytest.mark.parametrize("seed", SEEDS)
def test_under_fire_nothing_is_lost_or_won_unseen(seed: int) -> None:
    assert played(seed).total() >= 10


@rules("PH-5.1r", "PH-1.2c")
def test_random_players_fire_at_everything_there_is_and_are_answered() -> None:
    seen = sum([played(seed) for seed in SEEDS], Counter[str]())
    assert all(seen[kind] >= 2 for kind in ("attack", "town", "field", "wall", "defence")), seen


@pytest.mark.parametrize(
    "options",
    [{}, {"deadlines": "days", "guard_losses": "third", "far_fire": "uphill"}],
    ids=["turns", "remote"],
)
def test_a_siege_obeys_all_laws(options: dict[str, str]) -> None:
    assert obey(SIEGE, len(NAMES), 3, options, LAWS, 6) > 0
