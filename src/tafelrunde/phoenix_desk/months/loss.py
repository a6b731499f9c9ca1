"""What a rollback would take away, before anybody decides on it."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy

import msgspec

from tafelrunde.engine.contract import CHANCE, Seat
from tafelrunde.games.phoenix.state.turn_order import present
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.months.rollback import roll_back


class LostReport(msgspec.Struct, frozen=True):
    """A month that was closed and would be open again, for one realm."""

    realm: Seat
    month: int
    is_read: bool


class Loss(msgspec.Struct, frozen=True):
    entries: int
    """How many stay."""
    dropped: int
    decisions: tuple[int, ...]
    """Of the dropped entries, those of the game master."""
    rolls: int
    """And how many are dice or draws; those that are drawn by occasion would fall so again."""
    months: tuple[int, ...]
    """Months that are undone, the first of them perhaps in part."""
    waiting: tuple[Seat, ...]
    """Realms whose sheets of the month that is played then wait again."""
    aside: tuple[tuple[int, str], ...]
    """Sheets of later months, by month and name of the realm; they lie aside until their month has come."""
    reports: tuple[LostReport, ...]


def foreseen_loss(campaign: Campaign, entries: int, read: Collection[tuple[Seat, int]] = ()) -> Loss:
    """As the rollback itself finds it on a copy; who keeps account of reports says what was read."""
    mirror = copy(campaign)
    mirror.home = copied(campaign.home)
    known = set(mirror.home.papers("old sheet"))
    undone = roll_back(mirror, entries, "?")
    dropped = campaign.table.entries[entries:]
    aside = [paper for paper in mirror.home.papers("old sheet") if paper not in known]
    first = undone.campaign.state.month
    return Loss(
        entries,
        len(dropped),
        tuple([entry.n for entry in dropped if entry.seat == campaign.master]),
        sum([entry.seat == CHANCE for entry in dropped]),
        tuple(range(first, campaign.state.month + 1)),
        undone.given_back.waiting,
        tuple([(paper.number, paper.name.rpartition(".")[0]) for paper in aside]),
        lost_reports(campaign, first, read),
    )


def lost_reports(
    campaign: Campaign, first: int, read: Collection[tuple[Seat, int]]
) -> tuple[LostReport, ...]:
    """Of months that are closed now and would not be."""
    closed = range(first, campaign.state.month + campaign.is_over)
    return tuple(
        [
            LostReport(realm, month, (realm, month) in read)
            for month in closed
            for realm in present(campaign.state)
        ]
    )
