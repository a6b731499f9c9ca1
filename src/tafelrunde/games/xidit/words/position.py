"""A position as a scenario describes it (`given`), in the words of the view and with names for seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.given import Names, demand, one_of, read_given, wrong
from tafelrunde.games.xidit.box.data import TITANS
from tafelrunde.games.xidit.play.box import (
    COLUMN_INDEX,
    COLUMN_NAMES,
    ORDER_COUNT,
    SPACES,
    TITAN_INDEX,
    UNIT_NAMES,
)
from tafelrunde.games.xidit.play.census import prize_place
from tafelrunde.games.xidit.play.law import hold, hold_material
from tafelrunde.games.xidit.play.programmes import code_of
from tafelrunde.games.xidit.play.score import end_game
from tafelrunde.games.xidit.play.state import (
    ASSESSMENTS,
    CENSUS,
    CENSUS_BARDS,
    CENSUS_STORY,
    DUMMY,
    NO_TILE,
    NOTHING,
    OVER,
    PLACE,
    PLACE_BARDS,
    PROGRAMME,
    REVEAL,
    REWARDS,
    STEP_NAMES,
    THREAT,
    TILES,
    TITAN,
    WAKE,
    State,
    ask,
    ask_all,
)
from tafelrunde.games.xidit.play.turns import proceed
from tafelrunde.games.xidit.words.furnish import (
    arrange_map,
    arrange_players,
    arrange_tiles,
    city_number,
    take_tile,
)
from tafelrunde.games.xidit.words.given import Given

EXECUTING: Final = "orders"
"""A word for a step that no view shows: orders are executed from here on."""
SLEEP: Final = ("sleeping", "raging", "slain")
NEEDS_PRIZE: Final = (REWARDS, PLACE_BARDS, DUMMY)
PRIZES: Final = ("rewards", "bards", "dummy")
CENSUSES: Final = ("census", "census_bards", "census_story")
ORDERS: Final = (EXECUTING, "titan", "reveal", "wake", *PRIZES)
ASKED_IN: Final[dict[str, tuple[str, ...]]] = {
    "order": ORDERS,
    "turn": ("place", *ORDERS, *CENSUSES[1:]),
    "prize": PRIZES,
    "wanted": ("bards", "census_bards"),
    "counting": CENSUSES,
    "winners": CENSUSES[1:],
}
"""What only some steps have a use for."""


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    """The fresh position, changed as described and run on to the next decision."""
    if not given:
        return state
    told = read_given(given, Given)
    seats = Names(names)
    one_of("step", told.step, (*STEP_NAMES, EXECUTING))
    leave_out(told)
    state.first = seats.maybe("first", told.first, 0)
    if is_setup(told.step):
        arrange_setup(state, told)
        return state
    arrange_course(state, told)
    arrange_map(state, told, seats)
    arrange_prize_tile(state, told, names)
    arrange_tiles(state, told)
    arrange_titans(state, told)
    arrange_players(state, told, seats)
    arrange_census(state, told, seats)
    hold_material(state, names)
    arrange_step(state, told, seats)
    hold(state, names)
    return state


def leave_out(told: Given) -> None:
    """What a step has no use for is refused: it would be passed over in silence."""
    usual = Given()
    for field in told.__struct_fields__:
        wanted = not is_setup(told.step) or field in ("step", "first", "columns")
        if field in ASKED_IN and told.step not in ASKED_IN[field]:
            wanted = False
        said = getattr(told, field) != getattr(usual, field)
        demand(wanted or not said, field, "xidit-not-asked", {"step": told.step})
    for name, place in told.players.items():
        orders, show = told.step == STEP_NAMES[PROGRAMME], told.step == STEP_NAMES[CENSUS]
        step = {"step": told.step}
        demand(orders or not place.orders, f"players.{name}.orders", "xidit-not-asked", step)
        demand(show or place.show is None, f"players.{name}.show", "xidit-not-asked", step)


def is_setup(step: str) -> bool:
    return step in STEP_NAMES[: TILES + 1]


def arrange_setup(state: State, told: Given) -> None:
    """Chance has not finished: nothing but the first steps can be told."""
    step = STEP_NAMES.index(told.step)
    if step > ASSESSMENTS:
        arrange_columns(state, told)
    ask(state, step, CHANCE)


def arrange_course(state: State, told: Given) -> None:
    demand(1 <= told.order <= ORDER_COUNT, "order", "given-range", {"least": 1, "most": ORDER_COUNT})
    usual = state.box.years if told.step == STEP_NAMES[OVER] else 1
    state.year, state.order = usual if told.year is None else told.year, told.order - 1
    arrange_columns(state, told)


def arrange_columns(state: State, told: Given) -> None:
    demand(sorted(told.columns) == sorted(COLUMN_NAMES), "columns", "xidit-columns")
    state.columns = [COLUMN_INDEX[name] for name in told.columns]
    if not state.box.has_dummy:
        demand(not told.dummy, "dummy", "xidit-dummy")
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
        demand(state.raging[pile] == NOTHING, f"titans.{name}", "xidit-one-rages")
        state.raging[pile] = titan


def arrange_census(state: State, told: Given, seats: Names) -> None:
    state.counting = one_of("counting", told.counting, UNIT_NAMES)
    for unit, row in told.census.items():
        demand(len(row) == state.seats, f"census.{unit}", "xidit-census", {"seats": state.seats})
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
        demand(state.step == step, "step", "xidit-no-pile")
    elif step == OVER:
        end_game(state, None)
    else:
        arrange_decision(state, told, seats, step)


def arrange_executing(state: State, told: Given, seats: Names) -> None:
    """Goes on with this order at this seat."""
    for seat in range(state.seats):
        demand(state.programmes[seat] != NOTHING, "players", "xidit-programmes")
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
    demand(state.waiting != 0, "players", "xidit-nobody-missing")


def arrange_decision(state: State, told: Given, seats: Names, step: int) -> None:
    """One seat decides: about a Titan, rewards, bards, the dummy, or a prize of the census."""
    seat = seats.maybe("turn", told.turn, state.first)
    state.turn = (seat - state.first) % state.seats + 1
    fill_programmes(state, seat)
    if step in NEEDS_PRIZE:
        state.prize = prize_of(state, told, seat)
        state.fought[seat] |= 1 << state.where[seat]
    if step == PLACE_BARDS:
        state.wanted = told.wanted or state.box.bards[state.prize]
    if step in (CENSUS_BARDS, CENSUS_STORY):
        demand(state.shown[state.seats * state.counting] != NOTHING, "census", "xidit-counted")
        state.wanted = told.wanted or state.box.census_bards[prize_place(state)]
    demand(step != TITAN or max(state.raging) >= 0, "titans", "xidit-nobody-rages")
    ask(state, step, seat)


def arrange_prize_tile(state: State, told: Given, names: Sequence[str]) -> None:
    """A threat whose rewards are being taken still lies in its city, said or not."""
    if told.step not in PRIZES or isinstance(told.prize, str):
        return
    name = told.turn or names[state.first]
    city = told.prize or (told.players[name].city if name in told.players else None) or 0
    if state.tiles[city_number("prize", city)] == NO_TILE:
        take_tile(state, "prize", city)
        state.tiles[city] = THREAT


def fill_programmes(state: State, seat: int) -> None:
    """Who decides has acted; whoever has no programme otherwise waits."""
    for other in range(state.seats):
        if state.programmes[other] == NOTHING:
            orders = ["wait"] * ORDER_COUNT
            if other == seat:
                orders[state.order] = "action"
            state.programmes[other] = code_of(tuple(orders))


def prize_of(state: State, told: Given, seat: int) -> int:
    """A Titan by its name; otherwise the tile of the city where the Idrakys stands."""
    if isinstance(told.prize, str):
        return SPACES + TITAN_INDEX[TITANS[one_of("prize", told.prize, TITANS)]]
    prize = told.prize if told.prize is not None else state.where[seat]
    if not 0 < prize < SPACES or prize != state.where[seat]:
        raise wrong("prize", "xidit-prize")
    return prize
