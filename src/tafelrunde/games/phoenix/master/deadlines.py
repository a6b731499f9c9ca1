"""From meetings to remote play and back, between rounds (PH-R233)."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.meeting import SetDeadlines
from tafelrunde.games.phoenix.state.setting import Setting
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.told.course import DeadlinesSet


def check_deadlines(state: State, move: SetDeadlines) -> None:
    """A sheet is for the muster or for the whole month: none may be in, and no turn be open."""
    is_begun = state.step != MUSTER or any(realm.handed is not None for realm in state.realms)
    if is_begun or state.setting.options["deadlines"] == move.deadlines:
        raise IllegalMove("PH-R233", {"month": month_name(state.month)})


def set_deadlines(state: State, move: SetDeadlines) -> None:
    """The setting is another one, as if the campaign had been founded so."""
    old = state.setting
    options = {**old.options, "deadlines": move.deadlines}
    state.setting = Setting(old.world, old.names, old.colours, options, old.months, old.foundation)
    state.publish(DeadlinesSet(move.deadlines))
