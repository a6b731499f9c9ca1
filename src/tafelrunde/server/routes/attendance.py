"""Clocks and notices: more time for somebody, and by which ways people can be told of their turn."""

from __future__ import annotations

from tafelrunde.server.attendance.absence import grant
from tafelrunde.server.messages.bodies import GrantTime
from tafelrunde.server.messages.messages import TableInfo
from tafelrunde.server.messages.people_bodies import Ways
from tafelrunde.server.notices.push import public_key
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.server.routes.tables import again
from tafelrunde.store.keys import kept_keys


async def grant_time(asked: Asked) -> TableInfo:
    live = await asked.context.hub.existing(asked.table)
    await grant(live, asked.context.clockwork, asked.seat, asked.body.seconds)
    return await again(asked)


async def read_ways(asked: Asked) -> Ways:
    keys = await kept_keys(asked.context.store)
    return Ways(mail=asked.context.settings.mail is not None, push_key=public_key(keys.push))


ENDPOINTS = (
    Endpoint("POST", "/api/tables/{table}/seats/{seat}/time", grant_time, TableInfo, GrantTime, role="host"),
    Endpoint("GET", "/api/notices", read_ways, Ways),
)
