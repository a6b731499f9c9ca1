"""The three assessments (XI-16, XI-17): values, ranks, who is eliminated, and the result."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Events, Points, Result
from tafelrunde.games.xidit.play.box import (
    COLUMN_NAMES,
    COLUMNS,
    REGION_COUNT,
    REGION_NAMES,
    SPACES,
    unit_count,
)
from tafelrunde.games.xidit.play.events import (
    AssessmentHeld,
    DummyEliminated,
    Eliminated,
    GameEnded,
    RegionScored,
)
from tafelrunde.games.xidit.play.state import HEIGHT, NOBODY, OVER, State, ask, owner_of

WEALTH: Final = 0
INFLUENCE: Final = 1
REPUTATION: Final = 2
DUMMY: Final = -1
"""Takes part in the assessments like a seat."""


def region_points(first: int, second: int, bards: list[int]) -> list[int]:
    """XI-16.7 to XI-16.10, XI-20.13."""
    ranked = sorted({count for count in bards if count}, reverse=True)
    if not ranked:
        return [0] * len(bards)
    shared = bards.count(ranked[0]) > 1
    runner_up = ranked[1] if len(ranked) > 1 and not shared else -1
    return [first if count == ranked[0] else second if count == runner_up else 0 for count in bards]


def bards_in(state: State, region: int) -> list[int]:
    return [state.bards[REGION_COUNT * seat + region] for seat in range(state.seats)]


def reputations(state: State) -> list[int]:
    """XI-16.11."""
    totals = [0] * state.seats
    for region in range(REGION_COUNT):
        points = region_points(state.box.first[region], state.box.second[region], bards_in(state, region))
        for seat in range(state.seats):
            totals[seat] += points[seat]
    return totals


def influences(state: State) -> list[int]:
    """XI-16.4, XI-16.5."""
    totals = [0] * state.seats
    for city in range(1, SPACES):
        guild = state.guilds[city]
        if guild:
            totals[owner_of(guild)] += guild & HEIGHT
    return totals


def values_of(state: State, column: int) -> list[int]:
    """What the seats have in this assessment."""
    if column == WEALTH:
        return state.gold[:]
    return influences(state) if column == INFLUENCE else reputations(state)


def ranking(state: State, column: int, values: list[int]) -> list[int]:
    """XI-16.12 to XI-16.14, XI-17.17: from the best; the dummy stands below everybody with the same value."""
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(state.seats):
        place = (seat - state.first) % state.seats
        keys.append((values[seat], unit_count(state.units[seat]), place, seat))
    if state.box.has_dummy:
        keys.append((state.dummy[column], -1, -1, DUMMY))
    keys.sort(reverse=True)
    return [key[3] for key in keys]


def eliminated_in(state: State, column: int, ranked: list[int], active: list[int], count: int) -> list[int]:
    """XI-16.15 to XI-16.18; by option a tied dummy goes instead (XI-20.16)."""
    if state.box.tied_dummy_goes and DUMMY in active:
        values = values_of(state, column)
        if any(seat != DUMMY and values[seat] == state.dummy[column] for seat in active):
            return [DUMMY]
    lowest = [who for who in ranked if who in active]
    return lowest[len(lowest) - count :]


def assess(state: State) -> list[list[int]]:
    """Who is eliminated in each of the three assessments, in their sequence."""
    active = list(range(state.seats))
    if state.box.has_dummy:
        active.append(DUMMY)
    gone: list[list[int]] = []
    for number in range(COLUMNS):
        column = state.columns[number]
        ranked = ranking(state, column, values_of(state, column))
        out = eliminated_in(state, column, ranked, active, state.box.eliminate[number])
        active = [who for who in active if who not in out]
        gone.append(out)
    return gone


def end_game(state: State, events: Events | None) -> None:
    """XI-15.5, XI-16.21."""
    if events is not None:
        gone = assess(state)
        for number in range(COLUMNS):
            tell_assessment(state, state.columns[number], gone[number], events)
        events.append(GameEnded(tuple(survivors(state, gone))))
    ask(state, OVER, NOBODY)


def survivors(state: State, gone: list[list[int]]) -> list[int]:
    """Seats that no assessment eliminated; none if the dummy is the last one left (XI-20.17)."""
    return [seat for seat in range(state.seats) if not any(seat in out for out in gone)]


def tell_assessment(state: State, column: int, out: list[int], events: Events) -> None:
    if column == REPUTATION:
        tell_regions(state, events)
    values = values_of(state, column)
    ranked = ranking(state, column, values)
    told = [*values, state.dummy[column]] if state.box.has_dummy else values
    units = tuple([unit_count(units) for units in state.units])
    events.append(AssessmentHeld(COLUMN_NAMES[column], tuple(told), units, tuple(ranked)))
    for who in out:
        if who == DUMMY:
            events.append(DummyEliminated(COLUMN_NAMES[column]))
        else:
            events.append(Eliminated(who, COLUMN_NAMES[column]))


def tell_regions(state: State, events: Events) -> None:
    """XI-16.6: the Bastion is emptied."""
    for region in range(REGION_COUNT):
        if state.box.in_play[region]:
            first, second, bards = state.box.first[region], state.box.second[region], bards_in(state, region)
            points = region_points(first, second, bards)
            events.append(RegionScored(REGION_NAMES[region], first, second, tuple(bards), tuple(points)))


def final_ranks(state: State) -> list[int]:
    """The later eliminated, the better; eliminated together is equal.

    If the dummy is the last one left, all seats have lost together and share rank 2 (XI-20.17).
    """
    gone = assess(state)
    if not survivors(state, gone):
        return [2] * state.seats
    lasted = [COLUMNS] * state.seats
    for number in range(COLUMNS):
        for who in gone[number]:
            if who != DUMMY:
                lasted[who] = number
    return [1 + sum([1 for other in lasted if other > mine]) for mine in lasted]


def result(state: State) -> Result | None:
    """Points are wealth, influence and reputation; the assessments, not their sum, decide the ranks."""
    if state.step != OVER:
        return None
    ranks = final_ranks(state)
    values = [values_of(state, column) for column in range(COLUMNS)]
    places: list[Points] = []
    for seat in range(state.seats):
        reasons = {COLUMN_NAMES[column]: values[column][seat] for column in range(COLUMNS)}
        places.append(Points(seat, ranks[seat], sum(reasons.values()), reasons))
    return Result(tuple(places))
