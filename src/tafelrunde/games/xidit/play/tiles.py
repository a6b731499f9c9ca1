"""Renewing the city tiles, to the letter (XI-11, XI-12): done before the next order is executed.

Everything here can be interrupted: where the top of a pile is not known, CHANCE names it and `renew` goes on.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import CHANCE, Events
from tafelrunde.games.xidit.box.data import TITANS
from tafelrunde.games.xidit.play.box import BITS, FIELD, TITAN_PILES, UNIT_TYPES, unit_names
from tafelrunde.games.xidit.play.events import (
    NextTileSet,
    PileTurned,
    ReinforcementsArrived,
    TileDiscarded,
    TilePlaced,
    TitansWoke,
)
from tafelrunde.games.xidit.play.state import (
    NO_TILE,
    NOTHING,
    RECRUITMENT,
    REVEAL,
    SIDE_NAMES,
    THREAT,
    WAKE,
    State,
    ask,
)

NEW_RECRUITMENT_PILE: Final = 2


def remove_tile(state: State, city: int, events: Events | None) -> None:
    """XI-11.1, XI-11.2: to the discard of its side; another one has to come."""
    side = state.tiles[city]
    state.tiles[city] = NO_TILE
    if side == RECRUITMENT:
        state.recruit_discard.append(city)
    else:
        state.threat_discard.append(city)
    state.missing = side
    if events is not None:
        events.append(TileDiscarded(city, SIDE_NAMES[side]))


def renew(state: State, events: Events | None) -> bool:
    """Brings map and queues in order; True if CHANCE has to say something first."""
    while True:
        if settle(state, events):
            return True
        if state.missing == THREAT:
            place_threat(state, events)
        elif state.missing == RECRUITMENT:
            place_recruitment(state, events)
        elif state.tried:
            try_next(state, events)
        elif state.retry:
            retry_one(state, events)
        else:
            return False


# --- the queues -------------------------------------------------------------------------------------


def settle(state: State, events: Events | None) -> bool:
    """Fills piles and Next spaces until nothing is left to do; True if CHANCE has to say something first."""
    while True:
        if not state.recruit_pile:
            if state.recruit_hidden:
                return ask_for_top(state, RECRUITMENT)
            if state.threat_discard:  # XI-11.10
                state.recruit_pile = turned(state.threat_discard)
                state.threat_discard = []
                tell_turned(RECRUITMENT, state.recruit_pile, events)
        if not state.threat_pile:
            if state.threat_hidden or state.apart:
                return ask_for_top(state, THREAT)
            if state.recruit_discard:  # XI-11.11
                state.threat_pile = turned(state.recruit_discard)
                state.recruit_discard = []
                tell_turned(THREAT, state.threat_pile, events)
        if state.next_recruit == 0 and fill_next_recruit(state, events):
            continue
        if state.next_threat == 0:
            if fill_next_threat(state, events):
                continue
            if awake(state):
                return True
            wake(state, [], events)
            continue
        return False


def turned(discard: list[int]) -> list[int]:
    """XI-20.6: the tile discarded first comes to the top."""
    return discard[::-1]


def tell_turned(side: int, pile: list[int], events: Events | None) -> None:
    if events is not None:
        events.append(PileTurned(SIDE_NAMES[side], len(pile)))


def ask_for_top(state: State, side: int) -> bool:
    state.revealing = side
    ask(state, REVEAL, CHANCE)
    return True


def fill_next_recruit(state: State, events: Events | None) -> bool:
    """XI-11.8; an empty recruitment queue borrows from the threat pile (XI-11.13)."""
    borrowed = not state.recruit_pile
    pile = state.threat_pile if borrowed else state.recruit_pile
    if not pile:
        return False
    state.next_recruit = pile.pop()
    if events is not None:
        events.append(NextTileSet(state.next_recruit, SIDE_NAMES[RECRUITMENT], borrowed))
    return True


def fill_next_threat(state: State, events: Events | None) -> bool:
    """XI-11.9."""
    if not state.threat_pile:
        return False
    state.next_threat = state.threat_pile.pop()
    if events is not None:
        events.append(NextTileSet(state.next_threat, SIDE_NAMES[THREAT], False))
    return True


# --- onto the map -----------------------------------------------------------------------------------


def place_threat(state: State, events: Events | None) -> None:
    """XI-11.3."""
    tile = state.next_threat
    state.next_threat = 0
    state.tiles[tile] = THREAT
    state.missing = NO_TILE
    if events is not None:
        events.append(TilePlaced(tile, SIDE_NAMES[THREAT], ()))


def muster(state: State, tile: int) -> int:
    """XI-11.4 to XI-11.6: what the barracks can give of a tile's units goes onto it."""
    wanted, barracks = state.box.recruit[tile], state.barracks
    units = 0
    for index in range(UNIT_TYPES):
        shift = BITS * index
        asked, there = wanted >> shift & FIELD, barracks >> shift & FIELD
        units += (asked if asked < there else there) << shift
    state.barracks -= units
    state.garrison[tile] = units
    return units


