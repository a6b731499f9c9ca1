"""Random orders of every kind, for players that know nothing and for the laws.

A proposer draws an order of its kind from what its realm knows, or none where nothing fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.calendar import is_recruiting
from tafelrunde.games.phoenix.executing import TABLE, Trial, begin_turn
from tafelrunde.games.phoenix.inspection import inspect
from tafelrunde.games.phoenix.orders_court import FreePerson, Retrain, SetPursuit
from tafelrunde.games.phoenix.orders_fire import FireAfter, FireBefore
from tafelrunde.games.phoenix.orders_magic import Ban, DismissWizard, RaiseMagicWall, Teleport, TeleportGoods
from tafelrunde.games.phoenix.orders_market import BuildPost, BuyGoods, SellGoods, StockUp
from tafelrunde.games.phoenix.orders_muster import PlaceTown, Recruit
from tafelrunde.games.phoenix.orders_special import RaiseDead, Travel
from tafelrunde.games.phoenix.orders_trade import GiveGold, HandGold, TakeOver
from tafelrunde.games.phoenix.orders_turn import Disband, Embark, Land, MoveArmy, RevokeWay, TearDownTown
from tafelrunde.games.phoenix.phases import B1, MUSTER_PHASE
from tafelrunde.games.phoenix.proposing_armies import ARMY_PROPOSERS
from tafelrunde.games.phoenix.proposing_court import COURT_PROPOSERS
from tafelrunde.games.phoenix.proposing_fire import FIRE_PROPOSERS
from tafelrunde.games.phoenix.proposing_magic import MAGIC_PROPOSERS
from tafelrunde.games.phoenix.proposing_market import (
    MARKET_MUSTER_PROPOSERS,
    MARKET_PROPOSERS,
    has_market,
)
from tafelrunde.games.phoenix.proposing_moves import MOVE_PROPOSERS
from tafelrunde.games.phoenix.proposing_muster import MUSTER_PROPOSERS
from tafelrunde.games.phoenix.proposing_special import SPECIAL_PROPOSERS
from tafelrunde.games.phoenix.proposing_turn import TURN_PROPOSERS
from tafelrunde.games.phoenix.proposing_war import WAR_PROPOSERS
from tafelrunde.games.phoenix.state import State

Proposer = Callable[[State, int, Rng], Any]
"""(state, realm, rng) -> an order, or None where it has no idea."""

PROPOSERS: Final[dict[type, Proposer]] = {
    **MUSTER_PROPOSERS,
    **TURN_PROPOSERS,
    **ARMY_PROPOSERS,
    **MOVE_PROPOSERS,
    **FIRE_PROPOSERS,
    **MAGIC_PROPOSERS,
    **WAR_PROPOSERS,
    **COURT_PROPOSERS,
    **SPECIAL_PROPOSERS,
    **MARKET_PROPOSERS,
}
MUSTER_TRIES: Final = 8
TURN_TRIES: Final = 20
USUAL: Final = 3
OFTEN: Final[dict[type, int]] = {
    Recruit: 12,
    PlaceTown: 6,
    MoveArmy: 30,
    Embark: 12,
    Land: 6,
    GiveGold: 6,
    HandGold: 30,
    TakeOver: 12,
    FireBefore: 10,
    FireAfter: 10,
    Teleport: 6,
    TeleportGoods: 12,
    Ban: 6,
    RaiseMagicWall: 12,
    Travel: 12,
    RaiseDead: 12,
    BuildPost: 9,
    BuyGoods: 9,
    SellGoods: 9,
    StockUp: 9,
    DismissWizard: 1,
    Retrain: 1,
    SetPursuit: 1,
    FreePerson: 1,
    Disband: 1,
    TearDownTown: 1,
    RevokeWay: 1,
}
"""How often a kind is tried, if not as usual: armies shall get about and not vanish, rare chances be used."""


def lots(kinds: list[type]) -> tuple[type, ...]:
    return tuple([kind for kind in kinds for _ in range(OFTEN.get(kind, USUAL))])


MUSTER_LOTS: Final = lots(list(MUSTER_PROPOSERS))
TURN_LOTS: Final = lots([kind for kind in PROPOSERS if kind not in (*MUSTER_PROPOSERS, *MARKET_PROPOSERS)])
MARKET_MUSTER_LOTS: Final = MUSTER_LOTS + lots(list(MARKET_MUSTER_PROPOSERS))
MARKET_TURN_LOTS: Final = TURN_LOTS + lots(
    [kind for kind in MARKET_PROPOSERS if kind not in MARKET_MUSTER_PROPOSERS]
)
"""Where there are merchants."""


def propose(state: State, realm: int, phases: tuple[int, ...], rng: Rng) -> tuple[Any, ...]:
    """A handful of orders that can be carried out together."""
    trial, orders = state.copy(), list[Any]()
    trial.planning = True
    market = has_market(state)
    if MUSTER_PHASE in phases:
        tries = MUSTER_TRIES if is_recruiting(state.month) else 2
        orders += tried(trial, realm, draw(MARKET_MUSTER_LOTS if market else MUSTER_LOTS, tries, rng), rng)
    if B1 in phases:
        begin_turn(trial, realm)
        orders += tried(trial, realm, draw(MARKET_TURN_LOTS if market else TURN_LOTS, TURN_TRIES, rng), rng)
    return sound(state, trial, realm, orders, phases)


def draw(kinds: tuple[type, ...], count: int, rng: Rng) -> list[type]:
    """Kinds of orders, in the sequence of their phases."""
    found = [kinds[rng.below(len(kinds))] for _ in range(count)]
    return sorted(found, key=lambda kind: TABLE[kind][0])


def tried(trial: State, realm: int, kinds: list[type], rng: Rng) -> list[Any]:
    """The orders of these kinds that can be carried out one after the other; they have been."""
    orders: list[Any] = []
    for kind in kinds:
        order = PROPOSERS[kind](trial, realm, rng)
        if order is not None and is_carried_out(trial, realm, order):
            orders.append(order)
    return orders


def is_carried_out(trial: State, realm: int, order: Any) -> bool:
    try:
        TABLE[type(order)][1](trial, realm, order)
    except IllegalMove:
        return False
    return True


def sound(
    state: State, trial: State, realm: int, orders: list[Any], phases: tuple[int, ...]
) -> tuple[Any, ...]:
    """All of them; the last are taken back where they leave behind what no sheet may (`inspection.py`)."""
    try:
        inspect(trial, realm)
    except IllegalMove:
        while orders and Trial(state, realm, orders, phases).refusals:
            orders.pop()
    return tuple(orders)
