"""Bots at a table of Xidit: whatever they see has travelled as JSON, and whatever they answer is checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tafelrunde.bots import Bot, bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_view, encode
from tafelrunde.engine.protocol import CHANCE, Event, Result, Rng
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.bot import XiditJudge
from tafelrunde.games.xidit.state import State
from tafelrunde.games.xidit.weights import tuned_weights
from tests.games.xidit.table import position

TEST_SEEDS = 9_500_000
"""Far from the seeds that scripts/tune_xidit.py tunes and measures with."""


class Decision(NamedTuple):
    """A position, who decides, what he chose, and what happened then; at the end nobody decides."""

    state: State
    seat: int
    move: Any
    events: list[Event]


def choice(bot: Bot, state: State, seat: int, rng: Rng) -> Any:
    """What the bot does with its offers and a view that came over the wire."""
    offers = GAME.legal_moves(state, seat)
    return bot.choose(offers, lambda: decode_view(GAME, encode(GAME.view(state, seat))), rng)


def draw(state: State, rng: Rng, events: list[Event]) -> None:
    """Chance, until a seat has to act or the game is over."""
    while GAME.to_act(state) == (CHANCE,):
        GAME.play(state, CHANCE, GAME.chance(state, rng), events)


def decisions(
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
) -> Iterator[Decision]:
    """One game, decision by decision; what chance does next belongs to each."""
    state = GAME.setup(len(bots), options or {}, corrections)
    chance, rngs = Seeded(seed), [Seeded(~seed - seat) for seat in range(len(bots))]
    draw(state, chance, [])
    while acting := GAME.to_act(state):
        seat = acting[0]
        move, before = choice(bots[seat], state, seat, rngs[seat]), state.copy()
        events: list[Event] = []
        GAME.apply(state, seat, move, events)
        draw(state, chance, events)
        yield Decision(before, seat, move, events)
    yield Decision(state, CHANCE, None, [])


def play(
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
) -> Result:
    *_decisions, (state, _seat, _move, _events) = decisions(bots, seed, options, corrections)
    result = GAME.result(state)
    assert result is not None
    return result


def bots(*names: str) -> list[Bot]:
    return [bot_for(GAME, name) for name in names]


def judge_of(state: State, seat: int, sample: int = 1) -> XiditJudge:
    """The judge with one of the positions that the seat may imagine."""
    seen = GAME.view(state, seat)
    return XiditJudge(tuned_weights(), seen, GAME.imagine(seen, Seeded(sample)))


def greedy_choice(seat: int = 0, **given: Any) -> str:
    """What greedy does in Ann's place, as one would type it."""
    state = position(**given)
    assert seat in GAME.to_act(state)
    return GAME.format_move(choice(bot_for(GAME, "greedy"), state, seat, Seeded(1)), "en")
