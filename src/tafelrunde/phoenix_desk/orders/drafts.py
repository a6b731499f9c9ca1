"""Sheets that are handed in and wait for the round to close, by month and realm.

As long as a sheet waits it can be replaced or withdrawn. When it is played it goes into the log and waits no
longer; at a meeting the turn orders wait on until it is the realm's turn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tafelrunde.engine.errors import BadFile
from tafelrunde.games.phoenix.months.execution import is_muster
from tafelrunde.games.phoenix.state.state import MUSTER
from tafelrunde.games.phoenix.words.text import HEADS, is_head, parse_sheet
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.home import Home, Paper
from tafelrunde.phoenix_desk.orders.sheet_check import Checked, check_text, order_lines

UNSAFE: Final = re.compile(r"[^\w-]+")


def file_name(names: Sequence[str], realm: int) -> str:
    """A realm's name as a file can bear it; with its number where two names would be the same."""
    safe = [UNSAFE.sub("_", name) for name in names]
    alike = [other.casefold() for other in safe].count(safe[realm].casefold()) > 1
    return f"{safe[realm]}-{realm + 1}" if alike else safe[realm]


def draft_of(campaign: Campaign, realm: int) -> Paper:
    return Paper("sheet", campaign.state.month, file_name(campaign.names, realm))


def has_draft(campaign: Campaign, realm: int) -> bool:
    return campaign.home.has(draft_of(campaign, realm))


def waiting_drafts(campaign: Campaign) -> list[int]:
    """The realms whose sheets wait."""
    return [realm for realm in range(len(campaign.names)) if has_draft(campaign, realm)]


def hand_in(campaign: Campaign, realm: int, text: str) -> Checked:
    """Keeps a sheet if nothing is wrong with it; it replaces the one that waits."""
    checked = check_text(campaign.game, campaign.state, realm, text)
    if checked.is_fine:
        kept = text if text.endswith("\n") else f"{text}\n"
        campaign.home.write(draft_of(campaign, realm), kept.encode())
    return checked


def withdraw(campaign: Campaign, realm: int) -> bool:
    """Takes a sheet back that waits; says whether there was one."""
    was_there = has_draft(campaign, realm)
    campaign.home.remove(draft_of(campaign, realm))
    return was_there


def draft_text(campaign: Campaign, realm: int) -> str:
    home, paper = campaign.home, draft_of(campaign, realm)
    try:
        text = (home.read(paper) or b"").decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(home.where(paper), "draft-not-utf8") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")  # people put sheets there that another system wrote


class Draft(msgspec.Struct, frozen=True):
    """A sheet that waits: the orders for what is being played now, and the text of those that stay."""

    paper: Paper
    orders: tuple[Any, ...]
    later: str = ""

    def spend(self, home: Home) -> None:
        """The log has the orders; only what is for later stays."""
        if self.later:
            home.write(self.paper, self.later.encode())
        else:
            home.remove(self.paper)


def read_draft(campaign: Campaign, realm: int) -> Draft:
    """At a meeting, muster and turn are played apart; in remote play a sheet is for the whole month."""
    paper, text = draft_of(campaign, realm), draft_text(campaign, realm)
    orders, wrong = parse_sheet(text)
    if wrong:
        raise BadFile(f"{campaign.home.where(paper)}:{wrong[0].line}", wrong[0].complaint)
    if campaign.state.setting.together:
        return Draft(paper, tuple(orders))
    if campaign.state.step != MUSTER:
        return Draft(paper, tuple([order for order in orders if not is_muster(order)]))
    lines = text.splitlines()
    places = zip(orders, order_lines(lines, ()), strict=True)
    later = [lines[line - 1] for order, line in places if not is_muster(order)]
    now = tuple([order for order in orders if is_muster(order)])
    heads = [line.strip() for line in lines if is_head(line)]
    has_turn = later or len(heads) > 1  # a second heading begins the sheet of the turn, be it empty
    return Draft(paper, now, "\n".join([(heads or [HEADS.de])[-1], *later, ""]) if has_turn else "")
