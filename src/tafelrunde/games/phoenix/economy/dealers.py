"""Who has a trading post and may deal with the merchants (PH-6.4.1j)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.state.realm import NO_CARDS, NO_GOODS
from tafelrunde.games.phoenix.state.state import State

CARDS: Final = ("tanner", "leatherworker", "mining", "carpenter", "master_builder")
"""By number; the first four are the crafts, cards of level 1."""


def posts_of(state: State, realm: int) -> list[int]:
    """Fields of its trading posts."""
    return [field for field in sorted(state.posts) if state.owner[field] == realm]


def need_post(state: State, realm: int, field: int) -> None:
    """An own one there (PH-6.4.1j)."""
    if field not in posts_of(state, realm):
        raise no_post(state, realm)


def need_any_post(state: State, realm: int) -> None:
    """Whoever deals with the merchants has a post (PH-6.4.1j)."""
    if not posts_of(state, realm):
        raise no_post(state, realm)


def no_post(state: State, realm: int) -> IllegalMove:
    fields = ", ".join(map(state.setting.world.label, posts_of(state, realm))) or "–"
    return IllegalMove("PH-6.4.1j", {"realm": state.setting.names[realm], "fields": fields})


def is_by_the_sea(state: State, field: int) -> bool:
    world = state.setting.world
    return any(world.is_water[other] for other in world.around[field])


def join_trade(state: State, realm: int, into: int) -> None:
    """All cards and stored goods of a realm go to another, which it joins (PH-6.2g)."""
    old, new = state.edit_realm(realm), state.edit_realm(into)
    new.cards, old.cards = summed(new.cards, old.cards), NO_CARDS
    new.store, old.store = summed(new.store, old.store), NO_GOODS
    new.coming, old.coming = summed(new.coming, old.coming), NO_GOODS
    old.prices, old.bids, old.post_lost = NO_GOODS, NO_GOODS, 0


def summed(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([first + second for first, second in zip(one, other, strict=True)])
