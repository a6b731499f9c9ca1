"""Pirates (6.6): no trade, fast ships (`costs.py`), land points and the bonus of the game master (6.6.6)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.holdings.ledger import earn
from tafelrunde.games.phoenix.moves.special import PirateBonus
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import FORTRESS, NO_TOWN
from tafelrunde.games.phoenix.told.course import BonusPaid

TOWN_POINTS: Final = (0, 5, 15, 30)
"""By stage up to the fortress; a capital counts as one (PH-6.6.6a)."""
NEST_POINTS: Final = 20
"""The whole nest, with what was given there (PH-6.6.6b)."""
FEW_POINTS: Final = 100
"""Fewer bring the bonus (PH-6.6.6c)."""


def need_trader(state: State, realm: int, goods: str) -> None:
    """Pirates neither give nor get ships or other goods (PH-6.6f)."""
    if state.realms[realm].kind == PIRATE:
        raise IllegalMove("PH-6.6f", {"realm": state.setting.names[realm], "goods": goods})


def land_points(state: State, realm: int) -> int:
    """PH-6.6.6a, PH-6.6.6b."""
    world, points, in_nest = state.setting.world, 0, False
    for field in range(world.size):
        if state.owner[field] == realm:
            if world.is_nest[field]:
                in_nest = True
            else:
                points += 0 if world.is_water[field] else 1
                stage = stage_at(state, field)
                points += TOWN_POINTS[min(stage, FORTRESS)] if stage != NO_TOWN else 0
    return points + (NEST_POINTS if in_nest else 0)


def check_bonus(state: State, move: PirateBonus) -> None:
    realm = realm_called(state, move.realm)
    points = land_points(state, realm)
    if state.realms[realm].kind != PIRATE or points >= FEW_POINTS:
        raise IllegalMove("PH-6.6.6c", {"realm": state.setting.names[realm], "points": points})


def pay_bonus(state: State, move: PirateBonus) -> None:
    """Everybody hears of it; the threshold of recruits is the game master's to watch."""
    realm = realm_called(state, move.realm)
    earn(state, realm, move.gold, "grant", "")
    state.publish(BonusPaid(realm, move.gold))
