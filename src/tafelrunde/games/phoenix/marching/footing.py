"""What steps on land cost an army, by owner of the land: looked up once for a whole search."""

from __future__ import annotations

from tafelrunde.games.phoenix.standing.costs import BY_ROAD, ON_WAYS, TABLE, row_of
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import WALL_FIRST, WALL_SECOND
from tafelrunde.games.phoenix.world.coordinates import SIDES


class Ground:
    """What the steps of a land army cost."""

    def __init__(self, state: State, unit: Army) -> None:
        self.row: int = row_of(state, unit)
        self.plain = by_owner(state, unit.realm, self.row, 0)
        self.by_road = by_owner(state, unit.realm, self.row, BY_ROAD)
        self.owner = state.owner.parts
        self.works = state.works


def by_owner(state: State, realm: int, row: int, column: int) -> list[tuple[int, ...]]:
    """By owner of the land, the column of the table that counts: plain, or on ways (PH-4.2a, PH-4.2c)."""
    tables = [TABLE[row][column]] * (NOBODY + 1)
    tables[realm] = TABLE[row][column | ON_WAYS]
    partners, other = state.realms[realm].ways, 0
    while partners:
        if partners & 1:
            tables[other] = TABLE[row][column | ON_WAYS]
        partners >>= 1
        other += 1
    return tables


def protecting(edge_side: int, field: int) -> int:
    """The bit of a wall at this edge that protects the field."""
    return WALL_FIRST if edge_side // SIDES == field else WALL_SECOND
