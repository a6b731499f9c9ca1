"""Random orders of wizards: teleports, walls, bans; rather where others are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.orders_magic import (
    Ban,
    DismissWizard,
    RaiseMagicWall,
    TearMagicWall,
    TearMagicWallLate,
    Teleport,
    TeleportGoods,
    TeleportLate,
)
from tafelrunde.games.phoenix.pieces import KEY, Person
from tafelrunde.games.phoenix.proposing_armies import own_armies
from tafelrunde.games.phoenix.proposing_muster import pick
from tafelrunde.games.phoenix.standing import enemies_at
from tafelrunde.games.phoenix.state import State
from tafelrunde.games.phoenix.wizard_classes import class_of
from tafelrunde.games.phoenix.wizards import is_wizard, wizards_by_field


def some_wizard(state: State, realm: int, rng: Rng) -> Person | None:
    wizards = [person for _number, person in sorted(state.realms[realm].people.items()) if is_wizard(person)]
    return pick(rng, wizards) if wizards else None


def some_goal(state: State, wizard: Person, rng: Rng) -> int:
    """A field within his reach where he may stay: rather towards a foreign wizard than any."""
    world = state.setting.world
    fields = [
        field
        for field in world.disc(wizard.field, class_of(wizard.most).reach)
        if field != wizard.field and (not wizard.nameless or is_safe(state, wizard, field))
    ]
    foes = [
        other for there in wizards_by_field(state).values() for other in there if other.realm != wizard.realm
    ]
    if foes and fields and rng.below(3):
        foe = pick(rng, sorted(foes, key=lambda other: other.key))
        return min(fields, key=lambda field: (world.distance(field, foe.field), field))
    found: int = pick(rng, fields or [wizard.field])
    return found


def is_safe(state: State, wizard: Person, field: int) -> bool:
    """Own land, or with an own army."""
    return state.owner[field] == wizard.realm or any(
        key // KEY == wizard.realm for key in state.armies_at(field)
    )


def propose_teleport(state: State, realm: int, rng: Rng) -> Teleport | None:
    wizard = some_wizard(state, realm, rng)
    if wizard is None:
        return None
    return Teleport(wizard.number, state.setting.world.label(some_goal(state, wizard, rng)))


def propose_late_teleport(state: State, realm: int, rng: Rng) -> TeleportLate | None:
    order = propose_teleport(state, realm, rng)
    return None if order is None else TeleportLate(order.person, order.to)


def propose_transport(state: State, realm: int, rng: Rng) -> TeleportGoods | None:
    wizard = some_wizard(state, realm, rng)
    if wizard is None or class_of(wizard.most).room == 0:
        return None
    armies = [army for army in own_armies(state, realm) if army.field == wizard.field]
    if not armies:
        return None
    to = pick(rng, state.setting.world.around[wizard.field])
    return TeleportGoods(wizard.number, state.setting.world.label(to), (pick(rng, armies).number,))


def some_side(state: State, realm: int, rng: Rng) -> tuple[int, str, str] | None:
    """A wizard and a side within two fields of him, where enemies stand if they do."""
    wizard, world = some_wizard(state, realm, rng), state.setting.world
    if wizard is None:
        return None
    fields = world.disc(wizard.field, rng.below(3))
    foreign = [field for field in fields if enemies_at(state, realm, field)]
    field = pick(rng, foreign or fields)
    return wizard.number, world.label(field), DIRECTIONS[rng.below(SIDES)]


def propose_raising(state: State, realm: int, rng: Rng) -> RaiseMagicWall | None:
    found = some_side(state, realm, rng)
    return None if found is None else RaiseMagicWall(*found)  # type: ignore[arg-type]


def propose_tearing(state: State, realm: int, rng: Rng) -> TearMagicWall | None:
    found = some_side(state, realm, rng)
    return None if found is None else TearMagicWall(*found)  # type: ignore[arg-type]


def propose_late_tearing(state: State, realm: int, rng: Rng) -> TearMagicWallLate | None:
    found = some_side(state, realm, rng)
    return None if found is None else TearMagicWallLate(*found)  # type: ignore[arg-type]


def propose_ban(state: State, realm: int, rng: Rng) -> Ban | None:
    """Where enemies are, if there are any near."""
    wizard, world = some_wizard(state, realm, rng), state.setting.world
    if wizard is None or wizard.now < 10:
        return None
    fields = [field for field in world.disc(wizard.field, 2) if field != wizard.field]
    hostile = [field for field in fields if enemies_at(state, realm, field)]
    field = pick(rng, hostile or fields)
    return Ban(wizard.number, world.label(field), power=1 + rng.below(wizard.now // 10))


def propose_dismissal(state: State, realm: int, rng: Rng) -> DismissWizard | None:
    wizard = some_wizard(state, realm, rng)
    return None if wizard is None or not wizard.nameless else DismissWizard(wizard.number)


MAGIC_PROPOSERS: Final[dict[type, Callable[[State, int, Rng], Any]]] = {
    Teleport: propose_teleport,
    TeleportLate: propose_late_teleport,
    TeleportGoods: propose_transport,
    RaiseMagicWall: propose_raising,
    TearMagicWall: propose_tearing,
    TearMagicWallLate: propose_late_tearing,
    Ban: propose_ban,
    DismissWizard: propose_dismissal,
}
