"""The table of weights behind the judgement of positions; `weights.toml` holds the tuned one."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

FEW_SEASONS: Final = 3


class Abilities(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points that a building's ability brings each time it can work."""

    statue: float
    """Each season."""
    chapel: float
    """Each season."""
    cathedral: float
    """Once, at the end of the game."""
    inn: float
    """Each Summer."""
    market: float
    """Each season."""
    farms: float
    """Each season; what they cost in Winter is reckoned there."""
    merchants_guild: float
    """Each season."""
    barracks: float
    """Each Winter of a later year."""
    stable: float
    """Each year."""
    crane: float
    """Each time to build."""
    town_hall: float
    """Each end of a season."""
    embassy: float
    """Each end of a season."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth, in points, and how likely they are."""

    gold: float
    wood: float
    stone: float
    goods_late: tuple[float, float, float]
    """Share of that worth when one, two or three times to build are left."""
    idle: float
    """Worth of a good when nothing can be built any more."""
    near: float
    """With so many goods missing, a building is worth half of one that can be paid."""
    spread: float
    """How gently that falls from good to good."""
    second: float
    """Share of the second best building in sight."""
    row: float
    """Share of a building further on in a row, for each building before it."""
    token: float
    look: float
    """Knowing the enemy of this Winter."""
    envoy: float
    lead: float
    """Having the most buildings while the King's reward is still to come this year."""
    last: float
    """Having the fewest buildings, alone."""
    strongest: float
    """Having the strongest army in Winter."""
    army: float
    """Soldiers to expect in the Winters of later years."""
    drill: float
    """Soldiers to expect from each season still to come this year."""
    defence: float
    """Share of the Winters of later years."""
    contest: float
    """Chance that a rival who can reach an advisor gets there first."""
    patience: float
    """Chance that one group more will find its turn."""
    abilities: Abilities


class Prices(NamedTuple):
    """What goods are worth at one moment."""

    gold: float
    wood: float
    stone: float
    good: float
    """One of any kind."""

    def of(self, goods: tuple[int, int, int]) -> float:
        return goods[0] * self.gold + goods[1] * self.wood + goods[2] * self.stone


def prices(weights: Weights, builds: int) -> Prices:
    """Goods lose worth with the last times to build."""
    if builds == 0:
        return Prices(weights.idle, weights.idle, weights.idle, weights.idle)
    late = weights.goods_late
    share = late[builds - 1] if builds <= len(late) else 1.0
    gold, wood, stone = weights.gold * share, weights.wood * share, weights.stone * share
    return Prices(gold, wood, stone, (gold + wood + stone) / 3)


def token_worth(weights: Weights, seasons: int) -> float:
    """A +2 token; with few seasons left it may find no use."""
    return weights.token * min(1.0, seasons / FEW_SEASONS)


def read_weights(text: str) -> Weights:
    return msgspec.convert(tomllib.loads(text), Weights)


@cache
def tuned_weights() -> Weights:
    return read_weights((files(__package__) / "weights.toml").read_text("utf-8"))
