"""`tafelrunde sim`: bots play many games against each other."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.arena.match import Outcome, Setting
from tafelrunde.arena.series import Series, check_series, run_series, seated
from tafelrunde.arena.summary import PlayerRecord, Summary, summarize
from tafelrunde.bots import best_bot
from tafelrunde.cli.input_files import corrections_from
from tafelrunde.cli.language import figure, percent, t
from tafelrunde.cli.output import console, print_json, progress
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted
from tafelrunde.games import load_game

USUAL_PLAYERS = 4


def command(
    game: Annotated[str, typer.Argument(help=t("argument-game"))],
    players: Annotated[int | None, typer.Option("--players", "-p", help=t("sim-players"))] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=t("sim-games"))] = 100,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help=t("sim-bots"))] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help=t("sim-seed"))] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=t("sim-option"))] = None,
    data: Annotated[Path | None, typer.Option("--data", help=t("sim-data"))] = None,
    processes: Annotated[int | None, typer.Option("--processes", min=1, help=t("sim-processes"))] = None,
    save: Annotated[Path | None, typer.Option("--save", help=t("sim-save"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    chosen = load_game(game)
    setting = Setting(
        game=game,
        bots=players_bots(chosen, best_bot(chosen) if bots is None else bots, players),
        options=read_options(option or ()),
        corrections=corrections_from(data),
    )
    series = Series(setting, games, seed, record=save is not None)
    check_series(series)
    if save is not None:
        prepare(save)
    start = time.monotonic()
    summary = summarize(setting, play(series, processes or os.cpu_count() or 1, save))
    seconds = time.monotonic() - start
    if as_json:
        print_json(as_data(summary, seconds))
    else:
        show(summary, seconds)


def players_bots(game: Game, listed: str, players: int | None) -> tuple[str, ...]:
    """One bot for each player; without a number of players as many as bots are named, if several are."""
    names = tuple(name.strip() for name in listed.split(","))
    fewest, most = game.meta.seats
    usual = len(names) if len(names) > 1 else max(fewest, min(USUAL_PLAYERS, most))
    return seated(names, usual if players is None else players)


def read_options(assignments: Sequence[str]) -> dict[str, str]:
    """`name=value`, each name once; whether they exist the game says."""
    chosen: dict[str, str] = {}
    for assignment in assignments:
        name, equals, value = (part.strip() for part in assignment.partition("="))
        if not equals or not name or name in chosen:
            raise Complaint("option-form", {"assignment": quoted(assignment)})
        chosen[name] = value
    return chosen


def prepare(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise Complaint("folder-not-empty", {"folder": str(folder)})


def play(series: Series, processes: int, folder: Path | None) -> Iterable[Outcome]:
    """Plays the series, showing how far it is, and writes the logs down as they come."""
    number = 0
    with progress(t("sim-progress", games=series.games)) as tick:
        for batch in run_series(series, processes):
            for outcome in batch:
                number += 1
                if folder is not None:
                    (folder / f"{series.setting.game}-{number:05}.jsonl").write_bytes(outcome.log)
                yield msgspec.structs.replace(outcome, log=b"")
            tick(number / series.games)


def as_data(summary: Summary, seconds: float) -> dict[str, Any]:
    return {
        "games": summary.games,
        "decisions": summary.decisions,
        "wins": summary.wins,
        "points": {**summary.points, "winner_median": summary.winner_median},
        "players": summary.players,
        "seconds": round(seconds, 2),
    }


def show(summary: Summary, seconds: float) -> None:
    table = Table(title=t("sim-title", games=summary.games), title_style="bold", title_justify="left")
    table.add_column(t("sim-player"))
    for heading in ("wins", "share", "interval", "mean", "median", "range"):
        table.add_column(t(f"sim-{heading}"), justify="right")
    for number, player in enumerate(summary.players, 1):
        table.add_row(*player_row(number, player))
    out = console()
    out.print(table)
    out.print(Text(t("sim-winner", points=summary.winner_median)))
    speed = summary.games / max(seconds, 0.001)
    out.print(Text(t("sim-effort", decisions=summary.decisions, seconds=round(seconds, 2), speed=speed)))


def share(value: float) -> str:
    return percent(value, least=1, most=1)


def player_row(number: int, player: PlayerRecord) -> list[str]:
    points = player.points
    return [
        f"{number} {player.bot}",
        figure(player.wins),
        share(player.share),
        f"{share(player.low)} – {share(player.high)}",
        figure(points.mean),
        figure(points.median),
        f"{points.min} – {points.max}",
    ]
