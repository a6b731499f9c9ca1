"""Tunes the weights of the judge of Ethnos by the cross-entropy method, and writes `weights.toml` anew.

Candidates play each other, four at a table, with new company in every game; the score is the mean lead in
glory. `tuning.py` has the method.

    python scripts/tune_ethnos.py --generations 20            # tune, measure, write
    python scripts/tune_ethnos.py --generations 0 --tests 100  # only measure
"""

from __future__ import annotations

from pathlib import Path

from tuning import Tuning, among_themselves, arguments, run

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.engine.player import Bot
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.bot.judgement import EthnosJudge, Values
from tafelrunde.games.ethnos.bot.weights import Weights, read_weights


def player(weights: Weights) -> Bot:
    values = Values(weights)
    return GreedyBot(GAME, lambda view, position: EthnosJudge(values, view, position))


ETHNOS = Tuning(
    game=GAME,
    script=Path(__file__).name,
    title="What things are worth to the judge of Ethnos, in glory; weights.py says what each number means.",
    file=Path(__file__).parents[1] / "src/tafelrunde/games/ethnos/bot/weights.toml",
    read=read_weights,
    player=player,
    opponents="among themselves",
    scoring=among_themselves(GAME),
)

if __name__ == "__main__":
    run(ETHNOS, arguments(ETHNOS, __doc__, population=24, blocks=4))
