"""Tries sheets, corrections and dice on a copy of a campaign; nothing of it is ever saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.engine.codec import convert_move
from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.games.phoenix.moves.kinds import Amend
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.answers.conflicts import ConflictSaid, conflicts_said
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import mark_of
from tafelrunde.phoenix_desk.foresight.conflicts import conflicts_of
from tafelrunde.phoenix_desk.foresight.opponents import Conflict
from tafelrunde.phoenix_desk.months.continuation import Ahead, Otherwise
from tafelrunde.phoenix_desk.months.rollback import rewound
from tafelrunde.phoenix_desk.months.rounds import LostOrder, lost_orders
from tafelrunde.phoenix_desk.months.runner import LeftOut, Runner, deal_bots, missing
from tafelrunde.phoenix_desk.orders.drafts import hand_in
from tafelrunde.phoenix_desk.orders.sheet_check import Finding
from tafelrunde.phoenix_desk.review.differences import Difference, differences

UNSAID = "?"
"""The reason of what is only tried."""


class Wishes(msgspec.Struct, frozen=True):
    """What is to be otherwise."""

    sheets: tuple[tuple[str, str, str], ...] = ()
    """Realm, text and where it came from."""
    changes: tuple[dict[str, Any], ...] = ()
    """Paths and values, as a correction has them."""
    dice: tuple[str, ...] = ()


class Seen(msgspec.Struct, frozen=True):
    """What came of it."""

    campaign: Campaign
    conflicts: tuple[Conflict, ...]
    differences: tuple[Difference, ...]
    left_out: tuple[LeftOut, ...]


class Tried(msgspec.Struct, frozen=True):
    """The same as data and in words."""

    month: int
    conflicts: tuple[ConflictSaid, ...]
    differences: tuple[Difference, ...]
    left_out: tuple[LostOrder, ...]
    missing: tuple[str, ...]
    """Realms whose sheets the campaign waits for then."""


class WrongSheet(Complaint):
    """A sheet that could not be handed in either."""

    def __init__(self, realm: str, findings: Sequence[Finding]) -> None:
        first = findings[0]
        params = {"realm": realm, "line": str(first.line), "said": first.said}
        super().__init__("whatif-sheet-wrong", params)
        self.realm, self.findings = realm, findings


# --- what comes --------------------------------------------------------------------------------------


def ahead(campaign: Campaign, wishes: Wishes, months: int, bots: Sequence[str], *, close: bool) -> Seen:
    """Plays on with what waits and what is wished; the campaign must be a copy, held."""
    before, start = campaign.state.copy(), campaign.state.month
    amend(campaign, wishes)
    for realm, text, _file in wishes.sheets:
        need_fine(campaign, campaign.realm(realm), text)
    runner = Runner(campaign, deal_bots(campaign, bots), 1, leave_out=True, close=UNSAID if close else "")
    Ahead(runner, wishes.dice).until(lambda: campaign.is_over or campaign.state.month >= start + months)
    played = [month for month in sorted(campaign.months) if start <= month < start + months]
    conflicts = [one for month in played for one in conflicts_of(campaign, month)]
    changed = differences(before, campaign.state)
    return Seen(campaign, tuple(conflicts), tuple(changed), tuple(runner.left_out))


def amend(campaign: Campaign, wishes: Wishes) -> None:
    if wishes.changes:
        move = {"move": "amend", "changes": list(wishes.changes), "reason": UNSAID}
        converted = convert_move(campaign.game, move)
        assert isinstance(converted, Amend)
        campaign.play(campaign.master, converted)


def need_fine(campaign: Campaign, realm: int, text: str) -> None:
    checked = hand_in(campaign, realm, text)
    if not checked.is_fine:
        raise WrongSheet(campaign.names[realm], checked.findings)


# --- what would have come ----------------------------------------------------------------------------


def otherwise(campaign: Campaign, month: int, wishes: Wishes) -> Seen:
    """A month that is over once more; compared with what came of it."""
    entries = mark_of(campaign, month).entries
    sheets = {campaign.realm(realm): orders_in(text, file) for realm, text, file in wishes.sheets}
    second = Otherwise(rewound(campaign, entries), month, sheets, wishes.dice)
    other = second.campaign
    amend(other, wishes)
    for entry in campaign.table.entries[entries:]:
        second.repeat(entry)
    conflicts, changed = conflicts_of(other, month), differences(campaign.state, other.state)
    return Seen(other, tuple(conflicts), tuple(changed), tuple(second.left_out))


def orders_in(text: str, file: str) -> tuple[Any, ...]:
    orders, wrong = parse_sheet(text)
    if wrong:
        raise BadFile(f"{file}:{wrong[0].line}", wrong[0].complaint)
    return tuple(orders)


# --- telling -----------------------------------------------------------------------------------------


def foreseen(seen: Seen, lang: Lang) -> Tried:
    campaign = seen.campaign
    return Tried(
        month=campaign.state.month,
        conflicts=conflicts_said(campaign.names, seen.conflicts, lang),
        differences=seen.differences,
        left_out=tuple(lost_orders(campaign, seen.left_out, lang)),
        missing=waited_for(campaign),
    )


def waited_for(campaign: Campaign) -> tuple[str, ...]:
    names = campaign.names
    return tuple([names[seat] for seat in missing(campaign, {}) if 0 <= seat < len(names)])
