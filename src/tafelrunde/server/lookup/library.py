"""What can be looked up about a game: its rules, and the printed values that a table plays with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from tafelrunde.engine.contract import Game, Lang, Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.rulebook import Rule, load_rulebook
from tafelrunde.games import load_game
from tafelrunde.telling.printed import Row, corrections_module, tables
from tafelrunde.telling.search import Hit


class ChapterInfo(msgspec.Struct, frozen=True):
    id: str
    title: Words


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule as readers see it; `instead` is what the software does where a rule is beyond its reach."""

    id: str
    chapter: str
    kind: str
    source: str
    text: Words
    option: str
    instead: Words


class Rules(msgspec.Struct, frozen=True):
    edition: Words
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]


class RulesFound(msgspec.Struct, frozen=True):
    """Rules that answer to a question, the best first."""

    count: int
    hits: list[Hit]
    """Up to 200 of them; places are counted in letters of the rule's text."""


class PrintedValues(msgspec.Struct, frozen=True):
    """The tables by name; empty for a game without printed values."""

    tables: dict[str, list[Row]]


@cache
def rules_of(game_id: str) -> Rules:
    book = load_rulebook(load_game(game_id))
    chapters = [ChapterInfo(chapter.id, Words(chapter.en, chapter.de)) for chapter in book.chapter]
    return Rules(book.edition, chapters, [rule_info(rule) for rule in book.rule])


def rule_info(rule: Rule) -> RuleInfo:
    return RuleInfo(
        id=rule.id,
        chapter=rule.chapter,
        kind=rule.kind,
        source=rule.source,
        text=Words(rule.en, rule.de),
        option=rule.option,
        instead=Words(rule.instead_en, rule.instead_de),
    )


def printed_values(game: Game, corrections: Mapping[str, Any], lang: Lang) -> PrintedValues:
    try:
        module = corrections_module(game)
    except Complaint:  # a game without a printed box
        return PrintedValues({})
    return PrintedValues(tables(game, module, corrections, lang))
