"""Realms that come into the world or leave it (6.2, 6.5): their seat, their name, their place in the order.

The seats of a campaign never change in number. A realm that is not in the world has a seat all the same, if
the foundation keeps one (`later`) or a realm has given it up; nobody waits for it and it is not drawn.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.ledger import lose_goods, pay
from tafelrunde.games.phoenix.moves.realms import Depart
from tafelrunde.games.phoenix.standing.magic_walls import let_fall
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.realm import NO_CARDS, NO_FIELD, NO_GOODS, OUTSIDE
from tafelrunde.games.phoenix.state.setting import Setting
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.told.course import OrderChanged, RealmDeparted

MASTER_NAME: Final = "sl"


def is_free(state: State, realm: int) -> bool:
    return state.realms[realm].kind == OUTSIDE


def need_free_seat(state: State, realm: int) -> None:
    """PH-6.5b."""
    if not is_free(state, realm):
        names = [state.setting.names[row.number] for row in state.realms if row.kind == OUTSIDE]
        params = {"realm": state.setting.names[realm], "free": ", ".join(names) or "–"}
        raise IllegalMove("PH-6.5b", params)


def enter(state: State, realm: int, kind: int, before: int) -> None:
    """The realm plays from now on: this month before that one, or last of all (-1)."""
    row, bit = state.edit_realm(realm), 1 << realm
    row.kind, row.absence, row.capital = kind, 0, NO_FIELD
    state.missed &= ~bit
    order = state.orders[state.month]
    place = order.index(before) if before >= 0 else len(order)
    state.orders[state.month] = (*order[:place], realm, *order[place:])
    tell_order(state)
    if state.step == MUSTER:
        state.waiting |= bit
    elif state.active == before:
        state.active, state.waiting = realm, bit


def forget_trade(state: State, realm: int) -> None:
    """Its cards are gone, and what merchants had in store (6.4.1)."""
    row = state.edit_realm(realm)
    for goods in (row.store, row.coming):
        lose_goods(state, list(goods))
    row.cards, row.dealt, row.post_lost = NO_CARDS, (0, 0), 0
    row.store = row.coming = row.prices = row.bids = NO_GOODS


def leave(state: State, realm: int) -> None:
    """Its seat is free for others; nothing is left of its rights and plans."""
    row, bit = state.edit_realm(realm), 1 << realm
    row.kind, row.absence, row.capital, row.home = OUTSIDE, 0, NO_FIELD, 0
    row.ways = row.coasts = row.consents = row.declines = row.free = row.bonus = 0
    row.old_seat, row.new_seat, row.seat_month = NO_FIELD, NO_FIELD, 0
    row.graves, row.handed = (), None
    forget_trade(state, realm)
    let_fall(state, realm)  # no turn of its own would end them
    state.waiting &= ~bit
    state.missed &= ~bit
    for other in range(state.setting.realms):
        partner = state.edit_realm(other)
        partner.ways &= ~bit
        partner.coasts &= ~bit
        partner.consents &= ~bit
        partner.declines &= ~bit
    for month, order in state.orders.items():
        state.orders[month] = tuple([other for other in order if other != realm])
    state.deeds = [offer for offer in state.deeds if realm not in (offer.giver, offer.receiver)]
    state.pledges = [offer for offer in state.pledges if offer.receiver != realm]


def check_depart(state: State, move: Depart) -> None:
    """Nothing of it is left on the map, and its turn is not the one that runs (PH-6.9.3b)."""
    realm = realm_called(state, move.realm)
    row, fields = state.realms[realm], state.owner.flat().count(realm)
    if is_free(state, realm) or fields or row.armies or state.step != MUSTER:
        params = {"realm": state.setting.names[realm], "fields": fields, "armies": len(row.armies)}
        raise IllegalMove("PH-6.9.3b", params)


def depart(state: State, move: Depart) -> None:
    """Treasury and court go with it."""
    realm = realm_called(state, move.realm)
    state.publish(RealmDeparted(realm))
    for person in list(state.realms[realm].people.values()):
        state.remove_person(person.key)
    if state.realms[realm].gold:
        pay(state, realm, state.realms[realm].gold, "absence")
    leave(state, realm)
    tell_order(state)


def tell_order(state: State) -> None:
    """Everybody hears the order of this month anew."""
    state.publish(OrderChanged(state.month, state.orders[state.month], state.gates[state.month]))


# --- names -------------------------------------------------------------------------------------------


def need_name(state: State, realm: int, name: str) -> None:
    """PH-6.5o: one that no other realm has, and no number."""
    names = state.setting.names
    taken = {known.casefold() for number, known in enumerate(names) if number != realm}
    if not name.isprintable() or name.strip().isdecimal() or name.casefold() in (*taken, MASTER_NAME):
        raise IllegalMove("PH-6.5o", {"name": name, "realms": ", ".join(names)})


def call(state: State, realm: int, name: str) -> None:
    """The realm has this name from now on; the setting is another one, as if it had been founded so."""
    old = state.setting
    names = tuple([name if number == realm else known for number, known in enumerate(old.names)])
    rows = old.foundation.get("realms") or [{} for _name in names]
    realms = [{**dict(row), "name": known} for row, known in zip(rows, names, strict=True)]
    foundation = {**old.foundation, "realms": realms}
    state.setting = Setting(old.world, names, old.colours, old.options, old.months, foundation)
