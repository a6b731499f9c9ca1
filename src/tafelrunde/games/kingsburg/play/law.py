"""What holds of every position of a game, whoever described it: the law that `given` is held to.

`hold` refuses the first thing that the rules never allow, with its place in the words of a scenario. It looks
at what lies on the table, not at whether there was time for it: five buildings in the first Spring may pass,
one without its left neighbour may not. Dice that nobody speaks of may be missing, but never too many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.given import demand
from tafelrunde.games.kingsburg.box.data import ENEMIES
from tafelrunde.games.kingsburg.play.box import (
    CHAPEL,
    MARKET,
    MERCHANTS_GUILD,
    STATUE,
    TOWN_HALL_BUILDING,
    Box,
)
from tafelrunde.games.kingsburg.play.codec import gaps
from tafelrunde.games.kingsburg.play.dice_pools import OWN_DICE, POOL_SIZE, POOLS, all_equal
from tafelrunde.games.kingsburg.play.draws import WHITE
from tafelrunde.games.kingsburg.play.moves import Influence
from tafelrunde.games.kingsburg.play.phases import YEAR
from tafelrunde.games.kingsburg.play.placing import ADVISOR_COUNT, TOKEN_VALUE
from tafelrunde.games.kingsburg.play.rerolls import CHAPEL_LIMIT, dice_total, white_dice
from tafelrunde.games.kingsburg.play.score import REASONS
from tafelrunde.games.kingsburg.play.state import (
    AID,
    AID_GOOD,
    ALL_DICE,
    AUTUMN,
    BATTLE,
    ENEMY,
    FROM_BUILDINGS,
    FROM_CATHEDRAL,
    FROM_EMBASSY,
    FROM_FORTRESS,
    FROM_LOSSES,
    FROM_REWARD,
    FROM_STRONGEST,
    FROM_TOWN_HALL,
    GUILD,
    HELP,
    INFLUENCE,
    KEPT_DICE,
    LOOK,
    NEUTRAL,
    NOBODY,
    OVER,
    REASON_COUNT,
    REINFORCE,
    REROLL,
    ROLL,
    ROLL_AGAIN,
    SET_ORDER,
    SPRING,
    SUMMER,
    TOWN_HALL,
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
from tafelrunde.games.kingsburg.play.winter import LAST_YEAR, has_won, strength_of

SEASONS: Final = (SPRING, SUMMER, AUTUMN)
SEASONS_A_YEAR: Final = len(SEASONS)
GROUPS_A_SEASON: Final = OWN_DICE
"""Every group needs a die of the own colour (KB-5.8)."""
DICE_LIE: Final = (REROLL, ROLL_AGAIN, INFLUENCE, HELP, LOOK)
"""Steps between the roll and the end of the help; at all other times nobody has dice."""
COURT_OPEN: Final = (INFLUENCE, HELP, LOOK)
NEUTRAL_LIE: Final = (GUILD, ROLL, *DICE_LIE)
BEFORE_ROLL: Final = (NEUTRAL, GUILD, ROLL)
BEFORE_HELP: Final = (*BEFORE_ROLL, REROLL, ROLL_AGAIN, INFLUENCE)
MOST_POINTS: Final = 999
MOST_GOODS: Final = 300
"""Corrected values could allow more than anybody can choose among."""
DIE: Final = range(1, 7)

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


# --- dice and the court -----------------------------------------------------------------------------


def hold_dice(state: State, names: Sequence[str]) -> None:
    """KB-4.1: three own dice; a white one for Farms and one for the King's aid."""
    for seat in range(state.seats):
        field = f"provinces.{names[seat]}"
        own, white = POOL_SIZE[state.own[seat]], POOL_SIZE[state.white[seat]]
        if state.step not in DICE_LIE:
            demand(own == 0, f"{field}.dice", "kingsburg-no-dice-now")
            demand(white == 0, f"{field}.white", "kingsburg-no-dice-now")
            continue
        groups = [move for placer, move in state.placed if placer == seat]
        own += sum(len(move.dice) for move in groups)
        white += sum(len(move.white) for move in groups)
        most = white_dice(state, seat)
        demand(own <= OWN_DICE, f"{field}.dice", "kingsburg-too-many-dice", {"most": OWN_DICE, "count": own})
        demand(white <= most, f"{field}.white", "kingsburg-too-many-white", {"most": most, "count": white})


