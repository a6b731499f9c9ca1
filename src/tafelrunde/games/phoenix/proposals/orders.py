"""Random orders of every kind, for players that know nothing and for the laws.

The sentences of an order say which slots it has; a `Proposer` chooses something for each from what the realm
knows (`occasions.py`): by the row of its kind, else as usual for a slot of that name or kind.
"""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from tafelrunde.engine.contract import Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.inspection import inspect
from tafelrunde.games.phoenix.months.execution import TABLE, Trial, begin_turn, execute
from tafelrunde.games.phoenix.moves.kinds import AnyOrder
from tafelrunde.games.phoenix.orders.market import MarketOrder
from tafelrunde.games.phoenix.proposals.idea import Idea
from tafelrunde.games.phoenix.proposals.occasions import OCCASIONS
from tafelrunde.games.phoenix.state.realm import MERCHANTS
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import is_recruiting
from tafelrunde.games.phoenix.tables.phases import B1, MUSTER_PHASE
from tafelrunde.games.phoenix.words.grammar import slot_kinds
from tafelrunde.games.phoenix.words.sentences import FORMS

ROWS: Final[dict[str, str]] = {
    "recruit": "town=recruiting kind=arms army=new_or_there goods=recruits special=off_season guard",
    "enlist": "rank number name special=off_season",
    "build": "field=town_or_land",
    "repair": "spot=damaged_works points=lost",
    "build_town": "field=town_sites points",
    "repair_town": "field=damaged_towns points=missing",
    "place_town": "stage=free_stages field=open_ports",
    "stock_up": "goods=stock",
    "sell_goods": "goods=traded_goods",
    "buy_goods": "kind=all_arms army=new goods=few_recruits",
    "set_price": "good price=dear",
    "set_bid": "good=traded price=cheap",
    "pass_cards": "card count=cards",
    "revoke_coast": "realm=with_coast",
    "grant_way": "realm=willing",
    "revoke_way": "realm=with_way",
    "move_capital": "field=fortresses",
    "to_treasury": "field=chests",
    "plunder": "army=able_abroad",
    "tear_down": "task=works_to_tear",
    "tear_down_town": "army=able_in_towns",
    "disband": "army=not_the_last",
    "withdraw_crew": "wall=own_walls army=new_foot",
    "move": "army=afoot to=goals spare=sparing",
    "embark": "task=embarkations",
    "land": "army=aboard to=shores spare=seldom",
    "split": "army=with_leaders into=new_alike goods=part",
    "merge": "pair=pairs_alike",
    "shift_leaders": "pair=pairs_with_leaders",
    "mount": "army=with_mounts count=mounted into=horse leaders=leaders_along",
    "dismount": "army=riders count=troops into=foot leaders=leaders_along",
    "load": "army=in_towns special=from_chest gold=load",
    "unload": "army=laden_in_towns special=from_special gold=cargo",
    "pass_cargo": "pair=pairs_laden gold=gold_or_none special=special_or_none",
    "destroy_gold": "army=laden gold=pieces",
    "move_person": "person to=one_or_two_steps",
    "accompany": "person army=company",
    "give_gold": "gold=gift realm=neighbours",
    "hand_gold": "army=couriers realm=owner_there gold=carried",
    "offer_goods": "army=with_wares realm=those_beside goods=wares price",
    "take_over": "offer=offers",
    "fire_before": "army=armed aim=aims weapons=weapons",
    "fire_after": "army=armed aim=aims weapons=weapons",
    "set_stance": "army=no_guard kill=either",
    "release": "army=with_captives",
    "pass_prisoners": "pair=pairs_with_captives",
    "offer_prisoners": "army=with_captives price",
    "appoint": "rank=free_offices",
    "challenge": "task=meetings",
    "set_pursuit": "spare=either",
    "retreat": "person",
    "free_person": "task=captives",
    "set_refuge": "person=nobles task=refuges",
    "set_rivals": "person=nobles task=rivals",
    "set_line": "task=lines",
    "dismiss_wizard": "person=nameless",
    "teleport": "person=wizard to=spell_goals",
    "teleport_late": "person=wizard to=spell_goals",
    "teleport_goods": "person=carrier armies=there",
    "raise_magic_wall": "person=wizard field=nearby",
    "tear_magic_wall": "person=wizard field=nearby",
    "tear_magic_wall_late": "person=wizard field=nearby",
    "ban": "person=strong field=around power=power",
    "travel": "task=passages to=waters_beyond",
    "raise_dead": "army=undead goods=undead_goods",
}
"""By the name of an order in JSON, slots in the sequence in which they are chosen, each with its occasion.

A slot that the order does not have helps to choose others; some occasions fill several slots at once; what
the order needs besides is chosen after them.
"""
UNITS: Final = ("unit", "host", "person")
LISTS: Final = {"hosts": "host", "fields": "field", "people": "person"}


def tag_of(order: type[Any]) -> str:
    return str(order.__struct_config__.tag)


