"""What the log says about questions and special orders; what was looked through once is remembered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tafelrunde.engine.log import Entry
from tafelrunde.games.phoenix.moves.kinds import Answer, Sheet
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.phoenix_desk.orders.questions import Question
from tafelrunde.server.campaigns.workbench import Opened


class Told(NamedTuple):
    """A special order that was played."""

    entry: int
    realm: int
    text: str


class Ledger(NamedTuple):
    """Of the first so many entries, the last of which led to a position with this hash."""

    entries: int = 0
    state: str = ""
    answers: tuple[Question, ...] = ()
    """Must equal `phoenix_desk.orders.questions.answered`."""
    told: tuple[Told, ...] = ()


def ledger(opened: Opened) -> Ledger:
    """Reads on where it stopped; anew, if that was undone since."""
    entries = opened.campaign.table.entries
    known: Ledger = opened.kept.get("ledger", Ledger())
    is_same = 0 < known.entries <= len(entries) and entries[known.entries - 1].state == known.state
    if not is_same:
        known = Ledger()
    if known.entries < len(entries):
        new = read_on(known, entries[known.entries :] if known.entries else entries)
        known = opened.kept["ledger"] = new._replace(entries=len(entries), state=entries[-1].state)
    return known


def read_on(known: Ledger, entries: Iterable[Entry]) -> Ledger:
    answers, told = list(known.answers), list(known.told)
    for entry in entries:
        move = entry.move
        if isinstance(move, Answer):
            answers.append(Question(move.question, answer=move.answer, entry=entry.n))
        elif isinstance(move, Sheet):
            told += [
                Told(entry.n, entry.seat, order.text) for order in move.orders if isinstance(order, Tell)
            ]
    return known._replace(answers=tuple(answers), told=tuple(told))


def month_of(begins: dict[int, int], entry: int) -> int:
    """The last month that had begun before this entry; the first, if none had."""
    return max([month for month, entries in begins.items() if entries < entry], default=1)
