"""Random campaigns full of wizards: all laws hold, and magic of every kind happens."""

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
from tafelrunde.games.phoenix.told.events import Minuted, Reported
from tafelrunde.games.phoenix.told.minutes import BanWorked, DuelWorked, WallRaised, WallsTorn
from tafelrunde.games.phoenix.told.people import DuelFought, WizardTeleported, WizardThrown
from tafelrunde.games.phoenix.told.war_notes import DuelTold, TroopsBanned
from tests.contract.obey import obey
from tests.games.phoenix.claims import rules
from tests.games.phoenix.melee.test_war_campaigns import LAWS

NAMES = ("Ann", "Bob", "Cleo", "SL")
SEEDS = range(8)
FIELDS: dict[str, Any] = {
    "101/25": {"owner": "Ann", "town": "HST"},
    "101/26": {"owner": "Ann"},
    "101/34": {"owner": "Ann"},
    "101/20": {"owner": "Bob", "town": "HST"},
    "101/19": {"owner": "Bob"},
    "101/21": {"owner": "Bob"},
    "101/36": {"owner": "Cleo", "town": "HST"},
    "101/29": {"owner": "Cleo"},
    "101/35": {"owner": "Cleo"},
}


def mage(field: str, most: int, **more: Any) -> dict[str, Any]:
    return {"field": field, "rank": "Z", "most": most, **more}


PEOPLE: dict[str, Any] = {
    "Ann": {"501": mage("101/26", 20), "502": mage("101/25", 70, nameless=True), "503": mage("101/27", 9)},
    "Bob": {"501": mage("101/19", 35), "502": mage("101/21", 6), "503": mage("101/20", 130, nameless=True)},
    "Cleo": {"501": mage("101/29", 18), "502": mage("101/35", 12), "503": mage("101/36", 64)},
}
ARMIES: dict[str, Any] = {
    "Ann": {
        "101": {"field": "101/25", "troops": 4000, "leaders": 9},
        "201": {"field": "101/26", "troops": 900},
    },
    "Bob": {"101": {"field": "101/20", "troops": 2000, "leaders": 5, "light": 2, "heavy": 1}},
    "Cleo": {
        "101": {"field": "101/36", "troops": 3000, "leaders": 5},
        "201": {"field": "101/29", "troops": 800},
    },
}


def coven(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    assert seats == len(NAMES)
    state = GAME.setup(seats, options, {"months": 7, **(corrections or {})})
    given = {"month": 2, "all": {"terrain": "t"}, "fields": FIELDS, "armies": ARMIES, "people": PEOPLE}
    arranged: State = GAME.arrange(state, given, NAMES)
    return arranged


COVEN = replace(GAME, setup=coven)


def entries(event: Event) -> tuple[Any, ...]:
    """What an event tells: itself, or the notes and minutes in it."""
    if isinstance(event, Reported):
        return event.notes or ()
    return event.entries or () if isinstance(event, Minuted) else (event,)


@cache
def played(seed: int) -> Counter[type]:
    state, rng, seen = coven(len(NAMES), {}, None), Seeded(seed), Counter[type]()
    while COVEN.to_act(state):
        seat = COVEN.to_act(state)[0]
        move = COVEN.chance(state, rng) if seat == CHANCE else sample(COVEN.legal_moves(state, seat), rng)
        events: list[Event] = []
        COVEN.apply(state, seat, move, events)
        assert state.account == totals(state), move
        for realm in state.realms:
            for person in realm.people.values():
                assert 0 <= person.now <= person.most, (realm.number, person.number)
                assert person.most >= 10
        seen.update([type(entry) for event in events for entry in entries(event)])
    assert not state.bans
    return seen


@rules("PH-1.3b", "PH-5.3p")
@pytest.mark.parametrize("seed", SEEDS)
def test_power_is_never_more_than_good_points_and_nobody_lives_with_less_than_one(seed: int) -> None:
    assert played(seed)[DuelFought] == played(seed)[DuelWorked]


def test_random_campaigns_have_magic_of_every_kind() -> None:
    seen = sum([played(seed) for seed in SEEDS], Counter[type]())
    for kind in (
        DuelFought,
        DuelTold,
        WizardThrown,
        WizardTeleported,
        WallRaised,
        WallsTorn,
        BanWorked,
        TroopsBanned,
    ):
        assert seen[kind] >= 2, kind


@pytest.mark.parametrize(
    "options", [{}, {"deadlines": "days", "magic_wall": "armies"}], ids=["turns", "remote"]
)
def test_wizards_obey_all_laws(options: dict[str, str]) -> None:
    assert obey(COVEN, len(NAMES), 2, options, LAWS, 6) > 0
