"""The player without a plan: sheets of every kind of order, all of them in order, and often."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import AnyOrder
from tafelrunde.games.phoenix.orders.muster import MusterOrder, Repair, RepairTown
from tafelrunde.games.phoenix.orders.trade import GiveGold, HandGold, TakeOver, TradeOrder
from tafelrunde.games.phoenix.orders.turn import Embark, ToTreasury, TurnOrder
from tafelrunde.games.phoenix.proposals.idea import Idea, own_fields, up_to
from tafelrunde.games.phoenix.proposals.occasions import OCCASIONS
from tafelrunde.games.phoenix.proposals.orders import OFTEN, PROPOSERS, ROWS, tag_of
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import GoodsOffer
from tests.games.phoenix.settling import generated
from tests.games.phoenix.table import ANN, BOB, position

ALL_KINDS = get_args(AnyOrder)
KINDS = get_args(MusterOrder) + get_args(TurnOrder) + get_args(TradeOrder)
NEEDS_WAR = {Repair, RepairTown, ToTreasury}
"""Damage and special income come with fighting, or from the game master."""
NEEDS_LUCK = {GiveGold, HandGold, TakeOver}
"""Two realms must meet for it."""


def test_every_kind_of_order_is_proposed() -> None:
    assert set(ALL_KINDS) == set(PROPOSERS)


def test_rows_are_of_orders_and_every_occasion_is_used() -> None:
    used = {occasion for proposer in PROPOSERS.values() for _slot, occasion in proposer.row}

    assert set(ROWS) | set(OFTEN) <= {tag_of(kind) for kind in ALL_KINDS}
    assert [name for name, occasion in OCCASIONS.items() if occasion not in used] == []


def test_numbers_are_now_and_then_the_least_or_the_most() -> None:
    idea = Idea(position(step="turn", active="Ann"), ANN, Seeded(1))
    drawn = [idea.some(up_to(10**9)) for _ in range(100)]

    assert {1, 10**9} < set(drawn)
    assert len(set(drawn)) > 50


def drawn(foundation: dict[str, Any], options: dict[str, str], seed: int) -> Counter[type]:
    """The orders of a random campaign, by kind; every sheet goes through `check`."""
    state, rng, found = GAME.setup(5, options, foundation), Seeded(seed), Counter[type]()
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        move = GAME.chance(state, rng) if seat == CHANCE else sample(GAME.legal_moves(state, seat), rng)
        GAME.apply(state, seat, move, None)
        found.update(type(order) for order in getattr(move, "orders", ()))
    return found


def test_in_some_campaigns_every_kind_is_ordered() -> None:
    found = Counter[type]()
    for seed in range(6):
        options = {"deadlines": "days"} if seed % 2 else {}
        found += drawn(generated(4, "hexagon 2", seed=1 + seed, months=24), options, seed)

    rare = [kind.__name__ for kind in KINDS if found[kind] < 4 and kind not in NEEDS_WAR | NEEDS_LUCK]
    assert rare == []
    assert found.total() > 3500


BORDER = {"101/27": {"owner": "Ann", "town": "BUR"}, "101/28": {"owner": "Bob", "town": "BUR"}}
SHIPS = {"field": "101/27", "troops": 30, "leaders": 1}
CHANCES: dict[type, dict[str, Any]] = {
    GiveGold: {"step": "turn", "active": "Ann", "fields": BORDER},
    Repair: {
        "step": "muster",
        "fields": {"101/27": {"owner": "Ann", "roads": ["O"], "damaged": {"STR O": 20}}},
    },
    RepairTown: {"step": "muster", "fields": {"101/27": {"owner": "Ann", "town": "BUR", "points": 700}}},
    ToTreasury: {
        "step": "turn",
        "active": "Ann",
        "fields": {"101/27": {"owner": "Ann", "town": "BUR", "special": 500}},
    },
    HandGold: {
        "step": "turn",
        "active": "Ann",
        "fields": {"101/27": {"owner": "Bob"}},
        "armies": {"Ann": {"101": {"field": "101/27", "troops": 500, "leaders": 1, "gold": 300}}},
    },
}


@pytest.mark.parametrize("kind", CHANCES)
def test_rare_chances_are_used(kind: type) -> None:
    assert sampled(position(realms={"Ann": {"gold": 5000}}, **CHANCES[kind]))[kind] > 2


def test_what_is_on_offer_is_taken_over() -> None:
    fleets = {"Ann": {"301": SHIPS}, "Bob": {"302": SHIPS}}
    state = position(step="turn", active="Ann", fields={"101/27": {"terrain": "w"}}, armies=fleets)
    offer = (0, 0, 0, 5, 0, 0, 0, 0, 0, 0)
    state.pledges.append(GoodsOffer(KEY * BOB + 302, ANN, 0, offer, state.month))

    assert sampled(state)[TakeOver] > 2


def test_r203_wizards_without_ships_of_their_own_go_aboard() -> None:
    wizard = {"field": "101/28", "rank": "Z", "most": 4, "nameless": True}
    state = position(
        step="turn",
        active="Ann",
        fields={"101/27": {"terrain": "w"}, "101/28": {"owner": "Ann"}},
        armies={"Ann": {"301": SHIPS}},
        people={"Ann": {"501": wizard}},
    )
    assert sampled(state)[Embark] > 2


def sampled(state: State) -> Counter[type]:
    """Kinds of orders in many sheets that Ann could hand in."""
    found = Counter[type]()
    for seed in range(200):
        sheet = sample(GAME.legal_moves(state, ANN), Seeded(seed))
        GAME.check(state, ANN, sheet)
        found.update(type(order) for order in sheet.orders)
    return found


def test_own_fields_are_those_of_the_map() -> None:
    state = GAME.setup(4, {}, {})
    for realm in range(3):
        assert own_fields(state, realm) == [f for f, owner in enumerate(state.owner) if owner == realm]
