"""Random wars with creatures, and with merchants: all laws hold, nothing is lost or won unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, get_args

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Game, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.economy.dealers import CARDS
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.orders.market import MarketOrder
from tafelrunde.games.phoenix.standing.traits import DOUBLE_BAN, STEADFAST, UNBANNABLE
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT, HORSE
from tests.contract.obey import obey
from tests.games.phoenix.melee.test_war_campaigns import LAWS
from tests.games.phoenix.table import CLEO
from tests.games.phoenix.wars import NAMES, war

CREATURES: dict[str, Any] = {
    "Ann": {"401": {"field": "101/26", "troops": 2500, "leaders": 0, "nature": HORSE, "might": 60}},
    "Bob": {"401": {"field": "101/27", "troops": 70, "leaders": 1, "nature": FOOT, "traits": STEADFAST}},
    "Cleo": {"402": {"field": "101/35", "troops": 9, "leaders": 0, "nature": FLEET, "traits": UNBANNABLE}},
}
MAGICAL: dict[str, Any] = {
    name: {"403": {"field": field, "rank": "Z", "most": 12, "nameless": True, "traits": DOUBLE_BAN}}
    for name, field in (("Ann", "101/26"), ("Bob", "101/18"), ("Cleo", "101/28"))
}


def beastly_war(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """The war of `wars.py` with creatures of all kinds in it."""
    state = war(seats, options, corrections)
    given = {"month": 2, "armies": CREATURES, "people": MAGICAL}
    arranged: State = GAME.arrange(state, given, NAMES)
    return arranged


BEASTLY_WAR = replace(GAME, setup=beastly_war)
PORTS = {
    "101/33": {"terrain": "w"},
    "101/25": {"owner": "Ann", "town": "HST", "post": True},
    "101/26": {"owner": "Ann", "town": "BUR"},
    "101/34": {"owner": "nobody", "terrain": "w"},
    "101/27": {"owner": "Bob", "town": "BUR"},
    "101/19": {"owner": "Bob", "town": "STD"},
}
SHOP = {
    "kind": "merchants",
    "gold": 90_000,
    "store": {"warriors": 9_000, "ships": 30, "leaders": 20, "riders": 900, "mounts": 500},
    "prices": {"warriors": 6, "ships": 600, "leaders": 900, "riders": 9, "mounts": 7},
    "bids": {"ships": 450, "mounts": 6, "light_catapults": 9_000},
    "cards": dict.fromkeys(CARDS, 20),
}
HAND = dict.fromkeys(CARDS, 3)


def market_war(seats: int, options: Mapping[str, str], corrections: Mapping[str, Any] | None) -> State:
    """The war of `wars.py` in a recruiting month, with Cleo as the merchants."""
    state = war(seats, options, {"months": 14, **(corrections or {})})
    for number in list(state.realms[CLEO].armies):
        state.remove_army(KEY * CLEO + number)
    realms = {"Ann": {"gold": 90_000, "cards": HAND}, "Bob": {"gold": 90_000, "cards": HAND}, "Cleo": SHOP}
    given = {"month": 9, "realms": realms, "fields": PORTS}
    arranged: State = GAME.arrange(state, given, NAMES)
    return arranged


MARKET_WAR = replace(GAME, setup=market_war)
WARS = {"creatures": BEASTLY_WAR, "merchants": MARKET_WAR}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("where", WARS)
def test_they_obey_all_laws(where: str, seed: int) -> None:
    options = {"deadlines": "days"} if seed % 2 else {}
    assert obey(WARS[where], len(NAMES), seed, options, LAWS, 8) > 0


def orders_of(game: Game, seed: int) -> Counter[type]:
    """The orders of a random campaign, in which nothing is lost or won unseen."""
    rng, found = Seeded(seed), Counter[type]()
    state = game.setup(len(NAMES), {}, None)
    while game.to_act(state):
        seat = game.to_act(state)[0]
        move = game.chance(state, rng) if seat == CHANCE else sample(game.legal_moves(state, seat), rng)
        game.apply(state, seat, move, None)
        found.update(type(order) for order in getattr(move, "orders", ()))
        assert state.account == totals(state), move
    return found


@pytest.mark.parametrize("seed", range(4))
def test_in_wars_of_creatures_nothing_is_lost_or_won_unseen(seed: int) -> None:
    assert orders_of(BEASTLY_WAR, seed).total() > 0


def test_where_there_are_merchants_everything_is_bought_and_sold() -> None:
    found = sum((orders_of(MARKET_WAR, seed) for seed in range(6)), Counter[type]())
    rare = [kind.__name__ for kind in get_args(MarketOrder) if found[kind] < 3]
    assert rare == []
