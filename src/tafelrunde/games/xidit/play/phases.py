"""Between the years (XI-15): a new one begins, or the game ends."""

from __future__ import annotations

from tafelrunde.engine.contract import Events
from tafelrunde.games.xidit.play.events import FirstPlayerSet, YearBegan
from tafelrunde.games.xidit.play.score import end_game
from tafelrunde.games.xidit.play.state import PROGRAMME, State, ask_all


def begin_year(state: State, events: Events | None) -> None:
    """XI-4.1, XI-15.4."""
    for seat in range(state.seats):
        state.recruited[seat] = 0
        state.fought[seat] = 0
    if events is not None:
        events.append(YearBegan(state.year))
    ask_all(state, PROGRAMME)


def end_year(state: State, events: Events | None) -> None:
    """XI-15.1, XI-15.2; after the last year the first player stays (XI-20.18)."""
    if state.year == state.box.years:
        end_game(state, events)
        return
    state.year += 1
    state.first = (state.first + 1) % state.seats
    if events is not None:
        events.append(FirstPlayerSet(state.first, state.year))
    begin_year(state, events)
