"""Orders of wizards: dismissal in B1, teleports, walls torn and raised, bans (PH-1.3.1, PH-1.4)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.magic.duel_pairs import foes_in, need_no_second
from tafelrunde.games.phoenix.magic.spells import cast_spell, need_caster
from tafelrunde.games.phoenix.magic.teleport import teleport, teleport_goods
from tafelrunde.games.phoenix.marching.persons import own_person
from tafelrunde.games.phoenix.orders.magic import (
    Ban,
    DismissWizard,
    RaiseMagicWall,
    TearMagicWall,
    TearMagicWallLate,
    Teleport,
    TeleportGoods,
    TeleportLate,
)
from tafelrunde.games.phoenix.standing.shelter import is_closed
from tafelrunde.games.phoenix.standing.standing import are_allied, enemies_at, is_peaceful, is_spared
from tafelrunde.games.phoenix.standing.traits import ban_factor
from tafelrunde.games.phoenix.state.deeds import SPELL_BAN, SPELL_RAISE, SPELL_TEAR, SPELL_TEAR_LATE
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import SpellWall, WaitingBan
from tafelrunde.games.phoenix.tables.phases import B1, B5, B6, B9, B10, B16
from tafelrunde.games.phoenix.tables.prices import MAGE
from tafelrunde.games.phoenix.tables.wizard_classes import BANNED, RAISING, TEARING, class_of
from tafelrunde.games.phoenix.told.minutes import WallRaised, WallsTorn
from tafelrunde.games.phoenix.told.people import WizardDismissed
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import NOWHERE

FARTHEST: Final = 2
"""Fields from the caster to the field of a magic wall (PH-1.4.2d, PH-1.4.4a)."""


def dismiss(state: State, realm: int, order: DismissWizard) -> None:
    """PH-1.3.1a."""
    person = own_person(state, realm, order.person)
    if person.rank != MAGE or not person.nameless:
        raise IllegalMove("PH-1.3.1a", {"person": str(person.number)})
    state.remove_person(person.key)
    state.publish(WizardDismissed(realm, person.number, state.setting.world.label(person.field)))


# --- walls -------------------------------------------------------------------------------------------


def raise_wall(state: State, realm: int, order: RaiseMagicWall) -> None:
    """One wall; a second by the same wizard belongs to the same spell (PH-1.4a, PH-1.4.2g)."""
    wizard = need_caster(state, realm, order.person, SPELL_RAISE)
    side = side_of(state, wizard, order.field, order.side, "PH-1.4.2d")
    world, own = state.setting.world, class_of(wizard.most)
    shown = {"wizard": str(wizard.number), "side": order.side, "field": world.label(side // SIDES)}
    for field in (side // SIDES, world.neighbour[side]):
        if is_teleport_field(state, field):
            raise IllegalMove("PH-1.4.2j", {**shown, "gate": world.label(field)})
    if any(wall.realm == realm and world.edge[wall.side] == world.edge[side] for wall in state.magic):
        raise IllegalMove("PH-1.4.2d", {**shown, "reason": "reason_own_magic_wall"})
    price = RAISING[world.distance(wizard.field, side // SIDES)]
    cast_spell(state, wizard, SPELL_RAISE, price, own.walls, "PH-1.4.2g")
    state.magic.append(SpellWall(realm, side, wizard.number))
    state.minute(WallRaised(realm, wizard.number, shown["field"], order.side, price))


def is_teleport_field(state: State, field: int) -> bool:
    marks = state.setting.world.landmarks
    return field in marks.gates or field in marks.surfacings or field == marks.nest_gate


def side_of(state: State, wizard: Person, label: str, direction: str, rule: str) -> int:
    """The side as ordered, if the wizard's spell reaches it."""
    world, number = state.setting.world, DIRECTIONS.index(direction)
    field = read_field(world, label)
    side = SIDES * field + number
    reason = ""
    if world.neighbour[side] == NOWHERE:
        reason = "reason_no_side"
    elif not world.is_connected(wizard.field, field) or world.distance(wizard.field, field) > FARTHEST:
        reason = "reason_spell_far"
    elif world.distance(wizard.field, field) > class_of(wizard.most).far:
        reason = "reason_class_b"
    if reason:
        params = {"wizard": str(wizard.number), "side": direction, "field": world.label(field)}
        raise IllegalMove(rule, {**params, "reason": reason})
    return side


