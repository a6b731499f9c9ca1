"""What CHANCE does: its outcomes carried out, and drawn."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import Events, Rng
from tafelrunde.games.kingsburg.box.data import CARDS_PER_YEAR, ENEMIES, ENEMY_INDEX
from tafelrunde.games.kingsburg.play.box import FARMS
from tafelrunde.games.kingsburg.play.dice_pools import (
    OWN_DICE,
    POOL_COUNT,
    POOL_INDEX,
    POOLS,
    THROWS,
    WITHOUT,
)
from tafelrunde.games.kingsburg.play.events import (
    DiceRerolled,
    DiceRolled,
    NeutralDiceRolled,
    ReinforcementsSent,
    TurnOrderSet,
)
from tafelrunde.games.kingsburg.play.legal import again
from tafelrunde.games.kingsburg.play.moves import (
    DrawEnemy,
    Roll,
    RollAgain,
    RollNeutral,
    RollReinforcements,
    SetOrder,
)
from tafelrunde.games.kingsburg.play.rerolls import white_dice
from tafelrunde.games.kingsburg.play.season import begin_guilds, look
from tafelrunde.games.kingsburg.play.state import (
    ALL_DICE,
    LOOK,
    NEUTRAL,
    NOBODY,
    PHASE_END,
    REROLL,
    ROLL,
    ROLL_AGAIN,
    SET_ORDER,
    SPRING,
    WINTER,
    State,
)
from tafelrunde.games.kingsburg.play.turns import enter
from tafelrunde.games.kingsburg.play.winter import begin_battles

WHITE: Final = 10
"""Added to `State.rerolling` for a white die."""


def set_order(state: State, seat: int, move: SetOrder, events: Events | None) -> None:
    state.order = list(move.order)
    if events is not None:
        events.append(TurnOrderSet(move.order))
    state.phase = WINTER  # so that the first phase of the year follows
    state.step = PHASE_END


def roll_neutral(state: State, seat: int, move: RollNeutral, events: Events | None) -> None:
    """KB-15.2 to KB-15.4."""
    three, two = sum(move.three), sum(move.two)
    blocked: list[tuple[int, tuple[int, ...]]] = [(three, move.three)]
    if two != three:
        blocked.append((two, move.two))
    else:
        for die in sorted(set(move.two)):
            blocked.append((die, (die,)))
    state.neutral = tuple(blocked)
    for advisor, _dice in blocked:
        state.taken |= 1 << advisor
    if events is not None:
        events.append(NeutralDiceRolled(move.three, move.two, tuple([advisor for advisor, _dice in blocked])))
    begin_guilds(state)


def roll(state: State, seat: int, move: Roll, events: Events | None) -> None:
    """KB-4.1: all at once."""
    state.own = [POOL_INDEX[dice] for dice in move.dice]
    state.white = [POOL_INDEX[dice] for dice in move.white]
    if events is not None:
        for roller in range(state.seats):
            events.append(DiceRolled(roller, POOLS[state.own[roller]], POOLS[state.white[roller]]))
    enter(state, REROLL, 0)


def roll_again(state: State, seat: int, move: RollAgain, events: Events | None) -> None:
    """KB-4.7, KB-4.9; then the same seat may go on, if the dice allow it (KB-17.14)."""
    roller = state.order[state.turn]
    if state.rerolling == ALL_DICE:
        building = "chapel"
        state.own[roller] = POOL_INDEX[move.dice]
        state.white[roller] = POOL_INDEX[move.white]
    elif state.rerolling < WHITE:
        building = "statue"
        kept = POOLS[WITHOUT[state.own[roller] * POOL_COUNT + POOL_INDEX[(state.rerolling,)]]]
        state.own[roller] = POOL_INDEX[kept + move.dice]
    else:
        building = "statue"
        kept = POOLS[WITHOUT[state.white[roller] * POOL_COUNT + POOL_INDEX[(state.rerolling - WHITE,)]]]
        state.white[roller] = POOL_INDEX[kept + move.white]
    if events is not None:
        events.append(DiceRerolled(roller, building, POOLS[state.own[roller]], POOLS[state.white[roller]]))
    state.rerolling = 0
    state.step = REROLL


def draw_enemy(state: State, seat: int, move: DrawEnemy, events: Events | None) -> None:
    """KB-1.9: which card lies on top is decided when somebody first sees it."""
    state.enemy = ENEMY_INDEX[move.card]
    if state.step == LOOK:
        looker, influence = state.placed[state.helped]
        look(state, looker, state.box.help_vp[influence.advisor], events)


def roll_reinforcements(state: State, seat: int, move: RollReinforcements, events: Events | None) -> None:
    """KB-12.4: the same number for everybody."""
    state.reinforcements = move.die
    for fighter in range(state.seats):
        state.soldiers[fighter] += move.die
    if events is not None:
        events.append(ReinforcementsSent(move.die))
    begin_battles(state, events)


def draw_order(state: State, rng: Rng) -> SetOrder:
    order = list(range(state.seats))
    for last in range(state.seats - 1, 0, -1):
        other = rng.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return SetOrder(tuple(order))


def throw(rng: Rng, count: int) -> tuple[int, ...]:
    """So many dice, in ascending order."""
    if count == 0:
        return ()
    throws = THROWS[count]
    return throws[rng.below(len(throws))]


NO_WHITE: Final[list[tuple[tuple[int, ...], ...]]] = [((),) * seats for seats in range(6)]


def draw_roll(state: State, rng: Rng) -> Roll:
    throws = THROWS[OWN_DICE]
    dice = tuple([throws[rng.below(len(throws))] for _ in range(state.seats)])
    if not has_white_dice(state):
        return Roll(dice, NO_WHITE[state.seats])
    return Roll(dice, tuple([throw(rng, white_dice(state, seat)) for seat in range(state.seats)]))


def has_white_dice(state: State) -> bool:
    """Must equal `any(white_dice(...))`."""
    farms = 0
    for built in state.built:
        farms |= built >> FARMS & 1
    return farms == 1 or (state.aid != NOBODY and state.phase == SPRING)


def chance(state: State, rng: Rng) -> Any:
    """What CHANCE does now."""
    if state.step == ROLL:
        return draw_roll(state, rng)
    if state.step == ROLL_AGAIN:
        own, extra = again(state, state.order[state.turn])
        return RollAgain(throw(rng, own), throw(rng, extra))
    if state.step == SET_ORDER:
        return draw_order(state, rng)
    if state.step == NEUTRAL:
        return RollNeutral(throw(rng, 3), throw(rng, 2))
    if state.step == LOOK or state.enemy < 0:
        return DrawEnemy(ENEMIES[(state.year - 1) * CARDS_PER_YEAR + rng.below(CARDS_PER_YEAR)].id)
    return RollReinforcements(1 + rng.below(6))
