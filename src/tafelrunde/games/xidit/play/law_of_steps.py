"""What holds of the step that a position stands in: whoever is asked can be asked that; part of `law.py`."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.given import demand
from tafelrunde.games.xidit.box.data import TITANS
from tafelrunde.games.xidit.play.box import (
    ACTION,
    BITS,
    FIELD,
    ORDER_COUNT,
    ORDER_NAMES,
    SPACES,
    UNIT_NAMES,
    UNIT_TYPES,
)
from tafelrunde.games.xidit.play.census import growing_guilds, prize_place
from tafelrunde.games.xidit.play.orders import fight_barred
from tafelrunde.games.xidit.play.rewards import dummy_choices
from tafelrunde.games.xidit.play.state import (
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
    is_census,
    is_secret_step,
    seat_at,
)
from tafelrunde.games.xidit.play.turns import ORDER_BITS


def is_code(programme: int) -> bool:
    """Six orders, three bits each."""
    codes = [programme >> ORDER_BITS * i & 7 for i in range(ORDER_COUNT)]
    return programme >> ORDER_BITS * ORDER_COUNT == 0 and max(codes) < len(ORDER_NAMES)


def hold_step(state: State, names: Sequence[str]) -> None:
    """Whoever is asked can be asked that."""
    step = state.step
    hold_quiet(state)
    if step > TILES:
        hold_handed(state, names)
    if step > PLACE:
        placed = all(1 <= city < SPACES for city in state.where)
        demand(placed, "players", "xidit-city")
    if step == PLACE:
        hold_placing(state)
    elif step == TITAN:
        hold_meeting(state)
    elif step in (REWARDS, PLACE_BARDS, DUMMY):
        hold_prize(state)
    elif is_census(state):
        hold_census(state)
    elif step == OVER:
        demand(state.year == state.box.years, "year", "xidit-last-year", {"year": str(state.box.years)})
    if TITAN <= step <= WAKE:
        for seat in range(state.seats):
            demand(state.programmes[seat] != NOTHING, f"players.{names[seat]}", "xidit-programmes")


def hold_quiet(state: State) -> None:
    """Where nothing is being decided, nothing of a decision is left over."""
    step = {"step": STEP_NAMES[state.step]}
    is_prize = state.step in (REWARDS, PLACE_BARDS, DUMMY)
    demand(is_prize or not state.prize, "prize", "xidit-not-asked", step)
    demand(state.step in (PLACE_BARDS, CENSUS_BARDS) or not state.wanted, "wanted", "xidit-not-asked", step)
    demand(is_census(state) or not state.counting, "counting", "xidit-not-asked", step)
    demand(
        state.step in (CENSUS_BARDS, CENSUS_STORY) or not state.winners, "winners", "xidit-not-asked", step
    )
    renewing = state.revealing or state.missing or state.tried or state.trying or state.retry
    demand(state.step in (REVEAL, WAKE) or not renewing, "step", "xidit-no-pile")
    demand((state.step == REVEAL) == (state.revealing != 0), "step", "xidit-no-pile")


def hold_handed(state: State, names: Sequence[str]) -> None:
    """XI-4.1, XI-14.4: in secret, only while it is asked for, and by whoever is not waited for."""
    for seat in range(state.seats):
        handed, field = state.handed[seat], f"players.{names[seat]}"
        if not is_secret_step(state) or state.waiting >> seat & 1:
            demand(handed == NOTHING, field, "xidit-not-asked", {"step": STEP_NAMES[state.step]})
        elif state.step == PROGRAMME:
            demand(
                handed != NOTHING and is_code(handed),
                f"{field}.orders",
                "xidit-orders",
                {"orders": ORDER_NAMES},
            )
        else:
            have = state.units[seat] >> BITS * state.counting & FIELD
            demand(0 <= handed <= have, f"{field}.show", "given-range", {"least": 0, "most": have})


def hold_placing(state: State) -> None:
    """XI-2.17 to XI-2.19: one after the other from the first player on, no two in one city."""
    placed = [state.where[seat_at(state, place)] for place in range(state.seats)]
    fits = 0 <= state.turn < state.seats and all(placed[: state.turn]) and not any(placed[state.turn :])
    fits = fits and state.active == seat_at(state, state.turn)
    demand(fits and len(set(placed[: state.turn])) == state.turn, "players", "xidit-placing")
    demand(state.year == 1, "year", "given-range", {"least": 1, "most": 1})


def hold_meeting(state: State) -> None:
    """XI-13.2: a Titan rages, no tile lies here, and nothing has been eliminated here this year."""
    seat = state.active
    hold_action(state)
    demand(max(state.raging) >= 0, "titans", "xidit-nobody-rages")
    demand(state.tiles[state.where[seat]] == NO_TILE, "cities", "xidit-titan-tile")
    demand(not fight_barred(state, seat, state.where[seat]), "players", "xidit-barred")


def hold_action(state: State) -> None:
    """Who decides something for an action has that order at this place of the programme."""
    demand(0 <= state.active < state.seats, "turn", "given-range", {"least": 1, "most": state.seats})
    demand(state.order < ORDER_COUNT, "order", "given-range", {"least": 1, "most": ORDER_COUNT})
    begun = 1 <= state.turn <= state.seats and seat_at(state, state.turn - 1) == state.active
    demand(begun, "turn", "xidit-not-asked", {"step": STEP_NAMES[state.step]})
    programme = state.programmes[state.active]
    acts = programme == NOTHING or programme >> ORDER_BITS * state.order & 7 == ACTION
    demand(acts, "order", "xidit-no-action")


def hold_prize(state: State) -> None:
    """XI-8.1, XI-9.7, XI-17.13: what was eliminated, and that there is something to choose."""
    seat, prize = state.active, state.prize
    hold_action(state)
    city = state.where[seat]
    if prize >= SPACES:
        slain = prize - SPACES < len(TITANS) and state.slain >> prize - SPACES & 1 == 1
        demand(slain, "prize", "xidit-not-slain")
    else:
        demand(prize == city and state.tiles[city] == THREAT, "prize", "xidit-prize")
    demand(state.fought[seat] >> city & 1 == 1, "players", "xidit-prize")
    if state.step == DUMMY:
        demand(bool(dummy_choices(state)), "step", "xidit-no-choice")
    elif state.step == PLACE_BARDS:
        hold_bard_choice(state, max(state.box.bards))


def hold_bard_choice(state: State, most: int) -> None:
    """XI-9.7, XI-9.9: there are bards to place, and a region for them."""
    seat = state.active
    demand(1 <= state.wanted <= most, "wanted", "given-range", {"least": 1, "most": most})
    can = state.box.touches[state.where[seat]] and state.left[seat] > 0
    demand(bool(can), "step", "xidit-no-choice")


def hold_census(state: State) -> None:
    """XI-14.1 to XI-14.9: in a year of the census, type by type."""
    years = [str(year) for year in state.box.census_years]
    demand(state.year in state.box.census_years, "year", "xidit-census-year", {"years": years})
    known = state.counting + (state.step != CENSUS)
    for index in range(UNIT_TYPES):
        hold_shown(state, index, index < known, index + 1 == known > state.counting)
    if state.step == CENSUS:
        return
    seat, base = state.active, state.seats * state.counting
    row = state.shown[base : base + state.seats]
    best = [seat for seat in range(state.seats) if row[seat] == max(row) > 0]
    demand(seat in best, "turn", "xidit-no-winner")
    later = [seat_at(state, place) for place in range(state.seats)]
    later = later[later.index(seat) + 1 :]
    waiting = [seat for seat in range(state.seats) if state.winners >> seat & 1]
    demand(waiting == sorted([seat for seat in later if seat in best]), "winners", "xidit-winners")
    prize = prize_place(state)
    if state.step == CENSUS_BARDS:
        hold_bard_choice(state, max(state.box.census_bards))
    else:
        grows = state.box.census_stories[prize] and state.stock[seat] and len(growing_guilds(state, seat)) > 1
        demand(bool(grows), "step", "xidit-no-choice")


def hold_shown(state: State, index: int, may_be_known: bool, must_be_known: bool) -> None:
    """What has been shown in this census, by all or by nobody; units do not change while it lasts.

    Of the types before the one being counted a scenario need not say anything.
    """
    field = f"census.{UNIT_NAMES[index]}"
    base = state.seats * index
    row = state.shown[base : base + state.seats]
    demand(must_be_known <= (max(row) != NOTHING), field, "xidit-counted")
    demand(may_be_known or max(row) == NOTHING, field, "xidit-not-counted")
    for seat in range(state.seats):
        have = state.units[seat] >> BITS * index & FIELD
        least = NOTHING if max(row) == NOTHING else 0
        demand(least <= row[seat] <= have, field, "given-range", {"least": 0, "most": have})
