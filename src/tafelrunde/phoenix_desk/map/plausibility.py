"""What is plausible about a map that somebody brings: everything that contradicts itself or our rules.

A mistake is something we cannot found a campaign with; a doubt is taken as it is told, or left out as it is
told. Nothing is dropped without a line here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from tafelrunde.engine.errors import BadFile, Complaint, Params
from tafelrunde.games.phoenix.tables.prices import STAGE_POINTS, STAGES
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SHEETS, SIDES
from tafelrunde.games.phoenix.world.description import START_DISTANCE, Description, build, read_description
from tafelrunde.games.phoenix.world.making.old_map import (
    NEEDED,
    UNDER_CONSTRUCTION,
    Holdings,
    Imported,
    read_map,
)
from tafelrunde.games.phoenix.world.old_tables import Row, read_table
from tafelrunde.games.phoenix.world.sizes import MOST_RADIUS, read_shape
from tafelrunde.games.phoenix.world.world import NOWHERE, World

Weight = Literal["mistake", "doubt"]
CAPITALS: Final = (4, 5)
"""Stages of a capital and of a fortress capital."""
OFFICIAL: Final = "erkenfara"
SIZES: Final = (OFFICIAL, *(f"hexagon {radius}" for radius in range(MOST_RADIUS + 1)))
OPENING: Final = b"{"


class Finding(msgspec.Struct, frozen=True):
    weight: Weight
    complaint: Complaint


class Survey(msgspec.Struct, frozen=True):
    """A map as far as it could be read."""

    findings: tuple[Finding, ...]
    description: Description | None = None
    """None if there is a mistake."""
    holdings: Holdings = Holdings()
    capitals: dict[int, str] = {}
    """By the number of a realm in the file."""


def survey(raw: bytes, where: str, size: str = "", name: str = "") -> Survey:
    """Reads a map to its end; without a size the one that has exactly its provinces."""
    found: list[Finding] = []
    try:
        imported = whole_map(raw, where, size, name, found)
    except Complaint as mistake:
        return Survey((*found, Finding("mistake", mistake)))
    if any(finding.weight == "mistake" for finding in found):
        return Survey(tuple(found))
    world = build(imported.description, where)
    capitals = capitals_of(imported.holdings)
    found += check(world, imported, capitals)
    ruined = any(finding.weight == "mistake" for finding in found)
    single = {realm: fields[0] for realm, fields in capitals.items()}
    description = None if ruined else imported.description
    return Survey(tuple(found), description, possible(world, imported.holdings), single)


def whole_map(raw: bytes, where: str, size: str, name: str, found: list[Finding]) -> Imported:
    if raw.lstrip().startswith(OPENING):  # a world as a file, which has no owners
        description = read_description(raw, where)
        build(description, where)
        return Imported(description, Holdings())
    shape = size or size_of(read_table(raw, where, NEEDED))

    def note(mistake: BadFile) -> None:
        found.append(Finding("mistake", mistake))

    return read_map(raw, where, None, shape, name or shape, note)


def size_of(rows: Sequence[Row]) -> str:
    """The size with exactly these provinces; else the official one: then what is wrong is told."""
    numbers = {row.text("gf") for row in rows} - {str(sheet) for sheet in SHEETS}
    fitting = [size for size in SIZES if {str(gf) for gf in read_shape(size).provinces()} == numbers]
    return (*fitting, OFFICIAL)[0]


def capitals_of(holdings: Holdings) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for label, town in holdings.towns.items():
        if town.stage in CAPITALS and label in holdings.owners:
            found.setdefault(holdings.owners[label], []).append(label)
    return found


# -- what contradicts itself -------------------------------------------------------------------------------


def check(world: World, imported: Imported, capitals: Mapping[int, list[str]]) -> Iterator[Finding]:
    held, places = imported.holdings, imported.places
    yield from check_owners(world, held, places)
    yield from check_towns(world, held, places)
    yield from check_capitals(world, capitals, places)
    yield from check_rivers(world, imported)
    yield from check_works(world, held, places)
    if imported.unread:
        yield doubt("", "map-columns-unread", {"names": sorted(imported.unread)})
    if not imported.description.gates:
        yield doubt("", "map-without-gates", {})
    if not imported.description.audvacar:
        yield doubt("", "map-without-audvacar", {})


def doubt(where: str, message: str, params: Params) -> Finding:
    return Finding("doubt", BadFile(where, message, params) if where else Complaint(message, params))


def mistake(where: str, message: str, params: Params) -> Finding:
    return Finding("mistake", BadFile(where, message, params))


def check_owners(world: World, held: Holdings, places: Mapping[str, str]) -> Iterator[Finding]:
    for label, realm in held.owners.items():
        if realm < 0:
            yield mistake(places[label], "map-owner-negative", {"field": label, "realm": str(realm)})
        elif world.is_water[world.labelled[label]]:
            yield doubt(places[label], "map-owner-of-water", {"field": label, "realm": str(realm)})


def check_towns(world: World, held: Holdings, places: Mapping[str, str]) -> Iterator[Finding]:
    for label, town in held.towns.items():
        where, told = places[label], {"field": label, "stage": str(town.stage), "points": town.points}
        if not 0 <= town.stage < len(STAGES):
            yield mistake(where, "map-no-stage", {**told, "last": len(STAGES) - 1})
            continue
        if town.name and "audvacar" not in town.name.lower():
            yield doubt(where, "map-town-name", {**told, "name": town.name[:40]})
        if not town.stage:
            if town.points:
                yield doubt(where, "map-points-without-town", told)
        elif world.is_water[world.labelled[label]]:
            yield mistake(where, "map-town-in-water", told)
        else:
            yield from check_town(town.stage, town.points, label in held.owners, where, told)


def check_town(stage: int, points: int, is_owned: bool, where: str, told: Params) -> Iterator[Finding]:
    most = STAGE_POINTS[stage]
    if points < 0:
        yield mistake(where, "map-points-negative", told)
    elif points > most:
        yield doubt(where, "map-points-too-many", {**told, "most": most})
    if not is_owned and stage in CAPITALS:
        yield mistake(where, "map-capital-of-nobody", told)
    elif not is_owned:
        yield doubt(where, "map-town-of-nobody", told)


def check_capitals(
    world: World, capitals: Mapping[int, list[str]], places: Mapping[str, str]
) -> Iterator[Finding]:
    """One for each realm, ten fields from every other (PH-2c)."""
    single: list[str] = []
    for realm, fields in capitals.items():
        for extra in fields[1:]:
            told = {"realm": str(realm), "first": fields[0], "field": extra}
            yield mistake(places[extra], "map-two-capitals", told)
        for other in single:
            distance = world.distance(world.labelled[fields[0]], world.labelled[other])
            if distance < START_DISTANCE:
                near = {"near": fields[0], "far": other, "distance": distance, "least": START_DISTANCE}
                yield mistake(places[fields[0]], "phoenix-world-capitals-near", near)
        single.append(fields[0])


def check_rivers(world: World, imported: Imported) -> Iterator[Finding]:
    """Both fields of a side should know of its river; one is enough."""
    noted = {
        f"{gf}/{int(word.rstrip('NOSW')):02d} {word.lstrip('0123456789')}"
        for gf, words in imported.description.rivers.items()
        for word in words.split()
    }
    for side in sorted(noted):
        beyond = other_side(world, side)
        if not beyond:
            yield doubt(imported.places[side.split()[0]], "map-river-at-rim", {"side": side})
        elif beyond not in noted and beyond.split()[0] in imported.places:
            where = imported.places[side.split()[0]]
            yield doubt(where, "map-river-on-one-side", {"side": side, "beyond": beyond})


def check_works(world: World, held: Holdings, places: Mapping[str, str]) -> Iterator[Finding]:
    for kind, sides in held.works.items():
        for side, value in sides.items():
            where, beyond = places[side.split()[0]], other_side(world, side)
            told = {"side": side, "kind": kind, "beyond": beyond}
            if value == UNDER_CONSTRUCTION:
                yield doubt(where, "map-work-begun", told)
            elif not beyond or not can_stand(world, kind, side, beyond):
                yield doubt(where, "map-work-impossible", told)
            elif kind != "Wall" and sides.get(beyond, 0) != value:
                yield doubt(where, "map-work-on-one-side", told)


def other_side(world: World, side: str) -> str:
    """The same side as the field beyond it has it; nothing at the rim of the world."""
    label, direction = side.split()
    number = DIRECTIONS.index(direction)
    beyond = world.neighbour[SIDES * world.labelled[label] + number]
    return "" if beyond == NOWHERE else f"{world.label(beyond)} {DIRECTIONS[(number + 3) % SIDES]}"


def can_stand(world: World, kind: str, side: str, beyond: str) -> bool:
    """Whether the land allows such a work (PH-R81, PH-1.5.1b, PH-1.5.2b, PH-1.5.3a, PH-1.5.4c)."""
    here, there = [world.labelled[one.split()[0]] for one in (side, beyond)]
    is_wet = (world.is_water[here], world.is_water[there])
    edge = world.edge[SIDES * here + DIRECTIONS.index(side.split()[1])]
    if kind == "Strasse":
        return not any(is_wet) and abs(world.height[here] - world.height[there]) <= 1
    if kind == "Kai":
        dry = there if is_wet[0] else here
        return is_wet[0] != is_wet[1] and world.height[dry] == 1
    if kind == "Bruecke":
        return bool(world.river[edge]) and world.height[here] == world.height[there]
    return not is_wet[0]


def possible(world: World, held: Holdings) -> Holdings:
    """What can be taken over: without what was told above to be left out."""
    owners = {
        label: realm for label, realm in held.owners.items() if not world.is_water[world.labelled[label]]
    }
    towns = {label: town for label, town in held.towns.items() if town.stage and label in owners}
    works = {
        kind: {side: value for side, value in sides.items() if is_possible(world, kind, side, value)}
        for kind, sides in held.works.items()
    }
    return Holdings(owners, towns, works)


def is_possible(world: World, kind: str, side: str, value: int) -> bool:
    beyond = other_side(world, side)
    return value != UNDER_CONSTRUCTION and bool(beyond) and can_stand(world, kind, side, beyond)
