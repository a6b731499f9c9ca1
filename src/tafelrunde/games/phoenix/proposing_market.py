"""Random orders about the merchants: stock, prices, trading posts, purchases and sales, cards."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.data import FLEET, FOOT, GOOD_NAMES, HORSE, PRICE
from tafelrunde.games.phoenix.gifts import TRADED
from tafelrunde.games.phoenix.orders_market import (
    BuildPost,
    BuyGoods,
    PassCards,
    SellGoods,
    SetBid,
    SetPrice,
    StockUp,
)
from tafelrunde.games.phoenix.orders_muster import Goods
from tafelrunde.games.phoenix.posting import CARDS, is_by_the_sea, posts_of
from tafelrunde.games.phoenix.proposing_muster import own_towns, pick, some_recruits
from tafelrunde.games.phoenix.realm import MERCHANTS
from tafelrunde.games.phoenix.recruiting import free_number
from tafelrunde.games.phoenix.state import State


def has_market(state: State) -> bool:
    return any(realm.kind == MERCHANTS for realm in state.realms)


def propose_stock(state: State, realm: int, rng: Rng) -> StockUp:
    """Something of one kind."""
    kind = rng.below(len(GOOD_NAMES))
    most = 1 + state.realms[realm].gold // (4 * PRICE[kind])
    return StockUp(Goods(**{GOOD_NAMES[kind]: 1 + rng.below(most)}))


def propose_price(state: State, realm: int, rng: Rng) -> SetPrice:
    kind = rng.below(len(GOOD_NAMES))
    good: Any = GOOD_NAMES[kind]
    return SetPrice(good, rng.below(1 + 3 * PRICE[kind]))


def propose_bid(state: State, realm: int, rng: Rng) -> SetBid:
    kind = pick(rng, TRADED)
    good: Any = GOOD_NAMES[kind]
    return SetBid(good, rng.below(1 + 2 * PRICE[kind]))


def propose_post(state: State, realm: int, rng: Rng) -> BuildPost | None:
    towns = [field for field in own_towns(state, realm) if is_by_the_sea(state, field)]
    return BuildPost(state.setting.world.label(pick(rng, towns))) if towns else None


def propose_purchase(state: State, realm: int, rng: Rng) -> BuyGoods | None:
    """An army of its own, as if it were recruited."""
    posts = posts_of(state, realm)
    kind = pick(rng, (FOOT, HORSE, FLEET))
    number = free_number(state, realm, kind)
    if not posts or not number:
        return None
    return BuyGoods(state.setting.world.label(pick(rng, posts)), number, some_recruits(kind, 300, rng))


def propose_sale(state: State, realm: int, rng: Rng) -> SellGoods | None:
    towns = own_towns(state, realm)
    if not towns:
        return None
    kind = pick(rng, TRADED)
    most = 1 + state.realms[realm].gold // (8 * PRICE[kind])
    return SellGoods(
        state.setting.world.label(pick(rng, towns)), Goods(**{GOOD_NAMES[kind]: 1 + rng.below(most)})
    )


def propose_cards(state: State, realm: int, rng: Rng) -> PassCards | None:
    held = [kind for kind, count in enumerate(state.realms[realm].cards) if count]
    if not held:
        return None
    kind = pick(rng, held)
    card: Any = CARDS[kind]
    return PassCards(pick(rng, state.setting.names), card, 1 + rng.below(state.realms[realm].cards[kind]))


MARKET_MUSTER_PROPOSERS: Final[dict[type, Any]] = {
    StockUp: propose_stock,
    BuildPost: propose_post,
    BuyGoods: propose_purchase,
    SellGoods: propose_sale,
}
MARKET_PROPOSERS: Final[dict[type, Any]] = {
    **MARKET_MUSTER_PROPOSERS,
    SetPrice: propose_price,
    SetBid: propose_bid,
    PassCards: propose_cards,
}
