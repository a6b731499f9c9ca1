"""Wars of every kind, played once and looked at by many tests: their steps, and laws asked about them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import cache
from typing import Any

from tafelrunde.engine.contract import Event, Game
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.state.state import DICE
from tests.contract.obey import SECRECY, PositionLaw, StepLaw
from tests.contract.secrecy import worlds
from tests.contract.tables import short
from tests.contract.walk import Broken, Position, Step, Walk
from tests.games.phoenix.court.test_court_campaigns import COURTS
from tests.games.phoenix.fire.test_fire_campaigns import SIEGE
from tests.games.phoenix.magic.test_magic_campaigns import COVEN
from tests.games.phoenix.special.test_special_campaigns import SPECIAL_WAR
from tests.games.phoenix.trade.test_trade_campaigns import BEASTLY_WAR, MARKET_WAR
from tests.games.phoenix.wars import NAMES, WAR

WARS: dict[str, Game] = {
    "war": WAR,
    "siege": SIEGE,
    "coven": COVEN,
    "courts": COURTS,
    "special": SPECIAL_WAR,
    "creatures": BEASTLY_WAR,
    "merchants": MARKET_WAR,
    "plain": GAME,
}
COMPARING = (*SECRECY.positions, *SECRECY.steps)
"""Laws that ask for other positions: they cannot look at every step."""
SEEDS = range(6)
SHARE = 3
"""One in so many positions is looked at, and every one at which dice are waited for."""


@cache
def watched_all(where: str, seed: int) -> list[Step]:
    """All steps of a war, remote play every other time."""
    options = {"deadlines": "days"} if seed % 2 else {}
    corrections = short("phoenix") if where == "plain" else {}
    return list(Walk(WARS[where], len(NAMES), seed, options, corrections).steps())


def watched(where: str, seed: int) -> list[Step]:
    """Some of them."""
    return [
        step
        for n, step in enumerate(watched_all(where, seed))
        if n % SHARE == 0 or (step.before.state.step == DICE and n % 2)
    ]


def within(game: Game, position: Position) -> Position:
    """The same position of another game; worlds that look alike stay those of the true one."""
    shared: dict[Hashable, Any] = {
        (worlds, observer): worlds(position, observer) for observer in position.observers
    }
    return Position(game, position.state, position.seats, position.rng, position.elsewhere, shared)


def told(game: Game, step: Step) -> Step:
    """The same move as another game tells it."""
    state, events = step.before.state.copy(), list[Event]()
    game.play(state, step.seat, step.move, events)
    return replace(step, events=events, after=state)


def stepped(game: Game, step: Step) -> Step:
    """The same, with positions to compare."""
    return replace(told(game, step), before=within(game, step.before))


def broken(game: Game, where: str, law: PositionLaw | StepLaw) -> str:
    """What this law says of a game in these wars; empty if it holds."""
    for seed in SEEDS:
        for step in watched(where, seed) if law in COMPARING else watched_all(where, seed):
            try:
                ask(law, game, step)
            except Broken as complaint:
                return str(complaint)
    return ""


def ask(law: Any, game: Game, step: Step) -> None:
    """A law of positions, or of steps."""
    if law in COMPARING:
        law(within(game, step.before) if law in SECRECY.positions else stepped(game, step))
    else:
        law(told(game, step))
