"""Tabelle 8: damage of ranged weapons by distance, height and die, in building points. Only lookups."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.state.setting import Setting

# By the face of the W10, 0 to 9.
NEAR: Final[dict[str, tuple[int, ...]]] = {
    "LKP": (225, 200, 175, 150, 125, 100, 70, 40, 10, 5),
    "SKP": (300, 270, 240, 210, 180, 150, 120, 90, 60, 30),
    "LKS": (175, 150, 125, 100, 75, 50, 25, 10, 5, 0),
    "SKS": (250, 220, 190, 160, 130, 100, 70, 40, 10, 5),
}
HIGH: Final[dict[str, tuple[int, ...]]] = {
    "SKP": (120, 100, 80, 65, 50, 40, 30, 10, 5, 0),
    "SKS": (100, 80, 65, 50, 40, 30, 10, 5, 0, 0),
}
FAR_A: Final[dict[str, tuple[int, ...]]] = {
    "SKP": (150, 120, 100, 80, 65, 50, 40, 30, 10, 5),
    "SKS": (120, 100, 80, 65, 50, 40, 30, 10, 5, 0),
}
FAR_B: Final[dict[str, tuple[int, ...]]] = {
    "SKP": (150, 130, 110, 90, 70, 50, 30, 10, 5, 0),
    "SKS": (100, 80, 60, 40, 20, 10, 5, 0, 0, 0),
}
NO_SHOT: Final[tuple[int, ...]] = ()
LIGHT: Final = ("LKP", "LKS")


def column(
    setting: Setting, weapon: str, distance: int, climb: int, *, walled: bool = False
) -> tuple[int, ...]:
    """The damage by die of a shot over so many fields, so many heights up; empty where it is impossible.

    A wall in between is one more height (PH-1.5.4b).
    """
    return damage(setting.options["far_fire"], weapon, distance, climb, walled=walled)


def damage(far_fire: str, weapon: str, distance: int, climb: int, *, walled: bool = False) -> tuple[int, ...]:
    """The same by the option alone, for shots that belong to no campaign."""
    if walled and climb and weapon in LIGHT:  # PH-5.1g, PH-R210: up or down
        return NO_SHOT
    up = climb + walled
    if distance == 1 and up <= 1:
        return NEAR[weapon]
    if distance == 1 and up == 2:
        return HIGH.get(weapon, NO_SHOT)
    if distance == 2 and up <= 1:
        level = FAR_A if far_fire == "level" else FAR_B  # PH-R9
        uphill = FAR_B if far_fire == "level" else FAR_A
        return (uphill if up == 1 else level).get(weapon, NO_SHOT)
    return NO_SHOT
