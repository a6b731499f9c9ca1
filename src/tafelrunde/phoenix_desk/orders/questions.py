"""Questions about the rules: open ones wait beside the log, answered ones stand in it (PH-3.4e)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.games.phoenix.moves.kinds import Answer
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.home import Paper

LONGEST: Final = 500


class Question(msgspec.Struct, frozen=True):
    """`number` is that of an open question, `entry` the place of the answer in the log."""

    question: str
    realm: str = ""
    number: int = 0
    answer: str = ""
    entry: int = 0
    month: int = 0
    """In which an open one was asked; 0 if nobody noted it."""


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    question: str
    realm: str = ""
    month: int = 0


def ask(campaign: Campaign, question: str, realm: str = "", known: Sequence[Question] | None = None) -> int:
    """Notes a question; returns its number. Whoever knows all answers need not have them looked up."""
    if not 1 <= len(question) <= LONGEST:
        raise Complaint("question-length", {"longest": LONGEST, "length": len(question)})
    numbers = [paper.number for paper in campaign.home.papers("question")]
    number = max([len(answered(campaign) if known is None else known), *numbers]) + 1
    asked = _Asked(question, realm, campaign.state.month)
    campaign.home.write(Paper("question", number), msgspec.json.encode(asked) + b"\n")
    return number


def answer(campaign: Campaign, number: int, text: str) -> Question:
    """Answers an open question for all: it goes into the log and waits no longer."""
    question = next((known for known in open_questions(campaign) if known.number == number), None)
    if question is None:
        listed = ", ".join(str(known.number) for known in open_questions(campaign)) or "–"
        raise Complaint("no-open-question", {"number": str(number), "listed": listed})
    campaign.play(campaign.master, Answer(question.question, text))
    campaign.save()
    campaign.home.remove(Paper("question", number))
    return msgspec.structs.replace(question, answer=text, entry=len(campaign.table.entries))


def answered(campaign: Campaign) -> list[Question]:
    return [
        Question(entry.move.question, answer=entry.move.answer, entry=entry.n)
        for entry in campaign.table.entries
        if isinstance(entry.move, Answer)
    ]


def open_questions(campaign: Campaign) -> list[Question]:
    return [open_question(campaign, paper) for paper in campaign.home.papers("question")]


def open_question(campaign: Campaign, paper: Paper) -> Question:
    try:
        asked = msgspec.json.decode(campaign.home.read(paper) or b"", type=_Asked)
    except UNREADABLE:
        raise BadFile(campaign.home.where(paper), "not-a-question") from None
    return Question(asked.question, asked.realm, paper.number, month=asked.month)
