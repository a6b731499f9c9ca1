"""Questions about the rules: realms ask, a game master answers for all (PH-3.4e).

Who asks is known to the game masters alone, and what is open to nobody but who asked it. A realm is not told
the number of its question: it would tell how many others have asked.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import Words
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.orders import questions as desk
from tafelrunde.phoenix_desk.orders.questions import LONGEST, Question
from tafelrunde.server.campaigns.errand import Errand, NoArgs
from tafelrunde.server.campaigns.errands.drafts import OfRealm, need_realm
from tafelrunde.server.campaigns.errands.ledger import ledger, month_of
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Opened, Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.server.people.words import check_letter

MOST_OPEN: Final = 20
"""Questions of one realm that wait."""
QUESTION: Final = Words("question", "Frage")
ANSWER: Final = Words("answer", "Antwort")
QuestionText = Annotated[str, Meta(max_length=LONGEST)]


class Answered(msgspec.Struct, frozen=True):
    question: str
    answer: str
    number: int
    """Of the answer, from 1 on. Its place in the log would tell how much has happened to others."""
    month: int


class OpenQuestion(msgspec.Struct, frozen=True):
    question: str
    month: int
    realm: int | None = None
    """For game masters: who asks, and the number by which it is answered."""
    number: int = 0


class Questions(msgspec.Struct, frozen=True):
    open: list[OpenQuestion]
    answered: list[Answered]
    """The latest first."""


# -- asking ----------------------------------------------------------------------------------------------


class Ask(msgspec.Struct, frozen=True):
    realm: int
    by: int
    question: QuestionText


def ask(bench: Workbench, args: Ask) -> OpenQuestion:
    """The same question of the same realm once more is the one that waits."""
    check_letter(args.question, LONGEST, QUESTION)
    known = ledger(bench.opened).answers
    with bench.noting() as campaign:
        need_realm(campaign, args.realm)
        mine = of_realm(campaign, args.realm)
        asked = next((one for one in mine if one.question == args.question), None)
        if asked is None and len(mine) >= MOST_OPEN:
            raise Denied("state", "too-many-questions", {"most": MOST_OPEN})
        if asked is None:
            number = desk.ask(campaign, args.question, campaign.names[args.realm], known)
            month = campaign.state.month
            bench.tell(Happening("question", masters=True, but=args.by, month=month, n=number))
    return OpenQuestion(args.question, campaign.state.month if asked is None else asked.month)


def of_realm(campaign: Campaign, realm: int) -> list[Question]:
    return [one for one in desk.open_questions(campaign) if one.realm == campaign.names[realm]]


# -- answering -------------------------------------------------------------------------------------------


class GiveAnswer(msgspec.Struct, frozen=True):
    by: int
    number: int
    answer: QuestionText


def answer(bench: Workbench, args: GiveAnswer) -> Answered:
    check_letter(args.answer, LONGEST, ANSWER)
    with bench.changing() as campaign:
        waiting = {one.number: one for one in desk.open_questions(campaign)}
        if args.number not in waiting:
            raise Denied("stale", "question-settled", {"number": str(args.number)})
        number = len(ledger(bench.opened).answers) + 1
        given, month = desk.answer(campaign, args.number, args.answer), campaign.state.month
        realm = number_of(campaign, given)
        realms = None if realm is None else (realm,)
        told = Happening("answer", realms, masters=True, but=args.by, month=month, n=number)
        bench.tell(told)
    return Answered(given.question, given.answer, number, month)


def number_of(campaign: Campaign, question: Question) -> int | None:
    """Who asks; None if nobody noted it."""
    return campaign.names.index(question.realm) if question.realm in campaign.names else None


# -- reading ---------------------------------------------------------------------------------------------


def for_realm(bench: Workbench, args: OfRealm) -> Questions:
    """Its own open ones, and every answer."""
    opened = bench.opened
    need_realm(opened.campaign, args.realm)
    mine = [OpenQuestion(one.question, one.month) for one in of_realm(opened.campaign, args.realm)]
    return Questions(mine, answers_seen(opened))


def for_masters(bench: Workbench, args: NoArgs) -> Questions:
    opened = bench.opened
    waiting = [
        OpenQuestion(one.question, one.month, number_of(opened.campaign, one), one.number)
        for one in desk.open_questions(opened.campaign)
    ]
    return Questions(waiting, answers_seen(opened))


def answers_seen(opened: Opened) -> list[Answered]:
    """The month comes from where in the log it stands."""
    begins = opened.campaign.months.entries
    found = [
        Answered(one.question, one.answer, number, month_of(begins, one.entry))
        for number, one in enumerate(ledger(opened).answers, 1)
    ]
    return found[::-1]


ERRANDS = (
    Errand("question.ask", ask, Ask),
    Errand("question.answer", answer, GiveAnswer),
    Errand("questions.realm", for_realm, OfRealm),
    Errand("questions.masters", for_masters),
)
