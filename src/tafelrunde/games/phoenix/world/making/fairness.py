"""Where to put starting places so that they are fair: what a realm can earn around its capital."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.phoenix.tables.terrain import HEIGHT, INCOME, LOWLAND, TERRAINS
from tafelrunde.games.phoenix.world.coordinates import FAR, SIDES
from tafelrunde.games.phoenix.world.description import START_DISTANCE
from tafelrunde.games.phoenix.world.making.relief import parts, steps_from
from tafelrunde.games.phoenix.world.world import World

REACH: Final = 5
"""Half the distance of two capitals: land that nobody else is nearer to."""
SMALLEST_HOME: Final = 70
"""Land fields of the island or continent that a realm starts on."""
LONGEST_WAY_TO_SEA: Final = 5
BEGINNINGS: Final = 8
WIDTHS: Final = (0.06, 0.1, 0.15, 0.22, 0.3, 0.5)
"""Places are taken from those alike in worth; only if they do not suffice from less equal ones."""
EQUAL_WIDTHS: Final = 3
MANY: Final = 40
"""More realms are packed row by row: comparing all places would take too long."""
ROUNDS: Final = 3
MOVES: Final = 8
FARTHEST_MOVE: Final = 5
HOME_INCOME: Final = 6000
"""What the seven fields of a founding realm should bring."""
HORIZON: Final = 10
"""Steps to which land counts that no other capital is nearer to."""
POTENTIAL: Final = tuple(INCOME[LOWLAND] if HEIGHT[kind] == 1 else INCOME[kind] for kind in (0, *TERRAINS))
"""By terrain, the income if it were as fertile as its height allows."""


class Horizons:
    """Which land belongs to whom: within ten steps of one capital, and no other is as near."""

    def __init__(self, frame: World, income: Sequence[int]) -> None:
        self.frame = frame
        self.income = income
        self.land: dict[int, list[tuple[int, int]]] = {}
        """By capital, the land fields within ten steps and their distances; found once."""

    def _land(self, start: int) -> list[tuple[int, int]]:
        if start not in self.land:
            rings = [(distance, self.frame.ring(start, distance)) for distance in range(HORIZON + 1)]
            self.land[start] = [(f, distance) for distance, ring in rings for f in ring if self.income[f]]
        return self.land[start]

    def expanses(self, starts: Sequence[int]) -> list[int]:
        """By capital, the income of the land that belongs to it alone."""
        totals = [0] * (len(starts) + 1)
        for field, i in self.owners(starts).items():
            totals[i] += self.income[field]
        return totals[:-1]

    def owners(self, starts: Sequence[int]) -> dict[int, int]:
        """By field, the place of its capital in the list; -1 where several are as near."""
        nearest: dict[int, int] = {}
        owner: dict[int, int] = {}
        for i, start in enumerate(starts):
            for field, distance in self._land(start):
                known = nearest.get(field, FAR)
                if distance < known:
                    nearest[field], owner[field] = distance, i
                elif distance == known:
                    owner[field] = -1
        return owner


def distance_to_harbours(frame: World, terrain: Sequence[int]) -> list[int]:
    """By field, the steps over land to a field of height 1 at the sea, where ships can be built."""
    sea = parts(frame, [INCOME[kind] == 0 for kind in terrain])
    salt = set(sea[0]) if sea else set()
    harbours = [
        field
        for field, kind in enumerate(terrain)
        if HEIGHT[kind] == 1 and any(other in salt for other in frame.around[field])
    ]
    return steps_from(frame, harbours, [INCOME[kind] > 0 for kind in terrain])


class Candidates:
    """Fields that could hold a capital, and what each is worth."""

    def __init__(self, frame: World, terrain: Sequence[int], forbidden: Sequence[int]) -> None:
        self.frame = frame
        self.terrain = terrain
        income = [INCOME[kind] for kind in terrain]
        self.horizons = Horizons(frame, income)
        self.land = [gold > 0 for gold in income]
        self.sea = distance_to_harbours(frame, terrain)
        roomy = {
            field for part in parts(frame, self.land) if len(part) >= SMALLEST_HOME for field in part
        } - set(forbidden)
        self.worth = {
            field: self._worth(field) for field in range(frame.size) if field in roomy and self._fits(field)
        }

    def _fits(self, field: int) -> bool:
        """Six land fields around (PH-2b), not too high, and a way to the sea."""
        around = self.frame.around[field]
        if len(around) < SIDES or not all(self.land[other] for other in around):
            return False
        home = [self.terrain[other] for other in (field, *around)]
        fertile = sum([POTENTIAL[kind] for kind in home]) >= HOME_INCOME
        return fertile and HEIGHT[home[0]] <= 2 and 0 <= self.sea[field] <= LONGEST_WAY_TO_SEA

    def _worth(self, field: int) -> int:
        return sum([INCOME[self.terrain[other]] for other in self.frame.disc(field, REACH)])

    def inequality(self, starts: list[int]) -> int:
        """How far their expanses are from the mean, in squares."""
        expanses = self.horizons.expanses(starts)
        mean = sum(expanses) // len(expanses)
        return sum([(expanse - mean) ** 2 for expanse in expanses])

    def similar(self, width: float) -> list[int]:
        """Those whose worth differs from the upper middle by at most that share."""
        worths = sorted(self.worth.values())
        if not worths:
            return []
        middle = worths[len(worths) * 6 // 10]
        return [field for field, worth in self.worth.items() if abs(worth - middle) <= width * middle]


def choose_starts(candidates: Candidates, count: int, leniency: int) -> list[int]:
    """That many places as far from each other and as equal as can be; fewer where there is no more room.

    Leniency 0 takes only places of nearly equal worth, 1 and 2 less equal ones, 3 also packs them closely.
    """
    best: list[int] = []
    ways, widths = (False,) if leniency < 3 else (False, True), WIDTHS[: EQUAL_WIDTHS + leniency]
    if count > MANY:
        ways, widths = (True,), WIDTHS
    for pack in ways:
        for width in widths:
            fields = candidates.similar(width)
            found = (
                _packed(candidates.frame, fields, count) if pack else _spread_out(candidates, fields, count)
            )
            if len(found) == count:
                return found
            best = max(best, found, key=len)
    return best


def _packed(frame: World, fields: list[int], count: int) -> list[int]:
    """Row by row, as many places as fit; if that is more than needed, some of them from all over the map."""
    taken: set[int] = set()
    chosen: list[int] = []
    for field in sorted(fields, key=lambda field: (frame.r[field], frame.h[field])):
        if field not in taken:
            chosen.append(field)
            taken.update(frame.disc(field, START_DISTANCE - 1))
    return chosen if len(chosen) <= count else [chosen[i * len(chosen) // count] for i in range(count)]


def _spread_out(candidates: Candidates, fields: list[int], count: int) -> list[int]:
    """Always the field farthest from those taken, from several beginnings; the most equal result wins."""
    tries = [_farthest(candidates.frame, fields, beginning, count) for beginning in _some(fields, BEGINNINGS)]
    if not tries or count < 1:
        return []
    most = max([len(chosen) for chosen, _ in tries])
    widest = max([gap for chosen, gap in tries if len(chosen) == most])
    good = [chosen for chosen, gap in tries if len(chosen) == most and gap >= widest - 2]
    best = min(good, key=lambda starts: (candidates.inequality(starts), starts))
    if most < count:
        return best
    return _moved_apart(candidates, fields, best, max(START_DISTANCE, widest - 3))


def _moved_apart(candidates: Candidates, fields: list[int], starts: list[int], gap: int) -> list[int]:
    """Each place moves a little, in turn, while that makes the land around all of them more equal."""
    frame, best = candidates.frame, candidates.inequality(starts)
    for _ in range(ROUNDS):
        before = starts
        for i in range(len(starts)):
            near = [field for field in fields if 1 <= frame.distance(field, starts[i]) <= FARTHEST_MOVE]
            for field in _some(near, MOVES):
                moved = [*starts[:i], field, *starts[i + 1 :]]
                if all(frame.distance(field, other) >= gap for other in moved if other != field):
                    found = candidates.inequality(moved)
                    if found < best:
                        starts, best = moved, found
        if starts is before:
            break
    return starts


def _some(fields: list[int], count: int) -> list[int]:
    return fields[:: max(1, len(fields) // count)][:count]


def _farthest(frame: World, fields: list[int], beginning: int, count: int) -> tuple[list[int], int]:
    chosen = [beginning]
    distance = {field: frame.distance(field, beginning) for field in fields}
    gap = 1 << 20
    while len(chosen) < count:
        field = max(fields, key=lambda other: (distance[other], -other))
        if distance[field] < START_DISTANCE:  # PH-2c
            break
        gap = min(gap, distance[field])
        chosen.append(field)
        for other in fields:
            distance[other] = min(distance[other], frame.distance(other, field))
    return chosen, gap
