"""A position as a scenario describes it (`given`), in the words of the view and with names for seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.protocol import CHANCE
from tafelrunde.engine.validation import worded
from tafelrunde.games.xidit.box import (
    COLUMN_INDEX,
    COLUMN_NAMES,
    ORDER_COUNT,
    SPACES,
    TITAN_INDEX,
    UNIT_NAMES,
)
from tafelrunde.games.xidit.census import prize_place
from tafelrunde.games.xidit.data import TITANS
from tafelrunde.games.xidit.furnish import arrange_map, arrange_players, arrange_tiles
from tafelrunde.games.xidit.given import Given, Names, demand, one_of, wrong
from tafelrunde.games.xidit.score import end_game
from tafelrunde.games.xidit.state import (
    ASSESSMENTS,
    CENSUS,
    CENSUS_BARDS,
    CENSUS_STORY,
    DUMMY,
    NOTHING,
    OVER,
    PLACE,
    PLACE_BARDS,
    PROGRAMME,
    REVEAL,
    REWARDS,
    STEP_NAMES,
    TILES,
    TITAN,
    WAKE,
    State,
    ask,
    ask_all,
)
from tafelrunde.games.xidit.turns import proceed

EXECUTING: Final = "orders"
"""A word for a step that no view shows: orders are executed from here on."""
SLEEP: Final = ("sleeping", "raging", "slain")
NEEDS_PRIZE: Final = (REWARDS, PLACE_BARDS, DUMMY)


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    """The fresh position, changed as described and run on to the next decision."""
    if not given:
        return state
    try:
        told = msgspec.convert(dict(given), Given)
    except msgspec.ValidationError as error:
        said = worded(error)
        raise Complaint(f"given: {said.en}", f"given: {said.de}") from None
    seats = Names(names)
    state.first = seats.maybe("first", told.first, 0)
    if told.step in STEP_NAMES[: TILES + 1]:
        arrange_setup(state, told)
        return state
    arrange_course(state, told)
    arrange_map(state, told, seats)
    arrange_tiles(state, told)
    arrange_titans(state, told)
    arrange_players(state, told, seats)
    arrange_census(state, told, seats)
    arrange_step(state, told, seats)
    return state


def arrange_setup(state: State, told: Given) -> None:
    """Chance has not finished: nothing but the first steps can be told."""
    step = STEP_NAMES.index(told.step)
    if step > ASSESSMENTS:
        arrange_columns(state, told)
    ask(state, step, CHANCE)


def arrange_course(state: State, told: Given) -> None:
    years = state.box.years
    demand(1 <= told.year <= years, "year", f"must be 1 to {years}", f"muss 1 bis {years} sein")
    demand(1 <= told.order <= ORDER_COUNT, "order", "must be 1 to 6", "muss 1 bis 6 sein")
    state.year, state.order = told.year, told.order - 1
    arrange_columns(state, told)


def arrange_columns(state: State, told: Given) -> None:
    demand(
        sorted(told.columns) == sorted(COLUMN_NAMES),
        "columns",
        "wealth, influence and reputation, each once",
        "wealth, influence und reputation, jedes einmal",
    )
    state.columns = [COLUMN_INDEX[name] for name in told.columns]
    if not state.box.has_dummy:
        demand(not told.dummy, "dummy", "only with three players", "nur im Spiel zu dritt")
        return
    for number, column in enumerate(state.columns):
        state.dummy[column] = state.box.dummy_start[number]
    for name, value in told.dummy.items():
        state.dummy[one_of("dummy", name, COLUMN_NAMES)] = value


def arrange_titans(state: State, told: Given) -> None:
    for name, condition in told.titans.items():
        titan = one_of("titans", name, TITANS)
        pile = state.box.titan_pile[titan]
        kind = one_of(f"titans.{name}", condition, SLEEP)
        if kind == 0:
            continue
        state.sleeping[pile] &= ~(1 << titan)
        if kind == 2:
            state.slain |= 1 << titan
            continue
        demand(
            state.raging[pile] == NOTHING,
            f"titans.{name}",
            "only one Titan of a pile can rage",
            "nur ein Titan eines Stapels kann wüten",
        )
        state.raging[pile] = titan


def arrange_census(state: State, told: Given, seats: Names) -> None:
    state.counting = one_of("counting", told.counting, UNIT_NAMES)
    for unit, row in told.census.items():
        demand(
            len(row) == state.seats,
            f"census.{unit}",
            f"a number for each of the {state.seats} seats",
            f"eine Zahl für jeden der {state.seats} Plätze",
        )
        base = state.seats * one_of("census", unit, UNIT_NAMES)
        state.shown[base : base + state.seats] = row
    state.winners = sum(1 << seats.seat("winners", name) for name in set(told.winners))


# --- the step ---------------------------------------------------------------------------------------


def arrange_step(state: State, told: Given, seats: Names) -> None:
    if told.step == EXECUTING:
        arrange_executing(state, told, seats)
        return
    step = one_of("step", told.step, (*STEP_NAMES, EXECUTING))
    if step == PLACE:
        placed = [city for city in state.where if city]
        state.turn = len(placed)
        ask(state, PLACE, seats.maybe("turn", told.turn, (state.first + state.turn) % state.seats))
    elif step in (PROGRAMME, CENSUS):
        arrange_together(state, told, seats, step)
    elif step in (REVEAL, WAKE):
        arrange_executing(state, told, seats)
        demand(
            state.step == step,
            "step",
            "no pile needs that here; leave it out and name the piles",
            "das braucht hier kein Stapel; nenne nur die Stapel",
        )
    elif step == OVER:
        end_game(state, None)
    else:
        arrange_decision(state, told, seats, step)


def arrange_executing(state: State, told: Given, seats: Names) -> None:
    """Goes on with this order at this seat."""
    for seat in range(state.seats):
        demand(
            state.programmes[seat] != NOTHING,
            "players",
            "to execute orders everybody needs a programme",
            "zum Ausführen braucht jeder ein programme",
        )
    state.turn = (seats.maybe("turn", told.turn, state.first) - state.first) % state.seats
    proceed(state, None)


def arrange_together(state: State, told: Given, seats: Names, step: int) -> None:
    """Who has handed in already is said in `orders` and `show`."""
    handed = state.handed[:]
    ask_all(state, step)
    for name, place in told.players.items():
        seat = seats.seat("players", name)
        is_in = bool(place.orders) if step == PROGRAMME else place.show is not None
        if is_in:
            state.handed[seat] = handed[seat]
            state.waiting &= ~(1 << seat)
    demand(state.waiting != 0, "players", "somebody must be missing", "jemand muss noch fehlen")


def arrange_decision(state: State, told: Given, seats: Names, step: int) -> None:
    """One seat decides: about a Titan, rewards, bards, the dummy, or a prize of the census."""
    seat = seats.maybe("turn", told.turn, state.first)
    state.turn = (seat - state.first) % state.seats + 1
    if step in NEEDS_PRIZE:
        state.prize = prize_of(state, told, seat)
        state.fought[seat] |= 1 << state.where[seat]
    if step == PLACE_BARDS:
        state.wanted = told.wanted or state.box.bards[state.prize]
    if step in (CENSUS_BARDS, CENSUS_STORY):
        demand(
            state.shown[state.seats * state.counting] != NOTHING,
            "census",
            "the numbers of the type being counted are missing",
            "die Zahlen der gezählten Einheit fehlen",
        )
        state.wanted = told.wanted or state.box.census_bards[prize_place(state)]
    demand(step != TITAN or max(state.raging) >= 0, "titans", "no Titan rages", "kein Titan wütet")
    ask(state, step, seat)


def prize_of(state: State, told: Given, seat: int) -> int:
    """A Titan by its name; otherwise the tile of the city where the Idrakys stands."""
    if isinstance(told.prize, str):
        return SPACES + TITAN_INDEX[TITANS[one_of("prize", told.prize, TITANS)]]
    prize = told.prize if told.prize is not None else state.where[seat]
    if not 0 < prize < SPACES or prize != state.where[seat]:
        raise wrong(
            "prize",
            "a Titan, or the city where the Idrakys stands",
            "ein Titan, oder die Stadt, in der der Idrakys steht",
        )
    return prize
