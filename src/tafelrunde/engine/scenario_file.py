"""The form of a scenario as it is written down (docs/scenarios.md); what follows from it is `scenario.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.validation import worded


class Expectation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What must hold after a step."""

    to_act: str | tuple[str, ...] | None = None
    view: dict[str, Any] | None = None
    """Paths into the public view and their values; seats by name: `provinces.Ann.vp = 4`."""
    sees: dict[str, dict[str, Any]] | None = None
    """The same for the view of single seats."""
    events: tuple[dict[str, Any], ...] | None = None
    """Events that must have happened in this step, in this order, others between them allowed; an empty list
    if none at all did."""
    no_events: tuple[str, ...] | None = None
    """Kinds of events that must not have happened in this step."""
    offered: tuple[str, ...] | None = None
    not_offered: tuple[str, ...] | None = None
    offers: tuple[str, ...] | None = None
    """Exactly these moves."""
    winners: tuple[str, ...] | None = None
    points: dict[str, int] | None = None


class Step(Expectation, forbid_unknown_fields=True, kw_only=True):
    """One move: by a seat, or by `chance` (`any` lets it draw)."""

    seat: str | None = None
    move: str | None = None
    chance: str | None = None
    refused: str | None = None
    """The rule that must refuse the move."""
    note: str = ""


class Scenario(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    game: str
    title: str | Words
    rules: tuple[str, ...] = ()
    about: str = ""
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    corrections: dict[str, Any] = {}
    given: dict[str, Any] = {}
    steps: tuple[Step, ...] = ()
    expect: Expectation | None = None
    seed: int = 1


def read_scenario(data: Mapping[str, Any], where: str) -> Scenario:
    try:
        return msgspec.convert(dict(data), Scenario)
    except msgspec.ValidationError as error:
        raise BadFile(where, "scenario-none", {"fault": worded(error)}) from None
