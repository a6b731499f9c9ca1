"""Wars in which the game master meddles with everything he may: no law breaks, and nothing gets lost."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix import GAME
from tests.contract import story
from tests.contract.lively import dealt
from tests.contract.obey import ALL
from tests.contract.own_laws import OWN_LAWS, every_army_is_one, no_field_is_too_full
from tests.contract.walk import Step, Walk
from tests.games.phoenix.meddling import meddle
from tests.games.phoenix.settling import generated

REALMS, LATER, MONTHS = 4, 2, 12
OFTEN = 4
"""One move in so many is the game master's."""
LOOKS = 20
"""The laws look at one position in so many."""
SEEDS = range(6)
LEFT_TO_HIM = (every_army_is_one, no_field_is_too_full)
"""He may make armies as weak or as crowded as he likes, and without leaders."""


def campaign(seed: int) -> Walk:
    world = generated(REALMS, "hexagon 2", seed=1 + seed, months=MONTHS)
    realms: list[dict[str, Any]] = [*[{}] * REALMS, *[{"later": True}] * LATER]
    options = {"deadlines": "days"} if seed % 2 else {}
    players = dealt(GAME, ("random", "warlord", "random"))
    return Walk(GAME, REALMS + LATER + 1, seed, options, {**world, "realms": realms}, players)


def meddled_with(walk: Walk, move: Any) -> Step:
    """The game master's move."""
    before = walk.position()
    events = walk.table.move(walk.seats - 1, move)
    return Step(before, walk.seats - 1, move, events, walk.table.state, walk.table)


@cache
def played(seed: int, looks: int = 0) -> Counter[str]:
    """One campaign; counts his decisions. With looks, all laws of positions and steps look now and then."""
    walk, rng, seen = campaign(seed), Seeded(seed), Counter[str]()
    while not walk.is_over():
        is_looked_at = looks > 0 and rng.below(looks) == 0
        for position_law in ALL.positions if is_looked_at else ():
            position_law(walk.position())
        move = meddle(GAME, walk.table.state, rng) if rng.below(OFTEN) == 0 else None
        step = walk.step() if move is None else meddled_with(walk, move)
        seen[type(step.move).__name__] += move is not None
        story.components_are_conserved(step)
        story.events_survive_json_and_name_a_rule(step)
        for step_law in ALL.steps if is_looked_at and move is None else ():
            step_law(step)
    for game_law in (*ALL.games, *OWN_LAWS["phoenix"]):
        if game_law not in LEFT_TO_HIM:
            game_law(walk)
    return seen


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_he_decides_campaigns_go_on_to_their_end(seed: int) -> None:
    assert played(seed).total() > 10


@pytest.mark.parametrize("seed", [24, 25])
def test_all_laws_hold_meanwhile(seed: int) -> None:
    assert played(seed, LOOKS).total() > 5


def test_he_meddles_with_everything() -> None:
    seen = sum([played(seed) for seed in SEEDS], Counter[str]())
    decided = {"DeclareAbsent", "DeclareReturn", "DeclareKind", "Amend", "Grant", "CloseRound", "SendAway"}
    assert decided | {"PlaceCreature", "HandCreature", "RemoveCreature", "Happen", "ChangeRealm"} <= set(seen)
