"""The commands of the game master of a Phoenix campaign, and those that realms use at home."""

from __future__ import annotations

from typing import Any, Final

BELOW: Final = "tafelrunde.cli.phoenix"
NAMES: Final = (
    *("new", "run", "status", "realms", "report", "news", "treasury", "map"),
    *("close", "correct", "grant", "announce", "ask", "answer", "questions", "dice", "clock", "end"),
    "battle",
    *("protocol", "conflicts", "audit", "compare", "whatif", "step"),
    *("absent", "back", "happen", "race", "council", "adventure", "character"),
    *("log", "verify", "rollback", "rerun", "invite", "export", "import"),
    "fire",
    "duel",
    "charfight",
    *("shelter", "recall", "decide"),
)
ORDERS: Final = ("check", "submit", "show", "withdraw", "form")
MODULES: Final = {"import": "import_map", "export": "export_map"}


def tree() -> dict[str, Any]:
    """Commands by name and module."""
    found: dict[str, Any] = {name: f"{BELOW}.{MODULES.get(name, name)}" for name in NAMES}
    found["orders"] = {name: f"{BELOW}.orders_{name}" for name in ORDERS}
    return found


TREE: Final = tree()
