"""Games and tables: what can be played, what is open, new tables, the host's changes, start and rematch."""

from __future__ import annotations

import math
from typing import Annotated

import msgspec
from msgspec import Meta

from tafelrunde.games import load_game
from tafelrunde.server.errors import Denied
from tafelrunde.server.lookup.catalogue import all_games, campaign_games, wanted_game
from tafelrunde.server.messages.bodies import (
    ChangeTable,
    NewSolo,
    NewTable,
    Nothing,
    Seating,
    Start,
    TableHere,
    Tables,
    Watching,
    You,
)
from tafelrunde.server.messages.game_bodies import Games, GameTerms
from tafelrunde.server.messages.messages import TableInfo
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.server.tables import lobby
from tafelrunde.server.tables.audience import delay_of, spectators_of
from tafelrunde.server.tables.packets import table_info
from tafelrunde.server.tables.rematch import rematch
from tafelrunde.store.records import Status, TableRecord

Page = Annotated[int, Meta(ge=1, le=100)]


class TablesQuery(Query, frozen=True):
    status: Status | None = None
    before: float | None = None
    """Continues a list: only tables that changed before this time."""
    limit: Page = 50


async def games(asked: Asked) -> Games:
    return Games(all_games(), asked.context.settings.pace, campaign_games())


async def one_game(asked: Asked) -> GameTerms:
    info = wanted_game(asked.request.path_params["game"])
    return GameTerms(info, dict(load_game(info.id).terms))


def from_behind(record: TableRecord, info: TableInfo) -> TableInfo:
    """Who watches some steps behind is not told how far the game is by now."""
    delay = delay_of(record)
    return msgspec.structs.replace(info, n=max(0, info.n - delay), to_act=()) if delay else info


async def listed(asked: Asked, records: list[TableRecord], *, is_public: bool = False) -> Tables:
    """The tables with their seats, and where the list goes on."""
    seats = await asked.context.store.seats_of([record.id for record in records])
    infos = [table_info(record, seats.get(record.id, ())) for record in records]
    if is_public:
        infos = [from_behind(record, info) for record, info in zip(records, infos, strict=True)]
    more = len(records) == asked.query.limit
    return Tables(infos, records[-1].changed if more else None)


def before_of(asked: Asked) -> float | None:
    before: float | None = asked.query.before
    if before is not None and not math.isfinite(before):
        raise Denied("bad", "before-is-time")
    return before


def statuses(asked: Asked, usual: tuple[Status, ...]) -> tuple[Status, ...]:
    return usual if asked.query.status is None else (asked.query.status,)


async def public_tables(asked: Asked) -> Tables:
    usual: tuple[Status, ...] = ("gathering", "running")
    records = await asked.context.store.tables(
        status=statuses(asked, usual), public=True, before=before_of(asked), limit=asked.query.limit
    )
    return await listed(asked, records, is_public=True)


async def my_tables(asked: Asked) -> Tables:
    user = asked.caller.user
    records = await asked.context.store.tables(
        status=statuses(asked, ()),
        user=None if user is None else user.id,
        before=before_of(asked),
        limit=asked.query.limit,
    )
    return await listed(asked, records)


async def all_tables(asked: Asked) -> Tables:
    records = await asked.context.store.tables(
        status=statuses(asked, ()), before=before_of(asked), limit=asked.query.limit
    )
    return await listed(asked, records)


async def create(asked: Asked) -> Seating:
    return await lobby.create(asked.context, asked.caller, asked.body)


async def solo(asked: Asked) -> Seating:
    return await lobby.solo(asked.context, asked.caller, asked.body)


async def connected(asked: Asked) -> set[int]:
    """The seats whose players are connected to this process."""
    try:
        live = await asked.context.hub.table(asked.table)
    except Denied:
        return set()  # a game by older rules cannot go on here, but the table can be looked at
    return set() if live is None else live.audience.here()


async def here(asked: Asked) -> TableHere:
    who = asked.who
    spectators = spectators_of(asked.record)
    info = table_info(asked.record, asked.seats, await connected(asked))
    return TableHere(
        info if who.seats or who.sees is not None else from_behind(asked.record, info),
        You(who.seats, who.is_host, who.invited, who.guest is not None, who.sees, who.is_operator),
        Watching(spectators.allowed, spectators.delay),
    )


async def again(asked: Asked) -> TableInfo:
    """The table as it is after a change."""
    record, seats = await lobby.find_table(asked.context, asked.table)
    return table_info(record, seats, await connected(asked))


async def change(asked: Asked) -> TableInfo:
    await lobby.change(asked.context, asked.table, asked.body)
    return await again(asked)


async def remove(asked: Asked) -> None:
    await lobby.remove(asked.context, asked.record, asked.seats, asked.who)


async def start(asked: Asked) -> TableInfo:
    await lobby.start(asked.context, asked.table, asked.body.fill)
    return await again(asked)


async def once_more(asked: Asked) -> Seating:
    return await rematch(asked.context, asked.caller, asked.record, asked.who)


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, Games),
    Endpoint("GET", "/api/games/{game}", one_game, GameTerms),
    Endpoint("GET", "/api/tables", public_tables, Tables, query=TablesQuery),
    Endpoint("GET", "/api/my/tables", my_tables, Tables, query=TablesQuery, role="user"),
    Endpoint("GET", "/api/operator/tables", all_tables, Tables, query=TablesQuery, role="operator"),
    Endpoint("POST", "/api/tables", create, Seating, NewTable, limit="create", status=201),
    Endpoint("POST", "/api/solo", solo, Seating, NewSolo, limit="create", status=201),
    Endpoint("GET", "/api/tables/{table}", here, TableHere),
    Endpoint("PATCH", "/api/tables/{table}", change, TableInfo, ChangeTable, role="host"),
    Endpoint("DELETE", "/api/tables/{table}", remove, role="host"),
    Endpoint("POST", "/api/tables/{table}/start", start, TableInfo, Start, role="host"),
    Endpoint("POST", "/api/tables/{table}/rematch", once_more, Seating, Nothing, role="seat", limit="create"),
)
