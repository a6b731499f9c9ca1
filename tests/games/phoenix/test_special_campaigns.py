"""Random wars of pirates, undead and invaders: all laws hold, nothing is lost or won unseen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.protocol import CHANCE, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.ledger import totals
from tafelrunde.games.phoenix.realm import INVADER, PIRATE, UNDEAD
from tafelrunde.games.phoenix.state import State
from tests.contract.obey import obey
from tests.games.phoenix.test_war_campaigns import LAWS
from tests.games.phoenix.wars import NAMES, war


def special_war(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """The war of `wars.py` between pirates, undead and an invader."""
    state = war(seats, options, corrections)
    for realm, kind in enumerate((PIRATE, UNDEAD, INVADER)):
        state.edit_realm(realm).kind = kind
    return state


SPECIAL_WAR = replace(GAME, setup=special_war)


@pytest.mark.parametrize("seed", range(3))
def test_special_realms_obey_all_laws(seed: int) -> None:
    options = {"deadlines": "days"} if seed % 2 else {}
    assert obey(SPECIAL_WAR, len(NAMES), seed, options, LAWS, 8) > 0


@pytest.mark.parametrize("seed", range(4))
def test_in_their_wars_nothing_is_lost_or_won_unseen(seed: int) -> None:
    game, rng = SPECIAL_WAR, Seeded(seed)
    state = game.setup(len(NAMES), {}, None)
    while game.to_act(state):
        seat = game.to_act(state)[0]
        move = game.chance(state, rng) if seat == CHANCE else sample(game.legal_moves(state, seat), rng)
        game.apply(state, seat, move, None)
        assert state.account == totals(state), move
