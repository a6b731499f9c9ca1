"""The Council of Grey Eminences (PH-9.1): votes are recorded and counted, the result is told to all."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.meeting import HoldCouncil
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.realm import BEASTS, OUTSIDE
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.course import CouncilDecided

MASTER_VOTES = 2
TWO_THIRDS = ("exclusion", "confidence")
VOTELESS = (BEASTS, OUTSIDE)


def check_council(state: State, move: HoldCouncil) -> None:
    voters = [realm_called(state, name) for name in (*move.yes, *move.no)]
    for realm in voters:
        if voters.count(realm) > 1 or state.realms[realm].kind in VOTELESS:
            raise IllegalMove("PH-9.1b", {"realm": state.setting.names[realm]})
    if move.master_yes + move.master_no > MASTER_VOTES:
        raise IllegalMove("PH-9.1c", {"votes": move.master_yes + move.master_no})
    if move.veto and move.kind != "recommendation":
        raise IllegalMove("PH-9.2d")


def is_carried(kind: str, yes: int, no: int) -> bool:
    """Two thirds against a player or the game masters, else more yes than no (PH-9.1f, PH-9.1g)."""
    return 3 * yes >= 2 * (yes + no) > 0 if kind in TWO_THIRDS else yes > no


def hold_council(state: State, move: HoldCouncil) -> None:
    yes, no = len(move.yes) + move.master_yes, len(move.no) + move.master_no
    carried = is_carried(move.kind, yes, no) and not move.veto
    state.publish(CouncilDecided(move.question, move.kind, yes, no, carried, move.veto))
