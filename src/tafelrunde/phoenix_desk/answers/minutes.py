"""Every evaluation with each factor and its rule, to be checked by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import begun_month
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tafelrunde.phoenix_desk.review.evaluations import Evaluation, evaluations


class Evaluated(msgspec.Struct, frozen=True):
    month: int
    entry: int
    fields: tuple[str, ...]
    minute: Any
    """All figures, as the game keeps them."""
    lines: tuple[str, ...]
    """The same in words."""


class Minutes(msgspec.Struct, frozen=True):
    evaluations: tuple[Evaluated, ...]


def evaluations_of(campaign: Campaign, month: str, field: str) -> list[Evaluation]:
    """Those of a month and a field, as people name them; empty is every one."""
    return evaluations(campaign, begun_month(campaign, month), label_of(campaign, field))


def minutes_of(campaign: Campaign, month: str, field: str, lang: Lang) -> Minutes:
    found = evaluations_of(campaign, month, field)
    return Minutes(tuple([evaluated(campaign, one, lang) for one in found]))


def evaluated(campaign: Campaign, found: Evaluation, lang: Lang) -> Evaluated:
    lines = tuple(in_words(found.minute, campaign.names, lang))
    return Evaluated(found.month, found.entry, found.fields, found.minute, lines)


def label_of(campaign: Campaign, field: str) -> str:
    """A field as the minutes write it; empty for all of them."""
    world = campaign.state.setting.world
    return world.label(read_field(world, field)) if field else ""
