"""Realms, armies and people of a position that a scenario describes; part of `position.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.engine.given import demand
from tafelrunde.games.phoenix.armies.prisoners import PRISONERS
from tafelrunde.games.phoenix.armies.weapons import MOST as MOST_WEAPONS
from tafelrunde.games.phoenix.armies.weapons import mark_fired
from tafelrunde.games.phoenix.economy.dealers import CARDS
from tafelrunde.games.phoenix.positions.given import Given, GivenArmy, GivenPerson, GivenRealm
from tafelrunde.games.phoenix.positions.lookup import (
    FIRST_PERSON,
    LAST_ARMY,
    by_number,
    by_realm,
    code_of,
    counts,
    mask,
    place,
    realm_of,
    stages,
    tenths,
    unused,
)
from tafelrunde.games.phoenix.realms.accession import leave
from tafelrunde.games.phoenix.realms.kinds import KIND_OF, KINDS
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.realm import NO_FIELD, OUTSIDE
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import CREATURE, FLEET, GOOD_NAMES, RANK_GP, RANK_OF, STAGE_OF

RIGHTS: Final = ("ways", "coasts", "consents", "declines")
STORES: Final = ("store", "coming", "prices", "bids")
CAPTURED: Final = {GOOD_NAMES[good]: name for good, name in PRISONERS.items()}
PLAIN: Final = (
    "troops", "mounts", "leaders", "light", "heavy", "gold", "special", "guard", "aboard", "held", "moved",
    "points", "climbs", "done", "came", "kills", "captures", "nature", "might", "traits",
)  # fmt: skip
"""Fields of an army that stand in it as they are said; so for people."""
PLAIN_PERSON: Final = (
    "name", "army", "present", "nameless", "great", "knight", "spares", "warden", "barred", "locked",
    "sheltered", "award_year", "moved", "points", "climbs", "done", "traits",
)  # fmt: skip


def set_realms(state: State, wanted: Given) -> None:
    rows = by_realm(state, "realms", wanted.realms)
    for number, row in rows.items():
        if row.kind == KINDS[OUTSIDE]:  # first, as others may still have plans with a seat that is free
            leave(state, number)
    for number, row in rows.items():
        set_realm(state, number, row, f"realms.{state.setting.names[number]}")


def set_realm(state: State, number: int, row: GivenRealm, where: str) -> None:
    realm, world = state.edit_realm(number), state.setting.world
    if row.gold is not None:
        realm.gold = row.gold
    if row.capital is not None:
        realm.capital = place(world, f"{where}.capital", row.capital) if row.capital else NO_FIELD
    if row.home is not None:
        realm.home = world.terrain[place(world, f"{where}.home", row.home)]
    for name in RIGHTS:
        setattr(realm, name, getattr(realm, name) | mask(state, f"{where}.{name}", getattr(row, name)))
    realm.free = realm.free if row.free is None else stages("realms.free", row.free, STAGE_OF)
    realm.bonus = realm.bonus if row.bonus is None else stages("realms.bonus", row.bonus, STAGE_OF)
    realm.absence = realm.absence if row.absence is None else row.absence
    realm.line, realm.gifts = row.line or realm.line, row.gifts or realm.gifts
    realm.graves = given_graves(row, where) or realm.graves
    set_seat_move(state, number, row, where)
    if row.kind is not None:
        realm.kind = code_of("realms.kind", row.kind, KIND_OF)
    set_trade(state, number, row, where)
    for partner in row.ways:  # PH-4.2c: always mutual
        state.edit_realm(realm_of(state, "realms.ways", partner)).ways |= 1 << number


def given_graves(row: GivenRealm, where: str) -> tuple[tuple[int, int, str, int], ...]:
    graves = by_number(f"{where}.graves", row.graves).items()
    return tuple(
        [
            (number, grave.until, grave.name, code_of(f"{where}.graves.{number}.rank", grave.rank, RANK_OF))
            for number, grave in graves
        ]
    )


def set_seat_move(state: State, number: int, row: GivenRealm, where: str) -> None:
    """PH-1.5.13: while it moves there is no capital."""
    if row.moving is None:
        return
    realm, world = state.edit_realm(number), state.setting.world
    realm.capital, realm.seat_month = NO_FIELD, row.moving.month
    realm.old_seat = place(world, f"{where}.moving.from", row.moving.start)
    realm.new_seat = place(world, f"{where}.moving.to", row.moving.to)


def set_trade(state: State, number: int, row: GivenRealm, where: str) -> None:
    """Cards; and a realm of merchants, which loses the land that it was founded with."""
    realm = state.edit_realm(number)
    if row.cards:
        realm.cards = counts(f"{where}.cards", row.cards, CARDS)
    if row.dealt is not None:
        realm.dealt = (row.dealt.month, row.dealt.count)
    realm.post_lost = realm.post_lost if row.post_lost is None else row.post_lost
    if row.kind != "merchants":
        unused(where, row, STORES, "phoenix-no-merchants")
        return
    realm.capital = NO_FIELD
    for field in range(len(state.owner)):
        if state.owner[field] == number:
            state.owner[field] = NOBODY
            state.towns.pop(field, None)
    for name in STORES:
        setattr(realm, name, counts(f"{where}.{name}", getattr(row, name)))


# --- units -------------------------------------------------------------------------------------------


def set_units(state: State, wanted: Given) -> None:
    for realm, armies in by_realm(state, "armies", wanted.armies).items():
        for number, army in by_number("armies", armies, last=LAST_ARMY).items():
            state.add_army(given_army(state, realm, number, army))
    for realm, people in by_realm(state, "people", wanted.people).items():
        for number, person in by_number("people", people, FIRST_PERSON).items():
            state.add_person(given_person(state, realm, number, person))


def given_army(state: State, realm: int, number: int, row: GivenArmy) -> Army:
    where = f"armies.{number}"
    army = Army(realm, number, place(state.setting.world, f"{where}.field", row.field))
    is_creature = number // 100 == CREATURE
    demand(1 <= row.nature <= FLEET if is_creature else not row.nature, f"{where}.nature", "phoenix-nature")
    for name in PLAIN:
        setattr(army, name, getattr(row, name))
    army.giver = realm_of(state, f"{where}.giver", row.giver) if isinstance(row.giver, str) else row.giver
    army.gift = given_gift(f"{where}.gift", row.gift)
    captured = counts(f"{where}.prisoners", row.prisoners, tuple(CAPTURED))
    names = [(name, count) for name, count in zip(CAPTURED.values(), captured, strict=True) if count]
    army.goods = tuple(sorted(names))
    light, heavy = row.fired
    fits = 0 <= light <= min(army.light, MOST_WEAPONS - 1) and 0 <= heavy <= min(army.heavy, MOST_WEAPONS - 1)
    demand(fits, f"{where}.fired", "phoenix-fired")
    if light or heavy:
        mark_fired(army, state.month, light, heavy)
    return army


def given_gift(where: str, gift: Mapping[str, int]) -> tuple[int, ...]:
    """As `armies/held.py` counts it."""
    return counts(where, gift, (*GOOD_NAMES, "gold", "prisoners")) if gift else ()


def given_person(state: State, realm: int, number: int, row: GivenPerson) -> Person:
    where = f"people.{number}"
    person = Person(realm, number, place(state.setting.world, f"{where}.field", row.field))
    for name in PLAIN_PERSON:
        setattr(person, name, getattr(row, name))
    person.rank = person.title = code_of(f"{where}.rank", row.rank, RANK_OF)
    if row.title:
        person.title = code_of(f"{where}.title", row.title, RANK_OF)
    person.bonus = tenths(f"{where}.bonus", row.bonus)
    person.awarded = tenths(f"{where}.awarded", row.awarded)
    if row.captor:
        person.captor = realm_of(state, f"{where}.captor", row.captor)
    if row.refuge:
        person.refuge = place(state.setting.world, f"{where}.refuge", row.refuge)
    for name, foes in row.rivals.items():
        other = realm_of(state, f"{where}.rivals", name)
        person.rivals += tuple([KEY * other + foe for foe in foes])
    person.most = tenths(f"{where}.most", RANK_GP[person.rank] if row.most is None else row.most)
    person.now = person.most if row.now is None else tenths(f"{where}.now", row.now)
    return person