def place_recruitment(state: State, events: Events | None) -> None:
    """XI-11.3, XI-11.4; without any unit the next tile is tried (XI-20.7)."""
    tile = state.next_recruit
    state.next_recruit = 0
    state.tiles[tile] = RECRUITMENT
    state.missing = NO_TILE
    units = muster(state, tile)
    if events is not None:
        events.append(TilePlaced(tile, SIDE_NAMES[RECRUITMENT], unit_names(units)))
    if units:
        state.tried = 0
    else:
        note_starving(state, tile)


def note_starving(state: State, tile: int) -> None:
    state.tried |= 1 << tile
    state.trying = tile
    state.passed = [*state.passed, tile]


def try_next(state: State, events: Events | None) -> None:
    """XI-20.7: each coming tile once; the last one stays, and is tried again later."""
    city, coming = state.trying, state.next_recruit
    state.trying = 0
    if coming and not state.tried >> coming & 1:
        remove_tile(state, city, events)
    else:
        state.starved |= 1 << city
        state.starved_with = state.barracks
        state.tried = 0


def retry(state: State, events: Events | None) -> bool:
    """XI-20.7: before an order; as long as the barracks are as they were nothing can be different."""
    if state.barracks == state.starved_with:
        return False
    state.retry = state.starved
    state.starved_with = state.barracks
    return renew(state, events)


def retry_one(state: State, events: Events | None) -> None:
    city = (state.retry & -state.retry).bit_length() - 1
    state.retry &= ~(1 << city)
    state.starved &= ~(1 << city)
    units = muster(state, city)
    if not units:
        note_starving(state, city)
    elif events is not None:
        events.append(TilePlaced(city, SIDE_NAMES[RECRUITMENT], unit_names(units)))


# --- Titans and reinforcements ----------------------------------------------------------------------


def open_piles(state: State) -> list[int]:
    """Piles whose slumbering top is one of two: CHANCE knows which."""
    return [
        pile
        for pile in range(TITAN_PILES)
        if state.raging[pile] == NOTHING and state.sleeping[pile].bit_count() > 1
    ]


def awake(state: State) -> bool:
    """XI-12.3: the threat queue is empty; True if CHANCE has to name Titans."""
    if not open_piles(state):
        return False
    ask(state, WAKE, CHANCE)
    return True


def wake(state: State, titans: list[int], events: Events | None) -> None:
    """XI-12.4 to XI-12.10: these, and those that are the last of their pile."""
    woken = titans[:]
    for pile in range(TITAN_PILES):
        if state.raging[pile] == NOTHING and state.sleeping[pile].bit_count() == 1:
            woken.append(state.sleeping[pile].bit_length() - 1)
    woken.sort()
    for titan in woken:
        pile = state.box.titan_pile[titan]
        state.sleeping[pile] &= ~(1 << titan)
        state.raging[pile] = titan
    if events is not None:
        events.append(TitansWoke(tuple([TITANS[titan] for titan in woken])))
    reinforce(state, events)


def reinforce(state: State, events: Events | None) -> None:
    """XI-12.11 to XI-12.14: known tiles on top, then hidden ones, then the turned discard."""
    known, hidden, discard = state.recruit_pile[::-1], state.recruit_hidden, state.threat_discard
    kept = known[:NEW_RECRUITMENT_PILE]
    rest = known[NEW_RECRUITMENT_PILE:]
    kept_hidden = min(NEW_RECRUITMENT_PILE - len(kept), hidden)
    missing = NEW_RECRUITMENT_PILE - len(kept) - kept_hidden
    kept += discard[:missing]
    rest += discard[missing:]
    state.recruit_pile = kept[::-1]
    state.recruit_hidden = kept_hidden
    state.threat_hidden = hidden - kept_hidden
    state.apart = sum([1 << tile for tile in rest])
    state.threat_discard = []
    if events is not None:
        count = state.threat_hidden + len(rest)
        events.append(ReinforcementsArrived(len(kept) + kept_hidden, count))
