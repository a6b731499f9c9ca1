"""The rulebook at hand: what governs this decision, one rule, one thing, or all rules with a word in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.pictures import Picture
from tafelrunde.engine.contract import Game
from tafelrunde.engine.rulebook import Rule, load_rulebook
from tafelrunde.engine.text import fold
from tafelrunde.telling.search import search

MOST_FOUND: Final = 8


def shown(rule: Rule) -> RenderableType:
    text = Text.assemble((f"{rule.id} ", "bold #c9961a"), rule.text(language()))
    return Padding(text, (0, 0, 0, 2))


def shown_rule(game: Game, rule_id: str) -> Iterator[RenderableType]:
    rule = load_rulebook(game).find(rule_id)
    if rule is not None:
        yield shown(rule)


def explain_now(game: Game, picture: Picture, view: Any) -> Iterator[RenderableType]:
    """What is asked, and the rules about it."""
    yield Text(t("explain-now", asked=picture.asked(view)), style="bold")
    for rule_id in picture.rules_now(view):
        yield from shown_rule(game, rule_id)


def explain_word(game: Game, picture: Picture, word: str) -> Iterator[RenderableType]:
    """A rule by its number, a chapter, a thing by its name, or a search in all rules."""
    rules = rules_called(game, picture, word)
    for rule in rules[:MOST_FOUND]:
        yield shown(rule)
    if len(rules) > MOST_FOUND:
        command = f"tafelrunde rules {game.meta.id} {word}"
        yield Text(t("explain-more", count=len(rules) - MOST_FOUND, command=command), style="dim")
    if not rules:
        yield Text(t("explain-nothing", word=word, prefix=game.meta.prefix), style="bold yellow")


def rules_called(game: Game, picture: Picture, word: str) -> list[Rule]:
    book = load_rulebook(game)
    number = word.upper()
    numbered = [rule for rule in book.rule if rule.id == number or rule.id.startswith(f"{number}.")]
    if numbered:
        return numbered
    about = [rule_id for term in terms_called(game, word) for rule_id in picture.rules_about(term)]
    named = [rule for rule in book.rule if rule.id in about]
    return named or rules_with(game, word)


def terms_called(game: Game, word: str) -> list[str]:
    """Ids of things with this name in either language; a bare number names the advisor or the like."""
    wanted = fold(word)
    return [
        term
        for term, name in game.terms.items()
        if wanted in (fold(name.en), fold(name.de), fold(term)) or fold(term).endswith(f"_{wanted}")
    ]


def rules_with(game: Game, word: str) -> list[Rule]:
    """Rules with these words, the best first."""
    book = load_rulebook(game)
    return [rule for one in search(game, word) if (rule := book.find(one.id))]
