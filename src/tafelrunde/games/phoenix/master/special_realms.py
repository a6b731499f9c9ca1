"""What the game master decides about special realms: how each move is checked and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.phoenix.moves.market import DealCards
from tafelrunde.games.phoenix.moves.realms import Arrive, ChangeRealm, Depart, Rebel, Unite
from tafelrunde.games.phoenix.moves.special import BonusTown, DeclareKind, PirateBonus
from tafelrunde.games.phoenix.realms.accession import check_depart, depart
from tafelrunde.games.phoenix.realms.kinds import check_kind, declare_kind
from tafelrunde.games.phoenix.realms.pirates import check_bonus, pay_bonus
from tafelrunde.games.phoenix.special.arrival import arrive, check_arrival
from tafelrunde.games.phoenix.special.creatures import CREATURES
from tafelrunde.games.phoenix.special.putsch import (
    change_realm,
    check_change,
    check_rebel,
    check_unite,
    rebel,
    unite,
)
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.towns.invaders import build_bonus, check_bonus_town
from tafelrunde.games.phoenix.trade.cards import check_deal, deal

Step = Callable[[State, Any], None]

SPECIAL: Final[dict[type, tuple[Step, Step]]] = {
    DeclareKind: (check_kind, declare_kind),
    BonusTown: (check_bonus_town, build_bonus),
    PirateBonus: (check_bonus, pay_bonus),
    **CREATURES,
    Rebel: (check_rebel, rebel),
    Unite: (check_unite, unite),
    ChangeRealm: (check_change, change_realm),
    Arrive: (check_arrival, arrive),
    Depart: (check_depart, depart),
    DealCards: (check_deal, deal),
}
