"""A contest as a document with drawings: one HTML file, or Markdown with its drawings beside it."""

from __future__ import annotations

import os
from errno import EACCES
from html import escape
from pathlib import Path
from typing import NamedTuple

from tafelrunde.arena.contest import Contest
from tafelrunde.arena.plots import Bar, Scale, bars, colour, curves, histograms, round_steps
from tafelrunde.arena.standing import Outcome
from tafelrunde.cli.arena.grids import Grid, grids, points, sentences, share
from tafelrunde.cli.language import figure, language, t
from tafelrunde.cli.output import write_whole
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import load_game

HTML, MARKDOWN = (".html", ".htm"), (".md", ".markdown")
STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: .5rem 0 1.5rem }
th, td { padding: .25rem .75rem; border-bottom: 1px solid #8886; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"


class Plot(NamedTuple):
    name: str
    title: str
    svg: str


def check_report(path: Path) -> None:
    """Before hours of games: whether the report can be written afterwards."""
    if path.suffix.lower() not in (*HTML, *MARKDOWN):
        raise Complaint("arena-report-kind", {"file": str(path)})
    path.parent.stat()
    if not os.access(path.parent, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), str(path.parent))


def write_report(path: Path, contest: Contest, found: Outcome) -> None:
    plots = drawings(found)
    if path.suffix.lower() in HTML:
        write_whole(path, as_html(contest, found, plots).encode())
        return
    for plot in plots:
        write_whole(beside(path, plot), plot.svg.encode())
    write_whole(path, as_markdown(path, contest, found, plots).encode())


def beside(path: Path, plot: Plot) -> Path:
    return path.with_name(f"{path.stem}-{plot.name}.svg")


def title(contest: Contest) -> str:
    return t("arena-report-title", game=load_game(contest.game).meta.name.said(language()))


def facts(contest: Contest) -> str:
    return t(
        "arena-report-facts",
        bots=", ".join(contest.bots),
        seats=contest.seats,
        seed=str(contest.seed),
        kind="league" if contest.league else "table",
    )


def drawings(found: Outcome) -> list[Plot]:
    wins = [
        Bar(bot.bot, bot.share, bot.low, bot.high, share(bot.share), colour(place))
        for place, bot in enumerate(found.bots)
    ]
    top = max(bot.high for bot in found.bots)
    labels = {value: share(value) for value in round_steps(0.0, top)}
    everything = [value for values in found.points.values() for value in values]
    marks = {value: figure(value) for value in round_steps(min(everything), max(everything))}
    curve = {name: [rating.mu for rating in row] for name, row in found.curve.items()}
    rated = [value for row in curve.values() for value in row]
    levels = {value: figure(value) for value in round_steps(min(rated), max(rated))}
    heading = {name: t(f"arena-plot-{name}") for name in ("wins", "points", "rating", "elo")}
    plots = [
        Plot("wins", heading["wins"], bars(heading["wins"], wins, found.fair, Scale(0.0, top), labels)),
        Plot("points", heading["points"], histograms(heading["points"], found.points, marks)),
        Plot("rating", heading["rating"], curves(heading["rating"], curve, levels)),
    ]
    return [*plots, Plot("elo", heading["elo"], pool(heading["elo"], found))] if found.places else plots


def pool(heading: str, found: Outcome) -> str:
    colours = {bot.bot: colour(place) for place, bot in enumerate(found.bots)}
    rows = [
        Bar(bot, elo.elo, elo.low, elo.high, points(elo.elo), colours[bot])
        for bot, elo in ((place.bot, place.elo) for place in found.places)
    ]
    scale = Scale(min(row.low for row in rows), max(row.high for row in rows))
    return bars(heading, rows, 0.0, scale, {v: points(v) for v in round_steps(scale.low, scale.high)})


def as_html(contest: Contest, found: Outcome, plots: list[Plot]) -> str:
    parts = [
        f'<!doctype html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        f"<title>{escape(title(contest))}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>",
        f"<h1>{escape(title(contest))}</h1>",
        *[f"<p>{escape(text)}</p>" for text in (facts(contest), *sentences(contest, found))],
        *[html_table(grid) for grid in grids(found)],
        *[f"<h2>{escape(plot.title)}</h2>\n{plot.svg}" for plot in plots],
        "</main>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def html_table(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in grid.headings)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in grid.rows
    )
    return f"<h2>{escape(grid.title)}</h2>\n<table>\n<tr>{head}</tr>\n{rows}\n</table>"


def as_markdown(path: Path, contest: Contest, found: Outcome, plots: list[Plot]) -> str:
    texts = (f"# {title(contest)}", facts(contest), *sentences(contest, found))
    tables = [markdown_table(grid) for grid in grids(found)]
    pictures = [f"## {plot.title}\n\n![{plot.title}]({beside(path, plot).name})" for plot in plots]
    return "\n\n".join([*texts, *tables, *pictures]) + "\n"


def markdown_table(grid: Grid) -> str:
    rule = ("---", *["---:"] * (len(grid.headings) - 1))
    lines = ["| " + " | ".join(cells(row)) + " |" for row in (grid.headings, rule, *grid.rows)]
    return f"## {grid.title}\n\n" + "\n".join(lines)


def cells(row: tuple[str, ...]) -> list[str]:
    return [cell.replace("|", "\\|") for cell in row]
