"""The military census (XI-14): type by type everybody shows units in secret, and the most are rewarded."""

from __future__ import annotations

from tafelrunde.engine.contract import Events
from tafelrunde.games.xidit.play.box import SPACES, TOP_STORY, UNIT_NAMES, UNIT_TYPES
from tafelrunde.games.xidit.play.events import (
    BardsMissed,
    CensusBegan,
    CensusWon,
    NobodyWon,
    StoriesBuilt,
    StoryMissed,
    StoryStored,
    UnitsShown,
)
from tafelrunde.games.xidit.play.phases import end_year
from tafelrunde.games.xidit.play.rewards import place_all, take_gold
from tafelrunde.games.xidit.play.state import (
    CENSUS,
    CENSUS_BARDS,
    CENSUS_STORY,
    HEIGHT,
    NOTHING,
    State,
    ask,
    ask_all,
    owner_of,
    seat_at,
)


def begin_census(state: State, events: Events | None) -> None:
    for place in range(UNIT_TYPES * state.seats):
        state.shown[place] = NOTHING
    state.counting = 0
    if events is not None:
        events.append(CensusBegan(state.year))
    ask_all(state, CENSUS)


def reveal_census(state: State, events: Events | None) -> None:
    """XI-14.7, XI-14.8; nobody wins with nothing (XI-20.12)."""
    base = state.counting * state.seats
    best = 0
    winners = 0
    for seat in range(state.seats):
        count = state.handed[seat]
        state.shown[base + seat] = count
        state.handed[seat] = NOTHING
        if count > best:
            best, winners = count, 0
        if count == best and best:
            winners |= 1 << seat
    state.winners = winners
    unit = UNIT_NAMES[state.counting]
    if events is not None:
        events.append(UnitsShown(unit, tuple(state.shown[base : base + state.seats])))
        if not winners:
            events.append(NobodyWon(unit))
    pay_winners(state, winners, events)
    settle_winners(state, events)


def prize_place(state: State) -> int:
    """Which of the prizes: for a sole winner, or for each of several (XI-14.21)."""
    base = state.counting * state.seats
    best = max(state.shown[base : base + state.seats])
    tied = state.shown[base : base + state.seats].count(best) > 1
    return 2 * state.counting + (1 if tied else 0)


def pay_winners(state: State, winners: int, events: Events | None) -> None:
    """XI-14.11, XI-14.12."""
    if not winners:
        return
    prize = prize_place(state)
    gold = state.box.census_gold[prize]
    for place in range(state.seats):
        seat = seat_at(state, place)
        if winners >> seat & 1:
            if events is not None:
                events.append(CensusWon(seat, UNIT_NAMES[state.counting], prize % 2 == 1))
            if gold:
                take_gold(state, seat, gold, True, events)


def settle_winners(state: State, events: Events | None) -> None:
    """XI-14.9, XI-14.22: bards and stories in turn order, then the next type."""
    if state.winners:
        prize = prize_place(state)
        for place in range(state.seats):
            seat = seat_at(state, place)
            if state.winners >> seat & 1:
                state.winners &= ~(1 << seat)
                if give_prize(state, seat, prize, events):
                    return
    state.counting += 1
    if state.counting < UNIT_TYPES:
        ask_all(state, CENSUS)
    else:
        state.counting = 0
        end_year(state, events)


def give_prize(state: State, seat: int, prize: int, events: Events | None) -> bool:
    """True if the seat has to choose where."""
    state.wanted = state.box.census_bards[prize]
    if state.wanted:
        return give_bards(state, seat, events)
    if state.box.census_stories[prize]:
        return give_story(state, seat, events)
    return False


def give_bards(state: State, seat: int, events: Events | None) -> bool:
    """XI-14.13, XI-14.14; what cannot be placed is lost (XI-20.22)."""
    regions = state.box.touches[state.where[seat]]
    if len(regions) > 1 and state.left[seat]:
        ask(state, CENSUS_BARDS, seat)
        return True
    if regions and state.left[seat]:
        place_all(state, seat, regions[0], True, events)
    else:
        state.wanted = 0
        if events is not None:
            events.append(BardsMissed(seat, "none_left" if regions else "no_region"))
    return False


def growing_guilds(state: State, seat: int) -> list[int]:
    """XI-14.15, XI-14.16: cities of own guilds with room."""
    return [
        city
        for city in range(1, SPACES)
        if owner_of(state.guilds[city]) == seat and state.guilds[city] & HEIGHT < TOP_STORY
    ]


def give_story(state: State, seat: int, events: Events | None) -> bool:
    """XI-14.15 to XI-14.18, XI-20.23."""
    if not state.stock[seat]:
        if events is not None:
            events.append(StoryMissed(seat))
        return False
    guilds = growing_guilds(state, seat)
    if len(guilds) > 1:
        ask(state, CENSUS_STORY, seat)
        return True
    if guilds:
        add_story(state, seat, guilds[0], events)
        return False
    state.stock[seat] -= 1
    state.stored[seat] += 1
    if events is not None:
        events.append(StoryStored(seat))
    return False


def add_story(state: State, seat: int, city: int, events: Events | None) -> None:
    state.stock[seat] -= 1
    state.guilds[city] += 1
    if events is not None:
        events.append(StoriesBuilt(seat, city, 1, 0, state.guilds[city] & HEIGHT, True))
