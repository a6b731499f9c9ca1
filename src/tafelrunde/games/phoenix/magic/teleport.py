"""Teleports of wizards: alone in B5 or B9, which is no spell (PH-1.3d), and with goods in B10 (PH-1.4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.economy.gifts import need_movable
from tafelrunde.games.phoenix.magic.duel_pairs import near, need_no_second
from tafelrunde.games.phoenix.magic.spells import cast_spell, need_caster, own_wizard
from tafelrunde.games.phoenix.marching.movement import meet
from tafelrunde.games.phoenix.melee.conquest import conquer
from tafelrunde.games.phoenix.orders.magic import Teleport, TeleportGoods, TeleportLate
from tafelrunde.games.phoenix.standing.costs import companions
from tafelrunde.games.phoenix.standing.shelter import need_admission
from tafelrunde.games.phoenix.standing.standing import (
    carried,
    carrier,
    enemies_at,
    hold_used,
    needs_ship,
    own_army,
)
from tafelrunde.games.phoenix.state.deeds import BUSY, DISBANDS, MOVED, SPELL_GOODS, STOPPED, TELEPORTED
from tafelrunde.games.phoenix.state.pieces import FROM_NOWHERE, Army, Person, person_space, ship_room, space
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import FLEET
from tafelrunde.games.phoenix.tables.wizard_classes import LOAD_POWER, class_of, loads
from tafelrunde.games.phoenix.told.minutes import TeleportWorked
from tafelrunde.games.phoenix.told.people import ArmyTeleported, WizardTeleported
from tafelrunde.games.phoenix.world.places import read_field


def why_not(state: State, wizard: Person, to: int, reach: int) -> str:
    """The term for what keeps him from teleporting there; empty if nothing does."""
    world = state.setting.world
    if wizard.done & TELEPORTED:
        return "reason_teleported"
    if to == wizard.field:
        return "reason_same_field"
    if not world.is_connected(wizard.field, to) or world.distance(wizard.field, to) > reach:
        return "reason_too_far"
    return ""


def teleport(state: State, realm: int, order: Teleport | TeleportLate) -> None:
    """Alone: he leaves his army, and magic walls do not stop him (PH-1.3d, PH-1.4.2c)."""
    wizard, world = own_wizard(state, realm, order.person), state.setting.world
    to, reach = read_field(world, order.to), class_of(wizard.most).reach
    reason = why_not(state, wizard, to, reach)
    if reason:
        places = {"start": world.label(wizard.field), "field": world.label(to)}
        raise IllegalMove(
            "PH-1.3d", {"wizard": str(wizard.number), **places, "reason": reason, "range": reach}
        )
    need_admission(state, realm, wizard.number, to)
    ship = berth(state, wizard, to)
    arrive(state, wizard.key, to)
    state.edit_person(wizard.key).army = ship


def berth(state: State, wizard: Person, to: int, comers: Sequence[Army] = ()) -> int:
    """The fleet that takes him aboard where a wizard without a ship of his own arrives (PH-R203); else 0.

    `comers`: armies that come there with him.
    """
    if not needs_ship(wizard) or not state.setting.world.is_water[to]:
        return 0
    there = [army for army in state.realms[wizard.realm].armies.values() if army.field == to]
    for fleet in sorted([*there, *comers], key=lambda army: army.number):
        need = 0 if carrier(state, wizard) == fleet.number else person_space(wizard)
        if fleet.kind == FLEET and ship_room(fleet) - hold_used(state, fleet) >= need:
            return fleet.number
    params = {"wizard": str(wizard.number), "field": state.setting.world.label(to)}
    raise IllegalMove("PH-R203", params)


def arrive(state: State, key: int, to: int) -> None:
    world, start = state.setting.world, state.setting.world.label(state.person(key).field)
    wizard = state.move_person(key, to)
    wizard.army, wizard.moved = 0, state.month
    wizard.done |= TELEPORTED | MOVED
    state.publish(WizardTeleported(wizard.realm, wizard.number, start, world.label(to)))


# --- with goods --------------------------------------------------------------------------------------


def teleport_goods(state: State, realm: int, order: TeleportGoods) -> None:
    """Whole armies of his field go with him; who goes with them stays behind (PH-1.4.1d)."""
    wizard, world = need_caster(state, realm, order.person, SPELL_GOODS), state.setting.world
    to = read_field(world, order.to)
    armies = [own_army(state, realm, number) for number in sorted(set(order.armies))]
    need_class(wizard)
    for army in armies:
        need_cargo(state, wizard, army, to)
    total = sum(
        [space(army) + sum([space(state.army(key)) for key in carried(state, army)]) for army in armies]
    )
    need_range(state, wizard, to, total)
    need_admission(state, realm, wizard.number, to)
    need_no_second(state, wizard, near(state, to))
    ship, distance = berth(state, wizard, to, armies), world.distance(wizard.field, to)
    price = LOAD_POWER * loads(total) * distance
    cast_spell(state, wizard, SPELL_GOODS, price, 1, "PH-1.4a")
    start = world.label(wizard.field)
    state.minute(TeleportWorked(realm, wizard.number, start, world.label(to), total, distance, price))
    arrive(state, wizard.key, to)
    for army in armies:
        bring(state, army.key, to)
    state.edit_person(wizard.key).army = ship
    meet(state, realm, to)


def need_class(wizard: Person) -> None:
    own = class_of(wizard.most)
    if own.room == 0:
        raise IllegalMove("PH-1.4.1a", {"wizard": str(wizard.number), "class": own.letter})


def need_cargo(state: State, wizard: Person, army: Army, to: int) -> None:
    """PH-1.4.1d; gifts stay where they are (PH-3y)."""
    world = state.setting.world
    reason = ""
    if army.field != wizard.field:
        reason = "reason_not_with_wizard"
    elif army.aboard:
        reason = "reason_aboard"
    elif army.done & (BUSY | DISBANDS):
        reason = "reason_busy"
    elif (army.kind == FLEET) != (world.is_water[to] != 0):
        reason = "reason_wrong_element"
    if reason:
        params = {"army": str(army.number), "start": world.label(army.field), "field": world.label(to)}
        raise IllegalMove("PH-1.4.1d", {**params, "reason": reason})
    need_movable(state, army)


def need_range(state: State, wizard: Person, to: int, total: int) -> None:
    """PH-1.3k, PH-1.4.1b."""
    world, own = state.setting.world, class_of(wizard.most)
    if total > own.room:
        raise IllegalMove("PH-1.3k", {"wizard": str(wizard.number), "need": total, "most": own.room})
    reach = max(0, own.reach - loads(total))
    reason = why_not(state, wizard, to, reach)
    if reason:
        places = {"start": world.label(wizard.field), "field": world.label(to)}
        params = {"wizard": str(wizard.number), **places, "space": total, "range": reach}
        raise IllegalMove("PH-1.4.1b", {**params, "reason": reason})


def bring(state: State, key: int, to: int) -> None:
    """One army is there, with what is aboard it; it takes the field if it can."""
    start = state.army(key)
    for person in companions(state, start):
        state.edit_person(person.key).army = 0
    for other in carried(state, start):
        state.move_army(other, to)
    label = state.setting.world.label
    state.publish(ArmyTeleported(start.realm, start.number, label(start.field), label(to)))
    army = state.move_army(key, to)
    army.came, army.moved = FROM_NOWHERE, state.month
    army.done |= MOVED
    if enemies_at(state, army.realm, to):
        army.done |= STOPPED
    conquer(state, key)
