"""Idle armies that stand together become one: hosts grow, and numbers become free."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.bot.charts import is_port
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.orders.turn import Merge
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.prices import FLEET

LARGEST: Final = 20_000
"""Troops of a host that nobody joins any more."""


def gather(draft: Draft, idle: list[Army]) -> list[Army]:
    """Each joins the largest of its kind beside it; returns those that are left.

    In ports of a realm with ships they stay as they are: together they would not fit into one fleet.
    """
    hosts: dict[tuple[int, int], Army] = {}
    left: list[Army] = []
    for army in sorted(idle, key=lambda each: (-each.troops, each.number)):
        host = hosts.get((army.field, army.kind))
        if host is None or waits_for_ships(draft, army) or not joins(draft, army, host):
            hosts[army.field, army.kind] = army
            left.append(army)
    numbers = sorted([army.number for army in left])
    return [draft.row.armies[number] for number in numbers]


def waits_for_ships(draft: Draft, army: Army) -> bool:
    return is_port(draft.state, army.field) and any(each.kind == FLEET for each in draft.armies())


def joins(draft: Draft, army: Army, host: Army) -> bool:
    if draft.row.armies[host.number].troops + army.troops > LARGEST or army.guard != host.guard:
        return False
    return draft.order(Merge(army.number, host.number))
