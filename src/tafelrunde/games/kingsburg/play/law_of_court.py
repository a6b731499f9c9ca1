"""What holds of dice and of the court, at every step of a season; part of `law.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.given import demand
from tafelrunde.games.kingsburg.play.box import MARKET
from tafelrunde.games.kingsburg.play.dice_pools import OWN_DICE, POOL_SIZE
from tafelrunde.games.kingsburg.play.moves import Influence
from tafelrunde.games.kingsburg.play.placing import ADVISOR_COUNT, TOKEN_VALUE
from tafelrunde.games.kingsburg.play.rerolls import white_dice
from tafelrunde.games.kingsburg.play.state import (
    GUILD,
    HELP,
    INFLUENCE,
    LOOK,
    NOBODY,
    REROLL,
    ROLL,
    ROLL_AGAIN,
    USED_MARKET,
    USED_TOKEN,
    State,
    has,
)

DICE_LIE: Final = (REROLL, ROLL_AGAIN, INFLUENCE, HELP, LOOK)
"""Steps between the roll and the end of the help; at all other times nobody has dice."""
COURT_OPEN: Final = (INFLUENCE, HELP, LOOK)
NEUTRAL_LIE: Final = (GUILD, ROLL, *DICE_LIE)
DIE: Final = range(1, 7)


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
