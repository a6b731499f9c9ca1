"""Rolling a campaign back, and playing months again: the old log is always kept beside the new one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from tafelrunde.engine.contract import CHANCE, Lang
from tafelrunde.engine.errors import BadFile, Complaint, IllegalMove
from tafelrunde.engine.log import UNREADABLE, Entry
from tafelrunde.engine.progress import counted
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.moves.kinds import Amend, Sheet
from tafelrunde.games.phoenix.play.legal import may_hand_in, phases_now
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import mark_of
from tafelrunde.phoenix_desk.campaign.home import LOG, ROLLBACKS, Home, Paper
from tafelrunde.phoenix_desk.months.given_back import GivenBack, give_back
from tafelrunde.phoenix_desk.months.notes import Note, need_name, take_note
from tafelrunde.phoenix_desk.months.runner import LeftOut
from tafelrunde.phoenix_desk.orders.sheet_check import trimmed


class RolledBack(msgspec.Struct, frozen=True):
    """One line of the notes: the log that was kept, what was left of it, and why."""

    kept: str
    entries: int
    """How many entries the campaign went on from."""
    dropped: int
    reason: str
    again: bool = False
    """Whether the dropped entries were played again at once."""
    dice: tuple[int, ...] = ()
    """The entries then that hold dice of the first time, where the source would throw others now."""


class Again(msgspec.Struct, frozen=True):
    """How the second time went: orders and moves that were not possible any more."""

    note: RolledBack
    left_out: tuple[LeftOut, ...]
    skipped: tuple[Entry, ...]


class Undone(msgspec.Struct, frozen=True):
    """What a rollback leaves: the campaign as it was, the note of it, and the sheets that are there again."""

    campaign: Campaign
    note: RolledBack
    given_back: GivenBack


def roll_back(
    campaign: Campaign, entries: int, reason: str, lang: Lang = "de", *, who: str = "", now: float = 0.0
) -> Undone:
    """Everything after so many entries is undone; the home must be held by `changing`.

    Sheets come back as the log has them, in this language. Who did it, if that is said, the audit keeps.
    """
    name = need_name(who) if who else ""
    if entries >= len(campaign.table.entries):
        raise Complaint("nothing-to-undo", {"last": str(len(campaign.table.entries))})
    shorter = rewound(campaign, entries)
    note = kept(campaign, entries, reason)
    shorter.save(anew=True)
    if name:
        take_note(campaign.home, Note("rolled back", name, now, entries, note.dropped, reason=reason))
    return Undone(shorter, note, give_back(campaign, shorter, number_of(note), lang))


def number_of(note: RolledBack) -> int:
    """Of the log that was kept."""
    return int(note.kept.split(".")[1])


def rewound(campaign: Campaign, entries: int) -> Campaign:
    """The campaign as it was after so many entries, in memory."""
    return campaign.rewound(entries)


def kept(
    campaign: Campaign, entries: int, reason: str, *, again: bool = False, dice: Sequence[int] = ()
) -> RolledBack:
    """Puts the log as it is beside itself under the next free number, and notes why."""
    home = campaign.home
    number = next(number for number in count(1) if not home.has(Paper("kept log", number)))
    home.write(Paper("kept log", number), home.read(LOG) or b"")
    dropped = len(campaign.table.entries) - entries
    note = RolledBack(f"campaign.{number}.jsonl", entries, dropped, reason, again, tuple(dice))
    home.write(ROLLBACKS, (home.read(ROLLBACKS) or b"") + msgspec.json.encode(note) + b"\n")
    return note


def rollbacks(campaign: Campaign) -> list[RolledBack]:
    """What was undone in this campaign, oldest first."""
    lines = (campaign.home.read(ROLLBACKS) or b"").splitlines()
    return [noted(campaign.home, number, line) for number, line in enumerate(lines, 1)]


def kept_dice(campaign: Campaign) -> frozenset[int]:
    """Entries whose dice nobody typed in although they count so: months played again have kept them."""
    found: set[int] = set()
    for note in rollbacks(campaign):
        found = {n for n in found if n <= note.entries} | set(note.dice)
    return frozenset(found)


def noted(home: Home, number: int, line: bytes) -> RolledBack:
    try:
        return msgspec.json.decode(line, type=RolledBack)
    except UNREADABLE as error:
        raise BadFile(
            f"{home.where(ROLLBACKS)}:{number}", "no-rollback-note", {"reason": worded(error)}
        ) from None


# --- once more -----------------------------------------------------------------------------------------


def play_again(
    campaign: Campaign, month: int, reason: str, amend: Amend | None = None
) -> tuple[Campaign, Again]:
    """From the beginning of a month everything once more, with the same sheets and the same dice.

    A correction comes first. What has become impossible is left out and told.
    """
    entries = mark_of(campaign, month).entries
    second = Second(rewound(campaign, entries), kept_dice(campaign))
    if amend is not None:
        second.campaign.play(second.campaign.master, amend)
    first = campaign.table.entries[entries:]
    for entry in counted(first, len(first)):
        second.repeat(entry)
    second.campaign.advance()
    note = kept(campaign, entries, reason, again=True, dice=second.dice_kept)
    second.campaign.save(anew=True)
    return second.campaign, Again(note, tuple(second.left_out), tuple(second.skipped))


class Second:
    """Repeats entries on another course of the same campaign."""

    def __init__(self, campaign: Campaign, kept: frozenset[int] = frozenset()) -> None:
        self.campaign = campaign
        self.kept = kept
        """Entries of the first course whose dice it had kept itself."""
        self.dice_kept: list[int] = []
        """Entries of this course that hold dice of the first one."""
        self.left_out: list[LeftOut] = []
        self.skipped: list[Entry] = []

    def repeat(self, entry: Entry) -> None:
        """Where other dice are asked for than those that fell, new ones are drawn for that turn."""
        if isinstance(entry.move, Sheet):
            self.campaign.advance()
        by_hand = entry.typed and entry.n not in self.kept
        typed = by_hand or self.has_fallen(entry)
        try:
            self.campaign.play(entry.seat, self.adapted(entry), typed=typed)
        except IllegalMove:
            self.skipped.append(entry)
            if entry.seat == CHANCE:
                self.campaign.advance()
            return
        if typed and not by_hand:
            self.dice_kept.append(len(self.campaign.table.entries))

    def adapted(self, entry: Entry) -> Any:
        """A sheet without what is impossible now; every other move as it was."""
        state, move = self.campaign.state, entry.move
        if not isinstance(move, Sheet) or not may_hand_in(state, entry.seat):
            return move
        orders, lost = trimmed(state, entry.seat, move.orders, phases_now(state))
        self.left_out += [LeftOut(entry.seat, order, refusal) for order, refusal in lost]
        return Sheet(orders)

    def has_fallen(self, entry: Entry) -> bool:
        """Dice that fell before are kept; where the source would throw others now, they count as typed in."""
        campaign = self.campaign
        if entry.seat != CHANCE or CHANCE not in campaign.game.to_act(campaign.state):
            return False
        return bool(campaign.table.drawn() != entry.move)
