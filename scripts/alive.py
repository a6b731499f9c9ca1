#!/usr/bin/env python
"""Finds code that nothing uses, with vulture: `scripts/alive.py`, or `scripts/alive.py FOLDER ...`.

Tests do not count as use: what only they call belongs to them. Fields of structs are data and need no
reader here. What is alive although nobody calls it by its name stands in ALIVE, with the reason.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from vulture import Vulture
from vulture.core import Item

CHECKED = ("src", "bench")
USERS = ("examples", "scripts", "setup.py")
"""Nothing is looked for here, but what is used here is alive."""
CONFIDENCE = 60
ALIVE = {
    # Somebody else's machinery asks for these by name.
    "*_PANEL_TITLE": "typer reads its headings",
    "DEFAULT_STRING": "likewise",
    "ENVVAR_STRING": "likewise",
    "REQUIRED_LONG_STRING": "likewise",
    "no_wrap": "rich reads how a text is laid out",
    "overflow": "likewise",
    "create_system": "zipfile writes it into the archive",
    "external_attr": "likewise",
    "impl": "SQLAlchemy: a type of a column",
    "cache_ok": "likewise",
    "process_bind_param": "likewise",
    "process_result_value": "likewise",
    "cte_follows_insert": "SQLAlchemy: how SQLite wants it",
    "begin_explicitly": "SQLAlchemy calls it at the beginning of a transaction",
    "down_revision": "Alembic: which version comes before",
    "branch_labels": "likewise",
    "depends_on": "likewise",
    "capture_signals": "uvicorn calls it",
    "send_receive_event_to_app": "uvicorn calls it",
    "send_400_response": "uvicorn calls it",
    "disconnected": "uvicorn: a request whose client is gone",
    "on_response": "likewise",
    "parser_exc": "websockets: why a socket was closed",
    "__contains__": "the operator `in`",
    # What others may build upon.
    "decode_event": "engine contract: events come back from JSON as moves and views do",
    "Tells": "the wire, beside Asks: its document is checked against it",
    # The printed tables are whole, whether a rule asks for a value or not.
    "CASTELLAN": "a rank among the ranks, numbered",
    "GOVERNOR": "likewise",
    "STAGE_INHABITANTS": "printed (PH-1.5): who lives in a town",
    "inhabitants": "printed (PH-0b): who lives in a field",
    "learnt": "a rule of role-play (PH-7.6.1.3a) that players apply themselves",
    # Processes and tasks that a test has to wait for, stop or kill.
    "at_work": "tables at which a bot thinks",
}


def fields(path: Path) -> set[int]:
    """The lines of a file that declare fields in the body of a class."""
    classes = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.ClassDef)]
    return {line.lineno for one in classes for line in one.body if isinstance(line, ast.AnnAssign)}


def reason(name: str) -> str | None:
    """The entry of ALIVE that a name falls under."""
    return next((pattern for pattern in ALIVE if fnmatchcase(name, pattern)), None)


def unused(checked: list[Path], users: list[Path]) -> Iterator[Item]:
    search = Vulture()
    search.scavenge([str(path) for path in (*checked, *users)], exclude=["*/node_modules/*"])
    for item in search.get_unused_code(min_confidence=CONFIDENCE):
        path = Path(item.filename).resolve()
        is_checked = any(path.is_relative_to(folder.resolve()) for folder in checked)
        if is_checked and not (item.typ == "variable" and item.first_lineno in fields(path)):
            yield item


def main(named: list[str]) -> int:
    root = Path(__file__).parents[1]
    checked = [Path(name) for name in named] or [root / name for name in CHECKED]
    found = list(unused(checked, [] if named else [root / name for name in USERS]))
    said = [
        f"{item.filename}:{item.first_lineno}: nothing uses the {item.typ} {item.name!r}"
        for item in found
        if reason(item.name) is None
    ]
    if not named:
        needless = ALIVE.keys() - {reason(item.name) for item in found}
        said += [f"{__file__}: ALIVE need not name {name!r} any more" for name in sorted(needless)]
    print(*said, sep="\n", end="\n" if said else "")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
