"""The marshal of a realm at war: land of enemies is taken like land of nobody, their towns first."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.foes import WarClaims, WarSurvey
from tafelrunde.games.phoenix.bot.ground import CLIMBS, Ground
from tafelrunde.games.phoenix.bot.marches import NOT_REACHED, Marshal
from tafelrunde.games.phoenix.bot.survey import BEYOND, SOON
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.prices import STAGE_GOLD, STAGE_INCOME

YEARS: Final = 4
"""Taxes of a town that its conquest is worth, besides what can be recruited there."""
SPITE: Final = 500
"""Gold that it is worth to take a field from somebody, who loses it."""

Places = dict[int, tuple[int, int]]
"""By CLIMBS * field + height points used: what is left, and the place whence it came."""


class WarMarshal(Marshal):
    """Plans ways over foreign land too."""

    def __init__(self, draft: Draft, survey: WarSurvey) -> None:
        super().__init__(draft, survey, WarClaims(survey, SOON))
        self.war = survey

    def worth(self, field: int) -> int:
        plain = super().worth(field)
        if not self.war.is_foreign(field):
            return plain
        stage = stage_at(self.state, field)
        return plain + SPITE + YEARS * STAGE_INCOME[stage] + STAGE_GOLD[stage]

    def look_again(self) -> None:
        self.survey = self.war = WarSurvey(self.state, self.draft.realm)
        self.claims = WarClaims(self.war, SOON)
        self.lures.clear()

    def reach(self, unit: Army, ground: Ground) -> Places:
        """Every place where the unit can get this month, over own and foreign land, round other armies."""
        first = CLIMBS * unit.field + unit.climbs
        places = {first: (CLIMBS * unit.points + unit.climbs, -1)}
        queue, steps, survey = [first], self.state.setting.world.land_steps, self.war
        for place in queue:
            left, _whence = places[place]
            for step in steps[place // CLIMBS]:
                other = step[BEYOND]
                if other in survey.shut or not (survey.is_home(other) or survey.is_wanted(other)):
                    continue
                after = ground.enter(left, step)
                key = CLIMBS * other + after % CLIMBS
                if after > places.get(key, NOT_REACHED)[0]:
                    places[key] = (after, place)
                    queue.append(key)
        return places
