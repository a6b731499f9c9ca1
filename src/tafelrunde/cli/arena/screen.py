"""The outcome of a contest in the terminal, and as JSON."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from tafelrunde.arena.contest import Contest
from tafelrunde.arena.standing import Outcome
from tafelrunde.cli.arena.grids import Grid, grids, sentences
from tafelrunde.cli.output import console, say


def as_data(contest: Contest, found: Outcome, seconds: float) -> dict[str, Any]:
    data = {
        "game": contest.game,
        "league": contest.league,
        "seats": contest.seats,
        "seed": contest.seed,
        "games": found.games,
        "blocks": found.blocks,
        "decisions": found.decisions,
        "fair": found.fair,
        "bots": found.bots,
        "seconds": round(seconds, 2),
    }
    if contest.league:
        data["places"] = found.places
    if found.sprt is not None:
        data["sprt"] = found.sprt
    return data


def show(contest: Contest, found: Outcome) -> None:
    out = console()
    for grid in grids(found):
        out.print(drawn(grid))
    for sentence in sentences(contest, found):
        say(out, Text(sentence))


def drawn(grid: Grid) -> Table:
    table = Table(title=grid.title, title_style="bold", title_justify="left")
    for place, heading in enumerate(grid.headings):
        table.add_column(heading, justify="right" if place else "left")
    for row in grid.rows:
        table.add_row(*row)
    return table
