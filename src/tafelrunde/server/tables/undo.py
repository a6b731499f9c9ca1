"""Taking moves back: at once where that is safe, else if all who acted since agree.

A seat takes back its own last move with all that came after it. Chance cannot be thrown again, and what
somebody has learned cannot be forgotten: across these nothing is taken back, whoever agrees. Pleas and
answers are steps, so every process knows of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE, Seat
from tafelrunde.engine.log import Entry
from tafelrunde.engine.table import knows_more, reveals
from tafelrunde.server.errors import Denied
from tafelrunde.server.tables.journal import Ask, Plea, Position, Proposal, Undo, played, undone
from tafelrunde.server.tables.live import LiveTable, StaleStep
from tafelrunde.store.records import SeatRecord


async def ask(live: LiveTable, seat: Seat, n: int, command: str | None = None) -> int:
    """Takes the seat's last move back, or asks those who acted since; returns the step of it."""
    came = live.now()

    async def propose(position: Position) -> Proposal:
        live.check_running()
        if n != position.n:
            raise StaleStep(position.n)
        live.check_in_time(seat, came)
        if position.plea is not None:
            raise Denied("state", "undo-asked-already")
        entries = await live.entries()
        return await asyncio.to_thread(proposed, live, position, entries, seat)

    return await live.commit(propose, seat, n, command)


async def answer(live: LiveTable, seat: Seat, n: int, *, agree: bool, command: str | None = None) -> int:
    """Agrees to what another seat wants to take back, or does not."""

    async def propose(position: Position) -> Proposal:
        live.check_running()
        plea = position.plea
        if plea is None or not plea.since <= n <= position.n:
            raise StaleStep(position.n)
        if seat not in plea.waits_for:
            raise Denied("forbidden", "undo-not-asked")
        left = tuple(other for other in plea.waits_for if other != seat)
        if not agree:
            return asked(position, seat, None)
        if left:
            return asked(position, seat, msgspec.structs.replace(plea, waits_for=left))
        entries = await live.entries()
        return await asyncio.to_thread(taken_back, live, position, entries, seat, plea.keep)

    return await live.commit(propose, seat, n, command)


def asked(position: Position, seat: Seat, plea: Plea | None) -> Proposal:
    """A step in which nothing happens but that somebody asks or answers."""
    after = msgspec.structs.replace(position, n=position.n + 1, plea=plea)
    return Proposal("ask", seat, encode(Ask(plea)), after, [])


def taken_back(
    live: LiveTable, position: Position, entries: Sequence[Entry], seat: Seat, keep: int
) -> Proposal:
    n = position.n + 1
    after = undone(live.game, live.header, entries[:keep], n, position.clock)
    return Proposal("undo", seat, encode(Undo(keep)), after, [])


async def outlook(live: LiveTable, seat: Seat) -> tuple[int, ...] | Denied:
    """Whom the seat would have to ask to take its last move back, or why it cannot; found out once a step."""
    n = live.n
    if live.outlooks.get(seat, (-1, ()))[0] != n:
        try:
            live.check_running()
            if live.position.plea is not None:
                raise Denied("state", "undo-asked-already")
            entries = await live.entries()
            found: tuple[int, ...] | Denied = (await asyncio.to_thread(checked, live, entries, seat))[1]
        except Denied as refusal:
            found = refusal
        live.outlooks[seat] = (n, found)
    return live.outlooks[seat][1]


def proposed(live: LiveTable, position: Position, entries: Sequence[Entry], seat: Seat) -> Proposal:
    """The undo itself where nobody has to be asked, else the plea; raises `Denied`."""
    keep, people = checked(live, entries, seat)
    if not people:
        return taken_back(live, position, entries, seat, keep)
    return asked(position, seat, Plea(seat, keep, people, position.n + 1))


def checked(live: LiveTable, entries: Sequence[Entry], seat: Seat) -> tuple[int, tuple[int, ...]]:
    """How many entries would stand, and the people who have acted since; raises `Denied`."""
    keep = own_last(entries, seat)
    check_no_chance(entries[keep:])
    check_nothing_learned(live, entries, keep, seat)
    others = {entry.seat for entry in entries[keep:]} - {seat}
    return keep, tuple(sorted(other for other in others if is_person(live.seats[other])))


def own_last(entries: Sequence[Entry], seat: Seat) -> int:
    """How many entries stand before the seat's last move."""
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].seat == seat:
            return place
    raise Denied("state", "undo-nothing")


def check_no_chance(entries: Sequence[Entry]) -> None:
    if any(entry.seat == CHANCE for entry in entries):
        raise Denied("state", "undo-after-chance")


def check_nothing_learned(live: LiveTable, entries: Sequence[Entry], keep: int, seat: Seat) -> None:
    """Nobody may have seen something hidden, nor a bot have acted on what the asking seat cannot know."""
    game, seats = live.game, len(live.seats)
    before = played(game, live.header, entries[:keep])
    for entry in entries[keep:]:
        is_bots = entry.seat != seat and not is_person(live.seats[entry.seat])
        if reveals(game, before, entry, seats) or (is_bots and knows_more(game, before, entry.seat, seat)):
            raise Denied("state", "undo-after-sight")
        game.play(before, entry.seat, entry.move, None)


def is_person(seat: SeatRecord) -> bool:
    return seat.kind == "human" and not seat.stands_in
