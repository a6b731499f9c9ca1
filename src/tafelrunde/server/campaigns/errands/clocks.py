"""The clock of a round: paused, started, extended, set; and what is done when its moment has come."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import (
    Clock,
    extended,
    keep_clock,
    paused,
    read_clock,
    started,
)
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.months.deadline import due, reminding, see_to, with_reminded
from tafelrunde.phoenix_desk.texts import text
from tafelrunde.server.campaigns.errand import Errand, NoArgs
from tafelrunde.server.campaigns.errands.course import bots_of, standing, tell_course
from tafelrunde.server.campaigns.errands.summary import ClockSeen, clock_seen
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench

MOST_MINUTES: Final = 1_000_000
"""Two years."""
Minutes = Annotated[int, Meta(ge=0, le=MOST_MINUTES)]
MoreMinutes = Annotated[int, Meta(ge=-MOST_MINUTES, le=MOST_MINUTES)]


class SetClock(msgspec.Struct, frozen=True):
    """Only what is given changes."""

    by: int
    runs: bool | None = None
    minutes: Minutes | None = None
    """For every round from now on; 0: what the rules say."""
    extend: MoreMinutes = 0
    """More time, or less, for this round alone."""
    by_itself: bool | None = None
    """Whether rounds close and run when their time is over."""
    early: bool | None = None
    """Whether they run before, as soon as every sheet is there."""


def set_clock(bench: Workbench, args: SetClock) -> ClockSeen:
    with bench.changing() as campaign:
        clock = changed(campaign, read_clock(bench.home, campaign.state), args, bench.now)
        keep_clock(bench.home, clock)
        month = campaign.state.month
        bench.tell(Happening("clock", realms=None, masters=True, but=args.by, month=month))
    return clock_seen(campaign, clock, bench.now)


def changed(campaign: Campaign, clock: Clock, args: SetClock, now: float) -> Clock:
    if args.minutes is not None:
        clock = msgspec.structs.replace(clock, minutes=args.minutes)
    if args.by_itself is not None:
        clock = msgspec.structs.replace(clock, by_itself=args.by_itself)
    if args.early is not None:
        clock = msgspec.structs.replace(clock, early=args.early)
    if args.extend:
        clock = extended(campaign.state, clock, args.extend)
    if args.runs is None:
        return clock
    return started(clock, now) if args.runs else paused(clock, now)


def wake(bench: Workbench, campaign: Campaign) -> None:
    """Within `noting` or `changing`, after a sheet has come in: a clock that waited only for it looks now."""
    clock = read_clock(bench.home, campaign.state)
    if clock.early and due(campaign, clock, bench.now, bots_of(bench, campaign)).run:
        bench.home.look_again(bench.now)


# -- when its moment has come ------------------------------------------------------------------------------


class Seen(msgspec.Struct, frozen=True):
    """What the clock asked for, and when it will ask again."""

    reminded: tuple[int, ...] = ()
    run: bool = False
    """The round is to be played now (`clock.run`), which may take longer than others should wait."""
    again: float | None = None


def see_due(bench: Workbench, args: NoArgs) -> Seen:
    """Reminds once in a round; where it is to be played, the moment stays until that is done."""
    with bench.changing() as campaign:
        clock, bots = read_clock(bench.home, campaign.state), bots_of(bench, campaign)
        found = due(campaign, clock, bench.now, bots)
        if found.run:
            return Seen(run=True)
        late = reminding(found, clock)
        if late:
            keep_clock(bench.home, with_reminded(clock, late))
            bench.tell(Happening("deadline", late, month=campaign.state.month))
        bench.home.look_again(found.at)
    return Seen(late, again=found.at)


def run_due(bench: Workbench, args: NoArgs) -> Seen:
    """Closes and plays the round, if it still is due; bots stand in for those who are late and have one."""
    with bench.changing() as campaign:
        rules, before, bots = house_rules(bench.home), standing(campaign), bots_of(bench, campaign)
        found = due(campaign, read_clock(bench.home, campaign.state), bench.now, bots)
        see_to(campaign, found, text(rules.language, "round-time-over"), bots, rules.stand_ins)
        tell_course(bench, before, campaign)
        again = due(campaign, read_clock(bench.home, campaign.state), bench.now, bots).at
        bench.home.look_again(again)
    return Seen(again=again)


class GiveBack(msgspec.Struct, frozen=True):
    """The time in which no server was there."""

    first: float
    end: float


def give_back(bench: Workbench, args: GiveBack) -> ClockSeen:
    with bench.noting() as campaign:
        clock = read_clock(bench.home, campaign.state)
        if clock.since is not None and clock.since < args.end:
            lost = args.end - max(args.first, clock.since)
            clock = msgspec.structs.replace(clock, since=clock.since + lost)
            keep_clock(bench.home, clock)
            found = due(campaign, clock, bench.now, bots_of(bench, campaign))
            bench.home.look_again(bench.now if found.run else found.at)
    return clock_seen(campaign, clock, bench.now)


ERRANDS = (
    Errand("clock.set", set_clock, SetClock),
    Errand("clock.due", see_due),
    Errand("clock.give back", give_back, GiveBack),
    Errand("clock.run", run_due, lane="long"),
)
