"""The table of weights behind the judgement of positions; `weights.toml` holds the tuned one."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth, in glory, and how likely they are."""

    pace: tuple[float, float, float]
    """What a turn brings on average, in the last age, the one before it, and the first of three."""
    drawing: float
    """Share of all turns in which a card is drawn from the deck."""
    stays: float
    """Chance that a card in the market is still there a turn later."""
    search: float
    """Turns to find a card of a common kind that does not lie in the market."""
    second: float
    """Share of the second best band to work for."""
    litter: float
    """Loss for each card that goes to the market."""
    card: float
    """Each card a wizard draws beyond the first."""
    spread: float
    """Doubt about a lead in markers at the end of this age, with the turns of a whole age to come."""
    drift: float
    """Further doubt for each later age."""
    absent: float
    """Share of a kingdom without own markers while there is time to go there."""
    later: float
    """Share of what kingdoms pay in the next age, of that in the one after."""
    tie: float
    """Markers that being ahead in troll tokens is worth."""
    troll: float
    """Each point on own troll tokens, besides the ties at hand."""
    swim: float
    """The whole way from one free marker on the merfolk board to the next."""
    threat: float
    """How quickly rivals come with a larger band of giants."""
    horde: float
    """Spaces that a horde grows in an age while all are free."""
    centaur: float
    """A second band, for a band that is still to be collected."""
    elf: float
    """Each card kept, for a band that is still to be collected."""


def read_weights(text: str) -> Weights:
    return msgspec.convert(tomllib.loads(text), Weights)


@cache
def tuned_weights() -> Weights:
    return read_weights((files(__package__) / "weights.toml").read_text("utf-8"))
