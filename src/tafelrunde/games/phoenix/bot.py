"""Players that this game brings along, by name, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.bots.protocol import Bot
from tafelrunde.games.phoenix.bots.settler import Settler
from tafelrunde.games.phoenix.bots.warlord import Warlord

BOTS: Final[dict[str, Callable[[], Bot]]] = {"settler": Settler, "warlord": Warlord}
