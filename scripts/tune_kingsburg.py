"""Tunes the weights of Kingsburg's judge by the cross-entropy method, and writes `weights.toml` anew.

A candidate plays same-seed games in every seat against three players with the weights the run began with; its
score is the mean lead in points over these rivals. Each generation keeps the best quarter and draws new
candidates around it. At the end the outcome is measured on seeds that no candidate has ever played.

    python scripts/tune_kingsburg.py --generations 20            # tune, measure, write
    python scripts/tune_kingsburg.py --generations 0 --tests 100  # only measure
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.protocol import Bot
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.protocol import CHANCE, Result
from tafelrunde.games import load_game
from tafelrunde.games.kingsburg.bot import KingsburgJudge, Values
from tafelrunde.games.kingsburg.weights import Weights, read_weights

GAME = load_game("kingsburg")
FILE = Path(__file__).parents[1] / "src/tafelrunde/games/kingsburg/weights.toml"
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


def weights_from(like: Weights, flat: Flat) -> Weights:
    return msgspec.convert(changed(msgspec.to_builtins(like), flat), Weights)


def player(values: Values) -> Bot:
    return GreedyBot(GAME, lambda view, position: KingsburgJudge(values, view, position))


def play(bots: list[Bot], seed: int) -> Result:
    """One game; dice and bots have their own streams of numbers."""
    state = GAME.setup(len(bots), {}, None)
    dice, rng = Seeded(seed), Seeded(~seed)
    while acting := GAME.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            GAME.play(state, seat, GAME.chance(state, dice), [])
        else:
            offers = GAME.legal_moves(state, seat)
            move = bots[seat].choose(offers, lambda: GAME.view(state, seat), rng)  # noqa: B023
            GAME.play(state, seat, move, [])
    result = GAME.result(state)
    assert result is not None
    return result


def block(candidate: Bot, rival: Bot, seed: int) -> tuple[float, float]:
    """(mean lead, share of wins) over one game in each seat with the same dice."""
    leads, wins = [], []
    for seat in range(SEATS):
        bots = [rival] * SEATS
        bots[seat] = candidate
        result = play(bots, seed)
        points = [place.points for place in result.seats]
        leads.append(points[seat] - (sum(points) - points[seat]) / (SEATS - 1))
        wins.append((seat in result.winners) / len(result.winners))
    return fmean(leads), fmean(wins)


def tune(start: Weights, args: argparse.Namespace, tell: Callable[[str], None]) -> Weights:
    """The cross-entropy method: a normal distribution per weight, drawn in around the best candidates."""
    rng = random.Random(args.seed)
    rival = player(Values(start))
    mean = dict(flatten(msgspec.to_builtins(start)))
    spread = {name: max(FIRST_SPREAD * abs(value), LEAST_SPREAD) for name, value in mean.items()}
    began = time.monotonic()
    for generation in range(args.generations):
        first = TUNING_SEEDS + (args.seed * args.generations + generation) * args.blocks
        drawn = [draw(mean, spread, rng) for _ in range(args.population)]
        scored = sorted(
            ((score(weights_from(start, flat), rival, first, args.blocks), flat) for flat in drawn),
            key=lambda pair: -pair[0],
        )
        best = [flat for _score, flat in scored[: args.population // 4]]
        mean, spread = drawn_in(mean, spread, best)
        lead = fmean(found for found, _flat in scored)
        tell(
            f"generation {generation + 1}/{args.generations}: lead {lead:+.2f} on average, "
            f"{scored[0][0]:+.2f} at best, {time.monotonic() - began:.0f} s"
        )
    return weights_from(start, {name: round(value, 3) for name, value in mean.items()})


def draw(mean: Flat, spread: Flat, rng: random.Random) -> Flat:
    """A candidate; no weight is negative, and `spread` of goods may not vanish."""
    return {name: max(0.001, rng.gauss(mean[name], spread[name])) for name in mean}


def score(weights: Weights, rival: Bot, first: int, blocks: int) -> float:
    candidate = player(Values(weights))
    return fmean(block(candidate, rival, first + number)[0] for number in range(blocks))


def drawn_in(mean: Flat, spread: Flat, best: list[Flat]) -> tuple[Flat, Flat]:
    new_mean, new_spread = {}, {}
    for name in mean:
        values = [flat[name] for flat in best]
        new_mean[name] = mean[name] + STEP * (fmean(values) - mean[name])
        new_spread[name] = max(LEAST_SPREAD / 3, spread[name] + STEP * (stdev(values) - spread[name]))
    return new_mean, new_spread


def measure(tuned: Weights, start: Weights, blocks: int, tell: Callable[[str], None]) -> str:
    """Tuned against start on the test seeds, with 95 % confidence intervals over blocks of four games."""
    candidate, rival = player(Values(tuned)), player(Values(start))
    found = []
    for number in range(blocks):
        found.append(block(candidate, rival, TEST_SEEDS + number))
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


def written(weights: Weights, args: argparse.Namespace, figures: str) -> str:
    """The table as TOML, after a few lines on how it was made."""
    first = TUNING_SEEDS + args.seed * args.generations * args.blocks
    last = first + args.generations * args.blocks - 1
    table = msgspec.to_builtins(weights)
    abilities = table.pop("abilities")
    how = [
        "# What things are worth to Kingsburg's judge, in points; weights.py says what each number means.",
        "# Made by scripts/tune_kingsburg.py, which played against the weights it began with:",
        f"# {args.generations} generations of {args.population} candidates, {SEATS * args.blocks} games each "
        f"on tuning seeds {first}-{last}.",
        f"# {figures}",
    ]
    return "\n".join([*how, "", *lines(table), "", "[abilities]", *lines(abilities), ""])


def lines(table: dict[str, Any]) -> list[str]:
    """Numbers and lists of numbers look the same in TOML and JSON."""
    return [f"{name} = {json.dumps(value)}" for name, value in table.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=24)
    parser.add_argument("--blocks", type=int, default=3, help="seeds per candidate and generation")
    parser.add_argument("--tests", type=int, default=100, help="test seeds at the end")
    parser.add_argument("--seed", type=int, default=1, help="of the candidates and of the tuning seeds")
    parser.add_argument("--start", type=Path, default=FILE, help="weights to begin with")
    args = parser.parse_args()

    def tell(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    start = read_weights(args.start.read_text("utf-8"))
    tuned = tune(start, args, tell) if args.generations else read_weights(FILE.read_text("utf-8"))
    figures = measure(tuned, start, args.tests, tell)
    print(figures)
    if args.generations:
        FILE.write_text(written(tuned, args, figures), "utf-8")


if __name__ == "__main__":
    main()
