"""Where armies go: they take unowned land on their way, or walk towards it."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.ground import CLIMBS, Ground
from tafelrunde.games.phoenix.bot.lure import Lure, lure_of_land
from tafelrunde.games.phoenix.bot.survey import BEYOND, RIVER, SOON, Claims, Survey
from tafelrunde.games.phoenix.marching.steps import need_free, ready
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.standing.costs import budget, row_of
from tafelrunde.games.phoenix.standing.standing import can_conquer
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State

Path = tuple[int, ...]
"""Fields after the start."""
NO_PATH: Final[Path] = ()

CONTEST: Final = 400
"""Gold that it is worth to be first where another realm is as near."""
GIFT: Final = 3_000
"""Land on offer is taken first: the offer does not last."""
OPENING: Final = 30
"""Gold for each unowned neighbour of the last field: there is more to take next month."""
SLACK: Final = 8
"""How much more a way may cost by the lure than a unit has left and still be looked at."""
TRAVELLERS: Final = 2
"""So many armies are on their way to the same far field."""
NOT_REACHED: Final = (-1, -1)


class Marshal:
    """Moves the armies of one realm, one after the other, each on the land as the others have left it."""

    def __init__(self, draft: Draft, survey: Survey, claims: Claims) -> None:
        self.draft = draft
        self.state: State = draft.state
        self.survey = survey
        self.claims = claims
        self.grounds: dict[int, Ground] = {}
        self.lures: dict[int, Lure] = {}
        self.aims: dict[int, int] = {}
        """Far fields that armies are on their way to, and how many."""

    def ground(self, row: int) -> Ground:
        if row not in self.grounds:
            self.grounds[row] = Ground(self.state, self.draft.realm, row)
        return self.grounds[row]

    def lure(self, row: int) -> Lure:
        if row not in self.lures:
            self.lures[row] = lure_of_land(self.ground(row), self.survey, self.claims.rim)
        return self.lures[row]

    def worth(self, field: int) -> int:
        income = self.state.setting.world.income[field]
        if field in self.survey.offered:
            return income + GIFT
        return income + CONTEST if field in self.claims.contested else income

    # --- land that can be taken this month -----------------------------------------------------------

    def conquest(self, army: Army) -> Path:
        """The way on which it takes the most; empty if there is nothing to take this month."""
        unit, row = ready(self.state, army), row_of(self.state, army)
        ground, lure = self.ground(row), self.lure(row)
        if lure.price(unit.field) > unit.points + SLACK:
            return self.crossing(unit)
        places = self.home_places(unit, ground, lure)
        best, way, start = 0, NO_PATH, -1
        for place in places:
            left, _whence = places[place]
            if left >= CLIMBS * ground.least:
                gain, run = self.run(ground, place // CLIMBS, left, NO_PATH)
                if gain > best:
                    best, way, start = gain, run, place
        return (*way_to(places, start), *way) if way else self.crossing(unit)

    def home_places(self, unit: Army, ground: Ground, lure: Lure) -> dict[int, tuple[int, int]]:
        """Own land within reach: by CLIMBS * field + height points used, what is left and whence it came."""
        first = CLIMBS * unit.field + unit.climbs
        places = {first: (CLIMBS * unit.points + unit.climbs, -1)}
        queue, steps, shut = [first], self.state.setting.world.land_steps, self.survey.shut
        for place in queue:
            left, _whence = places[place]
            limit = left // CLIMBS + SLACK
            for step in steps[place // CLIMBS]:
                other = step[BEYOND]
                if lure.least(other) < limit and other not in shut and self.survey.is_home(other):
                    after = ground.enter(left, step)
                    key = CLIMBS * other + after % CLIMBS
                    if after > places.get(key, NOT_REACHED)[0]:
                        places[key] = (after, place)
                        queue.append(key)
        return places

    def run(self, ground: Ground, field: int, left: int, path: Path) -> tuple[int, Path]:
        """The best way over unowned land only, from here on: its worth and its fields."""
        best, way = 0, NO_PATH
        survey = self.survey
        for step in self.state.setting.world.land_steps[field]:
            other = step[BEYOND]
            if not survey.is_wanted(other) or other in survey.shut or other in path:
                continue
            after = ground.enter(left, step)
            if after >= 0:
                more, rest = 0, NO_PATH
                if after >= CLIMBS * ground.least:
                    more, rest = self.run(ground, other, after, (*path, other))
                gain = self.worth(other) + (more or OPENING * self.openings(other))
                if gain > best:
                    best, way = gain, (other, *rest)
        return best, way

    def openings(self, field: int) -> int:
        around = self.state.setting.world.around[field]
        return sum([1 for other in around if self.survey.is_wanted(other)])

    def crossing(self, unit: Army) -> Path:
        """A river beside it that is the whole move of the month, with unowned land behind it."""
        best, way = 0, NO_PATH
        for other, _edge, climb, river in self.state.setting.world.land_steps[unit.field]:
            if river and not climb and other not in self.survey.shut and self.survey.is_wanted(other):
                gain = self.worth(other) + OPENING * self.openings(other)
                if gain > best:
                    best, way = gain, (other,)
        return way if way and self.is_rested(unit) else NO_PATH

    def is_rested(self, unit: Army) -> bool:
        """Only with all its points it crosses a river (PH-0.3.11c)."""
        return unit.climbs == 0 and unit.points == budget(self.state, unit)

    # --- land that is further away -------------------------------------------------------------------

    def approach(self, army: Army) -> Path:
        """As far as it gets this month towards the nearest unowned land, if not too many go there."""
        unit, row = ready(self.state, army), row_of(self.state, army)
        lure = self.lure(row)
        aim = lure.source(unit.field)
        if aim < 0 or self.aims.get(aim, 0) >= TRAVELLERS:
            return NO_PATH
        self.aims[aim] = self.aims.get(aim, 0) + 1
        return self.this_month(unit, self.ground(row), lure)

    def this_month(self, unit: Army, ground: Ground, lure: Lure) -> Path:
        """The part of a long way that it can go now."""
        left, field, gone = CLIMBS * unit.points + unit.climbs, unit.field, list[int]()
        while lure.next(field) >= 0:
            step = lure.step(field)
            left = ground.enter(left, step)
            if left < 0:
                break
            field = step[BEYOND]
            gone.append(field)
        if not gone and lure.next(field) >= 0 and lure.step(field)[RIVER] and self.is_rested(unit):
            return (lure.next(field),)
        return tuple(gone)

    # --- orders --------------------------------------------------------------------------------------

    def go(self, army: Army, path: Path) -> bool:
        """Orders the way field by field, so that no other one is found for it."""
        labels = tuple([self.draft.label(field) for field in path])
        return self.draft.order(MoveArmy(army.number, labels[-1], labels[:-1] or labels))

    def march(self, armies: list[Army]) -> list[Army]:
        """Those that take something go first; returns those that found nothing to do."""
        waiting: list[Army] = []
        for army in sorted(armies, key=self.distance):
            path = self.conquest(army)
            if not path or not self.go(army, path):
                waiting.append(army)
        if len(waiting) < len(armies):
            self.look_again()
        idle: list[Army] = []
        for army in waiting:
            path = self.conquest(army) or self.approach(army)
            if not path or not self.go(army, path):
                idle.append(army)
        return idle

    def look_again(self) -> None:
        """The border has moved."""
        self.claims = Claims(self.state, SOON)
        self.lures.clear()

    def distance(self, army: Army) -> tuple[int, int]:
        return self.lure(row_of(self.state, army)).price(army.field), army.number


def way_to(places: dict[int, tuple[int, int]], place: int) -> Path:
    """The fields from the start of a search to one of its places, without the start."""
    path: list[int] = []
    _left, whence = places[place]
    while whence >= 0:
        path.append(place // CLIMBS)
        place = whence
        _left, whence = places[place]
    return tuple(reversed(path))


def is_settler(state: State, army: Army) -> bool:
    """An army on land that may move and take fields."""
    if army.aboard or not can_conquer(state, army):
        return False
    try:
        need_free(state, army)
    except IllegalMove:
        return False
    return True
