"""The game over HTTP: views, offers with their text forms, moves, the story in words, the log.

Browsers play over the socket; programs that would rather ask than listen play with these.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Raw

from tafelrunde.engine.codec import convert_move, encode
from tafelrunde.engine.contract import LANGS, Lang, Seat, Words
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup.jobs import (
    Order,
    PastJob,
    SeatLogJob,
    StoryJob,
    ViewJob,
    WholeLogJob,
    packed,
)
from tafelrunde.server.lookup.sheets import BLOCK
from tafelrunde.server.messages.bodies import SeatNumber
from tafelrunde.server.messages.game_bodies import (
    MakeMove,
    Moved,
    Offer,
    Offers,
    Shown,
    Story,
    UndoOutlook,
)
from tafelrunde.server.messages.messages import Count
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint, costly
from tafelrunde.server.tables import undo
from tafelrunde.server.tables.audience import delay_of
from tafelrunde.server.tables.live import LiveTable, StaleStep
from tafelrunde.server.tables.lobby import need_status
from tafelrunde.server.tables.story import Happened
from tafelrunde.store.records import Step
from tafelrunde.telling.complaints import said


class SeatQuery(Query, frozen=True):
    seat: SeatNumber | None = None
    """Which of my seats; needed only if I have several."""


class StoryQuery(SeatQuery, frozen=True):
    after: Count = 0
    """Only what came after this step."""


async def live_table(asked: Asked) -> LiveTable:
    return await asked.context.hub.existing(asked.table)


def reader(asked: Asked) -> int | None:
    """Whose eyes the caller sees with: a seat's, or None for the public."""
    if asked.who.seats:
        return asked.own_seat(asked.query.seat)
    if asked.query.seat is not None and asked.query.seat != asked.who.sees:
        raise Denied("forbidden", "not-your-seat")
    return asked.who.sees


def last_seen(asked: Asked, live: LiveTable, seat: int | None) -> int:
    """The last step that may be shown: the public watches from behind while the game is running."""
    return live.n if seat is not None else max(0, live.n - delay_of(live.record))


async def view(asked: Asked) -> bytes:
    live = await live_table(asked)
    seat = reader(asked)
    n = last_seen(asked, live, seat)
    most = asked.context.settings.most_offers
    if n == live.n:
        return live.view_for(seat, most)

    async def plan() -> Order:
        return Order(live.game, ViewJob(live.header, await steps_until(asked, n), most))

    return (await costly(asked, ("view", live.id, n), plan)).lines[0]


async def offers(asked: Asked) -> Offers:
    live = await live_table(asked)
    seat = asked.own_seat(asked.query.seat)
    moves = live.game.legal_moves(live.state, seat) if seat in live.to_act else ()
    is_listed = isinstance(moves, (list, tuple)) and len(moves) <= asked.context.settings.most_offers
    listed = [offer(live, move) for move in moves] if is_listed else None
    return Offers(live.n, seat, seat in live.to_act, listed)


def offer(live: LiveTable, move: Any) -> Offer:
    en, de = (live.game.format_move(move, lang) for lang in LANGS)
    return Offer(Raw(encode(move)), Words(en, de))


async def undo_outlook(asked: Asked) -> UndoOutlook:
    live = await live_table(asked)
    seat, n = asked.own_seat(asked.query.seat), live.n
    found = await undo.outlook(live, seat)
    if isinstance(found, Denied):
        return UndoOutlook(n, seat, can=False, reason=said(found, asked.lang))
    return UndoOutlook(n, seat, can=True, asks=found)


def read_move(live: LiveTable, wish: MakeMove) -> Any:
    """The move as data or in its text form, exactly one of both."""
    if (wish.move is None) == (wish.text is None):
        raise Denied("bad", "move-or-text")
    try:
        return (
            live.game.parse_move(wish.text) if wish.text is not None else convert_move(live.game, wish.move)
        )
    except Complaint as trouble:
        raise Denied("bad", trouble) from None


async def move(asked: Asked) -> Moved:
    live = await live_table(asked)
    wish: MakeMove = asked.body
    seat = asked.own_seat(wish.seat)
    try:
        return Moved(await live.do(seat, read_move(live, wish), wish.n, wish.id))
    except IllegalMove as refusal:
        why = explain(live.game, refusal, asked.lang, live.names)
        raise Denied("illegal", "move-refused", {"why": why}, rule=refusal.rule) from None
    except StaleStep as stale:
        raise Denied("stale", "game-moved-on", {"step": str(stale.n)}) from None


async def steps_until(asked: Asked, n: int) -> tuple[Step, ...]:
    return tuple([step for step in await asked.context.store.steps(asked.table) if step.n <= n])


async def recalled(asked: Asked, live: LiveTable, after: int, until: int) -> Sequence[Happened]:
    """What happened after one step and up to another; only whoever asks first has the game played again."""
    kept = live.chronicle.between(after, until)
    if kept is not None:
        return kept
    n = live.n

    async def plan() -> Order:
        return Order(live.game, PastJob(live.header, await steps_until(asked, n)))

    live.chronicle.listen()
    past = (await costly(asked, ("past", live.id, n), plan)).past
    live.chronicle.begin(past)
    return past[after:until]


async def story(asked: Asked) -> bytes:
    """The words of whole blocks of steps are kept: who opens the page again is told little anew."""
    live = await live_table(asked)
    seat, lang = reader(asked), asked.lang
    n, after = last_seen(asked, live, seat), asked.query.after
    lines: list[bytes] = []
    steps = await recalled(asked, live, after, n) if live.has_begun and after < n else ()
    for start in range(after // BLOCK * BLOCK, n, BLOCK) if steps else ():
        first, last = max(start, after), min(start + BLOCK, n)
        plan = partial(in_words, live, steps[first - after : last - after], seat, lang)
        lines += (await costly(asked, ("story", live.id, seat, lang, first, last), plan)).lines
    return b'{"n":%d,"steps":[%b]}' % (n, b",".join(lines))


def in_words(live: LiveTable, steps: Sequence[Happened], seat: Seat | None, lang: Lang) -> Order:
    return Order(live.game, StoryJob(live.header.seats, packed(steps), seat, lang))


async def log(asked: Asked) -> bytes:
    """The whole log once the game is over; before, what this reader may know of it."""
    live = await live_table(asked)
    need_status(live.record, "running", "over")
    seat, is_over = reader(asked), live.record.status == "over"
    n = last_seen(asked, live, seat)

    async def plan() -> Order:
        header, steps = live.header, await steps_until(asked, n)
        whole = WholeLogJob(header, steps, live.record.secret) if is_over else None
        return Order(live.game, whole or SeatLogJob(header, steps, seat))

    return (await costly(asked, ("log", live.id, "whole" if is_over else seat, n), plan)).lines[0]


TABLE = "/api/tables/{table}"

ENDPOINTS = (
    Endpoint("GET", f"{TABLE}/view", view, Shown, query=SeatQuery, role="watcher"),
    Endpoint("GET", f"{TABLE}/offers", offers, Offers, query=SeatQuery, role="seat"),
    Endpoint("GET", f"{TABLE}/undo", undo_outlook, UndoOutlook, query=SeatQuery, role="seat"),
    Endpoint("POST", f"{TABLE}/moves", move, Moved, MakeMove, role="seat", limit="move"),
    Endpoint("GET", f"{TABLE}/story", story, Story, query=StoryQuery, role="watcher"),
    Endpoint("GET", f"{TABLE}/log", log, bytes, query=SeatQuery, role="watcher"),
)
