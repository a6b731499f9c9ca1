"""Trading posts (6.4.1): in towns by the sea, paid with cards, lost with their towns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.economy.dealers import is_by_the_sea
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.orders.market import BuildPost
from tafelrunde.games.phoenix.state.realm import MERCHANTS
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.tables.prices import NO_TOWN
from tafelrunde.games.phoenix.told.land import PostStands
from tafelrunde.games.phoenix.trade.cards import POST_CARDS, spend_for_post
from tafelrunde.games.phoenix.world.places import read_field

REBUILDING: Final = 6
"""Rounds from the loss of a post to the next one (PH-6.4.1m)."""


def build_post(state: State, realm: int, order: BuildPost) -> None:
    """Four cards of level 1 and a master builder are spent; it stands at once."""
    field = read_field(state.setting.world, order.field)
    need_site(state, realm, field)
    lost = state.realms[realm].post_lost
    if lost and state.month < lost + REBUILDING:
        params = {"since": month_name(lost), "month": month_name(lost + REBUILDING)}
        raise IllegalMove("PH-6.4.1m", {**params, "field": state.setting.world.label(field)})
    left = spend_for_post(state.realms[realm].cards)
    if left is None:
        asked, have = POST_CARDS + 1, hand(state, realm)
        raise IllegalMove("PH-6.4.1k", {"card": "master_builder", "asked": asked, "have": have})
    state.edit_realm(realm).cards = left
    state.posts[field] = state.month
    state.publish(PostStands(realm, state.setting.world.label(field)))


def hand(state: State, realm: int) -> int:
    return sum(state.realms[realm].cards)


def need_site(state: State, realm: int, field: int) -> None:
    """A finished own town with water beside it, and no post yet (PH-6.4.1l)."""
    reason = ""
    if state.owner[field] != realm or state.realms[realm].kind == MERCHANTS:
        reason = "reason_not_yours"
    elif stage_at(state, field) == NO_TOWN:
        reason = "reason_no_town"
    elif not is_by_the_sea(state, field):
        reason = "reason_no_sea"
    elif field in state.posts:
        reason = "reason_post_stands"
    if reason:
        raise IllegalMove("PH-6.4.1l", {"field": state.setting.world.label(field), "reason": reason})


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    BuildPost: (MUSTER_PHASE, build_post),
}
