"""The clocks of a table as plain data, and what happens to them. Nothing here looks at the time.

Only people have a clock: it runs from the moment their seat is to act until it has acted. Chance and bots
cost no time. Every step keeps the clocks as they stand after it, so undo brings the old clocks back as well.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from tafelrunde.server.clock_rules import AnyRule, NoClock, PerGame
from tafelrunde.server.waking import awake_between, moment_after

LEAST_ON_RETURN: Final = 60.0
"""Whoever comes back or is granted nothing else has at least this long to think."""


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """A seat's turn: the step that began it, its last own step in it, and whether its player was told."""

    n: int
    moved: int
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
    turns: dict[int, Turn] = {}
    """Kept by notices.py."""


_decoder = msgspec.json.Decoder(Clocks)


def read_clocks(data: bytes) -> Clocks:
    return _decoder.decode(data) if data else Clocks()


def write_clocks(clocks: Clocks) -> bytes:
    return msgspec.json.encode(clocks) if clocks != Clocks(clocks.at) else b""


def shown(clocks: Clocks) -> bytes:
    """The clocks as everybody at the table may see them: who was told of a turn stays with us."""
    return write_clocks(msgspec.structs.replace(clocks, turns={})) or b"null"


def deadline(clocks: Clocks) -> float | None:
    """When somebody's time is up next."""
    return min((*clocks.until.values(), *clocks.out.values()), default=None)


def started(rule: AnyRule, seats: int) -> Clocks:
    """Before the first step: everybody has all the time of the game."""
    return Clocks(left=dict.fromkeys(range(seats), rule.seconds)) if isinstance(rule, PerGame) else Clocks()


def time_for(rule: AnyRule, left: Mapping[int, float], seat: int) -> float:
    """How long a seat may think that begins to think now."""
    if isinstance(rule, PerGame):
        return left.get(seat, rule.seconds)
    return 0.0 if isinstance(rule, NoClock) else rule.seconds


def after_move(rule: AnyRule, clocks: Clocks, actor: int, on_clock: Collection[int], at: float) -> Clocks:
    """A seat has acted; `on_clock` are the people who are to act now. Others' clocks run on untouched."""
    if isinstance(rule, NoClock):
        return msgspec.structs.replace(clocks, at=at, until={}, left={}, out={})
    left = _stopped(rule, clocks, actor, on_clock, at)
    waits = {seat: by for seat, by in clocks.out.items() if seat in on_clock and seat != actor}
    until = {
        seat: clocks.until[seat]
        if seat in clocks.until and seat != actor
        else moment_after(rule.sleep, at, time_for(rule, left, seat))
        for seat in sorted(on_clock)
        if seat not in waits
    }
    return msgspec.structs.replace(clocks, at=at, until=until, left=left, out=waits)


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


def reseated(rule: AnyRule, clocks: Clocks, on_clock: Collection[int], at: float) -> Clocks:
    """People and bots changed places: clocks stop and start, nobody has acted."""
    return after_move(rule, clocks, NOBODY, on_clock, at)


def after_undo(rule: AnyRule, clocks: Clocks, kept: Clocks, on_clock: Collection[int], at: float) -> Clocks:
    """The clocks of the position that play returns to, running again from now."""
    if isinstance(rule, NoClock):
        return msgspec.structs.replace(clocks, at=at)
    remaining = {seat: awake_between(rule.sleep, kept.at, until) for seat, until in kept.until.items()}
    until = {
        seat: moment_after(rule.sleep, at, remaining.get(seat, time_for(rule, kept.left, seat)))
        for seat in sorted(on_clock)
    }
    return msgspec.structs.replace(clocks, at=at, until=until, left=kept.left, out={})


def expired(clocks: Clocks, now: float) -> tuple[int, ...]:
    """Seats whose time is up and about whom nobody has been asked yet."""
    return tuple(seat for seat, until in clocks.until.items() if until <= now)


def undecided(clocks: Clocks, now: float) -> tuple[int, ...]:
    """Seats for which the host should have decided by now."""
    return tuple(seat for seat, until in clocks.out.items() if until <= now)


def time_up(rule: AnyRule, clocks: Clocks, seats: Collection[int], now: float) -> Clocks:
    """The clocks of these seats have run out; somebody else must decide on them by and by."""
    until = {seat: at for seat, at in clocks.until.items() if seat not in seats}
    out = clocks.out | dict.fromkeys(seats, now + rule.decide)
    left = clocks.left | dict.fromkeys(seats, 0.0) if isinstance(rule, PerGame) else clocks.left
    return msgspec.structs.replace(clocks, at=now, until=until, out=out, left=left)


def granted(rule: AnyRule, clocks: Clocks, seat: int, seconds: float, now: float) -> Clocks:
    """A seat to act gets so much counting time on top of what it has."""
    start = max(clocks.until.get(seat, now), now)
    until = clocks.until | {seat: moment_after(rule.sleep, start, seconds)}
    out = {other: by for other, by in clocks.out.items() if other != seat}
    return msgspec.structs.replace(clocks, at=now, until=dict(sorted(until.items())), out=out)


def returned(rule: AnyRule, clocks: Clocks, on_clock: Collection[int], seat: int, now: float) -> Clocks:
    """A player takes the seat back from the bot; with the clock at zero there would be no point in it."""
    ours = msgspec.structs.replace(clocks, out={s: by for s, by in clocks.out.items() if s != seat})
    if isinstance(rule, PerGame):
        ours = msgspec.structs.replace(
            ours, left=ours.left | {seat: max(LEAST_ON_RETURN, time_for(rule, ours.left, seat))}
        )
    return reseated(rule, ours, on_clock, now)


def shifted(rule: AnyRule, clocks: Clocks, gap: tuple[float, float]) -> Clocks:
    """Nobody could act during the gap: everybody has as much time after it as before it."""
    begin, end = gap
    until = {
        seat: moment_after(rule.sleep, end, awake_between(rule.sleep, begin, at))
        for seat, at in clocks.until.items()
    }
    out = {seat: at + (end - begin) for seat, at in clocks.out.items()}
    return msgspec.structs.replace(clocks, at=end, until=until, out=out)


NOBODY: Final = -2
"""Stands where a seat that has acted would stand."""
