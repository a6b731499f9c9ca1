"""What hangs on the wall at a meeting: all that everybody in the room may see by the rules, as it is now.

It is built up from the public's view and from what is published; nothing of a rehearsal, a draft or a sheet
that waits can come here. Dice are shown where the campaign throws them openly, and only such as tell nobody's
strength by their number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.tables.calendar import SEASONS, in_year, month_name
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import read_clock
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.reports import month_of
from tafelrunde.phoenix_desk.reports.sentences import Teller
from tafelrunde.server.campaigns.errand import Errand, NoArgs
from tafelrunde.server.campaigns.errands.summary import RealmNamed, clock_seen, realms_named, world_mark
from tafelrunde.server.campaigns.workbench import Workbench

MOST_NEWS: Final = 8
MOST_THROWN: Final = 6
FEW_NEWS: Final = 3
"""With fewer, the end of last month's notice board fills the wall."""
ROUTINE: Final = frozenset(
    {"order_drawn", "month_began", "muster_closed", "turn_began", "turn_ended", "realm_founded"}
)
"""The page shows these in its own way."""
OPEN: Final = frozenset({"melee", "combat", "tilt", "retreat", "duel"})
"""One die for each side, or as many as a rank or the power on the table has. How many weapons fire, or are
hit, would tell strengths (PH-1.8m)."""


class TimeShown(msgspec.Struct, frozen=True):
    """Nothing in it changes while it runs: who asks again gets the same."""

    until: float | None
    """When the time is over, if it runs."""
    left: float | None
    """Seconds, while it stands still; both are None where nothing is limited."""


class ThrownOpenly(msgspec.Struct, frozen=True):
    what: Words
    where: str
    faces: int
    values: tuple[int, ...]


class Projected(msgspec.Struct, frozen=True):
    campaign: str
    month: int
    month_name: str
    season: str
    step: str
    mode: str
    over: bool
    active: int | None
    order: tuple[int, ...]
    done: tuple[int, ...]
    """Of the order, who has had a turn this month, or whose muster is played."""
    realms: tuple[RealmNamed, ...]
    clock: TimeShown
    news: tuple[Words, ...]
    """The last ones of the notice board, the latest at the end."""
    dice: tuple[ThrownOpenly, ...]
    world: str
    """The mark of its geography."""
    view: PhoenixView
    """As the public sees the map."""


def projected(bench: Workbench, args: NoArgs) -> Projected:
    campaign = bench.campaign
    view = public_view(campaign)
    order = tuple(view.orders.get(str(view.month), ()))
    return Projected(
        campaign=bench.name,
        month=view.month,
        month_name=month_name(view.month),
        season=SEASONS[in_year(view.month) - 1],
        step=view.step,
        mode="remote" if campaign.state.setting.together else "meeting",
        over=campaign.is_over,
        active=view.active,
        order=order,
        done=done(view, order),
        realms=realms_named(campaign),
        clock=time_shown(bench, campaign),
        news=news(campaign, view),
        dice=thrown(campaign) if house_rules(bench.home).open_dice else (),
        world=world_mark(campaign),
        view=replace(view, foundation={}, news=()),
    )


def public_view(campaign: Campaign) -> PhoenixView:
    """As whoever belongs to no realm sees it: where armies stand, never how strong they are (PH-1.8m)."""
    view: PhoenixView = campaign.game.view(campaign.state, None)
    return view


def done(view: PhoenixView, order: Sequence[int]) -> tuple[int, ...]:
    if view.step == "muster":
        return tuple([realm for realm in order if (seen := view.realms[realm]) is not None and seen.ready])
    return tuple(order[: view.place])


def time_shown(bench: Workbench, campaign: Campaign) -> TimeShown:
    seen = clock_seen(campaign, read_clock(bench.home, campaign.state), bench.now)
    limit = 60 * (seen.minutes + seen.grace)
    if campaign.is_over or not limit:
        return TimeShown(None, None)
    if seen.until is None:
        return TimeShown(None, round(max(0.0, limit - seen.used)))
    return TimeShown(round(seen.until, 1), None)


def news(campaign: Campaign, view: PhoenixView) -> tuple[Words, ...]:
    told = worth_telling(view.news)
    if len(told) < FEW_NEWS and view.month - 1 in campaign.months:
        told = [*worth_telling(month_of(campaign, None, view.month - 1).news), *told]
    teller = Teller(campaign.game, campaign.names, view.owners)
    return tuple([teller.event(event).said for event in told[-MOST_NEWS:]])


def worth_telling(events: Iterable[Any]) -> list[Any]:
    return [event for event in events if event.__struct_config__.tag not in ROUTINE]


def thrown(campaign: Campaign) -> tuple[ThrownOpenly, ...]:
    """The last throw of this month that lies open, as it was published."""
    found = [one for one in campaign.state.minutes if isinstance(one, Thrown) and one.what in OPEN]
    if not found:
        return ()
    last = found[-1].what
    run = list(takewhile(lambda one: one.what == last, reversed(found)))[:MOST_THROWN]
    return tuple([ThrownOpenly(TERMS[one.what], one.where, one.faces, one.values) for one in reversed(run)])


ERRANDS = (Errand("projector", projected),)
