"""World and fields of a position that a scenario describes; part of `position.py`."""

from __future__ import annotations

from typing import Final

import msgspec

from tafelrunde.engine.given import demand, wrong
from tafelrunde.games.phoenix.holdings.land import spot_of, work_bit
from tafelrunde.games.phoenix.positions.given import Given, GivenField
from tafelrunde.games.phoenix.positions.lookup import by_field, code_of, place, realm_of, unused
from tafelrunde.games.phoenix.state.pieces import KEY, Town
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.state.setting import Setting
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import STAGE_OF, STAGE_POINTS, WORK_POINTS
from tafelrunde.games.phoenix.world.coordinates import CASTLE, DIRECTIONS, NEST, SIDES
from tafelrunde.games.phoenix.world.description import TERRAIN_BY_LETTER, describe
from tafelrunde.games.phoenix.world.world import Landmarks, World

OF_ALL: Final = ("terrain", "owner")
"""What can be said of all fields in one go."""
OF_TOWN: Final = ("points", "site", "special", "torn")


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
    for field, row in by_field(world, "fields", wanted.fields).items():
        where = f"fields.{world.label(field)}"
        if row.terrain:
            terrain[field] = letter_of(where, row.terrain)
        rivers += [SIDES * field + DIRECTIONS.index(side) for side in row.rivers]
    marks = changed_landmarks(world, terrain, wanted)
    changed = World(world.name, world.shape, list(world.key), terrain, rivers, marks)
    foundation = {
        **setting.foundation,
        "world": msgspec.to_builtins(describe(changed)),
        "realms": [{"name": name, "capital": ""} for name in names],
    }
    return Setting(changed, names, setting.colours, setting.options, setting.months, foundation)


def changed_landmarks(world: World, terrain: list[int], wanted: Given) -> Landmarks:
    """Starting places are of no use any more: terrain may have changed there."""
    marks = world.landmarks
    audvacar = place(world, "audvacar", wanted.audvacar) if wanted.audvacar else marks.audvacar
    return Landmarks(marks.gates, marks.surfacings, marks.nest_gate, audvacar)


def letter_of(where: str, letter: str) -> int:
    if letter not in TERRAIN_BY_LETTER:
        known = "".join(TERRAIN_BY_LETTER)
        raise wrong(where, "phoenix-terrain-letter", {"known": known})
    return TERRAIN_BY_LETTER[letter]


# --- fields ------------------------------------------------------------------------------------------


def set_fields(state: State, wanted: Given) -> None:
    world = state.setting.world
    if wanted.all is not None:
        others = [name for name in wanted.all.__struct_fields__ if name not in OF_ALL]
        unused("all", wanted.all, others, "phoenix-not-of-all")
        clear_map(state)
        for field in range(world.size):
            if not world.is_water[field] and wanted.all.owner:
                state.owner[field] = owner_of(state, "all.owner", wanted.all.owner)
    for field, row in by_field(world, "fields", wanted.fields).items():
        set_field(state, field, f"fields.{world.label(field)}", row)


def clear_map(state: State) -> None:
    """With `all` nothing of the founding is left on the map."""
    state.towns.clear()
    state.works = bytes(len(state.works))
    state.damage.clear()
    for field in range(len(state.owner)):
        state.owner[field] = NOBODY
    for realm in range(state.setting.realms):
        state.edit_realm(realm).capital = NO_FIELD
        for number in list(state.realms[realm].people):
            state.remove_person(KEY * realm + number)
        for number in list(state.realms[realm].armies):
            state.remove_army(KEY * realm + number)


def owner_of(state: State, where: str, name: str) -> int:
    return NOBODY if name == "nobody" else realm_of(state, where, name)


def set_field(state: State, field: int, where: str, row: GivenField) -> None:
    if row.owner is not None:
        state.owner[field] = owner_of(state, f"{where}.owner", row.owner)
    set_works(state, field, row)
    if row.town == "none":
        state.towns.pop(field, None)
    elif row.town:
        set_town(state, field, where, row)
    if row.town in ("", "none"):
        unused(where, row, OF_TOWN, "phoenix-town-missing")
    if row.post or row.post_since is not None:
        state.posts[field] = state.month if row.post_since is None else row.post_since
    if row.plundered is not None:
        state.plundered[field] = row.plundered
    if row.happening is not None:
        demand(not state.setting.world.is_water[field], f"{where}.happening", "phoenix-water-owned")
        state.happenings[field] = row.happening


def set_works(state: State, field: int, row: GivenField) -> None:
    for name, code in (("roads", "STR"), ("quays", "KA"), ("bridges", "BR"), ("walls", "WL")):
        for side in getattr(row, name):
            edge, bit = work_at(state, field, code, side)
            state.set_works(edge, state.works[edge] | bit)
    for name, lost in row.damaged.items():
        code, _, direction = name.partition(" ")
        code_of("fields.damaged", code, WORK_POINTS)
        code_of("fields.damaged", direction, dict.fromkeys(DIRECTIONS, 0))
        edge, bit = work_at(state, field, code, direction)
        state.damage[spot_of(edge, bit)] = lost


def work_at(state: State, field: int, code: str, direction: str) -> tuple[int, int]:
    world = state.setting.world
    side = SIDES * field + DIRECTIONS.index(direction)
    return world.edge[side], work_bit(world, side, code)


def set_town(state: State, field: int, where: str, row: GivenField) -> None:
    built = STAGE_OF.get(row.town, 0)
    town = Town(field, built, STAGE_POINTS[built] if row.points is None else row.points)
    town.site, town.bonus = STAGE_OF.get(row.site, 0), row.bonus
    town.special, town.torn = row.special, row.torn
    demand(built > 0 or town.site > 0, f"{where}.site", "phoenix-site-of-what")
    state.add_town(town)
    if built >= STAGE_OF["HST"] and state.owner[field] != NOBODY:
        realm = state.edit_realm(state.owner[field])
        realm.capital, realm.home = field, state.setting.world.terrain[field]
