"""How every leader of a realm comes to a sheet: a position imagined from the view, then plans for a month."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.phoenix.bot.draft import Draft, planned
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.state import MUSTER, STEP_NAMES, State
from tafelrunde.games.phoenix.tables.calendar import is_recruiting

Guess = Callable[[State, PhoenixView, int], None]
"""What a leader thinks of strangers, put into the position."""
Plan = Callable[[Draft], None]


def leave_alone(_state: State, _seen: PhoenixView, _realm: int) -> None:
    """Strangers as the position has them."""


def sheet_for(view: PhoenixView, guess: Guess, plan_muster: Plan, plan_turn: Plan) -> Sheet:
    """The sheet of the muster, of the turn, or in remote play of the whole month."""
    assert view.seat is not None
    only_builds = view.step == STEP_NAMES[MUSTER] and not is_recruiting(view.month)
    is_remote = view.options["deadlines"] == "days"
    state = planned(view, view.seat, with_strangers=is_remote or not only_builds)
    guess(state, view, view.seat)
    draft = Draft(state, view.seat)
    if state.step == MUSTER:
        plan_muster(draft)
    if state.step != MUSTER or state.setting.together:
        plan_turn(draft)
    return draft.sheet()
