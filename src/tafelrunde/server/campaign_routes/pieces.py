"""A realm's pieces over HTTP: rows of all, the card and the past of one, names and notes, typed battles."""

from __future__ import annotations

from msgspec.structs import asdict

from tafelrunde.phoenix_desk.queries.battles import BattleForeseen
from tafelrunde.phoenix_desk.queries.histories import Past
from tafelrunde.phoenix_desk.queries.possessions import Card, Possessions
from tafelrunde.server.campaign_routes.drafts import REALM
from tafelrunde.server.campaign_routes.queries import UnitNumber, WithSheet, asking, question
from tafelrunde.server.campaigns.errands.drafts import OfRealm
from tafelrunde.server.campaigns.errands.questions_of_map import Asking, FieldLabel
from tafelrunde.server.campaigns.errands.questions_of_pieces import (
    AskBattle,
    AskCard,
    AskHistory,
    ForceText,
    Terrain,
)
from tafelrunde.server.campaigns.errands.tags import PieceKey, SetTag, Tag, TagName, TagNote, Tags
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint


class CardAsked(WithSheet, frozen=True, kw_only=True):
    unit: UnitNumber = 0
    field: FieldLabel = ""
    """Of a town, where no unit is named."""


class HistoryQuery(Query, frozen=True):
    unit: UnitNumber = 0
    field: FieldLabel = ""


class BattleAsked(Body, frozen=True):
    """Forces in one line each, as `phoenix battle` reads them: `3000 K 10 HF; 900 R 8 HF + BUH in Stadt`."""

    attackers: ForceText
    defenders: ForceText
    terrain: Terrain = 9


class TagText(Body, frozen=True):
    piece: PieceKey
    name: TagName = ""
    note: TagNote = ""
    was: Tag | None = None
    """What it said when one began to write: refused if somebody else has written meanwhile."""


async def possessions(asked: Asked) -> bytes:
    return await asked.errand("ask.possessions", Asking(**asking(asked)))


async def card(asked: Asked) -> bytes:
    return await asked.errand("ask.card", AskCard(**asking(asked)))


async def history(asked: Asked) -> bytes:
    return await asked.errand("ask.history", AskHistory(asked.realm, asked.query.unit, asked.query.field))


async def battle(asked: Asked) -> bytes:
    return await asked.errand("ask.battle", AskBattle(asked.realm, **asdict(asked.body)))


async def tags(asked: Asked) -> bytes:
    return await asked.errand("tags.read", OfRealm(asked.realm))


async def put_tag(asked: Asked) -> bytes:
    return await asked.errand("tags.put", SetTag(asked.realm, asked.me.id, **asdict(asked.body)))


ENDPOINTS = (
    question("possessions", possessions, Possessions, WithSheet),
    question("card", card, Card, CardAsked),
    Endpoint("GET", f"{REALM}/history", history, tuple[Past, ...], query=HistoryQuery, act="know"),
    question("battle", battle, BattleForeseen, BattleAsked),
    Endpoint("GET", f"{REALM}/tags", tags, Tags, act="draft"),
    Endpoint("PUT", f"{REALM}/tags", put_tag, Tags, TagText, act="write"),
)
