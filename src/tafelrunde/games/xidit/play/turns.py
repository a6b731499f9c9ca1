"""Executing the orders of a year: order by order, from the first player on (XI-5)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Events
from tafelrunde.games.xidit.play.box import ACTION, COLOUR_NAMES, ORDER_COUNT, ORDER_NAMES, ROAD_COLOURS
from tafelrunde.games.xidit.play.census import begin_census
from tafelrunde.games.xidit.play.events import Moved, ProgrammeRevealed, Stayed, Waited
from tafelrunde.games.xidit.play.orders import act
from tafelrunde.games.xidit.play.phases import end_year
from tafelrunde.games.xidit.play.state import NOTHING, State
from tafelrunde.games.xidit.play.tiles import renew, retry

ORDER_BITS: Final = 3


def order_names(programme: int) -> tuple[str, ...]:
    return tuple([ORDER_NAMES[programme >> ORDER_BITS * i & 7] for i in range(ORDER_COUNT)])


def reveal_programmes(state: State, events: Events | None) -> None:
    """XI-5.1."""
    for seat in range(state.seats):
        state.programmes[seat] = state.handed[seat]
        state.handed[seat] = NOTHING
        if events is not None:
            events.append(ProgrammeRevealed(seat, order_names(state.programmes[seat])))
    state.order = 0
    state.turn = 0
    state.passed = []
    run(state, events)


def run(state: State, events: Events | None) -> None:
    """Goes on with the orders until somebody has to decide, or the year is over."""
    seats, first = state.seats, state.first
    roads, where, programmes = state.box.roads, state.where, state.programmes
    while state.order < ORDER_COUNT:
        shift = ORDER_BITS * state.order
        while state.turn < seats:
            if state.starved and retry(state, events):  # XI-20.7
                return
            seat = first + state.turn
            if seat >= seats:
                seat -= seats
            state.turn += 1
            code = programmes[seat] >> shift & 7
            if code == ACTION:
                if act(state, seat, events):
                    return
            elif events is not None:
                tell_order(state, seat, code, events)
            elif code < ROAD_COLOURS:
                city = roads[ROAD_COLOURS * where[seat] + code]
                if city:
                    where[seat] = city
        state.turn = 0
        state.order += 1
    end_orders(state, events)


def tell_order(state: State, seat: int, code: int, events: Events) -> None:
    """A move or a wait, told; without listeners `run` does the same itself."""
    if code > ACTION:
        events.append(Waited(seat))
        return
    city = state.box.roads[ROAD_COLOURS * state.where[seat] + code]
    if city:  # XI-5.7
        state.where[seat] = city
        events.append(Moved(seat, COLOUR_NAMES[code], city))
    else:  # XI-20.1
        events.append(Stayed(seat, COLOUR_NAMES[code], state.where[seat]))


def proceed(state: State, events: Events | None) -> None:
    """After CHANCE has spoken: first the tiles, then the next order."""
    if not renew(state, events):
        run(state, events)


def end_orders(state: State, events: Events | None) -> None:
    """XI-14.1, XI-18.2."""
    if state.year in state.box.census_years:
        begin_census(state, events)
    else:
        end_year(state, events)
