"""How much of the game is left for one seat: what plans are made by."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.games.kingsburg.play.state import (
    AUTUMN,
    BATTLE,
    BUILD,
    ENVOY,
    GUILD,
    HELP,
    INFLUENCE,
    LOOK,
    NEUTRAL,
    RECRUIT,
    REROLL,
    ROLL,
    ROLL_AGAIN,
    SPRING,
    SUMMER,
    State,
)
from tafelrunde.games.kingsburg.play.winter import LAST_YEAR

SEASONS: Final = 3
SEASONS_AFTER: Final = (3, 3, 2, 2, 1, 1, 0, 0, 0)
"""By phase: the productive seasons of its year that come after it."""
BEFORE_DICE: Final = (NEUTRAL, GUILD, ROLL)
WITH_DICE: Final = (REROLL, ROLL_AGAIN, INFLUENCE, HELP, LOOK)

RECRUITS_LATER: Final = 0
RECRUITS_NOW: Final = 1
RECRUITS_DONE: Final = 2


class Moment(NamedTuple):
    """What is still to come, the present step left out."""

    year: int
    builds: int
    """Times to build."""
    ends: int
    """Ends of seasons."""
    drills: int
    """Productive seasons this year."""
    recruits: int
    """Whether recruiting is far off, near enough to count goods, or over."""
    card: int
    """This year's enemy; -1 while it is unknown."""


def seasons_after(state: State) -> int:
    """Productive seasons that come after the present phase."""
    return SEASONS * (LAST_YEAR - state.year) + SEASONS_AFTER[state.phase]


def moment_of(state: State, seat: int, card: int) -> Moment:
    """For a seat that builds nothing more in a season whose dice have been rolled."""
    builds = ends = seasons_after(state)
    drills = SEASONS_AFTER[state.phase]
    if state.step == BATTLE and state.year < LAST_YEAR:  # whoever decides here has fought already
        return Moment(state.year + 1, builds, ends, SEASONS, RECRUITS_LATER, -1)
    if state.phase in (SPRING, SUMMER, AUTUMN):
        if state.step in BEFORE_DICE:
            return Moment(state.year, builds + 1, ends + 1, drills + 1, RECRUITS_LATER, card)
        if state.step <= BUILD:
            ends += 1
    return Moment(state.year, builds, ends, drills, recruits_at(state, seat), card)


def recruits_at(state: State, seat: int) -> int:
    if state.phase < AUTUMN:
        return RECRUITS_LATER
    if state.phase == AUTUMN or (state.step == RECRUIT and state.waiting >> seat & 1):
        return RECRUITS_NOW
    return RECRUITS_DONE


def summers(moment: Moment) -> int:
    """Ends of a Summer still to come."""
    in_summer = moment.drills == 1 and moment.ends > moment.builds
    return LAST_YEAR - moment.year + (1 if moment.drills > 1 or in_summer else 0)


def envoy_seasons(state: State) -> int:
    """Seasons after this one in which an Envoy can still serve before it goes back (KB-10.10)."""
    if state.phase < ENVOY:
        return max(0, SEASONS_AFTER[state.phase] - 1)
    return 0 if state.year == LAST_YEAR else SEASONS - 1


def before_own_build(state: State, seat: int) -> bool:
    """Whether the seat will still build this season, with dice on the table or gone."""
    return state.step in WITH_DICE or (state.step == BUILD and state.waiting >> seat & 1 == 1)
