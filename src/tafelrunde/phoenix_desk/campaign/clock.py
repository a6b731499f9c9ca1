"""How long a round has been open, and when its time is over (PH-3u to PH-3x).

The clock decides nothing: who is late loses his turn only when the game master closes the round (PH-3v),
or where the campaign wants that to happen by itself.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.games.phoenix.state.state import MUSTER, TURN, State
from tafelrunde.phoenix_desk.campaign.home import CLOCK, Home

MINUTE: Final = 60
TURN_MINUTES: Final = 20  # PH-3u
MUSTER_MINUTES: Final = 30  # PH-3x
GRACE_MINUTES: Final = 15


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time of one round: what was spent before `since`, and since then, if it runs."""

    month: int
    step: int
    active: int
    spent: float = 0.0
    since: float | None = None
    """Seconds of the epoch; None while the clock stands still."""
    minutes: int = 0
    """What the game master allows for a round; 0 for what the rules say."""
    by_itself: bool = False
    """Whether a round closes when its time is over (`months/deadline.py`); else the game master does that."""
    extra: int = 0
    """Minutes more than others have, for this round alone."""
    early: bool = False
    """Whether a round is played as soon as every sheet is there, however much of its time is left."""
    reminded: tuple[int, ...] = ()
    """Realms that have heard in this round that little time is left; once is enough."""
    called: dict[int, float] = {}
    """Realms that a game master has reminded by hand in this round, and when."""

    def used(self, now: float) -> float:
        """Seconds for which the round has been open."""
        return self.spent + (max(0.0, now - self.since) if self.since is not None else 0.0)


class Allowance(msgspec.Struct, frozen=True):
    """Minutes for a round, and minutes of grace after them; both 0 where nothing is limited."""

    minutes: int = 0
    grace: int = 0


def round_of(state: State) -> tuple[int, int, int]:
    """What is being waited for: the muster of a month, or one turn."""
    return state.month, state.step, state.active if state.step == TURN else -1


def allowance(state: State, clock: Clock) -> Allowance:
    found = usual(state, clock)
    return Allowance(max(1, found.minutes + clock.extra), found.grace) if found.minutes else found


def usual(state: State, clock: Clock) -> Allowance:
    """What every round of this kind has."""
    if clock.minutes:
        return Allowance(clock.minutes)
    if state.setting.options["deadlines"] != "meeting":
        return Allowance()
    return {TURN: Allowance(TURN_MINUTES), MUSTER: Allowance(MUSTER_MINUTES, GRACE_MINUTES)}.get(
        state.step, Allowance()
    )


def read_clock(home: Home, state: State) -> Clock:
    """The clock of the round that is open; a new round has spent nothing."""
    clock = kept_clock(home)
    if clock is not None and (clock.month, clock.step, clock.active) == round_of(state):
        return clock
    if clock is None:
        return Clock(*round_of(state))
    return Clock(*round_of(state), minutes=clock.minutes, by_itself=clock.by_itself, early=clock.early)


def kept_clock(home: Home) -> Clock | None:
    """As it was written down; a spoilt one is as good as none."""
    try:
        return msgspec.json.decode(home.read(CLOCK) or b"", type=Clock)
    except UNREADABLE:
        return None


def begin_round(home: Home, state: State, now: float) -> None:
    """Notes when a round was opened; a clock that stands still is not started by it."""
    before, clock = kept_clock(home), read_clock(home, state)
    if before != clock:
        stands = before is not None and before.since is None
        keep_clock(home, msgspec.structs.replace(clock, since=None if stands else now))


def keep_clock(home: Home, clock: Clock) -> None:
    home.write(CLOCK, msgspec.json.encode(clock) + b"\n")


def paused(clock: Clock, now: float) -> Clock:
    """While a meeting is closed no time runs out (PH-3.4h)."""
    return msgspec.structs.replace(clock, spent=clock.used(now), since=None)


def started(clock: Clock, now: float) -> Clock:
    return msgspec.structs.replace(clock, spent=clock.used(now), since=now)


def extended(state: State, clock: Clock, minutes: int) -> Clock:
    """More time for this round, or less; the next one has what all have."""
    if not usual(state, clock).minutes:
        raise Complaint("nothing-to-extend")
    return msgspec.structs.replace(clock, extra=clock.extra + minutes)
