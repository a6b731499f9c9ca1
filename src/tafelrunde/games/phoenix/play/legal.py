"""What the rules allow: `check` decides, `legal_moves` draws. Both change nothing.

At the muster all realms act at once and may change their sheets until the last is in; then they take turns.
The game master may act at any time and has to only where every realm is absent (PH-6.9.2a).
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.master.decisions import MasterMoves, check_master
from tafelrunde.games.phoenix.months.execution import Trial, closed_muster, is_muster, phase_of
from tafelrunde.games.phoenix.moves.kinds import DrawOrder, Roll, Sheet
from tafelrunde.games.phoenix.play.sheets import Sheets
from tafelrunde.games.phoenix.realms.kinds import is_inside
from tafelrunde.games.phoenix.special.absence import no_orders
from tafelrunde.games.phoenix.state.state import DICE, DRAW, MUSTER, OVER, TURN, State
from tafelrunde.games.phoenix.state.throws import check_roll
from tafelrunde.games.phoenix.state.turn_order import check_draw
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.phases import MONTH_PHASES, MUSTER_PHASE, TURN_PHASES

WORD: Final = 32
"""Realms that are looked at together: small numbers are quick."""
NOBODY_ACTS: Final[tuple[int, ...]] = ()
CHANCE_ACTS: Final[tuple[int, ...]] = (CHANCE,)


def to_act(state: State) -> tuple[int, ...]:
    """Where all realms are absent no month is played by itself: the game master says how it goes on."""
    if state.step == OVER:
        return NOBODY_ACTS
    if state.step == DRAW or state.step == DICE:
        return CHANCE_ACTS
    found: list[int] = []
    for start in range(0, state.setting.realms, WORD):
        waiting = state.waiting >> start & (1 << WORD) - 1
        if waiting:  # of many realms one only has its turn
            found += [start + place for place in range(WORD) if waiting >> place & 1]
    return tuple(found) or (state.setting.game_master,)


def settles(before: State, after: State) -> bool:
    """Whether a turn or a muster was carried out: strengths and magic walls of others had a say in it."""
    return (before.month, before.step, before.active) != (after.month, after.step, after.active)


def legal_moves(state: State, seat: int) -> Any:
    """Sheets that the realm may hand in now; nothing is listed, everything can be drawn."""
    if may_hand_in(state, seat):
        return Sheets(state, seat, phases_now(state))
    if seat == state.setting.game_master and state.step != OVER:
        return MasterMoves(state)
    return []


def may_hand_in(state: State, seat: int) -> bool:
    if not is_player(state, seat) or state.realms[seat].absence:  # PH-R225
        return False
    return state.step == MUSTER or (state.step == TURN and seat == state.active)


def is_player(state: State, seat: int) -> bool:
    """A realm that takes part, present or not."""
    return 0 <= seat < state.setting.realms and is_inside(state, seat)


def phases_now(state: State) -> tuple[int, ...]:
    """The phases that a sheet is for."""
    if state.step == TURN:
        return TURN_PHASES
    return MONTH_PHASES if state.setting.together else (MUSTER_PHASE,)


def check(state: State, seat: int, move: Any) -> None:
    """Raises `IllegalMove` with the rule that forbids the move; changes nothing."""
    if state.step == OVER:
        raise IllegalMove("PH-2k")
    if seat == state.setting.game_master:
        check_master(state, move)
    elif seat == CHANCE and isinstance(move, DrawOrder) and state.step == DRAW:
        check_draw(state, move)
    elif seat == CHANCE and isinstance(move, Roll) and state.step == DICE:
        check_roll(state, move)
    elif may_hand_in(state, seat) and isinstance(move, Sheet):
        check_sheet(state, seat, move)
    elif isinstance(move, Sheet) and is_player(state, seat) and state.realms[seat].absence:
        raise no_orders(state, seat)
    else:
        raise out_of_turn(state, seat)


def check_sheet(state: State, realm: int, move: Sheet) -> None:
    """The first order that is wrong refuses the sheet; its number stands in the parameters."""
    phases = phases_now(state)
    for line, order in enumerate(move.orders, 1):
        if phase_of(order) not in phases:
            refusal = closed_muster(state, realm) if is_muster(order) else out_of_turn(state, realm)
            raise IllegalMove(refusal.rule, {**refusal.params, "line": line})
    if not move.orders:
        return
    refusals = Trial(state, realm, move.orders, phases).refusals
    if refusals:
        index, refusal = refusals[0]
        raise IllegalMove(refusal.rule, {**refusal.params, "line": index + 1})


def out_of_turn(state: State, seat: int) -> IllegalMove:
    """PH-3r."""
    names = state.setting.names
    order = ", ".join([names[realm] for realm in state.orders.get(state.month, ())]) or "–"
    current = {DRAW: "chance", DICE: "chance", MUSTER: "everyone"}.get(state.step, names[state.active])
    own = names[seat] if 0 <= seat < len(names) else "chance"
    return IllegalMove(
        "PH-3r", {"realm": own, "current": current, "month": month_name(state.month), "order": order}
    )
