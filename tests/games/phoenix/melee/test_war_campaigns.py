"""Random wars: all laws hold, nothing is lost or won unseen, and fights of every kind happen."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event, sample
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.told.land import ArmyOverrun, FieldTaken, MeleeFought
from tests.contract import story
from tests.contract.obey import ALL, Laws, obey
from tests.contract.placed import everything_is_where_it_is_looked_for
from tests.games.phoenix.play.test_random_campaigns import check_armies
from tests.games.phoenix.wars import NAMES, WAR

SEEDS = range(10)
GAMES = tuple([law for law in ALL.games if law is not story.points_can_be_recounted])
LAWS = Laws(ALL.positions, ALL.steps, (*GAMES, everything_is_where_it_is_looked_for))
"""A recount begins with the founding of the realms, which this war does not have."""


@cache
def played(seed: int) -> Counter[str]:
    """One war under the laws of conservation; counts what happened."""
    state, rng, seen = WAR.setup(len(NAMES), {}, None), Seeded(seed), Counter[str]()
    while WAR.to_act(state):
        seat = WAR.to_act(state)[0]
        move = WAR.chance(state, rng) if seat == CHANCE else sample(WAR.legal_moves(state, seat), rng)
        events: list[Event] = []
        WAR.apply(state, seat, move, events)
        assert state.account == totals(state), move
        seen.update(type(event).__name__ for event in events)
        if seen["TurnEnded"]:
            for realm in range(3):
                check_armies(state, realm)
    return seen


@pytest.mark.parametrize("seed", SEEDS)
def test_in_a_war_nothing_is_lost_or_won_unseen(seed: int) -> None:
    assert played(seed)["TurnEnded"] >= 12


def test_random_wars_have_battles_overruns_and_conquests() -> None:
    seen = sum([played(seed) for seed in SEEDS], Counter[str]())
    for kind in (MeleeFought, ArmyOverrun, FieldTaken):
        assert seen[kind.__name__] >= len(SEEDS), kind


@pytest.mark.parametrize("options", [{}, {"deadlines": "days", "hf_gp": "tiered"}], ids=["turns", "remote"])
@pytest.mark.parametrize("seed", range(2))
def test_a_war_obeys_all_laws(seed: int, options: dict[str, str]) -> None:
    assert obey(WAR, len(NAMES), seed, options, LAWS, 8) > 0
