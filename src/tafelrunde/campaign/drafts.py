"""Sheets that are handed in and wait for the round to close: `orders/<month>/<realm>.txt`.

As long as a sheet waits it can be replaced or withdrawn. When it is played it goes into the log and leaves
its file; at a meeting the turn orders wait on until it is the realm's turn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.campaign.checking import Checked, check_text, order_lines
from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.locking import replace_file
from tafelrunde.engine.errors import BadFile
from tafelrunde.games.phoenix.executing import is_muster
from tafelrunde.games.phoenix.state import MUSTER
from tafelrunde.games.phoenix.text import HEADS, parse_sheet

FOLDER: Final = "orders"
UNSAFE: Final = re.compile(r"[^\w-]+")


def file_name(names: Sequence[str], realm: int) -> str:
    """A realm's name as a file can bear it; with its number where two names would be the same."""
    safe = [UNSAFE.sub("_", name) for name in names]
    alike = [other.casefold() for other in safe].count(safe[realm].casefold()) > 1
    return f"{safe[realm]}-{realm + 1}" if alike else safe[realm]


def draft_file(campaign: Campaign, realm: int) -> Path:
    return campaign.path / FOLDER / str(campaign.state.month) / f"{file_name(campaign.names, realm)}.txt"


def has_draft(campaign: Campaign, realm: int) -> bool:
    return draft_file(campaign, realm).is_file()


def waiting_drafts(campaign: Campaign) -> list[int]:
    """The realms whose sheets wait."""
    return [realm for realm in range(len(campaign.names)) if has_draft(campaign, realm)]


def hand_in(campaign: Campaign, realm: int, text: str) -> Checked:
    """Keeps a sheet if nothing is wrong with it; it replaces the one that waits."""
    checked = check_text(campaign.game, campaign.state, realm, text)
    if checked.is_fine:
        keep(campaign, realm, text if text.endswith("\n") else f"{text}\n")
    return checked


def keep(campaign: Campaign, realm: int, text: str) -> None:
    path = draft_file(campaign, realm)
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, text.encode())


def withdraw(campaign: Campaign, realm: int) -> bool:
    """Takes a sheet back that waits; says whether there was one."""
    path = draft_file(campaign, realm)
    was_there = path.is_file()
    path.unlink(missing_ok=True)
    return was_there


def draft_text(campaign: Campaign, realm: int) -> str:
    path = draft_file(campaign, realm)
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(str(path), "not UTF-8 text", "kein Text in UTF-8") from None


class Draft(msgspec.Struct, frozen=True):
    """A sheet that waits: the orders for what is being played now, and the text of those that stay."""

    path: Path
    orders: tuple[Any, ...]
    later: str = ""

    def spend(self) -> None:
        """The log has the orders; only what is for later stays."""
        if self.later:
            replace_file(self.path, self.later.encode())
        else:
            self.path.unlink(missing_ok=True)


def read_draft(campaign: Campaign, realm: int) -> Draft:
    """At a meeting, muster and turn are played apart; in remote play a sheet is for the whole month."""
    path, text = draft_file(campaign, realm), draft_text(campaign, realm)
    orders, wrong = parse_sheet(text)
    if wrong:
        raise BadFile(f"{path}:{wrong[0].line}", wrong[0].complaint.en, wrong[0].complaint.de)
    if campaign.state.setting.together:
        return Draft(path, tuple(orders))
    if campaign.state.step != MUSTER:
        return Draft(path, tuple([order for order in orders if not is_muster(order)]))
    lines = text.splitlines()
    places = zip(orders, order_lines(lines, ()), strict=True)
    later = [lines[line - 1] for order, line in places if not is_muster(order)]
    now = tuple([order for order in orders if is_muster(order)])
    return Draft(path, now, "\n".join([HEADS.de, *later, ""]) if later else "")
