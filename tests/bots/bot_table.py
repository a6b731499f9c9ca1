"""Bots at a table: whatever they see has travelled as JSON, and whatever they answer is checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tafelrunde.bots import Bot, bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_view, encode
from tafelrunde.engine.contract import CHANCE, Event, Game, Result, Rng

TEST_SEEDS = 9_500_000
"""Far from the seeds that the scripts of `scripts/` tune and measure with."""


class Decision(NamedTuple):
    """A position, who decides, what he chose, and what happened then; at the end nobody decides."""

    state: Any
    seat: int
    move: Any
    events: list[Event]


class BotTable:
    """Games of one title, played by bots."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def bots(self, *names: str) -> list[Bot]:
        return [bot_for(self.game, name) for name in names]

    def choice(self, bot: Bot, state: Any, seat: int, rng: Rng) -> Any:
        """What the bot does with its offers and a view that came over the wire."""
        offers = self.game.legal_moves(state, seat)
        return bot.choose(offers, lambda: decode_view(self.game, encode(self.game.view(state, seat))), rng)

    def greedy_text(self, state: Any, seat: int) -> str:
        """What greedy does in this place, as one would type it."""
        assert seat in self.game.to_act(state)
        return self.game.format_move(self.choice(bot_for(self.game, "greedy"), state, seat, Seeded(1)), "en")

    def decisions(
        self,
        bots: Sequence[Bot],
        seed: int,
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, Any] | None = None,
    ) -> Iterator[Decision]:
        """One game, decision by decision; what chance does next belongs to each."""
        state = self.game.setup(len(bots), options or {}, corrections)
        chance, rngs = Seeded(seed), [Seeded(~seed - seat) for seat in range(len(bots))]
        self._draw(state, chance, [])
        while acting := self.game.to_act(state):
            seat = acting[0]
            move, before = self.choice(bots[seat], state, seat, rngs[seat]), state.copy()
            events: list[Event] = []
            self.game.apply(state, seat, move, events)
            self._draw(state, chance, events)
            yield Decision(before, seat, move, events)
        yield Decision(state, CHANCE, None, [])

    def _draw(self, state: Any, rng: Rng, events: list[Event]) -> None:
        """Chance, until a seat has to act or the game is over."""
        while self.game.to_act(state) == (CHANCE,):
            self.game.play(state, CHANCE, self.game.chance(state, rng), events)

    def play(
        self,
        bots: Sequence[Bot],
        seed: int,
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, Any] | None = None,
    ) -> Result:
        *_others, last = self.decisions(bots, seed, options, corrections)
        result = self.game.result(last.state)
        assert result is not None
        return result
