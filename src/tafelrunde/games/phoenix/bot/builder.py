"""Towns of a peaceful realm: free ones of the start, new castles, stages, repairs."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix.bot.charts import is_port
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.survey import Survey
from tafelrunde.games.phoenix.holdings.land import bit_of, edge_of, side_name, work_code
from tafelrunde.games.phoenix.orders.muster import BuildTown, PlaceTown, Repair, RepairTown
from tafelrunde.games.phoenix.state.pieces import Town, is_damaged
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.tables.prices import (
    CAPITAL,
    CASTLE,
    FORTRESS,
    FORTRESS_CAPITAL,
    POINT_PRICE,
    STAGE_GOLD,
    STAGE_POINTS,
    STAGES,
    TOWN_GROWTH,
)
from tafelrunde.games.phoenix.towns.towns import growth_left
from tafelrunde.games.phoenix.world.coordinates import SIDES

NEAR: Final = 3
"""Towns stand further apart than this, as long as there is room."""
CLOSE: Final = 1
"""And at least further than this."""
REGION: Final = 6
"""Beyond this distance from the next town it makes no difference how far a castle is."""
STEP_WORTH: Final = 1_000
"""What a step further away from other towns is worth, in gold of recruits a month."""
COAST_WORTH: Final = 4_000
"""A town beside the sea can build ships (PH-3.3d)."""
CROWN_WORTH: Final = 100_000
DANGER: Final = 20_000


class Builder:
    """Spends gold on towns; a stage is begun only if there is enough to finish it."""

    def __init__(self, draft: Draft, survey: Survey) -> None:
        self.draft = draft
        self.survey = survey
        self.state = draft.state
        self.towns = [field for field in survey.own if field in self.state.towns]
        self.gaps: dict[int, int] = {}
        """By own field, steps to the nearest own town, as far as somebody has asked."""

    # --- what has been begun -------------------------------------------------------------------------

    def go_on(self) -> None:
        """Repairs first, then the next instalment of every site."""
        for field in self.towns:
            town = self.state.towns[field]
            points = min(growth_left(self.state, field), self.draft.gold // POINT_PRICE)
            if is_damaged(town):
                self.grow(RepairTown, field, min(points, STAGE_POINTS[town.built] - town.points))
            elif town.site:
                self.pay_instalment(field, town, min(points, STAGE_POINTS[town.site] - town.points))

    def grow(self, kind: type[RepairTown], field: int, points: int) -> None:
        if points > 0:
            self.draft.order(kind(self.draft.label(field), points))

    def pay_instalment(self, field: int, town: Town, points: int) -> None:
        if points > 0:
            stage: Any = STAGES[town.site]
            self.draft.order(BuildTown(stage, self.draft.label(field), points))

    def repair_works(self) -> None:
        """Roads, bridges, quays and walls that were damaged."""
        world = self.state.setting.world
        for spot, lost in sorted(self.state.damage.items()):
            side = world.edge_side[edge_of(spot)]
            field = side // SIDES
            if self.state.owner[field] == self.draft.realm and self.draft.gold >= POINT_PRICE * lost:
                work: Any = work_code(bit_of(spot))
                direction: Any = side_name(side)
                self.draft.order(Repair(work, self.draft.label(field), direction, lost))

    def owed(self) -> int:
        """Gold that the sites begun so far still need."""
        missing = 0
        for field in self.towns:
            town = self.state.towns[field]
            ordered = sum([growth.points for growth in self.state.growth if growth.field == field])
            if town.site:
                missing += STAGE_POINTS[town.site] - town.points - ordered
        return POINT_PRICE * missing

    # --- what is new ---------------------------------------------------------------------------------

    def place_free_towns(self) -> None:
        """The largest first, where the realm has none (PH-2h)."""
        for stage in range(CAPITAL - 1, 0, -1):
            if self.draft.row.free >> stage & 1:
                site = self.best_site(NEAR, CLOSE, 0)
                code: Any = STAGES[stage]
                if site >= 0 and self.draft.order(PlaceTown(code, self.draft.label(site))):
                    self.settle(site)

    def begin(self, budget: int) -> None:
        """Begins stages as long as they can be finished before the next recruiting month."""
        while True:
            choice = self.best_stage()
            if choice is None:
                return
            field, stage = choice
            now = self.state.towns[field].points if field in self.state.towns else 0
            price = POINT_PRICE * (STAGE_POINTS[stage] - now)
            points = min(TOWN_GROWTH, growth_left(self.state, field))
            code: Any = STAGES[stage]
            if price > budget or not self.draft.order(BuildTown(code, self.draft.label(field), points)):
                return
            budget -= price
            if stage == CASTLE:
                self.settle(field)

    def best_stage(self) -> tuple[int, int] | None:
        """All stages pay alike; what they let the realm recruit, and where, makes the difference."""
        towns, gains = self.state.towns, [(self.gain(field), field) for field in self.towns]
        found = [(gain, -field, towns[field].built + 1) for gain, field in gains if gain > 0]
        site = self.best_site(NEAR, CLOSE)
        if site >= 0:
            found.append((self.site_worth(site), -site, CASTLE))
        if not found:
            return None
        _worth, field, stage = max(found)
        return -field, stage

    def gain(self, field: int) -> int:
        """More recruits by the next stage of a town; a fortress becomes the capital where there is none."""
        town = self.state.towns[field]
        has_capital = self.draft.row.capital != NO_FIELD
        if town.site or is_damaged(town) or town.built == FORTRESS_CAPITAL:
            return 0
        if town.built == FORTRESS:
            return 0 if has_capital else CROWN_WORTH
        return 1 + STAGE_GOLD[town.built + 1] - STAGE_GOLD[town.built]

    def best_site(self, *apart: int) -> int:
        """The best own field for a new town; first of all those further than this from the next; or -1."""
        towns = self.state.towns
        for least in apart:
            found = [field for field in self.survey.own if self.gap(field) > least and field not in towns]
            if found:
                return max(found, key=lambda field: (self.site_worth(field), -field))
        return -1

    def gap(self, field: int) -> int:
        """Steps to the nearest own town, worked out once for all."""
        world = self.state.setting.world
        if field not in self.gaps:
            self.gaps[field] = min([world.distance(field, town) for town in self.towns], default=REGION)
        return self.gaps[field]

    def settle(self, site: int) -> None:
        """A town will stand there."""
        self.towns.append(site)
        world = self.state.setting.world
        for field in self.gaps:
            self.gaps[field] = min(self.gaps[field], world.distance(field, site))

    def site_worth(self, field: int) -> int:
        """Far from other towns, in lively country, beside the sea, away from strangers."""
        world, around = self.state.setting.world, self.state.setting.world.around[field]
        worth = STAGE_GOLD[CASTLE] + STEP_WORTH * min(REGION, self.gap(field)) + world.income[field]
        if is_port(self.state, field):
            worth += COAST_WORTH
        if any(other in self.survey.shut for other in around):
            worth -= DANGER
        return worth
