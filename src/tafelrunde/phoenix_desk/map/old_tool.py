"""Owners, towns and works as the old tool's table `Karte` notes them, to it and from it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.games.phoenix.secrecy.open_map import other_side
from tafelrunde.games.phoenix.state.pieces import stage
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import (
    BRIDGE,
    QUAY,
    ROAD,
    STAGE_POINTS,
    STAGES,
    WALL_FIRST,
    WALL_SECOND,
)
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.making.old_map import UNDER_CONSTRUCTION, Holdings, Town
from tafelrunde.games.phoenix.world.world import NOWHERE, World

FINISHED = 1
CODES = {"Strasse": "STR", "Kai": "KA", "Bruecke": "BR", "Wall": "WL"}
AUDVACAR = "Audvacar"
"""The old tool knows the merchants' city by its name only."""
KINDS = {ROAD: "Strasse", QUAY: "Kai", BRIDGE: "Bruecke", WALL_FIRST: "Wall", WALL_SECOND: "Wall"}


def holdings_of(state: State) -> Holdings:
    """Realms are numbered from 1; stages run from 1, a castle, to 5, a fortress capital."""
    world = state.setting.world
    owners = {
        world.label(field): state.owner[field] + 1
        for field in range(world.size)
        if state.owner[field] != NOBODY
    }
    towns = {
        world.label(field): Town(stage(town), town.points) for field, town in sorted(state.towns.items())
    }
    city = world.landmarks.audvacar
    if city != NOWHERE:
        known = towns.get(world.label(city), Town())
        towns[world.label(city)] = msgspec.structs.replace(known, name=AUDVACAR)
    return Holdings(owners, towns, works_of(state))


def works_of(state: State) -> dict[str, dict[str, int]]:
    """Finished works, and those that will stand at the end of the month; roads on both sides."""
    world = state.setting.world
    found: dict[str, dict[str, int]] = {}
    for edge in range(world.edges):
        for bit in KINDS:
            if state.works[edge] & bit:
                note(found, world, world.edge_side[edge], bit, FINISHED)
    for _realm, side, bit, _gold in state.sites:
        note(found, world, world.edge_side[world.edge[side]], bit, UNDER_CONSTRUCTION)
    return found


def note(found: dict[str, dict[str, int]], world: World, first: int, bit: int, value: int) -> None:
    """A wall belongs to the side whose field it protects, everything else to both sides of its edge."""
    sides = [first, other_side(world, first)]
    if bit in (WALL_FIRST, WALL_SECOND):
        sides = sides[1:] if bit == WALL_SECOND else sides[:1]
    for side in sides:
        label = f"{world.label(side // SIDES)} {DIRECTIONS[side % SIDES]}"
        found.setdefault(KINDS[bit], {})[label] = value


def changes_from(holdings: Holdings) -> list[Change]:
    """Corrections that give a campaign what the old tool's map shows; realms are called by their numbers."""
    found = [Change(f"fields.{label}.owner", str(realm)) for label, realm in sorted(holdings.owners.items())]
    for label, town in sorted(holdings.towns.items()):
        if 0 < town.stage < len(STAGES):
            found.append(Change(f"towns.{label}.stage", STAGES[town.stage]))
            if town.points:
                found.append(Change(f"towns.{label}.points", min(town.points, STAGE_POINTS[town.stage])))
    for kind, sides in sorted(holdings.works.items()):
        for side, value in sorted(sides.items()):
            if value == FINISHED:
                found.append(Change(f"works.{side.replace(' ', '.')}.{CODES[kind]}", True))
    return found


def handed_to(holdings: Holdings, realms: Mapping[int, int]) -> Holdings:
    """The same for other numbers of realms, as `changes_from` counts them; whom nobody leads owns nothing."""
    owners = {label: realms[old] + 1 for label, old in holdings.owners.items() if old in realms}
    towns = {label: town for label, town in holdings.towns.items() if label in owners}
    return msgspec.structs.replace(holdings, owners=owners, towns=towns)


def changes_to(state: State, holdings: Holdings) -> list[Change]:
    """What makes a campaign that was just founded look like that map, and nothing that is so already."""
    now = {change.path: change.value for change in changes_from(holdings_of(state))}
    wanted = changes_from(holdings)
    kept = {change.path for change in wanted}
    homes = [realm.capital for realm in state.realms if realm.capital >= 0]
    settled = {state.owner[home] for home in homes if state.setting.world.label(home) in holdings.towns}
    world = state.setting.world
    given_back = [
        Change(f"fields.{world.label(field)}.owner", "nobody")
        for field in range(world.size)
        if state.owner[field] in settled and f"fields.{world.label(field)}.owner" not in kept
    ]
    return [*given_back, *[change for change in wanted if now.get(change.path) != change.value]]
