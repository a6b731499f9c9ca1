"""Questions about the rules over HTTP: realms ask, game masters answer for all."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tafelrunde.phoenix_desk.orders.questions import LONGEST
from tafelrunde.server.campaign_routes.drafts import REALM
from tafelrunde.server.campaign_routes.people import CAMPAIGN
from tafelrunde.server.campaigns.errands.drafts import OfRealm
from tafelrunde.server.campaigns.errands.questions import (
    Answered,
    Ask,
    GiveAnswer,
    OpenQuestion,
    Questions,
)
from tafelrunde.server.messages.bodies import Body
from tafelrunde.server.routes.request import Asked, Endpoint

RuleText = Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class QuestionAsked(Body, frozen=True):
    question: RuleText


class AnswerGiven(Body, frozen=True):
    answer: RuleText


async def of_realm(asked: Asked) -> bytes:
    return await asked.errand("questions.realm", OfRealm(asked.realm))


async def ask(asked: Asked) -> bytes:
    return await asked.errand("question.ask", Ask(asked.realm, asked.me.id, asked.body.question))


async def of_masters(asked: Asked) -> bytes:
    return await asked.errand("questions.masters")


async def answer(asked: Asked) -> bytes:
    given = GiveAnswer(asked.me.id, asked.number("question"), asked.body.answer)
    return await asked.errand("question.answer", given)


ENDPOINTS = (
    Endpoint("GET", f"{REALM}/questions", of_realm, Questions, act="know"),
    Endpoint("POST", f"{REALM}/questions", ask, OpenQuestion, QuestionAsked, act="send", status=201),
    Endpoint("GET", f"{CAMPAIGN}/questions", of_masters, Questions, act="lead"),
    Endpoint("POST", f"{CAMPAIGN}/questions/{{question}}/answer", answer, Answered, AnswerGiven, act="lead"),
)
