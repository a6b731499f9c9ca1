"""A productive season between its moves: Guild, rerolls, turn order, influence, help, building, end."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Events
from tafelrunde.games.kingsburg.box.data import ENEMIES
from tafelrunde.games.kingsburg.play.box import (
    EMBASSY,
    INN,
    MERCHANTS_GUILD,
    STABLE,
    TOWN_HALL_BUILDING,
    take,
)
from tafelrunde.games.kingsburg.play.building import can_build
from tafelrunde.games.kingsburg.play.choices import can_pay_town_hall, can_swap
from tafelrunde.games.kingsburg.play.dice_pools import POOL_SUM
from tafelrunde.games.kingsburg.play.events import (
    EmbassyScored,
    EnemySeen,
    GuildPaid,
    HelpDeclined,
    Helped,
    InnTokenTaken,
    Passed,
    TurnOrderSet,
)
from tafelrunde.games.kingsburg.play.moves import Influence, Take
from tafelrunde.games.kingsburg.play.placing import REACH, placement_key
from tafelrunde.games.kingsburg.play.rerolls import REROLLERS, can_reroll
from tafelrunde.games.kingsburg.play.state import (
    BUILD,
    FROM_ADVISORS,
    FROM_EMBASSY,
    GUILD,
    HELP,
    INFLUENCE,
    LOOK,
    NEUTRAL,
    NOBODY,
    PHASE_END,
    ROLL,
    SPRING,
    SUMMER,
    TOWN_HALL,
    State,
    award,
    gain,
)
from tafelrunde.games.kingsburg.play.turns import STEP_NAMES, enter, everybody, next_waiting


def begin_season(state: State, events: Events | None) -> None:
    state.used = [0] * state.seats
    state.taken = 0
    state.neutral = ()
    if state.seats == 2:  # KB-15.1: before anything else
        state.step = NEUTRAL
    else:
        begin_guilds(state)


def begin_guilds(state: State) -> None:
    owners = 0
    for seat in range(state.seats):
        owners |= (state.built[seat] >> MERCHANTS_GUILD & 1) << seat
    enter(state, GUILD if owners else ROLL, owners)


def ask_guild(state: State, events: Events | None) -> bool:
    """KB-17.1: one gold by itself, or any good where the table plays it so."""
    seat = next_waiting(state)
    while seat != NOBODY:
        if state.box.guild_any_good:
            state.active = seat
            return True
        gain(state, seat, 1, 0, 0)
        if events is not None:
            events.append(GuildPaid(seat, 1, 0, 0))
        state.turn += 1
        seat = next_waiting(state)
    state.step = ROLL
    return False


def ask_reroll(state: State, events: Events | None) -> bool:
    """KB-4.2: rerolls go round in the old turn order."""
    while state.turn < state.seats:
        seat = state.order[state.turn]
        if state.built[seat] & REROLLERS and can_reroll(state, seat):
            state.active = seat
            return True
        state.turn += 1
    set_turn_order(state, events)
    enter(state, INFLUENCE, everybody(state))
    return False


def set_turn_order(state: State, events: Events | None) -> None:
    """KB-4.4, KB-4.5: lowest total first; the sort is stable, so ties keep the old order."""
    totals = [POOL_SUM[state.own[seat]] + POOL_SUM[state.white[seat]] for seat in range(state.seats)]
    state.order.sort(key=totals.__getitem__)
    if events is not None:
        events.append(TurnOrderSet(tuple(state.order)))


def ask_influence(state: State, events: Events | None) -> bool:
    """KB-5.1: round and round until all have passed; who can place nothing must pass (KB-5.9)."""
    while state.waiting:
        seat = state.order[state.turn]
        if state.waiting >> seat & 1:
            # Must equal `len(list_placements(...)) > 1`; with the Envoy taken advisors will do (KB-10.6).
            reachable = REACH[placement_key(state, seat)]
            if reachable & ~state.taken or (reachable and state.envoy == seat):
                state.active = seat
                return True
            state.waiting &= ~(1 << seat)
            if events is not None:
                events.append(Passed(seat, STEP_NAMES[INFLUENCE], True))
        state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0
    begin_help(state)
    return False


def advisor_of(placed: tuple[int, Influence]) -> int:
    _seat, move = placed
    return move.advisor


def begin_help(state: State) -> None:
    """KB-6.1: ascending advisors; two groups on one advisor in order of placement (KB-17.11)."""
    state.placed.sort(key=advisor_of)
    state.helped = 0
    state.step = HELP


def ask_help(state: State, events: Events | None) -> bool:
    box = state.box
    while state.helped < len(state.placed):
        seat, move = state.placed[state.helped]
        advisor = move.advisor
        fixed = box.help_fixed[advisor]
        if fixed is None and (not box.help_swaps[advisor] or can_swap(state, seat)):
            state.active = seat
            return True
        if fixed is not None:
            give_help(state, seat, advisor, fixed, events)
            if state.step == LOOK:
                return False
        else:  # KB-6.12: nothing to give to the Alchemist
            state.helped += 1
            if events is not None:
                events.append(HelpDeclined(seat, advisor, True))
    clear_court(state)
    enter(state, BUILD, everybody(state))
    return False


NO_GOODS: Final = take((0, 0, 0))


def give_help(state: State, seat: int, advisor: int, choice: Take, events: Events | None) -> None:
    """Goods, tokens and soldiers; then the look at the enemy; then points (KB-17.23)."""
    box = state.box
    tokens, soldiers, vp = box.help_tokens[advisor], box.help_soldiers[advisor], box.help_vp[advisor]
    if choice is not NO_GOODS:
        gain(state, seat, choice.gold, choice.wood, choice.stone)
    if tokens:
        state.tokens[seat] += tokens
    if soldiers:
        soldiers += state.built[seat] >> STABLE & 1  # KB-16.14
        state.soldiers[seat] += soldiers
    if events is not None:
        goods = (choice.gold, choice.wood, choice.stone)
        events.append(Helped(seat, advisor, *goods, tokens, soldiers, vp))
    if box.help_look[advisor]:
        look(state, seat, vp, events)
        return
    if vp:
        award(state, seat, vp, FROM_ADVISORS)
    state.helped += 1


def look(state: State, seat: int, vp: int, events: Events | None) -> None:
    """KB-6.25, KB-17.27: a secret look, once CHANCE has named the card; then the points of the help."""
    if state.enemy < 0:
        state.step = LOOK
        return
    state.step = HELP
    state.looked |= 1 << seat
    if events is not None:
        events.append(EnemySeen(seat, ENEMIES[state.enemy].id))
    if vp:
        award(state, seat, vp, FROM_ADVISORS)
    state.helped += 1


def clear_court(state: State) -> None:
    """KB-6.27, KB-15.6: all dice leave the court."""
    state.placed = []
    state.taken = 0
    state.neutral = ()
    state.own = [0] * state.seats
    state.white = [0] * state.seats


def ask_build(state: State, events: Events | None) -> bool:
    """KB-7.1, KB-7.8; who can pay for nothing is not asked."""
    while state.turn < state.seats:
        seat = state.order[state.turn]
        if state.waiting >> seat & 1 and can_build(state, seat):
            state.active = seat
            return True
        if events is not None:
            events.append(Passed(seat, STEP_NAMES[BUILD], True))
        state.turn += 1
    end_season(state, events)
    return False


SEASON_END: Final = 1 << INN | 1 << EMBASSY | 1 << TOWN_HALL_BUILDING


def end_season(state: State, events: Events | None) -> None:
    """KB-17.12: Inn, Embassy, Town Hall."""
    halls = 0
    for seat in state.order:
        built = state.built[seat] & SEASON_END
        if not built:
            continue
        if state.phase == SUMMER and built >> INN & 1:  # KB-8.1
            state.tokens[seat] += 1
            if events is not None:
                events.append(InnTokenTaken(seat))
        if built >> EMBASSY & 1:  # KB-8.2
            award(state, seat, 1, FROM_EMBASSY)
            if events is not None:
                events.append(EmbassyScored(seat, 1))
        if built >> TOWN_HALL_BUILDING & 1:
            halls |= 1 << seat
    if halls:
        enter(state, TOWN_HALL, halls)
    else:
        finish_season(state)


def ask_town_hall(state: State, events: Events | None) -> bool:
    seat = next_waiting(state)
    while seat != NOBODY:
        if can_pay_town_hall(state, seat):
            state.active = seat
            return True
        state.turn += 1
        seat = next_waiting(state)
    finish_season(state)
    return False


def finish_season(state: State) -> None:
    if state.phase == SPRING:
        state.aid = NOBODY  # KB-3.2
    state.step = PHASE_END
