"""Search as such: legal, repeatable, blind to what is hidden, and within its budget; and the first greedy."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots import bot_for, find_foresight
from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Game
from tafelrunde.engine.player import Thought
from tafelrunde.games import load_game
from tests.bots.bot_table import TEST_SEEDS, BotTable, Decision

SMALL = Thought(candidates=3, playouts=12, breaks=1, z=0.0)
EARLY = 40
"""Decisions of a game that are looked at."""
GAMES = ["kingsburg", "ethnos", "xidit"]


def searching(game: Game) -> SearchBot:
    foresight = find_foresight(game)
    assert foresight is not None
    return SearchBot(game, foresight, SMALL)


def positions(game: Game) -> list[Decision]:
    decisions = BotTable(game).decisions([bot_for(game, "greedy") for _ in range(4)], TEST_SEEDS)
    return [decision for decision, _number in zip(decisions, range(EARLY), strict=False)]


def choice(game: Game, state: Any, seat: int) -> tuple[Any, int]:
    bot = searching(game)
    return BotTable(game).choice(bot, state, seat, Seeded(3)), bot.spent


@pytest.mark.parametrize("name", GAMES)
def test_choices_are_legal_repeatable_and_within_the_budget(name: str) -> None:
    game, most = load_game(name), 0
    for state, seat, _move, _events in positions(game):
        move, spent = choice(game, state, seat)
        game.check(state, seat, move)
        assert choice(game, state, seat) == (move, spent)
        assert spent <= SMALL.playouts
        most = max(most, spent)
    assert most > 0


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_move(name: str) -> None:
    game = load_game(name)
    for number, (state, seat, _move, _events) in enumerate(positions(game)):
        twin = game.resample(state, seat, Seeded(number))
        assert choice(game, twin, seat) == choice(game, state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_greedy_can_still_be_made(name: str) -> None:
    game = load_game(name)
    bot = bot_for(game, "greedy-1")
    assert bot.name == "greedy-1"
    for state, seat, _move, _events in positions(game):
        game.check(state, seat, BotTable(game).choice(bot, state, seat, Seeded(1)))
