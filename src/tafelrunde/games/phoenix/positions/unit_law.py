"""What holds of realms, armies and people in every position; part of `law.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.engine.errors import BadField
from tafelrunde.engine.given import wrong
from tafelrunde.games.phoenix.armies.prisoners import PRISONERS
from tafelrunde.games.phoenix.armies.weapons import MOST as MOST_WEAPONS
from tafelrunde.games.phoenix.realms.kinds import KINDS
from tafelrunde.games.phoenix.standing.shelter import DESERTED
from tafelrunde.games.phoenix.standing.standing import cargo_space, carried, is_led
from tafelrunde.games.phoenix.standing.traits import MAGICAL_TRAITS, WARLIKE_TRAITS
from tafelrunde.games.phoenix.state.pieces import (
    FRESH,
    FROM_NOWHERE,
    STAYED,
    Army,
    Person,
    is_large_enough,
    ship_room,
    space,
)
from tafelrunde.games.phoenix.state.realm import MERCHANTS, NO_FIELD, NO_GOODS, OUTSIDE, Realm
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import (
    CHARACTER,
    CREATURE,
    FIELD_ROOM,
    FLEET,
    FOOT,
    FORTRESS_CAPITAL,
    MAGE,
    WIZARD,
)

Faults = Iterator[BadField]
MOST: Final = 10**9
"""Of gold, goods and points, as a correction of the game master may set them."""
LONGEST_NAME: Final = 60
LATER: Final = 99
"""No lock lasts so many months."""


def in_range(field: str, value: int, least: int, most: int) -> Faults:
    if not least <= value <= most:
        yield wrong(field, "given-range", {"least": least, "most": most})


def army_of(state: State, realm: int, number: int) -> Army | None:
    return state.realms[realm].armies.get(number)


# --- realms -----------------------------------------------------------------------------------------


def faults_of_realm(state: State, realm: Realm) -> Faults:
    place = f"realms.{state.setting.names[realm.number]}"
    yield from in_range(f"{place}.kind", realm.kind, 0, len(KINDS) - 1)
    yield from in_range(f"{place}.absence", realm.absence, 0, DESERTED)
    yield from in_range(f"{place}.gold", realm.gold, 0, MOST)
    yield from faults_of_rights(state, realm, place)
    yield from faults_of_seat(state, realm, place)
    yield from faults_of_trade(state, realm, place)
    for bits, field in ((realm.free, "free"), (realm.bonus, "bonus")):
        yield from in_range(f"{place}.{field}", bits, 0, (2 << FORTRESS_CAPITAL) - 1)
    for number, until, _name, _rank in realm.graves:
        yield from in_range(f"{place}.graves.{number}", until, 0, state.month + LATER)
        if number in realm.people:
            yield wrong(f"{place}.graves.{number}", "phoenix-grave")
    if realm.kind == OUTSIDE and (realm.armies or realm.people):
        yield wrong(place, "phoenix-outside", {"realm": state.setting.names[realm.number]})
    for army in realm.armies.values():
        yield from faults_of_army(state, army)
    for person in realm.people.values():
        yield from faults_of_person(state, person)


def faults_of_rights(state: State, realm: Realm, place: str) -> Faults:
    """PH-4.1b, PH-4.2c: with other realms, and ways always mutual."""
    for field in ("ways", "coasts", "consents", "declines"):
        bits = getattr(realm, field)
        if bits >> state.setting.realms or bits >> realm.number & 1:
            yield wrong(f"{place}.{field}", "phoenix-own-right")
    for other in state.realms:
        if realm.ways >> other.number & 1 and not other.ways >> realm.number & 1:
            yield wrong(f"{place}.ways", "phoenix-own-right")


def faults_of_seat(state: State, realm: Realm, place: str) -> Faults:
    """A capital is a town of its own; while it moves there is none (PH-1.5.13)."""
    size = state.setting.world.size
    if realm.capital != NO_FIELD and (
        not 0 <= realm.capital < size
        or state.owner[realm.capital] != realm.number
        or realm.capital not in state.towns
    ):
        yield wrong(f"{place}.capital", "phoenix-capital")
    if realm.seat_month and realm.capital != NO_FIELD:
        yield wrong(f"{place}.moving", "phoenix-capital")
    if realm.seat_month:
        yield from in_range(f"{place}.moving", realm.seat_month, state.month, state.month + LATER)


def faults_of_trade(state: State, realm: Realm, place: str) -> Faults:
    for field in ("cards", "store", "coming", "prices", "bids"):
        if min(getattr(realm, field)) < 0 or max(getattr(realm, field)) > MOST:
            yield wrong(f"{place}.{field}", "given-range", {"least": 0, "most": MOST})
    if realm.kind != MERCHANTS and (realm.store, realm.coming) != (NO_GOODS, NO_GOODS):
        yield wrong(f"{place}.store", "phoenix-no-merchants")
    yield from in_range(f"{place}.dealt", realm.dealt[0], 0, state.month)
    yield from in_range(f"{place}.dealt", realm.dealt[1], 0, MOST)
    yield from in_range(f"{place}.post_lost", realm.post_lost, 0, state.month)


# --- armies -----------------------------------------------------------------------------------------


def faults_of_army(state: State, army: Army) -> Faults:
    place = f"armies.{state.setting.names[army.realm]}.{army.number}"
    if not FOOT <= army.number // 100 <= CREATURE or army.number % 100 == 0:
        yield wrong(place, "phoenix-army-number")
    for field in ("troops", "mounts", "leaders", "light", "heavy", "gold", "special", "might", "banned"):
        yield from in_range(f"{place}.{field}", getattr(army, field), 0, MOST)
    for field in ("climbs", "done"):
        yield from in_range(f"{place}.{field}", getattr(army, field), 0, MOST)
    yield from in_range(f"{place}.points", army.points, FRESH, MOST)
    yield from in_range(f"{place}.came", army.came, STAYED, FROM_NOWHERE)
    yield from faults_of_months(state, army, place)
    yield from faults_of_kind(state, army, place)
    yield from faults_of_ground(state, army, place)
    if space(army) > FIELD_ROOM and not army.nature:
        yield wrong(f"{place}.troops", "phoenix-crowded", {"most": FIELD_ROOM})
    for name, count in army.goods:
        if name not in PRISONERS.values():
            yield wrong(f"{place}.prisoners", "phoenix-cargo", {"name": name})
        yield from in_range(f"{place}.prisoners", count, 1, MOST)


def faults_of_months(state: State, army: Army, place: str) -> Faults:
    yield from in_range(f"{place}.held", army.held, 0, state.month + LATER)
    yield from in_range(f"{place}.moved", army.moved, 0, state.month)
    yield from in_range(f"{place}.giver", army.giver, -1, state.setting.realms - 1)
    yield from in_range(f"{place}.fired", army.fired // MOST_WEAPONS**2, 0, state.month)


def faults_of_kind(state: State, army: Army, place: str) -> Faults:
    """PH-1.8b, PH-1.8d, PH-1.1.2b, PH-6.3.2c: what such an army can consist of."""
    if (army.nature and army.number // 100 != CREATURE) or not 0 <= army.nature <= FLEET:
        yield wrong(f"{place}.nature", "phoenix-nature")
    if army.number // 100 == CREATURE and not army.nature:
        yield wrong(f"{place}.nature", "phoenix-nature")
    if (army.might or army.traits) and not army.nature:
        yield wrong(f"{place}.might", "phoenix-nature")
    yield from in_range(f"{place}.traits", army.traits, 0, WARLIKE_TRAITS)
    if army.mounts and army.kind != FOOT:
        yield wrong(f"{place}.mounts", "phoenix-mounts")
    if not is_large_enough(army):
        yield wrong(f"{place}.troops", "phoenix-small-army")
    if not is_led(state, army):
        yield wrong(f"{place}.leaders", "phoenix-unled")
    if army.guard and army.kills:
        yield wrong(f"{place}.kills", "phoenix-guard-kills")


def faults_of_ground(state: State, army: Army, place: str) -> Faults:
    """Fleets float, armies stand on land or are aboard; nobody sinks."""
    world = state.setting.world
    wet = bool(world.is_water[army.field])
    if army.aboard:
        fleet = army_of(state, army.realm, army.aboard)
        if army.kind == FLEET or fleet is None or fleet.kind != FLEET or fleet.field != army.field:
            yield wrong(f"{place}.aboard", "phoenix-no-fleet", {"fleet": str(army.aboard)})
    elif wet != (army.kind == FLEET):
        yield wrong(f"{place}.field", "phoenix-ground")
    load = sum([cargo_space(state, state.army(key)) for key in carried(state, army)])
    if load > ship_room(army):
        yield wrong(f"{place}.troops", "phoenix-overloaded", {"load": load, "room": ship_room(army)})


# --- people -----------------------------------------------------------------------------------------


def faults_of_person(state: State, person: Person) -> Faults:
    place = f"people.{state.setting.names[person.realm]}.{person.number}"
    kind = person.number // 100
    if not CREATURE <= kind <= CHARACTER or person.number % 100 == 0:
        yield wrong(place, "phoenix-person-number")
    if (kind == WIZARD) != (person.rank == MAGE) and kind != CREATURE:
        yield wrong(f"{place}.rank", "phoenix-rank")
    if len(person.name) > LONGEST_NAME:
        yield wrong(f"{place}.name", "phoenix-long-name", {"most": LONGEST_NAME})
    yield from in_range(f"{place}.most", person.most, 0, MOST)
    yield from in_range(f"{place}.now", person.now, 0, person.most)
    yield from in_range(f"{place}.points", person.points, FRESH, MOST)
    for field in ("bonus", "wounds", "awarded", "award_year", "climbs", "done"):
        yield from in_range(f"{place}.{field}", getattr(person, field), 0, MOST)
    for field in ("barred", "locked", "sheltered"):
        yield from in_range(f"{place}.{field}", getattr(person, field), 0, state.month + LATER)
    yield from in_range(f"{place}.moved", person.moved, 0, state.month)
    yield from in_range(f"{place}.traits", person.traits, 0, MAGICAL_TRAITS)
    yield from faults_of_company(state, person, place)
    yield from faults_of_captivity(state, person, place)


def faults_of_company(state: State, person: Person, place: str) -> Faults:
    """Whoever goes with an army is where it is."""
    if not person.army:
        return
    army = army_of(state, person.realm, person.army)
    if army is None or army.field != person.field:
        yield wrong(f"{place}.army", "phoenix-not-there", {"army": str(person.army)})
    if person.captor >= 0:
        yield wrong(f"{place}.army", "phoenix-captive-army")


def faults_of_captivity(state: State, person: Person, place: str) -> Faults:
    """PH-1.9m, PH-1.9p: by another realm, and where his warden is."""
    if person.captor < 0:
        if person.warden or person.captor < -1:
            yield wrong(f"{place}.warden", "phoenix-captive")
        return
    if person.captor >= state.setting.realms or person.captor == person.realm:
        yield wrong(f"{place}.captor", "phoenix-captive")
        return
    if not person.warden and state.owner[person.field] != person.captor:
        yield wrong(f"{place}.captor", "phoenix-unkept")
    warden = army_of(state, person.captor, person.warden)
    if person.warden and (warden is None or warden.field != person.field):
        yield wrong(f"{place}.warden", "phoenix-not-there", {"army": str(person.warden)})
