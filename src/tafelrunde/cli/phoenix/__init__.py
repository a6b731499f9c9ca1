"""The commands of the game master of a Phoenix campaign, and those that realms use at home."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

BELOW: Final = "tafelrunde.cli.phoenix"

TREE: Final[dict[str, Any]] = {
    "new": f"{BELOW}.new",
    "run": f"{BELOW}.run",
    "map": f"{BELOW}.map",
}
if find_spec(f"{BELOW}.report") is not None:
    TREE["report"] = f"{BELOW}.report"
