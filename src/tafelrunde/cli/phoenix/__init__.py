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
    *("log", "verify", "rollback", "rerun", "invite", "export", "import", "host"),
    "fire",
    "duel",
    "charfight",
    *("shelter", "recall", "deadlines", "due", "decide"),
)
ORDERS: Final = ("check", "submit", "collect", "show", "withdraw", "form")
SHARED: Final = {
    "decisions": (
        *("correct", "grant", "announce", "end", "absent", "back", "happen", "race", "council", "adventure"),
        *("shelter", "recall", "deadlines", "decide"),
    ),
    "close": ("close", "due"),
    "exchange": ("export", "import"),
    "log": ("log", "verify"),
    "new": ("new", "invite"),
    "questions": ("ask", "answer", "questions"),
    "report": ("report", "news", "treasury"),
    "rewind": ("rollback", "rerun"),
    "status": ("status", "realms"),
}
"""Modules with several commands."""
MODULES: Final = {
    **{name: module for module, names in SHARED.items() for name in names},
    **{name: f"odds.{name}" for name in ("battle", "fire", "duel", "charfight")},
}


def tree() -> dict[str, Any]:
    """Commands by name and module."""
    found: dict[str, Any] = {name: f"{BELOW}.{MODULES.get(name, name)}" for name in NAMES}
    found["orders"] = dict.fromkeys(ORDERS, f"{BELOW}.orders")
    return found


TREE: Final = tree()
