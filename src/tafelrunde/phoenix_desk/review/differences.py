"""What differs between two positions of a campaign, by the paths that corrections have too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tafelrunde.games.phoenix.economy.dealers import CARDS
from tafelrunde.games.phoenix.holdings.land import spot_of, work_code
from tafelrunde.games.phoenix.state.pieces import Army, Person, stage
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import (
    BRIDGE,
    GOOD_SHORT,
    QUAY,
    RANK_CODES,
    ROAD,
    STAGES,
    WALL_FIRST,
    WALL_SECOND,
)
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES, opposite

ARMY: Final = (
    *("troops", "mounts", "leaders", "light", "heavy", "gold", "special", "guard", "aboard"),
    *("kills", "captures"),
)
CREATURE: Final = ("might", "traits")
PERSON: Final = (
    *("name", "most", "now", "army", "present", "knight", "nameless", "captor", "barred", "locked"),
    "sheltered",
)
BITS: Final = (ROAD, QUAY, BRIDGE, WALL_FIRST, WALL_SECOND)
Values = dict[str, Any]


class Difference(msgspec.Struct, frozen=True):
    """One value; None where there is nothing."""

    path: str
    before: str | int | bool | None
    after: str | int | bool | None


def differences(before: State, after: State) -> list[Difference]:
    """All of them, sorted by what they are about."""
    first, second = values(before), values(after)
    found = [path for path in {**first, **second} if first.get(path) != second.get(path)]
    return [Difference(path, first.get(path), second.get(path)) for path in found]


def values(state: State) -> Values:
    """Everything that counts, by its path."""
    found: Values = {}
    for part in (realm_values, army_values, person_values, field_values, work_values, magic_values):
        found.update(part(state))
    return found


def realm_values(state: State) -> Iterator[tuple[str, Any]]:
    names, label = state.setting.names, state.setting.world.label
    for realm, name in zip(state.realms, names, strict=True):
        yield f"realms.{name}.gold", realm.gold
        yield f"realms.{name}.capital", label(realm.capital) if realm.capital >= 0 else None
        for what, codes, held in (("cards", CARDS, realm.cards), ("store", GOOD_SHORT, realm.store)):
            for code, count in zip(codes, held, strict=True):
                yield f"realms.{name}.{what}.{code}", count or None
        for other, called in enumerate(names):
            if realm.ways >> other & 1:
                yield f"rights.{name}.{called}.way", True
            if realm.coasts >> other & 1:
                yield f"rights.{name}.{called}.coast", True


def army_values(state: State) -> Iterator[tuple[str, Any]]:
    for realm, name in zip(state.realms, state.setting.names, strict=True):
        for number, army in sorted(realm.armies.items()):
            yield from piece_values(state, f"armies.{name}.{number}", army, (*ARMY, *CREATURE))


def person_values(state: State) -> Iterator[tuple[str, Any]]:
    names = state.setting.names
    for realm, name in zip(state.realms, names, strict=True):
        for number, person in sorted(realm.people.items()):
            path = f"people.{name}.{number}"
            yield from piece_values(state, path, person, PERSON)
            yield f"{path}.rank", RANK_CODES[person.rank]
            yield f"{path}.captor", names[person.captor] if person.captor >= 0 else None


def piece_values(
    state: State, path: str, piece: Army | Person, names: tuple[str, ...]
) -> Iterator[tuple[str, Any]]:
    """Where it stands, and all that is not nothing."""
    yield f"{path}.field", state.setting.world.label(piece.field)
    for name in names:
        value = getattr(piece, name)
        yield f"{path}.{name}", value or None


def field_values(state: State) -> Iterator[tuple[str, Any]]:
    label = state.setting.world.label
    for field, owner in enumerate(state.owner):
        if owner != NOBODY:
            yield f"fields.{label(field)}.owner", state.setting.names[owner]
    for field, town in sorted(state.towns.items()):
        path = f"towns.{label(field)}"
        yield f"{path}.stage", STAGES[stage(town)] or None
        yield f"{path}.points", town.points
        yield f"{path}.special", town.special or None
    for field in sorted(state.posts):
        yield f"posts.{label(field)}", True
    for field, month in sorted(state.plundered.items()):
        yield f"plundered.{label(field)}", month


def work_values(state: State) -> Iterator[tuple[str, Any]]:
    """Works, and building points that they have lost."""
    for edge, bits in enumerate(state.works):
        for bit in BITS:
            if bits & bit:
                path = f"{work_path(state, side_of(state, edge, bit))}.{work_code(bit)}"
                yield path, True
                yield f"{path}.lost", state.damage.get(spot_of(edge, bit))


def side_of(state: State, edge: int, bit: int) -> int:
    """The side of the field that a wall protects; of other works one of the two."""
    world = state.setting.world
    first = world.edge_side[edge]
    if bit != WALL_SECOND:
        return first
    return SIDES * world.neighbour[first] + opposite(first % SIDES)


def work_path(state: State, side: int) -> str:
    return f"works.{state.setting.world.label(side // SIDES)}.{DIRECTIONS[side % SIDES]}"


def magic_values(state: State) -> Iterator[tuple[str, Any]]:
    for realm, side, number in state.magic:
        place = work_path(state, side).removeprefix("works.")
        yield f"magic.{place}.{state.setting.names[realm]}", number
