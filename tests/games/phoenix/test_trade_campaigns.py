"""Random wars with creatures on all sides: all laws hold, nothing is lost or won unseen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.protocol import CHANCE, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.data import FLEET, FOOT, HORSE
from tafelrunde.games.phoenix.ledger import totals
from tafelrunde.games.phoenix.state import State
from tafelrunde.games.phoenix.traits import DOUBLE_BAN, STEADFAST, UNBANNABLE
from tests.contract.obey import obey
from tests.games.phoenix.test_war_campaigns import LAWS
from tests.games.phoenix.wars import NAMES, war

CREATURES: dict[str, Any] = {
    "Ann": {"401": {"field": "101/26", "troops": 2500, "leaders": 0, "nature": HORSE, "might": 60}},
    "Bob": {"401": {"field": "101/27", "troops": 70, "leaders": 1, "nature": FOOT, "traits": STEADFAST}},
    "Cleo": {"402": {"field": "101/35", "troops": 9, "leaders": 0, "nature": FLEET, "traits": UNBANNABLE}},
}
MAGICAL: dict[str, Any] = {
    name: {"403": {"field": field, "rank": "Z", "most": 12, "nameless": True, "traits": DOUBLE_BAN}}
    for name, field in (("Ann", "101/26"), ("Bob", "101/18"), ("Cleo", "101/28"))
}


def beastly_war(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """The war of `wars.py` with creatures of all kinds in it."""
    state = war(seats, options, corrections)
    given = {"month": 2, "armies": CREATURES, "people": MAGICAL}
    arranged: State = GAME.arrange(state, given, NAMES)
    return arranged


BEASTLY_WAR = replace(GAME, setup=beastly_war)


@pytest.mark.parametrize("seed", range(3))
def test_creatures_obey_all_laws(seed: int) -> None:
    options = {"deadlines": "days"} if seed % 2 else {}
    assert obey(BEASTLY_WAR, len(NAMES), seed, options, LAWS, 8) > 0


@pytest.mark.parametrize("seed", range(4))
def test_in_their_wars_nothing_is_lost_or_won_unseen(seed: int) -> None:
    game, rng = BEASTLY_WAR, Seeded(seed)
    state = game.setup(len(NAMES), {}, None)
    while game.to_act(state):
        seat = game.to_act(state)[0]
        move = game.chance(state, rng) if seat == CHANCE else sample(game.legal_moves(state, seat), rng)
        game.apply(state, seat, move, None)
        assert state.account == totals(state), move
