"""Looking things up: rules, printed values, and games that were played, step by step."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from msgspec import Meta

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import Words
from tafelrunde.server.bodies import Body, SeatNumber
from tafelrunde.server.bodies_game import GameInfo
from tafelrunde.server.describing import wanted_game
from tafelrunde.server.errors import Denied
from tafelrunde.server.lessons import Lesson, Verdict, judge, lesson
from tafelrunde.server.library import PrintedValues, Rules, printed_values, rules_of
from tafelrunde.server.messages import Count
from tafelrunde.server.replaying import Replay, replay
from tafelrunde.server.routes.asking import Asked, Endpoint
from tafelrunde.server.routes.game import last_seen, live_table, reader, steps_until
from tafelrunde.server.routes.reading import Query

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
    return Denied("missing", "there is no such lesson", "diese Lektion gibt es nicht")


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
        raise Denied("bad", trouble.en, trouble.de) from None
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
        raise Denied("missing", "there is no such seat at this table", "diesen Platz gibt es hier nicht")
    return wished


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        rules,
        Words("Every rule of a game", "Alle Regeln eines Spiels"),
        Rules,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/lesson",
        guided,
        Words("A guided first game", "Ein angeleitetes erstes Spiel"),
        Lesson,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/lesson/why",
        tried,
        Words(
            "Whether another move were allowed in the lesson",
            "Ob in der Lektion ein anderer Zug erlaubt wäre",
        ),
        Verdict,
        TryMove,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/data",
        data,
        Words("The printed values this table plays with", "Die gedruckten Werte dieses Tisches"),
        PrintedValues,
        role="watcher",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replayed,
        Words("The game once more, step by step", "Das Spiel noch einmal, Schritt für Schritt"),
        Replay,
        query=ReplayQuery,
        role="watcher",
    ),
)
