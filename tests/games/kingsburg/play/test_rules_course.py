"""Course of the game and whose turn it is (KB-2), as far as scenarios cannot say it."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play import events as happened
from tafelrunde.games.kingsburg.play.moves import (
    Build,
    Give,
    Influence,
    Pass,
    PayTownHall,
    Recruit,
    RerollAll,
    RollReinforcements,
    SetOrder,
    Take,
)
from tafelrunde.games.kingsburg.play.state import State
from tests.games.kingsburg.table import ANN, active, offers, play, position, random_game, refused, roll
from tests.games.rule_table import told

SEAT_COUNTS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_2_2_five_years_of_eight_phases_in_order(seats: int) -> None:
    began = [
        (event.year, event.phase)
        for played in random_game(seats, seed=seats)
        for event in told(played.events, happened.PhaseBegan)
    ]

    assert began == [(year, phase) for year in range(1, 6) for phase in range(1, 9)]


DICE_STEPS = ["roll", "reroll", "influence", "help", "build"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_2_3_a_season_runs_through_its_steps_and_all_finish_a_step_together(seats: int) -> None:
    """No step comes back once a later one has begun, in any season of the game."""
    reached: dict[tuple[int, int], int] = {}
    for played in random_game(seats, seed=30 + seats):
        seen = GAME.view(played.before, None)
        step = {"roll_again": "reroll", "look": "help"}.get(seen.step, seen.step)
        if step in DICE_STEPS:
            place = DICE_STEPS.index(step)
            assert place >= reached.get((seen.year, seen.phase), 0)
            reached[seen.year, seen.phase] = place
    assert {phase for _year, phase in reached} == {2, 4, 6}
    assert len(reached) == 15


STEPS = {
    "aid_good": position(phase="aid"),
    "guild": position(
        options={"guild": "any good"},
        phase="spring",
        Ann={"buildings": ["inn", "market", "farms", "merchants_guild"]},
    ),
    "reroll": position(step="reroll", Ann={"buildings": ["statue"], "dice": [1, 1, 1]}),
    "influence": position(step="influence", Ann={"dice": [1]}),
    "help": position(step="help", Ann={"court": ["influence 4 with 4"]}),
    "build": position(step="build", Ann={"goods": (0, 2, 0)}),
    "town_hall": position(
        step="town_hall", Ann={"tokens": 1, "buildings": ["barricade", "crane", "town_hall"]}
    ),
    "recruit": position(phase="recruiting", Ann={"goods": (2, 0, 0)}),
}
BELONGS: dict[str, tuple[type, ...]] = {
    "aid_good": (Take,),
    "guild": (Take,),
    "reroll": (RerollAll,),
    "influence": (Influence,),
    "help": (Take,),
    "build": (Build,),
    "town_hall": (PayTownHall,),
    "recruit": (Recruit,),
}
MOVES = (
    Take(gold=1),
    RerollAll(),
    Influence(1, (1,)),
    Build("palisade"),
    PayTownHall("token"),
    Recruit(gold=2),
    Give(gold=1),
    SetOrder((0, 1, 2)),
    RollReinforcements(1),
)


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_kb_2_3_a_move_out_of_its_step_is_refused(step: str, move: object) -> None:
    state = STEPS[step].copy()
    assert (GAME.view(state, None).step, active(state)) == (step, ANN)

    if not isinstance(move, BELONGS[step]):
        with refused("KB-2.3", state):
            play(state, ANN, move)


def test_kb_2_3_after_a_battle_goods_are_given_or_taken_as_the_outcome_says() -> None:
    lost = position(phase="winter", enemy="orcs-I-3", Ann={"goods": (1, 1, 1)})
    won = position(year=4, phase="winter", enemy="orcs-IV-7", Ann={"soldiers": 9})
    roll(lost, "reinforcements 1")
    roll(won, "reinforcements 1")

    with refused("KB-2.3", lost):
        play(lost, ANN, "take gold")
    with refused("KB-2.3", won):
        play(won, ANN, "give gold")


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_2_4_nobody_moves_out_of_turn(seats: int) -> None:
    for played in random_game(seats, seed=40 + seats):
        for other in range(CHANCE, seats):
            if other != played.seat:
                with refused("KB-2.4", played.before):
                    play(played.before, other, played.move)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_kb_2_4_players_act_in_the_turn_order_of_the_season(seats: int) -> None:
    """In steps that ask everybody once, each next seat comes later in the order than the one before."""
    last: tuple[int, int, str] = (0, 0, "")
    asked: list[int] = []
    for played in random_game(seats, seed=60 + seats):
        seen = GAME.view(played.before, None)
        if seen.step in ("aid_good", "guild", "reroll", "build", "town_hall", "recruit", "battle"):
            now = (seen.year, seen.phase, seen.step)
            asked = [*asked, played.seat] if now == last else [played.seat]
            last = now
            places = [seen.order.index(seat) for seat in asked]
            assert places == sorted(places)


def choice_after_a_battle(enemy: str, year: int, soldiers: int) -> State:
    state = position(year=year, phase="winter", enemy=enemy, Ann={"goods": (1, 1, 1), "soldiers": soldiers})
    roll(state, "reinforcements 1")
    return state


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(STEPS["aid_good"], id="a good from the King"),
        pytest.param(STEPS["guild"], id="a good from the Guild"),
        pytest.param(choice_after_a_battle("orcs-I-3", 1, 0), id="goods lost in Winter"),
        pytest.param(choice_after_a_battle("orcs-IV-7", 4, 9), id="a good won in Winter"),
    ],
)
def test_kb_2_5_where_something_must_be_chosen_nobody_passes(state: State) -> None:
    assert "pass" not in offers(state)
    with refused("KB-2.5", state):
        play(state, ANN, Pass())


@pytest.mark.parametrize("step", ["reroll", "influence", "build", "town_hall", "recruit"])
def test_kb_2_5_where_the_rules_let_a_player_do_without_passing_is_offered(step: str) -> None:
    state = STEPS[step].copy()

    assert offers(state)[-1] == "pass"
    play(state, ANN, "pass")
