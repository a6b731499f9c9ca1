"""What holds of winter and of the step that a position stands in; part of `law.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.given import demand
from tafelrunde.games.kingsburg.box.data import ENEMIES
from tafelrunde.games.kingsburg.play.box import MERCHANTS_GUILD, TOWN_HALL_BUILDING
from tafelrunde.games.kingsburg.play.dice_pools import OWN_DICE, POOL_SIZE, POOLS, all_equal
from tafelrunde.games.kingsburg.play.draws import WHITE
from tafelrunde.games.kingsburg.play.law_of_court import DIE
from tafelrunde.games.kingsburg.play.rerolls import CHAPEL_LIMIT, dice_total, white_dice
from tafelrunde.games.kingsburg.play.state import (
    AID,
    AID_GOOD,
    ALL_DICE,
    BATTLE,
    ENEMY,
    GUILD,
    HELP,
    INFLUENCE,
    LOOK,
    NEUTRAL,
    NOBODY,
    OVER,
    REINFORCE,
    REROLL,
    ROLL,
    ROLL_AGAIN,
    SET_ORDER,
    SPRING,
    TOWN_HALL,
    USED_CHAPEL,
    USED_STATUE,
    State,
    goods_of,
    has,
)
from tafelrunde.games.kingsburg.play.turns import everybody
from tafelrunde.games.kingsburg.play.winter import has_won, strength_of

BEFORE_ROLL: Final = (NEUTRAL, GUILD, ROLL)
BEFORE_HELP: Final = (*BEFORE_ROLL, REROLL, ROLL_AGAIN, INFLUENCE)
MOST_POINTS: Final = 999


def hold_enemy(state: State) -> None:
    """KB-1.9, KB-6.25, KB-12.2: one card of the year, seen by whoever looked, open from the battle on."""
    open_now = state.step in (REINFORCE, BATTLE)
    if state.enemy >= 0:
        year = ENEMIES[state.enemy].year
        demand(year == state.year, "enemy", "kingsburg-enemy-of-year", {"year": str(state.year)})
        early = state.phase == AID or (state.phase == SPRING and state.step in BEFORE_HELP)
        demand(not early and state.step != OVER, "enemy", "kingsburg-nobody-looked")
        seen = state.looked or state.revealed or state.step == ENEMY
        demand(bool(seen), "enemy", "kingsburg-nobody-looked")
    else:
        demand(not open_now, "enemy", "kingsburg-needs-enemy")
        demand(state.looked == 0, "looked", "kingsburg-needs-enemy")
    demand(0 <= state.looked <= everybody(state), "looked", "kingsburg-order")
    demand(state.revealed == open_now, "revealed", "kingsburg-open-in-winter")
    if state.step == BATTLE:
        demand(state.reinforcements in DIE, "reinforcements", "given-range", {"least": 1, "most": max(DIE)})
    else:
        demand(state.reinforcements == 0, "reinforcements", "kingsburg-in-battle")
        demand(not state.strength, "provinces", "kingsburg-strength-in-battle")
        demand(state.losing == 0, "losing", "kingsburg-in-battle")


def hold_battle(state: State, names: Sequence[str]) -> None:
    """KB-12.5, KB-17.28: strengths are settled first; whoever has not fought yet still has all of his."""
    demand(len(state.strength) == state.seats, "provinces", "kingsburg-needs-strength")
    for place, seat in enumerate(state.order):
        field = f"provinces.{names[seat]}"
        least = {"least": state.reinforcements}
        demand(
            state.soldiers[seat] >= state.reinforcements, f"{field}.soldiers", "kingsburg-kings-men", least
        )
        if place > state.turn or (place == state.turn and not state.losing):
            strength = strength_of(state, seat)
            told = {"strength": strength}
            demand(state.strength[seat] == strength, f"{field}.strength", "kingsburg-other-strength", told)
        demand(abs(state.strength[seat]) <= MOST_POINTS, f"{field}.strength", "kingsburg-needs-strength")
    if state.losing:
        hold_loss(state)


def hold_loss(state: State) -> None:
    """KB-13.3, KB-13.4: goods of choice, as many as the card says and the seat has."""
    demand(state.turn < state.seats, "turn", "kingsburg-order")
    seat = state.order[state.turn]
    most = min(state.box.loss_any[state.enemy], goods_of(state, seat))
    demand(0 <= state.losing <= most, "losing", "kingsburg-losing", {"most": most})
    lost = state.strength[seat] < state.box.enemy_strength[state.enemy] and not has_won(state, seat)
    demand(lost, "losing", "kingsburg-not-lost")


def hold_step(state: State, names: Sequence[str]) -> None:
    if state.step == ROLL_AGAIN:
        hold_reroll(state)
    else:
        demand(state.rerolling == 0, "rerolling", "kingsburg-not-rerolling")
    if state.step in STEP_LAWS:
        STEP_LAWS[state.step](state, names)


def hold_start(state: State, names: Sequence[str]) -> None:
    """KB-1.7: nobody has anything."""
    things = (state.goods, state.vp, state.soldiers, state.tokens, state.built, state.used)
    demand(state.year == 1, "year", "kingsburg-at-the-start")
    demand(not any(map(any, things)), "provinces", "kingsburg-at-the-start")
    demand(state.envoy == NOBODY, "envoy", "kingsburg-at-the-start")


def hold_aid(state: State, names: Sequence[str]) -> None:
    """KB-3.3 to KB-3.5: those who still choose a good are level, and everybody else has more."""
    waiting = [seat for seat in state.order[state.turn :] if state.waiting >> seat & 1]
    worths = {seat: (state.built[seat].bit_count(), goods_of(state, seat)) for seat in range(state.seats)}
    if waiting:
        poorest = worths[waiting[0]]
        level = all(
            worth == poorest if seat in waiting else worth > poorest for seat, worth in worths.items()
        )
        demand(level, "done", "kingsburg-aid-of-the-poorest")


def hold_owners(building: int) -> Any:
    """Only owners of a building are asked in its step."""

    def hold_asked(state: State, names: Sequence[str]) -> None:
        for seat in range(state.seats):
            asked = state.waiting >> seat & 1
            demand(not asked or has(state, seat, building), "done", "kingsburg-order")

    return hold_asked


def hold_help(state: State, names: Sequence[str]) -> None:
    groups = len(state.placed)
    demand(0 <= state.helped <= groups, "helped", "given-range", {"least": 0, "most": groups})
    advisors = [move.advisor for _seat, move in state.placed]
    demand(advisors == sorted(advisors), "helped", "kingsburg-order")


def hold_look(state: State, names: Sequence[str]) -> None:
    """KB-6.25: whoever's help shows the card waits for it."""
    hold_help(state, names)
    waits = state.helped < len(state.placed) and state.enemy < 0
    demand(
        waits and state.box.help_look[state.placed[state.helped][1].advisor], "helped", "kingsburg-no-look"
    )


