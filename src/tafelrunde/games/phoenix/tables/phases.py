"""The phases of a month by number (PH-3c to PH-3t): A before the turns, B1 to B19 in each of them.

What happens in a phase by itself stands in `months.HOOKS`, what may be ordered in it beside each order.
"""

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

TURN_PHASES: Final[tuple[int, ...]] = tuple(range(B1, B19 + 1))
MONTH_PHASES: Final[tuple[int, ...]] = (MUSTER_PHASE, *TURN_PHASES)
