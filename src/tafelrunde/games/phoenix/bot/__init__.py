"""Players that this game brings along, by name, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.player import Bot
from tafelrunde.games.phoenix.bot.settler import Settler
from tafelrunde.games.phoenix.bot.warlord import Warlord

BOTS: Final[dict[str, Callable[[], Bot]]] = {"settler": Settler, "warlord": Warlord}
