"""Loads a game's `rulebook.toml` and turns refusals into sentences.

A long rulebook goes on in the files of a folder `rulebook` beside it, which hold rules only; all rules stand
in the order of their ids, whatever the file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tafelrunde.engine.contract import Game, Lang, Words
from tafelrunde.engine.errors import IllegalMove, SeatName
from tafelrunde.engine.figures import decimal

KINDS = ("rule", "ruling", "handling", "manual")
UNTESTED_KINDS = ("handling", "manual")
"""Rules about hands and people: the software does something else, which the rule names."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    en: str
    de: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    source: str
    clauses: tuple[int, ...]
    en: str
    de: str
    refusal_en: str = ""
    refusal_de: str = ""
    option: str = ""
    instead_en: str = ""
    instead_de: str = ""

    @property
    def chapter(self) -> str:
        """KB-4 of KB-4.2, PH-1 of PH-1.5.4a, PH-R of PH-R13."""
        return "".join(re.findall(r"^\w+-(?:R|\d+)", self.id))

    def text(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en

    def refusal(self, lang: Lang) -> str:
        return self.refusal_de if lang == "de" else self.refusal_en

    def instead(self, lang: Lang) -> str:
        return self.instead_de if lang == "de" else self.instead_en


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    prefix: str
    edition: Words
    chapter: tuple[Chapter, ...]
    rule: tuple[Rule, ...]

    def find(self, rule_id: str) -> Rule | None:
        return next((rule for rule in self.rule if rule.id == rule_id), None)


class Pages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A continuation of a rulebook."""

    rule: tuple[Rule, ...] = ()


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the inventory: a statement of the printed rulebook, by number."""

    n: int
    topic: str
    lines: str = ""
    mark: str = ""


class Inventory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clause: tuple[Clause, ...]


def _read(game: Game, name: str) -> dict[str, Any]:
    return tomllib.loads(files(game.package).joinpath(name).read_text(encoding="utf-8"))


@cache
def load_rulebook(game: Game) -> Rulebook:
    book = msgspec.convert(_read(game, "rulebook.toml"), Rulebook)
    more = [rule for name in _continuations(game) for rule in msgspec.convert(_read(game, name), Pages).rule]
    if not more:
        return book
    return msgspec.structs.replace(book, rule=tuple(sorted((*book.rule, *more), key=_by_id)))


def _continuations(game: Game) -> list[str]:
    folder = files(game.package).joinpath("rulebook")
    names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
    return [f"rulebook/{name}" for name in sorted(names) if name.endswith(".toml")]


def _by_id(rule: Rule) -> list[tuple[int, int, str]]:
    """Sections by number; in each its own letters, then its parts. Chapters without a number come last."""
    chapter, *parts = re.findall(r"\d+|[A-Za-z]+", rule.id.partition("-")[2])
    first = (1, int(chapter), "") if chapter.isdigit() else (2, 0, chapter)
    return [first, *((1, int(part), "") if part.isdigit() else (0, 0, part) for part in parts)]


@cache
def load_inventory(game: Game) -> Inventory:
    return msgspec.convert(_read(game, "clauses.toml"), Inventory)


class Spoken(str):
    """A parameter of a refusal; `{count:leader|leaders}` names what it counts, one or several."""

    def __format__(self, nouns: str) -> str:
        one, _, several = nouns.partition("|")
        return f"{self!s} {one if self == '1' else several}" if nouns else str(self)


def said(game: Game, value: Any, lang: Lang, names: Sequence[str]) -> str:
    """One parameter of a refusal as a reader sees it: names, dice, goods."""
    if isinstance(value, SeatName):
        return names[value.seat] if value.seat < len(names) else str(value.seat + 1)
    if isinstance(value, str):
        return game.terms[value].said(lang) if value in game.terms else value
    if isinstance(value, (tuple, list)):
        if value and all(isinstance(part, str) for part in value):
            return ", ".join(said(game, part, lang, names) for part in value)
        return "+".join(str(part) for part in value) or "–"
    if isinstance(value, Fraction):
        return decimal(value, lang)
    if isinstance(value, dict):
        parts = [f"{count} {said(game, kind, lang, names)}" for kind, count in value.items()]
        return ", ".join(parts) or ("nichts" if lang == "de" else "nothing")
    return str(value)


def explain(game: Game, refusal: IllegalMove, lang: Lang, names: Sequence[str] = ()) -> str:
    """The sentence a player reads: rule number, what was tried, what would be right."""
    rule = load_rulebook(game).find(refusal.rule)
    if rule is None:
        return refusal.rule
    spoken = {key: Spoken(said(game, value, lang, names)) for key, value in refusal.params.items()}
    return f"{rule.id}: {rule.refusal(lang).format_map(spoken)}"
