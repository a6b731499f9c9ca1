"""How strong an army is: Heeresstärke and good points of leaders; what damage does to works and guards."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.setting import Setting
from tafelrunde.games.phoenix.tables.prices import FLEET, WALL_CREW

LIGHT_DEFENCE: Final = 5
HEAVY_DEFENCE: Final = 10
FULL_LEADERS: Final = 100
HALF_LEADERS: Final = 200
GUARD_SHARE: Final = 3
WALL_STRENGTH: Final = 10 * WALL_CREW
"""What it takes to cross a hostile wall that nobody stands behind (PH-1.5.4g)."""


def strength(army: Army, *, defending: bool) -> int:
    """Warriors, riders and ships count 1; warships only in defence, catapults never (PH-R20, PH-1.2.1c)."""
    if army.kind != FLEET or not defending:
        return army.troops
    return army.troops + LIGHT_DEFENCE * army.light + HEAVY_DEFENCE * army.heavy


def leader_points(setting: Setting, leaders: int) -> Fraction:
    """One each; by option half of one from the 101st and none from the 201st (PH-R1)."""
    return points_of_leaders(leaders, tiered=setting.options["hf_gp"] == "tiered")


def points_of_leaders(leaders: int, *, tiered: bool) -> Fraction:
    if not tiered:
        return Fraction(leaders)
    return min(leaders, FULL_LEADERS) + Fraction(max(0, min(leaders, HALF_LEADERS) - FULL_LEADERS), 2)


def is_work_lost(points: int, full: int) -> bool:
    """Gone when more than half of its building points is lost (PH-1.5h)."""
    return 2 * points < full


def guard_losses(setting: Setting, losses: int) -> int:
    """What a guard loses under fire (PH-R43)."""
    return losses // GUARD_SHARE if setting.options["guard_losses"] == "third" else losses
