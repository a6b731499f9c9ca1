"""Step b: which groups of dice may go on which advisors."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove, SeatName
from tafelrunde.games.kingsburg.play.box import MARKET
from tafelrunde.games.kingsburg.play.dice_pools import (
    PARTS,
    POOL_COUNT,
    POOL_INDEX,
    POOL_SUM,
    POOLS,
    WHITE_POOL_COUNT,
    WITHOUT,
)
from tafelrunde.games.kingsburg.play.moves import Influence
from tafelrunde.games.kingsburg.play.state import USED_MARKET, USED_TOKEN, State, has
from tafelrunde.games.kingsburg.play.turns import PASS

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
"""An advisor and a group that reaches it."""
KEYS: Final = POOL_COUNT * WHITE_POOL_COUNT * HELP_KINDS
_FREE: Final[list[list[Placement] | None]] = [None] * KEYS
_ALL_FREE: Final[list[list[Any]]] = [[]] * KEYS
"""The moves of `_FREE` and the pass, ready for the frequent case that nobody is in the way."""
_WITH_ENVOY: Final[list[list[Placement] | None]] = [None] * KEYS


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


_PLACEMENTS: Final[dict[tuple[int, int, bool, int, bool], Placement]] = {}


def placement(group: int, extra: int, token: bool, market: int, envoy: bool) -> Placement:
    """One placement, made once: the same group is the same move whatever else is in hand."""
    key = (group, extra, token, market, envoy)
    known = _PLACEMENTS.get(key)
    if known is None:
        advisor = POOL_SUM[group] + POOL_SUM[extra] + (TOKEN_VALUE if token else 0) + market
        known = (advisor, Influence(advisor, POOLS[group], POOLS[extra], token, market, envoy))
        _PLACEMENTS[key] = known
    return known


def key_of(own: int, white: int, kind: int) -> int:
    """Where the tables keep what these dice can do with this kind of help."""
    return (own * WHITE_POOL_COUNT + white) * HELP_KINDS + kind


def parts_of(key: int) -> tuple[int, int, int]:
    """Dice of the own colour, white ones and the kind of help: the reverse of `key_of`."""
    dice, kind = divmod(key, HELP_KINDS)
    own, white = divmod(dice, WHITE_POOL_COUNT)
    return own, white, kind


def make_placements(key: int, envoy: bool) -> list[Placement]:
    """Every group of some dice on the advisor it reaches, by advisor."""
    own, white, kind = parts_of(key)
    found = [
        placement(group, extra, token, market, envoy)
        for group in PARTS[own]
        if group  # KB-5.8: never without a die of the own colour
        for extra in PARTS[white]
        for token, market in changes(kind)
    ]
    return sorted([on for on in found if 1 <= advisor_of(on) <= ADVISOR_COUNT], key=advisor_of)


def advisor_of(placed: Placement) -> int:
    advisor, _move = placed
    return advisor


def remember(table: list[list[Placement] | None], key: int, envoy: bool) -> list[Placement]:
    """Made once for each combination of dice, then kept."""
    made = make_placements(key, envoy)
    table[key] = made
    return made


def sums(own: int, white: int) -> int:
    """The sums that groups of these dice can have, as bits."""
    bits = 0
    for group in PARTS[own]:
        if group:
            for extra in PARTS[white]:
                bits |= 1 << POOL_SUM[group] + POOL_SUM[extra]
    return bits


def reach_of(key: int) -> int:
    """Advisors these dice can reach, as bits. Must equal the union of `make_placements`."""
    own, white, kind = parts_of(key)
    plain = sums(own, white)
    bits = 0
    for token, market in changes(kind):
        shifted = plain << TOKEN_VALUE if token else plain
        bits |= shifted << market if market >= 0 else shifted >> -market
    return bits & COURT


COURT: Final = (1 << ADVISOR_COUNT + 1) - 2
REACH: Final = [reach_of(key) for key in range(KEYS)]


def reach(own: int, white: int, kind: int) -> int:
    return REACH[key_of(own, white, kind)]


def placements(own: int, white: int, kind: int, envoy: bool) -> list[Placement]:
    """Every group of these dice with the advisor it reaches, by advisor."""
    return make_placements(key_of(own, white, kind), envoy)


def help_kind(state: State, seat: int) -> int:
    """What may change a group's sum now."""
    used = state.used[seat]
    token = state.tokens[seat] > 0 and not (used & USED_TOKEN and state.box.token_per_season)
    if state.built[seat] >> MARKET & 1 and not used & USED_MARKET:
        if token:
            return WITH_BOTH if state.box.market_with_token else WITH_EITHER
        return WITH_MARKET
    return WITH_TOKEN if token else NO_HELP


def placement_key(state: State, seat: int) -> int:
    """Where the tables keep the placements of this seat: its dice and what may change a group's sum."""
    key = (state.own[seat] * WHITE_POOL_COUNT + state.white[seat]) * HELP_KINDS
    if state.tokens[seat] or state.built[seat] >> MARKET & 1:
        return key + help_kind(state, seat)
    return key


def list_placements(state: State, seat: int) -> list[Any]:
    taken = state.taken
    key = placement_key(state, seat)
    free = _FREE[key]
    if free is None:
        free = remember(_FREE, key, False)
        _ALL_FREE[key] = [*[move for _advisor, move in free], PASS]
    if not REACH[key] & taken:
        return _ALL_FREE[key][:]
    moves: list[Any] = [move for advisor, move in free if not taken >> advisor & 1]
    if state.envoy == seat:
        moves += list_joined(key, taken)
    moves.append(PASS)
    return moves


def list_joined(key: int, taken: int) -> list[Any]:
    """KB-10.6: the Envoy joins groups that lie on the court already."""
    joined = _WITH_ENVOY[key]
    if joined is None:
        joined = remember(_WITH_ENVOY, key, True)
    return [move for advisor, move in joined if taken >> advisor & 1]


def check_influence(state: State, seat: int, move: Any) -> None:
    if isinstance(move, Influence):
        check_group(state, seat, move)
        check_changes(state, seat, move)
        check_court(state, seat, move)


def check_group(state: State, seat: int, move: Influence) -> None:
    if not 1 <= move.advisor <= ADVISOR_COUNT:
        raise IllegalMove("KB-1.2", {"advisor": move.advisor})
    own, white = POOL_INDEX.get(move.dice, -1), POOL_INDEX.get(move.white, -1)
    if own < 0 or white < 0 or lacks_dice(state, seat, own, white):
        have = POOLS[state.own[seat]] + POOLS[state.white[seat]]
        raise IllegalMove("KB-5.3", {"dice": move.dice + move.white, "have": have})
    if own == 0:
        raise IllegalMove("KB-5.8")


def lacks_dice(state: State, seat: int, own: int, white: int) -> bool:
    return (
        WITHOUT[state.own[seat] * POOL_COUNT + own] < 0 or WITHOUT[state.white[seat] * POOL_COUNT + white] < 0
    )


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
