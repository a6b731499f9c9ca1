"""What is due when time runs out: a reminder, or the end of the round where a campaign wants that by itself.

`due` only looks: whoever reminds somebody writes it down in the clock (`with_reminded`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from tafelrunde.bots import bot_for
from tafelrunde.engine.contract import Seat
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import MINUTE, Clock, allowance, round_of
from tafelrunde.phoenix_desk.months.rounds import play_round
from tafelrunde.phoenix_desk.months.runner import Players, Runner, missing
from tafelrunde.phoenix_desk.orders.drafts import has_draft

LAST_PART: Final = 4
"""A reminder comes when a fourth of the time is left, and not earlier than a day before."""
DAY: Final = 24 * 60 * MINUTE
NOBODY: Final[Mapping[Seat, str]] = {}


class Due(msgspec.Struct, frozen=True):
    round: tuple[int, int, int]
    """Month, step and realm, as the clock has them."""
    late: tuple[Seat, ...]
    """Realms that the round waits for."""
    remind: bool = False
    """Whether they should hear that little time is left; `reminding` says who has not yet."""
    close: bool = False
    """Whether the round ends now without them."""
    run: bool = False
    """Whether it is played now; all that were waited for are there, or it is closed."""
    at: float | None = None
    """When the answer will be another one, if nobody hands in; None if time does not run out."""


def due(campaign: Campaign, clock: Clock, now: float, bots: Players | None = None) -> Due:
    """By the clock and its choice whether rounds close by themselves; a clock that stands demands nothing."""
    state, waited = campaign.state, missing(campaign, bots or {})
    realms = tuple([seat for seat in waited if 0 <= seat < len(campaign.names)])
    nothing, allowed = Due(round_of(state), realms), allowance(state, clock)
    if clock.since is None or campaign.is_over or len(realms) < len(waited):
        return nothing
    if clock.early and not waited and has_sheet(campaign):
        return msgspec.structs.replace(nothing, run=True, at=now)
    if not allowed.minutes:
        return nothing
    limit = MINUTE * allowed.minutes
    reminder, end = limit - min(DAY, limit // LAST_PART), limit + MINUTE * allowed.grace
    used = clock.used(now)
    is_over = used >= end
    ahead = [moment for moment in (reminder, end) if moment > used]
    return msgspec.structs.replace(
        nothing,
        remind=bool(realms) and used >= reminder,
        close=is_over and clock.by_itself and bool(realms),
        run=is_over and clock.by_itself,
        at=now + ahead[0] - used if ahead else None,
    )


def has_sheet(campaign: Campaign) -> bool:
    """Whether somebody has handed in: where only bots are left, nothing hurries on from month to month."""
    return any(has_draft(campaign, realm) for realm in range(len(campaign.names)))


def reminding(found: Due, clock: Clock) -> tuple[Seat, ...]:
    """Who is to hear now that little time is left, once in a round."""
    return tuple([realm for realm in found.late if realm not in clock.reminded]) if found.remind else ()


def with_reminded(clock: Clock, realms: Collection[Seat]) -> Clock:
    return msgspec.structs.replace(clock, reminded=tuple(sorted({*clock.reminded, *realms})))


def see_to(
    campaign: Campaign,
    found: Due,
    reason: str,
    bots: Players | None = None,
    stand_ins: Mapping[Seat, str] = NOBODY,
) -> bool:
    """Plays the round that is due, to the next decision; who is late has a stand-in, or loses his turn.

    The home must be held by `changing`. Says whether it did anything.
    """
    if not found.run or found.round != round_of(campaign.state):
        return False
    late = {seat: name for seat, name in stand_ins.items() if seat in found.late}
    players = {**(bots or {}), **players_of(campaign, late)}
    play_round(Runner(campaign, players, 1, leave_out=True, close=reason if found.close else ""))
    return True


def players_of(campaign: Campaign, names: Mapping[Seat, str]) -> Players:
    """A bot for each of these realms: without a player, or in place of one."""
    return {realm: bot_for(campaign.game, name) for realm, name in names.items()}
