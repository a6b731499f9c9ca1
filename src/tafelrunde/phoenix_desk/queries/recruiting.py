"""What may be recruited where, for how much and how many; what is missing where it may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.capacity import UNLIMITED, Buyer, special_gold
from tafelrunde.games.phoenix.armies.recruits import FITTING, buyer_in, free_number
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.months.execution import Trial, closed_muster, execute, is_muster
from tafelrunde.games.phoenix.orders.muster import Enlist, Goods, Recruit
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.tables.prices import (
    CHARACTER,
    GOOD_NAMES,
    GOOD_SHORT,
    LEADER,
    OFFICER_PRICE,
    PRICE,
    STAGES,
    WIZARD,
    WIZARD_PRICE,
)
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.orders.attempts import phases_ahead
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.knowledge import Reason, asked_field, barred, ordered, reason

RANKS: Final[tuple[Literal["CHF", "ZA", "CZA", "CZB"], ...]] = ("CHF", "ZA", "CZA", "CZB")


class Offer(msgspec.Struct, frozen=True):
    """One kind of troops or people; `most`: how many money and town allow, 0 with the reason."""

    what: str
    name: Words
    price: int
    most: int
    order: Words | None
    """The sentence for one of them, under the next free number."""
    why: Reason | None


class Recruiting(msgspec.Struct, frozen=True):
    """A town and what can still be recruited there; None where nothing limits it (PH-2e)."""

    field: str
    town: str
    special: bool
    """With special income, which has limits of its own (PH-3.3.1)."""
    money: int
    gold: int | None
    leaders: int | None
    wizards: int | None
    offers: tuple[Offer, ...]
    why: Reason | None
    """What keeps the whole town from recruiting."""


def recruiting(desk: Desk, field: str = "", sheet: str = "") -> tuple[Recruiting, ...]:
    """In one field, or in all towns of the realm; after what the sheet orders at the muster."""
    state = mustered(desk, sheet)
    places = [asked_field(desk, field)] if field else own_towns(state, desk.realm)
    found = [town_offers(desk, state, place, special=False) for place in places]
    rich = [place for place in places if has_special(state, desk.realm, place)]
    return (*found, *[town_offers(desk, state, place, special=True) for place in rich])


def mustered(desk: Desk, sheet: str) -> State:
    """The position after the muster that the sheet orders."""
    orders = [order for order in parse_sheet(sheet)[0] if is_muster(order)]
    is_open = MUSTER_PHASE in phases_ahead(desk.state, desk.realm)
    return Trial(desk.state, desk.realm, orders if is_open else [], (MUSTER_PHASE,)).state


def own_towns(state: State, realm: int) -> list[int]:
    return [field for field in sorted(state.towns) if state.owner[field] == realm]


def has_special(state: State, realm: int, field: int) -> bool:
    return field in state.towns and state.owner[field] == realm and special_gold(state, realm, field) > 0


def shut(desk: Desk) -> IllegalMove | None:
    """What keeps a realm from recruiting and building anything."""
    if MUSTER_PHASE in phases_ahead(desk.state, desk.realm):
        return barred(desk)
    return barred(desk) or closed_muster(desk.state, desk.realm)


def refused(state: State, realm: int, order: Any) -> IllegalMove | None:
    """What the rules have against an order of the muster; the position stays as it is."""
    try:
        execute(state.copy(), realm, order)
    except IllegalMove as refusal:
        return refusal
    return None


# --- a town ------------------------------------------------------------------------------------------


def town_offers(desk: Desk, state: State, field: int, *, special: bool) -> Recruiting:
    label, bar = state.setting.world.label(field), shut(desk)
    money = special_gold(state, desk.realm, field) if special else state.realms[desk.realm].gold
    try:
        if bar is not None:
            raise bar
        buyer = buyer_in(state, desk.realm, label, special=special)
    except IllegalMove as refusal:
        town = seen_stage(desk, label)
        return Recruiting(label, town, special, money, 0, 0, 0, unoffered(), reason(desk, refusal))
    rest = left_of(state, buyer)
    gold, leaders, wizards = [None if most >= UNLIMITED else most for most in rest]
    offers = (*goods_offers(desk, state, buyer, money, rest), *people_offers(desk, state, buyer, money, rest))
    return Recruiting(label, seen_stage(desk, label), special, money, gold, leaders, wizards, offers, None)


def seen_stage(desk: Desk, label: str) -> str:
    town = desk.view.towns.get(label)
    return town.stage if town else STAGES[0]


def unoffered() -> tuple[Offer, ...]:
    """The price list alone."""
    prices = {code: price_of(code) for code in (*GOOD_SHORT, *RANKS)}
    return tuple([Offer(code, name_of(code), price, 0, None, None) for code, price in prices.items()])


def price_of(code: str) -> int:
    if code in GOOD_SHORT:
        return PRICE[GOOD_SHORT.index(code)]
    return OFFICER_PRICE if code == "CHF" else WIZARD_PRICE[code]


def name_of(code: str) -> Words:
    return TERMS[GOOD_NAMES[GOOD_SHORT.index(code)] if code in GOOD_SHORT else code]


def left_of(state: State, buyer: Buyer) -> list[int]:
    """Of gold, leaders and wizards, what the town has not recruited yet."""
    used = state.used.get(buyer.slot, [0, 0, 0])
    return [most - have for most, have in zip(buyer.limits(state), used, strict=True)]


def offered(desk: Desk, state: State, code: str, most: int, order: Any) -> Offer:
    refusal = refused(state, desk.realm, order)
    if refusal is not None:
        return Offer(code, name_of(code), price_of(code), 0, None, reason(desk, refusal))
    return Offer(code, name_of(code), price_of(code), most, ordered(order), None)


def goods_offers(desk: Desk, state: State, buyer: Buyer, money: int, rest: Sequence[int]) -> Iterator[Offer]:
    label = state.setting.world.label(buyer.field)
    for good, price in enumerate(PRICE):
        kind = next(kind for kind, fitting in FITTING.items() if good in fitting)
        number = free_number(state, desk.realm, kind)
        order = Recruit(label, number, Goods(**{GOOD_NAMES[good]: 1}), special=buyer.special)
        room = rest[1] if good == LEADER else rest[0] // price
        yield offered(desk, state, GOOD_SHORT[good], most_of(buyer, price, money, rest, room), order)


def people_offers(desk: Desk, state: State, buyer: Buyer, money: int, rest: Sequence[int]) -> Iterator[Offer]:
    label = state.setting.world.label(buyer.field)
    for rank in RANKS:
        number = free_number(state, desk.realm, CHARACTER if rank == "CHF" else WIZARD)
        order = Enlist(label, number, rank, special=buyer.special)
        room = rest[1] if rank == "CHF" else rest[2] // (2 if rank == "CZB" else 1)
        yield offered(desk, state, rank, most_of(buyer, price_of(rank), money, rest, room), order)


def most_of(buyer: Buyer, price: int, money: int, rest: Sequence[int], room: int) -> int:
    """By money and by what the town has left; in Audvacar everything counts by its price (PH-6.4e)."""
    return min(money // price, rest[0] // price if buyer.audvacar else room)
