"""The clocks of a table as plain data, and what happens to them. Nothing here looks at the time.

Only people have a clock: it runs from the moment their seat is to act until it has acted. Chance and bots
cost no time. Every step keeps the clocks as they stand after it, so undo brings the old clocks back as well.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tafelrunde.server.clocks.clock_rules import AnyRule, NoClock, PerGame, remind_at
from tafelrunde.server.clocks.waking_hours import awake_between, moment_after

NOBODY: Final = -2
"""Stands where a seat that has acted would stand."""
LEAST_ON_RETURN: Final = 60.0
"""Whoever comes back has at least this long to think."""


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """A seat's turn: the step that began it, and whether its player was told."""

    n: int
    told: bool = False


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the clocks stand at the moment `at`."""

    at: float = 0.0
    until: dict[int, float] = {}
    """Seats whose clock runs, and when their time is up."""
    left: dict[int, float] = {}
    """Per game: seconds that a seat has left when its clock stands."""
    out: dict[int, float] = {}
    """Seats whose time is up, and when the host must have decided."""
    remind: dict[int, float] = {}
    """Seats that are to be reminded, and when."""
    turns: dict[int, Turn] = {}
    """Whose turn it is, as turns.py keeps it."""


_decoder = msgspec.json.Decoder(Clocks)


def read_clocks(data: bytes) -> Clocks:
    return _decoder.decode(data) if data else Clocks()


def write_clocks(clocks: Clocks) -> bytes:
    return msgspec.json.encode(clocks) if clocks != Clocks(clocks.at) else b""


def shown(clocks: Clocks) -> bytes:
    """The clocks as everybody at the table may see them: who was told of a turn stays with us."""
    return write_clocks(replace(clocks, turns={}, remind={})) or b"null"


def deadline(clocks: Clocks) -> float | None:
    """When the clocks ask for attention next."""
    return min((*clocks.until.values(), *clocks.out.values(), *clocks.remind.values()), default=None)


def started(rule: AnyRule, seats: int) -> Clocks:
    """Before the first step: everybody has all the time of the game."""
    return Clocks(left=dict.fromkeys(range(seats), rule.seconds)) if isinstance(rule, PerGame) else Clocks()


def time_for(rule: AnyRule, left: Mapping[int, float], seat: int) -> float:
    """How long a seat may think that begins to think now."""
    if isinstance(rule, PerGame):
        return left.get(seat, rule.seconds)
    return 0.0 if isinstance(rule, NoClock) else rule.seconds


# -- moves -----------------------------------------------------------------------------------------------


def after_move(rule: AnyRule, clocks: Clocks, actor: int, on_clock: Collection[int], at: float) -> Clocks:
    """A seat has acted; `on_clock` are the people who are to act now. Others' clocks run on untouched."""
    if isinstance(rule, NoClock):
        return replace(clocks, at=at, until={}, left={}, out={}, remind={})
    left = _stopped(rule, clocks, actor, on_clock, at)
    out = {seat: by for seat, by in clocks.out.items() if seat in on_clock and seat != actor}
    times = {
        seat: time_for(rule, left, seat)
        for seat in on_clock
        if seat not in out and (seat not in clocks.until or seat == actor)
    }
    runs_on = clocks.until.keys() & set(on_clock) - {actor}
    return replace(_running(rule, clocks, runs_on, times, at), left=left, out=out)


def _stopped(
    rule: AnyRule, clocks: Clocks, actor: int, on_clock: Collection[int], at: float
) -> dict[int, float]:
    """What is left to each seat whose clock does not simply run on."""
    if not isinstance(rule, PerGame):
        return {}
    left = dict(clocks.left)
    for seat, until in clocks.until.items():
        if seat == actor or seat not in on_clock:
            left[seat] = max(0.0, until - at)
    if actor in clocks.until or actor in clocks.out:
        left[actor] = left.get(actor, 0.0) + rule.increment
    return left


def _running(
    rule: AnyRule, clocks: Clocks, runs_on: Collection[int], times: Mapping[int, float], at: float
) -> Clocks:
    """Some clocks run on, others start now with so much time each; all others stand."""
    until = {seat: clocks.until[seat] for seat in runs_on}
    remind = {seat: due for seat, due in clocks.remind.items() if seat in runs_on}
    for seat, seconds in times.items():
        until[seat] = moment_after(rule.sleep, at, seconds)
        before = remind_at(rule, seconds)
        if before is not None:
            remind[seat] = moment_after(rule.sleep, at, seconds - before)
    return replace(clocks, at=at, until=dict(sorted(until.items())), remind=remind)


