"""The value to which a path of corrections leads, in the form in which a correction would give it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.games.phoenix.economy.dealers import CARDS
from tafelrunde.games.phoenix.holdings.land import spot_of, work_bit
from tafelrunde.games.phoenix.master.correction_limits import NOBODY_SAID
from tafelrunde.games.phoenix.master.correction_values import Value
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.pieces import KEY, stage
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import GOOD_SHORT, RANK_CODES, STAGES
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field

Found = Value | None
"""None: nothing is there."""


def value_at(state: State, path: str) -> Found:
    """Of a path that names something."""
    kind, *rest = path.split(".")
    return READ[kind](state, rest)


def in_realm(state: State, rest: list[str]) -> Found:
    row = state.realms[realm_called(state, rest[0])]
    if rest[1] == "gold":
        return row.gold
    return row.cards[CARDS.index(rest[2])] if rest[1] == "cards" else row.store[GOOD_SHORT.index(rest[2])]


def owner_of(state: State, rest: list[str]) -> Found:
    owner = state.owner[read_field(state.setting.world, rest[0])]
    return NOBODY_SAID if owner == NOBODY else state.setting.names[owner]


def of_town(state: State, rest: list[str]) -> Found:
    town = state.towns.get(read_field(state.setting.world, rest[0]))
    if town is None:
        return None
    if rest[1] == "stage":
        return STAGES[stage(town)] or None
    return town.points if rest[1] == "points" else town.special


def of_work(state: State, rest: list[str]) -> Found:
    world = state.setting.world
    side = SIDES * read_field(world, rest[0]) + DIRECTIONS.index(rest[1])
    bit, edge = work_bit(world, side, rest[2]), world.edge[side]
    return state.damage.get(spot_of(edge, bit), 0) if len(rest) > 3 else state.works[edge] & bit != 0


def of_army(state: State, rest: list[str]) -> Found:
    key = KEY * realm_called(state, rest[0]) + int(rest[1])
    if not state.has_army(key) or len(rest) < 3:
        return None
    army = state.army(key)
    found: int | bool = getattr(army, rest[2])
    return state.setting.world.label(army.field) if rest[2] == "field" else found


def of_person(state: State, rest: list[str]) -> Found:
    person = state.realms[realm_called(state, rest[0])].people.get(int(rest[1]))
    if person is None or len(rest) < 3:
        return None
    if rest[2] == "field":
        return state.setting.world.label(person.field)
    if rest[2] in ("rank", "title"):
        return RANK_CODES[person.rank if rest[2] == "rank" else person.title]
    if rest[2] == "captor":
        return state.setting.names[person.captor] if person.captor >= 0 else ""
    found: int | bool | str = getattr(person, rest[2])
    return found


def of_right(state: State, rest: list[str]) -> Found:
    giver, holder = state.realms[realm_called(state, rest[0])], realm_called(state, rest[1])
    return (giver.ways if rest[2] == "way" else giver.coasts) >> holder & 1 == 1


READ: Final[dict[str, Callable[[State, list[str]], Found]]] = {
    "realms": in_realm,
    "fields": owner_of,
    "towns": of_town,
    "works": of_work,
    "armies": of_army,
    "people": of_person,
    "rights": of_right,
    "plundered": lambda state, rest: state.plundered.get(read_field(state.setting.world, rest[0]), 0),
    "posts": lambda state, rest: read_field(state.setting.world, rest[0]) in state.posts,
}
