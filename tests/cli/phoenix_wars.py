"""Campaigns at war for the commands of the desk; those that only read share a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tafelrunde.phoenix_desk.folder import Folder
from tests.phoenix_desk.battlefields import fought, mustered


@cache
def before_war() -> Path:
    """It is Ann's turn, and she stands beside Bob."""
    return mustered(Folder(Path(mkdtemp(prefix="tafelrunde-war-")) / "campaign")).path


@cache
def after_war() -> Path:
    """Ann has attacked; it is Bob's turn."""
    return fought(Folder(Path(mkdtemp(prefix="tafelrunde-war-")) / "campaign")).path
