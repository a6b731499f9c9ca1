"""Creatures (6.3.2): magical ones are wizards, warlike ones armies or fleets, all under numbers 4xx."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.formations import lead_people
from tafelrunde.games.phoenix.armies.recruits import need_free_number
from tafelrunde.games.phoenix.holdings.ledger import lose_army, raise_goods
from tafelrunde.games.phoenix.marching.movement import meet
from tafelrunde.games.phoenix.moves.creatures import HandCreature, MoveCreature, PlaceCreature, RemoveCreature
from tafelrunde.games.phoenix.realms.kinds import need_inside
from tafelrunde.games.phoenix.special.handover import free_own, pass_prisoners
from tafelrunde.games.phoenix.standing.costs import companions
from tafelrunde.games.phoenix.standing.standing import carried, realm_called
from tafelrunde.games.phoenix.standing.traits import TRAITS
from tafelrunde.games.phoenix.state.pieces import FROM_NOWHERE, KEY, Army, Person, counted
from tafelrunde.games.phoenix.state.realm import BEASTS, MERCHANTS
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.prices import CREATURE, FLEET, FOOT, HORSE, MAGE
from tafelrunde.games.phoenix.told.land import ArmyMoved, CreatureAppeared, CreatureGone, CreatureHanded
from tafelrunde.games.phoenix.told.people import PersonMoved
from tafelrunde.games.phoenix.world.places import read_field

NATURES: Final = {"foot": FOOT, "riders": HORSE, "fleet": FLEET, "magic": 0}
"""What a creature counts as; 0: a wizard (PH-6.3.2c)."""


def need_calm(state: State) -> None:
    """PH-3r: nothing comes or goes while dice of an evaluation are waited for."""
    if state.step == DICE:
        names, month = state.setting.names, state.month
        order = ", ".join([names[realm] for realm in state.orders.get(month, ())]) or "–"
        params = {"realm": "game_master", "current": "chance", "month": month_name(month), "order": order}
        raise IllegalMove("PH-3r", params)


def need_creature(state: State, realm: int, number: int) -> int:
    """The key of a creature of that realm (PH-1.8n)."""
    row = state.realms[realm]
    known = sorted([own for own in (*row.armies, *row.people) if own // 100 == CREATURE])
    if number not in known:
        units = ", ".join(map(str, known)) or "–"
        raise IllegalMove("PH-1.8n", {"number": number, "units": units})
    return KEY * realm + number


def nature_of(state: State, key: int) -> int:
    return state.army(key).nature if state.has_army(key) else 0


def need_ground(state: State, number: int, nature: int, field: int) -> None:
    """Those of the sea swim, warlike ones of the land do not (PH-6.3.2c)."""
    is_water = state.setting.world.is_water[field] != 0
    if nature and (nature == FLEET) != is_water:
        place = state.setting.world.label(field)
        raise IllegalMove("PH-6.3.2c", {"army": str(number), "field": place})


# --- placing -----------------------------------------------------------------------------------------


def check_placing(state: State, move: PlaceCreature) -> None:
    """A free number, ground that it can stand on, and a strength that fits its kind."""
    need_calm(state)
    realm, field = realm_called(state, move.realm), read_field(state.setting.world, move.field)
    need_host(state, realm)
    need_free_number(state, realm, move.number, CREATURE)
    need_ground(state, move.number, NATURES[move.kind], field)
    is_magical = move.kind == "magic"
    unfit = [trait for trait in TRAITS if trait.code in move.traits and trait.magical != is_magical]
    has_strength = move.points > 0 and move.strength == move.leaders == 0 if is_magical else move.strength > 0
    if unfit or not has_strength:
        raise IllegalMove("PH-6.3.2c", {"army": str(move.number), "field": state.setting.world.label(field)})


def need_host(state: State, realm: int) -> None:
    """The merchants lead nothing that could fight (PH-6.4.1e), a seat kept for later nothing at all."""
    need_inside(state, realm)
    if state.realms[realm].kind == MERCHANTS:
        raise IllegalMove("PH-6.4.1e", {"realm": state.setting.names[realm]})


def place(state: State, move: PlaceCreature) -> None:
    realm, field = realm_called(state, move.realm), read_field(state.setting.world, move.field)
    bits = sum({trait.bit for trait in TRAITS if trait.code in move.traits})
    if move.kind == "magic":
        person = Person(realm, move.number, field)
        person.rank = person.title = MAGE
        person.nameless, person.traits = True, bits
        person.most = person.now = 10 * move.points
        state.add_person(person)
    else:
        army = Army(realm, move.number, field)
        army.nature, army.troops, army.leaders = NATURES[move.kind], move.strength, move.leaders
        army.might, army.traits = move.points, bits
        raise_goods(state, counted(army))
        state.add_army(army)
        meet(state, realm, field)
    shown = state.setting.world.label(field)
    state.publish(CreatureAppeared(realm, move.number, shown, move.kind == "magic"))


# --- moving ------------------------------------------------------------------------------------------


def check_moving(state: State, move: MoveCreature) -> None:
    """Friendly creatures obey their realm, hostile ones the game master (PH-6.3.2b)."""
    need_calm(state)
    realm = realm_called(state, move.realm)
    key = need_creature(state, realm, move.number)
    if state.realms[realm].kind != BEASTS:
        raise not_hostile(state, realm)
    need_ground(state, move.number, nature_of(state, key), read_field(state.setting.world, move.to))


def not_hostile(state: State, realm: int) -> IllegalMove:
    name, armies = state.setting.names[realm], len(state.realms[realm].armies)
    return IllegalMove(
        "PH-6.3.2b", {"realm": name, "count": state.owner.flat().count(realm), "armies": armies}
    )


def roam(state: State, move: MoveCreature) -> None:
    """As far as he likes, with all who go with it."""
    realm, to = realm_called(state, move.realm), read_field(state.setting.world, move.to)
    key, world = KEY * realm + move.number, state.setting.world
    if not state.has_army(key):
        labels = (world.label(state.person(key).field), world.label(to))
        state.move_person(key, to).army = 0
        state.publish(PersonMoved(realm, move.number, labels))
        return
    start = state.army(key)
    labels = (world.label(start.field), world.label(to))
    people, aboard = [person.key for person in companions(state, start)], carried(state, start)
    for other in (key, *aboard):
        state.move_army(other, to).came = FROM_NOWHERE
    state.edit_army(key).aboard = 0
    for person_key in people:
        state.move_person(person_key, to)
    state.publish(ArmyMoved(realm, move.number, labels))
    meet(state, realm, to)


# --- handing over and removing -----------------------------------------------------------------------


def check_handing(state: State, move: HandCreature) -> None:
    need_calm(state)
    realm, other = realm_called(state, move.realm), realm_called(state, move.to)
    key = need_creature(state, realm, move.number)
    need_host(state, other)
    need_free_number(state, other, move.into, CREATURE)
    if state.has_army(key) and carried(state, state.army(key)):
        raise IllegalMove("PH-6.3.2a", {"army": str(move.number)})


def hand_over(state: State, move: HandCreature) -> None:
    """All it is and has goes with it; who accompanied it stays behind (PH-6.3.2a)."""
    realm, other = realm_called(state, move.realm), realm_called(state, move.to)
    key = KEY * realm + move.number
    if state.has_army(key):
        army = state.army(key).copy()
        lead_people(state, realm, move.number, 0)
        state.remove_army(key)
        army.realm, army.number, army.aboard = other, move.into, 0
        state.add_army(army)
        pass_prisoners(state, key, army.key)
        free_own(state)
        meet(state, other, army.field)
        field = army.field
    else:
        person = state.person(key).copy()
        state.remove_person(key)
        person.realm, person.number, person.army = other, move.into, 0
        person.captor, person.warden = -1, 0
        state.add_person(person)
        field = person.field
    shown = state.setting.world.label(field)
    state.publish(CreatureHanded(realm, move.number, other, move.into, shown))


def check_removal(state: State, move: RemoveCreature) -> None:
    need_calm(state)
    key = need_creature(state, realm_called(state, move.realm), move.number)
    if state.has_army(key) and carried(state, state.army(key)):
        raise IllegalMove("PH-6.3.2a", {"army": str(move.number)})


def remove(state: State, move: RemoveCreature) -> None:
    realm = realm_called(state, move.realm)
    key = KEY * realm + move.number
    field = state.army(key).field if state.has_army(key) else state.person(key).field
    if state.has_army(key):
        lead_people(state, realm, move.number, 0)
        lose_army(state, key)
    else:
        state.remove_person(key)
    state.publish(CreatureGone(realm, move.number, state.setting.world.label(field)))


CREATURES: Final[dict[type, tuple[Callable[[State, Any], None], Callable[[State, Any], None]]]] = {
    PlaceCreature: (check_placing, place),
    MoveCreature: (check_moving, roam),
    HandCreature: (check_handing, hand_over),
    RemoveCreature: (check_removal, remove),
}
