"""What a single line of a sheet does: its part, its gold, its way, and what could stand there instead.

All of it follows from the trial of the sheet, in which nothing counts that its realm cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.months.execution import is_muster
from tafelrunde.games.phoenix.orders.turn import MoveArmy, MovePerson
from tafelrunde.games.phoenix.told.land import ArmyMoved
from tafelrunde.games.phoenix.told.people import PersonMoved
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.games.phoenix.words.text import MOST_HINTS, SHORT, remembered_order
from tafelrunde.phoenix_desk.orders.attempts import Attempt
from tafelrunde.phoenix_desk.orders.consequences import FarAway
from tafelrunde.phoenix_desk.orders.sheet_check import Examined

Part = Literal["", "muster", "turn"]
NEAR: Final = "text-hint"


class LineFacts(NamedTuple):
    part: Part = ""
    gold: int = 0
    path: tuple[str, ...] = ()
    remedy: str = ""


def line_facts(found: Examined, lines: Sequence[str]) -> dict[int, LineFacts]:
    """By line from 1, of orders and of lines that may have been meant as one."""
    attempt, ahead = found.attempt, found.checked.consequences
    gold, ways = attempt.gold(), paths(attempt)
    far = {one.line: one for one in ahead.far} if ahead is not None else {}
    facts: dict[int, LineFacts] = {}
    for index, (order, line) in enumerate(zip(attempt.orders, found.places, strict=True)):
        part: Part = "muster" if is_muster(order) else "turn"
        there = far.get(line)
        path = there.path if there is not None else ways.get(index, ())
        remedy = nearer(order, there, lines[line - 1]) if there is not None else ""
        facts[line] = LineFacts(part, gold.get(index, 0), path, remedy)
    return facts | meant(found, lines)


def paths(attempt: Attempt) -> dict[int, tuple[str, ...]]:
    """By order, the way of the unit that it moves."""
    found: dict[int, tuple[str, ...]] = {}
    for index, told in attempt.news().items():
        ways = [one.path for one in told if isinstance(one, (ArmyMoved, PersonMoved)) and own(one, attempt)]
        if ways:
            found[index] = tuple(ways[0])
    return found


def own(event: ArmyMoved | PersonMoved, attempt: Attempt) -> bool:
    return event.realm == attempt.realm


def nearer(order: Any, far: FarAway, line: str) -> str:
    """As far as it gets this month; or by the way that leads there, where another was ordered."""
    if not isinstance(order, (MoveArmy, MovePerson)) or len(far.path) < 2:
        return ""
    to = far.path[-1] if far.months > 1 else order.to
    return in_its_language(msgspec.structs.replace(order, to=to, via=()), line)


def in_its_language(order: Any, line: str) -> str:
    """In the words of the line that it stands in for; German where they are of neither language."""
    written = {lang: format_order(order, lang) for lang in LANGS}
    begins = line.split()[:1]
    same = [text for text in written.values() if [text.split()[0].casefold()] == [*map(str.casefold, begins)]]
    return same[0] if same else written["de"]


def meant(found: Examined, lines: Sequence[str]) -> dict[int, LineFacts]:
    """Of the lines that could not be read, the first ones with the word that was probably meant."""
    unread = [one.line for one in found.checked.findings if one.line and not one.rule]
    corrected = {number: with_near_word(lines[number - 1]) for number in unread[:MOST_HINTS]}
    return {number: LineFacts(remedy=text) for number, text in corrected.items() if text}


def with_near_word(line: str) -> str:
    text = line.strip()
    _order, wrong = remembered_order(text, hinted=True) if len(text) <= SHORT else (None, None)
    hint = wrong.params.get("hint") if wrong is not None else None
    if wrong is None or not isinstance(hint, Complaint) or hint.message != NEAR:
        return ""
    return f"{text[: wrong.start]}{hint.params['near']}{text[wrong.end :]}"
