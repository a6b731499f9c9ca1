"""Taking a move back where that is safe, and the reason where it is not."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.cli.language import t
from tafelrunde.cli.play.plan import PERSON
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.log import Entry
from tafelrunde.engine.table import Table, knows_more


def take_back(table: Table, players: Sequence[str]) -> str | None:
    """Takes back the last move of a person and what bots answered to it; else says why not.

    Bots do not mind; but an answer made with secret knowledge would tell the person something.
    """
    last = last_of_person(table, players)
    if last is None:
        return t("undo-nothing")
    since = table.entries[last + 1 :]
    if any(entry.seat == CHANCE for entry in since):
        return t("undo-rolled")
    person = table.entries[last].seat
    answering = {entry.seat for entry in since}
    if any(knows_more(table.game, table.state, seat, person) for seat in answering):
        return t("undo-answered", name=table.header.seats[since[0].seat])
    return None if roll_back(table, last) else t("undo-revealed")


def last_of_person(table: Table, players: Sequence[str]) -> int | None:
    for place in range(len(table.entries) - 1, -1, -1):
        seat = table.entries[place].seat
        if seat != CHANCE and players[seat] == PERSON:
            return place
    return None


def roll_back(table: Table, to: int) -> bool:
    """Undoes entries one by one; if the table refuses one of them, everything is as before."""
    undone: list[Entry] = []
    while len(table.entries) > to:
        entry = table.entries[-1]
        if not table.take_back(entry.seat):
            for again in reversed(undone):
                table.move(again.seat, again.move, typed=again.typed)
            return False
        undone.append(entry)
    return True
