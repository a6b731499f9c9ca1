"""Tabelle 5: movement points, and what entering a field costs (PH-4f to PH-4n). Nothing here refuses.

A unit is an `Army`; characters and wizards walk as one without troops, by their numbers 5xx and 6xx.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.state.owners import PART, WITHIN
from tafelrunde.games.phoenix.state.pieces import FRESH, Army, Person
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import CARGO_GOLD, FLEET, FOOT, HORSE, ROAD, WIZARD
from tafelrunde.games.phoenix.tables.terrain import GATE, IS_DEEP, IS_WATER, TERRAINS
from tafelrunde.games.phoenix.world.coordinates import SIDES

CLOSED: Final = 99
"""What the old tables write where nobody gets in; more than any unit has."""
HEIGHT_POINTS: Final = 2  # PH-1.5.1h
SLOW: Final = 9
FAST: Final = 21
SEA: Final = 42

# Columns of the table: plain, by road, on own ways or in coastal waters, both.
BY_ROAD: Final = 1
ON_WAYS: Final = 2
COLUMNS: Final = 4

# Rows of the table.
FOOT_ROW: Final = 0
RIDER_ROW: Final = 1
LIGHT_ROW: Final = 2
HEAVY_ROW: Final = 3
RIDER_LIGHT_ROW: Final = 4
RIDER_HEAVY_ROW: Final = 5
SHIP_ROW: Final = 6
LIGHT_SHIP_ROW: Final = 7
HEAVY_SHIP_ROW: Final = 8
PERSON_ROW: Final = 9
FAST_PERSON_ROW: Final = 10
PIRATE_ROWS: Final[dict[int, int]] = {
    SHIP_ROW: 11,
    LIGHT_SHIP_ROW: 12,
    HEAVY_SHIP_ROW: 13,
    PERSON_ROW: 14,
    FAST_PERSON_ROW: 15,
}
"""By row, the one of pirates: faster in all waters (PH-6.6d)."""

Cost = tuple[int, int, int, int]
NO_WAY: Final[Cost] = (CLOSED, CLOSED, CLOSED, CLOSED)

# fmt: off
#    open land      forest, swamp      hills              mountains
LAND_COSTS: Final[tuple[tuple[Cost, Cost, Cost, Cost], ...]] = (
    ((7, 4, 4, 3),  (7, 4, 4, 3),      (7, 4, 4, 3),      (7, 4, 4, 3)),         # K: PH-4g
    ((7, 4, 4, 3),  (10, 5, 5, 3),     (21, 7, 7, 4),     NO_WAY),               # R: PH-4h
    ((7, 4, 7, 4),  (7, 4, 7, 4),      (7, 4, 7, 4),      (CLOSED, 7, CLOSED, 4)),   # LKP: PH-4i
    ((7, 4, 7, 4),  (CLOSED, 7, CLOSED, 7), (CLOSED, 7, CLOSED, 7), NO_WAY),             # SKP: PH-4j
    ((7, 4, 7, 4),  (7, 4, 7, 4),      (7, 4, 7, 4),      NO_WAY),               # R and LKP: PH-R69
    ((7, 4, 7, 4),  (CLOSED, 7, CLOSED, 7), (CLOSED, 7, CLOSED, 7), NO_WAY),             # R and SKP
    (NO_WAY,        NO_WAY,            NO_WAY,            NO_WAY),               # S
    (NO_WAY,        NO_WAY,            NO_WAY,            NO_WAY),               # LKS
    (NO_WAY,        NO_WAY,            NO_WAY,            NO_WAY),               # SKS
    ((14, 8, 8, 6), (20, 10, 10, 6),   (42, 14, 14, 8),   (42, 42, 42, 42)),     # people: PH-4k
    ((7, 4, 4, 3),  (10, 5, 5, 3),     (21, 7, 7, 4),     (42, 42, 42, 42)),     # by option: PH-R5
    (NO_WAY,        NO_WAY,            NO_WAY,            NO_WAY),               # S of pirates
    (NO_WAY,        NO_WAY,            NO_WAY,            NO_WAY),               # LKS
    (NO_WAY,        NO_WAY,            NO_WAY,            NO_WAY),               # SKS
    ((14, 8, 8, 6), (20, 10, 10, 6),   (42, 14, 14, 8),   (42, 42, 42, 42)),     # people
    ((7, 4, 4, 3),  (10, 5, 5, 3),     (21, 7, 7, 4),     (42, 42, 42, 42)),     # by option: PH-R5
)
#            water, coastal, deep, coastal deep
SEA_COSTS: Final[dict[int, tuple[int, int, int, int]]] = {
    SHIP_ROW:        (7, 5, 12, 8),      # PH-4l
    LIGHT_SHIP_ROW:  (8, 6, 21, 14),     # PH-4m
    HEAVY_SHIP_ROW:  (10, 7, 21, 14),
    PERSON_ROW:      (7, 5, 12, 8),      # PH-4k
    FAST_PERSON_ROW: (7, 5, 12, 8),
    11:              (6, 4, 10, 7),      # pirates: PH-6.6d
    12:              (7, 5, 14, 10),
    13:              (8, 6, 14, 10),
    14:              (6, 4, 10, 7),
    15:              (6, 4, 10, 7),
}
TERRAIN_GROUP: Final[tuple[int, ...]] = (0, 0, 0, 1, 0, 1, 2, 3, 0, 0, 0, 0)
# fmt: on
"""By terrain, the part of a row of LAND_COSTS: open land, forest and swamp, hills, mountains."""


def _column(row: int, column: int) -> tuple[int, ...]:
    """One column of a row, by terrain; surfacing points are deep sea (PH-R87), gates closed (PH-6.6.5d)."""
    by_terrain = [CLOSED] * (len(TERRAINS) + 1)
    sea = SEA_COSTS.get(row, NO_WAY)
    for terrain in TERRAINS:
        if terrain == GATE:
            continue
        if IS_WATER[terrain]:
            by_terrain[terrain] = sea[2 * IS_DEEP[terrain] + (1 if column & ON_WAYS else 0)]
        else:
            by_terrain[terrain] = LAND_COSTS[row][TERRAIN_GROUP[terrain]][column]
    return tuple(by_terrain)


TABLE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([_column(row, column) for column in range(COLUMNS)]) for row in range(len(LAND_COSTS))]
)
"""Cost of entering a field: by row, column and terrain."""
LEAST: Final[tuple[int, ...]] = tuple([min(min(column) for column in row) for row in TABLE])
"""By row, the least that any step can cost."""


def is_laden(army: Army) -> bool:
    """Cargo slows a land army down, gold only from 50,000 pieces on (PH-4.3c)."""
    return army.gold + army.special >= CARGO_GOLD or len(army.goods) > 0


def row_of(state: State, army: Army) -> int:
    """The slowest part decides, heavy weapons before light ones (PH-4a, PH-R69)."""
    row = common_row(state, army)
    return PIRATE_ROWS.get(row, row) if state.realms[army.realm].kind == PIRATE else row


def common_row(state: State, army: Army) -> int:
    kind = army.kind
    if kind >= WIZARD:
        return FAST_PERSON_ROW if state.setting.double_points else PERSON_ROW
    if kind == FLEET:
        return HEAVY_SHIP_ROW if army.heavy else LIGHT_SHIP_ROW if army.light else SHIP_ROW
    if army.heavy:
        return HEAVY_ROW if kind == FOOT else RIDER_HEAVY_ROW
    if army.light:
        return LIGHT_ROW if kind == FOOT else RIDER_LIGHT_ROW
    return FOOT_ROW if kind == FOOT else RIDER_ROW


def budget(state: State, army: Army) -> int:
    """Movement points of a month (PH-1.1.1a to PH-1.1.4a, PH-R66, PH-6.3.2c)."""
    if army.kind >= FLEET:
        return SEA
    is_fast = (
        (army.kind == HORSE or army.nature > 0) and not army.light and not army.heavy and not is_laden(army)
    )
    return FAST if is_fast else SLOW


# --- what is left in this turn -----------------------------------------------------------------------


def companions(state: State, army: Army) -> list[Person]:
    """Who goes with it: with a fleet also those who go with the armies aboard (PH-1.9l)."""
    people, number, field = state.realms[army.realm].people, army.number, army.field
    if army.kind != FLEET or not people:
        return [person for person in people.values() if person.army == number and person.field == field]
    numbers = [number]
    for key in state.armies_at(field):
        other = state.army(key)
        if other.realm == army.realm and other.aboard == number:
            numbers.append(other.number)
    return [person for person in people.values() if person.army in numbers and person.field == field]


def own_points(state: State, army: Army) -> int:
    """Movement points that the army itself still has."""
    full = budget(state, army)
    return full if army.points == FRESH else min(army.points, full)


def points_left(state: State, army: Army) -> int:
    """Movement points it still has; whoever goes with it and has moved already slows it down (PH-4a)."""
    full, left = budget(state, army), own_points(state, army)
    for person in companions(state, army):
        if person.points != FRESH:
            left = min(left, full * person.points // SEA)  # PH-4n
    return left


def climbs_used(state: State, army: Army) -> int:
    used = army.climbs
    for person in companions(state, army):
        used = max(used, person.climbs)
    return used


# --- a step ------------------------------------------------------------------------------------------


def is_way(state: State, realm: int, field: int) -> bool:
    """Own land, or land of a partner in the right of way; nobody's is none (PH-4.2a, PH-4.2c, PH-R89)."""
    owner = state.owner[field]
    return owner == realm or (owner != NOBODY and state.realms[realm].ways >> owner & 1 == 1)


