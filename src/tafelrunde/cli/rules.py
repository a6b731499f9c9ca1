"""`tafelrunde rules`: a game's rules to read, to search, and to check for tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.input_files import read_text
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.engine.contract import Game, Lang
from tafelrunde.engine.coverage import Coverage, Source, coverage
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.rulebook import Rule, Rulebook, load_inventory, load_rulebook
from tafelrunde.engine.text import quoted
from tafelrunde.games import load_game
from tafelrunde.telling.search import Hit, Place, search

MOST_LISTED = 60
"""What is missing is listed in words up to here; `--json` has it all."""


def command(
    game: Annotated[str, typer.Argument(help=t("argument-game"))],
    words: Annotated[list[str] | None, typer.Argument(help=t("rules-words"))] = None,
    check: Annotated[bool, typer.Option("--check", help=t("rules-check"))] = False,
    tests: Annotated[Path, typer.Option("--tests", help=t("rules-tests"))] = Path("tests"),
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    loaded = load_game(game)
    if check:
        report(covered(loaded, tests), as_json)
        return
    rulebook, wish = load_rulebook(loaded), " ".join(words or ())
    numbered = find_numbered(rulebook, wish)
    hits = search(loaded, wish) if wish and not numbered else []
    found = numbered or [rule for one in hits if (rule := rulebook.find(one.id))] or whole(rulebook, wish)
    if as_json:
        print_json(as_data(rulebook, found, language()))
    elif hits:
        console().print(rule_table(found, language(), hits))
    else:
        show(console(), rulebook, found, language())


# --- finding ---------------------------------------------------------------------------------------


def find_numbered(rulebook: Rulebook, wish: str) -> list[Rule]:
    """Those of one number or chapter, if the wish is one."""
    number = re.fullmatch(rf"(?:{rulebook.prefix}-?)?(r\d+|\d+(?:\.\d+)*[a-z]?)", wish.strip(), re.IGNORECASE)
    return numbered(rulebook, f"{rulebook.prefix}-{number[1]}") if number is not None else []


def whole(rulebook: Rulebook, wish: str) -> Sequence[Rule]:
    """All rules, for those who wish for nothing else."""
    if not wish.strip():
        return rulebook.rule
    raise Complaint(
        "no-rule-fits",
        {
            "game": rulebook.game,
            "wish": quoted(wish),
            "rule": rulebook.rule[0].id,
            "chapter": rulebook.chapter[0].id,
        },
    )


def numbered(rulebook: Rulebook, wish: str) -> list[Rule]:
    """The rule of this number, or all rules of a section or chapter."""
    wanted = wish.casefold()
    return [
        rule
        for rule in rulebook.rule
        if wanted in (name.casefold() for name in (rule.id, section_of(rule), rule.chapter))
    ]


def section_of(rule: Rule) -> str:
    """The id without its letter: PH-1.5.4 of PH-1.5.4a."""
    return rule.id.rstrip("abcdefghijklmnopqrstuvwxyz")


# --- printing --------------------------------------------------------------------------------------


def as_data(rulebook: Rulebook, rules: Sequence[Rule], lang: Lang) -> dict[str, Any]:
    return {
        "game": rulebook.game,
        "edition": rulebook.edition.said(lang),
        "chapters": {chapter.id: said(chapter.en, chapter.de, lang) for chapter in rulebook.chapter},
        "rules": [rule_data(rule, lang) for rule in rules],
    }


def said(en: str, de: str, lang: Lang) -> str:
    return de if lang == "de" else en


def rule_data(rule: Rule, lang: Lang) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "kind": rule.kind,
        "text": rule.text(lang),
        "refusal": rule.refusal(lang),
        "instead": rule.instead(lang),
        "option": rule.option,
        "source": rule.source,
        "clauses": rule.clauses,
    }


def show(out: Console, rulebook: Rulebook, rules: Sequence[Rule], lang: Lang) -> None:
    if len(rules) == len(rulebook.rule):
        out.print(Text(rulebook.edition.said(lang), style="dim"))
    for chapter in rulebook.chapter:
        own = [rule for rule in rules if rule.chapter == chapter.id]
        if own:
            number = chapter.id.removeprefix(f"{rulebook.prefix}-")
            heading = Text(f"{number}  {said(chapter.en, chapter.de, lang)}", style="bold")
            out.print(Line(heading, align="left", style="dim"))
            out.print(rule_table(own, lang))


def rule_table(rules: Sequence[Rule], lang: Lang, hits: Sequence[Hit] = ()) -> Table:
    """The rules in this order; what they were found by stands out."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    places = {one.id: one.de if lang == "de" else one.en for one in hits}
    for rule in rules:
        table.add_row(rule.id, rule_text(rule, lang, places.get(rule.id, ())).append("\n"))
    return table


def rule_text(rule: Rule, lang: Lang, places: Sequence[Place] = ()) -> Text:
    text = Text(rule.text(lang))
    for place in places:
        text.stylize("bold underline", place.start, place.end)
    if rule.instead(lang):
        text.append(f"\n{t('rules-instead')} {rule.instead(lang)}", "green")
    if rule.refusal(lang):
        text.append(f"\n{t('rules-refusal')} {readable(rule.refusal(lang))}", "yellow")
    about = [t(f"rules-kind-{rule.kind}"), t("rules-source", source=rule.source)]
    if rule.option:
        about.append(t("rules-option", option=rule.option))
    return text.append("\n" + " · ".join(about), "dim")


def readable(refusal: str) -> str:
    """A refusal with its gaps marked for people."""
    return re.sub(r"\{(\w+)\}", r"‹\1›", refusal)


# --- checking --------------------------------------------------------------------------------------


def covered(game: Game, tests: Path) -> Coverage:
    return coverage(
        load_rulebook(game), load_inventory(game), code_of(files(game.package)), list(tests_in(tests))
    )


def code_of(folder: Traversable) -> Iterator[Source]:
    """All Python files of a game's own package."""
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from code_of(item)
        elif item.name.endswith(".py"):
            yield Source(item.name, item.read_text(encoding="utf-8"))


def tests_in(folder: Path) -> Iterator[Source]:
    found = [*folder.rglob("test_*.py"), *folder.rglob("*.toml")] if folder.is_dir() else []
    if not found:
        raise Complaint("no-tests-here", {"folder": quoted(str(folder))})
    for path in sorted(found):
        text = read_text(path)
        if path.suffix == ".py":
            check_syntax(path, text)
        yield Source(path.name, text)


def check_syntax(path: Path, text: str) -> None:
    try:
        ast.parse(text)
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1
        place = f"{path}:{line}"
        raise BadFile(place, "no-valid-python", {"reason": str(error)}) from None


def report(found: Coverage, as_json: bool) -> None:
    if as_json:
        print_json(found)
    else:
        out = console()
        out.print(Text(t("rules-checked", rules=found.rules), style="bold"))
        for name, missing in (
            ("untested", found.untested),
            ("unknown", found.unknown_ids),
            ("uncovered", found.uncovered_clauses),
        ):
            ids = ", ".join(map(str, missing[:MOST_LISTED])) + (", …" if len(missing) > MOST_LISTED else "")
            say(out, Text(t(f"rules-{name}", count=len(missing), ids=ids), "red" if missing else "green"))
        if found.later:
            say(out, Text(t("rules-later", count=len(found.later), ids=", ".join(found.later)), "yellow"))
    if not found.complete:
        raise typer.Exit(1)