class Proposer:
    """Draws orders of one kind."""

    def __init__(self, order: type[Any]) -> None:
        self.order = order
        forms = [form for form in FORMS if form.order is order]
        kinds = {name: kind for form in forms for name, kind in slot_kinds(form.parts)}
        self.kinds = {name: kinds.get(name, "") for name in order.__struct_fields__}
        row = {part.split("=")[0]: part.split("=")[-1] for part in ROWS.get(tag_of(order), "").split()}
        needed = [field.name for field in msgspec.structs.fields(order) if field.required]
        usual = {slot: slot if slot in OCCASIONS else kinds[slot] for slot in needed if slot not in row}
        known = {slot: name for slot, name in usual.items() if name in OCCASIONS}
        self.row = [(slot, OCCASIONS[name]) for slot, name in {**row, **known}.items()]

    def draw(self, idea: Idea) -> Any:
        """An order, or None where it has no idea."""
        chosen, kinds = idea.chosen, self.kinds
        for slot, occasion in self.row:
            if slot not in chosen:
                things = occasion(idea)
                if not things:
                    return None
                thing = idea.some(things)
                chosen.update(thing if isinstance(thing, dict) else {slot: thing})
        return self.order(**{slot: said(idea, kinds[slot], chosen[slot]) for slot in kinds if slot in chosen})


def said(idea: Idea, kind: str, thing: Any) -> Any:
    """As it stands in an order."""
    if kind in UNITS:
        return thing if isinstance(thing, int) else thing.number
    if kind == "field":
        return idea.world.label(thing)
    if kind in LISTS:
        return tuple([said(idea, LISTS[kind], one) for one in thing])
    return idea.state.setting.names[thing] if kind == "realm" else thing


PROPOSERS: Final = {kind: Proposer(kind) for kind in get_args(AnyOrder)}
MUSTER_TRIES: Final = 8
TURN_TRIES: Final = 20
USUALLY: Final = 3
# fmt: off
OFTEN: Final[dict[str, int]] = {
    "move": 30, "hand_gold": 30, "recruit": 12, "embark": 15, "take_over": 12,
    "teleport_goods": 12, "raise_magic_wall": 12, "travel": 12, "raise_dead": 12,
    "fire_before": 10, "fire_after": 10, "build_post": 9, "buy_goods": 9, "sell_goods": 9,
    "stock_up": 9, "place_town": 6, "land": 6, "give_gold": 9, "appoint": 6, "unload": 6,
    "teleport": 6, "ban": 9,
    "dismiss_wizard": 1, "retrain": 1, "set_pursuit": 2, "free_person": 1, "disband": 1,
    "set_refuge": 2, "set_rivals": 2, "set_line": 2,
    "tear_down_town": 1, "revoke_way": 1,
}
# fmt: on
"""How often a kind is tried, if not as usual: armies shall get about and not vanish, rare chances be used."""


def lots(*, muster: bool, merchants: bool) -> tuple[type, ...]:
    """Kinds of orders, as often as they are tried; some only where there are merchants."""
    return tuple(
        [
            kind
            for kind in PROPOSERS
            if (TABLE[kind][0] == MUSTER_PHASE) == muster and (merchants or kind not in get_args(MarketOrder))
            for _ in range(OFTEN.get(tag_of(kind), USUALLY))
        ]
    )


MUSTER_LOTS: Final = [lots(muster=True, merchants=False), lots(muster=True, merchants=True)]
TURN_LOTS: Final = [lots(muster=False, merchants=False), lots(muster=False, merchants=True)]


def propose(state: State, realm: int, phases: tuple[int, ...], rng: Rng) -> tuple[Any, ...]:
    """A handful of orders that can be carried out together."""
    trial, orders = state.copy(), list[Any]()
    trial.planning = True
    has_market = any(row.kind == MERCHANTS for row in state.realms)
    if MUSTER_PHASE in phases:
        tries = MUSTER_TRIES if is_recruiting(state.month) else 2
        orders += tried(trial, realm, some_kinds(MUSTER_LOTS[has_market], tries, rng), rng)
    if B1 in phases:
        begin_turn(trial, realm)
        orders += tried(trial, realm, some_kinds(TURN_LOTS[has_market], TURN_TRIES, rng), rng)
    return sound(state, trial, realm, orders, phases)


def some_kinds(kinds: tuple[type, ...], count: int, rng: Rng) -> list[type]:
    """In the sequence of their phases."""
    found = [kinds[rng.below(len(kinds))] for _ in range(count)]
    return sorted(found, key=lambda kind: TABLE[kind][0])


def tried(trial: State, realm: int, kinds: list[type], rng: Rng) -> list[Any]:
    """The orders of these kinds that can be carried out one after the other; they have been."""
    orders: list[Any] = []
    for kind in kinds:
        order = PROPOSERS[kind].draw(Idea(trial, realm, rng))
        if order is not None and is_carried_out(trial, realm, order):
            orders.append(order)
    return orders


def is_carried_out(trial: State, realm: int, order: Any) -> bool:
    try:
        execute(trial, realm, order)
    except IllegalMove:
        return False
    return True


def sound(
    state: State, trial: State, realm: int, orders: list[Any], phases: tuple[int, ...]
) -> tuple[Any, ...]:
    """All of them; the last are taken back where they leave behind what no sheet may (`inspection.py`)."""
    try:
        inspect(trial, realm)
    except IllegalMove:
        while orders and Trial(state, realm, orders, phases).refusals:
            orders.pop()
    return tuple(orders)
