"""Looking things up: rules, printed values, and games that were played, step by step."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from msgspec import Meta

from tafelrunde.engine.codec import convert_move, encode
from tafelrunde.engine.contract import Lang, Seat
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import CAMPAIGNS, load_game
from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup.asides import Aside, Verdict
from tafelrunde.server.lookup.catalogue import wanted_game
from tafelrunde.server.lookup.jobs import (
    AccountJob,
    AsideJob,
    LessonJob,
    Order,
    ReplayJob,
    ValuesJob,
    VerdictJob,
)
from tafelrunde.server.lookup.lessons import Lesson
from tafelrunde.server.lookup.library import PrintedValues, Rules, RulesFound, rules_of
from tafelrunde.server.lookup.readings import LASTING
from tafelrunde.server.lookup.replays import Block, Replay, blocks, bound
from tafelrunde.server.lookup.sheets import Key, Sheet
from tafelrunde.server.messages.bodies import Body, SeatNumber
from tafelrunde.server.messages.game_bodies import GameInfo
from tafelrunde.server.messages.messages import Count
from tafelrunde.server.routes.game import last_seen, live_table, reader
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint, costly
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.lobby import need_status
from tafelrunde.telling.account import SaidAccount
from tafelrunde.telling.search import index_of, search

MOST_STEPS = 200
MOST_HITS = 200
MOST_TRIES = 400
NO_SUCH_MOMENT = b"null"


class ReplayQuery(Query, frozen=True):
    seat: SeatNumber | None = None
    """Whose eyes: of a finished game anybody's, of a running one only one's own. None: the public view."""
    after: Count = 0
    limit: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = 50


class SearchQuery(Query, frozen=True):
    words: Annotated[str, Meta(max_length=200)] = ""
    """What is looked for, in either language."""


class TryMove(Body, frozen=True):
    """Another move than the lesson's, at the moment after so many entries and these moves of the learner."""

    n: Count
    move: dict[str, Any]
    before: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_TRIES)] = ()


def game_asked_for(asked: Asked) -> GameInfo:
    return wanted_game(asked.request.path_params["game"])


async def rules(asked: Asked) -> Rules:
    return rules_of(book_asked_for(asked))


def book_asked_for(asked: Asked) -> str:
    """Of campaigns, too: they are played elsewhere, but read about here."""
    wanted: str = asked.request.path_params["game"]
    return wanted if wanted in CAMPAIGNS else game_asked_for(asked).id


async def looked_up(asked: Asked) -> RulesFound:
    """Some milliseconds at most, once the book is indexed; that is done beside the tables."""
    game = load_game(book_asked_for(asked))
    await asyncio.to_thread(index_of, game)
    hits = search(game, asked.query.words)
    return RulesFound(len(hits), hits[:MOST_HITS])


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


async def judged(asked: Asked) -> bytes:
    job = VerdictJob(*attempt(asked), asked.lang)
    return await answered(asked, job, ("why", asked.request.path_params["game"], job))


async def tried(asked: Asked) -> bytes:
    job = AsideJob(*attempt(asked), asked.lang, asked.context.settings.most_offers)
    return await answered(asked, job, ("aside", asked.request.path_params["game"], job))


def attempt(asked: Asked) -> tuple[int, tuple[bytes, ...], bytes]:
    """The moment, the moves since and the one to try, each as our own JSON."""
    info = game_asked_for(asked)
    if not info.lesson:
        raise no_lesson()
    game = load_game(info.id)
    try:
        *before, move = (encode(convert_move(game, one)) for one in (*asked.body.before, asked.body.move))
    except Complaint as trouble:
        raise Denied("bad", trouble) from None
    return asked.body.n, tuple(before), move


async def answered(asked: Asked, job: VerdictJob | AsideJob, key: Key) -> bytes:
    order = Order(load_game(game_asked_for(asked).id), job)
    answer = (await costly(asked, key, lambda: order)).lines[0]
    if answer == NO_SUCH_MOMENT:
        raise no_lesson()
    return answer


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


async def accounted(asked: Asked) -> bytes:
    """Of a game that is over, everything is told; of any other, nothing."""
    live, lang = await live_table(asked), asked.lang
    need_status(live.record, "over")
    moves = await asked.desk.reels.until(live.id, live.n, 0)
    job = AccountJob(live.header, tuple(moves), lang)
    return (await costly(asked, ("account", live.id, live.n, lang), lambda: Order(live.game, job))).lines[0]


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
    Endpoint("GET", "/api/games/{game}/rules/search", looked_up, RulesFound, query=SearchQuery),
    Endpoint("GET", "/api/games/{game}/lesson", guided, Lesson),
    Endpoint("POST", "/api/games/{game}/lesson/why", judged, Verdict, TryMove),
    Endpoint("POST", "/api/games/{game}/lesson/try", tried, Aside, TryMove),
    Endpoint("GET", "/api/tables/{table}/data", data, PrintedValues, role="watcher"),
    Endpoint("GET", "/api/tables/{table}/replay", replayed, Replay, query=ReplayQuery, role="watcher"),
    Endpoint("GET", "/api/tables/{table}/account", accounted, SaidAccount, role="watcher"),
)
