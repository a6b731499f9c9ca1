"""What a contest shows, as tables of words: the same on the screen and in a report."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.arena.contest import Contest
from tafelrunde.arena.elo import Distance, Place
from tafelrunde.arena.standing import Outcome, Standing
from tafelrunde.arena.times import Pace
from tafelrunde.cli.language import figure, language, percent, t
from tafelrunde.engine.figures import decimal

UNKNOWN = "–"


class Grid(NamedTuple):
    """The first column holds names, the others figures."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def grids(found: Outcome) -> list[Grid]:
    wins = Grid(
        t("arena-title", games=found.games, blocks=found.blocks),
        (
            t("arena-bot"),
            t("arena-games"),
            t("sim-wins"),
            t("sim-share"),
            t("sim-interval"),
            t("arena-rating"),
        ),
        tuple(map(wins_row, found.bots)),
    )
    play = Grid(
        t("arena-play"),
        (t("arena-bot"), t("sim-mean"), t("sim-median"), t("sim-range"), "p50 ms", "p95 ms", "max ms"),
        tuple(map(play_row, found.bots)),
    )
    pool = Grid(
        t("arena-elo"),
        (t("arena-bot"), "Elo", t("sim-interval"), t("arena-gap"), t("sim-interval")),
        tuple(map(place_row, found.places)),
    )
    return [wins, play, pool] if found.places else [wins, play]


def share(value: float) -> str:
    return percent(value, least=1, most=1)


def wins_row(bot: Standing) -> tuple[str, ...]:
    rating = f"{figure(bot.rating.mu)} ± {figure(bot.rating.sigma)}"
    interval = f"{share(bot.low)} – {share(bot.high)}"
    return bot.bot, figure(bot.games), figure(bot.wins), share(bot.share), interval, rating


def play_row(bot: Standing) -> tuple[str, ...]:
    points = bot.points
    said = (figure(points.mean), figure(points.median), f"{points.min} – {points.max}")
    return bot.bot, *said, *pace_said(bot.ms)


def pace_said(pace: Pace | None) -> tuple[str, ...]:
    if pace is None:
        return (UNKNOWN,) * 3
    return figure(pace.p50), figure(pace.p95), figure(pace.max)


def place_row(place: Place) -> tuple[str, ...]:
    gap = (UNKNOWN, UNKNOWN) if place.gap is None else distance_said(place.gap)
    return place.bot, *distance_said(place.elo), *gap


def distance_said(distance: Distance) -> tuple[str, str]:
    return points(distance.elo), f"{points(distance.low)} – {points(distance.high)}"


def points(value: float) -> str:
    return decimal(value, language(), most=0, plus=True)


def sentences(contest: Contest, found: Outcome) -> list[str]:
    """The fair share, and the verdict of a test."""
    said = [t("arena-fair", share=share(found.fair), decisions=found.decisions)]
    if found.sprt is not None:
        verdict = found.sprt.verdict.replace(" ", "-")
        said.append(
            t(
                f"arena-sprt-{verdict}",
                bot=contest.bots[0],
                blocks=found.sprt.blocks,
                ratio=figure(found.sprt.ratio),
                low=figure(found.sprt.low),
                high=figure(found.sprt.high),
            )
        )
    return said
