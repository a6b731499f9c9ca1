"""Glory at the end of an age, tie-breaks, and the result with its reasons."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Events, Points, Result
from tafelrunde.games.ethnos.box.cards import CARD_INDEX, COLOUR_NAMES, COLOURS, DWARF, TRIBE_OF
from tafelrunde.games.ethnos.play.box import side_of
from tafelrunde.games.ethnos.play.events import BandsScored, GiantScored, KingdomScored, MerfolkScored
from tafelrunde.games.ethnos.play.moves import PlayBand
from tafelrunde.games.ethnos.play.state import (
    FROM_BANDS,
    FROM_GIANTS,
    FROM_KINGDOMS,
    FROM_MERFOLK,
    NOBODY,
    OVER,
    REASON_COUNT,
    State,
    award,
    is_last_age,
)

REASONS: Final[tuple[str, ...]] = ("kingdoms", "bands", "giants", "merfolk", "orcs")


def troll_rank(tokens: int) -> int:
    """ET-13.49, ET-13.50: the sum of troll tokens, then the highest one."""
    total = 0
    value = 0
    bits = tokens
    while bits:
        if bits & 1:
            total += value
        value += 1
        bits >>= 1
    return total << 8 | tokens.bit_length()


def standings(state: State, counts: list[int], least: int) -> list[int]:
    """A number a seat, higher is ahead, after troll tokens; 0 for who does not take part."""
    return [
        counts[seat] + 1 << 24 | troll_rank(state.trolls[seat]) if counts[seat] >= least else 0
        for seat in range(state.seats)
    ]


def share_out(ranks: list[int], places: list[int]) -> list[tuple[int, int, int]]:
    """(seat, place from 1, glory) of all who take part, the best first (ET-8.6 to ET-8.8)."""
    shares: list[tuple[int, int, int]] = []
    place = 0
    for rank in sorted({rank for rank in ranks if rank}, reverse=True):
        level = [seat for seat in range(len(ranks)) if ranks[seat] == rank]
        glory = sum(places[place : place + len(level)]) // len(level)
        shares += [(seat, place + 1, glory) for seat in level]
        place += len(level)
    return shares


def places_of(state: State, kingdom: int, ranks: list[int]) -> list[int]:
    """What the first, second ... place in a kingdom is worth (ET-8.1 to ET-8.4, ET-12.6, ET-12.7)."""
    per_kingdom = len(state.tokens) // COLOURS
    tokens = state.tokens[per_kingdom * kingdom : per_kingdom * (kingdom + 1)]
    duel = duel_of(state, ranks)
    if not duel:
        return tokens[: state.age][::-1]
    if duel == "alone":
        return [tokens[0] + tokens[1]]
    if duel == "tie" and state.box.both_tokens:
        return [tokens[1], tokens[0]]
    return [tokens[1], 0]


def duel_of(state: State, ranks: list[int]) -> str:
    """How two players stand in a kingdom in their last age (ET-12.6, ET-12.7, ET-14.2); else empty."""
    if state.seats != 2 or not is_last_age(state):
        return ""
    if 0 in ranks:
        return "alone"
    return "tie" if ranks[0] == ranks[1] else "more"


def score_kingdoms(state: State, events: Events | None) -> None:
    for kingdom in range(COLOURS):
        counts = [state.markers[COLOURS * seat + kingdom] for seat in range(state.seats)]
        ranks = standings(state, counts, 1)  # ET-8.9
        duel = duel_of(state, ranks)
        for seat, place, glory in share_out(ranks, places_of(state, kingdom, ranks)):
            if glory:
                award(state, seat, glory, FROM_KINGDOMS)
                if events is not None:
                    events.append(KingdomScored(seat, state.age, COLOUR_NAMES[kingdom], place, glory, duel))


def score_merfolk(state: State, events: Events | None) -> None:
    """ET-13.28, ET-13.29, ET-14.4."""
    prize = state.box.merfolk_ages[side_of(state.seats)][state.age - 1]
    ranks = standings(state, state.swum, 0 if state.box.shared_at_zero else 1)
    for seat, _place, glory in share_out(ranks, [prize]):
        if glory:
            award(state, seat, glory, FROM_MERFOLK)
            if events is not None:
                events.append(MerfolkScored(seat, state.swum[seat], glory))


def score_giant(state: State, events: Events | None) -> None:
    """ET-13.16."""
    if state.giant == NOBODY:
        return
    glory = state.box.giant_ages[side_of(state.seats)][state.age - 1]
    award(state, state.giant, glory, FROM_GIANTS)
    if events is not None:
        events.append(GiantScored(state.giant, glory))


def size_for_glory(band: PlayBand) -> int:
    """ET-13.5: a dwarf leader adds a card."""
    size = 1 + len(band.others)
    return size + 1 if TRIBE_OF[CARD_INDEX[band.leader]] == DWARF else size


def score_bands(state: State, events: Events | None) -> None:
    """ET-9.1 to ET-9.3."""
    table = state.box.band_glory
    for seat in range(state.seats):
        sizes = [size_for_glory(band) for owner, band in state.bands if owner == seat]
        glory = sum([table[min(size, len(table) - 1)] for size in sizes])
        if glory:
            award(state, seat, glory, FROM_BANDS)
        if events is not None and sizes:
            events.append(BandsScored(seat, tuple(sorted(sizes, reverse=True)), glory))


def band_sizes(state: State, seat: int) -> list[int]:
    """Bands on the table, the largest first; without dwarfs' bonus (ET-14.15)."""
    return sorted([1 + len(band.others) for owner, band in state.bands if owner == seat], reverse=True)


def final_ranks(state: State) -> list[int]:
    """ET-11.2 to ET-11.6: glory, then markers in kingdoms, then the largest bands; equal in all is shared."""
    standing = [
        (
            state.glory[seat],
            sum(state.markers[COLOURS * seat : COLOURS * seat + COLOURS]),
            band_sizes(state, seat),
        )
        for seat in range(state.seats)
    ]
    return [1 + sum([1 for other in standing if other > mine]) for mine in standing]


def reasons_of(state: State, seat: int) -> dict[str, int]:
    base = REASON_COUNT * seat
    return {REASONS[i]: state.points[base + i] for i in range(REASON_COUNT) if state.points[base + i]}


def result(state: State) -> Result | None:
    if state.step != OVER:
        return None
    ranks = final_ranks(state)
    return Result(
        tuple(
            [
                Points(seat, ranks[seat], state.glory[seat], reasons_of(state, seat))
                for seat in range(state.seats)
            ]
        )
    )
