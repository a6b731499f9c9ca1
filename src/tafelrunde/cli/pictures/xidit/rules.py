"""Which rules a player wants to read: at each step, and about each thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.xidit.box.data import COLOURS, UNITS
from tafelrunde.games.xidit.secrecy.view import XiditView


def numbered(chapter: int, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"XI-{chapter}.{number}" for number in range(first, last + 1))


STEP_RULES: Final = {
    "place": numbered(2, 17, 20),
    "programme": ("XI-4.3", "XI-4.5", "XI-4.8", "XI-5.2", "XI-5.8", "XI-5.10", "XI-6.3", "XI-6.5", "XI-7.1"),
    "titan": ("XI-13.2", "XI-13.4", "XI-13.7", "XI-13.9", "XI-13.10", "XI-13.11"),
    "rewards": (*numbered(8, 1, 3), "XI-9.9", "XI-10.2", "XI-10.5", "XI-20.8"),
    "bards": ("XI-9.5", "XI-9.6", "XI-9.7", "XI-9.8", "XI-9.10", "XI-1.7"),
    "dummy": ("XI-17.14", "XI-20.15", "XI-20.34"),
    "census": ("XI-14.3", "XI-14.4", "XI-14.8", "XI-14.10", *numbered(14, 11, 15), "XI-14.21"),
    "census_bards": ("XI-14.13", "XI-14.14", "XI-14.22", "XI-9.6"),
    "census_story": ("XI-14.15", "XI-14.16"),
}
UNIT_RULES: Final = ("XI-1.8", "XI-1.9", "XI-6.3", "XI-7.2")
COLUMN_RULES: Final = {
    "wealth": ("XI-16.3", "XI-9.3"),
    "influence": ("XI-16.4", "XI-16.5", "XI-10.7"),
    "reputation": numbered(16, 6, 11),
}
ORDER_RULES: Final = {"action": ("XI-4.7", "XI-5.10", "XI-6.1", "XI-7.1", "XI-13.2"), "wait": ("XI-5.9",)}
ROAD_RULES: Final = ("XI-1.3", "XI-1.4", "XI-5.7", "XI-5.8", "XI-20.1")
REWARD_RULES: Final = {
    "gold": numbered(9, 1, 3),
    "bards": numbered(9, 5, 11),
    "stories": numbered(10, 1, 7),
}
BEGINNINGS: Final = {
    "titan_": ("XI-1.18", *numbered(13, 1, 11)),
    "region_": ("XI-1.5", "XI-1.7", "XI-9.6", "XI-16.7"),
    "city_": ("XI-1.2", "XI-1.4", "XI-6.5", "XI-7.7", "XI-10.3"),
}
ABOUT: Final[dict[str, Sequence[str]]] = {
    **dict.fromkeys(UNITS, UNIT_RULES),
    **dict.fromkeys(COLOURS, ROAD_RULES),
    **ORDER_RULES,
    **REWARD_RULES,
    **COLUMN_RULES,
    "region_bastion": ("XI-1.6", "XI-9.8", "XI-16.6", "XI-19.4"),
}


def rules_now(view: XiditView) -> Sequence[str]:
    return STEP_RULES.get(view.step, ("XI-3.5",))


def rules_about(term: str) -> Sequence[str]:
    """A unit, a colour, an order, a reward, an assessment, a region, a city or a Titan."""
    if term in ABOUT:
        return ABOUT[term]
    return next((rules for start, rules in BEGINNINGS.items() if term.startswith(start)), ())
