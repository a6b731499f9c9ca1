"""Taxes of fields and towns (PH-3.2.1), phase D of income months."""

from __future__ import annotations

from tafelrunde.games.phoenix.holdings.happenings import extra_taxes
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.holdings.ledger import earn
from tafelrunde.games.phoenix.standing.shelter import pays_taxes
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.calendar import PLUNDER_MONTHS, is_income
from tafelrunde.games.phoenix.tables.prices import STAGE_INCOME
from tafelrunde.games.phoenix.towns.invaders import water_taxes


def is_plundered(state: State, field: int) -> bool:
    """Yields nothing: plundered in this month or one of the seven before it (PH-R73)."""
    since = state.plundered.get(field)
    return since is not None and state.month < since + PLUNDER_MONTHS


def field_income(state: State, field: int) -> int:
    """Terrain and town together (PH-3.2.1a, PH-3.2.1b)."""
    return state.setting.world.income[field] + STAGE_INCOME[stage_at(state, field)]


def collect_taxes(state: State) -> None:
    """Only in income months (PH-3t, PH-3.2a); they can be spent in the recruiting month that follows."""
    if not is_income(state.month):
        return
    for realm, gold in enumerate(taxes(state)):
        if pays_taxes(state, realm):
            earn(state, realm, gold, "taxes")
    state.happenings = {}


def taxes(state: State) -> list[int]:
    """By realm, what its land would pay now."""
    found = [0] * state.setting.realms
    income = state.setting.world.income
    for field in range(len(income)):
        owner = state.owner[field]
        if owner != NOBODY:
            found[owner] += income[field]
    for field in state.towns:
        if state.owner[field] != NOBODY:
            found[state.owner[field]] += STAGE_INCOME[stage_at(state, field)]
    for field in state.plundered:
        if state.owner[field] != NOBODY and is_plundered(state, field):
            found[state.owner[field]] -= field_income(state, field)
    for field in state.happenings:
        if state.owner[field] != NOBODY and not is_plundered(state, field):
            found[state.owner[field]] += extra_taxes(state, field, income[field])
    for realm, gold in water_taxes(state).items():
        found[realm] += gold
    return found
