"""Imports point one way: the server knows the games and the store, and nothing that is built on top of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelrunde

PACKAGE = Path(tafelrunde.__file__).parent
BELOW = {
    "engine": {"engine"},
    "telling": {"engine", "telling"},
    "store": {"engine", "store"},
    "server": {"bots", "engine", "games", "server", "store", "telling"},
}
"""What each part may import of our own."""


def imported(file: Path) -> Iterator[str]:
    """The parts of our own that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name.split(".")[1] for name in names if name.startswith("tafelrunde."))


@pytest.mark.parametrize("part", BELOW)
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    files = list((PACKAGE / part).rglob("*.py"))
    parts = {path.name for path in PACKAGE.iterdir() if path.is_dir()}
    found = {(file.name, name) for file in files for name in imported(file) if name in parts}

    assert {name for _, name in found} >= {"engine"}
    assert [pair for pair in sorted(found) if pair[1] not in BELOW[part]] == []
