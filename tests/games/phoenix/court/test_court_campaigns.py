"""Random wars full of characters: all laws hold, and combat, capture, retreat and freedom happen."""

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
from tafelrunde.games.phoenix.told.people import (
    CombatFought,
    PersonAppointed,
    PersonCaptured,
    PersonFreed,
    PersonRetreated,
)
from tests.contract.obey import obey
from tests.games.phoenix.melee.test_war_campaigns import LAWS
from tests.games.phoenix.wars import ARMIES, FIELDS, NAMES

SEEDS = range(8)
RANKS = ("HER", "FSH", "STH", "BUH", "CHF", "ZIV")


def people(where: tuple[str, ...], start: int) -> dict[str, Any]:
    """One of each rank, knights among them, and a wizard."""
    rows = {
        str(601 + i): {
            "field": where[(i + start) % len(where)],
            "rank": rank,
            "most": 12 + i,
            "now": 1 + 2 * i,
            "knight": i % 2 == 0,
        }
        for i, rank in enumerate(RANKS)
    }
    return {**rows, "501": {"field": where[start % len(where)], "rank": "Z", "most": 9}}


def court_war(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """The war of `wars.py` with a court of each realm in the middle of it."""
    state = GAME.setup(seats, options, {"months": 5, **(corrections or {})})
    where = ("101/26", "101/27", "101/28", "101/19", "101/34")
    given = {
        "month": 2,
        "all": {"terrain": "t"},
        "realms": {"Ann": {"gold": 50000}},
        "fields": FIELDS,
        "armies": ARMIES,
        "people": {name: people(where, i) for i, name in enumerate(NAMES[:3])},
    }
    arranged: State = GAME.arrange(state, given, NAMES)
    return arranged


COURTS = replace(GAME, setup=court_war)


@cache
def played(seed: int) -> Counter[str]:
    state, rng, seen = COURTS.setup(len(NAMES), {}, None), Seeded(seed), Counter[str]()
    while COURTS.to_act(state):
        seat = COURTS.to_act(state)[0]
        move = COURTS.chance(state, rng) if seat == CHANCE else sample(COURTS.legal_moves(state, seat), rng)
        events: list[Event] = []
        COURTS.apply(state, seat, move, events)
        assert state.account == totals(state), move
        check_people(state)
        seen.update(type(event).__name__ for event in events)
    return seen


def check_people(state: State) -> None:
    for row in state.realms:
        for person in row.people.values():
            assert 0 <= person.now <= person.most or person.now == 0, (person.key, person.now, person.most)
            assert (person.captor >= 0) or person.warden == 0
            assert person.captor != person.realm


def test_characters_fight_are_captured_retreat_and_rise() -> None:
    seen = sum([played(seed) for seed in SEEDS], Counter[str]())
    for kind in (CombatFought, PersonCaptured, PersonRetreated, PersonFreed, PersonAppointed):
        assert seen[kind.__name__] > 0, (kind, seen)


@pytest.mark.parametrize("options", [{}, {"deadlines": "days"}], ids=["turns", "remote"])
def test_a_war_of_characters_obeys_all_laws(options: dict[str, str]) -> None:
    assert obey(COURTS, len(NAMES), 1, options, LAWS, 8) > 0
