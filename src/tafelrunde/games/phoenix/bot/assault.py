"""Attacks on armies of enemies: who can get there this month, with which chance, and whether it pays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tafelrunde.games.phoenix.arithmetic.battle import Unit, is_overwhelming
from tafelrunde.games.phoenix.bot.ground import CLIMBS, Ground
from tafelrunde.games.phoenix.bot.marches import NO_PATH, Path, way_to
from tafelrunde.games.phoenix.bot.odds import expected_losses, win_chance
from tafelrunde.games.phoenix.bot.raids import WarMarshal
from tafelrunde.games.phoenix.bot.survey import BEYOND
from tafelrunde.games.phoenix.marching.steps import ready
from tafelrunde.games.phoenix.melee.good_points import (
    behind_river,
    ground_points,
    own_points,
    total,
    town_points,
)
from tafelrunde.games.phoenix.melee.overrun import PRICE as OVERRUN_POINTS
from tafelrunde.games.phoenix.standing.costs import row_of
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.standing.strength import strength
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.prices import PRICE, RIDER
from tafelrunde.games.phoenix.world.coordinates import SIDES

CONFIDENT: Final = Fraction(4, 5)
"""Nobody attacks with a smaller chance of victory."""
DOUBT_PERCENT: Final = 125
"""Enemies are taken for stronger than they may be by so much."""
SEASONS: Final = 4
"""Times that the taxes of a field count against what its conquest costs."""
HUNT: Final = 2_000
"""What it is worth to be rid of an enemy on own land."""


class Approachable(NamedTuple):
    """One army's way to one target."""

    army: Army
    path: Path
    left: int
    """In the form of `Ground.enter`, when it is there; less than 0 after wading through a river."""


class Target(NamedTuple):
    field: int
    defenders: tuple[Unit, ...]
    strength: int
    worth: int


