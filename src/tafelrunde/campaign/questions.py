"""Questions about the rules: open ones wait in `questions/`, answered ones stand in the log (PH-3.4e)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.locking import replace_file
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.text import whole_number
from tafelrunde.games.phoenix.moves import Answer

FOLDER: Final = "questions"
LONGEST: Final = 500


class Question(msgspec.Struct, frozen=True):
    """`number` is that of an open question, `entry` the place of the answer in the log."""

    question: str
    realm: str = ""
    number: int = 0
    answer: str = ""
    entry: int = 0


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    question: str
    realm: str = ""


def file_of(campaign: Campaign, number: int) -> Path:
    return campaign.path / FOLDER / f"{number}.json"


def ask(campaign: Campaign, question: str, realm: str = "") -> int:
    """Notes a question; returns its number."""
    if not 1 <= len(question) <= LONGEST:
        raise Complaint(
            f"a question has 1 to {LONGEST} characters, not {len(question)}",
            f"eine Frage hat 1 bis {LONGEST} Zeichen, nicht {len(question)}",
        )
    folder = campaign.path / FOLDER
    folder.mkdir(exist_ok=True)
    numbers = [whole_number(path.stem) or 0 for path in folder.glob("*.json")]
    number = max([len(answered(campaign)), *numbers]) + 1
    replace_file(file_of(campaign, number), msgspec.json.encode(_Asked(question, realm)) + b"\n")
    return number


def answer(campaign: Campaign, number: int, text: str) -> Question:
    """Answers an open question for all: it goes into the log, and the file goes."""
    question = next((known for known in open_questions(campaign) if known.number == number), None)
    if question is None:
        listed = ", ".join(str(known.number) for known in open_questions(campaign)) or "–"
        raise Complaint(
            f"there is no open question {number}; open are: {listed}",
            f"eine offene Frage {number} gibt es nicht; offen sind: {listed}",
        )
    campaign.play(campaign.master, Answer(question.question, text))
    campaign.save()
    file_of(campaign, number).unlink()
    return msgspec.structs.replace(question, answer=text, entry=len(campaign.table.entries))


def answered(campaign: Campaign) -> list[Question]:
    return [
        Question(entry.move.question, answer=entry.move.answer, entry=entry.n)
        for entry in campaign.table.entries
        if isinstance(entry.move, Answer)
    ]


def open_questions(campaign: Campaign) -> list[Question]:
    found: list[Question] = []
    for path in (campaign.path / FOLDER).glob("*.json"):
        try:
            asked = msgspec.json.decode(path.read_bytes(), type=_Asked)
        except UNREADABLE:
            raise BadFile(str(path), "this is no question", "das ist keine Frage") from None
        found.append(Question(asked.question, asked.realm, whole_number(path.stem) or 0))
    return sorted(found, key=lambda question: question.number)
