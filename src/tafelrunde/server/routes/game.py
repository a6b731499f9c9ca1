"""The game over HTTP: views, offers with their text forms, moves, the story in words, the log.

Browsers play over the socket; programs that would rather ask than listen play with these.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Raw

from tafelrunde.engine.codec import convert_move, encode
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.log import write_log
from tafelrunde.engine.protocol import LANGS, Words
from tafelrunde.engine.rulebook import explain
from tafelrunde.server import journal
from tafelrunde.server.audience import delay_of
from tafelrunde.server.bodies import SeatNumber
from tafelrunde.server.bodies_game import MakeMove, Moved, Offer, Offers, Shown, Story
from tafelrunde.server.errors import Denied
from tafelrunde.server.live import LiveTable, StaleStep
from tafelrunde.server.lobby import need_status
from tafelrunde.server.messages import Count
from tafelrunde.server.routes.asking import Asked, Endpoint
from tafelrunde.server.routes.reading import Query
from tafelrunde.server.showing import shown
from tafelrunde.server.story import told
from tafelrunde.store.records import Step


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
        raise Denied("forbidden", "this is not your seat", "das ist nicht dein Platz")
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
    return shown(live.game, await live.position_at(n), seat, most)


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


def read_move(live: LiveTable, wish: MakeMove) -> Any:
    """The move as data or in its text form, exactly one of both."""
    if (wish.move is None) == (wish.text is None):
        raise Denied("bad", "give either `move` or `text`", "bitte entweder `move` oder `text` angeben")
    try:
        return (
            live.game.parse_move(wish.text) if wish.text is not None else convert_move(live.game, wish.move)
        )
    except Complaint as trouble:
        raise Denied("bad", trouble.en, trouble.de) from None


async def move(asked: Asked) -> Moved:
    live = await live_table(asked)
    wish: MakeMove = asked.body
    seat = asked.own_seat(wish.seat)
    try:
        return Moved(await live.do(seat, read_move(live, wish), wish.n, wish.id))
    except IllegalMove as refusal:
        en, de = (explain(live.game, refusal, lang, live.names) for lang in LANGS)
        raise Denied("illegal", en, de, rule=refusal.rule) from None
    except StaleStep as stale:
        raise Denied(
            "stale",
            f"the game has moved on to step {stale.n}; look again",
            f"das Spiel steht schon bei Schritt {stale.n}; bitte neu ansehen",
        ) from None


async def steps_until(asked: Asked, n: int) -> list[Step]:
    return [step for step in await asked.context.store.steps(asked.table) if step.n <= n]


async def story(asked: Asked) -> Story:
    live = await live_table(asked)
    seat = reader(asked)
    n = last_seen(asked, live, seat)
    steps = await steps_until(asked, n) if live.has_begun and n > asked.query.after else []
    if not steps:
        return Story(n, [])
    after = asked.query.after
    return Story(n, await asyncio.to_thread(told, live.game, live.header, steps, seat, asked.lang, after))


async def log(asked: Asked) -> bytes:
    """The whole log once the game is over; before, what this reader may know of it."""
    live = await live_table(asked)
    need_status(live.record, "running", "over")
    seat = reader(asked)
    steps = await steps_until(asked, last_seen(asked, live, seat))
    if live.record.status == "over":
        full = journal.full_log(live.game, live.header, steps, live.record.secret)
        return b"".join(write_log(full))
    return b"".join(await asyncio.to_thread(journal.redacted_log, live.game, live.header, steps, seat))


TABLE = "/api/tables/{table}"

ENDPOINTS = (
    Endpoint(
        "GET",
        f"{TABLE}/view",
        view,
        Words("The game as I may see it", "Das Spiel, wie ich es sehen darf"),
        Shown,
        query=SeatQuery,
        role="watcher",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/offers",
        offers,
        Words("What I may do now, with text forms", "Was ich jetzt tun darf, mit Textformen"),
        Offers,
        query=SeatQuery,
        role="seat",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/moves",
        move,
        Words("Make a move", "Einen Zug machen"),
        Moved,
        MakeMove,
        role="seat",
        limit="move",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/story",
        story,
        Words("What happened, in words", "Was geschah, in Worten"),
        Story,
        query=StoryQuery,
        role="watcher",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/log",
        log,
        Words("The log: whole once the game is over", "Das Log: vollständig, wenn das Spiel zu Ende ist"),
        bytes,
        query=SeatQuery,
        role="watcher",
    ),
)
