"""A campaign as a folder (decision 9), and a realm's invitation: the one place that knows files.

One writes at a time, and files are either old or new but never half of both.
"""

from __future__ import annotations

import fcntl
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.home import Home, Kind, Paper
from tafelrunde.phoenix_desk.campaign.layout import FILES, LOG_FILE
from tafelrunde.phoenix_desk.orders.desk import Desk, at_home, at_masters, invitation_for

INVITATION: Final = "realm.json"
LOCK: Final = ".lock"
MOVED: Final = "moved-to.txt"
"""Says where the campaign is played on; what is left here is an old copy."""
PRIVATE: Final = 0o600
"""A campaign's log holds the secrets of all realms."""


class Folder(Home):
    def __init__(self, path: Path) -> None:
        self.path, self.name = path, path.resolve().name

    def file_of(self, paper: Paper) -> Path:
        return self.path / FILES[paper.kind].format(number=paper.number, name=paper.name)

    def where(self, paper: Paper | None = None) -> str:
        return str(self.path if paper is None else self.file_of(paper))

    @contextmanager
    def held(self) -> Iterator[None]:
        """The system lets go of it when the program ends."""
        self.path.mkdir(parents=True, exist_ok=True)
        with (self.path / LOCK).open("ab") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise self.held_already() from None
            self.need_present()
            yield

    def need_present(self) -> None:
        try:
            place = (self.path / MOVED).read_text(encoding="utf-8").strip()
        except FileNotFoundError:
            return
        raise Complaint("campaign-lives-elsewhere", {"folder": self.where(), "place": place})

    def leave_for(self, place: str) -> None:
        """From now on this is an old copy, to be read only."""
        replace_file(self.path / MOVED, f"{place}\n".encode())

    def has(self, paper: Paper) -> bool:
        return self.file_of(paper).is_file()

    def read(self, paper: Paper) -> bytes | None:
        try:
            return self.file_of(paper).read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None

    def write(self, paper: Paper, data: bytes) -> None:
        path = self.file_of(paper)
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, data)

    def remove(self, paper: Paper) -> None:
        self.file_of(paper).unlink(missing_ok=True)

    def papers(self, kind: Kind) -> list[Paper]:
        """Files with other names lie there for other people."""
        named = re.escape(FILES[kind]).replace(r"\{number\}", r"(\d{1,9})").replace(r"\{name\}", "(.+)")
        paths = self.path.glob(FILES[kind].format(number="*", name="*"))
        found = [re.fullmatch(named, path.relative_to(self.path).as_posix()) for path in paths]
        return sorted([paper_named(kind, *one.groups()) for one in found if one is not None])


def open_campaign(path: Path) -> Campaign:
    """To read; whoever writes holds the folder: `changing(Folder(path))`."""
    return Campaign.open(Folder(path))


def paper_named(kind: Kind, number: str = "0", name: str = "") -> Paper:
    return Paper(kind, int(number), name)


def replace_file(path: Path, data: bytes) -> None:
    """Writes a file at once and for good: after a power cut it is the old or the new one."""
    beside = path.with_name(f".{path.name}.new")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)  # half a file only takes room where there is none
        raise
    make_lasting(path.parent)


def make_lasting(folder: Path) -> None:
    """The names in a folder are data too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# --- invitations --------------------------------------------------------------------------------------


def is_invitation(folder: Path) -> bool:
    return (folder / INVITATION).is_file() and not (folder / LOG_FILE).exists()


def sit_down(folder: Path, realm: str | None) -> Desk:
    """The desk of a realm; in the game master's folder it has to be named."""
    if is_invitation(folder):
        path = folder / INVITATION
        return at_home(path.read_bytes(), str(path), realm)
    return at_masters(open_campaign(folder), realm)


def invite(campaign: Campaign, realm: int, folder: Path) -> Path:
    """Writes what a realm's player needs at home; an older invitation there is replaced."""
    if (folder / LOG_FILE).exists():
        raise Complaint("invitation-into-campaign", {"folder": str(folder)})
    folder.mkdir(parents=True, exist_ok=True)
    replace_file(folder / INVITATION, invitation_for(campaign, realm))
    return folder / INVITATION
