"""A peaceful realm: recruits, builds, expands over unowned land, connects its towns.

It plans on a position imagined from its view, and knows nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.contract import Offers, Rng
from tafelrunde.games.phoenix.bot.builder import Builder
from tafelrunde.games.phoenix.bot.diplomacy import bank, offer_ways, receivers, take_gifts
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.leader import leave_alone, sheet_for
from tafelrunde.games.phoenix.bot.marches import Marshal, is_settler
from tafelrunde.games.phoenix.bot.recruits import Recruiter, enlist_officer
from tafelrunde.games.phoenix.bot.roads import RoadBuilder
from tafelrunde.games.phoenix.bot.survey import FAR, SOON, Claims, Survey
from tafelrunde.games.phoenix.bot.voyages import Admiral, Shipwright
from tafelrunde.games.phoenix.bot.walls import fortify
from tafelrunde.games.phoenix.bot.watch import Watch
from tafelrunde.games.phoenix.bot.wizardry import Circle, enlist_wizard
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.tables.calendar import is_recruiting
from tafelrunde.games.phoenix.tables.prices import FLEET

RESERVE: Final = 10_000
"""Gold that is never spent."""
ROADS_PERCENT: Final = 15
WIZARDS: Final = 1
"""He protects the capital."""


class Settler:
    name = "settler"

    def choose(self, offers: Offers, look: Callable[[], Any], rng: Rng, /) -> Sheet:
        return sheet_for(look(), leave_alone, plan_muster, plan_turn)


def plan_muster(draft: Draft) -> None:
    """What has been begun goes on; in recruiting months what is left of the gold brings something new."""
    survey = Survey(draft.state, draft.realm)
    builder = Builder(draft, survey)
    builder.go_on()
    builder.repair_works()
    if not is_recruiting(draft.state.month):
        return
    builder.place_free_towns()
    owed = RESERVE + builder.owed()
    claims = Claims(draft.state, FAR)
    recruiter = Recruiter(draft, survey, claims, draft.gold - owed)
    recruiter.recruit()
    Shipwright(draft, survey, claims).build_fleets(draft.gold - owed)
    spare = draft.gold - owed
    roads = RoadBuilder(draft, survey.own, recruiter.outposts(), spare * ROADS_PERCENT // 100)
    roads.connect()
    roads.build_quays()
    enlist_officer(draft, roads.towns)
    enlist_wizard(draft, draft.gold - owed, WIZARDS)
    fortify(draft, survey, draft.gold - owed)
    builder.begin(draft.gold - owed)


def plan_turn(draft: Draft) -> None:
    """Rights first, then the armies, then what others have offered: in the order of the phases."""
    draft.begin_turn()
    survey = Survey(draft.state, draft.realm)
    offer_ways(draft)
    bank(draft)
    marshal = Marshal(draft, survey, Claims(draft.state, SOON))
    watch = Watch(marshal)
    stay = receivers(draft)
    armies = [a for a in draft.armies() if a.number not in stay and is_settler(draft.state, a)]
    idle = marshal.march(watch.carry_home(armies))
    if any(army.kind == FLEET for army in draft.armies()):
        idle = Admiral(draft, survey, marshal).sail(idle)
    watch.keep_watch(idle)
    Circle(draft, survey, roams=False).keep()
    bank(draft)
    take_gifts(draft)
