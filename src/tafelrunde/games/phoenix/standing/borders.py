"""Territories: pieces of land that hang together, and borders between them (PH-3.2.2f)."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.world.world import World


def territory(state: State, field: int) -> set[int]:
    """All fields of the same owner that hang together with this one."""
    owner, around = state.owner[field], state.setting.world.around
    found, new = {field}, [field]
    while new:
        for other in around[new.pop()]:
            if state.owner[other] == owner and other not in found:
                found.add(other)
                new.append(other)
    return found


def settled_land(state: State, realm: int) -> set[int]:
    """Fields of a realm's territories that have a town in them."""
    found: set[int] = set()
    for field in state.towns:
        if state.owner[field] == realm and field not in found and stage_at(state, field):
            found |= territory(state, field)
    return found


def have_common_border(state: State, realm: int, other: int) -> bool:
    """Territories of both that touch, each with a town in it."""
    theirs = settled_land(state, other)
    around = state.setting.world.around
    return any(neighbour in theirs for field in settled_land(state, realm) for neighbour in around[field])


def loose_field(world: World, fields: Collection[int]) -> int:
    """The first field that does not hang together with the others; -1 if all do."""
    wanted = list(fields)
    found, new = {wanted[0]}, [wanted[0]]
    while new:
        for other in world.around[new.pop()]:
            if other in wanted and other not in found:
                found.add(other)
                new.append(other)
    return next((field for field in wanted if field not in found), -1)
