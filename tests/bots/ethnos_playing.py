"""Bots at a table of Ethnos: whatever they see has travelled as JSON, and whatever they answer is checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tafelrunde.bots import Bot, bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_view, encode
from tafelrunde.engine.protocol import CHANCE, Result, Rng
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.bot import EthnosJudge, tuned_values
from tafelrunde.games.ethnos.state import State
from tests.games.ethnos.table import position

TEST_SEEDS = 9_500_000
"""Far from the seeds that scripts/tune_ethnos.py tunes and measures with."""


def choice(bot: Bot, state: State, seat: int, rng: Rng) -> Any:
    """What the bot does with its offers and a view that came over the wire."""
    offers = GAME.legal_moves(state, seat)
    return bot.choose(offers, lambda: decode_view(GAME, encode(GAME.view(state, seat))), rng)


def decisions(
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
) -> Iterator[tuple[State, int, Any]]:
    """One game, decision by decision: the position, who decides, and what he chose; at last the end."""
    state = GAME.setup(len(bots), options or {}, corrections)
    cards, rngs = Seeded(seed), [Seeded(~seed - seat) for seat in range(len(bots))]
    while acting := GAME.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            GAME.play(state, CHANCE, GAME.chance(state, cards), [])
            continue
        move = choice(bots[seat], state, seat, rngs[seat])
        yield state.copy(), seat, move
        GAME.apply(state, seat, move, [])
    yield state, CHANCE, None


def play(
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
) -> Result:
    *_moves, (state, _seat, _move) = decisions(bots, seed, options, corrections)
    result = GAME.result(state)
    assert result is not None
    return result


def bots(*names: str) -> list[Bot]:
    return [bot_for(GAME, name) for name in names]


def judge_of(state: State, seat: int, sample: int = 1) -> EthnosJudge:
    """The judge with one of the positions that the seat may imagine."""
    seen = GAME.view(state, seat)
    return EthnosJudge(tuned_values(), seen, GAME.imagine(seen, Seeded(sample)))


def greedy_choice(**given: Any) -> str:
    """What greedy does in Ann's place, as one would type it."""
    state = position(**given)
    assert GAME.to_act(state) == (0,)
    return GAME.format_move(choice(bot_for(GAME, "greedy"), state, 0, Seeded(1)), "en")
