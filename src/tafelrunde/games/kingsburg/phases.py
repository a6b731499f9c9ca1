"""What happens between moves: `advance` runs on until a seat, or CHANCE, has something to decide.

Seats are asked only when they have a choice; what is forced happens by itself.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Events
from tafelrunde.games.kingsburg.events import AidDieGiven, EnvoyGiven, EnvoyReturned, PhaseBegan, RewardGiven
from tafelrunde.games.kingsburg.season import (
    ask_build,
    ask_guild,
    ask_help,
    ask_influence,
    ask_reroll,
    ask_town_hall,
    begin_season,
)
from tafelrunde.games.kingsburg.state import (
    AID,
    AID_GOOD,
    BUILD,
    ENEMY,
    ENVOY,
    FROM_REWARD,
    HELP,
    INFLUENCE,
    NOBODY,
    PHASE_END,
    RECRUIT,
    RECRUITING,
    REWARD,
    WINTER,
    State,
    award,
    goods_of,
)
from tafelrunde.games.kingsburg.turns import ask_chance, enter, everybody, next_waiting
from tafelrunde.games.kingsburg.winter import ask_battle, ask_enemy, ask_recruit


def advance(state: State, events: Events | None) -> None:
    """Goes through the steps until one has to ask somebody."""
    asked = False
    while not asked:
        step = state.step
        if step == INFLUENCE:  # the frequent steps first, without a detour through the table
            asked = ask_influence(state, events)
        elif step == HELP:
            asked = ask_help(state, events)
        elif step == BUILD:
            asked = ask_build(state, events)
        else:
            asked = STEPS[step](state, events)


def begin_phase(state: State, phase: int, events: Events | None) -> None:
    """KB-2.2: the eight phases, always in the same order."""
    state.phase = phase
    if events is not None:
        events.append(PhaseBegan(state.year, phase))
    if phase == AID:
        begin_aid(state, events)
    elif phase == REWARD:
        give_reward(state, events)
        state.step = PHASE_END
    elif phase == ENVOY:
        give_envoy(state, events)
        state.step = PHASE_END
    elif phase == RECRUITING:
        enter(state, RECRUIT, everybody(state))
    elif phase == WINTER:
        state.step = ENEMY
    else:
        begin_season(state)


def least_developed(state: State) -> int:
    """Seats with the fewest buildings and, among those, the fewest goods (KB-3.3, KB-10.2), as bits."""
    fewest, bits = 1 << 60, 0
    for seat in range(state.seats):
        worth = (state.built[seat].bit_count() << 32) + goods_of(state, seat)
        if worth < fewest:
            fewest, bits = worth, 1 << seat
        elif worth == fewest:
            bits |= 1 << seat
    return bits


def only_seat(bits: int) -> int:
    """The seat, if there is exactly one; else NOBODY."""
    return bits.bit_length() - 1 if bits & (bits - 1) == 0 else NOBODY


def begin_aid(state: State, events: Events | None) -> None:
    poorest = least_developed(state)
    state.aid = only_seat(poorest)
    if state.aid != NOBODY:  # KB-3.1
        if events is not None:
            events.append(AidDieGiven(state.aid))
        enter(state, AID_GOOD, 0)
    else:  # KB-3.4, KB-3.5
        enter(state, AID_GOOD, poorest)


def ask_aid(state: State, events: Events | None) -> bool:
    seat = next_waiting(state)
    if seat == NOBODY:
        state.step = PHASE_END
        return False
    state.active = seat
    return True


def give_reward(state: State, events: Events | None) -> None:
    counts = [built.bit_count() for built in state.built]
    most = max(counts)
    if most == 0 and not state.box.reward_without_buildings:  # KB-17.8
        return
    for seat in range(state.seats):
        if counts[seat] == most:  # KB-9.1, KB-9.2
            award(state, seat, 1, FROM_REWARD)
            if events is not None:
                events.append(RewardGiven(seat, 1))


def give_envoy(state: State, events: Events | None) -> None:
    if state.envoy != NOBODY and events is not None:  # KB-10.10: an unused Envoy first goes back
        events.append(EnvoyReturned(state.envoy))
    state.envoy = only_seat(least_developed(state))
    if events is not None:
        events.append(EnvoyGiven(state.envoy if state.envoy != NOBODY else None))


def end_phase(state: State, events: Events | None) -> bool:
    begin_phase(state, state.phase % WINTER + 1, events)
    return False


def over(state: State, events: Events | None) -> bool:
    return True


# By step; each says whether somebody has to act now.
STEPS: Final[tuple[Any, ...]] = (
    ask_chance,
    ask_aid,
    ask_chance,
    ask_guild,
    ask_chance,
    ask_reroll,
    ask_chance,
    ask_influence,
    ask_help,
    ask_chance,
    ask_build,
    ask_town_hall,
    ask_recruit,
    ask_enemy,
    ask_chance,
    ask_battle,
    over,
    end_phase,
)
