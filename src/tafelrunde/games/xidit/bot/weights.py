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
    fade: float
    """So many years before the end units begin to lose their worth."""
    story: float
    bard: float
    """A point of reputation."""
    deed: float
    """What a threat is worth beyond its rewards: so cheap ones are not left lying, and rivals go without."""
    focus: float
    """How far a column's price follows what it does for the chance to win; the rest is the same for all."""
    doubt: tuple[float, float, float]
    """How far wealth, influence and reputation still drift apart, at the start of the game."""
    income: float
    """Coins that a rival gains in a year, as guessed behind closed screens."""
    ready: float
    """Share of a threat's gain left for each unit that is still missing for it."""
    deep: float
    """Share of that for each unit that is to be recruited before it from the same tile."""
    near: float
    """Share of it left for each road that still lies between."""
    second: float
    """Share of the second best threat to aim at."""
    coming: float
    """Share of the Next threat."""
    recruit: float
    """A recruitment tile at hand when the next year begins."""
    close: float
    """Share of it left for each road that still lies between."""
    spread: float
    """Doubt about a lead in bards, in bards."""
    bastion: float
    """Bards that a rival puts into the Bastion each year, as guessed."""
    lure: float
    """What a threat that it can pay for is worth to a rival, in units to recruit."""
    idle: float
    """What an order that is left over is worth to it."""
    heat: float
    """How far a rival's choices are from the best one."""
    crowd: float
    """How sure it is that a rival recruits where it is expected to."""
    snatch: float
    """How sure it is that a rival who can pay eliminates a threat where it is expected to."""
    rush: float
    """Chance that a rival who can pay has eliminated a threat by the next year."""
    dummy: float
    """How much it hurts that the dummy comes near, for the chance to survive."""


def read_weights(text: str) -> Weights:
    return msgspec.convert(tomllib.loads(text), Weights)


@cache
def tuned_weights() -> Weights:
    return read_weights((files(__package__) / "weights.toml").read_text("utf-8"))
