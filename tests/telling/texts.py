"""Every text of ours in both languages: Fluent messages, rules and lessons, names in the code, documents."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tafelrunde.engine.contract import LANGS, Lang
from tests.telling.complaint_uses import CHECKOUT, called, sources

PLACES: Final = ("src", "web/src", "bench", "examples")
NUMBERS: Final = (0, 1, 2, 5, 1000)
MEMBERS: Final = ("", "Ann", "Ann{and}Bob", "Ann, Bob{and}Cleo")
AND: Final = {"en": " and ", "de": " und "}
LISTS: Final = ("names", "winners")
"""Variables that hold names joined to a list; how many they are, a number beside them says."""
NAMED: Final = ("seat", "name", "realm", "owner", "whom", "who", "colour")
"""Variables that are always a name."""
PLURALS: Final = ("zero", "one", "two", "few", "many")
MOST_WAYS: Final = 64
"""Of choosing variants of one message; none has more."""
CODE: Final = re.compile(r"`[^`]*`|https?://\S+|<[^>]+>|\{[^{}]*\}|Lords of Xidit")
EXAMPLE: Final = re.compile(r"(?:Examples?|Beispiele?): .*?(?=\n\s*\n|\Z)", re.DOTALL)
FENCE: Final = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)


class Said(NamedTuple):
    """One text, or one way in which a message can be said."""

    where: str
    lang: Lang
    text: str


@cache
def prose(text: str) -> str:
    """Without code, commands, addresses, slots, and the one title that is English in German too."""
    return CODE.sub("…", EXAMPLE.sub("…", text))


def offences(texts: Iterable[Said], lang: Lang, pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{said.where}: {found[0]!r} in {said.text!r}"
        for said in texts
        if said.lang == lang
        for found in pattern.finditer(prose(said.text))
    ]


# --- Fluent messages ---------------------------------------------------------------------------------


class Message(NamedTuple):
    where: str
    lang: Lang
    id: str
    selectors: dict[str, tuple[str, ...]]
    """Which words choose a variant, by the variable that they are compared with."""
    variables: frozenset[str]
    bundle: FluentBundle

    def ways(self) -> Iterator[dict[str, Any]]:
        """Variables for every variant, with each number and each length of a list."""
        words = {name: keys for name, keys in self.selectors.items() if keys}
        chosen = list(product(*words.values()))
        assert len(chosen) <= MOST_WAYS, self.id
        for keys, number in product(chosen, NUMBERS):
            args: dict[str, Any] = dict.fromkeys(self.variables, number)
            args |= dict.fromkeys(self.variables & {*NAMED}, "Ann")
            yield {**args, **self.listed(number), **dict(zip(words, keys, strict=True))}

    def listed(self, number: int) -> dict[str, str]:
        """Lists of so many names, at most three; of one or two where nobody says how many they are."""
        counted = any(not keys for keys in self.selectors.values())
        members = MEMBERS[min(number, 3)] if counted else MEMBERS[2 if number == 2 else 1]
        return dict.fromkeys(self.variables & {*LISTS}, members.replace("{and}", AND[self.lang]))

    def said(self, args: dict[str, Any]) -> str:
        pattern = self.bundle.get_message(self.id).value
        assert pattern is not None, self.id
        text, faults = self.bundle.format_pattern(pattern, args)
        assert faults == [], (self.where, self.id, args, faults)
        return str(text)


class Parts(Visitor):
    """Variables of a message and of those it refers to, and what selects its variants."""

    def __init__(self, entries: dict[str, fluent.Message | fluent.Term]) -> None:
        self.entries = entries
        self.variables: set[str] = set()
        self.selectors: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.visit(self.entries[node.id.name])

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = [key_of(variant) for variant in node.variants]
            named = {key for key in keys if not key.isdecimal() and key not in PLURALS}
            is_number = named <= {"other"}
            self.selectors.setdefault(node.selector.id.name, set()).update(set() if is_number else keys)
        self.generic_visit(node)


def key_of(variant: fluent.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, fluent.Identifier) else key.value)


def fluent_files(lang: Lang) -> list[Path]:
    return [path for place in PLACES for path in sorted((CHECKOUT / place).rglob(f"*.{lang}.ftl"))]


@cache
def messages() -> tuple[Message, ...]:
    return tuple(
        message for lang in LANGS for path in fluent_files(lang) for message in messages_of(path, lang)
    )


def messages_of(path: Path, lang: Lang) -> Iterator[Message]:
    text = path.read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    entries = {entry.id.name: entry for entry in entries_of(text)}
    for entry in entries.values():
        if isinstance(entry, fluent.Message):
            parts = Parts(entries)
            parts.visit(entry)
            selectors = {name: tuple(sorted(keys)) for name, keys in parts.selectors.items()}
            where = f"{path.relative_to(CHECKOUT)}: {entry.id.name}"
            yield Message(where, lang, entry.id.name, selectors, frozenset(parts.variables), bundle)


def entries_of(text: str) -> Iterator[fluent.Message | fluent.Term]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message | fluent.Term):
            yield entry


@cache
def rendered() -> tuple[Said, ...]:
    """Every message in every way."""
    return tuple(
        dict.fromkeys(
            Said(message.where, message.lang, message.said(args))
            for message in messages()
            for args in message.ways()
        )
    )


# --- rules, lessons, names, documents ----------------------------------------------------------------


@cache
def rule_texts() -> tuple[Said, ...]:
    """Rules, refusals, chapters and lessons of all games."""
    files = [
        path
        for place in ("src", "examples")
        for path in sorted((CHECKOUT / place).rglob("*.toml"))
        if path.name in ("rulebook.toml", "lesson.toml") or path.parent.name == "rulebook"
    ]
    return tuple(
        said for path in files for said in texts_in(tomllib.loads(path.read_text("utf-8")), path.name)
    )


def texts_in(data: Any, where: str) -> Iterator[Said]:
    if isinstance(data, list):
        for each in data:
            yield from texts_in(each, where)
    elif isinstance(data, dict):
        name = f"{where}: {data['id']}" if "id" in data else where
        for key, value in data.items():
            lang = key.rpartition("_")[2]
            if lang in LANGS and isinstance(value, str):
                yield Said(name, lang, value)
            else:
                yield from texts_in(value, name)


@cache
def names() -> tuple[Said, ...]:
    """`Words` and what may be typed, as the code has them."""
    return tuple(said for path, source in sources().items() for said in names_in(source, str(path)))


def names_in(source: str, where: str) -> Iterator[Said]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node.func) in ("Words", "marks", "Choice"):
            for lang, argument in zip(LANGS, node.args[:2], strict=False):
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Said(f"{where}:{node.lineno}", lang, argument.value)


@cache
def documents() -> tuple[Said, ...]:
    """English prose; examples of code and of orders aside."""
    files = [CHECKOUT / "README.md", *sorted((CHECKOUT / "docs").rglob("*.md"))]
    return tuple(
        Said(f"{path.relative_to(CHECKOUT)}:{number}", "en", line)
        for path in files
        for number, line in enumerate(FENCE.sub(blank, path.read_text("utf-8")).splitlines(), 1)
    )


def blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def shown() -> tuple[Said, ...]:
    """All that players read."""
    return (*rendered(), *rule_texts(), *names())
