"""Looking things up: rules, printed values, and games that were played, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any

from msgspec import Meta

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game, Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup.catalogue import wanted_game
from tafelrunde.server.lookup.lessons import Lesson, Verdict, judge, lesson
from tafelrunde.server.lookup.library import PrintedValues, Rules, printed_values, rules_of
from tafelrunde.server.lookup.readings import LASTING, Sheet, Work
from tafelrunde.server.lookup.replays import Replay, blocks, bound, replay
from tafelrunde.server.messages.bodies import Body, SeatNumber
from tafelrunde.server.messages.game_bodies import GameInfo
from tafelrunde.server.messages.messages import Count
from tafelrunde.server.routes.game import last_seen, live_table, reader
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint, costly

MOST_STEPS = 200


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
    return rules_of(game_asked_for(asked).id)


def no_lesson() -> Denied:
    return Denied("missing", "no-such-lesson")


async def guided(asked: Asked) -> bytes:
    info = game_asked_for(asked)
    if not info.lesson:
        raise no_lesson()
    return (await taught(asked, info.id)).lines[0]


async def taught(asked: Asked, game: str) -> Sheet:
    """Made once for each game and language."""
    work = partial(written_lesson, game, asked.lang, asked.context.settings.most_offers)
    return await costly(asked, (LASTING, game, asked.lang), work)


def written_lesson(game: str, lang: Lang, most_offers: int) -> Work:
    return Sheet((encode((yield from lesson(game, lang, most_offers))),))


async def tried(asked: Asked) -> Verdict:
    info = game_asked_for(asked)
    if info.lesson:
        await taught(asked, info.id)  # so that its moments are there
    try:
        verdict = judge(info.id, asked.body.n, asked.body.move, asked.lang) if info.lesson else None
    except Complaint as trouble:
        raise Denied("bad", trouble) from None
    if verdict is None:
        raise no_lesson()
    return verdict


async def data(asked: Asked) -> bytes:
    live, lang = await live_table(asked), asked.lang
    corrections = live.record.corrections
    key = ("data", live.game.meta.id, encode(corrections), lang)
    return (await costly(asked, key, partial(written_values, live.game, corrections, lang))).lines[0]


def written_values(game: Game, corrections: Mapping[str, Any], lang: Lang) -> Work:
    yield
    return Sheet((encode(printed_values(game, corrections, lang)),))


async def replayed(asked: Asked) -> bytes:
    live, lang, reels = await live_table(asked), asked.lang, asked.desk.reels
    after, limit = asked.query.after, asked.query.limit
    seat = seat_of_replay(asked, len(asked.seats))
    n = last_seen(asked, live, seat)
    moves = await reels.until(live.id, n, live.n - n) if live.has_begun else ()
    found = []
    for block in blocks(moves, after, limit):
        key = ("replay", live.id, seat, lang, block.start, block.last)
        work = partial(replay, live.game, live.header, reels.positions, live.id, block, seat, lang)
        found.append((block, await costly(asked, key, work)))
    return bound(seat, len(moves), after, limit, found)


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
