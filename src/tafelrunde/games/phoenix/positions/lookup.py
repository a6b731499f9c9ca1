"""How a scenario's words are found: realms, fields, numbers, codes; unknown ones and doubles are refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.given import demand, wrong
from tafelrunde.games.phoenix.master.correction_values import Unsuitable, unit_number
from tafelrunde.games.phoenix.positions.unit_law import MOST
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import NOWHERE, World

T = TypeVar("T")
CLOSE: Final = 1e-6
LAST_ARMY: Final = 499
FIRST_PERSON: Final = 401
"""Creatures are among both."""


def realm_of(state: State, field: str, name: str) -> int:
    realm = state.setting.realm_named(name)
    if realm < 0:
        raise wrong(field, "phoenix-no-realm", {"realm": name, "realms": state.setting.names})
    return realm


def mask(state: State, field: str, names: Iterable[str]) -> int:
    return sum({1 << realm_of(state, field, name) for name in names})


def by_realm(state: State, field: str, rows: Mapping[str, T]) -> dict[int, T]:
    """A realm can be named in several ways, but only once."""
    return once(field, [(name, realm_of(state, field, name), row) for name, row in rows.items()])


def by_field(world: World, field: str, rows: Mapping[str, T]) -> dict[int, T]:
    return once(field, [(name, place(world, f"{field}.{name}", name), row) for name, row in rows.items()])


def by_number(field: str, rows: Mapping[str, T], first: int = 101, last: int = 699) -> dict[int, T]:
    return once(field, [(name, given_number(field, name, first, last), row) for name, row in rows.items()])


def once(field: str, rows: Iterable[tuple[str, int, T]]) -> dict[int, T]:
    found: dict[int, T] = {}
    for name, key, row in rows:
        demand(key not in found, field, "phoenix-twice", {"name": name})
        found[key] = row
    return found


def place(world: World, where: str, name: str) -> int:
    try:
        return read_field(world, name)
    except IllegalMove:
        raise wrong(where, "phoenix-no-field", {"label": name}) from None


def side_of(world: World, where: str, field: int, direction: str) -> int:
    """A side of a field that has a neighbour there."""
    side = SIDES * field + DIRECTIONS.index(direction)
    demand(world.neighbour[side] != NOWHERE, where, "phoenix-rim")
    return side


def code_of(where: str, name: str, codes: Mapping[str, int]) -> int:
    if name not in codes:
        raise wrong(where, "phoenix-none-of", {"name": name, "known": [code for code in codes if code]})
    return codes[name]


def stages(where: str, names: Iterable[str], codes: Mapping[str, int]) -> int:
    """As bits."""
    return sum({1 << code_of(where, name, codes) for name in names})


def given_number(where: str, name: str, first: int, last: int) -> int:
    try:
        return unit_number(name, first, last)
    except Unsuitable:
        raise wrong(where, "phoenix-no-unit", {"name": name}) from None


def given_month(where: str, name: str) -> int:
    demand(name.isdecimal() and len(name) <= 4, where, "phoenix-no-month", {"name": name})
    return int(name)


def counts(where: str, given: Mapping[str, int], names: tuple[str, ...] = GOOD_NAMES) -> tuple[int, ...]:
    """By number of the good, or of whatever has these names."""
    for name, count in given.items():
        code_of(where, name, dict.fromkeys(names, 0))
        demand(0 <= count <= MOST, f"{where}.{name}", "given-range", {"least": 0, "most": MOST})
    return tuple([given.get(name, 0) for name in names])


def tenths(where: str, points: int | float) -> int:
    """Good points are kept in tenths (1.9.1)."""
    demand(0 <= points <= MOST, where, "given-range", {"least": 0, "most": MOST})
    demand(abs(10 * points - round(10 * points)) < CLOSE, where, "phoenix-tenths")
    return round(10 * points)


def unused(where: str, row: Any, fields: Iterable[str], message: str) -> None:
    """Refuses what would be passed over in silence: fields of a row that differ from the usual."""
    usual = {field.name: field.default for field in msgspec.structs.fields(type(row))}
    for name in fields:
        demand(getattr(row, name) in (usual[name], {}, ()), f"{where}.{name}", message)
