"""Sieges: a train of catapults that fires at defended towns, and hosts that close in on them."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix.armies.recruits import free_number
from tafelrunde.games.phoenix.bot.conscripts import Conscription
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.foes import WarSurvey, troops_of
from tafelrunde.games.phoenix.bot.raids import WarMarshal
from tafelrunde.games.phoenix.bot.watch import Watch
from tafelrunde.games.phoenix.holdings.land import has_wall, side_name, stage_at
from tafelrunde.games.phoenix.orders.fire import FireAfter, FireBefore
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.standing.fire_table import NEAR
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.prices import FOOT, LEADER, LIGHT_CATAPULT, POINTS_TENTHS, PRICE, WARRIOR
from tafelrunde.games.phoenix.world.coordinates import SIDES

ESCORT: Final = 1_000
ESCORT_PRICE: Final = ESCORT * PRICE[WARRIOR] + PRICE[LEADER]
LEAST_WEAPONS: Final = 2
MOST_WEAPONS: Final = 6
RICH: Final = 3
"""A train is bought by who has so many times its price to spend."""
MOST_TRAINS: Final = 2
TROOP_SHARE: Final = 2
"""One half of the hits on a town is for the troops in it (PH-5.1)."""


def is_train(army: Army) -> bool:
    return army.light + army.heavy > 0


def defended_towns(war: WarSurvey) -> list[int]:
    """Towns of enemies with armies in them."""
    state = war.state
    return [
        field
        for field in sorted(war.shut)
        if war.is_foreign(field) and stage_at(state, field) and enemies_at(state, war.realm, field)
    ]


def walled_towns(war: WarSurvey) -> list[int]:
    """Towns of enemies that only walls defend."""
    state = war.state
    towns = [field for field in sorted(state.towns) if field not in war.shut and war.is_foreign(field)]
    sides = range(SIDES)
    return [field for field in towns if any(has_wall(state, SIDES * field + side) for side in sides)]


def buy_train(conscription: Conscription, front: set[int]) -> None:
    """In the town nearest to the enemy that can pay for it, when there is something to besiege."""
    draft = conscription.draft
    trains = sum([is_train(army) for army in draft.armies()])
    if trains >= MOST_TRAINS or draft.state.month == 1:
        return
    if not defended_towns(conscription.survey) and not walled_towns(conscription.survey):
        return
    for town in conscription.towns():
        number = free_number(draft.state, draft.realm, FOOT)
        gold = min(conscription.budget // RICH, conscription.limits(town)[0])
        weapons = min(MOST_WEAPONS, (gold - ESCORT_PRICE) // PRICE[LIGHT_CATAPULT])
        train = Goods(warriors=ESCORT, leaders=1, light_catapults=max(0, weapons))
        is_possible = town in front and weapons >= LEAST_WEAPONS
        if is_possible and conscription.paid(Recruit(draft.label(town), number, train)):
            return


class Siege:
    """The trains of one realm, before and after its armies have moved."""

    def __init__(self, draft: Draft, marshal: WarMarshal) -> None:
        self.draft = draft
        self.marshal = marshal
        self.state = draft.state
        self.targets = defended_towns(marshal.war) + walled_towns(marshal.war)
        self.busy: set[int] = set()
        """Numbers of those that have fired and stay."""

    def open_fire(self, trains: list[Army]) -> None:
        """Before the movement, at armies in a town or elsewhere beside the train; the town first."""
        for army in trains:
            for field in self.near(army.field):
                if self.fires(FireBefore, army, field):
                    self.busy.add(army.number)
                    break

    def fires(self, kind: type[FireBefore] | type[FireAfter], train: Army, field: int) -> bool:
        """Where a wall stands between them it is shot at first, for no army gets over it (PH-1.5.4g)."""
        world, label = self.state.setting.world, self.draft.label(field)
        side = SIDES * field + world.direction(field, train.field)
        direction: Any = side_name(side)
        if has_wall(self.state, side) and self.draft.order(kind(train.number, label, side=direction)):
            return True
        if not enemies_at(self.state, self.draft.realm, field) or not self.draft.order(
            kind(train.number, label)
        ):
            return False
        self.weaken(train, field)
        return True

    def near(self, field: int) -> list[int]:
        """Towns to besiege beside the field, then armies; not these where they may be gone meanwhile."""
        around = self.state.setting.world.around[field]
        towns = [other for other in around if other in self.targets]
        if self.state.setting.together:
            return towns
        return towns + [o for o in around if o not in towns and enemies_at(self.state, self.draft.realm, o)]

    def weaken(self, train: Army, field: int) -> None:
        """What the fire may do is not there any more when the attack is planned."""
        table = NEAR["LKP"]
        points = (train.light + train.heavy) * sum(table) // len(table)
        if stage_at(self.state, field):
            points //= TROOP_SHARE
        keys = enemies_at(self.state, self.draft.realm, field)
        for key in keys:
            army = self.state.edit_army(key)
            good = troops_of(army)
            army.troops = max(1, army.troops - 10 * points // POINTS_TENTHS[good] // len(keys))

    def close_in(self, trains: list[Army], watch: Watch) -> None:
        """After the attacks: trains go where they can fire next, and fire if they are there already."""
        moving = [army for army in trains if army.number not in self.busy]
        goals = self.camps()
        if moving and goals:
            watch.send(moving, goals)
        for old in moving:
            army = self.draft.row.armies[old.number]
            for field in self.near(army.field):
                if self.fires(FireAfter, army, field):
                    break

    def camps(self) -> list[int]:
        """Own fields beside towns to besiege."""
        world, owner = self.state.setting.world, self.state.owner
        beside = {other for town in self.targets for other in world.around[town]}
        return sorted([field for field in beside if owner[field] == self.draft.realm])

    def surround(self, idle: list[Army], watch: Watch) -> list[Army]:
        """Idle armies besiege: they gather beside defended towns; returns those without a siege to go to."""
        goals = self.camps()
        if not goals:
            return idle
        watch.send(idle, goals)
        return []
