"""Campaigns that bots play, for tests: what each realm has, what was refused and what failed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from tafelrunde.bots import bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event, Result
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.score import worth
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.events import Reported
from tafelrunde.games.phoenix.told.land import ConflictArose
from tafelrunde.games.phoenix.told.notes import OrderFailed
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate

REMOTE = {"deadlines": "days"}
BOTH = pytest.mark.parametrize("options", [{}, REMOTE], ids=["turns", "remote"])


class Wealth(NamedTuple):
    fields: int
    income: int
    gold: int
    towns: int


@cache
def described(realms: int, size: str, seed: int, land: int) -> dict[str, Any]:
    made = msgspec.json.encode(generate(Recipe(seed, realms, size, land)))
    read: dict[str, Any] = msgspec.json.decode(made)
    return read


def generated(realms: int, size: str, *, seed: int, months: int, land: int = 48) -> dict[str, Any]:
    """A foundation on a generated world."""
    return {"world": described(realms, size, seed, land), "months": months}


class Campaign:
    """Bots of these names, dealt out in turn; every sheet goes through `check`."""

    def __init__(
        self,
        realms: int,
        options: Mapping[str, str],
        foundation: Mapping[str, Any],
        bots: Sequence[str] = ("settler",),
        seed: int = 1,
    ) -> None:
        self.state: State = GAME.setup(realms + 1, options, foundation)
        self.realms = realms
        self.bots = [bot_for(GAME, bots[realm % len(bots)]) for realm in range(realms)]
        self.rngs = [Seeded(1000 * seed + realm) for realm in range(realms)]
        self.chance = Seeded(seed)
        self.orders: list[Any] = []
        self.failures: list[OrderFailed] = []
        self.conflicts: list[ConflictArose] = []

    def until(self, month: int) -> list[Wealth]:
        """Plays until this month begins, or to the end; says what the realms have then."""
        while GAME.to_act(self.state) and self.state.month < month:
            self.play(GAME.to_act(self.state)[0])
        return self.wealth()

    def play(self, seat: int) -> list[Event]:
        events: list[Event] = []
        move = GAME.chance(self.state, self.chance) if seat == CHANCE else self.sheet(seat)
        GAME.apply(self.state, seat, move, events)
        for event in events:
            if isinstance(event, ConflictArose):
                self.conflicts.append(event)
            elif isinstance(event, Reported):
                self.failures += [note for note in event.notes or () if isinstance(note, OrderFailed)]
        return events

    def result(self) -> Result:
        found = GAME.result(self.state)
        assert found is not None
        return found

    def sheet(self, seat: int) -> Sheet:
        offers = GAME.legal_moves(self.state, seat)
        found = self.bots[seat].choose(offers, lambda: GAME.view(self.state, seat), self.rngs[seat])
        assert isinstance(found, Sheet)
        self.orders += found.orders
        return found

    def wealth(self) -> list[Wealth]:
        state, taxes = self.state, worth(self.state)
        return [
            Wealth(
                sum(owner == realm for owner in state.owner),
                sum(taxes[realm]),
                state.realms[realm].gold,
                sum(state.owner[field] == realm for field in state.towns),
            )
            for realm in range(self.realms)
        ]
