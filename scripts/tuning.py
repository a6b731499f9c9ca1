"""The cross-entropy method for any game's judge: candidates, generations, measurement, the file of weights.

Each generation draws tables of weights around a mean, lets them play, and moves the mean and its spread
towards the best quarter. At the end the outcome is measured against the weights the run began with, on seeds
that no candidate has ever played.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Game, Result
from tafelrunde.engine.player import Bot

SEATS = 4
TUNING_SEEDS = 1_000_000
TEST_SEEDS = 9_000_000
"""First seeds of either kind; a run of tuning would need eight million games to meet the tests."""
FIRST_SPREAD = 0.25
"""Standard deviation of the first candidates, as a share of each weight."""
LEAST_SPREAD = 0.03
STEP = 0.6
"""How far a generation moves towards its best candidates."""
Flat = dict[str, float]
Scoring = Callable[[list[Bot], Bot, range], list[float]]
"""(candidates, player with the first weights, seeds) -> how well each candidate did."""


@dataclass(frozen=True)
class Tuning:
    """What is tuned, and how its candidates are compared."""

    game: Game
    script: str
    title: str
    """First line of the file of weights."""
    file: Path
    read: Callable[[str], Any]
    player: Callable[[Any], Bot]
    """A bot that plays by these weights."""
    opponents: str
    """Whom the candidates play against, in words."""
    scoring: Scoring


def flatten(data: Mapping[str, Any] | list[float], path: str = "") -> Iterator[tuple[str, float]]:
    """Every number in a table of weights, by its path."""
    items = data.items() if isinstance(data, Mapping) else enumerate(data)
    for name, value in items:
        if isinstance(value, Mapping | list | tuple):
            yield from flatten(value if isinstance(value, Mapping) else list(value), f"{path}{name}.")
        else:
            yield f"{path}{name}", float(value)


def changed(data: Any, flat: Flat, path: str = "") -> Any:
    """The same table with other numbers."""
    if isinstance(data, Mapping):
        return {name: changed(value, flat, f"{path}{name}.") for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [changed(value, flat, f"{path}{place}.") for place, value in enumerate(data)]
    return flat[path[:-1]]


def weights_from(like: Any, flat: Flat) -> Any:
    return msgspec.convert(changed(msgspec.to_builtins(like), flat), type(like))


# --- playing ----------------------------------------------------------------------------------------


def play(game: Game, bots: Sequence[Bot], seed: int) -> Result:
    """One game; chance and bots have their own streams of numbers."""
    state = game.setup(len(bots), {}, None)
    chance, rng = Seeded(seed), Seeded(~seed)
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            game.play(state, seat, game.chance(state, chance), [])
        else:
            offers = game.legal_moves(state, seat)
            move = bots[seat].choose(offers, lambda: game.view(state, seat), rng)  # noqa: B023
            game.play(state, seat, move, [])
    result = game.result(state)
    assert result is not None
    return result


def leads_of(result: Result) -> list[float]:
    """By seat: how far ahead of the mean of the others."""
    points = [place.points for place in result.seats]
    return [own - (sum(points) - own) / (len(points) - 1) for own in points]


def block(game: Game, candidate: Bot, rival: Bot, seed: int) -> tuple[float, float]:
    """(mean lead, share of wins) over one game in each seat with the same chance."""
    leads, wins = [], []
    for seat in range(SEATS):
        bots = [rival] * SEATS
        bots[seat] = candidate
        result = play(game, bots, seed)
        leads.append(leads_of(result)[seat])
        wins.append((seat in result.winners) / len(result.winners))
    return fmean(leads), fmean(wins)


def against_first(game: Game) -> Scoring:
    """Every candidate in every seat against three players with the first weights, all on the same seeds."""

    def scoring(candidates: list[Bot], first: Bot, seeds: range) -> list[float]:
        return [fmean(block(game, candidate, first, seed)[0] for seed in seeds) for candidate in candidates]

    return scoring


def among_themselves(game: Game) -> Scoring:
    """Four candidates at every table, dealt anew for each game: four times as much is learned from a game."""

    def scoring(candidates: list[Bot], first: Bot, seeds: range) -> list[float]:
        leads: list[list[float]] = [[] for _ in candidates]
        for seed in seeds:
            order = random.Random(seed).sample(range(len(candidates)), len(candidates))
            for table in range(0, len(order), SEATS):
                seated = order[table : table + SEATS]
                result = play(game, [candidates[number] for number in seated], seed)
                for number, lead in zip(seated, leads_of(result), strict=True):
                    leads[number].append(lead)
        return [fmean(each) for each in leads]

    return scoring


# --- the method -------------------------------------------------------------------------------------


def tune(tuning: Tuning, start: Any, args: argparse.Namespace, tell: Callable[[str], None]) -> Any:
    """A normal distribution per weight, drawn in around the best candidates."""
    rng = random.Random(args.seed)
    rival = tuning.player(start)
    mean = dict(flatten(msgspec.to_builtins(start)))
    spread = {name: max(FIRST_SPREAD * abs(value), LEAST_SPREAD) for name, value in mean.items()}
    began = time.monotonic()
    for generation in range(args.generations):
        first = TUNING_SEEDS + (args.seed * args.generations + generation) * args.blocks
        drawn = [draw(mean, spread, rng) for _ in range(args.population)]
        players = [tuning.player(weights_from(start, flat)) for flat in drawn]
        scores = tuning.scoring(players, rival, range(first, first + args.blocks))
        ranked = sorted(range(args.population), key=lambda number: -scores[number])
        mean, spread = drawn_in(mean, spread, [drawn[number] for number in ranked[: args.population // 4]])
        tell(
            f"generation {generation + 1}/{args.generations}: lead {fmean(scores):+.2f} on average, "
            f"{max(scores):+.2f} at best, {time.monotonic() - began:.0f} s"
        )
    return weights_from(start, {name: round(value, 3) for name, value in mean.items()})


def draw(mean: Flat, spread: Flat, rng: random.Random) -> Flat:
    """A candidate; no weight is negative or vanishes."""
    return {name: max(0.001, rng.gauss(mean[name], spread[name])) for name in mean}


def drawn_in(mean: Flat, spread: Flat, best: list[Flat]) -> tuple[Flat, Flat]:
    new_mean, new_spread = {}, {}
    for name in mean:
        values = [flat[name] for flat in best]
        new_mean[name] = mean[name] + STEP * (fmean(values) - mean[name])
        new_spread[name] = max(LEAST_SPREAD / 3, spread[name] + STEP * (stdev(values) - spread[name]))
    return new_mean, new_spread


def measure(tuning: Tuning, tuned: Any, start: Any, blocks: int, tell: Callable[[str], None]) -> str:
    """Tuned against start on the test seeds, with 95 % confidence intervals over blocks of four games."""
    candidate, rival = tuning.player(tuned), tuning.player(start)
    found = []
    for number in range(blocks):
        found.append(block(tuning.game, candidate, rival, TEST_SEEDS + number))
        if (number + 1) % 25 == 0:
            tell(f"measured {SEATS * (number + 1)}/{SEATS * blocks} games")
    lead, wins = ([pair[place] for pair in found] for place in (0, 1))
    return (
        f"{SEATS * blocks} games on test seeds {TEST_SEEDS}-{TEST_SEEDS + blocks - 1}: "
        f"lead {fmean(lead):+.2f} +- {half_width(lead):.2f} points, "
        f"{100 * fmean(wins):.1f} +- {100 * half_width(wins):.1f} % wins"
    )


def half_width(values: list[float]) -> float:
    return 1.96 * stdev(values) / sqrt(len(values))


# --- the file and the command -----------------------------------------------------------------------


def written(tuning: Tuning, weights: Any, args: argparse.Namespace, figures: str) -> str:
    """The table as TOML, after a few lines on how it was made."""
    first = TUNING_SEEDS + args.seed * args.generations * args.blocks
    last = first + args.generations * args.blocks - 1
    table = msgspec.to_builtins(weights)
    parts = {name: table.pop(name) for name, value in list(table.items()) if isinstance(value, Mapping)}
    how = [
        f"# {tuning.title}",
        f"# Made by scripts/{tuning.script}; candidates played {tuning.opponents}:",
        f"# {args.generations} generations of {args.population} candidates on tuning seeds {first}-{last}.",
        f"# Against the weights it began with, {figures}",
    ]
    nested = [line for name, part in parts.items() for line in ["", f"[{name}]", *lines(part)]]
    return "\n".join([*how, "", *lines(table), *nested, ""])


def lines(table: dict[str, Any]) -> list[str]:
    """Numbers and lists of numbers look the same in TOML and JSON."""
    return [f"{name} = {json.dumps(value)}" for name, value in table.items()]


def arguments(tuning: Tuning, about: str | None, population: int, blocks: int) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=population)
    parser.add_argument("--blocks", type=int, default=blocks, help="seeds per generation")
    parser.add_argument("--tests", type=int, default=100, help="test seeds at the end")
    parser.add_argument("--seed", type=int, default=1, help="of the candidates and of the tuning seeds")
    parser.add_argument("--start", type=Path, default=tuning.file, help="weights to begin with")
    return parser.parse_args()


def run(tuning: Tuning, args: argparse.Namespace) -> None:
    """Tune, measure, write; with no generations only measure the present weights against others."""

    def tell(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    start = tuning.read(args.start.read_text("utf-8"))
    if args.generations:
        tuned = tune(tuning, start, args, tell)
    else:
        tuned = tuning.read(tuning.file.read_text("utf-8"))
    figures = measure(tuning, tuned, start, args.tests, tell)
    print(figures)
    if args.generations:
        tuning.file.write_text(written(tuning, tuned, args, figures), "utf-8")
