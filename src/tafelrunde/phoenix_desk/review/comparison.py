"""Two courses of one campaign: the one in the log, and the same under another reading of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from tafelrunde.engine.log import Entry
from tafelrunde.engine.progress import counted
from tafelrunde.engine.table import Table
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import mark_of
from tafelrunde.phoenix_desk.campaign.long_list import first_of
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.months.rollback import Second
from tafelrunde.phoenix_desk.months.runner import LeftOut
from tafelrunde.phoenix_desk.review.differences import Difference, differences
from tafelrunde.phoenix_desk.review.evaluations import Evaluation, every


class Changed(msgspec.Struct, frozen=True):
    """An evaluation of both courses that came out differently, or is in one of them only."""

    month: int
    fields: tuple[str, ...]
    before: Any
    after: Any


class Comparison(msgspec.Struct, frozen=True):
    differences: tuple[Difference, ...]
    evaluations: tuple[Changed, ...]
    left_out: tuple[LeftOut, ...]
    skipped: tuple[Entry, ...]


def compare(campaign: Campaign, options: Mapping[str, str], month: int = 1) -> Comparison:
    """Plays everything since the beginning of a month again, with the same sheets and dice."""
    entries = mark_of(campaign, month).entries if month > 1 else 0
    second = Second(under(campaign, {**campaign.header.options, **options}, month, entries))
    first = campaign.table.entries[entries:]
    for entry in counted(first, len(first)):
        second.repeat(entry)
    other = second.campaign
    return Comparison(
        tuple(differences(campaign.state, other.state)),
        tuple(changed(list(every(campaign, entries)), list(every(other, entries)))),
        tuple(second.left_out),
        tuple(second.skipped),
    )


def under(campaign: Campaign, options: Mapping[str, str], month: int, entries: int) -> Campaign:
    """The campaign after so many entries as if it went on with other options, far from home."""
    header, table = campaign.header, campaign.table
    other = Campaign(
        Memory(header.table, campaign.home),
        Table(campaign.game, header.table, header.seats, table.source, options, header.corrections),
    )
    if entries:
        state: State = mark_of(campaign, month).state.copy()
        state.setting = other.state.setting
        other.table.state = state
    other.table.entries = first_of(table.entries, entries)
    other.table.events = first_of(table.events, entries)
    other.when, other.steps = first_of(campaign.when, entries), first_of(campaign.steps, entries)
    other.months = campaign.months.until(entries)
    return other


def changed(before: Sequence[Evaluation], after: Sequence[Evaluation]) -> list[Changed]:
    """By month, kind and fields, in the sequence in which they were worked out; dice stand in them."""
    first, second = grouped(before), grouped(after)
    found = []
    for key in {**first, **second}:
        for one, other in zip_longest(first.get(key, ()), second.get(key, ())):
            if one != other:
                found.append(Changed(key[0], key[2], one, other))
    return sorted(found, key=lambda one: (one.month, one.fields))


def grouped(found: Sequence[Evaluation]) -> dict[tuple[int, str, tuple[str, ...]], list[Any]]:
    groups: dict[tuple[int, str, tuple[str, ...]], list[Any]] = {}
    for one in found:
        if not isinstance(one.minute, Thrown):
            key = one.month, type(one.minute).__name__, one.fields
            groups.setdefault(key, []).append(one.minute)
    return groups
