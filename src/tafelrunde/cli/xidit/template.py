"""`tafelrunde xidit data template`: our reconstruction, as a file to begin with."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

PACKAGE: Final = "tafelrunde.games.xidit.box"
FILE: Final = "reconstruction-a.json"


def command() -> None:
    print(files(PACKAGE).joinpath(FILE).read_text(encoding="utf-8"), end="")
