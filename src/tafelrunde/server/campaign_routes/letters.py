"""Letters and offers over HTTP: the boxes of realms, and that of the game masters."""

from __future__ import annotations

import re
from typing import Annotated, Final

from msgspec import Meta

from tafelrunde.server.campaign_routes.drafts import REALM
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaigns.errands.boxes import Letter, Letters, Writer
from tafelrunde.server.campaigns.errands.letters import (
    KEY_LENGTH,
    LONGEST_LETTER,
    MOST_RECIPIENTS,
    Line,
    Mark,
    OfBox,
    Send,
    Unread,
)
from tafelrunde.server.campaigns.errands.offers import Answer, Settle
from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.routes.input import Query
from tafelrunde.server.routes.request import Asked, Endpoint
from tafelrunde.store.letters import MASTERS, Kind

KEY: Final = re.compile(rf"[0-9a-f]{{{KEY_LENGTH}}}")
KeyText = Annotated[str, Meta(pattern=rf"^({KEY.pattern})?$")]
BoxNumber = Annotated[int, Meta(ge=-1, le=250)]


class LetterText(Body, frozen=True):
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    """Made by the client for each letter: sent again, it is the same letter."""
    text: Annotated[str, Meta(min_length=1, max_length=2 * LONGEST_LETTER)]
    to: Annotated[tuple[BoxNumber, ...], Meta(max_length=MOST_RECIPIENTS)] = ()
    """Numbers of realms, -1 for the game masters; an answer goes to the other side if nobody is named."""
    answers: KeyText = ""
    kind: Kind = "letter"
    """A `request` to the game masters stays in their inbox until it is done."""
    gives: Annotated[tuple[Line, ...], Meta(max_length=100)] = ()
    """Of an offer: orders of the sender, one in each line, and what it wants for them."""
    wants: Annotated[tuple[Line, ...], Meta(max_length=100)] = ()


class OfferAnswer(Body, frozen=True):
    answer: Answer


class BoxQuery(Query, frozen=True):
    before: KeyText = ""
    """Only letters before this one."""
    thread: KeyText = ""
    """Only those of this thread."""
    limit: Annotated[int, Meta(ge=1, le=50)] = 20


# -- whose box -------------------------------------------------------------------------------------------


def at_realm(asked: Asked) -> Writer:
    """The caller at the box of his own realm; game masters have no business there."""
    member = asked.place.member_for(asked.realm)
    if member is None:
        raise Denied("forbidden", "letters-are-sealed")
    return Writer(asked.realm, member.id, member.name)


def at_masters(asked: Asked) -> Writer:
    return Writer(MASTERS, asked.me.id, asked.me.name)


def whose(asked: Asked) -> Writer:
    return at_realm(asked) if "realm" in asked.request.path_params else at_masters(asked)


def key(asked: Asked) -> str:
    """The letter in the path."""
    text: str = asked.request.path_params["letter"]
    if not KEY.fullmatch(text):
        raise Denied("missing", "no-such-letter")
    return text


# -- what is asked ---------------------------------------------------------------------------------------


async def read_realm(asked: Asked) -> bytes:
    """Members read the box of their realm; game masters only where letters are open."""
    query, realm = asked.query, asked.realm
    if asked.place.member_for(realm) is None:
        reader = Writer(realm, asked.me.id, asked.me.name)
        return await asked.errand("letters.open", OfBox(reader, query.before, query.thread, query.limit))
    return await read(asked)


async def read(asked: Asked) -> bytes:
    query = asked.query
    return await asked.errand("letters.read", OfBox(whose(asked), query.before, query.thread, query.limit))


async def send(asked: Asked) -> bytes:
    body = asked.body
    letter = Send(
        whose(asked),
        body.id,
        body.to,
        body.text,
        body.answers,
        body.kind,
        body.gives,
        body.wants,
        asked.lang,
    )
    return await asked.errand("letter.send", letter)


async def mark_read(asked: Asked) -> bytes:
    return await asked.errand("letters.mark", Mark(whose(asked), key(asked), read=True))


async def mark_unread(asked: Asked) -> bytes:
    return await asked.errand("letters.mark", Mark(whose(asked), key(asked), read=False))


async def mark_all(asked: Asked) -> bytes:
    return await asked.errand("letters.mark", Mark(whose(asked)))


async def settle(asked: Asked) -> bytes:
    return await asked.errand("offer.settle", Settle(at_realm(asked), key(asked), asked.body.answer))


REALMS: Final = f"{REALM}/letters"
MASTERS_OWN: Final = f"{CAMPAIGN}/letters"

ENDPOINTS = (
    Endpoint("GET", REALMS, read_realm, Letters, query=BoxQuery, act="correspond"),
    Endpoint("POST", REALMS, send, Letter, LetterText, act="send", limit="chat", status=201),
    Endpoint("PUT", f"{REALMS}/read", mark_all, Unread, act="correspond"),
    Endpoint("PUT", f"{REALMS}/{{letter}}/read", mark_read, Unread, act="correspond"),
    Endpoint("DELETE", f"{REALMS}/{{letter}}/read", mark_unread, Unread, act="correspond"),
    Endpoint("POST", f"{REALMS}/{{letter}}/answer", settle, Letter, OfferAnswer, act="send"),
    Endpoint("GET", MASTERS_OWN, read, Letters, query=BoxQuery, act="lead"),
    Endpoint("POST", MASTERS_OWN, send, Letter, LetterText, act="lead", limit="chat", status=201),
    Endpoint("PUT", f"{MASTERS_OWN}/read", mark_all, Unread, act="lead"),
    Endpoint("PUT", f"{MASTERS_OWN}/{{letter}}/read", mark_read, Unread, act="lead"),
    Endpoint("DELETE", f"{MASTERS_OWN}/{{letter}}/read", mark_unread, Unread, act="lead"),
)
