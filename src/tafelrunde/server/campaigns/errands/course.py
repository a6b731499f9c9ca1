"""How a campaign goes on: what realms and game masters hear of it, and what its leaders are answered."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import Lang, Seat
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.state import STEP_NAMES, TURN
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import round_of
from tafelrunde.phoenix_desk.campaign.house import house_rules
from tafelrunde.phoenix_desk.months.deadline import players_of
from tafelrunde.phoenix_desk.months.rounds import LostOrder
from tafelrunde.phoenix_desk.months.runner import Players, missing
from tafelrunde.phoenix_desk.months.typed_dice import is_waiting, wanted
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench

Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Sentence = Annotated[str, Meta(min_length=1, max_length=20_000)]


class Master(msgspec.Struct, frozen=True):
    """Who leads: the member's number, the name that the audit keeps, and the language of the answer."""

    by: int
    who: str
    lang: Lang


class AsSeen(Master, frozen=True, kw_only=True):
    """What changes the campaign at once."""

    last: int | None = None
    """The log's last entry, as whoever asks has seen it: the same asked twice is not done twice."""


class Standing(msgspec.Struct, frozen=True):
    """Where a campaign stands, as far as somebody is told when it stands elsewhere."""

    month: int
    round: tuple[int, int, int]
    over: bool


class Course(msgspec.Struct, frozen=True):
    """What an act of the game masters has led to."""

    month: int
    step: str
    active: int | None
    over: bool
    entries: int
    late: tuple[int, ...]
    """Realms that are waited for."""
    wanted: str = ""
    """Dice that somebody has to type in."""
    said: str = ""
    """The decision, as the log has it."""
    left_out: tuple[LostOrder, ...] = ()
    refused: tuple[LostOrder, ...] = ()
    """Why a sheet could not be played; what came before it counts."""


def standing(campaign: Campaign) -> Standing:
    return Standing(campaign.state.month, round_of(campaign.state), campaign.is_over)


def bots_of(bench: Workbench, campaign: Campaign) -> Players:
    """Realms without players."""
    return players_of(campaign, house_rules(bench.home).bots)


def realms_among(campaign: Campaign, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple([seat for seat in seats if 0 <= seat < len(campaign.names)])


def course_of(bench: Workbench, campaign: Campaign, lang: Lang) -> Course:
    state = campaign.state
    return Course(
        state.month,
        STEP_NAMES[state.step],
        state.active if state.step == TURN else None,
        campaign.is_over,
        len(campaign.table.entries),
        realms_among(campaign, missing(campaign, bots_of(bench, campaign))),
        wanted(campaign).said(lang) if is_waiting(campaign) else "",
    )


def tell_course(bench: Workbench, before: Standing, campaign: Campaign, by: int = 0) -> None:
    """Months that are closed, the round that is open, and whose turn it is."""
    now = standing(campaign)
    for month in range(before.month, now.month + (now.over and not before.over)):
        bench.tell(Happening("report", realms=None, masters=True, but=by, month=month))
    if now.round == before.round:
        return
    bench.tell(Happening("round", realms=None, masters=True, but=by, month=now.month))
    if campaign.state.step == TURN:
        bench.tell(Happening("turn", (campaign.state.active,), but=by, month=now.month))


def views_of(campaign: Campaign) -> list[PhoenixView]:
    """What each realm sees."""
    return [campaign.game.view(campaign.state, realm) for realm in range(len(campaign.names))]


def tell_decision(bench: Workbench, before: list[PhoenixView], campaign: Campaign, by: int) -> None:
    """To realms that can see it, at once; that there was a decision at all tells others too much."""
    after = views_of(campaign)
    realms = tuple([realm for realm, seen in enumerate(after) if seen != before[realm]])
    bench.tell(Happening("decision", realms, masters=True, but=by, month=campaign.state.month))


def replaced(bench: Workbench, campaign: Campaign) -> None:
    """Within `changing`: another course of the campaign than the one that was open counts from now on."""
    opened = bench.opened
    opened.campaign = campaign
    opened.kept.clear()
