"""What the game master records of a meeting: for each kind of move how it is checked and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.court.castle import call_back, check_away, check_back, send_away
from tafelrunde.games.phoenix.holdings.happenings import check_happening, happen
from tafelrunde.games.phoenix.master.adventures import check_adventure, reward_adventure
from tafelrunde.games.phoenix.master.council import check_council, hold_council
from tafelrunde.games.phoenix.master.deadlines import check_deadlines, set_deadlines
from tafelrunde.games.phoenix.master.race import check_race, hold_race
from tafelrunde.games.phoenix.moves.meeting import (
    CallBack,
    DeclareAbsent,
    DeclareReturn,
    Happen,
    HoldCouncil,
    HoldRace,
    RewardAdventure,
    SendAway,
    SetDeadlines,
)
from tafelrunde.games.phoenix.special.absence import (
    check_absent,
    check_return,
    declare_absent,
    declare_return,
)
from tafelrunde.games.phoenix.state.state import State

Step = Callable[[State, Any], None]

MEETING: Final[dict[type, tuple[Step, Step]]] = {
    HoldRace: (check_race, hold_race),
    HoldCouncil: (check_council, hold_council),
    RewardAdventure: (check_adventure, reward_adventure),
    DeclareAbsent: (check_absent, declare_absent),
    DeclareReturn: (check_return, declare_return),
    Happen: (check_happening, happen),
    SendAway: (check_away, send_away),
    CallBack: (check_back, call_back),
    SetDeadlines: (check_deadlines, set_deadlines),
}
