"""Standing instructions and orders of a realm (PH-R208): as the sentences that give them, for its report."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.orders.court import SetPursuit
from tafelrunde.games.phoenix.orders.instructions import SetLine, SetRefuge, SetRivals
from tafelrunde.games.phoenix.orders.war import SetStance
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.phoenix_desk.reports.document import Item, Items, Section
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.report import Own
from tafelrunde.phoenix_desk.reports.scribe import Scribe


def standing(look: Look, realm: int) -> tuple[Words, ...]:
    """What holds until the realm changes it, in both languages."""
    orders = [*of_people(look, realm), *of_armies(look, realm)]
    return tuple([Words(format_order(order, "en"), format_order(order, "de")) for order in orders])


def of_people(look: Look, realm: int) -> Iterator[Any]:
    """Order of combat, opponents, retreat, mercy; nothing about the dead."""
    people = look.view.people[realm]
    line = [number for number in look.realm(realm).line or () if str(number) in people]
    if line:
        yield SetLine(tuple(line))
    for name, person in people.items():
        if person.rivals:
            foes = tuple([rival % KEY for rival in person.rivals])
            yield SetRivals(int(name), foes, look.names[person.rivals[0] // KEY])
        if person.refuge:
            yield SetRefuge(int(name), person.refuge)
        if person.spares:
            yield SetPursuit(int(name), True)


def of_armies(look: Look, realm: int) -> Iterator[Any]:
    """What armies do with the defeated, where they have an order."""
    for name, army in look.view.armies[realm].items():
        if army.kills or army.captures:
            yield SetStance(int(name), bool(army.kills))


def section(scribe: Scribe, own: Own) -> Iterator[Section]:
    """Nothing where nothing is instructed."""
    if own.standing:
        items = tuple([Item(words.said(scribe.lang)) for words in own.standing])
        yield Section("standing", scribe.t("head-standing"), (Items(items),))
