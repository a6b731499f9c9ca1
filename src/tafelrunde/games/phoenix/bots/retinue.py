"""Lords who go to war: each joins the strongest host beside him, and all its side fights the better."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.bots.draft import Draft
from tafelrunde.games.phoenix.data import FLEET, OFFICER, RULER
from tafelrunde.games.phoenix.orders_turn import Accompany
from tafelrunde.games.phoenix.pieces import Army, Person

HOST: Final = 2000
"""Troops that a lord trusts his life to."""


def ride_out(draft: Draft) -> None:
    """The ruler stays at home; where an army has a lord already, the next one looks for another (PH-5.5k)."""
    taken = {person.army for person in draft.row.people.values() if person.army}
    lords = [person for person in draft.row.people.values() if is_free_lord(person)]
    for lord in sorted(lords, key=lambda person: (-person.rank, person.number)):
        hosts = [army for army in draft.armies() if is_host(army, lord) and army.number not in taken]
        best = max(hosts, key=lambda army: (army.troops, -army.number), default=None)
        if best is not None and draft.order(Accompany(lord.number, best.number)):
            taken.add(best.number)


def is_free_lord(person: Person) -> bool:
    return OFFICER <= person.rank < RULER and person.present and person.captor < 0 and not person.army


def is_host(army: Army, lord: Person) -> bool:
    return army.kind < FLEET and army.field == lord.field and not army.aboard and army.troops >= HOST