def reseated(rule: AnyRule, clocks: Clocks, on_clock: Collection[int], at: float) -> Clocks:
    """People and bots changed places: clocks stop and start, nobody has acted.

    Whoever comes back with no time left gets a little: there would be no point in coming back otherwise.
    """
    if isinstance(rule, PerGame):
        back = set(on_clock) - clocks.until.keys() - clocks.out.keys()
        least = {seat: max(LEAST_ON_RETURN, time_for(rule, clocks.left, seat)) for seat in back}
        clocks = replace(clocks, left=clocks.left | least)
    return after_move(rule, clocks, NOBODY, on_clock, at)


class Rewound(NamedTuple):
    """What an undo goes back over: clocks when its position began and after its first move, and who moved."""

    kept: Clocks
    moved: Clocks
    movers: Collection[int]
    """In the sequence of their moves."""


def after_undo(
    rule: AnyRule, clocks: Clocks, rewound: Rewound, on_clock: Collection[int], at: float
) -> Clocks:
    """The clocks of the position that play returns to, running again from now.

    Who moved gets back what the move took, and no more. Who was asked all the time has thought all the time:
    that clock runs on.
    """
    if isinstance(rule, NoClock):
        return replace(clocks, at=at)
    kept, movers = rewound.kept, rewound.movers
    same = (kept.until.keys() & set(on_clock)) - set(movers)
    out = {seat: by for seat, by in clocks.out.items() if seat in same}
    had = {seat: _remaining(rule, kept, seat, kept.at) for seat in on_clock}
    asked = clocks.until.keys() & same
    runs_on = {seat for seat in asked if _remaining(rule, clocks, seat, at) <= had[seat]}
    times = {
        seat: had[seat] - _spent_since(rule, clocks, rewound, seat, at)
        for seat in on_clock
        if seat not in runs_on and seat not in out
    }
    return replace(_running(rule, clocks, runs_on, times, at), left=kept.left, out=out)


def _remaining(rule: AnyRule, clocks: Clocks, seat: int, at: float) -> float:
    if seat in clocks.until:
        return awake_between(rule.sleep, at, clocks.until[seat])
    return time_for(rule, clocks.left, seat)


def _spent_since(rule: AnyRule, clocks: Clocks, rewound: Rewound, seat: int, at: float) -> float:
    """Time of the whole game that whoever moved first has spent on further decisions."""
    if not isinstance(rule, PerGame) or seat not in tuple(rewound.movers)[:1]:
        return 0.0
    then = _remaining(rule, rewound.moved, seat, rewound.moved.at)
    return max(0.0, then - _remaining(rule, clocks, seat, at))


# -- time runs out ---------------------------------------------------------------------------------------


def expired(clocks: Clocks, now: float) -> tuple[int, ...]:
    """Seats whose time is up and about whom nobody has been asked yet."""
    return tuple(seat for seat, until in clocks.until.items() if until <= now)


def undecided(clocks: Clocks, now: float) -> tuple[int, ...]:
    """Seats for which somebody should have decided by now: a bot stands in."""
    return tuple(seat for seat, by in clocks.out.items() if by <= now)


def reminded(clocks: Clocks, now: float) -> Clocks:
    """Once is enough."""
    return replace(clocks, at=now, remind={seat: due for seat, due in clocks.remind.items() if due > now})


def time_up(rule: AnyRule, clocks: Clocks, decide: Mapping[int, float], now: float) -> Clocks:
    """The clocks of these seats have run out; until the given times somebody else may decide on them."""
    running = clocks.until.keys() - decide.keys()
    left = clocks.left | dict.fromkeys(decide, 0.0) if isinstance(rule, PerGame) else clocks.left
    out = dict(sorted((clocks.out | dict(decide)).items()))
    return replace(_running(rule, clocks, running, {}, now), out=out, left=left)


def granted(rule: AnyRule, clocks: Clocks, seat: int, seconds: float, now: float) -> Clocks:
    """A seat to act gets so much counting time on top of what it has."""
    has = awake_between(rule.sleep, now, clocks.until.get(seat, now))
    out = {other: by for other, by in clocks.out.items() if other != seat}
    running = clocks.until.keys() - {seat}
    return replace(_running(rule, clocks, running, {seat: has + seconds}, now), out=out)


def shifted(rule: AnyRule, clocks: Clocks, gap: tuple[float, float], seats: Collection[int]) -> Clocks:
    """Nobody could act during the gap: these seats have as much time after it as before it."""
    begin, end = gap

    def later(moment: float) -> float:
        return moment_after(rule.sleep, max(moment, begin), awake_between(rule.sleep, begin, end))

    return replace(
        clocks,
        at=max(clocks.at, end),
        until={seat: later(at) if seat in seats else at for seat, at in clocks.until.items()},
        remind={seat: later(at) if seat in seats else at for seat, at in clocks.remind.items()},
        out={seat: at + (end - begin) if seat in seats else at for seat, at in clocks.out.items()},
    )
