"""The phases of a month by number (PH-3c to PH-3t): A before the turns, B1 to B19 in each of them."""

from __future__ import annotations

from typing import Final

MUSTER_PHASE: Final = 0
"""A2 to A4: all realms at once."""
B1: Final = 1
B2: Final = 2
B4: Final = 4
B5: Final = 5
B6: Final = 6
B7: Final = 7
B8: Final = 8
B9: Final = 9
B10: Final = 10
B11: Final = 11
B12: Final = 12
B13: Final = 13
B14: Final = 14
B15: Final = 15
B16: Final = 16
B17: Final = 17
B18: Final = 18
B19: Final = 19

# What happens when (PH-3k to PH-3q, PH-R36, PH-R37).
REGENERATION: Final = B2
ANNOUNCEMENT: Final = B4
TELEPORT: Final[tuple[int, ...]] = (B5, B9)
SPELLS: Final[tuple[int, ...]] = (B6, B10, B16)
"""Spells I, II and III."""
FIRE: Final[tuple[int, ...]] = (B7, B12)
DEFENSIVE_FIRE: Final = B12
MOVEMENT: Final = B8
CONFLICTS: Final[tuple[int, ...]] = (B11, B13, B14, B15)
"""Duels, combat of characters and knights, melee, capture with retreat fights and emergency teleports."""
GIFTS: Final = B17

TURN_PHASES: Final[tuple[int, ...]] = tuple(range(B1, B19 + 1))
MONTH_PHASES: Final[tuple[int, ...]] = (MUSTER_PHASE, *TURN_PHASES)


def spell_ends(phase: int) -> int:
    """The phase until which a spell lasts: I to II, II to III, III to the caster's next I (PH-3z, PH-R46)."""
    return SPELLS[(SPELLS.index(phase) + 1) % len(SPELLS)]
