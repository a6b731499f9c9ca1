"""What holds of every position of a game, whoever described it: the law that `given` is held to.

`hold` refuses the first thing that the rules never allow, with its place in the words of a scenario. It looks
at what lies on the table, not at whether there was time for it: five buildings in the first Spring may pass,
one without its left neighbour may not. Dice that nobody speaks of may be missing, but never too many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.given import demand
from tafelrunde.games.kingsburg.play.box import CHAPEL, MARKET, STATUE, Box
from tafelrunde.games.kingsburg.play.codec import gaps
from tafelrunde.games.kingsburg.play.dice_pools import OWN_DICE
from tafelrunde.games.kingsburg.play.law_of_court import DICE_LIE, DIE, hold_court, hold_dice, hold_neutral
from tafelrunde.games.kingsburg.play.law_of_steps import BEFORE_ROLL, MOST_POINTS, hold_enemy, hold_step
from tafelrunde.games.kingsburg.play.phases import YEAR
from tafelrunde.games.kingsburg.play.score import REASONS
from tafelrunde.games.kingsburg.play.state import (
    AID,
    AUTUMN,
    FROM_BUILDINGS,
    FROM_CATHEDRAL,
    FROM_EMBASSY,
    FROM_FORTRESS,
    FROM_LOSSES,
    FROM_REWARD,
    FROM_STRONGEST,
    FROM_TOWN_HALL,
    KEPT_DICE,
    NEUTRAL,
    NOBODY,
    OVER,
    REASON_COUNT,
    REROLL,
    ROLL_AGAIN,
    SET_ORDER,
    SPRING,
    SUMMER,
    USED_CHAPEL,
    USED_MARKET,
    USED_STATUE,
    USED_TOKEN,
    WINTER,
    State,
    goods_of,
    has,
    owned,
)
from tafelrunde.games.kingsburg.play.turns import everybody
from tafelrunde.games.kingsburg.play.winter import LAST_YEAR

SEASONS: Final = (SPRING, SUMMER, AUTUMN)
SEASONS_A_YEAR: Final = len(SEASONS)
GROUPS_A_SEASON: Final = OWN_DICE
"""Every group needs a die of the own colour (KB-5.8)."""
MOST_GOODS: Final = 300
"""Corrected values could allow more than anybody can choose among."""

# Reasons for points that come one by one, and how often a year; those of buildings follow from what stands.
A_YEAR: Final = {
    FROM_REWARD: 1,
    FROM_EMBASSY: SEASONS_A_YEAR,
    FROM_TOWN_HALL: SEASONS_A_YEAR,
    FROM_FORTRESS: 1,
    FROM_STRONGEST: 1,
}


def hold(state: State, names: Sequence[str]) -> None:
    """The whole law, for a table that stands in a step."""
    hold_calendar(state)
    hold_provinces(state, names)
    hold_dice(state, names)
    hold_court(state, names)
    hold_used(state, names)
    hold_neutral(state)
    hold_enemy(state)
    hold_step(state, names)


# --- the calendar -----------------------------------------------------------------------------------


def hold_calendar(state: State) -> None:
    """KB-2.2, KB-2.3: years, phases and their steps; who has the white die and the Envoy."""
    demand(1 <= state.year <= LAST_YEAR, "year", "given-range", {"least": 1, "most": LAST_YEAR})
    demand(sorted(state.order) == list(range(state.seats)), "order", "kingsburg-order")
    demand(0 <= state.turn <= state.seats, "turn", "kingsburg-order")
    demand(0 <= state.waiting <= everybody(state), "done", "kingsburg-order")
    demand(state.step in steps_of(state.phase), "step", "kingsburg-other-phase")
    if state.step == OVER:
        demand(state.year == LAST_YEAR, "year", "kingsburg-not-over", {"year": str(LAST_YEAR)})
    if state.step == NEUTRAL:
        demand(state.seats == 2, "step", "kingsburg-neutral-for-two")
    demand(state.aid == NOBODY or state.phase == SPRING, "aid", "kingsburg-aid-in-spring")


def steps_of(phase: int) -> tuple[int, ...]:
    """The steps of a phase; before the first one the order is set, in the last one the game ends."""
    at_the_ends = {AID: (SET_ORDER,), WINTER: (OVER,)}
    return (*YEAR[phase].steps, *at_the_ends.get(phase, ()))


# --- provinces --------------------------------------------------------------------------------------


def hold_provinces(state: State, names: Sequence[str]) -> None:
    for seat in range(state.seats):
        field = f"provinces.{names[seat]}"
        hold_goods(state, seat, field)
        demand(gaps(state.built[seat]) == 0, f"{field}.buildings", "kingsburg-left-neighbour")
        hold_points(state, seat, field)


def hold_goods(state: State, seat: int, field: str) -> None:
    """The supply never runs out (KB-6.28), but nobody can come by more than all help together gives."""
    amounts = {"soldiers": state.soldiers[seat], "tokens": state.tokens[seat]}
    demand(min(*owned(state, seat), *amounts.values()) >= 0, field, "kingsburg-negative")
    goods = most_goods(state.box)
    demand(goods_of(state, seat) <= goods, f"{field}.goods", "kingsburg-too-much", {"most": goods})
    for name, most in most_of(state.box, goods).items():
        demand(amounts[name] <= most, f"{field}.{name}", "kingsburg-too-much", {"most": most})


def most_goods(box: Box) -> int:
    """More than anybody can have: the best help with every group, the Guild, the King's aid, all spoils."""
    helps = [sum(max(0, good) for good in goods_in(choice)) for row in box.help_choices for choice in row]
    spoils = [sum(goods) + box.reward_any[i] for i, goods in enumerate(box.reward_goods)]
    a_season = GROUPS_A_SEASON * max(helps) + 1
    return min(MOST_GOODS, LAST_YEAR * (SEASONS_A_YEAR * a_season + 1 + max(spoils)))


