"""What armies carry: gold, special income, prisoners; loaded, passed on, destroyed (PH-4.3, PH-3.2.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.captives import captives_of, need_captives
from tafelrunde.games.phoenix.armies.held import CAPTIVES, SPECIAL
from tafelrunde.games.phoenix.armies.prisoners import hand_prisoners
from tafelrunde.games.phoenix.economy.gifts import need_own_cargo, need_own_gold
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.holdings.ledger import book
from tafelrunde.games.phoenix.orders.turn import DestroyGold, Load, PassCargo, ToTreasury, Unload
from tafelrunde.games.phoenix.orders.war import PassPrisoners
from tafelrunde.games.phoenix.standing.costs import budget
from tafelrunde.games.phoenix.standing.standing import own_army
from tafelrunde.games.phoenix.state.deeds import BURDENED, ENDED, MOVED
from tafelrunde.games.phoenix.state.pieces import FRESH, KEY, Army
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import GOLD, State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.phases import B1, B8
from tafelrunde.games.phoenix.tables.prices import STAGES
from tafelrunde.games.phoenix.world.places import read_field


def is_own_town(state: State, realm: int, field: int) -> bool:
    """A finished town of this realm."""
    return state.owner[field] == realm and stage_at(state, field) > 0


def need_carried(army: Army, asked: int, have: int) -> None:
    """PH-1.8f: nobody gives gold that he does not carry."""
    if asked > have:
        params = {"army": str(army.number), "asked": asked, "goods": "gold", "have": have}
        raise IllegalMove("PH-1.8f", params)


def load(state: State, realm: int, order: Load) -> None:
    """In an own town, from the treasury or from the special income that lies there (PH-4.3a)."""
    army = own_army(state, realm, order.army)
    place, have = state.setting.world.label(army.field), 0
    if is_own_town(state, realm, army.field):
        have = state.towns[army.field].special if order.special else state.realms[realm].gold
    elif is_pirate_in_audvacar(state, army) and not order.special:
        have = state.realms[realm].gold
    if order.gold > have:
        params = {"army": str(army.number), "what": "gold", "field": place, "have": have}
        raise IllegalMove("PH-4.3a", {**params, "asked": order.gold})
    if not order.special:
        need_own_gold(state, realm, order.gold)
    laden, before = state.edit_army(army.key), budget(state, army)
    if order.special:
        state.edit_town(army.field).special -= order.gold
        laden.special += order.gold
    else:
        book(state, realm, -order.gold, "cargo", place)
        laden.gold += order.gold
    if laden.points != FRESH:  # PH-4.3c: what it has used of its month stays used
        laden.points = max(0, laden.points - before + budget(state, laden))


def is_pirate_in_audvacar(state: State, army: Army) -> bool:
    """PH-6.6j."""
    is_pirate = state.realms[army.realm].kind == PIRATE
    return is_pirate and army.field == state.setting.world.landmarks.audvacar


def unload(state: State, realm: int, order: Unload) -> None:
    """Into the treasury; special income stays in the town, to be spent there from next month on."""
    army = own_army(state, realm, order.army)
    place = state.setting.world.label(army.field)
    need_carried(army, order.gold, army.special if order.special else army.gold)
    if not is_own_town(state, realm, army.field):
        params = {"army": str(army.number), "field": place, "gold": order.gold}
        raise IllegalMove("PH-3.2.3b" if order.special else "PH-3.2.3d", params)
    if order.special:
        need_own_cargo(state, army, SPECIAL, order.gold, army.special)
    eased = state.edit_army(army.key)
    if order.special:
        eased.special -= order.gold
        state.edit_town(army.field).special += order.gold
    else:
        eased.gold -= order.gold
        book(state, realm, order.gold, "cargo", place)


def to_treasury(state: State, realm: int, order: ToTreasury) -> None:
    """Special income of a town becomes other income (PH-3.2.3d), that of pirates wherever they carry it."""
    world = state.setting.world
    field = read_field(world, order.field)
    if state.realms[realm].kind == PIRATE and not is_own_town(state, realm, field):
        empty_holds(state, realm, field, order.gold)
        return
    if not is_own_town(state, realm, field):
        raise IllegalMove("PH-3.2.3d", {"field": world.label(field)})
    have = state.towns[field].special
    if order.gold > have:
        params = {"town": STAGES[stage_at(state, field)], "field": world.label(field), "have": have}
        raise IllegalMove("PH-3.2.3c", {**params, "month": month_name(state.month), "need": order.gold})
    state.edit_town(field).special -= order.gold
    book(state, realm, order.gold, "special", world.label(field))


def empty_holds(state: State, realm: int, field: int, gold: int) -> None:
    """Pirates delocalise what their armies in a field carry, in the sequence of their numbers (PH-R231)."""
    armies = [state.army(key) for key in state.armies_at(field) if key // KEY == realm]
    have, place = sum([army.special for army in armies]), state.setting.world.label(field)
    if gold > have:
        raise IllegalMove("PH-R231", {"field": place, "have": have, "asked": gold})
    rest = gold
    for army in armies:
        part = min(rest, army.special)
        state.edit_army(army.key).special -= part
        rest -= part
    book(state, realm, gold, "special", place)


def pass_cargo(state: State, realm: int, order: PassCargo) -> None:
    """Gold of both kinds from one army to another."""
    army, into = partners(state, realm, order.army, order.into)
    need_carried(army, order.gold, army.gold)
    need_carried(army, order.special, army.special)
    need_own_cargo(state, army, SPECIAL, order.special, army.special)
    giver, taker = state.edit_army(army.key), state.edit_army(into.key)
    giver.gold, taker.gold = giver.gold - order.gold, taker.gold + order.gold
    giver.special, taker.special = giver.special - order.special, taker.special + order.special
    end_movement(giver, taker)


def pass_prisoners(state: State, realm: int, order: PassPrisoners) -> None:
    """All prisoners of one army to another, captive characters too (PH-R224)."""
    army, into = partners(state, realm, order.army, order.into)
    count = need_captives(state, army)
    need_own_cargo(state, army, CAPTIVES, count, count)
    giver, taker = state.edit_army(army.key), state.edit_army(into.key)
    hand_prisoners(giver, taker)
    for key in captives_of(state, army.key):
        state.edit_person(key).warden = into.number
    end_movement(giver, taker)


def partners(state: State, realm: int, number: int, other: int) -> tuple[Army, Army]:
    """Armies in one field, before the first or after the last step of both (PH-4.3e)."""
    army, into = own_army(state, realm, number), own_army(state, realm, other)
    if army.field != into.field or army.number == into.number:
        raise IllegalMove("PH-4.3e", {"army": str(army.number), "other": str(into.number)})
    return army, into


def end_movement(giver: Army, taker: Army) -> None:
    """Whoever has moved goes no farther (PH-4.3e), nor does what has moved with somebody (PH-R220)."""
    if giver.done & (MOVED | BURDENED):
        taker.done |= BURDENED
    for unit in (giver, taker):
        if unit.done & MOVED:
            unit.done |= ENDED


def destroy_gold(state: State, realm: int, order: DestroyGold) -> None:
    """At the start of the turn, ordinary gold first; it is lost for ever (PH-4.3d)."""
    army = own_army(state, realm, order.army)
    have = army.gold + army.special
    if order.gold > have:
        params = {"army": str(army.number), "have": have, "asked": order.gold}
        raise IllegalMove("PH-4.3d", params)
    eased = state.edit_army(army.key)
    ordinary = min(order.gold, eased.gold)
    eased.gold -= ordinary
    eased.special -= order.gold - ordinary
    state.account[GOLD] -= order.gold


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    Load: (B8, load),
    Unload: (B8, unload),
    ToTreasury: (B8, to_treasury),
    PassCargo: (B8, pass_cargo),
    PassPrisoners: (B8, pass_prisoners),
    DestroyGold: (B1, destroy_gold),
}
