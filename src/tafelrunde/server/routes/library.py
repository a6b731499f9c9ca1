"""Looking things up: rules, printed values, and games that were played, step by step."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from msgspec import Meta

from tafelrunde.engine.codec import convert_move, encode
from tafelrunde.engine.contract import Lang, Seat
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import CAMPAIGNS, load_game
from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup.catalogue import wanted_game
from tafelrunde.server.lookup.jobs import LessonJob, Order, ReplayJob, ValuesJob, VerdictJob
from tafelrunde.server.lookup.lessons import Lesson, Verdict
from tafelrunde.server.lookup.library import PrintedValues, Rules, rules_of
from tafelrunde.server.lookup.readings import LASTING
from tafelrunde.server.lookup.replays import Block, Replay, blocks, bound
from tafelrunde.server.lookup.sheets import Sheet
from tafelrunde.server.messages.bodies import Body, SeatNumber
from tafelrunde.server.messages.game_bodies import GameInfo
from tafelrunde.server.messages.messages import Count
from tafelrunde.server.routes.game import last_seen, live_table, reader
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint, costly
from tafelrunde.server.tables.live import LiveTable

MOST_STEPS = 200
NO_SUCH_MOMENT = b"null"


class ReplayQuery(Query, frozen=True):
    seat: SeatNumber | None = None
    """Whose eyes: of a finished game anybody's, of a running one only one's own. None: the public view."""
    after: Count = 0
    limit: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = 50


class TryMove(Body, frozen=True):
    """Another move than the lesson's, at the moment after so many entries."""

    n: Count
    move: dict[str, Any]


def game_asked_for(asked: Asked) -> GameInfo:
    return wanted_game(asked.request.path_params["game"])


async def rules(asked: Asked) -> Rules:
    """Of campaigns, too: they are played elsewhere, but read about here."""
    wanted = asked.request.path_params["game"]
    return rules_of(wanted if wanted in CAMPAIGNS else game_asked_for(asked).id)


def no_lesson() -> Denied:
    return Denied("missing", "no-such-lesson")


async def guided(asked: Asked) -> bytes:
    info = game_asked_for(asked)
    if not info.lesson:
        raise no_lesson()
    return (await taught(asked, info.id)).lines[0]


async def taught(asked: Asked, game: str) -> Sheet:
    """Made once for each game and language."""
    job = LessonJob(asked.lang, asked.context.settings.most_offers)
    return await costly(asked, (LASTING, game, asked.lang), lambda: Order(load_game(game), job))


async def tried(asked: Asked) -> bytes:
    info, n, lang = game_asked_for(asked), asked.body.n, asked.lang
    if not info.lesson:
        raise no_lesson()
    game = load_game(info.id)
    try:
        move = encode(convert_move(game, asked.body.move))
    except Complaint as trouble:
        raise Denied("bad", trouble) from None
    job = VerdictJob(n, move, lang)
    verdict = (await costly(asked, ("why", info.id, n, move, lang), lambda: Order(game, job))).lines[0]
    if verdict == NO_SUCH_MOMENT:
        raise no_lesson()
    return verdict


async def data(asked: Asked) -> bytes:
    live, lang = await live_table(asked), asked.lang
    corrections = live.record.corrections
    key = ("data", live.game.meta.id, encode(corrections), lang)
    order = Order(live.game, ValuesJob(corrections, lang))
    return (await costly(asked, key, lambda: order)).lines[0]


async def replayed(asked: Asked) -> bytes:
    live, lang, reels = await live_table(asked), asked.lang, asked.desk.reels
    after, limit = asked.query.after, asked.query.limit
    seat = seat_of_replay(asked, len(asked.seats))
    n = last_seen(asked, live, seat)
    moves = await reels.until(live.id, n, live.n - n) if live.has_begun else ()
    found = []
    for block in blocks(moves, after, limit):
        key = ("replay", live.id, seat, lang, block.start, block.last)
        plan = partial(shown_again, live, block, seat, lang)
        found.append((block, await costly(asked, key, plan)))
    return bound(seat, len(moves), after, limit, found)


def shown_again(live: LiveTable, block: Block, seat: Seat | None, lang: Lang) -> Order:
    return Order(live.game, ReplayJob(live.header, tuple(block.moves), block.start, seat, lang))


def seat_of_replay(asked: Asked, seats: int) -> int | None:
    """Once a game is over its log is open, and so is what everybody knew."""
    if asked.record.status != "over":
        return reader(asked)
    wished: int | None = asked.query.seat
    if wished is not None and wished >= seats:
        raise Denied("missing", "no-such-seat-here")
    return wished


ENDPOINTS = (
    Endpoint("GET", "/api/games/{game}/rules", rules, Rules),
    Endpoint("GET", "/api/games/{game}/lesson", guided, Lesson),
    Endpoint("POST", "/api/games/{game}/lesson/why", tried, Verdict, TryMove),
    Endpoint("GET", "/api/tables/{table}/data", data, PrintedValues, role="watcher"),
    Endpoint("GET", "/api/tables/{table}/replay", replayed, Replay, query=ReplayQuery, role="watcher"),
)
