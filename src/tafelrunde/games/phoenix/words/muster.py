"""Sentences of the muster: recruiting, building, repairs."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders.muster import (
    Build,
    BuildTown,
    Enlist,
    PlaceTown,
    Recruit,
    Repair,
    RepairTown,
)
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(
        Recruit,
        (
            "Rüste {goods} als [Garde =guard] {army} in (Rüstort) {town} [auf {at}] "
            "[mit besonderen Einnahmen =special]",
            "Rüste [Garde =guard] {army} mit {goods} in (Rüstort) {town} [auf {at}] "
            "[mit besonderen Einnahmen =special]",
        ),
        (
            "Recruit {goods} as [guard =guard] {army} in (town) {town} [on {at}] "
            "[with special income =special]"
        ),
    ),
    *forms_of(
        Enlist,
        "Rüste {rank} [{name}] als {number} in (Rüstort) {town} [mit besonderen Einnahmen =special]",
        "Recruit|Enlist {rank} [{name}] as {number} in (town) {town} [with special income =special]",
    ),
    *forms_of(
        Build,
        "Errichte|Baue {work} im|in {side} von {field}",
        "Build|Erect {work} in (the) {side} of {field}",
    ),
    *forms_of(
        BuildTown,
        "Baue|Errichte {stage} in {field} [um {points} (BP)]",
        "Build|Erect {stage} in {field} [by {points} (BP)]",
    ),
    *forms_of(
        Repair,
        "Repariere {work} im|in {side} von {field} um {points} (BP)",
        "Repair {work} in (the) {side} of {field} by {points} (BP)",
    ),
    *forms_of(
        RepairTown,
        "Repariere (Rüstort) {field:field} um {points} (BP)",
        "Repair (town) {field} by {points} (BP)",
    ),
    *forms_of(PlaceTown, "Stelle {stage} in {field} auf", "Place {stage} in {field}"),
]
