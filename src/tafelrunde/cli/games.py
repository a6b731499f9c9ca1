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
from tafelrunde.engine.contract import Game, Lang, Option
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import game_ids, load_game
from tafelrunde.telling.complaints import said
from tafelrunde.telling.lobby import about, option_about


def command(
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    games = list(loadable_games())
    if as_json:
        print_json([described(game, language()) for game in games])
        return
    for game in games:
        console().print(shown(game, language()))


def loadable_games() -> Iterator[Game]:
    """All games; a package whose game cannot be loaded is no reason to hide the others."""
    for game_id in game_ids():
        try:
            yield load_game(game_id)
        except (Complaint, ImportError, AttributeError) as trouble:
            reason = said(trouble, language()) if isinstance(trouble, Complaint) else str(trouble)
            notice(t("games-broken", game=game_id, reason=reason))


def described(game: Game, lang: Lang) -> dict[str, Any]:
    meta = game.meta
    return {
        "id": meta.id,
        "name": meta.name.said(lang),
        "about": about(game).said(lang),
        "seats": meta.seats,
        "version": meta.version,
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.values[0],
                "about": option_about(game, option).said(lang),
                "rule": option.rule,
            }
            for option in meta.options
        ],
    }


def shown(game: Game, lang: Lang) -> Group:
    meta = game.meta
    fewest, most = meta.seats
    head = Text.assemble(
        (meta.name.said(lang), "bold"),
        f"  ({meta.id})  ",
        t("games-seats", fewest=fewest, most=most, version=meta.version),
    )
    lines = [head, Text(about(game).said(lang))]
    if meta.options:
        lines.append(Text(t("games-options"), style="dim"))
    rows = [Padding(option_line(game, option, lang), (0, 0, 0, 2)) for option in meta.options]
    return Group(*lines, *rows, Text())


def option_line(game: Game, option: Option, lang: Lang) -> Text:
    values = [(value, "bold" if value == option.values[0] else "") for value in option.values]
    line = Text.assemble((option.name, "cyan"), " = ")
    for place, value in enumerate(values):
        line.append(" | " if place else "").append(*value)
    return line.append(f"   {option_about(game, option).said(lang)} ({option.rule})", "dim")
