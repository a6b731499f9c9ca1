"""What the game master may do at any time: correct, grant, announce, answer, close a round, end it all."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.ledger import earn
from tafelrunde.games.phoenix.master.corrections import amend, check_changes
from tafelrunde.games.phoenix.master.meeting import MEETING
from tafelrunde.games.phoenix.master.special_realms import SPECIAL
from tafelrunde.games.phoenix.months.months import close_muster, end_campaign, miss_turn, next_turn
from tafelrunde.games.phoenix.moves.kinds import Amend, Announce, Answer, CloseRound, EndCampaign, Grant
from tafelrunde.games.phoenix.special.absence import is_deserted
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.herald import Telling
from tafelrunde.games.phoenix.state.state import MUSTER, TURN, State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.told.course import Announced, RulesAnswered
from tafelrunde.games.phoenix.told.notes import Informed

DECISIONS: Final = {**MEETING, **SPECIAL}


def check_master(state: State, move: Any) -> None:
    """The game master gives no orders for realms; everything else he may."""
    if isinstance(move, (Grant, Announce)) and (move.realm or isinstance(move, Grant)):
        realm_called(state, move.realm)
    elif isinstance(move, Amend):
        check_changes(state, move)
    elif isinstance(move, CloseRound):
        if state.step not in (MUSTER, TURN):
            raise not_now(state)
    elif type(move) in DECISIONS:
        check, _carry = DECISIONS[type(move)]
        check(state, move)
    elif not isinstance(move, (Announce, Answer, EndCampaign)):
        raise not_now(state)


class MasterMoves:
    """What the game master may do: too much to list. Drawn are words only; numbers are his own affair.

    Where everybody waits for him he lets the month pass.
    """

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, rng: Rng) -> Announce | Answer | CloseRound:
        if is_deserted(self.state):
            return CloseRound("PH-6.9.2a")
        number = str(rng.below(1000))
        return Announce(number) if rng.below(2) else Answer(number, number)

    def __contains__(self, move: object) -> bool:
        try:
            check_master(self.state, move)
        except IllegalMove:
            return False
        return True


def not_now(state: State) -> IllegalMove:
    """PH-3r: sheets come from realms, draws from chance, and only an open round can be closed."""
    names = state.setting.names
    order = ", ".join([names[realm] for realm in state.orders.get(state.month, ())]) or "–"
    current = names[state.active] if state.step == TURN else "everyone" if state.step == MUSTER else "chance"
    return IllegalMove(
        "PH-3r",
        {"realm": "game_master", "current": current, "month": month_name(state.month), "order": order},
    )


def play_master(state: State, move: Any, tell: Telling) -> None:
    if isinstance(move, Grant):
        earn(state, realm_called(state, move.realm), move.gold, "grant", move.reason)
    elif isinstance(move, Amend):
        amend(state, move)
    elif isinstance(move, Announce):
        announce(state, move)
    elif isinstance(move, Answer):
        state.publish(RulesAnswered(move.question, move.answer))
    elif isinstance(move, CloseRound):
        close_round(state, tell)
    elif isinstance(move, EndCampaign):
        end_campaign(state, move.reason, tell)
    elif type(move) in DECISIONS:
        was_deserted = is_deserted(state)
        _check, carry = DECISIONS[type(move)]
        carry(state, move)
        tell.report_all(state)
        if is_over_for_now(state) and not was_deserted:
            close_round(state, tell)
    tell.news(state)


def is_over_for_now(state: State) -> bool:
    """Whether the last realm that was waited for is absent now, at the muster or in its turn (PH-R225)."""
    return is_deserted(state) or (state.step == TURN and state.realms[state.active].absence > 0)


def announce(state: State, move: Announce) -> None:
    if move.realm:
        state.note(realm_called(state, move.realm), Informed(move.text))
    else:
        state.publish(Announced(move.text))


def close_round(state: State, tell: Telling) -> None:
    """Who is late recruits nothing, or misses his turn (PH-3w, PH-3x)."""
    if state.step == MUSTER:
        close_muster(state, tell)
    else:
        state.waiting = 0
        if miss_turn(state, tell):
            next_turn(state, tell)
