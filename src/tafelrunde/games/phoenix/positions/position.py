"""A position as a scenario describes it (`given`); the last name is the game master's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.engine.given import demand, read_given
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.positions.described_land import changed_setting, set_fields
from tafelrunde.games.phoenix.positions.described_plans import set_plans
from tafelrunde.games.phoenix.positions.described_realms import set_realms, set_units
from tafelrunde.games.phoenix.positions.given import Given
from tafelrunde.games.phoenix.positions.law import hold
from tafelrunde.games.phoenix.positions.lookup import by_field, given_month, mask, realm_of
from tafelrunde.games.phoenix.standing.sieges import find_sieges
from tafelrunde.games.phoenix.state.state import MUSTER, TURN, State
from tafelrunde.games.phoenix.tables.calendar import AHEAD


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    """The fresh campaign with everything that the scenario says put in its place; no other than could be."""
    arranged = described(state, given, names)
    hold(arranged)
    return arranged


def described(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    """The same, whether or not a campaign could come to it between two turns."""
    wanted = read_given(given, Given)
    folded = [name.casefold() for name in names]
    for name in names:
        demand(folded.count(name.casefold()) == 1, "realms", "phoenix-twice", {"name": name})
    state = state.copy()
    state.setting = changed_setting(state.setting, wanted, tuple(names[:-1]))
    set_course(state, wanted)
    set_fields(state, wanted)
    set_realms(state, wanted)
    set_units(state, wanted)
    set_plans(state, wanted)
    state.account = totals(state)
    find_sieges(state)
    set_sieges(state, wanted)
    return state


def set_sieges(state: State, wanted: Given) -> None:
    world = state.setting.world
    for field, sides in by_field(world, "besieged", wanted.besieged).items():
        demand(field in state.towns, f"besieged.{world.label(field)}", "phoenix-town-missing")
        state.besieged[field] = sides
        if not sides:
            del state.besieged[field]


def set_course(state: State, wanted: Given) -> None:
    realms = state.setting.realms
    order = tuple(realm_of(state, "order", name) for name in wanted.order) or tuple(range(realms))
    state.month = wanted.month
    state.orders = dict.fromkeys(range(wanted.month, wanted.month + AHEAD + 1), order)
    for month, names in wanted.orders.items():
        known = given_month("orders", month)
        demand(known in state.orders, f"orders.{month}", "phoenix-no-month", {"name": month})
        state.orders[known] = tuple([realm_of(state, f"orders.{month}", name) for name in names])
    state.gates = dict.fromkeys(state.orders, 1)
    state.gates.update({given_month("gates", month): gate for month, gate in wanted.gates.items()})
    state.missed = mask(state, "missed", wanted.missed)
    if wanted.step == "muster":
        demand(wanted.active is None, "active", "phoenix-no-active")
        state.step, state.waiting = MUSTER, ((1 << realms) - 1) & ~state.missed
        return
    state.step = TURN
    order = state.orders[state.month]
    state.active = order[0] if wanted.active is None else realm_of(state, "active", wanted.active)
    name = state.setting.names[state.active]
    demand(state.active in order, "active", "phoenix-no-turn", {"realm": name})
    state.place = order.index(state.active)
    state.waiting = 1 << state.active
