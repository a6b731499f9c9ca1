"""The table of weights behind the judgement of positions; `weights.toml` holds the tuned one."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth, in coins of an average moment, and how likely they are."""

    units: tuple[float, float, float, float, float]
    """Each unit in hand, the weakest type first."""
    story: float
    bard: float
    """A point of reputation."""
    column: tuple[float, float, float]
    """How much the first, second and third assessment count."""
    behind: float
    """How much more a column counts for each point behind the rivals' mean."""
    ready: float
    """Share of a threat's prize left for each unit that is still missing for it."""
    near: float
    """Share of it left for each road that still lies between."""
    recruit: float
    """A recruitment tile at hand when the next year begins."""
    second: float
    """Share of the second best threat to aim at."""
    spread: float
    """Doubt about a lead in bards, in bards."""
    bastion: float
    """Bards that a rival puts into the Bastion each year, as guessed."""
    crowd: float
    """Chance that a rival who can be at a recruitment tile before takes a unit there."""
    snatch: float
    """Chance that a rival who can be at a threat before eliminates it."""
    dummy: float
    """How much a value of the dummy near the own one hurts."""


def read_weights(text: str) -> Weights:
    return msgspec.convert(tomllib.loads(text), Weights)


@cache
def tuned_weights() -> Weights:
    return read_weights((files(__package__) / "weights.toml").read_text("utf-8"))
