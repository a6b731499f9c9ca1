"""Bots at a table: whatever they see has travelled as JSON, and whatever they answer is checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tafelrunde.bots import Bot, make_bot
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_view, encode
from tafelrunde.engine.protocol import CHANCE, Event, Result, Rng
from tafelrunde.games import load_game

GAME = load_game("kingsburg")
TEST_SEEDS = 9_500_000
"""Far from the seeds that scripts/tune_kingsburg.py tunes and measures with."""
NAMES = ("Ann", "Brian", "Cindy", "David")


def choice(bot: Bot, state: Any, seat: int, rng: Rng) -> Any:
    """What the bot does with its offers and a view that came over the wire."""
    offers = GAME.legal_moves(state, seat)
    return bot.choose(offers, lambda: decode_view(GAME, encode(GAME.view(state, seat))), rng)


def decisions(
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
    told: list[Event] | None = None,
) -> Iterator[tuple[Any, int, Any]]:
    """One game, decision by decision: the position, who decides, and what he chose; at last the end."""
    events = [] if told is None else told
    state = GAME.setup(len(bots), options or {}, corrections)
    dice, rngs = Seeded(seed), [Seeded(~seed - seat) for seat in range(len(bots))]
    while acting := GAME.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            GAME.play(state, CHANCE, GAME.chance(state, dice), events)
            continue
        move = choice(bots[seat], state, seat, rngs[seat])
        yield state.copy(), seat, move
        GAME.apply(state, seat, move, events)
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
    return [make_bot(name, "kingsburg") for name in names]


def position(given: Mapping[str, Any]) -> Any:
    """A position as scenarios describe it; four seats, Ann decides."""
    order = {"order": NAMES, "turn": "Ann"}
    state = GAME.arrange(GAME.setup(len(NAMES), {}, None), {**order, **given}, NAMES)
    assert GAME.to_act(state) == (0,)
    return state


def greedy_choice(given: Mapping[str, Any]) -> str:
    """What greedy does in Ann's place, as one would type it."""
    move = choice(make_bot("greedy", "kingsburg"), position(given), 0, Seeded(1))
    return GAME.format_move(move, "en")
