"""A productive season between its moves: Guild, rerolls, turn order, influence, help, building, end."""

from __future__ import annotations

from tafelrunde.engine.protocol import Events
from tafelrunde.games.kingsburg.box import EMBASSY, INN, MERCHANTS_GUILD, STABLE, TOWN_HALL_BUILDING
from tafelrunde.games.kingsburg.building import can_build
from tafelrunde.games.kingsburg.choosing import can_choose_help, can_pay_town_hall, helping
from tafelrunde.games.kingsburg.data import ENEMIES
from tafelrunde.games.kingsburg.events import (
    EmbassyScored,
    EnemySeen,
    GuildPaid,
    HelpDeclined,
    Helped,
    InnTokenTaken,
    Passed,
    TurnOrderSet,
)
from tafelrunde.games.kingsburg.placing import can_influence
from tafelrunde.games.kingsburg.rerolls import can_reroll_all, can_reroll_one, dice_total
from tafelrunde.games.kingsburg.state import (
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
    has,
)
from tafelrunde.games.kingsburg.turns import STEP_NAMES, done, enter, everybody, next_round, next_waiting


def begin_season(state: State) -> None:
    for seat in range(state.seats):
        state.used[seat] = 0
    state.taken = 0
    state.neutral = ()
    if state.seats == 2:  # KB-15.1: before anything else
        state.step = NEUTRAL
    else:
        begin_guilds(state)


def begin_guilds(state: State) -> None:
    owners = 0
    for seat in range(state.seats):
        if has(state, seat, MERCHANTS_GUILD):
            owners |= 1 << seat
    enter(state, GUILD, owners)


def ask_guild(state: State, events: Events) -> bool:
    """KB-17.1: one gold by itself, or any good where the table plays it so."""
    seat = next_waiting(state)
    while seat != NOBODY:
        if state.box.guild_any_good:
            state.active = seat
            return True
        gain(state, seat, 1, 0, 0)
        events.append(GuildPaid(seat, 1, 0, 0))
        done(state, seat)
        seat = next_waiting(state)
    state.step = ROLL
    return False


def ask_reroll(state: State, events: Events) -> bool:
    """KB-4.2: rerolls go round in the old turn order."""
    while state.turn < state.seats:
        seat = state.order[state.turn]
        if can_reroll_one(state, seat) or can_reroll_all(state, seat):
            state.active = seat
            return True
        state.turn += 1
    set_turn_order(state, events)
    enter(state, INFLUENCE, everybody(state))
    return False


def set_turn_order(state: State, events: Events) -> None:
    """KB-4.4, KB-4.5: lowest total first; the sort is stable, so ties keep the old order."""
    state.order.sort(key=lambda seat: dice_total(state, seat))
    events.append(TurnOrderSet(tuple(state.order)))


def ask_influence(state: State, events: Events) -> bool:
    """KB-5.1: round and round until all have passed; who can place nothing must pass (KB-5.9)."""
    while state.waiting:
        seat = state.order[state.turn]
        if state.waiting >> seat & 1:
            if can_influence(state, seat):
                state.active = seat
                return True
            done(state, seat)
            events.append(Passed(seat, STEP_NAMES[INFLUENCE], True))
        next_round(state)
    begin_help(state)
    return False


def begin_help(state: State) -> None:
    """KB-6.1: ascending advisors; two groups on one advisor in order of placement (KB-17.11)."""
    state.placed.sort(key=lambda placement: placement[1].advisor)
    state.helped = 0
    state.step = HELP


def ask_help(state: State, events: Events) -> bool:
    while state.step == HELP and state.helped < len(state.placed):
        seat, move = state.placed[state.helped]
        fixed = state.box.help_fixed[move.advisor]
        if fixed is not None:
            give_help(state, seat, fixed.gold, fixed.wood, fixed.stone, events)
        elif not can_choose_help(state, seat):  # KB-6.12: nothing to give to the Alchemist
            events.append(HelpDeclined(seat, move.advisor, True))
            state.helped += 1
        else:
            state.active = seat
            return True
    if state.step == HELP:
        clear_court(state)
        enter(state, BUILD, everybody(state))
    return False


def give_help(state: State, seat: int, gold: int, wood: int, stone: int, events: Events) -> None:
    """Goods, tokens and soldiers; then the look at the enemy; then points (KB-17.23)."""
    advisor = helping(state)
    box = state.box
    soldiers = box.help_soldiers[advisor]
    if soldiers and has(state, seat, STABLE):  # KB-16.14
        soldiers += 1
    gain(state, seat, gold, wood, stone)
    state.tokens[seat] += box.help_tokens[advisor]
    state.soldiers[seat] += soldiers
    vp = box.help_vp[advisor]
    events.append(Helped(seat, advisor, gold, wood, stone, box.help_tokens[advisor], soldiers, vp))
    if box.help_look[advisor] and state.enemy < 0:
        state.step = LOOK
        return
    finish_help(state, seat, events)


def finish_help(state: State, seat: int, events: Events) -> None:
    advisor = helping(state)
    if state.box.help_look[advisor]:  # KB-6.25, KB-17.27
        state.looked |= 1 << seat
        events.append(EnemySeen(seat, ENEMIES[state.enemy].id))
    if state.box.help_vp[advisor]:
        award(state, seat, state.box.help_vp[advisor], FROM_ADVISORS)
    state.helped += 1
    state.step = HELP


def clear_court(state: State) -> None:
    """KB-6.27, KB-15.6: all dice leave the court."""
    state.placed = []
    state.taken = 0
    state.neutral = ()
    for seat in range(state.seats):
        state.own[seat] = 0
        state.white[seat] = 0


def ask_build(state: State, events: Events) -> bool:
    """KB-7.1, KB-7.8; who can pay for nothing is not asked."""
    seat = next_waiting(state)
    while seat != NOBODY:
        if can_build(state, seat):
            state.active = seat
            return True
        done(state, seat)
        events.append(Passed(seat, STEP_NAMES[BUILD], True))
        seat = next_waiting(state)
    end_season(state, events)
    return False


def end_season(state: State, events: Events) -> None:
    """KB-17.12: Inn, Embassy, Town Hall."""
    halls = 0
    for seat in state.order:
        if state.phase == SUMMER and has(state, seat, INN):  # KB-8.1
            state.tokens[seat] += 1
            events.append(InnTokenTaken(seat))
        if has(state, seat, EMBASSY):  # KB-8.2
            award(state, seat, 1, FROM_EMBASSY)
            events.append(EmbassyScored(seat, 1))
        if has(state, seat, TOWN_HALL_BUILDING):
            halls |= 1 << seat
    enter(state, TOWN_HALL, halls)


def ask_town_hall(state: State, events: Events) -> bool:
    seat = next_waiting(state)
    while seat != NOBODY:
        if can_pay_town_hall(state, seat):
            state.active = seat
            return True
        done(state, seat)
        seat = next_waiting(state)
    if state.phase == SPRING:
        state.aid = NOBODY  # KB-3.2
    state.step = PHASE_END
    return False
