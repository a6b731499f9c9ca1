"""Tunes the weights of the judge of Xidit by the cross-entropy method, and writes `weights.toml` anew.

Candidates play each other, four at a table, with new company in every game. Ranks alone say little about a
game: the score is threats and Titans eliminated, a share of the lead in points, and a prize for the winner.
`tuning.py` has the method.

    python scripts/tune_xidit.py --generations 20             # tune, measure, write
    python scripts/tune_xidit.py --generations 0 --tests 100  # only measure
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from tuning import SEATS, Tuning, arguments, leads_of, run

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.player import Bot
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.bot.judgement import XiditJudge
from tafelrunde.games.xidit.bot.weights import Weights, read_weights
from tafelrunde.games.xidit.play.events import ThreatEliminated, TitanBeaten

LEAD_SHARE = 0.1
"""What a point ahead of the others counts beside a threat."""
WIN = 1.0


def player(weights: Weights) -> Bot:
    return GreedyBot(GAME, lambda view, position: XiditJudge(weights, view, position))


def scores_of(bots: Sequence[Bot], seed: int) -> list[float]:
    """One game, by seat; chance and bots have their own streams of numbers."""
    state, events = GAME.setup(len(bots), {}, None), list[Any]()
    chance, rng = Seeded(seed), Seeded(~seed)
    while acting := GAME.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            GAME.play(state, seat, GAME.chance(state, chance), events)
        else:
            offers = GAME.legal_moves(state, seat)
            move = bots[seat].choose(offers, lambda: GAME.view(state, seat), rng)  # noqa: B023
            GAME.play(state, seat, move, events)
    result = GAME.result(state)
    assert result is not None
    scores = [LEAD_SHARE * lead for lead in leads_of(result)]
    for event in events:
        if isinstance(event, ThreatEliminated | TitanBeaten):
            scores[event.seat] += 1
    for seat in result.winners:
        scores[seat] += WIN / len(result.winners)
    return scores


def scoring(candidates: list[Bot], first: Bot, seeds: range) -> list[float]:
    """Four candidates at every table, dealt anew for each game."""
    found: list[list[float]] = [[] for _ in candidates]
    for seed in seeds:
        order = random.Random(seed).sample(range(len(candidates)), len(candidates))
        for table in range(0, len(order), SEATS):
            seated = order[table : table + SEATS]
            scores = scores_of([candidates[number] for number in seated], seed)
            for number, score in zip(seated, scores, strict=True):
                found[number].append(score)
    return [fmean(each) for each in found]


XIDIT = Tuning(
    game=GAME,
    script=Path(__file__).name,
    title="What things are worth to the judge of Lords of Xidit; weights.py says what each number means.",
    file=Path(__file__).parents[1] / "src/tafelrunde/games/xidit/bot/weights.toml",
    read=read_weights,
    player=player,
    opponents="among themselves",
    scoring=scoring,
)

if __name__ == "__main__":
    run(XIDIT, arguments(XIDIT, __doc__, population=24, blocks=5))
