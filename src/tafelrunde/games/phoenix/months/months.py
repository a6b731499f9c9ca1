"""The course of a month (PH-3): the draw, the muster, one turn after another, then C and D.

A turn may stop in any phase for dice; `proceed` goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.armies.bans import lift_bans
from tafelrunde.games.phoenix.armies.captives import find_wardens, follow_wardens
from tafelrunde.games.phoenix.armies.formations import finish_disbanding
from tafelrunde.games.phoenix.armies.turn_end import end_turn
from tafelrunde.games.phoenix.court.capture import captures
from tafelrunde.games.phoenix.court.char_combat import bind_wounds, combats
from tafelrunde.games.phoenix.economy.capital import finish_moves
from tafelrunde.games.phoenix.economy.gifts import forget_offers
from tafelrunde.games.phoenix.economy.works import finish_works
from tafelrunde.games.phoenix.fire.breaches import clear_rubble
from tafelrunde.games.phoenix.fire.ranged_fire import shoot_all
from tafelrunde.games.phoenix.holdings.courts import begin_locks
from tafelrunde.games.phoenix.holdings.regeneration import regenerate
from tafelrunde.games.phoenix.magic.duels import dissolve_absent, duels, free_bans
from tafelrunde.games.phoenix.melee.melee import crowded_melees, melees
from tafelrunde.games.phoenix.months.execution import begin_turn, carry_out, settled
from tafelrunde.games.phoenix.months.matching import match_sheets
from tafelrunde.games.phoenix.moves.kinds import DrawOrder, Roll
from tafelrunde.games.phoenix.realms.invader_courts import seat_lords
from tafelrunde.games.phoenix.realms.kinds import keep_status
from tafelrunde.games.phoenix.special.gates import storms
from tafelrunde.games.phoenix.standing.magic_walls import let_fall
from tafelrunde.games.phoenix.standing.shelter import away
from tafelrunde.games.phoenix.standing.sieges import find_sieges
from tafelrunde.games.phoenix.state.books import Book
from tafelrunde.games.phoenix.state.herald import Telling
from tafelrunde.games.phoenix.state.state import DICE, DRAW, MUSTER, NOBODY, OVER, TURN, State
from tafelrunde.games.phoenix.state.turn_order import is_drawn, present
from tafelrunde.games.phoenix.tables.calendar import FREE_TOWNS_MONTH
from tafelrunde.games.phoenix.tables.phases import (
    B1,
    B2,
    B7,
    B8,
    B10,
    B11,
    B12,
    B13,
    B14,
    B15,
    B16,
    B18,
    B19,
    MUSTER_PHASE,
    TURN_PHASES,
)
from tafelrunde.games.phoenix.told.course import (
    CampaignEnded,
    MonthBegan,
    MusterClosed,
    OrderDrawn,
    RealmFounded,
    TurnBegan,
    TurnEnded,
    TurnMissed,
)
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.games.phoenix.towns.taxes import collect_taxes
from tafelrunde.games.phoenix.towns.towns import finish_towns, grant_free_towns
from tafelrunde.games.phoenix.trade.merchants import unpack


def draw_order(state: State, move: DrawOrder, tell: Telling) -> None:
    """A1 (PH-3c); before the first month four more are drawn."""
    if not state.orders:
        tell_founding(state)
    if state.month - 1 in state.orders:  # the first draw of a new month
        clear_books(state, tell)
        clear_diaries(state)
    state.orders[move.month] = move.realms
    state.gates[move.month] = move.gate
    state.publish(OrderDrawn(move.month, move.realms, move.gate))
    if is_drawn(state):
        begin_month(state)
    tell.news(state)


def tell_founding(state: State) -> None:
    world = state.setting.world
    land: list[list[int]] = [[] for _ in range(NOBODY + 1)]
    for field in range(world.size):
        land[state.owner[field]].append(field)
    for number in present(state):
        realm, fields = state.realms[number], land[number]
        income = sum([world.income[field] for field in fields])
        labels = tuple([world.label(field) for field in fields])
        state.publish(RealmFounded(realm.number, world.label(realm.capital), labels, income))


def begin_month(state: State) -> None:
    """The muster is open to all realms (A2 to A4)."""
    state.publish(MonthBegan(state.month))
    find_sieges(state)
    if state.month == FREE_TOWNS_MONTH:
        grant_free_towns(state)
    state.step = MUSTER
    state.missed = away(state)
    state.waiting = sum([1 << realm for realm in present(state)]) & ~state.missed


def hand_in(state: State, realm: int, orders: tuple[Any, ...]) -> bool:
    """Keeps a sheet for the muster; says whether it is the realm's first one this month."""
    state.edit_realm(realm).handed = orders
    is_first = state.waiting >> realm & 1 == 1
    state.waiting &= ~(1 << realm)
    return is_first


def close_muster(state: State, tell: Telling) -> None:
    """All recruits are placed and all building begins (A2, A3); then the first realm moves."""
    late = tuple([realm for realm in range(state.setting.realms) if state.waiting >> realm & 1])
    find_wardens(state)
    for realm in range(state.setting.realms):
        orders = state.realms[realm].handed
        if orders is not None:
            carry_out(state, realm, orders, MUSTER_PHASE)
    state.used = {}
    if state.setting.together:
        state.missed |= state.waiting
        match_sheets(state)
    else:
        forget_sheets(state)
    state.waiting = 0
    state.publish(MusterClosed(late))
    tell.news(state)
    tell.report_all(state)
    state.place = 0
    next_turn(state, tell)