def hold_court(state: State, names: Sequence[str]) -> None:
    """KB-5: every group was placed by the rules, whatever the order."""
    if state.step not in COURT_OPEN:
        for seat, _move in state.placed:
            demand(False, f"provinces.{names[seat]}.court", "kingsburg-no-court-now")
    blocked = [advisor for advisor, _dice in state.neutral]
    for seat, move in state.placed:
        field = f"provinces.{names[seat]}.court"
        hold_group(state, seat, field, move)
        alike = [other for _seat, other in state.placed if other.advisor == move.advisor]
        first = sum(not other.envoy for other in alike) + blocked.count(move.advisor)
        params = {"advisor": move.advisor}
        if move.envoy:
            demand(first > 0, field, "kingsburg-envoy-joins-nobody", params)
            demand(state.envoy == NOBODY, "envoy", "kingsburg-envoy-used")
        else:
            demand(first == 1, field, "kingsburg-taken-twice", params)
    joined = [move for _seat, move in state.placed if move.envoy]
    demand(len(joined) <= 1, "provinces", "kingsburg-one-envoy")
    for seat in range(state.seats):
        hold_changes(state, seat, f"provinces.{names[seat]}.court")
    taken = 0
    for advisor in [*blocked, *[move.advisor for _seat, move in state.placed]]:
        taken |= 1 << advisor
    demand(state.taken == taken, "provinces", "kingsburg-taken-otherwise")


def hold_group(state: State, seat: int, field: str, move: Influence) -> None:
    """KB-5.3, KB-5.4, KB-5.8; only the Market may change a sum, by one, and a token by two."""
    demand(len(move.dice) > 0, field, "kingsburg-own-die")
    demand(all(die in DIE for die in (*move.dice, *move.white)), field, "kingsburg-dice", {"most": OWN_DICE})
    total = sum(move.dice) + sum(move.white) + (TOKEN_VALUE if move.token else 0) + move.market
    demand(
        1 <= move.advisor <= ADVISOR_COUNT and total == move.advisor,
        field,
        "kingsburg-other-sum",
        {"advisor": move.advisor, "sum": total},
    )
    demand(not move.market or has(state, seat, MARKET), field, "kingsburg-no-market")
    both = move.market and move.token
    demand(not both or state.box.market_with_token, field, "kingsburg-market-and-token")


def hold_changes(state: State, seat: int, field: str) -> None:
    """KB-5.11, KB-17.3: the Market once a season, and tokens where the table plays so."""
    groups = [move for placer, move in state.placed if placer == seat]
    markets, tokens = sum(move.market != 0 for move in groups), sum(move.token for move in groups)
    demand(markets <= 1, field, "kingsburg-one-market")
    demand(tokens <= 1 or not state.box.token_per_season, field, "kingsburg-one-token")
    used = state.used[seat]
    demand(not markets or used & USED_MARKET != 0, field, "kingsburg-one-market")
    demand(not tokens or used & USED_TOKEN != 0, field, "kingsburg-one-token")


def hold_neutral(state: State) -> None:
    """KB-15.2 to KB-15.4: three dice and two, or after equal sums the two one by one."""
    if not state.neutral:
        return
    demand(state.seats == 2, "neutral", "kingsburg-neutral-for-two")
    demand(state.step in NEUTRAL_LIE, "neutral", "kingsburg-no-dice-now")
    for advisor, dice in state.neutral:
        demand(
            all(die in DIE for die in dice) and sum(dice) == advisor and 1 <= len(dice) <= OWN_DICE,
            "neutral",
            "kingsburg-neutral-sum",
            {"advisor": advisor},
        )
    advisors = [advisor for advisor, _dice in state.neutral]
    by_size = [[sum(dice) for _advisor, dice in state.neutral if len(dice) == size] for size in (1, 2, 3)]
    ones, twos, threes = by_size
    parted = not ones or (not twos and len(threes) == 1 and threes[0] == sum(ones) * (3 - len(ones)))
    alone = len(twos) <= 1 and len(threes) <= 1 and len(ones) <= 2
    demand(len(set(advisors)) == len(advisors) and parted and alone, "neutral", "kingsburg-neutral-dice")


# --- winter -----------------------------------------------------------------------------------------


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


# --- steps ------------------------------------------------------------------------------------------


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
