"""`tafelrunde data`: the printed values a game plays with, how sure they are, and files that correct them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.input_files import corrections_from
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.games import load_game
from tafelrunde.telling.printed import Row, Tables, corrections_module, tables


def command(
    game: Annotated[str, typer.Argument(help=t("argument-game"))],
    template: Annotated[bool, typer.Option("--template", help=t("data-template"))] = False,
    check: Annotated[Path | None, typer.Option("--check", help=t("data-check"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    loaded = load_game(game)
    corrections = corrections_module(loaded)
    if template:
        print(corrections.template(), end="")
        return
    printed = tables(loaded, corrections, {}, language())
    if check is None:
        show_or_print(printed, game, as_json)
        return
    corrected = corrected_tables(loaded, corrections, check)
    changed = changes(printed, corrected)
    show_or_print(changed, game, as_json)
    if not as_json:
        say(console(), Text(t("data-checked", file=str(check), rows=sum(map(len, changed.values())))))


def corrected_tables(game: Game, corrections: ModuleType, path: Path) -> Tables:
    data = corrections_from(path)
    try:
        return tables(game, corrections, data, language())
    except BadFile:
        raise
    except Complaint as complaint:
        raise BadFile(str(path), complaint) from None


def changes(printed: Tables, corrected: Tables) -> Tables:
    """The rows that a file changes."""
    return {
        name: [
            row
            for row in corrected[name]
            if row.values not in [old.values for old in rows if old.id == row.id]
        ]
        for name, rows in printed.items()
    }


def show_or_print(shown: Tables, game: str, as_json: bool) -> None:
    if as_json:
        print_json({"game": game, "tables": shown})
        return
    for name, rows in shown.items():
        if rows:
            console().print(table_of(name, rows))


def table_of(name: str, rows: Sequence[Row]) -> Table:
    fields = [field for field in rows[0].values if any(filled(row.values[field]) for row in rows)]
    table = Table(title=name, title_style="bold", title_justify="left")
    for heading in (t("data-id"), t("data-name"), *fields, t("data-origin")):
        table.add_column(heading, overflow="fold")
    for row in rows:
        table.add_row(row.id, row.name, *(value_text(row.values[f]) for f in fields), origin_text(row))
    return table


def filled(value: Any) -> bool:
    return any(map(filled, value.values())) if isinstance(value, Mapping) else bool(value)


def value_text(value: Any) -> str:
    """`2 gold, 1 wood`; nothing for what is not there."""
    if isinstance(value, Mapping):
        return ", ".join(f"{amount} {name}" for name, amount in value.items() if amount)
    if isinstance(value, list):
        return " / ".join(map(value_text, value))
    if isinstance(value, bool):
        return t("data-yes") if value else ""
    return str(value or "")


def origin_text(row: Row) -> str:
    parts = [f"{row.confidence[part]} ({', '.join(row.sources[part])})" for part in row.sources]
    if len(set(parts)) == 1:
        return parts[0]
    return "; ".join(f"{part}: {said}" for part, said in zip(row.sources, parts, strict=True))
