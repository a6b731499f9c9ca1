"""A position as a scenario describes it (`given`); the last name is the game master's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.amending_values import Unsuitable, unit_number
from tafelrunde.games.phoenix.calendar import AHEAD
from tafelrunde.games.phoenix.coordinates import CASTLE, DIRECTIONS, NEST, SIDES
from tafelrunde.games.phoenix.data import GOOD_NAMES, RANK_GP, RANK_OF, STAGE_OF, STAGE_POINTS, WORK_POINTS
from tafelrunde.games.phoenix.description import TERRAIN_BY_LETTER, describe
from tafelrunde.games.phoenix.entering import leave
from tafelrunde.games.phoenix.given import Given, GivenArmy, GivenField, GivenPerson, GivenRealm, wrong
from tafelrunde.games.phoenix.kinds import KIND_OF
from tafelrunde.games.phoenix.land import work_bit
from tafelrunde.games.phoenix.ledger import totals
from tafelrunde.games.phoenix.pieces import KEY, Army, Person, Town
from tafelrunde.games.phoenix.places import read_field
from tafelrunde.games.phoenix.posting import CARDS
from tafelrunde.games.phoenix.realm import NO_FIELD
from tafelrunde.games.phoenix.setting import Setting
from tafelrunde.games.phoenix.sieges import find_sieges
from tafelrunde.games.phoenix.state import MUSTER, NOBODY, TURN, State
from tafelrunde.games.phoenix.world import Landmarks, World


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    """The fresh campaign with everything that the scenario says put in its place."""
    try:
        wanted = msgspec.convert(dict(given), Given)
    except msgspec.ValidationError as error:
        said = worded(error)
        raise Complaint(f"given: {said.en}", f"given: {said.de}") from None
    state = state.copy()
    state.setting = changed_setting(state.setting, wanted, tuple(names[:-1]))
    set_course(state, wanted)
    set_fields(state, wanted)
    for name, row in wanted.realms.items():
        set_realm(state, realm_of(state, "realms", name), row)
    set_units(state, wanted)
    state.account = totals(state)
    find_sieges(state)
    world = state.setting.world
    state.besieged.update({place(world, f"besieged.{name}", name): n for name, n in wanted.besieged.items()})
    return state


def realm_of(state: State, field: str, name: str) -> int:
    realm = state.setting.realm_named(name)
    if realm < 0:
        names = ", ".join(state.setting.names)
        raise wrong(
            field, f"{name!r} is unknown; realms: {names}", f"{name!r} ist unbekannt; Reiche: {names}"
        )
    return realm


def place(world: World, where: str, name: str) -> int:
    try:
        return read_field(world, name)
    except IllegalMove:
        raise wrong(where, f"there is no field {name!r}", f"eine Gemark {name!r} gibt es nicht") from None


# --- the world ---------------------------------------------------------------------------------------


def changed_setting(setting: Setting, wanted: Given, names: tuple[str, ...]) -> Setting:
    """Names from the scenario, and a world with the terrains and rivers it wants."""
    world = setting.world
    terrain, rivers = list(world.terrain), [side for side in world.edge_side if world.river[world.edge[side]]]
    if wanted.all is not None and wanted.all.terrain:
        letter = letter_of("all", wanted.all.terrain)
        rivers = []
        for field in range(world.size):
            if world.gf[field] not in (NEST, CASTLE):
                terrain[field] = letter
    for label, row in wanted.fields.items():
        field = place(world, f"fields.{label}", label)
        if row.terrain:
            terrain[field] = letter_of(f"fields.{label}", row.terrain)
        rivers += [SIDES * field + DIRECTIONS.index(side) for side in row.rivers]
    marks = changed_landmarks(world, wanted)
    changed = World(world.name, world.shape, list(world.key), terrain, rivers, marks)
    foundation = {
        **setting.foundation,
        "world": msgspec.to_builtins(describe(changed)),
        "realms": [{"name": name, "capital": ""} for name in names],
    }
    return Setting(changed, names, setting.colours, setting.options, setting.months, foundation)


def changed_landmarks(world: World, wanted: Given) -> Landmarks:
    """Starting places are of no use any more: terrain may have changed there."""
    marks = world.landmarks
    audvacar = place(world, "audvacar", wanted.audvacar) if wanted.audvacar else marks.audvacar
    return Landmarks(marks.gates, marks.surfacings, marks.nest_gate, audvacar)


def letter_of(where: str, letter: str) -> int:
    if letter not in TERRAIN_BY_LETTER:
        known = "".join(TERRAIN_BY_LETTER)
        raise wrong(where, f"terrain is a letter of {known}", f"Gelände ist ein Buchstabe von {known}")
    return TERRAIN_BY_LETTER[letter]


# --- course ------------------------------------------------------------------------------------------


def set_course(state: State, wanted: Given) -> None:
    realms = state.setting.realms
    order = tuple(realm_of(state, "order", name) for name in wanted.order) or tuple(range(realms))
    state.month = wanted.month
    state.orders = dict.fromkeys(range(wanted.month, wanted.month + AHEAD + 1), order)
    state.gates = dict.fromkeys(state.orders, 1)
    if wanted.step == "muster":
        state.step, state.waiting = MUSTER, (1 << realms) - 1
        return
    state.step = TURN
    state.active = order[0] if wanted.active is None else realm_of(state, "active", wanted.active)
    state.place = order.index(state.active)
    state.waiting = 1 << state.active


# --- fields ------------------------------------------------------------------------------------------


def set_fields(state: State, wanted: Given) -> None:
    world = state.setting.world
    if wanted.all is not None:
        clear_map(state)
        for field in range(world.size):
            if not world.is_water[field] and wanted.all.owner:
                state.owner[field] = owner_of(state, "all.owner", wanted.all.owner)
    for label, row in wanted.fields.items():
        set_field(state, place(world, f"fields.{label}", label), label, row)


def clear_map(state: State) -> None:
    """With `all` nothing of the founding is left on the map."""
    state.towns.clear()
    for field in range(len(state.owner)):
        state.owner[field] = NOBODY
    for realm in range(state.setting.realms):
        state.edit_realm(realm).capital = NO_FIELD
        for number in list(state.realms[realm].people):
            state.remove_person(KEY * realm + number)


def owner_of(state: State, where: str, name: str) -> int:
    return NOBODY if name == "nobody" else realm_of(state, where, name)


def set_field(state: State, field: int, label: str, row: GivenField) -> None:
    if row.owner is not None:
        state.owner[field] = owner_of(state, f"fields.{label}.owner", row.owner)
    set_works(state, field, row)
    if row.town == "none":
        state.towns.pop(field, None)
    elif row.town:
        set_town(state, field, row)
    if row.post:
        state.posts[field] = state.month
    if row.plundered is not None:
        state.plundered[field] = row.plundered


def set_works(state: State, field: int, row: GivenField) -> None:
    for code, sides in (("STR", row.roads), ("KA", row.quays), ("BR", row.bridges), ("WL", row.walls)):
        for side in sides:
            edge, bit = work_at(state, field, code, side)
            state.set_works(edge, state.works[edge] | bit)
    for name, lost in row.damaged.items():
        code, _, direction = name.partition(" ")
        code_of("fields.damaged", code, WORK_POINTS)
        code_of("fields.damaged", direction, dict.fromkeys(DIRECTIONS, 0))
        edge, bit = work_at(state, field, code, direction)
        state.damage[32 * edge + bit] = lost


def work_at(state: State, field: int, code: str, direction: str) -> tuple[int, int]:
    world = state.setting.world
    side = SIDES * field + DIRECTIONS.index(direction)
    return world.edge[side], work_bit(world, side, code)


def set_town(state: State, field: int, row: GivenField) -> None:
    built = STAGE_OF.get(row.town, 0)
    town = Town(field, built, STAGE_POINTS[built] if row.points is None else row.points)
    town.site = STAGE_OF.get(row.site, 0)
    town.special = row.special
    state.add_town(town)
    if built >= STAGE_OF["HST"] and state.owner[field] != NOBODY:
        realm = state.edit_realm(state.owner[field])
        realm.capital, realm.home = field, state.setting.world.terrain[field]


# --- realms and units --------------------------------------------------------------------------------


def set_realm(state: State, number: int, row: GivenRealm) -> None:
    realm, world = state.edit_realm(number), state.setting.world
    if row.gold is not None:
        realm.gold = row.gold
    if row.capital is not None:
        realm.capital = place(world, "realms.capital", row.capital) if row.capital else NO_FIELD
    if row.home is not None:
        realm.home = world.terrain[place(world, "realms.home", row.home)]
    realm.ways |= mask(state, row.ways)
    realm.coasts |= mask(state, row.coasts)
    realm.consents |= mask(state, row.consents)
    realm.declines |= mask(state, row.declines)
    realm.free |= sum(1 << code_of("realms.free", code, STAGE_OF) for code in row.free)
    if row.kind == "outside":
        leave(state, number)
    elif row.kind is not None:
        realm.kind = code_of("realms.kind", row.kind, KIND_OF)
    set_trade(state, number, row)
    for partner in row.ways:  # PH-4.2c: always mutual
        state.edit_realm(realm_of(state, "realms.ways", partner)).ways |= 1 << number


def code_of(where: str, name: str, codes: Mapping[str, int]) -> int:
    if name not in codes:
        known = ", ".join([code for code in codes if code])
        raise wrong(where, f"{name!r} is none of {known}", f"{name!r} ist keines von {known}")
    return codes[name]


def given_number(where: str, name: str) -> int:
    try:
        return unit_number(name, 101, 699)
    except Unsuitable:
        raise wrong(
            where, f"{name!r} is no number of a unit", f"{name!r} ist keine Nummer einer Einheit"
        ) from None


def set_trade(state: State, number: int, row: GivenRealm) -> None:
    """Cards; and a realm of merchants, which loses the land that it was founded with."""
    realm = state.edit_realm(number)
    if row.cards:
        realm.cards = tuple([row.cards.get(card, 0) for card in CARDS])
    if row.kind != "merchants":
        return
    realm.capital = NO_FIELD
    for field in range(len(state.owner)):
        if state.owner[field] == number:
            state.owner[field] = NOBODY
            state.towns.pop(field, None)
    goods = [[held.get(name, 0) for name in GOOD_NAMES] for held in (row.store, row.prices, row.bids)]
    realm.store, realm.prices, realm.bids = (tuple(each) for each in goods)


def mask(state: State, names: Iterable[str]) -> int:
    return sum(1 << realm_of(state, "realms", name) for name in names)


def set_units(state: State, wanted: Given) -> None:
    for name, armies in wanted.armies.items():
        realm = realm_of(state, "armies", name)
        for number, army in armies.items():
            state.add_army(given_army(state, realm, given_number("armies", number), army))
    for name, people in wanted.people.items():
        realm = realm_of(state, "people", name)
        for number, person in people.items():
            state.add_person(given_person(state, realm, given_number("people", number), person))


def given_army(state: State, realm: int, number: int, row: GivenArmy) -> Army:
    army = Army(realm, number, place(state.setting.world, f"armies.{number}.field", row.field))
    for name in row.__struct_fields__[1:]:
        setattr(army, name, getattr(row, name))
    return army


def given_person(state: State, realm: int, number: int, row: GivenPerson) -> Person:
    person = Person(realm, number, place(state.setting.world, f"people.{number}.field", row.field))
    person.rank = person.title = code_of(f"people.{number}.rank", row.rank, RANK_OF)
    person.name, person.army = row.name, row.army
    person.present, person.nameless = row.present, row.nameless
    if row.title:
        person.title = code_of(f"people.{number}.title", row.title, RANK_OF)
    person.bonus = 10 * row.bonus
    person.great, person.knight, person.warden = row.great, row.knight, row.warden
    person.traits = row.traits
    if row.captor:
        person.captor = realm_of(state, f"people.{number}.captor", row.captor)
    person.most = 10 * (RANK_GP[person.rank] if row.most is None else row.most)
    person.now = person.most if row.now is None else 10 * row.now
    return person
