"""Which rules a player wants to read: at each step, and about each thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.cli.pictures.ethnos.words import COLOUR_IDS
from tafelrunde.games.ethnos.secrecy.view import EthnosView


def numbered(chapter: int, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"ET-{chapter}.{number}" for number in range(first, last + 1))


STEP_RULES: Final = {
    "choose": ("ET-14.30", "ET-1.7"),
    "turn": ("ET-2.4", "ET-3.1", "ET-3.5", "ET-4.3", "ET-4.4", "ET-4.7", "ET-5.3", "ET-6.1"),
    "kingdom": ("ET-13.52", "ET-13.53", "ET-14.26"),
    "ability": ("ET-4.12", "ET-14.13"),
    "free_marker": ("ET-13.26", "ET-13.27", "ET-14.22"),
    "troll_token": ("ET-13.45", "ET-13.49", "ET-14.7", "ET-14.29"),
    "next_band": ("ET-13.1", "ET-13.3", "ET-13.4", "ET-14.17"),
    "keep": ("ET-13.8", "ET-13.9", "ET-13.10", "ET-14.8"),
    "wizard_draw": ("ET-13.54", "ET-13.56", "ET-13.57", "ET-14.9"),
    "plunder": ("ET-13.36", "ET-13.37", "ET-13.38", "ET-14.10"),
}
TRIBE_RULES: Final = {
    "centaur": numbered(13, 1, 4),
    "dwarf": numbered(13, 5, 7),
    "elf": numbered(13, 8, 10),
    "giant": numbered(13, 11, 16),
    "halfling": numbered(13, 17, 19),
    "merfolk": (*numbered(13, 20, 23), *numbered(13, 25, 28)),
    "minotaur": numbered(13, 31, 32),
    "orc": numbered(13, 33, 40),
    "skeleton": numbered(13, 41, 44),
    "troll": numbered(13, 45, 51),
    "wingfolk": numbered(13, 52, 53),
    "wizard": numbered(13, 54, 57),
}
KINGDOM_RULES: Final = ("ET-1.2", *numbered(5, 1, 3), "ET-8.1", "ET-8.3", "ET-8.4")
DRAGON_RULES: Final = numbered(7, 1, 6)


def rules_now(view: EthnosView) -> Sequence[str]:
    if view.step == "ability" and view.band is not None:
        return (*STEP_RULES["ability"], *TRIBE_RULES[view.band.tribe])
    return STEP_RULES.get(view.step, ("ET-2.4",))


def rules_about(term: str) -> Sequence[str]:
    """A tribe, a card of it, a kingdom or its colour, or the dragons."""
    if term == "dragon":
        return DRAGON_RULES
    if term.removeprefix("kingdom_") in COLOUR_IDS:
        return KINGDOM_RULES
    tribe = term.removeprefix("tribe_").partition("_")[0]
    return TRIBE_RULES.get(tribe, ())