def goods_in(choice: Any) -> tuple[int, int, int]:
    return choice.gold, choice.wood, choice.stone


def most_of(box: Box, goods: int) -> dict[str, int]:
    """Soldiers of one year with the Stable, the Barracks and the King's; tokens with the Inn."""
    groups = SEASONS_A_YEAR * GROUPS_A_SEASON
    return {
        "soldiers": groups * (max(box.help_soldiers) + 1) + goods + max(DIE),
        "tokens": LAST_YEAR * (groups * max(box.help_tokens) + 1),
    }


def hold_used(state: State, names: Sequence[str]) -> None:
    """What has been used belongs to a building, and nothing is used before the dice are rolled."""
    for seat in range(state.seats):
        field = f"provinces.{names[seat]}.used"
        used = state.used[seat]
        demand(0 <= used < 2 * USED_TOKEN, field, "kingsburg-not-used")
        if state.step in BEFORE_ROLL:
            demand(used == 0, field, "kingsburg-not-used")
        if state.step in (REROLL, ROLL_AGAIN):
            demand(used & (USED_MARKET | USED_TOKEN) == 0, field, "kingsburg-not-used")
        if state.step in DICE_LIE:  # later a lost battle may have taken the building
            demand(used & ~usable(state, seat) == 0, field, "kingsburg-used-nothing")


def usable(state: State, seat: int) -> int:
    """What this seat's buildings let it use in a season, as bits."""
    statue, chapel = has(state, seat, STATUE), has(state, seat, CHAPEL)
    bits = USED_TOKEN | (USED_MARKET if has(state, seat, MARKET) else 0)
    bits |= (USED_STATUE if statue else 0) | (USED_CHAPEL if chapel else 0)
    return bits | (KEPT_DICE if statue or chapel else 0)


def hold_points(state: State, seat: int, field: str) -> None:
    """Points may fall below zero (KB-17.5), but each has a reason."""
    points = state.points[REASON_COUNT * seat : REASON_COUNT * (seat + 1)]
    standing = sum(vp for i, vp in enumerate(state.box.building_vp) if state.built[seat] >> i & 1)
    for number in (state.vp[seat], *points):
        demand(
            -MOST_POINTS <= number <= MOST_POINTS,
            f"{field}.vp",
            "given-range",
            {"least": -MOST_POINTS, "most": MOST_POINTS},
        )
    reasons = f"{field}.reasons"
    demand(sum(points) == state.vp[seat], reasons, "kingsburg-vp-reasons")
    demand(points[FROM_BUILDINGS] == standing, reasons, "kingsburg-vp-buildings", {"vp": standing})
    for reason, times in A_YEAR.items():
        demand(
            0 <= points[reason] <= times * state.year,
            reasons,
            "kingsburg-vp-of",
            {"reason": REASONS[reason], "least": 0, "most": times * state.year},
        )
    worst = -state.year * max(state.box.loss_vp)
    demand(
        worst <= points[FROM_LOSSES] <= 0,
        reasons,
        "kingsburg-vp-of",
        {"reason": REASONS[FROM_LOSSES], "least": worst, "most": 0},
    )
    demand(points[FROM_CATHEDRAL] == 0 or state.step == OVER, reasons, "kingsburg-cathedral")
