"""Rolling a campaign back, and playing months again: the old log is always kept beside the new one."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.campaign.checking import trimmed
from tafelrunde.campaign.clock import begin_round
from tafelrunde.campaign.drafts import FOLDER
from tafelrunde.campaign.folder import Campaign, loaded
from tafelrunde.campaign.history import mark_of
from tafelrunde.campaign.locking import replace_file
from tafelrunde.campaign.running import LeftOut
from tafelrunde.engine.errors import BadFile, IllegalMove
from tafelrunde.engine.log import UNREADABLE, Entry
from tafelrunde.engine.protocol import CHANCE
from tafelrunde.engine.text import whole_number
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.legal import may_hand_in, phases_now
from tafelrunde.games.phoenix.moves import Amend, Sheet

NOTES: Final = "rollbacks.jsonl"


class RolledBack(msgspec.Struct, frozen=True):
    """One line of `rollbacks.jsonl`: the log that was kept, what was left of it, and why."""

    kept: str
    entries: int
    """How many entries the campaign went on from."""
    dropped: int
    reason: str
    again: bool = False
    """Whether the dropped entries were played again at once."""


class Again(msgspec.Struct, frozen=True):
    """How the second time went: orders and moves that were not possible any more."""

    note: RolledBack
    left_out: tuple[LeftOut, ...]
    skipped: tuple[Entry, ...]


def roll_back(campaign: Campaign, entries: int, reason: str) -> tuple[Campaign, RolledBack]:
    """Everything after so many entries is undone; the folder must be held by `changing`."""
    shorter = rewound(campaign, entries)
    note = kept(campaign, entries, reason)
    replace_file(campaign.log_file, shorter.written)
    begin_round(campaign.path, shorter.state, time.time())
    put_aside_drafts(shorter, note.kept)
    return shorter, note


def rewound(campaign: Campaign, entries: int) -> Campaign:
    """The campaign as it was after so many entries, in memory."""
    return loaded(campaign.path, b"".join(campaign.written.splitlines(keepends=True)[: entries + 1]))


def kept(campaign: Campaign, entries: int, reason: str, *, again: bool = False) -> RolledBack:
    """Puts the log as it is beside itself under the next free number, and notes why."""
    number = 1
    while (path := campaign.path / f"campaign.{number}.jsonl").exists():
        number += 1
    replace_file(path, campaign.written)
    note = RolledBack(path.name, entries, len(campaign.table.entries) - entries, reason, again)
    notes = campaign.path / NOTES
    before = notes.read_bytes() if notes.exists() else b""
    replace_file(notes, before + msgspec.json.encode(note) + b"\n")
    return note


def rollbacks(folder: Path) -> list[RolledBack]:
    """What was undone in this campaign, oldest first."""
    path = folder / NOTES
    if not path.exists():
        return []
    return [noted(path, number, line) for number, line in enumerate(path.read_bytes().splitlines(), 1)]


def noted(path: Path, number: int, line: bytes) -> RolledBack:
    try:
        return msgspec.json.decode(line, type=RolledBack)
    except UNREADABLE as error:
        said = worded(error)
        raise BadFile(
            f"{path}:{number}", f"no note of a rollback: {said.en}", f"keine Notiz einer Rücknahme: {said.de}"
        ) from None


def put_aside_drafts(campaign: Campaign, name: str) -> None:
    """Sheets for months that have not begun any more wait for nothing; they keep the number of the log."""
    number = name.split(".")[1]
    for folder in (campaign.path / FOLDER).glob("*"):
        if (whole_number(folder.name) or 0) > campaign.state.month:
            for path in folder.glob("*.txt"):
                path.replace(path.with_suffix(f".{number}.old"))


# --- once more -----------------------------------------------------------------------------------------


def play_again(
    campaign: Campaign, month: int, reason: str, amend: Amend | None = None
) -> tuple[Campaign, Again]:
    """From the beginning of a month everything once more, with the same sheets and the same dice.

    A correction comes first. What has become impossible is left out and told.
    """
    entries = mark_of(campaign, month).entries
    second = Second(rewound(campaign, entries))
    if amend is not None:
        second.campaign.play(second.campaign.master, amend)
    for entry in campaign.table.entries[entries:]:
        second.repeat(entry)
    second.campaign.advance()
    note = kept(campaign, entries, reason, again=True)
    second.campaign.save(anew=True)
    return second.campaign, Again(note, tuple(second.left_out), tuple(second.skipped))


class Second:
    """Repeats entries on another course of the same campaign."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.left_out: list[LeftOut] = []
        self.skipped: list[Entry] = []

    def repeat(self, entry: Entry) -> None:
        """Where other dice are asked for than those that fell, new ones are drawn for that turn."""
        if isinstance(entry.move, Sheet):
            self.campaign.advance()
        try:
            self.campaign.play(entry.seat, self.adapted(entry), typed=self.is_typed(entry))
        except IllegalMove:
            self.skipped.append(entry)
            if entry.seat == CHANCE:
                self.campaign.advance()

    def adapted(self, entry: Entry) -> Any:
        """A sheet without what is impossible now; every other move as it was."""
        state, move = self.campaign.state, entry.move
        if not isinstance(move, Sheet) or not may_hand_in(state, entry.seat):
            return move
        orders, lost = trimmed(state, entry.seat, move.orders, phases_now(state))
        self.left_out += [LeftOut(entry.seat, order, refusal) for order, refusal in lost]
        return Sheet(orders)

    def is_typed(self, entry: Entry) -> bool:
        """Dice that fell before are kept; where the source would throw others now, they count as typed in."""
        campaign = self.campaign
        if entry.typed or entry.seat != CHANCE or CHANCE not in campaign.game.to_act(campaign.state):
            return entry.typed
        rng = campaign.table.source.at(len(campaign.table.entries) + 1)
        return bool(campaign.game.chance(campaign.state, rng) != entry.move)
