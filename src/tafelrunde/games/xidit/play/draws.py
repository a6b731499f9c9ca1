"""What CHANCE does: its outcomes checked, carried out, and drawn.

Piles have no order where nobody can know it: a tile is named when it comes to the top, a Titan when it wakes.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.chance import shuffled
from tafelrunde.engine.contract import CHANCE, Events, Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.xidit.box.data import TITANS
from tafelrunde.games.xidit.play.box import COLUMN_INDEX, COLUMN_NAMES, TITAN_INDEX, unit_names
from tafelrunde.games.xidit.play.events import (
    AssessmentsLaid,
    DummyPlaced,
    FirstPlayerSet,
    NextTileSet,
    TilePlaced,
    TileRevealed,
)
from tafelrunde.games.xidit.play.moves import LayAssessments, LayTiles, RevealTile, SetFirst, WakeTitans
from tafelrunde.games.xidit.play.state import (
    ASSESSMENTS,
    FIRST,
    PLACE,
    RECRUITMENT,
    REVEAL,
    SIDE_NAMES,
    THREAT,
    TILES,
    WAKE,
    State,
    ask,
)
from tafelrunde.games.xidit.play.tiles import muster, open_piles, wake
from tafelrunde.games.xidit.play.turns import proceed

QUEUE: Final = 2
"""Of each queue the Next tile and the top of the pile are known."""
REVEALS: Final[list[RevealTile]] = [RevealTile(tile) for tile in range(64)]


def bits_of(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


# --- carried out ------------------------------------------------------------------------------------


def set_first(state: State, seat: int, move: SetFirst, events: Events | None) -> None:
    """XI-20.35."""
    state.first = move.seat
    if events is not None:
        events.append(FirstPlayerSet(move.seat, state.year))
    ask(state, ASSESSMENTS, CHANCE)


def lay_assessments(state: State, seat: int, move: LayAssessments, events: Events | None) -> None:
    """XI-2.14; the dummy's values go by this order (XI-17.11)."""
    state.columns = [COLUMN_INDEX[name] for name in move.order]
    if events is not None:
        events.append(AssessmentsLaid(move.order))
    if state.box.has_dummy:
        for number, column in enumerate(state.columns):
            state.dummy[column] = state.box.dummy_start[number]
        if events is not None:
            events.append(DummyPlaced(move.order, tuple(state.box.dummy_start)))
    ask(state, TILES, CHANCE)


def lay_tiles(state: State, seat: int, move: LayTiles, events: Events | None) -> None:
    """XI-2.5 to XI-2.11."""
    for tile in move.recruit:
        lay_tile(state, tile, RECRUITMENT, events)
    for tile in move.threat:
        lay_tile(state, tile, THREAT, events)
    state.next_recruit, recruit_top = move.recruit_queue
    state.next_threat, threat_top = move.threat_queue
    state.recruit_pile.append(recruit_top)
    state.threat_pile.append(threat_top)
    state.recruit_hidden -= len(move.recruit) + QUEUE
    state.threat_hidden -= len(move.threat) + QUEUE
    for tile in move.recruit + move.threat + move.recruit_queue + move.threat_queue:
        state.pool &= ~(1 << tile)
    if events is not None:
        tell_queue(RECRUITMENT, move.recruit_queue, events)
        tell_queue(THREAT, move.threat_queue, events)
    state.turn = 0
    ask(state, PLACE, state.first)


def lay_tile(state: State, tile: int, side: int, events: Events | None) -> None:
    state.tiles[tile] = side
    units = muster(state, tile) if side == RECRUITMENT else 0
    if side == RECRUITMENT and not units:  # XI-20.7
        state.starved |= 1 << tile
    if events is not None:
        events.append(TilePlaced(tile, SIDE_NAMES[side], unit_names(units)))


def tell_queue(side: int, queue: tuple[int, ...], events: Events) -> None:
    events.append(NextTileSet(queue[0], SIDE_NAMES[side], False))
    events.append(TileRevealed(queue[1], SIDE_NAMES[side]))


def reveal_tile(state: State, seat: int, move: RevealTile, events: Events | None) -> None:
    """XI-19.6."""
    tile = move.tile
    side = state.revealing
    state.revealing = 0
    if side == RECRUITMENT:
        state.recruit_hidden -= 1
        state.recruit_pile.append(tile)
    else:
        if not state.apart >> tile & 1:
            state.threat_hidden -= 1
        state.threat_pile.append(tile)
    state.pool &= ~(1 << tile)
    state.apart &= ~(1 << tile)
    if events is not None:
        events.append(TileRevealed(tile, SIDE_NAMES[side]))
    proceed(state, events)


