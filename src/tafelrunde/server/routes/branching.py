"""Branch here and try: from where a game stood, against bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup.jobs import BranchJob, Order
from tafelrunde.server.lookup.replays import BranchStart, Standing
from tafelrunde.server.messages.bodies import NewBranch, Seating
from tafelrunde.server.routes.game import live_table
from tafelrunde.server.routes.request import Asked, Endpoint, costly
from tafelrunde.server.tables.branching import Origin, branch, check_branchable
from tafelrunde.server.tables.live import LiveTable

SEED_BITS: Final = 64
_start = msgspec.json.Decoder(BranchStart)


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


async def branched(asked: Asked) -> Seating:
    is_over = asked.record.status == "over"
    seat = any_seat(asked) if is_over else own_seat(asked)
    check_branchable(asked.record)
    live = await live_table(asked)
    moves = await moves_until(asked, live)
    start = await started(asked, live, moves, None if is_over else seat)
    if not start.to_act:
        raise Denied("state", "branch-at-the-end")
    origin = Origin(
        step=moves[-1].n,
        seat=seat,
        to_act=start.to_act,
        given=start.given,
        moves=[move.step for move in moves] if is_over else (),
        entries=moves[-1].length if is_over else 0,
    )
    return await branch(asked.context, asked.caller, live, origin, asked.lang)


def any_seat(asked: Asked) -> int:
    """Once a game is over, whoever may see it may try any seat."""
    wish: NewBranch = asked.body
    seat = wish.seat if wish.seat is not None else next(iter(asked.who.seats), 0)
    if seat >= len(asked.seats):
        raise Denied("missing", "no-such-seat-here")
    return seat


def own_seat(asked: Asked) -> int:
    """Of a running game one tries what one's own seat knows."""
    if not asked.who.seats:
        raise Denied("forbidden", "seats-only")
    return asked.own_seat(asked.body.seat)


async def moves_until(asked: Asked, live: LiveTable) -> Sequence[Standing]:
    step = asked.body.step
    moves = await asked.desk.reels.until(live.id, live.n, 0) if live.has_begun else ()
    found = [move for move in moves if move.n <= step]
    if not found or found[-1].n != step:
        raise Denied("missing", "no-such-step")
    return found


async def started(asked: Asked, live: LiveTable, moves: Sequence[Standing], seat: int | None) -> BranchStart:
    """Played in a process of its own and paid for, like everything that takes work."""
    seed = 0 if seat is None else new_seed()
    order = Order(live.game, BranchJob(live.header, tuple(moves), seat, seed))
    key = ("branch", live.id, seat, moves[-1].n, seed)
    return _start.decode((await costly(asked, key, lambda: order)).lines[0])


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/{table}/branch",
        branched,
        Seating,
        NewBranch,
        role="watcher",
        limit="create",
        status=201,
    ),
)
