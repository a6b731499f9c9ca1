"""Tunes the weights of Kingsburg's judge by the cross-entropy method, and writes `weights.toml` anew.

A candidate plays same-seed games in every seat against three players with the weights the run began with; its
score is the mean lead in points over these rivals. `tuning.py` has the method.

    python scripts/tune_kingsburg.py --generations 20            # tune, measure, write
    python scripts/tune_kingsburg.py --generations 0 --tests 100  # only measure
"""

from __future__ import annotations

from pathlib import Path

from tuning import Tuning, against_first, arguments, run

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.engine.player import Bot
from tafelrunde.games import load_game
from tafelrunde.games.kingsburg.bot.judgement import KingsburgJudge, Values
from tafelrunde.games.kingsburg.bot.weights import Weights, read_weights

GAME = load_game("kingsburg")


def player(weights: Weights) -> Bot:
    values = Values(weights)
    return GreedyBot(GAME, lambda view, position: KingsburgJudge(values, view, position))


KINGSBURG = Tuning(
    game=GAME,
    script=Path(__file__).name,
    title="What things are worth to Kingsburg's judge, in points; weights.py says what each number means.",
    file=Path(__file__).parents[1] / "src/tafelrunde/games/kingsburg/bot/weights.toml",
    read=read_weights,
    player=player,
    opponents="against the weights it began with",
    scoring=against_first(GAME),
)

if __name__ == "__main__":
    run(KINGSBURG, arguments(KINGSBURG, __doc__, population=24, blocks=3))
