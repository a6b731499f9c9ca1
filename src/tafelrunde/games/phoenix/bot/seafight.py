"""Battles at sea: fleets that attack weaker ones within reach, and set out for those that are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.phoenix.bot.assault import Approachable, Assault
from tafelrunde.games.phoenix.bot.charts import Chart
from tafelrunde.games.phoenix.bot.foes import WarSurvey
from tafelrunde.games.phoenix.bot.raids import WarMarshal
from tafelrunde.games.phoenix.bot.voyages import Admiral, is_free
from tafelrunde.games.phoenix.marching.reach import spread
from tafelrunde.games.phoenix.marching.steps import ready
from tafelrunde.games.phoenix.standing.standing import carried, enemies_at, is_coast_of
from tafelrunde.games.phoenix.standing.strength import strength
from tafelrunde.games.phoenix.state.deeds import MOVED
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.prices import FLEET, PRICE, SHIP

FARTHEST: Final = 9
"""No fleet sails farther in one month."""
COAST: Final = 2_000
"""What it is worth to be rid of an enemy fleet off the own coast."""
PASSING: Final = 500
"""And of one elsewhere: it may carry a host."""
BOLD_PERCENT: Final = 150
"""So much stronger than fleets may be must be who sets out for them."""
NOT_OVER: Final = -1
"""A battle at sea is planned without the hope to run somebody over."""


def enemy_fleets(survey: WarSurvey) -> dict[int, int]:
    """By water, the strength that fleets of enemies there may have."""
    state, found = survey.state, dict[int, int]()
    for row in state.realms:
        if row.number != survey.realm and survey.is_prey[row.number]:
            for army in row.armies.values():
                if army.kind == FLEET:
                    found[army.field] = found.get(army.field, 0) + strength(army, defending=True)
    return found


class SeaFight(Assault):
    """Plans the attacks of all empty fleets of a month, the most rewarding first."""

    price = PRICE[SHIP]

    def fleets(self) -> list[Army]:
        draft = self.marshal.draft
        own = [army for army in draft.armies() if army.kind == FLEET and army.troops and is_free(draft, army)]
        return [fleet for fleet in own if not carried(self.state, fleet)]

    def ways(self, armies: Sequence[Army]) -> dict[int, list[Approachable]]:
        prey = sorted([field for field in self.marshal.war.shut if self.is_target(field)])
        found: dict[int, list[Approachable]] = {}
        for fleet in armies:
            for field, path in self.courses(fleet, prey):
                found.setdefault(field, []).append(Approachable(fleet, path, NOT_OVER))
        return found

    def courses(self, fleet: Army, prey: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
        """The enemies that the fleet reaches this month, with the way there."""
        distance = self.state.setting.world.distance
        near = [field for field in prey if distance(fleet.field, field) <= FARTHEST]
        if not near:
            return []
        found = spread(self.state, ready(self.state, fleet))
        paths = [(field, found.path(field)[1:]) for field in near]
        found.close()
        return [(field, tuple(path)) for field, path in paths if path]

    def is_target(self, field: int) -> bool:
        is_sea = self.state.setting.world.is_water[field]
        return bool(is_sea) and bool(enemies_at(self.state, self.realm, field))

    def worth(self, field: int) -> int:
        return COAST if is_coast_of(self.state, self.realm, field) else PASSING


def cruise(marshal: WarMarshal, admiral: Admiral) -> None:
    """Empty fleets that lie together and have nothing to do look for weaker ones, the nearest first."""
    world = marshal.state.setting.world
    foes = enemy_fleets(marshal.war)
    flotillas: dict[int, list[Army]] = {}
    for fleet in idle_fleets(marshal):
        flotillas.setdefault(fleet.field, []).append(fleet)
    for fleets in flotillas.values() if foes else ():
        ships = sum([fleet.troops for fleet in fleets])
        weaker = [field for field, men in foes.items() if BOLD_PERCENT * men <= 100 * ships]
        chart = Chart(marshal.war, {other for field in weaker for other, _edge in world.sea_steps[field]})
        for fleet in fleets:
            admiral.follow(fleet.number, chart)


def idle_fleets(marshal: WarMarshal) -> list[Army]:
    """Those with ships but without cargo that have neither moved nor met somebody."""
    fleets = [army for army in marshal.draft.armies() if army.kind == FLEET and army.troops]
    return [f for f in fleets if not f.done & MOVED and not carried(marshal.state, f)]
