"""Which nobles of invaders need a town (6.5): none at first, all but four once they are settled."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.courts import lords, points_of_stage, seats
from tafelrunde.games.phoenix.realms.kinds import sails
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import MAGE, MARSHAL, OFFICER, RANK_GP, RANK_STAGE

SETTLED_TOWNS: Final = 6
FIRST_OFFICERS: Final = 5
"""Leaders who are characters, before the realm is settled (PH-6.5g)."""
FREE_OFFICERS: Final = 4
"""So many need no town afterwards (PH-6.5p)."""


def is_settled(state: State, realm: int) -> bool:
    """Has a capital or six finished towns (PH-6.5p)."""
    towns = [stage for stage in seats(state, realm) if stage]
    return state.realms[realm].capital != NO_FIELD or len(towns) >= SETTLED_TOWNS


def leads_without_town(state: State, realm: int, rank: int) -> bool:
    """The one Festungsherr who leads invaders needs no town until they are settled (PH-6.5f)."""
    return rank == MARSHAL and sails(state, realm) and not is_settled(state, realm)


def need_officer(state: State, realm: int) -> None:
    """There may be another leader who is a character (PH-6.5g, PH-6.5p)."""
    if not sails(state, realm):
        return
    count = len([person for person in state.realms[realm].people.values() if person.rank == OFFICER])
    if not is_settled(state, realm):
        rule, most = "PH-6.5g", FIRST_OFFICERS
    else:
        towns = len([stage for stage in seats(state, realm) if stage])
        rule, most = "PH-6.5p", FREE_OFFICERS + max(0, towns - len(lords(state, realm)))
    if count >= most:
        raise IllegalMove(rule, {"realm": state.setting.names[realm], "count": count, "most": most})


def seat_lords(state: State, realm: int) -> bool:
    """At the end of the turn: whoever has no town of his rank has the points of the one he has (PH-6.5p)."""
    if sails(state, realm) and is_settled(state, realm):
        towns = seats(state, realm)
        for place, person in enumerate(lords(state, realm)):
            has = towns[place] if place < len(towns) else 0
            if person.rank != MAGE and has < RANK_STAGE[person.rank]:
                earned = person.most - 10 * RANK_GP[person.rank]
                lord = state.edit_person(person.key)
                lord.now = min(lord.now, max(0, 10 * points_of_stage(has) + earned))
    return False
