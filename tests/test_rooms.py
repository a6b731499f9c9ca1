"""Imports point one way: `rooms.toml` says who may import whom, and no module does otherwise."""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tafelrunde"
PLAN: Mapping[str, Any] = tomllib.loads((ROOT / "rooms.toml").read_text(encoding="utf-8"))
MOST_MODULES = 30
OURS = "tafelrunde."

Sources = Mapping[str, str]
"""Every module, `engine.log`, with its text."""


def dotted(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def sources() -> Sources:
    """All modules in packages; `tafelrunde` itself and `__main__` belong to none."""
    files = [path for path in sorted(PACKAGE.rglob("*.py")) if path.parent != PACKAGE]
    return {dotted(path): path.read_text(encoding="utf-8") for path in files}


@cache
def imports(text: str) -> tuple[tuple[str, ...], ...]:
    """What a file imports, wherever in it: (module,) or (module, name)."""
    found: list[tuple[str, ...]] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [(alias.name,) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found += [(str(node.module), alias.name) for alias in node.names]
    return tuple(found)


def imported(text: str, known: Sources) -> Iterator[str]:
    """Our own modules among them."""
    for module, *name in imports(text):
        whole = ".".join([module, *name]).removeprefix(OURS)
        if module.startswith(OURS):
            yield whole if whole in known else module.removeprefix(OURS)


def room_of(package: str, module: str) -> str:
    """The room of a package in which a module lies: the longest that the plan names."""
    if module == package:
        return "itself"
    inside = module.removeprefix(f"{package}.")
    rooms = [room for room in PLAN["rooms"][package] if f"{inside}.".startswith(f"{room}.")]
    return max(rooms, key=len, default=f"{inside} (in no room)")


def wrong_packages(known: Sources) -> Iterator[str]:
    """Packages that import what does not lie below them, and games that import each other."""
    for module, text in known.items():
        own, *rest = module.split(".")
        for name in imported(text, known):
            other, *others = name.split(".")
            if other != own and other not in PLAN["packages"].get(own, []):
                yield f"{module} imports {name}"
            if own == other == "games" and rest and others[:1] != rest[:1]:
                yield f"{module} imports {name}"


def wrong_rooms(known: Sources, package: str) -> Iterator[str]:
    order = PLAN["rooms"][package]
    inside = {name: text for name, text in known.items() if f"{name}.".startswith(f"{package}.")}
    for module, text in inside.items():
        room = room_of(package, module)
        if room not in order:
            yield f"{module}: {room}"
            continue
        for name in imported(text, known):
            other = room_of(package, name) if name in inside else room
            if other not in order or order.index(other) > order.index(room):
                yield f"{module} imports {name}"


def wrong(known: Sources) -> list[str]:
    rooms = [sentence for package in PLAN["rooms"] for sentence in wrong_rooms(known, package)]
    return [*wrong_packages(known), *rooms]


def test_every_package_has_its_place() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}

    assert folders == PLAN["packages"].keys()
    assert len(sources()) > 500


def test_imports_point_one_way() -> None:
    assert wrong(sources()) == []


def test_no_room_is_a_warehouse() -> None:
    counts = Counter(path.parent for path in PACKAGE.rglob("*.py"))

    assert {str(path): count for path, count in counts.items() if count > MOST_MODULES} == {}


def test_every_module_says_what_lives_there() -> None:
    silent = [name for name, text in sources().items() if not ast.get_docstring(ast.parse(text))]

    assert silent == []


@pytest.mark.parametrize(
    ("module", "line", "found"),
    [
        ("engine.log", "from tafelrunde.games import load_game", "engine.log imports games"),
        ("store.rows", "import tafelrunde.server.errors", "store.rows imports server.errors"),
        ("games.ethnos.play.rules", "from tafelrunde.games import kingsburg", "games.kingsburg"),
        ("games.xidit.box.data", "from tafelrunde.games.xidit.play import rules", "games.xidit.play.rules"),
        ("games.phoenix.state.state", "from tafelrunde.games.phoenix.secrecy.view import x", "secrecy.view"),
        ("games.phoenix.attic", "", "games.phoenix.attic: attic (in no room)"),
        ("cli.output", "from tafelrunde.cli.play import plan", "cli.output imports cli.play.plan"),
        ("phoenix_desk.orders.drafts", "import tafelrunde.phoenix_desk.folder", "phoenix_desk.folder"),
        ("server.tables.hub", "from tafelrunde.server import app", "server.tables.hub imports server.app"),
    ],
)
def test_a_wrong_import_is_found(module: str, line: str, found: str) -> None:
    planted = {**sources(), module: f"{sources().get(module, '')}\n{line}\n"}

    assert any(found in sentence for sentence in wrong(planted))