def tear_walls(state: State, realm: int, order: TearMagicWall | TearMagicWallLate) -> None:
    """All hostile walls on one side are gone at once; nobody else learns of it (PH-1.4.4b, PH-1.4.4c)."""
    kind = SPELL_TEAR_LATE if isinstance(order, TearMagicWallLate) else SPELL_TEAR
    wizard = need_caster(state, realm, order.person, kind)
    side = side_of(state, wizard, order.field, order.side, "PH-1.4.4a")
    world = state.setting.world
    price = TEARING[world.distance(wizard.field, side // SIDES)]
    cast_spell(state, wizard, kind, price, class_of(wizard.most).sides, "PH-1.4.4d")
    there = [wall for wall in state.magic if world.edge[wall.side] == world.edge[side]]
    torn = [wall for wall in there if is_hostile_wall(state, realm, wall)]
    state.magic = [wall for wall in state.magic if wall not in torn]
    place, owners = world.label(side // SIDES), tuple([wall.realm for wall in torn])
    state.minute(WallsTorn(realm, wizard.number, place, order.side, price, owners))


def is_hostile_wall(state: State, realm: int, wall: SpellWall) -> bool:
    """A friend's stays: of a realm that is allied in one of the two fields (PH-1.4.4a)."""
    fields = (wall.side // SIDES, state.setting.world.neighbour[wall.side])
    return not any(are_allied(state, realm, wall.realm, field) for field in fields)


# --- bans --------------------------------------------------------------------------------------------


def ban(state: State, realm: int, order: Ban) -> None:
    """Pays and aims; it works at once, or after the duel with a wizard in that field (PH-1.4.3d)."""
    wizard, world = need_caster(state, realm, order.person, SPELL_BAN), state.setting.world
    field = read_field(world, order.field)
    number, place = str(wizard.number), world.label(field)
    if (order.power == 0) == (order.space == 0):
        raise IllegalMove("PH-1.4.3c", {"wizard": number, "field": place})
    is_near = world.is_connected(wizard.field, field)
    distance = world.distance(wizard.field, field) if is_near else len(BANNED)
    if not 1 <= distance < len(BANNED):
        params = {"wizard": number, "field": place, "start": world.label(wizard.field)}
        raise IllegalMove("PH-1.4.3a", {**params, "distance": distance})
    if is_peaceful(state, field) or is_peaceful(state, wizard.field):
        raise IllegalMove("PH-R222", {"unit": number})
    need_no_second(state, wizard, (field,))
    need_unspared(state, wizard, field)
    each = BANNED[distance] * ban_factor(wizard)
    price = order.power or ceil(Fraction(order.space, each))
    cast_spell(state, wizard, SPELL_BAN, price, 1, "PH-1.4a")
    state.bans.append(WaitingBan(wizard.key, field, price * each))


def need_unspared(state: State, wizard: Person, field: int) -> None:
    """No power is lost on a realm that is away and spared, if nobody else is there to be hit (PH-R230)."""
    spared = sorted({key // KEY for key in state.armies_at(field) if is_spared(state, key // KEY)})
    if is_closed(state, wizard.realm, field):
        spared.append(state.owner[field])
    if spared and not enemies_at(state, wizard.realm, field) and not foes_in(state, wizard, (field,)):
        params = {"wizard": str(wizard.number), "field": state.setting.world.label(field)}
        raise IllegalMove("PH-R230", {**params, "realm": state.setting.names[spared[0]]})


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    DismissWizard: (B1, dismiss),
    Teleport: (B5, teleport),
    TearMagicWall: (B6, tear_walls),
    TeleportLate: (B9, teleport),
    TeleportGoods: (B10, teleport_goods),
    TearMagicWallLate: (B10, tear_walls),
    Ban: (B10, ban),
    RaiseMagicWall: (B16, raise_wall),
}
