"""An archive becomes a campaign again: a new one, or the one it was taken from.

What a campaign has promised stays: its house rules, its audit and every log that was kept. An archive brings
back where the campaign stood and what lay beside its log, never who did what since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.validation import worded
from tafelrunde.phoenix_desk.archives.pack import PEOPLE
from tafelrunde.phoenix_desk.archives.proof import proved
from tafelrunde.phoenix_desk.archives.unpack import Archive, unpacked
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, read_lines
from tafelrunde.phoenix_desk.campaign.clock import begin_round, keep_clock, paused, read_clock
from tafelrunde.phoenix_desk.campaign.home import LOG, Home, Kind, Paper
from tafelrunde.phoenix_desk.campaign.moving import copy_papers
from tafelrunde.phoenix_desk.months.deadline import due
from tafelrunde.phoenix_desk.months.notes import Note, need_name, take_note
from tafelrunde.phoenix_desk.months.rollback import RolledBack, kept

BESIDE_THE_LOG: Final[tuple[Kind, ...]] = ("sheet", "old sheet", "question")
"""What goes with a position; everything else of a campaign that is there already stays."""
MOST_PEOPLE: Final = 1_000


class PersonNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who belonged to the campaign; a link for him has to be made anew."""

    role: str
    name: str
    realm: int | None = None
    right: str = ""
    rules: bool = False
    language: str = ""
    until: float | None = None


class Restored(msgspec.Struct, frozen=True):
    """The campaign as it is now, and the note of what it was before."""

    campaign: Campaign
    note: RolledBack


def read_archive(data: bytes, where: str) -> tuple[Archive, Campaign]:
    """An archive that holds a campaign without any fault."""
    archive = unpacked(data, where)
    people_in(archive)
    return archive, proved(archive)


def people_in(archive: Archive) -> list[PersonNamed]:
    place = f"{archive.name}/{PEOPLE}"
    try:
        found = msgspec.json.decode(archive.beside.get(PEOPLE, b"[]"), type=list[PersonNamed])
    except UNREADABLE as error:
        raise BadFile(place, "archive-people-unreadable", {"reason": worded(error)}) from None
    return found[:MOST_PEOPLE]


def people_file(people: Sequence[PersonNamed]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(people), indent=1) + b"\n"


def restore_new(archive: Archive, restored: Campaign, target: Home, now: float) -> Campaign:
    """As a campaign of its own, where none is yet; `target` must be held."""
    if target.has(LOG):
        raise Complaint("campaign-here-already", {"path": target.where()})
    copy_papers(archive, target)
    restored.home = target
    restored.keep_snapshots()
    stop_late_clock(restored, now)
    return restored


def stop_late_clock(campaign: Campaign, now: float) -> None:
    """A round whose time ran out while the campaign lay in an archive must not be closed at once."""
    clock = read_clock(campaign.home, campaign.state)
    if due(campaign, clock, now).run:
        keep_clock(campaign.home, paused(clock, now))


def restore_over(
    campaign: Campaign, archive: Archive, restored: Campaign, reason: str, *, who: str, now: float
) -> Restored:
    """The campaign stands again as its archive says; the log until now is kept. The home must be held."""
    home, name = campaign.home, need_name(who)
    old, new = read_lines(home), read_lines(archive)
    if old[0] != new[0]:
        raise BadFile(archive.where(LOG), "archive-of-another")
    same = in_common(old, new)
    if same == len(old) == len(new) and papers_beside(home) == papers_beside(archive):
        raise Complaint("nothing-to-restore")
    note = kept(campaign, same - 1, reason)
    home.change_log(same, new[same:])
    replace_papers(home, archive)
    take_note(home, Note("restored", name, now, len(restored.table.entries), note.dropped, reason=reason))
    restored.home = home
    restored.keep_snapshots()
    begin_round(home, restored.state, now)
    return Restored(restored, note)


def in_common(old: Sequence[bytes], new: Sequence[bytes]) -> int:
    """With how many lines two logs begin alike."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((place for place, (one, other) in pairs if one != other), min(len(old), len(new)))


def papers_beside(home: Home) -> dict[Paper, bytes | None]:
    return {paper: home.read(paper) for kind in BESIDE_THE_LOG for paper in home.papers(kind)}


def replace_papers(home: Home, archive: Archive) -> None:
    wanted = papers_beside(archive)
    for paper in papers_beside(home).keys() - wanted.keys():
        home.remove(paper)
    for paper, data in wanted.items():
        if home.read(paper) != data:
            home.write(paper, data or b"")