class Assault:
    """Plans all attacks of a month, the most rewarding first."""

    price = PRICE[RIDER]
    """Gold for one point of strength."""

    def __init__(self, marshal: WarMarshal) -> None:
        self.marshal = marshal
        self.state = marshal.state
        self.realm = marshal.draft.realm
        self.free: dict[int, Army] = {}
        self.battles: list[int] = []
        """Fields where a melee is coming, the most rewarding first."""

    def attack(self, armies: Sequence[Army]) -> list[Army]:
        """Returns the armies that attack nobody."""
        self.free = {army.number: army for army in armies}
        ways = self.ways(armies)
        targets = [self.target(field) for field in sorted(ways)]
        for target in sorted(targets, key=lambda each: (-each.worth, each.field)):
            self.strike(target, [way for way in ways[target.field] if way.army.number in self.free])
        return [army for army in armies if army.number in self.free]

    # --- who gets where ------------------------------------------------------------------------------

    def ways(self, armies: Sequence[Army]) -> dict[int, list[Approachable]]:
        """By field of enemies, the armies that can be there this month."""
        prey = {field for field in self.marshal.war.shut if self.is_target(field)}
        found: dict[int, list[Approachable]] = {}
        for army in armies if prey else ():
            for field, way in self.ways_of(army, prey).items():
                found.setdefault(field, []).append(way)
        return found

    def is_target(self, field: int) -> bool:
        is_land = not self.state.setting.world.is_water[field]
        return is_land and bool(enemies_at(self.state, self.realm, field))

    def ways_of(self, army: Army, prey: set[int]) -> dict[int, Approachable]:
        unit, row = ready(self.state, army), row_of(self.state, army)
        ground = self.marshal.ground(row)
        places = self.marshal.reach(unit, ground)
        best: dict[int, tuple[int, int]] = {}
        for place, (left, _whence) in places.items():
            for step in self.state.setting.world.land_steps[place // CLIMBS]:
                if step[BEYOND] in prey:
                    after = ground.enter(left, step)
                    if after >= 0 and after > best.get(step[BEYOND], (-1, 0))[0]:
                        best[step[BEYOND]] = (after, place)
        found = {
            field: Approachable(army, (*way_to(places, place), field), after)
            for field, (after, place) in best.items()
        }
        for field in self.fords(unit, prey):
            found.setdefault(field, Approachable(army, (field,), -1))
        return found

    def fords(self, unit: Army, prey: set[int]) -> list[int]:
        """Enemies across a river beside it."""
        steps = self.state.setting.world.land_steps[unit.field]
        if not self.marshal.is_rested(unit):
            return []
        return [other for other, _edge, climb, river in steps if river and not climb and other in prey]

    # --- what it is about ----------------------------------------------------------------------------

    def target(self, field: int) -> Target:
        """The enemies in a field as they may be, somewhat stronger, and what their defeat is worth."""
        keys = enemies_at(self.state, self.realm, field)
        defenders = []
        for group in groups(self.state.army(key) for key in keys):
            points = own_points(self.state, group, field) + ground_points(self.state, group[0].kind, field)
            points += town_points(self.state, group[0].realm, field, shared=False)
            men = sum([strength(army, defending=True) for army in group])
            doubtful = Fraction(DOUBT_PERCENT * men, 100)
            defenders.append(Unit(str(group[0].realm), doubtful, total(points)))
        men = int(sum([unit.strength for unit in defenders]))
        return Target(field, tuple(defenders), men, SEASONS * self.worth(field) + self.price * men)

    def worth(self, field: int) -> int:
        return self.marshal.worth(field) if self.marshal.war.is_wanted(field) else HUNT

    def attackers(self, target: Target, ways: Sequence[Approachable]) -> list[Unit]:
        units = []
        for group in groups(way.army for way in ways):
            points = own_points(self.state, group, target.field)
            points += ground_points(self.state, group[0].kind, target.field)
            men = sum([army.troops for army in group])
            units.append(Unit("own", Fraction(men), total(points)))
        return units

    def defenders(self, target: Target, ways: Sequence[Approachable]) -> list[Unit]:
        """With what a river between them is worth."""
        world = self.state.setting.world
        sides = [SIDES * target.field + world.direction(target.field, self.last(way)) for way in ways]
        river = total(behind_river(self.state, target.field, sides))
        return [Unit(unit.name, unit.strength, unit.points + river) for unit in target.defenders]

    def last(self, way: Approachable) -> int:
        return way.path[-2] if len(way.path) > 1 else way.army.field

    # --- the attack ----------------------------------------------------------------------------------

    def strike(self, target: Target, ways: list[Approachable]) -> None:
        """One army that runs them over, or as many as make victory likely; nobody if that is not enough."""
        ways.sort(key=lambda way: (way.army.troops, way.army.number))
        for way in ways:
            if self.runs_over(target, way):
                self.go(way, goes_on=True)
                return
        chosen: list[Approachable] = []
        for way in reversed(ways):
            chosen.append(way)
            if self.is_worth_it(target, chosen):
                self.battles.append(target.field)
                for each in chosen:
                    self.go(each, goes_on=False)
                return

    def runs_over(self, target: Target, way: Approachable) -> bool:
        """Ten to one, with the points for it (PH-5.5d, PH-5.5g)."""
        return way.left // CLIMBS >= OVERRUN_POINTS and is_overwhelming(way.army.troops, target.strength)

    def is_worth_it(self, target: Target, ways: Sequence[Approachable]) -> bool:
        own, others = self.attackers(target, ways), self.defenders(target, ways)
        if 3 * sum([unit.strength for unit in own]) < target.strength or win_chance(own, others) < CONFIDENT:
            return False
        return self.price * expected_losses(own, others) <= target.worth

    def go(self, way: Approachable, *, goes_on: bool) -> None:
        """There, and on over foreign land if it hopes to run over whom it meets."""
        path = way.path
        if goes_on:
            path = (*path, *self.beyond(way))
        if self.marshal.go(way.army, path) or (path != way.path and self.marshal.go(way.army, way.path)):
            del self.free[way.army.number]

    def beyond(self, way: Approachable) -> Path:
        ground: Ground = self.marshal.ground(row_of(self.state, way.army))
        left = way.left - CLIMBS * OVERRUN_POINTS
        if left < CLIMBS * ground.least:
            return NO_PATH
        return self.marshal.run(ground, way.path[-1], left, way.path)[1]


def groups(armies: Iterable[Army]) -> list[list[Army]]:
    """Armies of one realm and kind fight as one (PH-5.5b)."""
    found: dict[tuple[int, int], list[Army]] = {}
    for army in armies:
        found.setdefault((army.realm, army.kind), []).append(army)
    return list(found.values())
