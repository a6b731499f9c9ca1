"""What an army or person has done in the turn that runs, as bits of its `done`."""

from __future__ import annotations

from typing import Final

MOVED: Final = 1
"""Took a step; embarking alone is none (PH-1.8g)."""
CROSSED: Final = 2
"""Crossed a river or a hostile wall: its movement is over (PH-R78)."""
PLUNDERS: Final = 4
STOPPED: Final = 8
"""Met a hostile army (PH-5.5a)."""
ENDED: Final = 16
"""Did something that only the end of a movement allows: mounted, passed cargo, embarked for good."""
TEARS: Final = 32
"""Tears something down."""
DISBANDS: Final = 64
"""Is gone at the end of the month (PH-1.6e)."""
WALLED: Final = 1 << 10
"""Ran into a magic wall: its movement is over (PH-1.4.2h)."""
TELEPORTED: Final = 1 << 11
"""A wizard who has used his teleport of the month (PH-1.3d)."""
ABROAD: Final = 1 << 12
"""A wizard who stood alone abroad when the turn began (PH-R94)."""
SPELL_RAISE: Final = 1 << 13
SPELL_TEAR: Final = 1 << 14
SPELL_BAN: Final = 1 << 15
SPELL_GOODS: Final = 1 << 16
SPELL_TWICE: Final = 1 << 17
SPELL_TEAR_LATE: Final = 1 << 19
"""A wizard's spell of this turn: its kind, and whether both its parts are spoken (PH-1.4a).

Walls torn in B6 and in B10 are two spells (PH-1.4.4d: at once).
"""
DUELLED: Final = 1 << 18
"""Fought a duel in the turn that runs (5.4); of whichever realm he is."""
FOUGHT: Final = 1 << 20
"""A character who fought in the turn that runs (5.4); of whichever realm he is."""
TILTED: Final = 1 << 21
"""A knight who fought a knights' combat in the turn that runs (5.2)."""
COVERED: Final = 1 << 22
"""Somebody beside an army of his own before the melee of the turn that runs (5.4)."""
APPOINTED: Final = 1 << 23
"""Somebody with a new office in this turn."""
TRAVELLED: Final = 1 << 24
"""A fleet that sailed through a gate; the storm has still to take its share (PH-6.6.2a)."""
BURDENED: Final = 1 << 25
"""Carries a load that has moved with another army this month (PH-R220)."""
BUSY: Final = PLUNDERS | TEARS
"""It does not move this month (PH-1.6a, PH-3.2.2.1b)."""