def forget_sheets(state: State) -> None:
    """The muster's orders are done; each turn brings its own."""
    for realm in range(state.setting.realms):
        state.edit_realm(realm).handed = None


def next_turn(state: State, tell: Telling) -> None:
    """Goes from turn to turn until somebody must decide or the month is over (PH-3r)."""
    order = state.orders[state.month]
    while state.place < len(order):
        state.active = order[state.place]
        state.phase = 0
        if state.missed >> state.active & 1:
            if not miss_turn(state, tell):
                return
        elif state.setting.together:
            if not run_turn(state, known_orders(state), tell):
                return
        else:
            state.step = TURN
            state.waiting = 1 << state.active
            return
    end_month(state, tell)


def known_orders(state: State) -> tuple[Any, ...]:
    """Remote play: what was handed in at the start of the month, as far as it still can be done."""
    return settled(state, state.active, state.realms[state.active].handed or (), TURN_PHASES)


def miss_turn(state: State, tell: Telling) -> bool:
    """All stand still (PH-3w), but power comes back (PH-1.3c), magic walls fall, and the end takes place.

    False if it waits for dice, where a field is too full (PH-5.7a).
    """
    state.missed |= 1 << state.active
    state.publish(TurnMissed(state.active))
    begin_locks(state, state.active)
    let_fall(state, state.active)
    regenerate(state, state.active)
    state.edit_realm(state.active).handed = ()
    state.phase, state.part = B18, 1
    return proceed(state, tell)


def run_turn(state: State, orders: tuple[Any, ...], tell: Telling) -> bool:
    """One turn from B1 on; False if it waits for dice."""
    state.edit_realm(state.active).handed = orders
    state.waiting = 0
    state.phase, state.part = B1, 0
    state.publish(TurnBegan(state.active))
    begin_turn(state, state.active)
    return proceed(state, tell)


def go_on(state: State, move: Roll, tell: Telling) -> None:
    """The dice have fallen: the turn goes on where it stopped."""
    for dice, values in zip(state.asked, move.values, strict=True):
        state.minute(Thrown(dice.what, dice.where, dice.faces, values))
    state.rolled = move.values
    if proceed(state, tell):
        next_turn(state, tell)


def proceed(state: State, tell: Telling) -> bool:
    """Goes on with a turn: in each phase its orders, then what follows from them; False if dice must fall."""
    orders = state.realms[state.active].handed or ()
    while state.phase <= B19:
        if state.part == 0:
            carry_out(state, state.active, orders, state.phase)
            state.part = 1
        hooks = HOOKS.get(state.phase, ())
        while state.part <= len(hooks):
            if hooks[state.part - 1](state, state.active):
                state.step = DICE
                tell.news(state)
                tell.minutes(state)
                return False
            state.part += 1
        assert not state.pending, "a phase leaves nothing open"
        state.asked, state.rolled = (), ()
        tell.passed(state)
        state.phase, state.part = state.phase + 1, 0
    finish_turn(state, tell)
    return True


def finish_turn(state: State, tell: Telling) -> None:
    """B19."""
    state.edit_realm(state.active).handed = None
    state.phase = 0
    if not state.missed >> state.active & 1:
        state.publish(TurnEnded(state.active))
    tell.news(state)
    tell.report_all(state)
    tell.minutes(state)
    state.place += 1


def end_month(state: State, tell: Telling) -> None:
    """C and D (PH-3s, PH-3t), then the next month."""
    for finish in MONTH_END:
        finish(state)
    tell.news(state)
    tell.report_all(state)
    if state.month == state.setting.months:
        end_campaign(state, "", tell)
    else:
        state.month += 1
        state.step = DRAW


def clear_books(state: State, tell: Telling) -> None:
    """News are those of a month until the next is drawn: views still show what its last dice decided."""
    state.news, state.minutes = Book(), Book()
    tell.published = tell.written = 0
    state.orders.pop(state.month - 1, None)
    state.gates.pop(state.month - 1, None)
    for number in range(state.setting.realms):
        state.edit_realm(number).handed = None


def clear_diaries(state: State) -> None:
    """Notes are those of the month; the last of them can be read until the next one is drawn."""
    for number in range(state.setting.realms):
        realm = state.edit_realm(number)
        realm.diary, realm.told = (), 0


def end_campaign(state: State, reason: str, tell: Telling) -> None:
    """PH-2k."""
    state.step = OVER
    state.waiting = 0
    state.publish(CampaignEnded(reason))
    tell.news(state)


HOOKS: Final[dict[int, tuple[Callable[[State, int], bool], ...]]] = {
    B2: (regenerate,),
    B7: (shoot_all,),
    B8: (storms, clear_rubble, follow_wardens),
    B10: (dissolve_absent, free_bans),
    B11: (duels,),
    B12: (shoot_all,),
    B13: (combats,),
    B14: (melees,),
    B15: (captures,),
    B16: (lift_bans,),
    B18: (crowded_melees, end_turn, bind_wounds),
    B19: (keep_status, seat_lords),
}
"""What happens in a phase after its orders: (state, realm) -> whether dice must fall before it can go on."""

MONTH_END: Final[tuple[Callable[[State], None], ...]] = (
    finish_works,
    finish_towns,
    finish_moves,
    collect_taxes,
    finish_disbanding,
    find_wardens,
    forget_offers,
    unpack,
)
"""C, then D."""
