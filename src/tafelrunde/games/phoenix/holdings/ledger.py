"""Money and goods that come and go: every change of a treasury is booked, every good is accounted for."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.state.pieces import Army, counted
from tafelrunde.games.phoenix.state.state import GOLD, State
from tafelrunde.games.phoenix.tables.prices import (
    GOODS,
    HEAVY_CATAPULT,
    HEAVY_WARSHIP,
    LEADER,
    LIGHT_CATAPULT,
    LIGHT_WARSHIP,
    MOUNT,
    TROOPS_OF_KIND,
)
from tafelrunde.games.phoenix.told.notes import Booked


def book(state: State, realm: int, gold: int, why: str, where: str = "") -> None:
    """One line of the treasury book; the gold comes from somewhere in the campaign or goes there."""
    row = state.edit_realm(realm)
    row.gold += gold
    state.note(realm, Booked(gold, why, row.gold, where))


def earn(state: State, realm: int, gold: int, why: str, where: str = "") -> None:
    """Gold that did not exist before: taxes, plunder, refunds."""
    state.account[GOLD] += gold
    book(state, realm, gold, why, where)


def pay(state: State, realm: int, gold: int, why: str, where: str = "") -> None:
    """Gold that leaves the campaign: prices."""
    state.account[GOLD] -= gold
    book(state, realm, -gold, why, where)


def need_gold(state: State, realm: int, gold: int, what: str) -> None:
    """Only money that is there can be spent (PH-3.3e)."""
    have = state.realms[realm].gold
    if have < gold:
        raise IllegalMove("PH-3.3e", {"what": what, "need": gold, "have": have})


def raise_goods(state: State, goods: list[int]) -> None:
    """Goods that did not exist before; they must be put somewhere by the caller."""
    for kind in range(GOODS):
        state.account[kind] += goods[kind]


def lose_goods(state: State, goods: list[int]) -> None:
    """Goods that are gone; they must be taken away by the caller."""
    for kind in range(GOODS):
        state.account[kind] -= goods[kind]


def lose_army(state: State, key: int) -> None:
    """An army that is gone with all it carries."""
    army = state.army(key)
    lose_goods(state, counted(army))
    state.account[GOLD] -= army.gold + army.special
    state.remove_army(key)


def add_goods(army: Army, goods: list[int]) -> None:
    """Adds goods that fit its kind; negative numbers take away."""
    army.troops += goods[TROOPS_OF_KIND[army.kind]]
    army.mounts += goods[MOUNT]
    army.leaders += goods[LEADER]
    army.light += goods[LIGHT_CATAPULT] + goods[LIGHT_WARSHIP]
    army.heavy += goods[HEAVY_CATAPULT] + goods[HEAVY_WARSHIP]


def totals(state: State) -> list[int]:
    """What there is of each good and of gold: in treasuries, with armies, in towns, paid for sites."""
    found = [0] * (GOODS + 1)
    for realm in state.realms:
        found[GOLD] += realm.gold
        for kind in range(GOODS):
            found[kind] += realm.store[kind] + realm.coming[kind]
        for army in realm.armies.values():
            for kind, count in enumerate(counted(army)):
                found[kind] += count
            found[GOLD] += army.gold + army.special
    found[GOLD] += sum([town.special for town in state.towns.values()])
    return found
