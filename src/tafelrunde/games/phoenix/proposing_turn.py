"""Random orders for a turn besides armies and movement: gifts, trade, plunder, tearing down, the capital."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.data import FLEET, FOOT, FORTRESS, WORK_CODES
from tafelrunde.games.phoenix.land import stage_at, work_bit
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
from tafelrunde.games.phoenix.pieces import KEY, Army
from tafelrunde.games.phoenix.proposing_armies import own_armies
from tafelrunde.games.phoenix.proposing_muster import own_fields, own_towns, pick
from tafelrunde.games.phoenix.standing import can_conquer
from tafelrunde.games.phoenix.state import NOBODY, State

# --- gifts and trade ---------------------------------------------------------------------------------


def neighbours(state: State, realm: int) -> list[int]:
    """Realms whose land touches own land."""
    around, owner = state.setting.world.around, state.owner.flat()
    found = {owner[other] for field in own_fields(state, realm) for other in around[field]}
    return sorted(found - {realm, NOBODY})


def some_realm(state: State, rng: Rng) -> str:
    return str(pick(rng, state.setting.names))


def propose_gold(state: State, realm: int, rng: Rng) -> GiveGold | None:
    """To a neighbour, from what is in the treasury."""
    others, gold = neighbours(state, realm), state.realms[realm].gold
    if not others or not gold:
        return None
    return GiveGold(state.setting.names[pick(rng, others)], 1 + rng.below(1 + gold // 20))


def propose_handing(state: State, realm: int, rng: Rng) -> HandGold | None:
    """Gold that was carried into foreign land."""
    laden = [army for army in own_armies(state, realm) if army.gold]
    abroad = [army for army in laden if state.owner[army.field] not in (realm, NOBODY)]
    if not abroad:
        return None
    army = pick(rng, abroad)
    return HandGold(army.number, state.setting.names[state.owner[army.field]], 1 + rng.below(army.gold))


def propose_offer(state: State, realm: int, rng: Rng) -> OfferGoods | None:
    """To whoever stands beside the army, else to anybody."""
    armies = [army for army in own_armies(state, realm) if army.kind == FLEET or army.mounts]
    if not armies:
        return None
    army = pick(rng, armies)
    others = {key // KEY for key in state.armies_at(army.field)} - {realm}
    names = [state.setting.names[other] for other in sorted(others)] or list(state.setting.names)
    count = 1 + rng.below(army.troops if army.kind == FLEET else army.mounts)
    goods = Goods(mounts=count) if army.kind == FOOT else Goods(ships=count)
    return OfferGoods(army.number, pick(rng, names), goods, price=rng.below(500))


def propose_taking(state: State, realm: int, rng: Rng) -> TakeOver | None:
    """What is on offer beside an own army of that kind."""
    found = [
        TakeOver(state.setting.names[key // KEY], key % KEY, army.number)
        for key, receiver, _price, _goods, _month in state.pledges
        if receiver == realm and state.has_army(key)
        for army in own_armies(state, realm)
        if army.field == state.army(key).field and army.kind == state.army(key).kind
    ]
    return pick(rng, found) if found else None


def propose_land(state: State, realm: int, rng: Rng) -> GiveLand | None:
    fields = [field for field in own_fields(state, realm) if field not in state.towns]
    if not fields:
        return None
    return GiveLand(some_realm(state, rng), (state.setting.world.label(pick(rng, fields)),))


def propose_accepting(state: State, realm: int, rng: Rng) -> AcceptGifts:
    return AcceptGifts(some_realm(state, rng))


def propose_declining(state: State, realm: int, rng: Rng) -> DeclineGifts:
    return DeclineGifts(some_realm(state, rng))


def propose_words(state: State, realm: int, rng: Rng) -> Tell:
    return Tell(f"{state.month} {some_realm(state, rng)}")


# --- harm --------------------------------------------------------------------------------------------


def able(state: State, realm: int) -> list[Army]:
    """Own armies on land that could conquer."""
    return [army for army in own_armies(state, realm) if can_conquer(state, army)]


def propose_plunder(state: State, realm: int, rng: Rng) -> Plunder | None:
    abroad = [army for army in able(state, realm) if state.owner[army.field] != realm]
    return Plunder(pick(rng, abroad).number) if abroad else None


def propose_tearing(state: State, realm: int, rng: Rng) -> TearDown | None:
    """A work at the field where an army stands."""
    world = state.setting.world
    found: list[tuple[int, str, str]] = []
    for army in able(state, realm):
        for side in range(SIDES * army.field, SIDES * army.field + SIDES):
            if state.owner[army.field] == realm and state.works[world.edge[side]]:
                found += [
                    (army.number, work, DIRECTIONS[side % SIDES])
                    for work in WORK_CODES
                    if state.works[world.edge[side]] & work_bit(world, side, work)
                ]
    if not found:
        return None
    number, work, direction = pick(rng, found)
    return TearDown(number, work, direction)


def propose_tearing_town(state: State, realm: int, rng: Rng) -> TearDownTown | None:
    there = [army for army in able(state, realm) if stage_at(state, army.field)]
    return TearDownTown(pick(rng, there).number) if there else None


def propose_capital(state: State, realm: int, rng: Rng) -> MoveCapital | None:
    seats = [field for field in own_towns(state, realm) if state.towns[field].built == FORTRESS]
    return MoveCapital(state.setting.world.label(pick(rng, seats))) if seats else None


TURN_PROPOSERS: Final[dict[type, Any]] = {
    GiveGold: propose_gold,
    HandGold: propose_handing,
    OfferGoods: propose_offer,
    TakeOver: propose_taking,
    GiveLand: propose_land,
    AcceptGifts: propose_accepting,
    DeclineGifts: propose_declining,
    Tell: propose_words,
    Plunder: propose_plunder,
    TearDown: propose_tearing,
    TearDownTown: propose_tearing_town,
    MoveCapital: propose_capital,
}
