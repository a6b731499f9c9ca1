"""R227 as a property: what befalls an army before its turn is nothing to orders that are not about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.months import months
from tafelrunde.games.phoenix.months.execution import Trial, fail, is_muster
from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.games.phoenix.standing.standing import carried
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tests.games.phoenix.claims import rules
from tests.games.phoenix.months.overtaking import Bystanders, Sheets, disturbed, drawn_sheet, fate, peace
from tests.games.phoenix.settling import REMOTE, Campaign, generated
from tests.games.phoenix.table import ANN, BOB

SHEETS = range(14)
MOST = 7
"""Armies of a realm that are looked at."""


def befalls(state: State, realm: int, army: int) -> tuple[tuple[Change, ...], tuple[Change, ...]]:
    """It is gone with all that is aboard, or left with one leader."""
    path = f"armies.{state.setting.names[realm]}"
    lost = [*[key % KEY for key in carried(state, state.realms[realm].armies[army])], army]
    return tuple([Change(f"{path}.{each}", "gone") for each in lost]), (Change(f"{path}.{army}.leaders", 1),)


def found(state: State, sheets: Sheets, realm: int) -> list[Any]:
    """All that is disturbed by what may befall any army of a realm."""
    before = fate(state, sheets, realm)
    return [
        wrong
        for army in sorted(state.realms[realm].armies)[:MOST]
        for changes in befalls(state, realm, army)
        for wrong in disturbed(state, sheets, realm, army, changes, before)
    ]


def drawn(seed: int) -> tuple[State, Sheets]:
    """In peace, with a sheet that is full of armies which change."""
    rng = Seeded(seed)
    state = peace(rng)
    return state, {ANN: drawn_sheet(state, rng), BOB: ()}


def musters(seed: int, months: range) -> Iterator[tuple[State, Sheets]]:
    """In a war of random players in a generated world: the sheets of all at the beginning of these months."""
    campaign = Campaign(3, REMOTE, generated(3, "hexagon 2", seed=seed, months=0), ("random",), seed)
    for month in months:
        campaign.until(month)
        while campaign.state.step != MUSTER:
            campaign.play(CHANCE)
        start = campaign.state.copy()
        yield start, {realm: campaign.sheet(realm).orders for realm in GAME.to_act(start)}


@rules("PH-R227")
@pytest.mark.parametrize("seed", SHEETS)
def test_r227_what_befalls_an_army_is_nothing_to_orders_that_do_not_name_it(seed: int) -> None:
    state, sheets = drawn(seed)
    assert found(state, sheets, ANN) == []


@rules("PH-R227")
@pytest.mark.parametrize("seed", [4, 11, 32])
def test_r227_nor_in_a_war_to_those_who_are_far_from_it(seed: int) -> None:
    """Of the realm that moves first: what others do before a turn is their own affair."""
    for state, sheets in musters(seed, range(6, 11, 2)):
        assert found(state, sheets, state.orders[state.month][0]) == []


def dropped_from_the_end(
    state: State, realm: int, orders: Sequence[Any], phases: Sequence[int]
) -> tuple[Any, ...]:
    """As it was: a sheet that would leave behind what none may lost its last order, whichever that was."""
    kept = [(line, order) for line, order in enumerate(orders, 1) if order and not is_muster(order)]
    while kept:
        refusals = Trial(state, realm, [order for _line, order in kept], phases).refusals
        if not refusals:
            break
        index, refusal = refusals[0]
        fail(state, realm, kept.pop(index)[0], refusal)
    left = dict(kept)
    return tuple([left.get(line) for line in range(1, len(orders) + 1)])


def test_the_property_notices_orders_that_fall_with_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(months, "settled", dropped_from_the_end)

    assert any(found(*drawn(seed), ANN) for seed in SHEETS)


def test_most_orders_are_none_of_an_armys_business() -> None:
    """The property would be empty if everything hung together."""
    apart = whole = 0
    for seed in SHEETS:
        state, sheets = drawn(seed)
        before = fate(state, sheets, ANN)
        for army in state.realms[ANN].armies:
            after = fate(state, sheets, ANN, *befalls(state, ANN, army)[0])
            apart += len(Bystanders(state, ANN, sheets[ANN], army, before, after).lines())
            whole += len(sheets[ANN])
    assert 2 * apart > whole
