"""What waits for the game masters, and what waits for a realm, over HTTP."""

from __future__ import annotations

from tafelrunde.server.campaign_routes.drafts import REALM
from tafelrunde.server.campaign_routes.letters import at_masters, at_realm
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaigns.errands.inbox import Inbox, MarkTask, OfMaster, Task
from tafelrunde.server.campaigns.errands.my_tasks import MyTasks, OfReader
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint


class InboxQuery(Query, frozen=True):
    done: bool = False
    """Also what is done."""


class DoneMark(Body, frozen=True):
    done: bool


async def read_inbox(asked: Asked) -> bytes:
    return await asked.errand("inbox", OfMaster(at_masters(asked), asked.lang, asked.query.done))


async def mark(asked: Asked) -> bytes:
    reference = asked.request.path_params["task"]
    return await asked.errand(
        "inbox.mark", MarkTask(at_masters(asked), asked.lang, reference, asked.body.done)
    )


async def my_tasks(asked: Asked) -> bytes:
    return await asked.errand("tasks", OfReader(at_realm(asked)))


ENDPOINTS = (
    Endpoint("GET", f"{CAMPAIGN}/inbox", read_inbox, Inbox, query=InboxQuery, act="lead"),
    Endpoint("PUT", f"{CAMPAIGN}/inbox/{{task}}", mark, Task, DoneMark, act="lead"),
    Endpoint("GET", f"{REALM}/tasks", my_tasks, MyTasks, act="draft"),
)