def wake_titans(state: State, seat: int, move: WakeTitans, events: Events | None) -> None:
    wake(state, [TITAN_INDEX[titan] for titan in move.titans], events)
    proceed(state, events)


# --- checked ----------------------------------------------------------------------------------------


def check_first(state: State, seat: int, move: SetFirst) -> None:
    if not 0 <= move.seat < state.seats:
        raise IllegalMove("XI-20.35", {"seat": move.seat + 1})


def check_assessments(state: State, seat: int, move: LayAssessments) -> None:
    if sorted(move.order) != sorted(COLUMN_NAMES):
        raise IllegalMove("XI-2.14", {"order": move.order})


def check_tiles(state: State, seat: int, move: LayTiles) -> None:
    mode = state.box.mode
    laid = move.recruit + move.threat + move.recruit_queue + move.threat_queue
    sizes = [len(move.recruit), len(move.threat), len(move.recruit_queue), len(move.threat_queue)]
    fits = sizes == [mode.board_recruit, mode.board_threat, QUEUE, QUEUE] and len(set(laid)) == len(laid)
    if not fits or not all(is_in(state.pool, tile) for tile in laid):
        count = mode.board_recruit + mode.board_threat + 2 * QUEUE
        raise IllegalMove("XI-2.5", {"tiles": tuple([str(tile) for tile in laid]), "count": count})


def is_in(mask: int, tile: int) -> bool:
    return 0 < tile < 64 and mask >> tile & 1 == 1


def coming(state: State) -> int:
    """Tiles that can come to the top of the pile that is looked at, as bits."""
    if state.revealing == RECRUITMENT:
        return state.pool
    return state.apart | (state.pool if state.threat_hidden else 0)


def check_reveal(state: State, seat: int, move: RevealTile) -> None:
    if not is_in(coming(state), move.tile):
        have = tuple([str(tile) for tile in bits_of(coming(state))])
        raise IllegalMove("XI-12.14", {"tile": move.tile, "have": have})


def check_wake(state: State, seat: int, move: WakeTitans) -> None:
    piles = open_piles(state)
    named = [TITAN_INDEX.get(titan, -1) for titan in move.titans]
    fits = len(named) == len(piles) and all(
        titan >= 0 and state.sleeping[pile] >> titan & 1 for titan, pile in zip(named, piles, strict=True)
    )
    if not fits:
        have = tuple([TITANS[titan] for pile in piles for titan in bits_of(state.sleeping[pile])])
        raise IllegalMove("XI-2.4", {"titans": move.titans or "–", "have": have})


# --- drawn ------------------------------------------------------------------------------------------


def nth_bit(mask: int, n: int) -> int:
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def draw_assessments(rng: Rng) -> LayAssessments:
    return LayAssessments(tuple([COLUMN_NAMES[i] for i in shuffled([0, 1, 2], rng)]))


def draw_tiles(state: State, rng: Rng) -> LayTiles:
    mode = state.box.mode
    tiles = shuffled(bits_of(state.pool), rng)
    parts: list[tuple[int, ...]] = []
    for count in (mode.board_recruit, mode.board_threat, QUEUE, QUEUE):
        parts.append(tuple(sorted(tiles[:count]) if count != QUEUE else tiles[:count]))
        tiles = tiles[count:]
    return LayTiles(parts[0], parts[1], parts[2], parts[3])


def draw_top(state: State, rng: Rng) -> RevealTile:
    """Hidden places are alike: in the threat pile some are of tiles set apart, the rest of the pool."""
    if state.revealing == THREAT:
        apart = state.apart.bit_count()
        n = rng.below(apart + state.threat_hidden)
        if n < apart:
            return REVEALS[nth_bit(state.apart, n)]
    return REVEALS[nth_bit(state.pool, rng.below(state.pool.bit_count()))]


def draw_titans(state: State, rng: Rng) -> WakeTitans:
    masks = [state.sleeping[pile] for pile in open_piles(state)]
    return WakeTitans(tuple([TITANS[nth_bit(mask, rng.below(mask.bit_count()))] for mask in masks]))


def chance(state: State, rng: Rng) -> Any:
    """What CHANCE does now."""
    step = state.step
    if step == REVEAL:
        return draw_top(state, rng)
    if step == WAKE:
        return draw_titans(state, rng)
    if step == TILES:
        return draw_tiles(state, rng)
    return SetFirst(rng.below(state.seats)) if step == FIRST else draw_assessments(rng)
