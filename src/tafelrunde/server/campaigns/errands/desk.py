"""The game masters' desk: where the campaign stands, and how each realm stands in the round."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.standing.shelter import PRESENT
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import MINUTE, Clock, allowance, read_clock
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.months.deadline import players_of
from tafelrunde.phoenix_desk.months.rollback import rollbacks
from tafelrunde.phoenix_desk.months.runner import missing
from tafelrunde.phoenix_desk.orders.drafts import has_draft
from tafelrunde.phoenix_desk.rehearsal.script import read_script
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.course import Course, course_of
from tafelrunde.server.campaigns.errands.summary import ClockSeen, clock_seen
from tafelrunde.server.campaigns.workbench import Workbench

SheetState = Literal["waiting", "missing", "none"]


class RealmStanding(msgspec.Struct, frozen=True):
    """Of a sheet only whether it is handed in: nobody reads what a realm is still writing."""

    realm: int
    name: str
    plays: bool
    sheet: SheetState
    """`waiting` to be played, `missing`, or `none` if none is needed now."""
    late: bool
    """Its sheet is missing, and the time is over."""
    absent: bool
    reminded: bool
    bot: str = ""
    stand_in: str = ""


class RehearsalSeen(msgspec.Struct, frozen=True):
    who: str
    at: float
    revision: str


class DeskSeen(msgspec.Struct, frozen=True):
    course: Course
    clock: ClockSeen
    realms: tuple[RealmStanding, ...]
    rehearsal: RehearsalSeen | None
    rollbacks: int


class AskDesk(msgspec.Struct, frozen=True):
    lang: Lang


def desk(bench: Workbench, args: AskDesk) -> DeskSeen:
    campaign = bench.campaign
    clock, script = read_clock(bench.home, campaign.state), read_script(bench.home)
    return DeskSeen(
        course_of(bench, campaign, args.lang),
        clock_seen(campaign, clock, bench.now),
        realms(bench, campaign),
        None if script is None else RehearsalSeen(script.who, script.at, script.revision),
        len(rollbacks(campaign)),
    )


def realms(bench: Workbench, campaign: Campaign) -> tuple[RealmStanding, ...]:
    rules, clock = house_rules(bench.home), read_clock(bench.home, campaign.state)
    waited = missing(campaign, players_of(campaign, rules.bots))
    is_over = time_is_over(campaign, clock, bench.now)
    return tuple(
        [
            RealmStanding(
                row.number,
                campaign.names[row.number],
                row.kind != OUTSIDE,
                sheet_state(campaign, row.number, waited=row.number in waited),
                row.number in waited and is_over,
                row.absence != PRESENT,
                row.number in clock.reminded,
                rules.bots.get(row.number, ""),
                rules.stand_ins.get(row.number, ""),
            )
            for row in campaign.state.realms
        ]
    )


def sheet_state(campaign: Campaign, realm: int, *, waited: bool) -> SheetState:
    if has_draft(campaign, realm):
        return "waiting"
    return "missing" if waited else "none"


def time_is_over(campaign: Campaign, clock: Clock, now: float) -> bool:
    allowed = allowance(campaign.state, clock)
    return allowed.minutes > 0 and clock.used(now) >= MINUTE * (allowed.minutes + allowed.grace)


ERRANDS = (Errand("desk", desk, AskDesk),)
