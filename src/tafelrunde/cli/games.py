"""`tafelrunde games`: which games there are, for how many, with which options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, notice, print_json
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import Lang, Meta, Option
from tafelrunde.games import game_ids, load_game


def command(
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    metas = list(loadable_games())
    if as_json:
        print_json([described(meta, language()) for meta in metas])
        return
    for meta in metas:
        console().print(shown(meta, language()))


def loadable_games() -> Iterator[Meta]:
    """All games; a package whose game cannot be loaded is no reason to hide the others."""
    for game_id in game_ids():
        try:
            yield load_game(game_id).meta
        except (Complaint, ImportError, AttributeError) as trouble:
            reason = trouble.said(language()) if isinstance(trouble, Complaint) else str(trouble)
            notice(t("games-broken", game=game_id, reason=reason))


def described(meta: Meta, lang: Lang) -> dict[str, Any]:
    return {
        "id": meta.id,
        "name": meta.name.said(lang),
        "about": meta.about.said(lang),
        "seats": meta.seats,
        "version": meta.version,
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.values[0],
                "about": option.about.said(lang),
                "rule": option.rule,
            }
            for option in meta.options
        ],
    }


def shown(meta: Meta, lang: Lang) -> Group:
    fewest, most = meta.seats
    head = Text.assemble(
        (meta.name.said(lang), "bold"),
        f"  ({meta.id})  ",
        t("games-seats", fewest=fewest, most=most, version=meta.version),
    )
    lines = [head, Text(meta.about.said(lang))]
    if meta.options:
        lines.append(Text(t("games-options"), style="dim"))
    rows = [Padding(option_line(option, lang), (0, 0, 0, 2)) for option in meta.options]
    return Group(*lines, *rows, Text())


def option_line(option: Option, lang: Lang) -> Text:
    values = [(value, "bold" if value == option.values[0] else "") for value in option.values]
    line = Text.assemble((option.name, "cyan"), " = ")
    for place, value in enumerate(values):
        line.append(" | " if place else "").append(*value)
    return line.append(f"   {option.about.said(lang)} ({option.rule})", "dim")
