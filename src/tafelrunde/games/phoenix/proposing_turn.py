"""Random orders for a turn that need no movement: gifts, plunder, tearing down, the capital, trade."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.coordinates import DIRECTIONS
from tafelrunde.games.phoenix.data import FORTRESS, WORK_CODES
from tafelrunde.games.phoenix.orders_muster import Goods
from tafelrunde.games.phoenix.orders_trade import GiveGold, GiveLand, HandGold, OfferGoods, TakeOver, Tell
from tafelrunde.games.phoenix.orders_turn import (
    AcceptGifts,
    DeclineGifts,
    MoveCapital,
    Plunder,
    TearDown,
    TearDownTown,
)
from tafelrunde.games.phoenix.pieces import KEY
from tafelrunde.games.phoenix.proposing_muster import own_fields, own_towns, pick
from tafelrunde.games.phoenix.state import State


def some_army(state: State, realm: int, rng: Rng) -> int:
    """The number of an own army, or 101."""
    return int(pick(rng, sorted(state.realms[realm].armies) or [101]))


def some_realm(state: State, rng: Rng) -> str:
    return str(pick(rng, state.setting.names))


def propose_gift(state: State, realm: int, rng: Rng) -> Any:
    name, number = some_realm(state, rng), some_army(state, realm, rng)
    fields = own_fields(state, realm) or [0]
    label = state.setting.world.label(pick(rng, fields))
    return pick(
        rng,
        (
            GiveGold(name, 1 + rng.below(5000)),
            HandGold(number, name, 1 + rng.below(100)),
            OfferGoods(number, name, Goods(mounts=rng.below(50), ships=rng.below(3)), price=rng.below(500)),
            GiveLand(name, (label,)),
            AcceptGifts(name),
            DeclineGifts(name),
            Tell(f"{number}"),
        ),
    )


def propose_taking(state: State, realm: int, rng: Rng) -> TakeOver | None:
    offers = [row for row in state.pledges if row[1] == realm]
    if not offers:
        return None
    key = pick(rng, offers)[0]
    return TakeOver(state.setting.names[key // KEY], key % KEY, some_army(state, realm, rng))


def propose_harm(state: State, realm: int, rng: Rng) -> Any:
    number = some_army(state, realm, rng)
    work, side = pick(rng, WORK_CODES), pick(rng, DIRECTIONS)
    return pick(rng, (Plunder(number), TearDown(number, work, side), TearDownTown(number)))


def propose_capital(state: State, realm: int, rng: Rng) -> MoveCapital | None:
    seats = [field for field in own_towns(state, realm) if state.towns[field].built == FORTRESS]
    return MoveCapital(state.setting.world.label(pick(rng, seats))) if seats else None


TURN_PROPOSERS: Final = (propose_gift, propose_taking, propose_harm, propose_capital)
