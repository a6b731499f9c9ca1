"""Rounds as a game master leads them: played as far as sheets reach, or closed without those who are late."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager

import msgspec

from tafelrunde.engine.contract import Lang, Seat
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix.state.state import DICE, MUSTER, TURN
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import round_of
from tafelrunde.phoenix_desk.months.runner import LeftOut, Players, Runner, missing


@contextmanager
def going_on(campaign: Campaign) -> Iterator[None]:
    """What a decision leads to is drawn, and all is saved; a turn that was paused before dice stays so."""
    was_paused = campaign.state.step == DICE
    yield
    if not (was_paused and campaign.state.step == DICE):
        campaign.advance()
    campaign.save()


def play_round(runner: Runner) -> bool:
    """To the next decision of somebody; says whether the round is over."""
    campaign = runner.campaign
    before = round_of(campaign.state)
    while round_of(campaign.state) == before and runner.step():
        pass
    campaign.advance()
    campaign.save()
    return round_of(campaign.state) != before


def close_round(campaign: Campaign, reason: str, bots: Players | None = None) -> tuple[Seat, ...]:
    """Ends what is waited for without those who are late; says who they were."""
    players = bots or {}
    late = missing(campaign, players)
    need_late(campaign, late)
    runner = Runner(campaign, players, 1, leave_out=True, close=reason)
    month, step = campaign.state.month, campaign.state.step
    with going_on(campaign):
        if step != MUSTER:
            runner.shut()
        while (campaign.state.month, campaign.state.step) == (month, MUSTER) and runner.step():
            pass
    return late


def need_late(campaign: Campaign, late: Collection[Seat]) -> None:
    """At its turn a realm is late only as long as no sheet of it waits, nor a bot plays it."""
    state = campaign.state
    if state.step == TURN and state.active not in late:
        raise Complaint("sheet-handed-in", {"name": campaign.names[state.active]})


# --- orders that something has overtaken ----------------------------------------------------------------


class LostOrder(msgspec.Struct, frozen=True):
    """An order that could not be played, in words."""

    realm: str
    order: str
    rule: str
    said: str


def lost_orders(campaign: Campaign, left_out: Iterable[LeftOut], lang: Lang) -> list[LostOrder]:
    names = campaign.names
    return [
        LostOrder(
            names[lost.realm],
            format_order(lost.order, lang),
            lost.refusal.rule,
            explain(campaign.game, lost.refusal, lang, names),
        )
        for lost in left_out
    ]