def is_coast(state: State, realm: int, field: int) -> bool:
    """Coastal waters for this realm: within two fields of own land or of who granted it (PH-4.1a)."""
    owner, before = state.owner.parts, NOBODY
    for land in state.setting.world.shore(field):
        whose = owner[land >> PART][land & WITHIN]
        if whose != before:  # neighbours mostly have one owner
            if whose == realm or (whose != NOBODY and state.realms[whose].coasts >> realm & 1):  # PH-4.1b
                return True
            before = whose
    return False


def step_cost(state: State, army: Army, start: int, side: int) -> int:
    """Points to go from a field over this side of it; -1 where it gets in by no means."""
    world = state.setting.world
    field = world.neighbour[SIDES * start + side % SIDES]
    if field < 0:
        return -1
    if world.is_water[field]:
        column = ON_WAYS if is_coast(state, army.realm, field) else 0
    else:
        column = ON_WAYS if is_way(state, army.realm, field) else 0
        if state.works[world.edge[SIDES * start + side % SIDES]] & ROAD:
            column |= BY_ROAD
    cost = TABLE[row_of(state, army)][column][world.terrain[field]]
    return -1 if cost == CLOSED else cost


def opened_by_road(state: State, army: Army, field: int) -> bool:
    """Closed terrain that a road would open (PH-1.5.1d)."""
    terrain = state.setting.world.terrain[field]
    columns = TABLE[row_of(state, army)]
    return columns[0][terrain] == CLOSED and columns[BY_ROAD][terrain] != CLOSED
