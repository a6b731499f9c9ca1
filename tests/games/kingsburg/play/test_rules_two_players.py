"""Neutral dice, which close advisors in a game of two."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play.events import (
    GuildPaid,
    HelpDeclined,
    Helped,
    Influenced,
    NeutralDiceRolled,
    PhaseBegan,
)
from tafelrunde.games.kingsburg.play.moves import Influence, RollNeutral
from tests.games.kingsburg.table import ANN, BRIAN, NAMES, play, position, random_game, refused, roll
from tests.games.rule_table import told

TWO = NAMES[:2]
SEASONS = (2, 4, 6)


def closed(three: tuple[int, ...], two: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Which advisors are closed, and the dice that lie there, worked out step by step."""
    court = {sum(three): three}
    if sum(two) not in court:
        court[sum(two)] = two
        return court
    for die in two:
        court.setdefault(die, (die,))
    return court


def test_kb_15_2_kb_15_3_kb_15_4_all_outcomes_of_the_neutral_dice() -> None:
    start = position(TWO, phase="spring")
    for dice in product(range(1, 7), repeat=5):
        state, three, two = start.copy(), dice[:3], dice[3:]
        (rolled,) = told(play(state, CHANCE, RollNeutral(three, two)), NeutralDiceRolled)

        expected = closed(three, two)
        assert {block.advisor: block.dice for block in GAME.view(state, None).neutral} == expected
        assert sorted(rolled.advisors) == sorted(expected)
        assert state.taken == sum(1 << advisor for advisor in expected)


def test_kb_15_4_two_dice_on_their_values_never_meet_the_three() -> None:
    for dice in product(range(1, 7), repeat=5):
        if sum(dice[:3]) == sum(dice[3:]):
            assert sum(dice[:3]) not in dice[3:]


@pytest.mark.parametrize(
    ("three", "two"), [((1, 2, 4), (3, 4)), ((2, 3, 3), (4, 4)), ((1, 1, 1), (1, 2)), ((6, 6, 6), (6, 6))]
)
def test_kb_15_5_neutral_dice_close_their_advisors(three: tuple[int, ...], two: tuple[int, ...]) -> None:
    """Every placement on a closed advisor is refused, every other one is open."""
    state = position(TWO, phase="summer")
    play(state, CHANCE, RollNeutral(three, two))
    roll(state, "roll 1+3+4 | 5+6+6")

    sums = {1: (1,), 3: (3,), 4: (4,), 7: (3, 4), 5: (1, 4), 8: (1, 3, 4)}
    for advisor, dice in sums.items():
        move = Influence(advisor, dice)
        if advisor in closed(three, two):
            with refused("KB-5.7", state):
                play(state, ANN, move)
        else:
            assert move in GAME.legal_moves(state, ANN)


def test_kb_15_5_the_envoy_opens_neutral_advisors_and_only_its_holder_is_helped() -> None:
    state = position(TWO, phase="autumn", envoy="Brian")
    roll(state, "neutral 1+1+1 and 1+1")
    roll(state, "roll 6+6+6 | 6+6+3")
    play(state, BRIAN, "influence 3 with 3 by envoy")

    play(state, ANN, "pass")
    events = play(state, BRIAN, "pass")

    assert [(event.seat, event.advisor) for event in told(events, Helped)] == [(BRIAN, 3)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_15_1_neutral_dice_open_every_season_of_two_and_of_nobody_else(seats: int) -> None:
    happened = [event for played in random_game(seats, seed=5) for event in played.events]

    opened = []
    for place, event in enumerate(happened[:-1]):
        if isinstance(event, PhaseBegan) and isinstance(happened[place + 1], NeutralDiceRolled):
            opened.append((event.year, event.phase))
    every_season = [(year, phase) for year in range(1, 6) for phase in SEASONS]
    assert opened == (every_season if seats == 2 else [])
    assert len(told(happened, NeutralDiceRolled)) == len(opened)


def test_kb_15_1_even_the_guild_waits_for_the_neutral_dice() -> None:
    guild = {"buildings": ["inn", "market", "farms", "merchants_guild"]}
    state = position(TWO, phase="spring", Ann=guild)

    events = roll(state, "neutral 1+2+3 and 4+5")

    assert [type(event) for event in events] == [NeutralDiceRolled, GuildPaid]


def test_kb_15_5_kb_15_6_in_whole_games_neutral_dice_get_no_help_and_leave() -> None:
    for seed in range(5):
        placed = helped = 0
        for played in random_game(2, seed):
            placed += len(told(played.events, Influenced))
            helped += len(told(played.events, Helped)) + len(told(played.events, HelpDeclined))
            if GAME.view(played.after, None).step in ("build", "town_hall", "neutral", "recruit", "enemy"):
                assert GAME.view(played.after, None).neutral == ()
                assert played.after.taken == 0
        assert placed == helped
