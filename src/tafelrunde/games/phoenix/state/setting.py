"""What never changes in a campaign: its world, its realms and its options. Shared by all states of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.engine.text import whole_number
from tafelrunde.games.phoenix.world.world import World


class Setting:
    """Built once by `setup`; a state refers to it and never copies it."""

    def __init__(
        self,
        world: World,
        names: tuple[str, ...],
        colours: tuple[str, ...],
        options: Mapping[str, str],
        months: int,
        foundation: Mapping[str, Any],
    ) -> None:
        self.world = world
        self.names = names
        self.colours = colours
        self.realms: int = len(names)
        self.game_master: int = len(names)
        """The last seat."""
        self.options: dict[str, str] = dict(options)
        self.months = months
        """After this month the campaign ends; 0 if only the game master ends it."""
        self.foundation: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(foundation))
        """What the campaign was founded with, as a log keeps it; with the options it makes this setting."""
        self.seals: dict[str, Any] = {}
        """What `essence.py` keeps of the large tables it hashed last."""

        self.together: bool = options["deadlines"] == "days"
        """Remote play: everybody hands in the whole month at once (PH-3u)."""
        self.damaged_by_table: bool = options["damaged_capacity"] == "table"  # PH-R13
        self.fleet_siege: str = options["fleet_siege"]  # PH-R29
        self.moved_capital_full: bool = options["moved_capital"] == "full"  # PH-R48
        self.kills_defeated: bool = options["defeated_characters"] == "killed"  # PH-R206
        self.double_points: bool = options["character_points"] == "double"  # PH-R5

    def realm_named(self, name: str) -> int:
        """The realm that people call so, by name or by its number from 1 on; -1 if there is none."""
        wanted = name.strip().casefold()
        for realm, known in enumerate(self.names):
            if known.casefold() == wanted:
                return realm
        number = whole_number(wanted)
        return -1 if number is None or not 1 <= number <= self.realms else number - 1
