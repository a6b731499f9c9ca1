"""Leaks planted in wars, one for each secret and way out, are all caught; without them nothing is found."""

from __future__ import annotations

from functools import cache
from typing import get_args

import msgspec
import pytest

from tafelrunde.games.phoenix.told.events import PublicEvent
from tests.contract.obey import PositionLaw, StepLaw
from tests.games.phoenix.leaks import SHOWN
from tests.games.phoenix.leaks_said import SAID
from tests.games.phoenix.leaks_told import TOLD
from tests.games.phoenix.saying import KINDS
from tests.games.phoenix.wars_watched import WARS, broken

LEAKS = {**SHOWN, **TOLD, **SAID}
SECRETS = (
    *("strengths of foreign armies", "guard status", "cargo", "prisoners among the cargo", "town damage"),
    *("magic walls", "spells", "wizards' power", "good points", "treasury", "orders handed in"),
    *("notes of other realms", "minutes", "hidden dice"),
)


@cache
def complaint(where: str, law: PositionLaw | StepLaw) -> str:
    """What a law says of the true game."""
    return broken(WARS[where], where, law)


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught_and_without_it_the_same_law_holds(name: str) -> None:
    leak = LEAKS[name]

    assert broken(leak.plant(WARS[leak.where]), leak.where, leak.law) != ""
    assert complaint(leak.where, leak.law) == ""


def test_every_secret_of_a_war_has_leaks() -> None:
    assert len(LEAKS) == len(SHOWN) + len(TOLD) + len(SAID) >= 50
    assert set(SECRETS) <= {leak.secret for leak in LEAKS.values()}


def test_every_field_of_a_public_event_is_of_a_kind_that_everybody_may_hear() -> None:
    """A new field needs a kind in `saying.KINDS`: who may know it, and by which rule?"""
    fields = {field.name for event in get_args(PublicEvent) for field in msgspec.structs.fields(event)}
    assert fields <= set(KINDS)
