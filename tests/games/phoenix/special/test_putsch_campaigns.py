"""Random wars after a putsch, a union and an invasion: all laws hold, nothing is lost or won unseen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.moves.realms import Arrive, Rebel, Unite
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tests.contract.obey import obey
from tests.games.phoenix.melee.test_war_campaigns import LAWS
from tests.games.phoenix.wars import ARMIES, FIELDS, PEOPLE

NAMES = ("Ann", "Bob", "Cleo", "Dora", "SL")
RISES = Rebel("Bob", 501, ("101/19", "101/18"), "Dora", (103, 201), (), "Freies Land")
GIVEN = {
    "month": 2,
    "all": {"terrain": "t"},
    "realms": {"Ann": {"gold": 50000}, "Cleo": {"ways": ["Ann"]}, "Dora": {"kind": "outside", "gold": 0}},
    "fields": FIELDS,
    "armies": ARMIES,
    "people": PEOPLE,
}


def at_war(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    state = GAME.setup(seats, options, {"months": 5, **(corrections or {})})
    arranged: State = GAME.arrange(state, GIVEN, NAMES)
    return arranged


def risen(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """The war of `wars.py` in which a wizard of Bob has founded a realm of his own."""
    state = at_war(seats, options, corrections)
    GAME.apply(state, seats - 1, RISES, [])
    return state


def united(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """And Ann has gone over to it."""
    state = risen(seats, options, corrections)
    GAME.apply(state, seats - 1, Unite("Ann", "Freies Land"), [])
    return state


def invaded(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """The war three months later, when invaders surface in its bay."""
    founded = GAME.setup(seats, options, {"months": 7, **(corrections or {})})
    state: State = GAME.arrange(founded, {**GIVEN, "month": 5}, NAMES)
    GAME.apply(state, seats - 1, Arrive("Dora", "101/35", "ZB", 90_000, 5, 2, 1, 3), [])
    return state


@pytest.mark.parametrize("setup", [risen, united, invaded])
@pytest.mark.parametrize("options", [{}, {"deadlines": "days"}], ids=["turns", "remote"])
def test_wars_with_rebels_obey_all_laws(setup: Any, options: dict[str, str]) -> None:
    assert obey(replace(GAME, setup=setup), len(NAMES), 1, options, LAWS, 8) > 0


@pytest.mark.parametrize("seed", range(4))
def test_a_putsch_in_the_middle_of_a_war_loses_nothing(seed: int) -> None:
    """Whoever is left of Ann's nobles rises in month 3, and in month 4 the realms unite."""
    state, rng = at_war(len(NAMES), {}, None), Seeded(seed)
    plans: dict[int, Any] = {3: lambda: rising(state), 4: lambda: Unite("Ann", "Dora")}
    while GAME.to_act(state):
        if state.step == MUSTER and state.month in plans:
            decide(state, plans.pop(state.month)())
        seat = GAME.to_act(state)[0]
        move = GAME.chance(state, rng) if seat == CHANCE else sample(GAME.legal_moves(state, seat), rng)
        GAME.apply(state, seat, move, None)
        assert state.account == totals(state), move
    assert [row.kind == OUTSIDE for row in state.realms] == [True, False, False, False]


def rising(state: State) -> Rebel:
    """Somebody of Ann with one of her fields, on which a castle stands."""
    field = next(f for f in range(len(state.owner)) if state.owner[f] == 0 and f != state.realms[0].capital)
    label = state.setting.world.label(field)
    decide(state, Amend((Change(f"towns.{label}.stage", "BUR"),), "Ein Lehen."))
    decide(state, Amend((Change("people.Ann.690.field", label), Change("people.Ann.690.rank", "BUH")), "Er."))
    armies = [army for army in state.realms[0].armies.values() if army.field == field and not army.aboard]
    return Rebel("Ann", 690, (label,), "Dora", tuple([army.number for army in armies if army.kind < 3]))


def decide(state: State, move: Any) -> None:
    GAME.apply(state, len(NAMES) - 1, move, None)
    assert state.account == totals(state), move
