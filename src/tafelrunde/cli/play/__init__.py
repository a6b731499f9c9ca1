"""`tafelrunde play`: a game in the terminal, alone or together, against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tafelrunde.cli.language import t


def command(
    game: Annotated[str | None, typer.Argument(help=t("play-game"), metavar="GAME")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help=t("play-players"))] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help=t("play-name"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help=t("play-bots"))] = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help=t("play-seed"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=t("play-option"))] = None,
    data: Annotated[Path | None, typer.Option("--data", help=t("play-data"))] = None,
    load: Annotated[Path | None, typer.Option("--load", help=t("play-load"))] = None,
    hot_seat: Annotated[int | None, typer.Option("--hot-seat", help=t("play-hot-seat"))] = None,
) -> None:
    from tafelrunde.cli.play.start import go_on, play_from_lobby, play_new

    wishes: dict[str, Any] = {
        "players": players, "name": name, "bots": bots, "seed": seed, "option": option, "data": data,
        "hot_seat": hot_seat,
    }  # fmt: skip
    if load is not None:
        go_on(load, game, wishes)
    elif game is None:
        play_from_lobby(wishes)
    else:
        play_new(game, **wishes)
