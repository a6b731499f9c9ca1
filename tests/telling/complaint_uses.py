"""Which complaints the code can make, found in its syntax, and which sentences there are for them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tafelrunde
from tafelrunde.engine.contract import Lang

CHECKOUT = Path(__file__).parents[2]
FOLDERS = (Path(tafelrunde.__file__).parent, CHECKOUT / "bench")
"""The package, and the benchmarks, which stay in the checkout."""
MAKERS = {
    "Complaint",
    "Denied",
    "BadField",
    "BadFile",
    "BadText",
    "OtherVersion",
    "wrong",
    "demand",
    "demand_field",
    "bad",
    "_bad",
}
"""Whoever makes complaints; parameters follow the message."""
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
"""Ids have hyphens; places and fields that may stand before them have none."""


class Use(NamedTuple):
    message: str
    params: frozenset[str] | None
    """None where they are not written out at this place."""
    where: str


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def uses(source: str, where: str) -> Iterator[Use]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node.func) in MAKERS:
            for place, argument in enumerate(node.args):
                for message in literals(argument):
                    if ID.fullmatch(message):
                        yield Use(message, params(node, place), f"{where}:{node.lineno}")


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def literals(node: ast.expr) -> list[str]:
    """The texts that stand there: one, or either of two."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return [ast.unparse(node)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def params(node: ast.Call, place: int) -> frozenset[str] | None:
    if len(node.args) == place + 1:
        return frozenset()
    given = node.args[place + 1]
    if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
        return None
    return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))


def sources() -> dict[Path, str]:
    """All of our code, by its place in the checkout."""
    files = [path for folder in FOLDERS for path in sorted(folder.rglob("*.py"))]
    return {path.relative_to(CHECKOUT): path.read_text(encoding="utf-8") for path in files}


def all_uses() -> list[Use]:
    return [use for path, source in sources().items() for use in uses(source, str(path))]


def sentences(lang: Lang) -> list[tuple[str, frozenset[str]]]:
    """Each message of any `complaints.LANG.ftl` with its variables."""
    files = [path for folder in FOLDERS for path in sorted(folder.rglob(f"complaints.{lang}.ftl"))]
    return [message for file in files for message in messages_in(file.read_text(encoding="utf-8"))]


def messages_of(package: str, name: str, lang: Lang) -> dict[str, frozenset[str]]:
    return dict(messages_in(resources.files(package).joinpath(f"{name}.{lang}.ftl").read_text("utf-8")))


def messages_in(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            yield entry.id.name, frozenset(variables.found)
