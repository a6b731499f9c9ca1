"""Random wars of pirates, undead and invaders: all laws hold, nothing is lost or won unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event, Game, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.state.realm import INVADER, PIRATE, UNDEAD
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.events import Reported
from tafelrunde.games.phoenix.world.world import World
from tests.contract.obey import obey
from tests.games.phoenix.melee.test_war_campaigns import LAWS
from tests.games.phoenix.settling import generated
from tests.games.phoenix.wars import NAMES, war


def special_war(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """The war of `wars.py` between pirates, undead and an invader."""
    state = war(seats, options, corrections)
    for realm, kind in enumerate((PIRATE, UNDEAD, INVADER)):
        state.edit_realm(realm).kind = kind
    return state


SPECIAL_WAR = replace(GAME, setup=special_war)
WORLD = generated(3, "hexagon 2", seed=1, months=6)
GATE, INSIDE = "301/08", "2001/03"
FLEETS: dict[str, Any] = {"troops": 60, "leaders": 3, "light": 2, "gold": 700}
GATE_ARMIES: dict[str, Any] = {
    "Ann": {"301": {"field": INSIDE, **FLEETS}, "302": {"field": INSIDE, **FLEETS}},
    "Bob": {"301": {**FLEETS}, "302": {**FLEETS}, "101": {"field": "", "troops": 900, "aboard": 301}},
    "Cleo": {"301": {**FLEETS}},
}


def gate_war(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """Pirates in their nest, and others beside a gate that leads there."""
    state = GAME.setup(seats, options, {**WORLD, **(corrections or {})})
    world: World = state.setting.world
    gate = world.field(*map(int, GATE.split("/")))
    beside = world.label(next(field for field in world.around[gate] if world.is_water[field]))
    armies = {
        name: {number: {**army, "field": army.get("field") or beside} for number, army in rows.items()}
        for name, rows in GATE_ARMIES.items()
    }
    arranged: State = GAME.arrange(state, {"month": 2, "armies": armies}, NAMES)
    arranged.edit_realm(0).kind = PIRATE
    return arranged


GATE_WAR = replace(GAME, setup=gate_war)


@pytest.mark.parametrize("seed", range(2))
def test_travellers_through_gates_obey_all_laws(seed: int) -> None:
    assert obey(GATE_WAR, len(NAMES), seed, {"deadlines": "days"} if seed else {}, LAWS, 6) > 0


def test_random_players_sail_through_gates_and_raise_the_dead() -> None:
    """Undead seldom win in the month in which they want to raise somebody, so they get more wars."""
    seen = sum([ordered(GATE_WAR, seed) for seed in range(8)], Counter[str]())
    seen += sum([ordered(SPECIAL_WAR, seed) for seed in range(60)], Counter[str]())

    assert seen["Travel"] > 10
    assert seen["RaiseDead"] > 10
    assert seen["StormLosses"] > 2
    assert seen["Raised"] > 0


def ordered(game: Game, seed: int) -> Counter[str]:
    """What was ordered and noted in a campaign, by kind."""
    rng, seen = Seeded(seed), Counter[str]()
    state = game.setup(len(NAMES), {}, None)
    while game.to_act(state):
        seat, events = game.to_act(state)[0], list[Event]()
        move = game.chance(state, rng) if seat == CHANCE else sample(game.legal_moves(state, seat), rng)
        game.apply(state, seat, move, events)
        assert state.account == totals(state), move
        seen.update([type(order).__name__ for order in getattr(move, "orders", ())])
        notes = [event.notes or () for event in events if isinstance(event, Reported)]
        seen.update([type(note).__name__ for told in notes for note in told])
    return seen


@pytest.mark.parametrize("seed", range(3))
def test_special_realms_obey_all_laws(seed: int) -> None:
    options = {"deadlines": "days"} if seed % 2 else {}
    assert obey(SPECIAL_WAR, len(NAMES), seed, options, LAWS, 8) > 0


@pytest.mark.parametrize("seed", range(4))
def test_in_their_wars_nothing_is_lost_or_won_unseen(seed: int) -> None:
    """Money and goods are counted after every move."""
    assert ordered(SPECIAL_WAR, seed)["MoveArmy"] > 5
