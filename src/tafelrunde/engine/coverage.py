"""Whether every rule is tested, every id exists and every clause of the inventory is covered."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from string import ascii_lowercase

import msgspec

from tafelrunde.engine.rulebook import UNTESTED_KINDS, Clause, Inventory, Rulebook

LATER = "later"
"""Mark of a clause whose rules are still to be written: it is named, and may be uncovered."""


class Coverage(msgspec.Struct, frozen=True, omit_defaults=True):
    rules: int
    untested: tuple[str, ...]
    unknown_ids: tuple[str, ...]
    uncovered_clauses: tuple[int, ...]
    later: tuple[str, ...] = ()
    """Sections of the printed rules, or parts of them, that are not in the rulebook yet."""

    @property
    def complete(self) -> bool:
        return not (self.untested or self.unknown_ids or self.uncovered_clauses)


class Source(msgspec.Struct, frozen=True):
    """A file of code or tests: its name and text."""

    name: str
    text: str


def ids_in(prefix: str, text: str) -> set[str]:
    numbers = re.findall(rf"\b{prefix}-(R\d+|\d+(?:\.\d+)*[a-z]?)\b", text)
    return {f"{prefix}-{number}" for number in numbers}


def ids_in_name(prefix: str, name: str) -> Iterator[str]:
    """`test_kb_4_3_an_advisor...` names KB-4.3, and may name several rules.

    Ids by section and letter, or of rulings, are read too: `ph_1_5_4a`, `ph_r13`.
    """
    begin = rf"(?:^|_){prefix.lower()}_"
    for chapter, number in re.findall(begin + r"(\d+)_(\d+)(?!(?:_\d+)+[a-z](?:_|$))(?=_|$)", name):
        yield f"{prefix}-{chapter}.{number}"
    for number in re.findall(begin + r"(r\d+|(?:\d+_)*\d+[a-z])(?=_|$)", name):
        yield f"{prefix}-{number.upper() if number[0] == 'r' else number.replace('_', '.')}"


def tested_in_code(prefix: str, text: str) -> set[str]:
    """Rules that a Python test claims: in its name, or in a `rules(...)` marker or a parameter's id."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found.update(ids_in_name(prefix, node.name))
            for decorator in node.decorator_list:
                found |= ids_in(prefix, ast.unparse(decorator))
        elif isinstance(node, ast.keyword) and node.arg == "id" and isinstance(node.value, ast.Constant):
            found |= ids_in(prefix, str(node.value.value))
    return found


def tested_in_scenario(prefix: str, text: str) -> set[str]:
    """Rules that a scenario claims: in its `rules` list or as the rule that must refuse a move."""
    claims = re.findall(r"^\s*(?:rules\s*=\s*\[[^\]]*\]|refused\s*=\s*\"[^\"]*\")", text, re.MULTILINE)
    return ids_in(prefix, "\n".join(claims))


def coverage(
    rulebook: Rulebook, inventory: Inventory, code: Iterable[Source], tests: Iterable[Source]
) -> Coverage:
    prefix = rulebook.prefix
    known = {rule.id for rule in rulebook.rule} | {chapter.id for chapter in rulebook.chapter}
    known |= {rule.id.rstrip(ascii_lowercase) for rule in rulebook.rule}  # sections: XY-1.5.4 of XY-1.5.4a
    tested: set[str] = set()
    mentioned: set[str] = set()
    for source in tests:
        reader = tested_in_code if source.name.endswith(".py") else tested_in_scenario
        claimed = reader(prefix, source.text)
        tested |= claimed
        mentioned |= claimed | ids_in(prefix, source.text)
    for source in code:
        mentioned |= ids_in(prefix, source.text)
    covered = {clause for rule in rulebook.rule for clause in rule.clauses}
    return Coverage(
        rules=len(rulebook.rule),
        untested=tuple(
            rule.id for rule in rulebook.rule if rule.id not in tested and rule.kind not in UNTESTED_KINDS
        ),
        unknown_ids=tuple(sorted(mentioned - known)),
        uncovered_clauses=tuple(
            clause.n for clause in inventory.clause if clause.n not in covered and not is_later(clause)
        ),
        later=tuple(dict.fromkeys(section_of(clause) for clause in inventory.clause if is_later(clause))),
    )


def is_later(clause: Clause) -> bool:
    return clause.mark.split(" ")[0] == LATER


def section_of(clause: Clause) -> str:
    """The section of the printed rules: `5.1` of `5.1; de 800-860`."""
    return clause.lines.partition(";")[0]
