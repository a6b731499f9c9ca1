"""The guard (PH-6.8): one by land and one by sea, raised at the capital or before the ruler."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.standing.traits import need_troops
from tafelrunde.games.phoenix.state.pieces import Army, Person
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import (
    FLEET,
    GOOD_NAMES,
    HEAVY_CATAPULT,
    HEAVY_WARSHIP,
    LIGHT_CATAPULT,
    LIGHT_WARSHIP,
    MAGE,
    RULER,
)


def need_guard(state: State, realm: int, number: int, town: int, goods: list[int]) -> None:
    """A guard may be raised, or reinforced, with these goods in this town."""
    armed = [kind for kind in (LIGHT_CATAPULT, HEAVY_CATAPULT, LIGHT_WARSHIP, HEAVY_WARSHIP) if goods[kind]]
    if armed:  # PH-6.8d
        raise IllegalMove("PH-6.8d", {"army": str(number), "weapon": GOOD_NAMES[armed[0]]})
    army = state.realms[realm].armies.get(number)
    if army is None:
        need_only(state, realm, number)
    elif not army.guard:
        raise IllegalMove("PH-6.8f", {"army": str(number)})
    if town != state.realms[realm].capital and not ruler_stands(state, realm, town):
        world, capital = state.setting.world, state.realms[realm].capital
        place = "–" if capital == NO_FIELD else world.label(capital)
        raise IllegalMove("PH-6.8e", {"field": world.label(town), "capital": place})


def need_only(state: State, realm: int, number: int) -> None:
    """PH-6.8a: a fleet is the other kind beside foot and riders (PH-6.8b)."""
    at_sea = number // 100 == FLEET
    for army in state.realms[realm].armies.values():
        if army.guard and (army.kind == FLEET) == at_sea and army.number != number:
            raise IllegalMove("PH-6.8a", {"army": str(number), "guard": str(army.number)})


def need_whole(army: Army, rest: int) -> None:
    """What is split off a guard would be a second one (PH-6.8a)."""
    if army.guard and rest:
        raise IllegalMove("PH-6.8a", {"army": str(army.number), "guard": str(army.number)})


def need_common(army: Army) -> None:
    """A guard mingles with nothing else (PH-6.8f), nor does a creature (PH-6.3.2a)."""
    need_troops(army)
    if army.guard:
        raise IllegalMove("PH-6.8f", {"army": str(army.number)})


def is_ruler(person: Person) -> bool:
    """A wizard may be ruler too (PH-1.9.3b)."""
    return person.rank == RULER or (person.rank == MAGE and person.title == RULER)


def ruler_stands(state: State, realm: int, town: int) -> bool:
    """In the town itself, not on a ship (E2); prisoners and the absent do not count."""
    row = state.realms[realm]
    for person in row.people.values():
        if is_ruler(person) and person.field == town and person.captor < 0 and person.present:
            army = row.armies.get(person.army)
            return army is None or (army.aboard == 0 and army.kind != FLEET)
    return False
