"""Campaigns founded by the command line itself; each test gets a copy of its own."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tests.cli.calling import Said, tafelrunde

REALMS = ("Ann", "Bob")


def phoenix(*args: object, lang: str = "en") -> Said:
    return tafelrunde("phoenix", *args, lang=lang)


@cache
def founded(months: int = 0, *options: str) -> Path:
    """A campaign of two realms on a small world, after so many months of random orders."""
    path = Path(mkdtemp(prefix="tafelrunde-phoenix-")) / "campaign"
    realms = [word for name in REALMS for word in ("--realm", name)]
    said = phoenix("new", *realms, "--seed", 3, "--size", "hexagon 2", *options, path)
    assert said.code == 0, said.err
    if months:
        assert phoenix("run", path, "--months", months, "--bots", "random").code == 0
    return path


def copy_of(path: Path, to: Path) -> Path:
    shutil.copytree(path, to / "campaign")
    return to / "campaign"


def capital(folder: Path, realm: str = "Ann") -> str:
    rows = phoenix("realms", folder, "--json").data["realms"]
    return str(next(row["capital"] for row in rows if row["realm"] == realm))


def sheet(folder: Path, *lines: str) -> Path:
    path = folder.parent / "sheet.txt"
    path.write_text("\n".join(["Zugblatt:", *lines, ""]), encoding="utf-8")
    return path
