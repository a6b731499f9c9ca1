"""Tries sheets, corrections and dice on a copy of a campaign; nothing of it is ever saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.codec import convert_move
from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.progress import counted
from tafelrunde.games.phoenix.moves.kinds import Amend, Roll
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.answers.conflicts import ConflictSaid, conflicts_said
from tafelrunde.phoenix_desk.answers.readings import need_other_reading
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import mark_of
from tafelrunde.phoenix_desk.foresight.conflicts import conflicts_of
from tafelrunde.phoenix_desk.foresight.opponents import Conflict
from tafelrunde.phoenix_desk.months.continuation import Ahead, Otherwise
from tafelrunde.phoenix_desk.months.rollback import Second, rewound
from tafelrunde.phoenix_desk.months.rounds import LostOrder, lost_orders
from tafelrunde.phoenix_desk.months.runner import LeftOut, Players, Runner, missing
from tafelrunde.phoenix_desk.orders.drafts import hand_in
from tafelrunde.phoenix_desk.orders.sheet_check import Finding
from tafelrunde.phoenix_desk.review.by_realm import RealmTold, by_realm
from tafelrunde.phoenix_desk.review.comparison import under
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
    """Of the rolls to come, one after the other; an empty one is drawn."""
    rolls: tuple[tuple[int, str], ...] = ()
    """Of rolls that fell: the entry of the log, and what falls there instead."""
    options: dict[str, str] = {}
    """House rules that are read otherwise."""

    @property
    def is_empty(self) -> bool:
        return not (self.sheets or self.changes or self.dice or self.rolls or self.options)


class Seen(msgspec.Struct, frozen=True):
    """What came of it."""

    campaign: Campaign
    conflicts: tuple[Conflict, ...]
    differences: tuple[Difference, ...]
    left_out: tuple[LeftOut, ...]
    before: tuple[Conflict, ...] = ()
    """The same conflicts as they were, or come without any wish."""
    otherwise: tuple[Difference, ...] = ()
    """What is another one than it is without any wish."""


class Tried(msgspec.Struct, frozen=True):
    """The same as data and in words."""

    month: int
    conflicts: tuple[ConflictSaid, ...]
    differences: tuple[Difference, ...]
    left_out: tuple[LostOrder, ...]
    missing: tuple[str, ...]
    """Realms whose sheets the campaign waits for then."""
    before: tuple[ConflictSaid, ...] = ()
    """How it was, or comes without any wish; conflicts are those that the wishes lead to."""
    realms: tuple[RealmTold, ...] = ()
    """What differs from that, in words."""


class WrongSheet(Complaint):
    """A sheet that could not be handed in either."""

    def __init__(self, realm: str, findings: Sequence[Finding]) -> None:
        first = findings[0]
        params = {"realm": realm, "line": str(first.line), "said": first.said}
        super().__init__("whatif-sheet-wrong", params)
        self.realm, self.findings = realm, findings


# --- what comes --------------------------------------------------------------------------------------


def ahead(campaign: Campaign, wishes: Wishes, months: int, bots: Players, *, close: bool) -> Seen:
    """Plays on with what waits and what is wished; the campaign must be a copy, held."""
    before, start = campaign.state.copy(), campaign.state.month
    if wishes.options:
        campaign = reread(campaign, wishes.options)
    amend(campaign, wishes)
    for realm, text, _file in wishes.sheets:
        need_fine(campaign, campaign.realm(realm), text)
    runner = Runner(campaign, bots, 1, leave_out=True, close=UNSAID if close else "")
    Ahead(runner, wishes.dice).until(lambda: campaign.is_over or campaign.state.month >= start + months)
    played = [month for month in sorted(campaign.months) if start <= month < start + months]
    conflicts = [one for month in played for one in conflicts_of(campaign, month)]
    changed = differences(before, campaign.state)
    return Seen(campaign, tuple(conflicts), tuple(changed), tuple(runner.left_out))


def reread(campaign: Campaign, options: Mapping[str, str]) -> Campaign:
    """This month, as far as it is played, read otherwise since it began; with the sheets that wait."""
    need_other_reading(campaign, options)
    month = campaign.state.month
    entries = mark_of(campaign, month).entries
    second = Second(under(campaign, {**campaign.header.options, **options}, month, entries))
    for entry in campaign.table.entries[entries:]:
        second.repeat(entry)
    for paper in campaign.home.papers("sheet"):
        second.campaign.home.write(paper, campaign.home.read(paper) or b"")
    return second.campaign


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


def beside(tried: Seen, plain: Seen) -> Seen:
    """What comes with the wishes beside what comes without any."""
    otherwise = tuple(differences(plain.campaign.state, tried.campaign.state))
    return msgspec.structs.replace(tried, before=plain.conflicts, otherwise=otherwise)


# --- what would have come ----------------------------------------------------------------------------


def otherwise(campaign: Campaign, month: int, wishes: Wishes) -> Seen:
    """A month that is over once more; compared with what came of it."""
    entries = mark_of(campaign, month).entries
    sheets = {campaign.realm(realm): orders_in(text, file) for realm, text, file in wishes.sheets}
    need_rolls(campaign, wishes)
    start = read_otherwise(campaign, month, wishes)
    second = Otherwise(start, month, sheets, wishes.dice, dict(wishes.rolls))
    other = second.campaign
    amend(other, wishes)
    first = campaign.table.entries[entries:]
    for entry in counted(first, len(first)):
        second.repeat(entry)
    changed = tuple(differences(campaign.state, other.state))
    conflicts, before = tuple(conflicts_of(other, month)), tuple(conflicts_of(campaign, month))
    return Seen(other, conflicts, changed, tuple(second.left_out), before, changed)


def read_otherwise(campaign: Campaign, month: int, wishes: Wishes) -> Campaign:
    """The beginning of a month, perhaps under other house rules."""
    entries = mark_of(campaign, month).entries
    if not wishes.options:
        return rewound(campaign, entries)
    need_other_reading(campaign, wishes.options)
    return under(campaign, {**campaign.header.options, **wishes.options}, month, entries)


def need_rolls(campaign: Campaign, wishes: Wishes) -> None:
    for entry, _values in wishes.rolls:
        there = campaign.table.entries[entry - 1 : entry] if entry > 0 else []
        if not there or not isinstance(there[0].move, Roll):
            raise Complaint("whatif-no-roll", {"entry": str(entry)})


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
        before=conflicts_said(campaign.names, seen.before, lang),
        realms=by_realm(seen.otherwise, campaign.state, lang),
    )


def waited_for(campaign: Campaign) -> tuple[str, ...]:
    names = campaign.names
    return tuple([names[seat] for seat in missing(campaign, {}) if 0 <= seat < len(names)])
