"""Words to the game master on a sheet: whoever writes `SL: ...` means a special order (PH-R40)."""

from __future__ import annotations

import re
from typing import Final

ADDRESSED: Final = re.compile(r"^[ \t]*#?[ \t]*SL[ \t]*:[ \t]*(?=\S)", re.IGNORECASE | re.MULTILINE)
"""Also as a remark: a remark would reach nobody."""
SPECIAL: Final = "Sonderbefehl: "


def addressed(text: str) -> str:
    """The sheet with special orders in place of such lines; lines keep their numbers."""
    return ADDRESSED.sub(SPECIAL, text)
