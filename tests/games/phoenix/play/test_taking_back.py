"""Which sheets can be taken back: those that wait, and none that has been carried out."""

from __future__ import annotations

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.play.legal import settles
from tafelrunde.games.phoenix.state.state import MUSTER, TURN


def at_the_muster() -> Table:
    table = Table(GAME, "undo", ["Ann", "Bob", "SL"], SeededSource(1), {}, {"months": 3})
    table.settle()
    assert table.state.step == MUSTER
    return table


def test_a_sheet_that_waits_for_others_can_be_taken_back() -> None:
    table = at_the_muster()
    table.move(0, Sheet())

    assert table.can_take_back(0)
    assert not table.can_take_back(1)


def test_the_last_sheet_of_a_muster_and_the_sheet_of_a_turn_stay() -> None:
    table = at_the_muster()
    table.move(0, Sheet())
    table.move(1, Sheet())
    assert table.state.step == TURN
    assert not table.can_take_back(1)

    (seat,) = GAME.to_act(table.state)
    table.move(seat, Sheet())
    assert not table.can_take_back(seat)


def test_every_turn_that_is_carried_out_settles_what_it_met() -> None:
    """However empty: samples of other worlds would find nothing that differs."""
    state, rng = GAME.setup(3, {}, {"months": 3}), Seeded(1)
    turns = 0
    while acting := GAME.to_act(state):
        before, seat = state.copy(), acting[0]
        GAME.apply(state, seat, GAME.chance(state, rng) if seat == CHANCE else Sheet(), [])
        if seat != CHANCE and before.step == TURN:
            turns += 1
            assert settles(before, state)
    assert turns >= 4
