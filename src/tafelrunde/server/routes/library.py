"""Looking things up: rules, printed values, and games that were played, step by step."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from msgspec import Meta

from tafelrunde.engine.errors import Complaint
from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup.catalogue import wanted_game
from tafelrunde.server.lookup.lessons import Lesson, Verdict, judge, lesson
from tafelrunde.server.lookup.library import PrintedValues, Rules, printed_values, rules_of
from tafelrunde.server.lookup.replays import Replay, replay
from tafelrunde.server.messages.bodies import Body, SeatNumber
from tafelrunde.server.messages.game_bodies import GameInfo
from tafelrunde.server.messages.messages import Count
from tafelrunde.server.routes.game import last_seen, live_table, reader, steps_until
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint

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


async def guided(asked: Asked) -> Lesson:
    info = game_asked_for(asked)
    if not info.lesson:
        raise no_lesson()
    return await asyncio.to_thread(lesson, info.id, asked.lang, asked.context.settings.most_offers)


async def tried(asked: Asked) -> Verdict:
    info = game_asked_for(asked)
    try:
        verdict = judge(info.id, asked.body.n, asked.body.move, asked.lang) if info.lesson else None
    except Complaint as trouble:
        raise Denied("bad", trouble) from None
    if verdict is None:
        raise no_lesson()
    return verdict


async def data(asked: Asked) -> PrintedValues:
    live = await live_table(asked)
    return printed_values(live.game, live.record.corrections, asked.lang)


async def replayed(asked: Asked) -> Replay:
    live = await live_table(asked)
    query: ReplayQuery = asked.query
    seat = seat_of_replay(asked, len(asked.seats))
    steps = await steps_until(asked, last_seen(asked, live, seat))
    if not live.has_begun:
        return Replay(seat, 0, [], None)
    return await asyncio.to_thread(
        replay, live.game, live.header, steps, seat, asked.lang, query.after, query.limit
    )


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
