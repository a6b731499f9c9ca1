"""Step b: which groups of dice may go on which advisors."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove, SeatName
from tafelrunde.games.kingsburg.box import MARKET
from tafelrunde.games.kingsburg.dice import (
    PARTS,
    POOL_COUNT,
    POOL_INDEX,
    POOL_SUM,
    POOLS,
    WHITE_POOL_COUNT,
    without,
)
from tafelrunde.games.kingsburg.moves import Influence
from tafelrunde.games.kingsburg.state import USED_MARKET, USED_TOKEN, State, has
from tafelrunde.games.kingsburg.turns import PASS

ADVISOR_COUNT: Final = 18
TOKEN_VALUE: Final = 2


# What may change a group's sum: nothing, a token, the Market, either of them, or both together.
NO_HELP: Final = 0
WITH_TOKEN: Final = 1
WITH_MARKET: Final = 2
WITH_EITHER: Final = 3
WITH_BOTH: Final = 4
HELP_KINDS: Final = 5

Placement = tuple[int, Influence]
_PLACEMENTS: Final[list[list[Placement] | None]] = [None] * (POOL_COUNT * WHITE_POOL_COUNT * HELP_KINDS * 2)
_REACH: Final[list[int]] = [-1] * (POOL_COUNT * WHITE_POOL_COUNT * HELP_KINDS)


def changes(kind: int) -> list[tuple[bool, int]]:
    """The (token, Market) pairs a kind of help allows."""
    pairs = [(False, 0)]
    if kind in (WITH_TOKEN, WITH_EITHER, WITH_BOTH):
        pairs.append((True, 0))
    if kind in (WITH_MARKET, WITH_EITHER, WITH_BOTH):
        pairs += [(False, -1), (False, 1)]
    if kind == WITH_BOTH:
        pairs += [(True, -1), (True, 1)]
    return pairs


def make_placements(own: int, white: int, kind: int, envoy: bool) -> list[Placement]:
    """Every group of these dice on the advisor it reaches, as (advisor's bit, move), by advisor."""
    found: list[Placement] = []
    for group in PARTS[own]:
        if group == 0:  # KB-5.8: never without a die of the own colour
            continue
        for extra in PARTS[white]:
            for token, market in changes(kind):
                advisor = POOL_SUM[group] + POOL_SUM[extra] + (TOKEN_VALUE if token else 0) + market
                if 1 <= advisor <= ADVISOR_COUNT:
                    move = Influence(advisor, POOLS[group], POOLS[extra], token, market, envoy)
                    found.append((1 << advisor, move))
    found.sort(key=lambda placement: placement[0])
    return found


def placements(own: int, white: int, kind: int, envoy: bool) -> list[Placement]:
    """The same, made once for each combination of dice and kept."""
    key = ((own * WHITE_POOL_COUNT + white) * HELP_KINDS + kind) * 2 + (1 if envoy else 0)
    known = _PLACEMENTS[key]
    if known is None:
        known = make_placements(own, white, kind, envoy)
        _PLACEMENTS[key] = known
    return known


def reach(own: int, white: int, kind: int) -> int:
    """Advisors these dice can reach, as bits. Must equal the union of `placements`."""
    key = (own * WHITE_POOL_COUNT + white) * HELP_KINDS + kind
    bits = _REACH[key]
    if bits < 0:
        bits = 0
        for bit, _move in placements(own, white, kind, False):
            bits |= bit
        _REACH[key] = bits
    return bits


def help_kind(state: State, seat: int) -> int:
    used = state.used[seat]
    token = state.tokens[seat] > 0 and not (used & USED_TOKEN and state.box.token_per_season)
    market = state.built[seat] >> MARKET & 1 == 1 and not used & USED_MARKET
    if token and market:
        return WITH_BOTH if state.box.market_with_token else WITH_EITHER
    return WITH_TOKEN if token else (WITH_MARKET if market else NO_HELP)


def can_influence(state: State, seat: int) -> bool:
    """Whether any placement is left. Must equal `len(list_placements(...)) > 1`."""
    if state.own[seat] == 0:
        return False
    bits = reach(state.own[seat], state.white[seat], help_kind(state, seat))
    return bits & ~state.taken != 0 or (state.envoy == seat and bits & state.taken != 0)


def list_placements(state: State, seat: int) -> list[Any]:
    own, white, taken = state.own[seat], state.white[seat], state.taken
    kind = help_kind(state, seat)
    moves: list[Any] = [move for bit, move in placements(own, white, kind, False) if not taken & bit]
    if state.envoy == seat:
        moves += [move for bit, move in placements(own, white, kind, True) if taken & bit]
    moves.append(PASS)
    return moves


def check_influence(state: State, seat: int, move: Any) -> None:
    if isinstance(move, Influence):
        check_group(state, seat, move)
        check_changes(state, seat, move)
        check_court(state, seat, move)


def check_group(state: State, seat: int, move: Influence) -> None:
    if not 1 <= move.advisor <= ADVISOR_COUNT:
        raise IllegalMove("KB-1.2", {"advisor": move.advisor})
    own, white = POOL_INDEX.get(move.dice, -1), POOL_INDEX.get(move.white, -1)
    if own < 0 or white < 0 or without(state.own[seat], own) < 0 or without(state.white[seat], white) < 0:
        have = POOLS[state.own[seat]] + POOLS[state.white[seat]]
        raise IllegalMove("KB-5.3", {"dice": move.dice + move.white, "have": have})
    if own == 0:
        raise IllegalMove("KB-5.8")


def check_changes(state: State, seat: int, move: Influence) -> None:
    if move.token and state.tokens[seat] == 0:
        raise IllegalMove("KB-5.5")
    if move.token and state.box.token_per_season and state.used[seat] & USED_TOKEN:
        raise IllegalMove("KB-17.3")
    if move.market and not has(state, seat, MARKET):
        raise IllegalMove("KB-16.6")
    if move.market and state.used[seat] & USED_MARKET:
        raise IllegalMove("KB-5.11")
    if move.market and move.token and not state.box.market_with_token:
        raise IllegalMove("KB-17.4")
    total = sum(move.dice) + sum(move.white) + (TOKEN_VALUE if move.token else 0) + move.market
    if move.market not in (-1, 0, 1) or total != move.advisor:
        raise IllegalMove("KB-5.4", {"advisor": move.advisor, "dice": move.dice + move.white, "sum": total})


def check_court(state: State, seat: int, move: Influence) -> None:
    taken = state.taken >> move.advisor & 1 == 1
    if move.envoy:
        if state.envoy != seat:
            raise IllegalMove("KB-10.4")
        if not taken:
            raise IllegalMove("KB-17.29", {"advisor": move.advisor})
    elif taken:
        raise IllegalMove("KB-5.7", {"advisor": move.advisor, "by": influencer(state, move.advisor)})


def influencer(state: State, advisor: int) -> Any:
    """Who lies on this advisor's space: a seat, or the neutral dice."""
    for seat, move in state.placed:
        if move.advisor == advisor:
            return SeatName(seat)
    return "neutral_dice"
