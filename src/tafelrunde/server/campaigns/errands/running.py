"""Leading a campaign without a rehearsal: rounds and months that run or are closed, dice, mode."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import CHANCE, Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.moves.meeting import SetDeadlines
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.months.deadline import players_of
from tafelrunde.phoenix_desk.months.notes import Note, need_reason, take_note
from tafelrunde.phoenix_desk.months.rounds import close_round, going_on, lost_orders, play_round
from tafelrunde.phoenix_desk.months.runner import LeftOut, Players, Refused, Runner, missing
from tafelrunde.phoenix_desk.months.typed_dice import is_waiting, read_values
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.course import (
    AsSeen,
    Course,
    Reason,
    bots_of,
    course_of,
    standing,
    tell_course,
    tell_decision,
    views_of,
)
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied

Mode = Literal["meeting", "days", "none"]
"""Turn after turn at a table, or one sheet for the month: with a date, or whenever all are there."""


@contextmanager
def leading(bench: Workbench, args: AsSeen) -> Iterator[Campaign]:
    """The campaign for a game master; whoever is concerned hears where it stands afterwards."""
    with bench.changing() as campaign:
        if args.last not in (None, len(campaign.table.entries)):
            raise Denied("stale", Complaint("campaign-changed-meanwhile", {"campaign": bench.name}))
        before, entries = standing(campaign), len(campaign.table.entries)
        yield campaign
        tell_course(bench, before, campaign, args.by)
        if count := len(campaign.table.entries) - entries:
            take_note(bench.home, Note("played", args.who, bench.now, entries, count))


@contextmanager
def deciding(bench: Workbench, campaign: Campaign, by: int) -> Iterator[None]:
    """Whoever sees another position afterwards is told so."""
    before = views_of(campaign)
    yield
    tell_decision(bench, before, campaign, by)


# -- rounds ----------------------------------------------------------------------------------------------


class Run(AsSeen, frozen=True):
    months: Annotated[int, Meta(ge=0, le=24)] = 0
    """So many months, or as far as sheets reach; 0: only the round that is open."""
    close: Annotated[str, Meta(max_length=500)] = ""
    """Why rounds are closed although sheets are missing; empty: they are waited for."""
    leave_out: bool = False
    """Orders that something has overtaken are left out; else it stops at such a sheet."""
    stand_ins: bool = False
    """Bots play for those who are late, as the house rules have it."""


def run(bench: Workbench, args: Run) -> Course:
    with leading(bench, args) as campaign:
        close = need_reason(args.close) if args.close else ""
        players = players_for(bench, campaign, stand_ins=args.stand_ins)
        runner = Runner(campaign, players, 1, leave_out=args.leave_out, close=close)
        refused = played(runner, args.months)
    return told(bench, campaign, args.lang, runner.left_out, refused)


def players_for(bench: Workbench, campaign: Campaign, *, stand_ins: bool) -> Players:
    bots = bots_of(bench, campaign)
    if not stand_ins:
        return bots
    late, known = missing(campaign, bots), house_rules(bench.home).stand_ins
    return {**bots, **players_of(campaign, {realm: bot for realm, bot in known.items() if realm in late})}


def played(runner: Runner, months: int) -> Refused | None:
    """What came before a sheet that cannot be played any more counts."""
    try:
        if months:
            runner.run(months)
        else:
            play_round(runner)
    except Refused as refused:
        runner.campaign.save()
        return refused
    return None


def told(
    bench: Workbench, campaign: Campaign, lang: Lang, left_out: list[LeftOut], refused: Refused | None
) -> Course:
    lost = [] if refused is None else [LeftOut(refused.realm, *one) for one in refused.lost]
    return msgspec.structs.replace(
        course_of(bench, campaign, lang),
        left_out=tuple(lost_orders(campaign, left_out, lang)),
        refused=tuple(lost_orders(campaign, lost, lang)),
    )


class Close(AsSeen, frozen=True):
    reason: Reason


def close(bench: Workbench, args: Close) -> Course:
    """The round without those who are late; who has no player has a bot, and is not late."""
    with leading(bench, args) as campaign:
        close_round(campaign, need_reason(args.reason), bots_of(bench, campaign))
    return course_of(bench, campaign, args.lang)


# -- meetings or remote play ------------------------------------------------------------------------------


class SwitchMode(AsSeen, frozen=True):
    mode: Mode


def switch(bench: Workbench, args: SwitchMode) -> Course:
    """Between meeting and remote play, between rounds (PH-R233)."""
    return decided(bench, args, SetDeadlines(args.mode))


def decided(bench: Workbench, args: AsSeen, move: Any) -> Course:
    """Any decision of a game master, in the log at once."""
    with leading(bench, args) as campaign, deciding(bench, campaign, args.by), going_on(campaign):
        campaign.play(campaign.master, move)
    said = campaign.game.format_move(move, args.lang)
    return msgspec.structs.replace(course_of(bench, campaign, args.lang), said=said)


# -- dice ------------------------------------------------------------------------------------------------


class Dice(AsSeen, frozen=True):
    values: Annotated[str, Meta(max_length=2_000)] = ""
    """As they lie on the table; empty: drawn."""


def roll(bench: Workbench, args: Dice) -> Course:
    """What a turn waits for that was paused before dice, or a campaign whose dice are typed in."""
    with leading(bench, args) as campaign, deciding(bench, campaign, args.by), going_on(campaign):
        if args.values:
            campaign.play(CHANCE, read_values(campaign, args.values), typed=True)
        elif is_waiting(campaign) and campaign.header.chance.kind != "typed":
            campaign.draw()
        else:
            raise Complaint("nothing-to-roll")
    return course_of(bench, campaign, args.lang)


ERRANDS = (
    Errand("run", run, Run, lane="long"),
    Errand("round.close", close, Close, lane="long"),
    Errand("mode.switch", switch, SwitchMode),
    Errand("dice.roll", roll, Dice, lane="long"),
)
