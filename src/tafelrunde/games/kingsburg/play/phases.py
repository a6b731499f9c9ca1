"""What happens between moves: `advance` runs on until a seat, or CHANCE, has something to decide.

Seats are asked only when they have a choice; what is forced happens by itself.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import Events
from tafelrunde.games.kingsburg.play.events import (
    AidDieGiven,
    EnvoyGiven,
    EnvoyReturned,
    PhaseBegan,
    RewardGiven,
)
from tafelrunde.games.kingsburg.play.season import (
    ask_build,
    ask_guild,
    ask_help,
    ask_influence,
    ask_reroll,
    ask_town_hall,
    begin_season,
)
from tafelrunde.games.kingsburg.play.state import (
    AID,
    AID_GOOD,
    AUTUMN,
    BATTLE,
    BUILD,
    ENEMY,
    ENVOY,
    FROM_REWARD,
    GUILD,
    HELP,
    INFLUENCE,
    LOOK,
    NEUTRAL,
    NOBODY,
    OVER,
    PHASE_END,
    RECRUIT,
    RECRUITING,
    REINFORCE,
    REROLL,
    REWARD,
    ROLL,
    ROLL_AGAIN,
    SET_ORDER,
    SPRING,
    STEP_COUNT,
    SUMMER,
    TOWN_HALL,
    WINTER,
    State,
    award,
    goods_of,
)
from tafelrunde.games.kingsburg.play.turns import ask_chance, enter, everybody, next_waiting
from tafelrunde.games.kingsburg.play.winter import ask_battle, ask_enemy, ask_recruit


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
    YEAR[phase].begin(state, events)


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
    state.step = PHASE_END
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
    state.step = PHASE_END
    if state.envoy != NOBODY and events is not None:  # KB-10.10: an unused Envoy first goes back
        events.append(EnvoyReturned(state.envoy))
    state.envoy = only_seat(least_developed(state))
    if events is not None:
        events.append(EnvoyGiven(state.envoy if state.envoy != NOBODY else None))


def begin_recruiting(state: State, events: Events | None) -> None:
    enter(state, RECRUIT, everybody(state))


def begin_winter(state: State, events: Events | None) -> None:
    state.step = ENEMY


def end_phase(state: State, events: Events | None) -> bool:
    begin_phase(state, state.phase % WINTER + 1, events)
    return False


def over(state: State, events: Events | None) -> bool:
    return True


class Phase:
    """How a phase begins, and what it does in each of its steps: it says whether somebody has to act now."""

    def __init__(self, begin: Any, steps: dict[int, Any]) -> None:
        self.begin = begin
        self.steps = steps


# KB-2.3: Spring, Summer and Autumn run alike: roll, influence, help, build.
SEASON: Final[dict[int, Any]] = {
    NEUTRAL: ask_chance,  # KB-15.1: two players
    GUILD: ask_guild,  # KB-17.1
    ROLL: ask_chance,
    REROLL: ask_reroll,
    ROLL_AGAIN: ask_chance,
    INFLUENCE: ask_influence,
    HELP: ask_help,
    LOOK: ask_chance,
    BUILD: ask_build,
    TOWN_HALL: ask_town_hall,
}

# KB-2.2: a year.
YEAR: Final[dict[int, Phase]] = {
    AID: Phase(begin_aid, {AID_GOOD: ask_aid}),
    SPRING: Phase(begin_season, SEASON),
    REWARD: Phase(give_reward, {}),
    SUMMER: Phase(begin_season, SEASON),
    ENVOY: Phase(give_envoy, {}),
    AUTUMN: Phase(begin_season, SEASON),
    RECRUITING: Phase(begin_recruiting, {RECRUIT: ask_recruit}),
    WINTER: Phase(begin_winter, {ENEMY: ask_enemy, REINFORCE: ask_chance, BATTLE: ask_battle}),
}


def by_step() -> list[Any]:
    """What is done in every step there is, quick to find."""
    found = {SET_ORDER: ask_chance, PHASE_END: end_phase, OVER: over}
    for phase in YEAR.values():
        found.update(phase.steps)
    return [found[step] for step in range(STEP_COUNT)]


STEPS: Final = by_step()
