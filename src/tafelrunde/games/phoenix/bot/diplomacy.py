"""A good neighbour: rights of way with whoever wants them, gifts taken over, money carried home."""

from __future__ import annotations

from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.survey import realms_near
from tafelrunde.games.phoenix.economy.cargo import is_own_town
from tafelrunde.games.phoenix.orders.trade import TakeOver
from tafelrunde.games.phoenix.orders.turn import AgreeWay, GrantWay, ToTreasury, Unload
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import GOLD
from tafelrunde.games.phoenix.tables.prices import GOODS, PRICE


def offer_ways(draft: Draft) -> None:
    """Agrees with neighbours; where both agree, the lower number grants, so that it is not done twice."""
    state, realm = draft.state, draft.realm
    for other in realms_near(state, realm):
        mine, theirs = draft.row, state.realms[other]
        if mine.ways >> other & 1:
            continue
        name, agreed = state.setting.names[other], mine.consents >> other & 1 == 1
        if theirs.consents >> realm & 1:
            if realm < other or not agreed:
                draft.order(GrantWay(name))
        elif not agreed:
            draft.order(AgreeWay(name))


def bank(draft: Draft) -> None:
    """Gold with armies in an own town goes into the treasury, special income of towns too (PH-3.2.3d)."""
    for army in draft.armies():
        if is_own_town(draft.state, draft.realm, army.field) and not army.aboard:
            if army.gold:
                draft.order(Unload(army.number, army.gold))
            if army.special:
                draft.order(Unload(army.number, army.special, special=True))
    for field in sorted(draft.state.towns):
        special = draft.state.towns[field].special
        if special and is_own_town(draft.state, draft.realm, field):
            draft.order(ToTreasury(draft.label(field), special))


def welcome(draft: Draft) -> list[int]:
    """Keys of the armies from which others offer something that is worth its price (PH-6.1b)."""
    most = draft.gold // 2
    return [
        key
        for key, receiver, price, goods, _month in draft.state.pledges
        if receiver == draft.realm and draft.state.has_army(key) and price <= min(most, fair_price(goods))
    ]


def receivers(draft: Draft) -> set[int]:
    """Numbers of own armies that stay where something is given to them."""
    fields = {draft.state.army(key).field for key in welcome(draft)}
    return {army.number for army in draft.armies() if army.field in fields}


def take_gifts(draft: Draft) -> None:
    """Whatever is welcome goes to the first own army there that can have it."""
    for key in welcome(draft):
        field, name = draft.state.army(key).field, draft.state.setting.names[key // KEY]
        for army in draft.armies():
            if army.field == field and draft.order(TakeOver(name, key % KEY, army.number)):
                break


def fair_price(goods: tuple[int, ...]) -> int:
    return goods[GOLD] + sum([PRICE[kind] * goods[kind] for kind in range(GOODS)])
