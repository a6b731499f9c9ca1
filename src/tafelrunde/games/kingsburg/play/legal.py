"""What the rules allow: `check` decides, `legal_moves` lists. Both change nothing."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import IllegalMove, SeatName
from tafelrunde.games.kingsburg.box.data import ENEMIES, ENEMY_INDEX
from tafelrunde.games.kingsburg.play.building import check_build, list_builds
from tafelrunde.games.kingsburg.play.choices import (
    check_battle,
    check_help,
    check_one_good,
    check_recruit,
    check_town_hall,
    list_battle,
    list_help,
    list_one_good,
    list_recruits,
    list_town_hall,
)
from tafelrunde.games.kingsburg.play.dice_pools import OWN_DICE, POOL_SIZE
from tafelrunde.games.kingsburg.play.moves import (
    Build,
    BuildTwo,
    DrawEnemy,
    Give,
    Influence,
    KingsburgMove,
    Pass,
    PayTownHall,
    Recruit,
    Reroll,
    RerollAll,
    Roll,
    RollAgain,
    RollNeutral,
    RollReinforcements,
    SetOrder,
    Take,
)
from tafelrunde.games.kingsburg.play.placing import check_influence, list_placements
from tafelrunde.games.kingsburg.play.rerolls import check_reroll, list_rerolls, white_dice
from tafelrunde.games.kingsburg.play.state import (
    AID_GOOD,
    ALL_DICE,
    BATTLE,
    BUILD,
    ENEMY,
    GUILD,
    HELP,
    INFLUENCE,
    LOOK,
    NEUTRAL,
    OVER,
    RECRUIT,
    REINFORCE,
    REROLL,
    ROLL,
    ROLL_AGAIN,
    SET_ORDER,
    STEP_COUNT,
    TOWN_HALL,
    State,
)
from tafelrunde.games.kingsburg.play.turns import STEP_NAMES, wrong_step


def check_dice(dice: tuple[int, ...], count: int) -> None:
    if len(dice) != count or any(not 1 <= die <= 6 for die in dice):
        raise IllegalMove("KB-1.11", {"dice": dice, "count": count})


def check_order(state: State, seat: int, move: Any) -> None:
    if sorted(move.order) != list(range(state.seats)):
        raise IllegalMove("KB-1.8", {"order": tuple(place + 1 for place in move.order)})


def check_neutral(state: State, seat: int, move: Any) -> None:
    check_dice(move.three, 3)
    check_dice(move.two, 2)


def check_roll(state: State, seat: int, move: Any) -> None:
    if len(move.dice) != state.seats or len(move.white) != state.seats:
        raise IllegalMove("KB-1.11", {"dice": (), "count": OWN_DICE * state.seats})
    for roller in range(state.seats):
        check_dice(move.dice[roller], OWN_DICE)
        check_dice(move.white[roller], white_dice(state, roller))


def again(state: State, seat: int) -> tuple[int, int]:
    """How many own and white dice are rolled again."""
    if state.rerolling == ALL_DICE:
        return POOL_SIZE[state.own[seat]], POOL_SIZE[state.white[seat]]
    return (1, 0) if state.rerolling < 10 else (0, 1)


def check_again(state: State, seat: int, move: Any) -> None:
    own, white = again(state, state.order[state.turn])
    check_dice(move.dice, own)
    check_dice(move.white, white)


def check_enemy(state: State, seat: int, move: Any) -> None:
    card = ENEMY_INDEX.get(move.card, -1)
    if card < 0 or ENEMIES[card].year != state.year:
        raise IllegalMove("KB-1.9", {"card": move.card, "year": state.year})


def check_reinforcements(state: State, seat: int, move: Any) -> None:
    check_dice((move.die,), 1)


def nothing(state: State, seat: int) -> list[Any]:
    """CHANCE is not offered moves, it draws; and after the end nobody is."""
    return []


OFFERS: Final[dict[int, Any]] = {
    AID_GOOD: list_one_good,
    GUILD: list_one_good,
    REROLL: list_rerolls,
    INFLUENCE: list_placements,
    HELP: list_help,
    BUILD: list_builds,
    TOWN_HALL: list_town_hall,
    RECRUIT: list_recruits,
    BATTLE: list_battle,
}
LISTS: Final[list[Any]] = [OFFERS.get(step, nothing) for step in range(STEP_COUNT)]

CHECKS: Final[dict[int, tuple[Any, tuple[Any, ...]]]] = {
    SET_ORDER: (check_order, (SetOrder,)),
    AID_GOOD: (check_one_good, (Take,)),
    NEUTRAL: (check_neutral, (RollNeutral,)),
    GUILD: (check_one_good, (Take,)),
    ROLL: (check_roll, (Roll,)),
    REROLL: (check_reroll, (Reroll, RerollAll, Pass)),
    ROLL_AGAIN: (check_again, (RollAgain,)),
    INFLUENCE: (check_influence, (Influence, Pass)),
    HELP: (check_help, (Take, Pass)),
    LOOK: (check_enemy, (DrawEnemy,)),
    BUILD: (check_build, (Build, BuildTwo, Pass)),
    TOWN_HALL: (check_town_hall, (PayTownHall, Pass)),
    RECRUIT: (check_recruit, (Recruit, Pass)),
    ENEMY: (check_enemy, (DrawEnemy,)),
    REINFORCE: (check_reinforcements, (RollReinforcements,)),
    BATTLE: (check_battle, (Take, Give)),
}


# By `State.active`: seats from the front, NOBODY (-2) and CHANCE (-1) from the end.
ACTORS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (), (CHANCE,))


def to_act(state: State) -> tuple[int, ...]:
    return ACTORS[state.active]


def legal_moves(state: State, seat: int) -> list[Any]:
    if seat != state.active:
        return []
    step = state.step
    if step == INFLUENCE:  # the frequent steps first, without a detour through the table
        return list_placements(state, seat)
    if step == HELP:
        return list_help(state, seat)
    if step == BUILD:
        return list_builds(state, seat)
    moves: list[Any] = LISTS[step](state, seat)
    return moves


def check(state: State, seat: int, move: KingsburgMove) -> None:
    """Raises `IllegalMove` with the rule that forbids the move; changes nothing."""
    if state.step == OVER:
        raise IllegalMove("KB-14.2")
    if seat != state.active:
        turn: Any = "chance" if state.active == CHANCE else SeatName(state.active)
        raise IllegalMove("KB-2.4", {"turn": turn})
    decide, kinds = CHECKS[state.step]
    if not isinstance(move, kinds):
        if isinstance(move, Pass):
            raise IllegalMove("KB-2.5", {"step": f"step_{STEP_NAMES[state.step]}"})
        raise wrong_step(state)
    decide(state, seat, move)
