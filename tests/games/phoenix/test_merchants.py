"""The merchants of Audvacar (6.4.1): a realm without land that sells, and the trading posts of the others."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves_special import DeclareKind
from tafelrunde.games.phoenix.realm import MERCHANTS
from tafelrunde.games.phoenix.state import State
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import FAR, turn
from tests.games.phoenix.table import ANN, BOB, refused


def decide(state: State, move: Any) -> None:
    GAME.apply(state, state.setting.game_master, move, [])


@rules("PH-6.4.1b")
def test_the_merchants_have_neither_land_nor_armies() -> None:
    state = turn(fields={FAR: {"owner": "Bob"}})
    with refused("PH-6.4.1b", realm="Bob", armies=0):
        decide(state, DeclareKind("Bob", "merchants"))
    for field in range(len(state.owner)):
        state.owner[field] = 255
    with refused("PH-6.4.1b", realm="Ann", count=0, armies=1):
        decide(state, DeclareKind("Ann", "merchants"))
    decide(state, DeclareKind("Bob", "merchants"))
    assert state.realms[BOB].kind == MERCHANTS
    assert state.realms[ANN].kind != MERCHANTS
