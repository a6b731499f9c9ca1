"""Campaigns at war for the commands of the desk; those that only read share a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tests.campaign.battlefields import fought, mustered


@cache
def before_war() -> Path:
    """It is Ann's turn, and she stands beside Bob."""
    return mustered(Path(mkdtemp(prefix="tafelrunde-war-")) / "campaign")


@cache
def after_war() -> Path:
    """Ann has attacked; it is Bob's turn."""
    return fought(Path(mkdtemp(prefix="tafelrunde-war-")) / "campaign")