def hold_rolled(state: State, names: Sequence[str]) -> None:
    """KB-4.1: whose dice are known has all of them."""
    for place, seat in enumerate(state.order):
        own, white = POOL_SIZE[state.own[seat]], POOL_SIZE[state.white[seat]]
        if place > state.turn:  # KB-4.2: not asked yet
            demand(state.used[seat] == 0, f"provinces.{names[seat]}.used", "kingsburg-not-used")
        whole = (own, white) in ((0, 0), (OWN_DICE, white_dice(state, seat)))
        params = {"own": OWN_DICE, "white": white_dice(state, seat)}
        demand(whole, f"provinces.{names[seat]}.dice", "kingsburg-all-dice", params)


def hold_reroll(state: State) -> None:
    """KB-4.6 to KB-4.10: one die of all that are equal, or all of seven or less."""
    demand(state.turn < state.seats, "turn", "kingsburg-order")
    seat = state.order[state.turn]
    own, white = POOLS[state.own[seat]], POOLS[state.white[seat]]
    if state.rerolling == ALL_DICE:
        used, allowed = USED_CHAPEL, len(own) == OWN_DICE and dice_total(state, seat) <= CHAPEL_LIMIT
    else:
        pool, die = (white, state.rerolling - WHITE) if state.rerolling > WHITE else (own, state.rerolling)
        used, allowed = USED_STATUE, die in pool and all_equal(state.own[seat], state.white[seat])
    demand(
        allowed, "rerolling", "kingsburg-rerolling", {"all": ALL_DICE, "white": WHITE, "limit": CHAPEL_LIMIT}
    )
    demand(state.used[seat] & used != 0, "rerolling", "kingsburg-reroll-used")


def hold_end(state: State, names: Sequence[str]) -> None:
    """KB-12.12, KB-14.2: soldiers have gone home."""
    for seat in range(state.seats):
        demand(state.soldiers[seat] == 0, f"provinces.{names[seat]}.soldiers", "kingsburg-at-the-end")


STEP_LAWS: Final[dict[int, Any]] = {
    SET_ORDER: hold_start,
    AID_GOOD: hold_aid,
    GUILD: hold_owners(MERCHANTS_GUILD),
    REROLL: hold_rolled,
    ROLL_AGAIN: hold_rolled,
    HELP: hold_help,
    LOOK: hold_look,
    TOWN_HALL: hold_owners(TOWN_HALL_BUILDING),
    BATTLE: hold_battle,
    OVER: hold_end,
}
