"""One function per kind of move: what it does, once `legal.check` has found it legal."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import Events
from tafelrunde.games.xidit.play.box import COLUMN_INDEX, REGION_INDEX, TITAN_INDEX, packed
from tafelrunde.games.xidit.play.census import add_story, reveal_census, settle_winners
from tafelrunde.games.xidit.play.choices import reward_bits
from tafelrunde.games.xidit.play.draws import lay_assessments, lay_tiles, reveal_tile, set_first, wake_titans
from tafelrunde.games.xidit.play.events import (
    ActionVoid,
    CensusHandedIn,
    DummyRaised,
    IdrakysPlaced,
    ProgrammeHandedIn,
)
from tafelrunde.games.xidit.play.moves import (
    AddStory,
    FightTitan,
    LayAssessments,
    LayTiles,
    Pass,
    PlaceBards,
    PlaceIdrakys,
    Programme,
    RaiseDummy,
    RevealTile,
    SetFirst,
    Show,
    TakeRewards,
    WakeTitans,
)
from tafelrunde.games.xidit.play.orders import beat_titan
from tafelrunde.games.xidit.play.phases import begin_year
from tafelrunde.games.xidit.play.programmes import code_of
from tafelrunde.games.xidit.play.rewards import after_rewards, finish_prize, put_bards, take
from tafelrunde.games.xidit.play.state import CENSUS_BARDS, PLACE, State, ask, seat_at
from tafelrunde.games.xidit.play.turns import reveal_programmes, run

PROGRAMME_MOVE: Final = Programme
SHOW_MOVE: Final = Show


def place_idrakys(state: State, seat: int, move: PlaceIdrakys, events: Events | None) -> None:
    """XI-2.17."""
    state.where[seat] = move.city
    if events is not None:
        events.append(IdrakysPlaced(seat, move.city))
    state.turn += 1
    if state.turn < state.seats:
        ask(state, PLACE, seat_at(state, state.turn))
    else:
        state.turn = 0
        begin_year(state, events)


def programme(state: State, seat: int, move: Programme, events: Events | None) -> None:
    """XI-4.1; may be changed until the last one is ready, and only the first time is told (XI-20.31)."""
    state.handed[seat] = code_of(move.orders)
    if not state.waiting >> seat & 1:
        return
    state.waiting &= ~(1 << seat)
    if events is not None:
        events.append(ProgrammeHandedIn(seat))
    if state.waiting == 0:
        reveal_programmes(state, events)


def show(state: State, seat: int, move: Show, events: Events | None) -> None:
    """XI-14.4; may be changed until the last one has chosen."""
    state.handed[seat] = move.count
    if not state.waiting >> seat & 1:
        return
    state.waiting &= ~(1 << seat)
    if events is not None:
        events.append(CensusHandedIn(seat))
    if state.waiting == 0:
        reveal_census(state, events)


def fight_titan(state: State, seat: int, move: FightTitan, events: Events | None) -> None:
    if not beat_titan(state, seat, TITAN_INDEX[move.titan], packed(move.units), events):
        run(state, events)


def pass_by(state: State, seat: int, move: Pass, events: Events | None) -> None:
    """XI-13.9; the city is not used up (XI-20.25)."""
    if events is not None:
        events.append(ActionVoid(seat, state.where[seat], "declined"))
    run(state, events)


def take_rewards(state: State, seat: int, move: TakeRewards, events: Events | None) -> None:
    if not take(state, seat, reward_bits(move.rewards), events):
        run(state, events)


def place_bards(state: State, seat: int, move: PlaceBards, events: Events | None) -> None:
    census = state.step == CENSUS_BARDS
    put_bards(state, seat, [REGION_INDEX[name] for name in move.regions], census, events)
    if census:
        settle_winners(state, events)
    elif not after_rewards(state, seat, events):
        run(state, events)


def raise_dummy(state: State, seat: int, move: RaiseDummy, events: Events | None) -> None:
    """XI-17.13, XI-20.15."""
    column = COLUMN_INDEX[move.column]
    state.dummy[column] += 1
    if events is not None:
        events.append(DummyRaised(seat, move.column, state.dummy[column]))
    if not finish_prize(state, seat, events):
        run(state, events)


def place_story(state: State, seat: int, move: AddStory, events: Events | None) -> None:
    add_story(state, seat, move.city, events)
    settle_winners(state, events)


PLAY: Final[dict[Any, Any]] = {
    PlaceIdrakys: place_idrakys,
    Programme: programme,
    FightTitan: fight_titan,
    Pass: pass_by,
    TakeRewards: take_rewards,
    PlaceBards: place_bards,
    RaiseDummy: raise_dummy,
    Show: show,
    AddStory: place_story,
    SetFirst: set_first,
    LayAssessments: lay_assessments,
    LayTiles: lay_tiles,
    RevealTile: reveal_tile,
    WakeTitans: wake_titans,
}


def play(state: State, seat: int, move: Any, events: Events | None) -> None:
    """Carries out a legal move and goes on to the next decision."""
    kind = type(move)
    if kind is PROGRAMME_MOVE:  # the frequent moves first, without a detour through the table
        programme(state, seat, move, events)
    elif kind is SHOW_MOVE:
        show(state, seat, move, events)
    else:
        PLAY[kind](state, seat, move, events)
