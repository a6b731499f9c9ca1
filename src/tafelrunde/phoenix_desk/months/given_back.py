"""Sheets of what a rollback undoes: nobody has to write them again.

Those of the month that is played now wait as drafts, as if they had just been handed in. Those of later
months wait for nothing yet and lie aside under the number of the log that was kept, to be handed in when
their month has come: what they order may look different by then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.state.state import DRAW, MUSTER
from tafelrunde.games.phoenix.words.text import format_move
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import sheets_of
from tafelrunde.phoenix_desk.campaign.home import Paper
from tafelrunde.phoenix_desk.orders.drafts import file_name

MARK: Final = b"\xef\xbb\xbf"
"""What some editors begin a file with; it stands nowhere else in one."""


class GivenBack(msgspec.Struct, frozen=True):
    """The realms whose sheets wait again, and where those of later months lie, month by month."""

    waiting: tuple[int, ...] = ()
    aside: tuple[str, ...] = ()


def give_back(campaign: Campaign, shorter: Campaign, kept: int, lang: Lang) -> GivenBack:
    """All that was handed in since the shorter log ends; `kept` is the number of the longer one."""
    home, now, entries = shorter.home, shorter.state.month, len(shorter.table.entries)
    later: set[int] = set()
    waiting: list[int] = []
    for paper in sorted({*home.papers("sheet"), *papers_of(campaign, now)}):
        text = sheet_again(campaign, paper, entries, lang)
        if paper.number == now and text:
            home.write(paper, text)
            waiting += realms_of(campaign, paper)
        elif paper.number > now and (text or home.has(paper)):
            home.write(Paper("old sheet", paper.number, f"{paper.name}.{kept}"), text)
            home.remove(paper)
            later.add(paper.number)
    places = [home.where(Paper("old sheet", month, f"*.{kept}")) for month in sorted(later)]
    return GivenBack(tuple(sorted(waiting)), tuple(places))


def papers_of(campaign: Campaign, first: int) -> Iterator[Paper]:
    """Where the sheets of all realms waited, from this month on."""
    for month in range(first, campaign.state.month + 1):
        for realm in range(len(campaign.names)):
            yield Paper("sheet", month, file_name(campaign.names, realm))


def realms_of(campaign: Campaign, paper: Paper) -> list[int]:
    """Whose sheet it is; nobody's if somebody put it there under another name."""
    names = campaign.names
    return [realm for realm in range(len(names)) if file_name(names, realm) == paper.name]


def sheet_again(campaign: Campaign, paper: Paper, entries: int, lang: Lang) -> bytes:
    """What the log had of it, then what still waits; empty if there is nothing.

    At a meeting muster and turn have each a heading, so that an empty sheet of the turn is one too.
    """
    waiting = (campaign.home.read(paper) or b"").removeprefix(MARK)
    if waiting and campaign.state.step in (DRAW, MUSTER):  # it would have replaced the one in the log
        return waiting
    undone = [
        format_move(sheet, lang)
        for realm in realms_of(campaign, paper)
        for sheet in sheets_of(campaign, realm, paper.number, entries)
    ]
    return "".join([f"{text}\n" for text in undone]).encode() + waiting
