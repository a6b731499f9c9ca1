"""Who stands where, and who is whose enemy: questions about armies in fields that many rules ask."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.state.pieces import (
    KEY,
    Army,
    Person,
    could_conquer,
    is_noble,
    person_space,
    ship_room,
    space,
)
from tafelrunde.games.phoenix.state.realm import MERCHANTS
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import FLEET, WIZARD

COAST: Final = 2
"""Coastal waters reach this far (PH-4.1a)."""
SPARED: Final = 2
"""Up to this degree of absence (`absence.py`)."""


def own_army(state: State, realm: int, number: int) -> Army:
    """Only own armies take orders (PH-1.8n)."""
    army = state.realms[realm].armies.get(number)
    if army is None:
        own = ", ".join(map(str, sorted(state.realms[realm].armies))) or "–"
        raise IllegalMove("PH-1.8n", {"number": number, "units": own})
    return army


def realm_called(state: State, name: str) -> int:
    """The realm of that name (PH-2j)."""
    realm = state.setting.realm_named(name)
    if realm < 0:
        raise IllegalMove("PH-2j", {"name": name, "realms": ", ".join(state.setting.names)})
    return realm


def plans_ahead(state: State) -> bool:
    """Whether a sheet is tried that comes before others of its month are known: they may answer (PH-R228)."""
    return state.planning and state.setting.together


def has_noble(state: State, army: Army) -> bool:
    """Whether a noble character goes with it, who may command it (PH-1.9.1d)."""
    for person in state.realms[army.realm].people.values():
        if person.army == army.number and person.field == army.field and is_noble(person):
            return True
    return False


def is_led(state: State, army: Army) -> bool:
    """By a leader or a noble; a creature follows its own will (PH-6.3.2a)."""
    return army.leaders > 0 or army.nature > 0 or has_noble(state, army)


def can_conquer(state: State, army: Army) -> bool:
    """PH-1.8j; whoever is aboard ships cannot."""
    return army.aboard == 0 and could_conquer(army, led=is_led(state, army))


def is_coast_of(state: State, realm: int, field: int) -> bool:
    """Whether a field of that realm lies within two fields (PH-4.1a)."""
    return any(state.owner[other] == realm for other in state.setting.world.disc(field, COAST))


def are_allied(state: State, realm: int, other: int, field: int) -> bool:
    """Friends in this field: on land by a right of way, on water by a coastal right over it (PH-5b)."""
    if realm == other or is_spared(state, other) or is_spared(state, realm):
        return True
    if is_peaceful(state, field):
        return True
    if is_neutral(state, realm) or is_neutral(state, other):
        return True
    return are_partners(state, realm, other, field)


def is_peaceful(state: State, field: int) -> bool:
    """Neutral ground, where nobody does anything against anybody (PH-6.4b, PH-R222)."""
    return field == state.setting.world.landmarks.audvacar


def are_partners(state: State, realm: int, other: int, field: int) -> bool:
    """Allied by a right that one of them has given: nobody is so who is only left in peace."""
    if not state.setting.world.is_water[field]:
        return state.realms[realm].ways >> other & 1 == 1
    for giver, holder in ((realm, other), (other, realm)):
        if state.realms[giver].coasts >> holder & 1 and is_coast_of(state, giver, field):
            return True
    return False


def is_spared(state: State, realm: int) -> bool:
    """Nobody fights a realm that is away: its armies and fleets are passed by (PH-6.9.2.1b, PH-6.9.2.2d)."""
    return 0 < state.realms[realm].absence <= SPARED


def is_neutral(state: State, realm: int) -> bool:
    """The merchants are nobody's enemies, nor is anybody theirs (PH-6.4.1f)."""
    return state.realms[realm].kind == MERCHANTS


def enemies_at(state: State, realm: int, field: int) -> list[int]:
    """Keys of hostile armies in a field; those inside ships do not count."""
    found: list[int] = []
    for key in state.armies_at(field):
        other = key // KEY
        if state.army(key).aboard == 0 and not are_allied(state, realm, other, field):
            found.append(key)
    return found


def carried(state: State, fleet: Army) -> list[int]:
    """Keys of the armies aboard a fleet."""
    if fleet.kind != FLEET:
        return []
    found: list[int] = []
    for key in state.armies_at(fleet.field):
        army = state.army(key)
        if army.aboard == fleet.number and army.realm == fleet.realm:
            found.append(key)
    return found


def wizards_with(state: State, army: Army) -> int:
    """Space points of the wizards who go with an army and are no characters: ships carry them (PH-0.2e)."""
    used = 0
    for person in state.realms[army.realm].people.values():
        if person.nameless and person.army == army.number and person.field == army.field:
            used += person_space(person)
    return used


def cargo_space(state: State, army: Army) -> int:
    """Cargo room that an army takes: its goods, and wizards who go with it."""
    return space(army) + wizards_with(state, army)


def hold_used(state: State, fleet: Army) -> int:
    """Cargo room of a fleet that is taken: by the armies aboard, and by wizards who go with it (PH-R203)."""
    return sum([cargo_space(state, state.army(key)) for key in carried(state, fleet)]) + wizards_with(
        state, fleet
    )


def need_room(state: State, number: int, need: int, fleet: Army) -> None:
    """PH-1.1.4c, PH-0.2e: for the unit of that number, which takes so many space points."""
    have = ship_room(fleet) - hold_used(state, fleet)
    if need > have:
        params: dict[str, str | int] = {"army": str(number), "fleet": str(fleet.number)}
        raise IllegalMove("PH-1.1.4c", {**params, "need": need, "have": have})


def carrier(state: State, person: Person) -> int:
    """The number of the fleet that a wizard is aboard, by himself or with an army; 0 if none (PH-R203)."""
    army = state.realms[person.realm].armies.get(person.army)
    if army is None or army.field != person.field:
        return 0
    return army.number if army.kind == FLEET else army.aboard


def needs_ship(person: Person) -> bool:
    """A wizard who is no character has none of his own; creatures need none (PH-R203)."""
    return person.nameless and person.number // 100 == WIZARD


def owner_name(state: State, field: int) -> str:
    owner = state.owner[field]
    return "nobody" if owner == NOBODY else state.setting.names[owner]


def room_used(state: State, field: int) -> int:
    """Space points of all armies in a field; whoever is carried by ships takes none (PH-0.2d, PH-R93)."""
    used = 0
    for key in state.armies_at(field):
        army = state.army(key)
        if army.aboard == 0:
            used += space(army)
    return used
